"""All that is kept of a person, for that person."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from paddock.server.people.belongings import Belongings
from paddock.server.people.service import People
from paddock.server.people.visitor import Visitor
from paddock.server.tables.entries import Said, decoded
from paddock.server.wire.people import Blocked, Me, SavedSetup, Session
from paddock.store.database import Database, Row
from paddock.store.schema import channels, entries, notices, players, reports, rests, tables

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
    own = await _own_entries(
        database, person, {row["table"] for row in theirs} | {row["id"] for row in owned}
    )
    return Export(
        me=await people.me(person),
        sessions=await people.sessions(visitor),
        seats=[_seat(row) for row in theirs],
        laid=[{name: row[name] for name in ("id", "code", "game", "created")} for row in owned],
        done=[_entry(row) for row in own if row["command"].startswith(f"{person}:")],
        said=[_entry(row) for row in own if _is_said_by(row, person)],
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


async def _own_entries(database: Database, person: str, where: set[str]) -> Sequence[Row]:
    mine = entries.c.command.startswith(f"{person}:", autoescape=True)
    query = select(entries).where(entries.c.table.in_(where), mine)
    return await database.rows(query.order_by(entries.c.table, entries.c.number))


def _entry(row: Row) -> dict[str, Any]:
    body = msgspec.json.decode(row["body"])
    return {"table": row["table"], "number": row["number"], "at": row["at"], "entry": body}


def _is_said_by(row: Row, person: str) -> bool:
    entry = decoded(row["body"])
    return isinstance(entry, Said) and entry.person == person


async def _rows(database: Database, kind: Any, person: str, *names: str) -> Rows:
    """These columns of the person's rows."""
    columns = [kind.c[name] for name in names]
    found = await database.rows(select(*columns).where(kind.c.person == person))
    return [dict(row) for row in found]
