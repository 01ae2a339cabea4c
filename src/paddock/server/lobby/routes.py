"""What there is to play, and where."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter
from sqlalchemy import select

from paddock.bots.levels import LEVELS
from paddock.core import registry
from paddock.core.meta import Meta
from paddock.lab.warm import is_loaded
from paddock.server.asking import Code, Here, Somebody
from paddock.server.errors import NoSuch
from paddock.server.wire.tables import TableLine
from paddock.server.wire.updates import SeatInfo
from paddock.store.database import Row
from paddock.store.schema import players, tables

MOST = 50  # tables in a list
_seats = msgspec.json.Decoder(tuple[SeatInfo, ...])
_due = msgspec.json.Decoder(dict[int, int])


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is served here."""

    meta: Meta
    levels: tuple[str, ...]
    ready: bool  # or still being made ready
    percent: int  # how far that is


@get("/api/games")
async def games(house: Here) -> list[GameInfo]:
    """All games."""
    return [
        GameInfo(
            meta=registry.meta(name),
            levels=LEVELS,
            ready=is_loaded(name),
            percent=house.warming.percent_of(name),
        )
        for name in registry.names()
    ]


def line(row: Row, **more: object) -> TableLine:
    """A table as a list shows it."""
    return TableLine(
        id=row["id"],
        code=row["code"],
        game=row["game"],
        status=row["status"],
        seats=_seats.decode(row["seats"]),
        created=row["created"],
        changed=row["changed"],
        **more,  # pyright: ignore[reportArgumentType]
    )


@get("/api/tables")
async def public_tables(
    house: Here,
    game: FromQuery[str] = "",
    status: Annotated[str, QueryParameter(pattern=r"\A(waiting|playing|over|)\Z")] = "",
) -> list[TableLine]:
    """Public tables, the latest first."""
    query = select(tables).where(tables.c.public, tables.c.status != "closed")
    if game:
        query = query.where(tables.c.game == game)
    if status:
        query = query.where(tables.c.status == status)
    rows = await house.database.rows(query.order_by(tables.c.changed.desc()).limit(MOST))
    return [line(row) for row in rows]


@get("/api/tables/code/{code:str}", limit="code")
async def table_of_code(code: Code, house: Here) -> TableLine:
    """The table that a code invites to."""
    query = select(tables).where(tables.c.code == code.strip().upper())
    row = await house.database.row(query)
    if row is None:
        raise NoSuch("code", came=code[:20])
    return line(row)


@get("/api/me/tables")
async def my_tables(house: Here, visitor: Somebody) -> list[TableLine]:
    """Tables where one sits or sat, those first where it is one's turn."""
    join = tables.join(players, players.c.table == tables.c.id)
    query = select(tables, players.c.seat, players.c.rank, players.c.points)
    query = query.select_from(join).where(players.c.person == visitor.person)
    rows = await house.database.rows(query.order_by(tables.c.changed.desc()).limit(4 * MOST))
    return _mine(rows)


def _mine(rows: Sequence[Row]) -> list[TableLine]:
    """One line a table, however many seats one has there."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row["id"], []).append(row)
    lines = [_my_line(seats) for seats in found.values()]
    return sorted(lines, key=lambda one: (one.due is None, one.due or -one.changed))


def _my_line(seats: Sequence[Row]) -> TableLine:
    since = _due.decode(seats[0]["due"])
    due = min((since[row["seat"]] for row in seats if row["seat"] in since), default=None)
    best = min(seats, key=lambda row: row["rank"] or 99)
    return line(
        seats[0],
        due=due,
        mine=tuple(sorted(row["seat"] for row in seats)),
        rank=best["rank"],
        points=best["points"],
    )


HANDLERS = [games, public_tables, table_of_code, my_tables]
