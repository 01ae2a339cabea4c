"""Who is asking: told by a session's token, in a cookie or (for programs) as a bearer."""

import hashlib
import secrets
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

COOKIE = "paddock_session"
Connection = ASGIConnection[Any, Any, Any, Any]
Rests = tuple[tuple[int, int], ...]  # since when and until when clocks stand still


class Visitor(msgspec.Struct, frozen=True):
    """A person with a session."""

    person: str
    name: str
    language: str
    colour: str
    token: str  # as it is stored: a hash
    login: str = ""  # empty: a guest
    # Known of those who are about to sit down only:
    shuns: frozenset[str] = frozenset()  # whom they don't meet at public tables
    rests: Rests = ()


def new_token() -> str:
    """A session's token: nobody can guess it."""
    return secrets.token_urlsafe(32)


def stored(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: Connection) -> str:
    """The token that came with a request, or nothing."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return bearer
    return connection.cookies.get(COOKIE, "")
