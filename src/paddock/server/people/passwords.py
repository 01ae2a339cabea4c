"""Passwords by argon2id, in threads, and codes that nobody can guess."""

import asyncio
import hashlib
import hmac
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from paddock.server.people import names

AT_ONCE = 2  # hashing takes 64 MiB each
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike


class Passwords:
    """Hashes and compares."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys = ""

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the one; takes as long when there is none to compare with."""
        if not self._nobodys:
            self._nobodys = await self.hashed(secrets.token_hex(16))
        async with self._turn:
            same = await asyncio.to_thread(self._same, kept or self._nobodys, password)
        return same and kept is not None

    def _same(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False

    def is_old(self, kept: str) -> bool:
        """Whether it was hashed with less care than is usual now."""
        return self._hasher.check_needs_rehash(kept)


def new_code(letters: int) -> str:
    """A code in groups of four, five bits a letter."""
    code = "".join(secrets.choice(LETTERS) for _ in range(letters))
    return "-".join(code[start : start + 4] for start in range(0, letters, 4))


def kept_of(code: str) -> str:
    """What the database keeps of a code, however it was typed."""
    return hashlib.sha256(names.code(code).encode()).hexdigest()


def same_code(kept: str | None, code: str) -> bool:
    """Whether it is the one."""
    return hmac.compare_digest(kept or "", kept_of(code))
