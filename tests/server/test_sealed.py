"""Sealed rounds and outcries, on the toy game: no secret early; the server's clock ends a lot."""

import contextlib
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.server.guests import Place, Refused, Socket, served

MARKET = "kerb_market"


@contextlib.asynccontextmanager
async def market(place: Place, *names: str) -> AsyncGenerator[tuple[list[Socket], Socket]]:
    """A market with these people, and somebody who only watches."""
    guests = [await place.guest(name) for name in names]
    clock = {"kind": "live", "move": 60, "lot": 5}
    table = (await guests[0].lay(MARKET, len(guests), clock=clock))["id"]
    for seat, guest in enumerate(guests):
        if seat:
            await guest.do(table, "sit", seat=seat)
        await guest.do(table, "ready", seat=seat)
    watcher = await place.guest("Watcher")
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        watching = await stack.enter_async_context(watcher.at(table))
        for page in [*pages, watching]:
            await page.until(lambda page=page: page.match)
        yield pages, watching


async def level(pages: list[Socket]) -> None:
    """Everybody has read what the first to know has read."""
    last = max(page.last for page in pages)
    for page in pages:
        await page.until_entry(last)


async def choose_all(pages: list[Socket]) -> None:
    for seat, page in enumerate(pages):
        await page.act(seat)
    await level(pages)


def test_a_sealed_choice_is_nobody_elses_until_the_last_has_come(database_url: str) -> None:
    async def story(place: Place) -> None:
        async with market(place, "Anna", "Bob", "Chie") as (pages, watcher):
            anna, bob, chie = pages
            assert anna.match["due"] == [0, 1, 2]
            await chie.act(2)
            await anna.act(0)
            await level([*pages, watcher])
            for page, seat in [(bob, 1), (watcher, -1)]:
                view = page.look_of(seat)["view"]
                assert [stall["has_chosen"] for stall in view["stalls"]] == [True, False, True]
                assert [stall["ware"] for stall in view["stalls"]] == [-1, -1, -1]
                chosen = [e for e in page.events if e["event"].startswith("ware-chosen")]
                assert {event["event"] for event in chosen} == {"ware-chosen-unseen"}
                assert all("ware" not in event["args"] for event in chosen)
            own = [event for event in anna.events if event["event"] == "ware-chosen"]
            assert [event["who"] for event in own] == [0]
            await anna.act(0, lambda decisions: decisions[-1])  # she changes her mind
            await bob.act(1)
            await level([*pages, watcher])
            opened = [event for event in watcher.events if event["event"] == "ware-opened"]
            assert {event["who"] for event in opened} == {0, 1, 2}

    served(database_url, story)


def test_an_outcry_takes_bids_in_the_order_given_and_the_clock_ends_it(database_url: str) -> None:
    async def story(place: Place) -> None:
        async with market(place, "Anna", "Bob", "Chie") as (pages, watcher):
            anna, bob, _ = pages
            await choose_all([*pages])
            await level([*pages, watcher])
            view = anna.look_of(0)["view"]
            assert view["phase"] == "lot"
            assert anna.match["table_due"] is not None
            bidder, other = (anna, 0), (bob, 1)
            if 0 not in anna.match["due"]:
                bidder, other = other, bidder
            await bid(bidder[0], bidder[1])
            await place.later(3)  # the lot stays open for 5 seconds after the last bid
            await level(pages)
            assert anna.look_of(0)["view"]["phase"] == "lot"
            stale = next(d for d in other[0].look_of(other[1])["decisions"] if d["verb"] == "bid")
            await bid(other[0], other[1])
            await bidder[0].until_entry(other[0].last)
            with pytest.raises(Refused) as beaten:
                await bidder[0].do("act", seat=bidder[1], action=stale["action"],
                                   last=bidder[0].last)  # fmt: skip
            assert beaten.value.kind == "illegal-action"
            await place.later(3)
            await level(pages)
            assert anna.look_of(0)["view"]["phase"] == "lot"
            await place.later(3)
            await anna.until(lambda: anna.look_of(0)["view"]["phase"] != "lot")
            sold = [event for event in anna.events if event["event"] == "stone-sold"]
            assert [event["who"] for event in sold] == [other[1]]

    served(database_url, story)


async def bid(page: Socket, seat: int) -> None:
    await page.act(seat, lambda decisions: next(d for d in decisions if d["verb"] == "bid"))


def test_bots_bid_and_choose_too(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = await anna.lay(MARKET, 3, sit=None, bots={"0": "club", "1": "rookie", "2": "club"})
        async with anna.at(table["id"]) as page:
            await page.until(lambda: page.info)
            for _ in range(60):
                if page.info["status"] == "over":
                    break
                await place.later(11)
                await page.until_entry((await anna.look(table["id"]))["last"])
            assert page.info["ended"] == "finished"

    served(str(tmp_path / "db"), story)


def test_a_deadline_in_a_sealed_round_calls_a_bot(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        async with market(place, "Anna", "Bob") as (pages, _):
            anna, bob = pages
            await anna.act(0)
            await place.later(61)
            await place.later(21)
            await anna.until(lambda: anna.info["seats"][1]["steered"])
            await anna.until(lambda: anna.look_of(0)["view"]["phase"] != "choose")
            await bob.until_entry(anna.last)
            await bob.do("return", seat=1)
            await anna.until(lambda: not anna.info["seats"][1]["steered"])

    served(str(tmp_path / "db"), story)
