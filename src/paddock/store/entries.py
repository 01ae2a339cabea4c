"""The log of every table: appended by groups, read past a number.

Appends of different tables that arrive together share one commit. The primary key refuses the
second writer of an entry; with PostgreSQL the same transaction rings the doorbell.
"""

import asyncio
import contextlib
import dataclasses
import itertools
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from typing import Any

import asyncpg
from sqlalchemy import Column, bindparam, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from paddock.store.database import Database, Row
from paddock.store.schema import entries, notices, players, tables

CHANNEL = "paddock"  # where PostgreSQL rings
MOST_TOGETHER = 200  # appends in one commit


class Taken(Exception):
    """Somebody else has written an entry of this number: read it, and think again."""


@dataclasses.dataclass(frozen=True)
class Append:
    """What one command adds to one table: its entries and all that follows from them."""

    table: str
    entries: Sequence[Row]  # rows of `entries`
    index: Row  # columns of `tables`
    players: Sequence[Row] = ()  # rows of `players`, put in or renewed
    notices: Sequence[Row] = ()  # rows of `notices`, once each
    laid: Row | None = None  # the row of `tables`, when the table is new


INDEX = ("status", "last", "wake", "seats", "due", "changed", "rules_version", "public")
ENTRY = ("table", "number", "at", "command", "body")


class Bulk:
    """One statement over many rows, of as many calls into the database's library as one over one.

    Row by row SQLite's library lets the interpreter go and then waits for it, behind everything
    else that the process does.
    """

    def __init__(self, database: Database, sql: str, columns: Sequence[Column[Any]]) -> None:
        self._sql = sql  # {rows} is where the values come
        self._columns = [column.name for column in columns]
        self._postgresql = database.is_postgresql
        dialect = database.engine.dialect
        self._types = [column.type.compile(dialect) for column in columns]
        self._made: dict[int, str] = {}

    async def run(self, connection: AsyncConnection, rows: Sequence[Row]) -> None:
        """Write so many rows."""
        if len(rows) not in self._made:
            self._made[len(rows)] = self._sql.format(rows=", ".join(self._values(len(rows))))
        values = tuple(row[name] for row in rows for name in self._columns)
        await connection.exec_driver_sql(self._made[len(rows)], values)

    def _values(self, rows: int) -> Iterator[str]:
        numbers = itertools.count(1)
        for _ in range(rows):
            marks = (f"${next(numbers)}" if self._postgresql else "?" for _ in self._types)
            pairs = zip(marks, self._types, strict=True)
            yield "(" + ", ".join(f"CAST({mark} AS {kind})" for mark, kind in pairs) + ")"


def _index_sql() -> str:
    """Change the rows of many tables; values are named column1, column2, … by both databases."""
    sets = ", ".join(f"{name} = v.column{number}" for number, name in enumerate(INDEX, 2))
    return f"UPDATE tables SET {sets} FROM (VALUES {{rows}}) AS v WHERE tables.id = v.column1"


def _entries_sql() -> str:
    names = ", ".join(f'"{name}"' for name in ENTRY)
    return f"INSERT INTO entries ({names}) VALUES {{rows}}"


Told = Callable[[int, float], None]  # so many entries were stored in so many seconds


class Log:
    """Writes and reads entries."""

    def __init__(self, database: Database, told: Told = lambda entries, seconds: None) -> None:
        self.database = database
        self._told = told
        self.process = secrets.token_hex(4)  # who rings: one need not listen to oneself
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._arrived = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        dialect = postgresql if database.is_postgresql else sqlite
        self._tables = tables.insert()
        self._entries = Bulk(database, _entries_sql(), [entries.c[name] for name in ENTRY])
        columns = [tables.c.id, *(tables.c[name] for name in INDEX)]
        self._index = Bulk(database, _index_sql(), columns)
        fresh = dialect.insert(players)
        self._players = fresh.on_conflict_do_update(
            index_elements=["table", "person", "seat"],
            set_={name: fresh.excluded[name] for name in ("rank", "points", "driven")},
        )
        self._notices = dialect.insert(notices).on_conflict_do_nothing()
        self._bell = select(func.pg_notify(CHANNEL, bindparam("bell")))

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncGenerator["Log"]:
        """While this is open, appends are written."""
        self._writer = asyncio.create_task(self._write_for_ever())
        try:
            yield self
        finally:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer

    async def append(self, append: Append) -> None:
        """Answers when it is stored for good; Taken when another one was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._arrived.set()
        await done

    async def since(self, table: str, number: int) -> Sequence[Row]:
        """The entries past a number, in order."""
        query = select(entries).where(entries.c.table == table, entries.c.number > number)
        return await self.database.rows(query.order_by(entries.c.number))

    async def _write_for_ever(self) -> None:
        while True:
            await self._arrived.wait()
            group = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            if not self._waiting:
                self._arrived.clear()
            try:
                await self._write(group)
            except asyncio.CancelledError:
                for _, done in group:
                    done.cancel()
                raise

    async def _write(self, group: Sequence[tuple[Append, "asyncio.Future[None]"]]) -> None:
        """All in one commit; if that is refused, each by itself, so that each gets its answer."""
        began = time.perf_counter()
        try:
            await self._commit([append for append, _ in group])
        except Exception as error:  # answered to those who wait, every kind
            if len(group) > 1:
                for one in group:
                    await self._write([one])
            else:
                _answer(group[0][1], _meaning(error))
            return
        self._told(sum(len(append.entries) for append, _ in group), time.perf_counter() - began)
        for _, done in group:
            _answer(done, None)

    async def _commit(self, group: Sequence[Append]) -> None:
        async with self.database.transaction() as connection:
            laid = [one.laid for one in group if one.laid is not None]
            if laid:
                await connection.execute(self._tables, laid)
            await self._entries.run(connection, [row for one in group for row in one.entries])
            await self._index.run(connection, [{"id": one.table, **one.index} for one in group])
            await self._follow(connection, group)

    async def _follow(self, connection: AsyncConnection, group: Sequence[Append]) -> None:
        seated = [row for one in group for row in one.players]
        if seated:
            await connection.execute(self._players, seated)
        told = [row for one in group for row in one.notices]
        if told:
            await connection.execute(self._notices, told)
        if self.database.is_postgresql:
            for one in group:
                bell = f"{self.process} {one.table} {one.index['last']}"
                await connection.execute(self._bell, {"bell": bell})


def _meaning(error: Exception) -> Exception:
    """A refused primary key means that somebody else was first."""
    return Taken() if isinstance(error, IntegrityError) else error


def _answer(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


LOST = (DBAPIError, OSError, asyncpg.PostgresError)  # what a database that is away raises
