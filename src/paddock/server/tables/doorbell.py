"""With PostgreSQL several processes serve the same tables: a bell says which one has gone on.

The bell is only a hint; the entries are read from the database. After a lost connection, and now
and then all the same, every table in memory is compared with the database.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import select

from paddock.server.tables.keeper import Keeper
from paddock.store.database import Database
from paddock.store.entries import CHANNEL, LOST
from paddock.store.schema import tables

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
SWEEP = 10.0  # seconds
logger = logging.getLogger("paddock.doorbell")

_connect: Any = asyncpg.connect  # pyright: ignore


def _setter(lost: asyncio.Event) -> Callable[[object], None]:
    return lambda _connection: lost.set()


class Doorbell:
    """Listens for what other processes have written."""

    def __init__(self, database: Database, keeper: Keeper, process: str) -> None:
        self._database = database
        self._keeper = keeper
        self._process = process
        self._rings: asyncio.Queue[str] = asyncio.Queue()

    async def run(self) -> None:
        """Until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen())
            tasks.create_task(self._answer())
            tasks.create_task(self._sweep_now_and_then())

    async def _listen(self) -> None:
        """Listen; after a lost connection come back, and look at everything."""
        address = self._database.engine.url.set(drivername="postgresql")
        pause = FIRST_PAUSE
        while True:
            try:
                connection: Any = await _connect(address.render_as_string(hide_password=False))
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = FIRST_PAUSE
            try:
                await self._stay(connection)
            finally:
                connection.terminate()
            logger.warning("the bell's connection was lost")

    async def _stay(self, connection: Any) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(_setter(lost))
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await connection.add_listener(CHANNEL, self._rung)
            await self.sweep()
            await lost.wait()

    def _rung(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        process, table, last = str(payload).split()
        if process != self._process and self._keeper.is_behind(table, int(last)):
            self._rings.put_nowait(table)

    async def _answer(self) -> None:
        while True:
            await self._refresh(await self._rings.get())

    async def _refresh(self, table: str) -> None:
        try:
            await self._keeper.refresh(table)
        except LOST:
            logger.warning("a table could not be read; the sweep will find it")

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Every warm table that is behind the database."""
        warm = [table.id for table in self._keeper.warm_tables()]
        query = select(tables.c.id, tables.c.last).where(tables.c.id.in_(warm))
        try:
            rows = await self._database.rows(query)
        except LOST:
            return
        for row in rows:
            if self._keeper.is_behind(row["id"], row["last"]):
                await self._refresh(row["id"])
