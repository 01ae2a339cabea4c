"""What a person keeps here: set-ups, whom they block or mute, what they have reported."""

import secrets

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError

from paddock.server.clock import Now
from paddock.server.errors import NoSuch, NotNow
from paddock.server.tables.asking import checked
from paddock.server.wire.people import Block, Blocked, NewSetup, Report, SavedSetup
from paddock.server.wire.setup import Setup
from paddock.store.database import Database
from paddock.store.schema import blocks, people, players, reports, setups, tables

MOST_SETUPS = 50
MOST_BLOCKS = 500
MOST_REPORTS = 20  # of one person in a day
DAY = 86_400 * 1000
_setup = msgspec.json.Decoder(Setup)


class Belongings:
    """Reads and changes them."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    # Set-ups

    async def setups(self, person: str) -> list[SavedSetup]:
        """All that a person has saved, by name."""
        query = select(setups).where(setups.c.person == person)
        rows = await self._database.rows(query.order_by(setups.c.name, setups.c.id))
        return [
            SavedSetup(id=row["id"], name=row["name"], setup=_setup.decode(row["body"]))
            for row in rows
        ]

    async def save_setup(self, person: str, wanted: NewSetup) -> SavedSetup:
        """One more."""
        await self._check_room(setups.c.person, person, MOST_SETUPS)
        made = SavedSetup(
            id=secrets.token_hex(8), name=wanted.name.strip(), setup=checked(wanted.setup)
        )
        body = msgspec.json.encode(made.setup)
        await self._database.run(
            setups.insert().values(id=made.id, person=person, name=made.name, body=body)
        )
        return made

    async def change_setup(self, person: str, setup: str, wanted: NewSetup) -> SavedSetup:
        """The same one, different."""
        body = msgspec.json.encode(checked(wanted.setup))
        mine = update(setups).where(setups.c.id == setup, setups.c.person == person)
        name = wanted.name.strip()
        if not await self._database.run(mine.values(name=name, body=body)):
            raise NoSuch("setup", came=setup[:40])
        return SavedSetup(id=setup, name=name, setup=wanted.setup)

    async def forget_setup(self, person: str, setup: str) -> None:
        """One less."""
        mine = delete(setups).where(setups.c.id == setup, setups.c.person == person)
        if not await self._database.run(mine):
            raise NoSuch("setup", came=setup[:40])

    async def _check_room(self, column: object, person: str, most: int) -> None:
        query = select(func.count().label("count")).where(column == person)  # pyright: ignore
        row = await self._database.row(query)
        if row is not None and row["count"] >= most:
            raise NotNow("full", most=most)

    # Others

    async def blocked(self, person: str) -> list[Blocked]:
        """Whom a person blocks or mutes, the latest first."""
        join = blocks.outerjoin(people, people.c.id == blocks.c.other)
        query = select(blocks, people.c.name).select_from(join).where(blocks.c.person == person)
        rows = await self._database.rows(query.order_by(blocks.c.at.desc()))
        return [
            Blocked(person=row["other"], name=row["name"] or "", kind=row["kind"], at=row["at"])
            for row in rows
        ]

    async def block(self, person: str, wanted: Block) -> None:
        """From now on; twice is once."""
        if wanted.person == person:
            raise NotNow("yourself")
        await self._check_room(blocks.c.person, person, MOST_BLOCKS)
        query = select(people.c.id).where(people.c.id == wanted.person)
        if await self._database.row(query) is None:
            raise NoSuch("person", came=wanted.person)
        row = {"person": person, "other": wanted.person, "kind": wanted.kind, "at": self._now()}
        try:
            await self._database.run(blocks.insert().values(row))
        except IntegrityError:
            return

    async def unblock(self, person: str, other: str, kind: str) -> None:
        """Not any more."""
        mine = delete(blocks).where(blocks.c.person == person, blocks.c.other == other)
        if not await self._database.run(mine.where(blocks.c.kind == kind)):
            raise NoSuch("block", came=other[:40])

    async def report(self, person: str, wanted: Report) -> None:
        """Something that happened at a table; the operator reads it."""
        query = select(tables.c.id).where(tables.c.id == wanted.table)
        if await self._database.row(query) is None:
            raise NoSuch("table", came=wanted.table)
        seated = select(players.c.seat).where(players.c.table == wanted.table)
        if await self._database.row(seated.where(players.c.person == wanted.about)) is None:
            raise NoSuch("person", came=wanted.about)
        lately = select(func.count().label("count")).where(
            reports.c.person == person, reports.c.at > self._now() - DAY
        )
        row = await self._database.row(lately)
        if row is not None and row["count"] >= MOST_REPORTS:
            raise NotNow("full", most=MOST_REPORTS)
        values = {"person": person, "about": wanted.about, "table": wanted.table}
        values |= {"text": wanted.text.strip(), "at": self._now()}
        await self._database.run(reports.insert().values(values))
