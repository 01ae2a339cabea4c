"""`paddock verify --all`: every stored match is replayed under the present rules.

Made before an upgrade, it tells which match the new rules would not play as the old ones did.
"""

import dataclasses
from collections.abc import AsyncGenerator, Sequence

from sqlalchemy import func, select

from paddock.core import storage
from paddock.core.errors import PaddockError
from paddock.lab.warm import is_loaded, load, warm
from paddock.server.tables.draft import index_of
from paddock.server.tables.entries import decoded
from paddock.server.tables.fold import fold
from paddock.server.tables.table import Table
from paddock.store.database import Database, Row
from paddock.store.schema import entries, tables

INDEX = ("status", "last", "rules_version", "public")  # what must be as the log says


@dataclasses.dataclass(frozen=True)
class Verdict:
    """What came of one table."""

    table: str
    game: str
    entries: int
    why: str = ""  # nothing: all is well
    at: int = 0  # the entry that doesn't fit


async def count(database: Database) -> int:
    """How many tables there are."""
    row = await database.row(select(func.count().label("count")).select_from(tables))
    return int(row["count"]) if row else 0


async def audit(database: Database) -> AsyncGenerator[Verdict]:
    """A verdict on each table, one after the other."""
    names = await database.rows(select(tables.c.id).order_by(tables.c.created, tables.c.id))
    for name in names:
        row = await database.row(select(tables).where(tables.c.id == name["id"]))
        if row is not None:
            query = select(entries).where(entries.c.table == row["id"])
            yield judge(row, await database.rows(query.order_by(entries.c.number)))


def judge(row: Row, log: Sequence[Row]) -> Verdict:
    """Replay one table."""
    good = Verdict(row["id"], row["game"], len(log))
    at = 0
    try:
        _make_ready(row)
        table = Table(row["id"], row["code"], row["secret"])
        for at, entry in enumerate(log, 1):
            if entry["number"] != at:
                raise LookupError(f"entry {at} is missing")
            fold(table, at, entry["at"], entry["command"], decoded(entry["body"]))
        _check_index(row, table)
        if table.match is not None:
            storage.verify(storage.file_of(table.match, keep_secret=True))
    except Exception as error:  # whatever it is: it is what was looked for
        told = str(error) if isinstance(error, PaddockError | LookupError) else repr(error)
        return dataclasses.replace(good, why=told, at=at)
    return good


def _make_ready(row: Row) -> None:
    if row["rules_version"] is not None and not is_loaded(row["game"]):
        warm(row["game"])
        load(row["game"])


def _check_index(row: Row, table: Table) -> None:
    """What `tables` repeats of the log."""
    wanted = index_of(table)
    for name in INDEX:
        if row[name] != wanted[name]:
            raise LookupError(f"{name} is {row[name]!r}, the log says {wanted[name]!r}")
