"""With PostgreSQL several processes serve the same tables: a bell says which one has gone on.

It also says who is looking at a table from where. The bell is only a hint; the entries are read
from the database. After a lost connection, and now and then all the same, every table in memory is
compared with the database.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import func, select

from paddock.server.errors import Refusal
from paddock.server.tables.keeper import Keeper
from paddock.store.database import Database
from paddock.store.entries import CHANNEL, LOST
from paddock.store.schema import tables

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
SWEEP = 10.0  # seconds
HERE = "here"
SPEAKING = 0.1  # seconds between two sayings of who is here
MOST_NAMED = 300  # persons: a notice has room for 8,000 bytes
logger = logging.getLogger("paddock.doorbell")

_connect: Any = asyncpg.connect  # pyright: ignore


def _setter(lost: asyncio.Event) -> Callable[[object], None]:
    return lambda _connection: lost.set()


class Doorbell:
    """Listens for what other processes have written, and says who is here."""

    def __init__(self, database: Database, keeper: Keeper, process: str) -> None:
        self._database = database
        self._keeper = keeper
        self._process = process
        self._rings: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()  # table, only who is here
        self._sayings: dict[str, frozenset[str]] = {}
        self._to_say = asyncio.Event()

    async def run(self) -> None:
        """Until cancelled."""
        self._keeper.hub.presence.say = self._say
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen())
            tasks.create_task(self._answer())
            tasks.create_task(self._speak())
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
        process, table, last, *people = str(payload).split()
        if process == self._process:
            return
        if last == HERE:
            if self._keeper.hub.presence.heard(process, table, frozenset(people)):
                self._rings.put_nowait((table, True))
        elif self._keeper.is_behind(table, int(last)):
            self._rings.put_nowait((table, False))

    async def _answer(self) -> None:
        while True:
            table, only_here = await self._rings.get()
            if only_here:
                with contextlib.suppress(*LOST, Refusal):
                    await self._keeper.tell_who_is_here(table)
            else:
                await self._refresh(table)

    def _say(self, table: str, people: frozenset[str]) -> None:
        self._sayings[table] = people
        self._to_say.set()

    async def _speak(self) -> None:
        """Say who is here; what changes meanwhile is said together."""
        while True:
            await self._to_say.wait()
            self._to_say.clear()
            sayings, self._sayings = self._sayings, {}
            bells = [
                select(func.pg_notify(CHANNEL, " ".join([self._process, table, HERE, *some])))
                for table, people in sayings.items()
                for some in [sorted(people)[:MOST_NAMED]]
            ]
            with contextlib.suppress(*LOST):
                await self._database.run(*bells)
            await asyncio.sleep(SPEAKING)

    async def _refresh(self, table: str) -> None:
        try:
            await self._keeper.refresh(table)
        except LOST:
            logger.warning("a table could not be read; the sweep will find it")

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self._keeper.hub.presence.say_all()
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
