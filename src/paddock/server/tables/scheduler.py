"""Looks after tables whose time has come. With several processes, the log lets only one through."""

import asyncio
import logging

from sqlalchemy import select

from paddock.server.clock import Now
from paddock.server.errors import Refusal
from paddock.server.tables.bots import Bots
from paddock.server.tables.keeper import Keeper
from paddock.server.tables.table import Table
from paddock.server.tables.ticks import tick
from paddock.store.database import Database
from paddock.store.entries import LOST
from paddock.store.schema import tables

LONGEST = 1.0  # seconds between two looks into the database
AT_ONCE = 100
CLEANING = 15 * 1000  # milliseconds between two looks for what nobody uses any more
logger = logging.getLogger("paddock.scheduler")


class Scheduler:
    """Wakes tables up."""

    def __init__(self, database: Database, keeper: Keeper, bots: Bots, now: Now) -> None:
        self._database = database
        self._keeper = keeper
        self._bots = bots
        self._now = now
        self._next: int | None = None  # the next time known here
        self._sooner = asyncio.Event()
        self._cleaned = now()
        keeper.listeners.append(self.expect)

    def expect(self, table: Table) -> None:
        """A table that this process changed may have to be woken earlier than all others."""
        wake = table.wake()
        if wake is not None and (self._next is None or wake < self._next):
            self._next = wake
            self._sooner.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.wake_all()
            except (*LOST, Refusal) as error:
                logger.warning("scheduler: %s", type(error).__name__)
            await self._wait()

    async def _wait(self) -> None:
        seconds = LONGEST
        if self._next is not None:
            seconds = min(seconds, max(0.01, (self._next - self._now()) / 1000))
        self._sooner.clear()
        try:
            async with asyncio.timeout(seconds):  # wait_for may swallow that it is to stop
                await self._sooner.wait()
        except TimeoutError:
            self._next = None

    async def wake_all(self) -> None:
        """Every table whose time has come."""
        query = select(tables.c.id).where(tables.c.wake <= self._now())
        for row in await self._database.rows(query.order_by(tables.c.wake).limit(AT_ONCE)):
            try:
                self._bots.look(await self._keeper.change(row["id"], tick))
            except Refusal as error:
                logger.info("table not woken: %s", error)
        if self._now() - self._cleaned > CLEANING:
            self._cleaned = self._now()
            self._keeper.forget_idle()
            self._keeper.hub.drop_stalled(asyncio.get_running_loop().time())
