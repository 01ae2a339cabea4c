"""Several servers on one PostgreSQL: any of them serves any table, whatever breaks between them."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator

import pytest

from tests.server import postgres
from tests.server.guests import Place, Refused, Socket, serving
from tests.server.test_clocks import LIVE
from tests.server.test_play import begin


@pytest.fixture
def shared(postgres_server: postgres.Server) -> Iterator[str]:
    """The address of an empty database."""
    with postgres_server.database() as address:
        yield address


@contextlib.asynccontextmanager
async def two_servers(address: str) -> AsyncGenerator[tuple[Place, Place]]:
    async with serving(address) as one, serving(address) as two:
        yield one, two


def between(address: str, story: Callable[[Place, Place], Awaitable[None]]) -> None:
    async def run() -> None:
        async with two_servers(address) as (one, two), asyncio.timeout(120):
            await story(one, two)

    asyncio.run(run())


@contextlib.asynccontextmanager
async def playing(one: Place, two: Place) -> AsyncGenerator[tuple[str, dict[int, Socket]]]:
    """A match of three: two of them at the first server, one at the second."""
    table, (anna, bob, chie) = await begin(one, "Anna", "Bob", "Chie", clock=LIVE)
    async with anna.at(table) as a, bob.at(table) as b, two.again(chie).at(table) as c:
        pages = {0: a, 1: b, 2: c}
        for page in pages.values():
            await page.until(lambda page=page: page.match)
        yield table, pages


async def level(pages: dict[int, Socket]) -> None:
    """Everybody has read what the first to know has read."""
    last = max(page.last for page in pages.values())
    for page in pages.values():
        await page.until_entry(last)


async def go_on(pages: dict[int, Socket], moves: int) -> None:
    """So many decisions, each by the page of the seat whose turn it is."""
    for _ in range(moves):
        await level(pages)
        seat = pages[0].match["due"][0]
        await pages[seat].act(seat)


def test_a_match_over_two_servers(shared: str) -> None:
    async def story(one: Place, two: Place) -> None:
        async with playing(one, two) as (_, pages):
            await go_on(pages, 40)
            await pages[0].until(lambda: len(pages[0].here["people"]) == 3)

    between(shared, story)


def test_a_deadline_is_handled_once(shared: str) -> None:
    async def story(one: Place, two: Place) -> None:
        async with playing(one, two) as (table, pages):
            seat = pages[0].match["due"][0]
            known = pages[0].last
            for place in (one, two):
                place.clock.pass_seconds(95)
            await asyncio.gather(*(place.house.scheduler.wake_all() for place in (one, two) * 3))
            await pages[0].until_entry(known + 1)
            for place in (one, two):
                place.clock.pass_seconds(25)
            await asyncio.gather(*(place.house.scheduler.wake_all() for place in (one, two) * 3))
            await pages[0].until(lambda: pages[0].info["seats"][seat]["steered"])
            rows = await one.house.log.since(table, known)
            bodies = [bytes(row["body"]) for row in rows]
            assert sum(body.startswith(b'["warned"') for body in bodies) == 1
            assert sum(body.startswith(b'["steered"') for body in bodies) == 1

    between(shared, story)


def test_of_two_who_sit_down_at_once_one_gets_the_seat(shared: str) -> None:
    async def story(one: Place, two: Place) -> None:
        anna = await one.guest("Anna")
        table = (await anna.lay("formula_motor_racing", 3))["id"]
        bob, chie = await one.guest("Bob"), await two.guest("Chie")
        await chie.look(table)
        outcomes = await asyncio.gather(
            bob.do(table, "sit", seat=1), chie.do(table, "sit", seat=1), return_exceptions=True
        )
        refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
        assert [one.why for one in refused] == ["seat-taken"]
        seats = (await bob.look(table))["table"]["seats"]
        assert seats[1]["name"] in ("Bob", "Chie")

    between(shared, story)


def test_a_killed_listener_comes_back_and_misses_nothing(
    shared: str, postgres_server: postgres.Server
) -> None:
    async def story(one: Place, two: Place) -> None:
        async with playing(one, two) as (_, pages):
            for _ in range(3):
                await go_on(pages, 5)
                kill = (
                    "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                    " where query ilike 'listen%'"
                )
                killed = await asyncio.to_thread(postgres_server.sql, "postgres", kill)
                assert int(killed) >= 2
            await go_on(pages, 10)

    between(shared, story)


@pytest.mark.slow
def test_a_restart_of_the_database_loses_nothing() -> None:
    """A server of its own, so that no other test is troubled."""

    async def story(server: postgres.Server, one: Place, two: Place) -> None:
        async with playing(one, two) as (table, pages):
            await go_on(pages, 6)
            await level(pages)
            before = pages[0].last
            await asyncio.to_thread(server.stop)
            seat = pages[0].match["due"][0]
            with pytest.raises(Refused) as away:
                await pages[seat].act(seat)
            assert (away.value.kind, away.value.why) == ("away", "store")
            await asyncio.to_thread(server.start)
            await go_on(pages, 10)
            rows = await one.house.log.since(table, 0)
            assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
            assert len(rows) >= before + 10

    with postgres.running() as server, server.database() as address:
        between(address, lambda one, two: story(server, one, two))
