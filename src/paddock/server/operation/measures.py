"""What a server counts, for Prometheus. With several processes their counts are put together."""

import asyncio
import contextlib
import os
import time
from collections.abc import Coroutine, Generator
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import func, select

from paddock.core.errors import PaddockError
from paddock.store.schema import tables

if TYPE_CHECKING:
    from paddock.server.house import House

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
PACE = 2.0  # seconds between two looks at what can only be looked at
TABLES_PACE = 15.0  # … and of counting the tables of the database
TICK = 0.25
STATUSES = ("waiting", "opening", "playing", "over", "closed")


class Measures:
    """All measures of one process."""

    def __init__(self) -> None:
        self.several = "PROMETHEUS_MULTIPROC_DIR" in os.environ
        self.registry = CollectorRegistry()
        given: dict[str, Any] = {"registry": self.registry}
        self.requests = Histogram(
            "paddock_http_seconds", "Answers over HTTP", ("method", "route", "status"),
            buckets=QUICK, **given,
        )  # fmt: skip
        self.commands = Histogram(
            "paddock_command_seconds", "Commands at tables, until they are stored",
            ("verb", "result"), buckets=QUICK, **given,
        )  # fmt: skip
        self.moves = Counter("paddock_moves", "Decisions taken at tables", ("by",), **given)
        self.thought = Counter("paddock_bot_seconds", "Time that bots have thought", **given)
        self.refusals = Counter("paddock_refusals", "What was refused", ("kind",), **given)
        self.commits = Histogram(
            "paddock_commit_seconds", "Commits of entries", buckets=QUICK, **given
        )
        self.entries = Counter("paddock_entries", "Entries stored", **given)
        self.lag = Histogram(
            "paddock_lag_seconds", "How late the event loop is", buckets=QUICK, **given
        )
        summed: dict[str, Any] = {**given, "multiprocess_mode": "livesum"}
        self.sockets = Gauge("paddock_sockets", "Open sockets at tables", **summed)
        self.warm = Gauge("paddock_warm_tables", "Tables in memory", **summed)
        self.seats = Gauge("paddock_seats", "Seats of tables in memory", ("of",), **summed)
        shared: dict[str, Any] = {**given, "multiprocess_mode": "mostrecent"}
        self.tables = Gauge("paddock_tables", "Tables in the database", ("status",), **shared)
        self.database = Gauge("paddock_database_up", "Whether the database answers", **shared)
        if not self.several:
            ProcessCollector(registry=self.registry)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        if not self.several:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)
        return generate_latest(together)

    @contextlib.contextmanager
    def command(self, verb: str) -> Generator[None]:
        """A command is carried out; how long that took, and what became of it."""
        began = time.perf_counter()
        result = "broken"
        try:
            yield
            result = "done"
        except PaddockError as error:
            result = error.kind
            self.refusals.labels(error.kind).inc()
            raise
        finally:
            self.commands.labels(verb, result).observe(time.perf_counter() - began)
        if verb == "act":
            self.moves.labels("person").inc()

    def stored(self, entries: int, seconds: float) -> None:
        """A commit has been made."""
        self.commits.observe(seconds)
        self.entries.inc(entries)


class Watch:
    """Looks now and then at what does not tell by itself."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._bots = (0.0, 0)  # seconds and decisions that are counted already

    async def run(self) -> None:
        """Until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._watch_the_loop())
            tasks.create_task(self._look_around())

    async def _watch_the_loop(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            self._house.measures.lag.observe(max(0.0, time.perf_counter() - began - TICK))

    async def _look_around(self) -> None:
        counted = -TABLES_PACE
        while True:
            self.look()
            if time.monotonic() - counted >= TABLES_PACE:
                counted = time.monotonic()
                await _to_its_end(self.count_tables())
            await asyncio.sleep(PACE)

    def look(self) -> None:
        """What is in memory."""
        house, measures = self._house, self._house.measures
        warm = house.keeper.warm_tables()
        measures.sockets.set(house.hub.count())
        measures.warm.set(len(warm))
        for kind in ("person", "bot", "open"):
            seats = sum(place.kind == kind for table in warm for place in table.places)
            measures.seats.labels(kind).set(seats)
        seconds, decisions = house.bots.seconds, house.bots.decisions
        measures.thought.inc(seconds - self._bots[0])
        measures.moves.labels("bot").inc(decisions - self._bots[1])
        self._bots = seconds, decisions

    async def count_tables(self) -> None:
        """What is in the database, and whether it answers at all."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        try:
            rows = await self._house.database.rows(query)
        except Exception:  # away for whatever reason
            self._house.measures.database.set(0)
            return
        self._house.measures.database.set(1)
        found = {row["status"]: row["count"] for row in rows}
        for status in STATUSES:
            self._house.measures.tables.labels(status).set(found.get(status, 0))


async def _to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Work that is not broken off: a connection just being opened would stay open for ever."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise
