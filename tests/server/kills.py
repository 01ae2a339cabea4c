"""A server that is killed again and again while people play: what was promised must still hold."""

import asyncio
import contextlib
import dataclasses
import os
import random
import signal
import socket
import sys
import time
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any, cast

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from paddock.store.database import opened
from paddock.store.schema import entries
from tests.server.guests import Guest, Json, Refused, Socket

GAME = "formula_motor_racing"
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.TransportError)
SECRET = "card-drawn"  # an event that a spectator never sees


class Process:
    """`paddock serve` in a process of its own, on a port that stays the same."""

    def __init__(self, database: str, home: Path, *arguments: str) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            self.port = int(taken.getsockname()[1])
        self.address = f"127.0.0.1:{self.port}"
        self._home = home
        self._arguments = ("--database", database, "--port", str(self.port), *arguments)
        self._running: asyncio.subprocess.Process | None = None

    async def run(self, *command: str) -> int:
        """Another command of Paddock's."""
        return await (await self._start(*command)).wait()

    async def _start(self, *command: str) -> asyncio.subprocess.Process:
        environment = {**os.environ, "HOME": str(self._home), "PADDOCK_LIMITS": "false"}
        with (self._home / "log").open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "paddock", *command),
                env=environment, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip

    async def start(self) -> float:
        """Answers when it serves and its games are ready: seconds until the first answer."""
        self._running = await self._start("serve", *self._arguments)
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=f"http://{self.address}") as client:
            first = await self._until(client, "/health")
            await self._until(client, "/api/games")
        return first - began

    async def _until(self, client: httpx.AsyncClient, path: str) -> float:
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = await client.get(path)
                if answer.status_code == 200 and _is_ready(answer.json()):
                    return time.monotonic()
            if self._running is None or self._running.returncode is not None:
                raise RuntimeError((self._home / "log").read_text()[-2000:])
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """At once, with all its children."""
        assert self._running is not None
        os.killpg(self._running.pid, signal.SIGKILL)
        await self._running.wait()

    async def stop(self) -> int:
        """As an operator does."""
        assert self._running is not None
        self._running.send_signal(signal.SIGTERM)
        return await self._running.wait()


def _is_ready(said: Any) -> bool:
    games = cast(list[Json], said) if isinstance(said, list) else []
    return all(game["ready"] for game in games if game["meta"]["name"] == GAME)


@dataclasses.dataclass
class Player:
    """Somebody who plays all seats of a table, and comes back whenever the line is cut."""

    guest: Guest
    table: str
    luck: random.Random
    answered: dict[str, int] = dataclasses.field(default_factory=dict[str, int])  # id -> entry
    open: Json | None = None  # the command that nobody has answered yet
    last: int = 0
    cuts: int = 0

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            try:
                async with self.guest.at(self.table, self.last) as page:
                    page.last = self.last
                    await self._play_on(page)
            except LOST:
                self.cuts += 1
                await asyncio.sleep(0.02)

    async def _play_on(self, page: Socket) -> None:
        await page.next()
        while True:
            if self.open is None:
                self.open = await self._decision(page)
            answer = await page.send(self.open)
            self.answered[self.open["id"]] = answer["entry"]
            self.open = None
            self.last = 0  # a new page wants everything

    async def _decision(self, page: Socket) -> Json:
        await page.until(lambda: page.match)
        if page.info["status"] == "over":
            again = await page.do("rematch")
            raise RuntimeError(f"the match is over, {again}: give it more races")
        seat = page.match["due"][0]
        chosen = self.luck.choice(page.look_of(seat)["decisions"])
        return self.guest.command("act", seat=seat, action=chosen["action"], last=page.last)


async def watch(guest: Guest, table: str) -> None:
    """A spectator, who never sees anybody's cards."""
    while True:
        with contextlib.suppress(*LOST):
            async with guest.at(table) as page:
                while True:
                    await page.next()
                    if page.match:
                        assert page.look_of(-1)["view"]["hand"] == []
                    assert SECRET not in {event["event"] for event in page.events}
                    page.updates.clear()
                    page.events.clear()
        await asyncio.sleep(0.02)


async def sat_down(address: str, number: int) -> Player:
    """A table of its own for somebody."""
    guest = await Guest(address, f"Player-{number}").come_in()
    setup = {"options": {"races": 17}, "hot_seat": True}
    table = (await guest.lay(GAME, 6, **setup))["id"]
    for seat in range(6):
        if seat:
            await guest.do(table, "sit", seat=seat)
        await guest.do(table, "ready", seat=seat)
    return Player(guest, table, random.Random(number))


@contextlib.asynccontextmanager
async def at_play(players: list[Player], watcher: Guest) -> AsyncGenerator[None]:
    """Everybody plays while this is open; whatever goes wrong with anybody comes out."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    tasks += [asyncio.create_task(watch(watcher, player.table)) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.guest.http.aclose()
        await watcher.http.aclose()
    wrong = [one for one in outcomes if not isinstance(one, asyncio.CancelledError)]
    if wrong:
        raise ExceptionGroup("at play", [one for one in wrong if isinstance(one, Exception)])


async def check(database: str, players: list[Player]) -> int:
    """Nothing acknowledged is lost, nothing was applied twice; how many moves were looked at."""
    store = opened(database)
    try:
        for player in players:
            query = select(entries).where(entries.c.table == player.table)
            rows = await store.rows(query.order_by(entries.c.number))
            assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
            acts = [row["command"] for row in rows if bytes(row["body"]).startswith(b'["act"')]
            assert len(acts) == len(set(acts)), "a command was applied twice"
            last = {row["command"]: row["number"] for row in rows}
            for name, entry in player.answered.items():
                assert last.get(f"{player.guest.person}:{name}") == entry, "an answer was broken"
    finally:
        await store.close()
    return sum(len(player.answered) for player in players)


async def run(
    database: str, home: Path, kills: int, tables: int = 4, seed: int = 1
) -> dict[str, float]:
    """Kill the server so many times while people play, and look whether its word holds."""
    luck = random.Random(seed)
    process = Process(database, home)
    if database.startswith("postgresql"):
        assert await process.run("migrate", "--database", database) == 0
    starts = [await process.start()]
    players = [await sat_down(process.address, number) for number in range(tables)]
    watcher = await Guest(process.address, "Watcher").come_in()
    try:
        async with at_play(players, watcher):
            for _ in range(kills):
                await asyncio.sleep(luck.uniform(0.05, 0.6))
                await process.kill()
                starts.append(await process.start())
            await asyncio.sleep(1)
    finally:
        await process.stop()
    moves = await check(database, players)
    cuts = sum(player.cuts for player in players)
    return {"kills": kills, "moves": moves, "cuts": cuts, "slowest_start": max(starts)}


__all__ = ["Process", "Refused", "check", "run", "sat_down"]
