"""How a person has done so far, game by game."""

from collections import Counter
from collections.abc import Sequence

import msgspec
from sqlalchemy import select

from paddock.server.wire.people import GameRecord, PastMatch, Results
from paddock.server.wire.updates import SeatInfo
from paddock.store.database import Database, Row
from paddock.store.schema import players, tables

LATEST = 100
_seats = msgspec.json.Decoder(tuple[SeatInfo, ...])


async def results(database: Database, person: str) -> Results:
    """The record: matches in which one drove oneself, and for oneself alone."""
    query = (
        select(players, tables.c.game, tables.c.changed, tables.c.seats)
        .join(tables, tables.c.id == players.c.table)
        .where(players.c.person == person, players.c.rank.is_not(None), players.c.driven > 0)
        .order_by(tables.c.changed.desc(), tables.c.id)
    )
    rows = await database.rows(query)
    seats = Counter(row["table"] for row in rows)
    alone = [row for row in rows if seats[row["table"]] == 1]
    games = sorted({str(row["game"]) for row in alone})
    return Results(
        games=tuple(_record(name, [row for row in alone if row["game"] == name]) for name in games),
        matches=tuple(map(_match, alone[:LATEST])),
    )


def _record(game: str, rows: Sequence[Row]) -> GameRecord:
    ranks = Counter(int(row["rank"]) for row in rows)
    return GameRecord(
        game=game,
        played=len(rows),
        won=ranks[1],
        ranks={str(rank): ranks[rank] for rank in sorted(ranks)},
        with_people=sum(map(_has_others, rows)),
    )


def _has_others(row: Row) -> bool:
    """Whether somebody else than bots was there."""
    seats = _seats.decode(row["seats"])
    return sum(seat.kind == "person" for seat in seats) > 1


def _match(row: Row) -> PastMatch:
    return PastMatch(
        table=row["table"],
        game=row["game"],
        at=row["changed"],
        seats=len(_seats.decode(row["seats"])),
        seat=row["seat"],
        rank=row["rank"],
        points=row["points"],
        driven=row["driven"],
    )
