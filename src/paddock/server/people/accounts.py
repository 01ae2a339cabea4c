"""Accounts: a name and a password, and a code for the day on which the password is lost."""

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from paddock.server.clock import Now
from paddock.server.errors import Malformed, NotNow, SignedOut
from paddock.server.people import names
from paddock.server.people.attempts import Attempts
from paddock.server.people.passwords import Passwords, kept_of, new_code, same_code
from paddock.store.database import Database, Row
from paddock.store.schema import people

RECOVERY_LETTERS = 20  # 100 bits
MOST_HERE = 10  # failures from one address at one account, in a quarter of an hour
MOST_ADDRESS = 50  # from one address
MOST_ACCOUNT = 100  # at one account


class Accounts:
    """Makes them and opens them."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._passwords = Passwords()
        self._attempts = Attempts(now)

    async def make(self, person: str, login: str, password: str) -> tuple[str, str]:
        """A guest becomes an account: its name as it is kept, and the recovery code."""
        name, code = names.login(login), new_code(RECOVERY_LETTERS)
        hashed = await self._passwords.hashed(password)
        change = update(people).where(people.c.id == person, people.c.login.is_(None))
        try:
            made = await self._database.run(
                change.values(login=name, password=hashed, recovery=kept_of(code))
            )
        except IntegrityError:
            raise NotNow("login-taken", came=name) from None
        if not made:
            raise NotNow("has-account")
        return name, code

    async def enter(self, login: str, password: str, address: str) -> str:
        """The person of an account. A wrong name and a wrong password look the same."""
        row = await self._guarded(login, address)
        kept = None if row is None else row["password"]
        if not await self._passwords.fits(kept, password) or row is None:
            self._failed(login, address)
            raise SignedOut("name-or-password")
        if self._passwords.is_old(row["password"]):
            await self._set(row["id"], password)
        return str(row["id"])

    async def recover(self, login: str, code: str, password: str, address: str) -> tuple[str, str]:
        """A new password by the recovery code: the person, and the next code."""
        row = await self._guarded(login, address)
        if not same_code(None if row is None else row["recovery"], code) or row is None:
            self._failed(login, address)
            raise SignedOut("name-or-code")
        following = new_code(RECOVERY_LETTERS)
        hashed = await self._passwords.hashed(password)
        used = await self._database.run(
            update(people)
            .where(people.c.id == row["id"], people.c.recovery == row["recovery"])
            .values(password=hashed, recovery=kept_of(following))
        )
        if not used:  # by another request, at the same moment
            raise SignedOut("name-or-code")
        return str(row["id"]), following

    async def change_password(self, person: str, old: str, new: str, address: str) -> None:
        """Another one, for whoever knows the present one."""
        await self.check(person, old, address)
        await self._set(person, new)

    async def new_recovery(self, person: str, password: str, address: str) -> str:
        """Another recovery code; the old one is void."""
        await self.check(person, password, address)
        code = new_code(RECOVERY_LETTERS)
        await self._database.run(
            update(people).where(people.c.id == person).values(recovery=kept_of(code))
        )
        return code

    async def check(self, person: str, password: str, address: str) -> None:
        """Refuse, unless it is this person's password; a guest has none."""
        row = await self._database.row(select(people).where(people.c.id == person))
        if row is None or row["login"] is None:
            raise NotNow("no-account")
        self._check(row["login"], address)
        if not await self._passwords.fits(row["password"], password):
            self._failed(row["login"], address)
            raise SignedOut("password")

    async def _set(self, person: str, password: str) -> None:
        hashed = await self._passwords.hashed(password)
        await self._database.run(
            update(people).where(people.c.id == person).values(password=hashed)
        )

    # Guessing

    async def _guarded(self, login: str, address: str) -> Row | None:
        """The account of a name, if it may be tried now."""
        name = _folded(login)
        self._check(name, address)
        return await self._database.row(select(people).where(people.c.login == name))

    def _check(self, login: str, address: str) -> None:
        self._attempts.check(f"{login} {address}", MOST_HERE)
        self._attempts.check(f" {address}", MOST_ADDRESS)
        self._attempts.check(f"{login} ", MOST_ACCOUNT)

    def _failed(self, login: str, address: str) -> None:
        name = _folded(login)
        for key in (f"{name} {address}", f" {address}", f"{name} "):
            self._attempts.failed(key)


def _folded(login: str) -> str:
    """The name as it is kept; what no account can be called is nobody's."""
    try:
        return names.login(login)
    except Malformed:
        return ""
