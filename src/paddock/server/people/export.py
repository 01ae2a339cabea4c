"""All that is kept of a person, for that person."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, or_, select

from paddock.server.people.belongings import Belongings
from paddock.server.people.service import People
from paddock.server.people.visitor import Visitor
from paddock.server.tables.entries import Became, Said, decoded
from paddock.server.wire.people import Blocked, Me, SavedSetup, Session
from paddock.store.database import Database, Row
from paddock.store.schema import channels, entries, notices, players, reports, rests, tables

BECAME = b'["became"'
SEAT = ("table", "seat", "rank", "points", "driven")
Rows = Sequence[Mapping[str, Any]]


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything. Times are milliseconds since 1970; a finished match's file is at its address."""

    format: str = "paddock-person-1"
    me: Me
    sessions: Sequence[Session]
    seats: Rows  # at which tables one sits or sat, and how it ended
    laid: Rows  # tables that one owns
    done: Rows  # every entry that one's own commands made
    said: Rows  # one's own words
    setups: Sequence[SavedSetup]
    blocks: Sequence[Blocked]
    reports: Rows  # that one has made
    rests: Rows
    channels: Rows
    notices: Rows


async def export(
    database: Database, people: People, belongings: Belongings, visitor: Visitor
) -> Export:
    """Collect it."""
    person = visitor.person
    theirs = await database.rows(select(players).where(players.c.person == person))
    owned = await database.rows(select(tables).where(tables.c.owner == person))
    where = {row["table"] for row in theirs} | {row["id"] for row in owned}
    known = await _all_names(database, person, where)
    own = await _own_entries(database, known, where)
    return Export(
        me=await people.me(person),
        sessions=await people.sessions(visitor),
        seats=[_seat(row) for row in theirs],
        laid=[{name: row[name] for name in ("id", "code", "game", "created")} for row in owned],
        done=[_entry(row) for row in own],
        said=[_entry(row) for row in own if isinstance(decoded(row["body"]), Said)],
        setups=await belongings.setups(person),
        blocks=await belongings.blocked(person),
        reports=await _rows(database, reports, person, "about", "table", "text", "at"),
        rests=await _rows(database, rests, person, "since", "until"),
        channels=await _rows(database, channels, person, "kind", "target", "created", "told"),
        notices=await _rows(database, notices, person, "table", "number", "kind", "at"),
    )


def _seat(row: Row) -> dict[str, Any]:
    match = f"/api/tables/{row['table']}/match"
    return {**{name: row[name] for name in SEAT}, "match": match}


async def _all_names(database: Database, person: str, where: set[str]) -> set[str]:
    """The person, and the guests that they were before."""
    begins = func.substr(entries.c.body, 1, len(BECAME)) == BECAME
    query = select(entries.c.body).where(entries.c.table.in_(where), begins)
    known = {person}
    for row in reversed(await database.rows(query.order_by(entries.c.at))):
        entry = decoded(row["body"])
        if isinstance(entry, Became) and entry.account in known:
            known.add(entry.person)
    return known


async def _own_entries(database: Database, known: set[str], where: set[str]) -> Sequence[Row]:
    """What their commands have made, table by table."""
    mine = or_(*(entries.c.command.startswith(f"{one}:", autoescape=True) for one in known))
    query = select(entries).where(entries.c.table.in_(where), mine)
    return await database.rows(query.order_by(entries.c.table, entries.c.number))


def _entry(row: Row) -> dict[str, Any]:
    body = msgspec.json.decode(row["body"])
    return {"table": row["table"], "number": row["number"], "at": row["at"], "entry": body}


async def _rows(database: Database, kind: Any, person: str, *names: str) -> Rows:
    """These columns of the person's rows."""
    columns = [kind.c[name] for name in names]
    found = await database.rows(select(*columns).where(kind.c.person == person))
    return [dict(row) for row in found]
