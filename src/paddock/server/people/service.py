"""People and their sessions."""

import contextlib
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import Delete, Select, delete, not_, or_, select, update

from paddock.server.clock import Now
from paddock.server.errors import Malformed, NoSuch, NotNow
from paddock.server.people import names
from paddock.server.people.attempts import Attempts
from paddock.server.people.passwords import kept_of, new_code
from paddock.server.people.visitor import (
    Connection,
    Rests,
    Visitor,
    new_token,
    stored,
    token_of,
)
from paddock.server.wire.people import Changes, Me, MoveCode, NewGuest, Session
from paddock.store.database import Database
from paddock.store.entries import LOST
from paddock.store.schema import blocks, move_codes, people, players, rests, sessions, tables

SECOND = 1000
HOUR = 3600 * SECOND
YEAR = 365 * 24 * HOUR  # a session that nobody uses for so long is over
MOVE_TIME = 10 * 60 * SECOND
MOVE_LETTERS = 8
MOST_ASKED = 500  # sessions in one question
MOST_GUESSES = 20  # of codes, from one address
MOST_SETTINGS = 8 * 1024  # bytes
SESSION_NAME = 16  # characters of what is stored of a token; enough to name one's own
_json = msgspec.json


class People:
    """What can be done with people."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now
        self._attempts = Attempts(now)
        self.ended: Callable[[], None] = lambda: None  # told when sessions have ended here

    # Coming in

    async def new_guest(self, wanted: NewGuest, device: str) -> tuple[str, str]:
        """A person without an account: their id, and the token of their session."""
        person, token, at = secrets.token_hex(8), new_token(), self._now()
        name = names.shown(wanted.name)
        await self._database.run(
            people.insert().values(
                id=person, name=name, language=wanted.language, created=at, seen=at
            ),
            sessions.insert().values(self._session(person, token, device)),
        )
        return person, token

    async def come_in(self, person: str, device: str, instead: str = "") -> str:
        """A new session, in place of the one that this device had: its token."""
        token = new_token()
        await self._database.run(
            delete(sessions).where(sessions.c.token == instead),
            sessions.insert().values(self._session(person, token, device)),
        )
        self.ended()
        return token

    def _session(self, person: str, token: str, device: str) -> dict[str, Any]:
        at = self._now()
        row = {"token": stored(token), "person": person, "device": device}
        return {**row, "created": at, "seen": at}

    async def visitor_of(self, connection: Connection) -> Visitor | None:
        """Who is asking, or nobody that is known."""
        token = token_of(connection)
        return await self.known(stored(token)) if token else None

    async def known(self, session: str) -> Visitor | None:
        """Whose session this is."""
        row = await self._database.row(_visitors().where(sessions.c.token == session))
        if row is None or row["seen"] < self._now() - YEAR:
            return None
        if row["seen"] < self._now() - HOUR:
            await self._saw(session, row["id"])
        return Visitor(
            row["id"], row["name"], row["language"], row["colour"], session, row["login"] or ""
        )

    async def _saw(self, session: str, person: str) -> None:
        """Noted once an hour; it may wait when the database is busy."""
        at = self._now()
        with contextlib.suppress(*LOST):
            await self._database.run(
                update(sessions).where(sessions.c.token == session).values(seen=at),
                update(people).where(people.c.id == person).values(seen=at),
            )

    # Oneself

    async def me(self, person: str) -> Me:
        """All about a person that they see on their own page."""
        row = await self._database.row(select(people).where(people.c.id == person))
        if row is None:
            raise NoSuch("person", came=person[:40])
        return Me(
            person=person,
            name=row["name"],
            language=row["language"],
            colour=row["colour"],
            shape=row["shape"],
            login=row["login"] or "",
            settings=_json.decode(row["settings"] or b"{}"),
            created=row["created"],
        )

    async def change(self, person: str, changes: Changes) -> Me:
        """Change what is named, and nothing else."""
        values = {
            name: value
            for name in ("name", "language", "colour", "shape")
            if (value := getattr(changes, name)) is not UNSET
        }
        if "name" in values:
            values["name"] = names.shown(values["name"])
        if changes.settings is not UNSET:
            values["settings"] = await self._settings(person, changes.settings)
        if values:
            await self._database.run(update(people).where(people.c.id == person).values(values))
        return await self.me(person)

    async def _settings(self, person: str, changes: dict[str, Any]) -> bytes:
        merged = {**(await self.me(person)).settings, **changes}
        data = _json.encode({name: value for name, value in merged.items() if value is not None})
        if len(data) > MOST_SETTINGS:
            raise Malformed("too-large", came=len(data), most=MOST_SETTINGS)
        return data

    # Sessions

    async def sessions(self, visitor: Visitor) -> list[Session]:
        """Where the person is signed in, the latest first."""
        query = select(sessions).where(
            sessions.c.person == visitor.person, sessions.c.seen >= self._now() - YEAR
        )
        rows = await self._database.rows(query.order_by(sessions.c.seen.desc()))
        return [
            Session(
                id=row["token"][:SESSION_NAME],
                device=row["device"],
                created=row["created"],
                seen=row["seen"],
                here=row["token"] == visitor.token,
            )
            for row in rows
        ]

    async def still_there(self, known: Collection[str]) -> set[str]:
        """Which of these sessions have not ended."""
        names, found = list(known), set[str]()
        for start in range(0, len(names), MOST_ASKED):
            some = names[start : start + MOST_ASKED]
            query = select(sessions.c.token).where(sessions.c.token.in_(some))
            found.update(row["token"] for row in await self._database.rows(query))
        return found

    async def sign_out(self, visitor: Visitor) -> None:
        """End the session that asks."""
        await self._database.run(delete(sessions).where(sessions.c.token == visitor.token))
        self.ended()

    async def end_session(self, visitor: Visitor, session: str) -> None:
        """End one."""
        if len(session) != SESSION_NAME or not await self._database.run(
            delete(sessions).where(
                sessions.c.person == visitor.person,
                sessions.c.token.startswith(session, autoescape=True),
            )
        ):
            raise NoSuch("session", came=session[:SESSION_NAME])
        self.ended()

    async def end_others(self, person: str, but: str) -> None:
        """End all sessions of a person but one."""
        await self._database.run(
            delete(sessions).where(sessions.c.person == person, sessions.c.token != but)
        )
        self.ended()

    # To another device

    async def move_code(self, person: str) -> MoveCode:
        """A code for another device; an older one is void."""
        code, until = new_code(MOVE_LETTERS), self._now() + MOVE_TIME
        await self._database.run(
            delete(move_codes).where(move_codes.c.person == person),
            move_codes.insert().values(code=kept_of(code), person=person, until=until),
        )
        return MoveCode(code=code, until=until)

    async def moved(self, code: str, address: str) -> str:
        """Who was given this code; it is used up."""
        self._attempts.check(address, MOST_GUESSES)
        async with self._database.transaction() as connection:
            used = await connection.execute(
                delete(move_codes)
                .where(move_codes.c.code == kept_of(code))
                .returning(move_codes.c.person, move_codes.c.until)
            )
            row = used.mappings().first()
        if row is None or row["until"] < self._now():
            self._attempts.failed(address)
            raise NotNow("move-code")
        return str(row["person"])

    # Sitting down

    async def about_to_sit(self, visitor: Visitor) -> Visitor:
        """With all that has to be known of somebody who sits down."""
        one = visitor.person
        query = select(blocks.c.person, blocks.c.other).where(
            blocks.c.kind == "block", or_(blocks.c.person == one, blocks.c.other == one)
        )
        pairs = await self._database.rows(query)
        shuns = frozenset(row["other"] if row["person"] == one else row["person"] for row in pairs)
        named = (await self.rests_of([one])).get(one, ())
        return msgspec.structs.replace(visitor, shuns=shuns, rests=named)

    async def rests_of(self, persons: Collection[str]) -> dict[str, Rests]:
        """The days of rest that lie ahead, of those who have named any."""
        query = select(rests).where(rests.c.person.in_(persons), rests.c.until > self._now())
        found: dict[str, Rests] = {}
        for row in await self._database.rows(query.order_by(rests.c.since)):
            one = row["person"]
            found[one] = (*found.get(one, ()), (row["since"], row["until"]))
        return found

    # Tidying up

    async def tidy(self) -> None:
        """Sessions and codes whose time is over, guests who left no trace."""
        await self._database.run(
            delete(sessions).where(sessions.c.seen < self._now() - YEAR),
            delete(move_codes).where(move_codes.c.until < self._now()),
            _forgotten(self._now() - YEAR),
        )


def _forgotten(before: int) -> Delete:
    """Guests who can't come back, and have never sat at a table."""
    known = (
        select(sessions.c.person).where(sessions.c.person == people.c.id).exists(),
        select(players.c.person).where(players.c.person == people.c.id).exists(),
        select(tables.c.id).where(tables.c.owner == people.c.id).exists(),
    )
    return delete(people).where(
        people.c.login.is_(None), people.c.seen < before, *(not_(one) for one in known)
    )


def _visitors() -> Select[*tuple[Any, ...]]:
    columns: Sequence[Any] = (
        people.c.id, people.c.name, people.c.language, people.c.colour, people.c.login,
    )  # fmt: skip
    return select(*columns, sessions.c.seen).join(sessions, sessions.c.person == people.c.id)
