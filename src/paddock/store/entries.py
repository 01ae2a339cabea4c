"""The log of every table: appended by groups, read past a number.

Appends of different tables that arrive together share one commit. The primary key refuses the
second writer of an entry; with PostgreSQL the same transaction rings the doorbell.
"""

import asyncio
import contextlib
import dataclasses
import secrets
from collections.abc import AsyncGenerator, Sequence

from sqlalchemy import bindparam, func, select, update
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


INDEX = ("status", "last", "wake", "seats", "changed", "rules_version", "public")


class Log:
    """Writes and reads entries."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = secrets.token_hex(4)  # who rings: one need not listen to oneself
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._arrived = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        dialect = postgresql if database.is_postgresql else sqlite
        self._entries = entries.insert()
        self._tables = tables.insert()
        self._index = (
            update(tables)
            .where(tables.c.id == bindparam("of_table"))
            .values({name: bindparam(name) for name in INDEX})
        )
        fresh = dialect.insert(players)
        self._players = fresh.on_conflict_do_update(
            index_elements=["table", "person", "seat"],
            set_={name: fresh.excluded[name] for name in ("due", "rank", "points", "driven")},
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
        try:
            await self._commit([append for append, _ in group])
        except Exception as error:  # answered to those who wait, every kind
            if len(group) > 1:
                for one in group:
                    await self._write([one])
            else:
                _answer(group[0][1], _meaning(error))
            return
        for _, done in group:
            _answer(done, None)

    async def _commit(self, group: Sequence[Append]) -> None:
        async with self.database.transaction() as connection:
            laid = [one.laid for one in group if one.laid is not None]
            if laid:
                await connection.execute(self._tables, laid)
            await connection.execute(self._entries, [row for one in group for row in one.entries])
            await connection.execute(
                self._index, [{"of_table": one.table, **one.index} for one in group]
            )
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


LOST = (DBAPIError, OSError)  # what a database that is away raises
