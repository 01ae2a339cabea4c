"""Things that concern a person at every table: they are gone for good, or known by another name.

Where a match may still go on, the table is changed like by any command. A table that is over is not
played through again for this: one entry is appended, and the list's copy of its seats corrected.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Update, delete, func, or_, select, update

from paddock.server.clock import Now
from paddock.server.errors import Away
from paddock.server.people import names
from paddock.server.people.service import People
from paddock.server.tables import entries as log
from paddock.server.tables.draft import Draft
from paddock.server.tables.entries import Became, Gone, Said, Sat, decoded, encoded
from paddock.server.tables.keeper import Keeper
from paddock.server.wire.updates import SeatInfo
from paddock.store.database import Database, Row
from paddock.store.entries import INDEX, Append, Log, Taken
from paddock.store.schema import (
    channels,
    entries,
    people,
    players,
    reports,
    rests,
    sessions,
    setups,
    tables,
)

TRIES = 8
OVER = ("over", "closed")
NAMED = (b'["sat"', b'["said"', b'["became"')  # how entries begin that say who somebody is
_seats = msgspec.json.Decoder(tuple[SeatInfo, ...])

Mend = Callable[[SeatInfo], SeatInfo]


class Everywhere:
    """Goes round all tables of a person."""

    def __init__(
        self, database: Database, store: Log, keeper: Keeper, people: People, now: Now
    ) -> None:
        self._database = database
        self._people = people
        self._log = store
        self._keeper = keeper
        self._now = now

    # Gone

    async def leave(self, person: str, session: str) -> None:
        """Everything of a person goes; what others have played with them stays valid.

        Broken off half-way, it can be asked for again: the session that asks is the last to go.
        """
        others = sessions.c.token != session
        await self._database.run(delete(sessions).where(sessions.c.person == person, others))
        for row in await self._tables_of(person):
            await self._enter(row, Gone(person), person, _anonymous(person))
            await self._erase_names(row["id"], person)
        await self._database.run(
            update(reports).where(reports.c.person == person).values(person=""),
            delete(people).where(people.c.id == person),
        )
        self._people.ended()

    async def _erase_names(self, table: str, person: str) -> None:
        """From the table's log: it stays as it was, but for the name and their own words."""
        async with self._database.transaction() as connection:
            query = select(entries.c.number, entries.c.body).where(
                entries.c.table == table, or_(*(_begins(word) for word in NAMED))
            )
            known = {person}
            rows = (await connection.execute(query.order_by(entries.c.number.desc()))).mappings()
            for row in rows.all():
                entry = decoded(row["body"])
                if isinstance(entry, Became) and entry.account in known:
                    known.add(entry.person)  # before that, it was them under another name
                if not isinstance(entry, Sat | Said) or entry.person not in known:
                    continue
                await connection.execute(
                    update(entries)
                    .where(entries.c.table == table, entries.c.number == row["number"])
                    .values(body=encoded(_erased(entry)))
                )

    # Known by another name

    async def become(self, guest: str, account: str) -> None:
        """All that was a guest's is the account's from now on."""
        for row in await self._tables_of(guest):
            await self._enter(row, Became(guest, account), guest, _renamed(guest, account))
        seated = select(players.c.table, players.c.seat).where(players.c.person == account)
        for row in await self._database.rows(seated):
            await self._database.run(
                delete(players).where(
                    players.c.table == row["table"],
                    players.c.seat == row["seat"],
                    players.c.person == guest,
                )
            )
        await self._database.run(
            *(
                update(kind).where(kind.c.person == guest).values(person=account)
                for kind in (players, setups, reports)
            ),
            _handed_over(rests, rests.c.since, guest, account),
            _handed_over(channels, channels.c.target, guest, account),
            update(tables).where(tables.c.owner == guest).values(owner=account),
            delete(people).where(people.c.id == guest),
        )
        self._people.ended()

    # Going round

    async def _tables_of(self, person: str) -> Sequence[Row]:
        seated = select(players.c.table).where(players.c.person == person)
        query = select(tables).where(or_(tables.c.id.in_(seated), tables.c.owner == person))
        return await self._database.rows(query.order_by(tables.c.created))

    async def _enter(self, row: Row, entry: Gone | Became, person: str, mend: Mend) -> None:
        if row["status"] in OVER:
            await self._append(row["id"], entry, mend)
            return

        def work(draft: Draft) -> None:
            if draft.table.knows(person):
                draft.add(entry)

        await self._keeper.change(row["id"], work)

    async def _append(self, table: str, entry: log.Entry, mend: Mend) -> None:
        """One entry past the last, without playing the match again."""
        for _ in range(TRIES):
            row = await self._database.row(select(tables).where(tables.c.id == table))
            if row is None:
                return
            try:
                await self._log.append(self._one_more(row, entry, mend))
            except Taken:
                continue
            await self._keeper.refresh(table)
            return
        raise Away("busy")

    def _one_more(self, row: Row, entry: log.Entry, mend: Mend) -> Append:
        at, number = max(self._now(), row["changed"]), row["last"] + 1
        body: dict[str, Any] = {"table": row["id"], "number": number, "at": at}
        seats = msgspec.json.encode([mend(seat) for seat in _seats.decode(row["seats"])])
        index: Mapping[str, Any] = {name: row[name] for name in INDEX}
        return Append(
            row["id"],
            [{**body, "command": "", "body": encoded(entry)}],
            {**index, "last": number, "seats": seats},
        )


def _handed_over(kind: Any, key: Any, guest: str, account: str) -> Update:
    """What the account has already, it need not have twice."""
    had = select(key).where(kind.c.person == account)
    theirs = update(kind).where(kind.c.person == guest, key.not_in(had))
    return theirs.values(person=account)


def _begins(word: bytes) -> ColumnElement[bool]:
    return func.substr(entries.c.body, 1, len(word)) == word


def _erased(entry: Sat | Said) -> Sat | Said:
    if isinstance(entry, Sat):
        return msgspec.structs.replace(entry, name=names.GONE)
    return msgspec.structs.replace(entry, name=names.GONE, text="")


def _anonymous(person: str) -> Mend:
    def mend(seat: SeatInfo) -> SeatInfo:
        if seat.person != person:
            return seat
        return msgspec.structs.replace(seat, person="", name=names.GONE)

    return mend


def _renamed(guest: str, account: str) -> Mend:
    def mend(seat: SeatInfo) -> SeatInfo:
        if seat.person != guest:
            return seat
        return msgspec.structs.replace(seat, person=account)

    return mend
