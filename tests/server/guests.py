"""A server in this process, and people who come to it over real sockets."""

import asyncio
import contextlib
import itertools
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from paddock.server.app import application
from paddock.server.clock import now
from paddock.server.house import House
from paddock.server.settings import Settings
from paddock.server.tables.keeper import IDLE
from paddock.store.schema import metadata

PATIENCE = 20.0  # seconds after which a test gives up waiting
Json = dict[str, Any]


class Clock:
    """A clock that a test can push."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead

    def pass_seconds(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


class Refused(Exception):
    """The server has said no."""

    def __init__(self, said: Json) -> None:
        super().__init__(str(said))
        self.said = said
        self.kind = said["kind"]
        self.why = said["data"].get("why", "")


class Guest:
    """A person at their browser."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}", timeout=PATIENCE, headers={"x-paddock": "1"}
        )
        self.person = ""
        self.token = ""
        self._ids = itertools.count(1)

    async def come_in(self) -> Self:
        self.enter_as(await self.post("/api/guest", {"name": self.name}))
        return self

    def enter_as(self, me: Json) -> None:
        """From now on as whom the server says."""
        self.person, self.token = me["person"], me["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    async def get(self, path: str, **query: Any) -> Any:
        return _answer(await self.http.get(path, params=query))

    async def post(self, path: str, body: Any) -> Any:
        return _answer(await self.http.post(path, json=body))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Any other method."""
        return _answer(await self.http.request(method, path, json=body))

    async def lay(self, game: str, seats: int, **more: Any) -> Json:
        """Lay a table, and sit down at seat 0 unless told otherwise."""
        wanted = {name: more.pop(name) for name in ("sit", "bots") if name in more}
        setup = {"game": game, "seats": seats, **more}
        return await self.post("/api/tables", {"setup": setup, "sit": 0, **wanted})

    def command(self, verb: str, **arguments: Any) -> Json:
        return {"type": verb, "id": f"{id(self):x}-{next(self._ids)}", **arguments}

    async def do(self, table: str, verb: str, **arguments: Any) -> Json:
        """A command over HTTP."""
        path = f"/api/tables/{table}/commands"
        return await self.post(path, self.command(verb, **arguments))

    async def look(self, table: str, since: int = 0) -> Json:
        return await self.get(f"/api/tables/{table}", since=since)

    @contextlib.asynccontextmanager
    async def at(self, table: str, last: int = 0) -> AsyncGenerator["Socket"]:
        """Looking at a table."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"ws://{self.address}/api/tables/{table}/socket?last={last}"
        async with connect(url, additional_headers=headers, max_size=None) as connection:
            yield Socket(self, table, connection)


class Socket:
    """One open page: what it has been told of a table."""

    def __init__(self, guest: Guest, table: str, connection: ClientConnection) -> None:
        self.guest = guest
        self.table = table
        self.connection = connection
        self.last = 0
        self.info: Json = {}
        self.here: Json = {"people": [], "watchers": 0}
        self.match: Json = {}
        self.events: list[Json] = []
        self.talk: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.updates: list[Json] = []

    async def next(self) -> Json:
        """Take one message."""
        async with asyncio.timeout(PATIENCE):
            message: Json = msgspec.json.decode(await self.connection.recv())
        if message["type"] == "update":
            self._take(message)
        elif message["type"] == "here":
            self.here = message
        else:
            self.answers[message["id"]] = message
        return message

    def _take(self, update: Json) -> None:
        assert update["since"] <= self.last <= update["last"], "a gap"
        self.last = update["last"]
        self.updates.append(update)
        self.info = update["table"] or self.info
        self.match = update["match"] or self.match
        self.talk += update["talk"]
        if update["match"]:
            self.events += update["match"]["looks"][0]["events"]

    async def until(self, seen: Callable[[], Any]) -> Any:
        """Read on until something is so."""
        while not (found := seen()):
            await self.next()
        return found

    async def until_entry(self, number: int) -> None:
        """Read on until this entry has come."""
        while self.last < number:
            await self.next()

    async def do(self, verb: str, **arguments: Any) -> Json:
        """A command over the socket; answered when the server has."""
        command = self.guest.command(verb, **arguments)
        return await self.send(command)

    async def send(self, command: Json) -> Json:
        await self.connection.send(msgspec.json.encode(command).decode())
        answer = await self.until(lambda: self.answers.pop(command["id"], None))
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    def look_of(self, seat: int) -> Json:
        """What one's own seat sees."""
        return next(look for look in self.match["looks"] if look["seat"] == seat)

    async def act(self, seat: int, choose: Callable[[list[Json]], Json] = lambda d: d[0]) -> Json:
        """Take a decision of one's seat."""
        chosen = choose(self.look_of(seat)["decisions"])
        return await self.do("act", seat=seat, action=chosen["action"], last=self.last)


def _answer(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        raise Refused(answer.json())
    return answer.json() if answer.content else None


class Place:
    """A running server."""

    def __init__(self, house: House, address: str, clock: Clock) -> None:
        self.house = house
        self.address = address
        self.clock = clock
        self._guests: list[Guest] = []

    async def guest(self, name: str) -> Guest:
        """Somebody comes in."""
        guest = Guest(self.address, name)
        self._guests.append(guest)
        return await guest.come_in()

    def again(self, guest: Guest) -> Guest:
        """Somebody who came to another server with the same database."""
        here = Guest(self.address, guest.name)
        here.person, here.token = guest.person, guest.token
        here.http.headers["authorization"] = f"Bearer {guest.token}"
        self._guests.append(here)
        return here

    async def later(self, seconds: float) -> None:
        """Time goes by, and whatever is due by then happens."""
        self.clock.pass_seconds(seconds)
        await self.house.scheduler.wake_all()

    def stranger(self) -> Guest:
        """Somebody who has not said who they are."""
        guest = Guest(self.address, "stranger")
        self._guests.append(guest)
        return guest

    def forget_tables(self) -> None:
        """Whatever is asked for next is read from the log."""
        self.clock.pass_seconds(IDLE / 1000 + 1)
        self.house.keeper.forget_idle()
        assert not self.house.keeper.warm_tables()

    async def leave(self) -> None:
        for guest in self._guests:
            await guest.http.aclose()


@contextlib.asynccontextmanager
async def serving(database: str, *, make: bool = True, **settings: Any) -> AsyncGenerator[Place]:
    """A server on a free port, in this process."""
    clock = Clock()
    wanted: dict[str, Any] = {"database": database, "limits": False, **settings}
    house = House(Settings(**wanted), clock)
    if make:
        async with house.database.transaction() as connection:
            await connection.run_sync(metadata.create_all)
    options = uvicorn.Config(
        application(house), log_level="warning", ws="websockets-sansio", lifespan="on"
    )
    taken = socket.socket(proto=socket.IPPROTO_TCP)  # or asyncio lets small messages wait
    taken.bind(("127.0.0.1", 0))
    server = uvicorn.Server(options)
    task = asyncio.create_task(server.serve([taken]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    place = Place(house, f"127.0.0.1:{taken.getsockname()[1]}", clock)
    try:
        yield place
    finally:
        await place.leave()
        server.should_exit = True
        await task


def served(database: str, story: Callable[[Place], Awaitable[None]], **settings: Any) -> None:
    """Tell a story at a server of its own."""

    async def run() -> None:
        async with serving(database, **settings) as place:
            async with asyncio.timeout(120):
                await story(place)

    asyncio.run(run())
