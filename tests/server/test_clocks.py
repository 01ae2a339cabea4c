"""Time: banks, warnings, bots that steer for the absent, lots, days of rest."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, Json, Place, Refused, served
from tests.server.test_play import FMR, begin

LIVE = {"kind": "live", "move": 30, "bank": 60}
DAYS = {"kind": "days", "move": 2 * 86_400, "bank": 0}


async def mover(table: str, guests: list[Guest]) -> tuple[int, Json]:
    """Whose turn it is, and what the table is like for them."""
    seat: int = (await guests[0].look(table))["match"]["due"][0]
    return seat, await guests[seat].look(table)


async def act(table: str, guests: list[Guest]) -> int:
    """Whose turn it is acts."""
    seat, known = await mover(table, guests)
    look = next(look for look in known["match"]["looks"] if look["seat"] == seat)
    action = look["decisions"][0]["action"]
    await guests[seat].do(table, "act", seat=seat, action=action, last=known["last"])
    return seat


def clock_of(known: Json, seat: int) -> Json:
    return known["match"]["clocks"][seat]


def test_time_beyond_the_move_comes_out_of_the_bank(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie", clock=LIVE)
        seat, known = await mover(table, guests)
        assert clock_of(known, seat)["bank"] == 60_000
        place.clock.pass_seconds(20)
        assert await act(table, guests) == seat
        assert clock_of(await guests[0].look(table), seat)["bank"] == 60_000
        seat, _ = await mover(table, guests)
        place.clock.pass_seconds(50)
        await act(table, guests)
        left = clock_of(await guests[0].look(table), seat)["bank"]
        assert 39_000 <= left <= 40_000

    served(str(tmp_path / "db"), story)


def test_deadline_warning_bot_and_back(database_url: str) -> None:
    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie", clock=LIVE)
        seat, _ = await mover(table, guests)
        await place.later(89)
        known = await guests[seat].look(table)
        assert not known["table"]["seats"][seat]["steered"]
        await place.later(2)  # a warning first
        warned = await guests[seat].look(table)
        assert warned["last"] == known["last"] + 1
        assert not warned["table"]["seats"][seat]["steered"]
        await place.later(21)
        async with guests[seat].at(table) as page:
            await page.until(lambda: page.info)
            await page.until(lambda: page.info["seats"][seat]["steered"])
            await page.until(lambda: page.match["ply"] > known["match"]["ply"])
            with pytest.raises(Refused) as steered:
                await page.do("act", seat=seat, action=0, last=page.last)
            assert steered.value.why == "bot-steers"
            await page.do("return", seat=seat)
            assert not page.info["seats"][seat]["steered"]
            with pytest.raises(Refused) as twice:
                await page.do("return", seat=seat)
            assert twice.value.why == "not-steered"

    served(database_url, story)


def test_the_clocks_run_on_while_the_server_is_away(database_url: str) -> None:
    kept: dict[str, Any] = {}

    async def first(place: Place) -> None:
        kept["table"], kept["guests"] = await begin(place, "Anna", "Bob", "Chie", clock=LIVE)
        kept["seat"], _ = await mover(kept["table"], kept["guests"])

    async def second(place: Place) -> None:
        guests = [place.again(guest) for guest in kept["guests"]]
        await place.later(91)
        await place.later(21)
        known = await guests[0].look(kept["table"])
        assert known["table"]["seats"][kept["seat"]]["steered"]

    served(database_url, first)
    served(database_url, second)


def test_a_clock_that_is_set_back_turns_nothing_round(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie", clock=LIVE)
        seat, _ = await mover(table, guests)
        place.clock.pass_seconds(-7200)
        assert await act(table, guests) == seat
        await place.later(0)
        place.clock.pass_seconds(3 * 7200)
        await place.later(0)
        await place.later(30)
        known = await guests[0].look(table)
        assert any(seat["steered"] for seat in known["table"]["seats"])
        assert all(clock["bank"] >= 0 for clock in known["match"]["clocks"])

    served(str(tmp_path / "db"), story)


def test_days_without_a_clock_ticking_in_memory(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie", clock=DAYS)
        seat, _ = await mover(table, guests)
        await place.later(86_400)
        assert await act(table, guests) == seat
        seat, _ = await mover(table, guests)
        await place.later(2 * 86_400 + 60)
        await place.later(12 * 3600 + 60)
        known = await guests[0].look(table)
        assert known["table"]["seats"][seat]["steered"]

    served(str(tmp_path / "db"), story)


def test_another_clock_by_consent(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie", clock=LIVE)
        anna, bob, chie = guests
        with pytest.raises(Refused) as nothing:
            await bob.do(table, "answer", seat=1, yes=True)
        assert nothing.value.why == "nothing-asked"
        await anna.do(table, "propose", seat=0, what="clock", clock=DAYS)
        with pytest.raises(Refused) as asked:
            await bob.do(table, "propose", seat=1, what="end")
        assert asked.value.why == "already-asked"
        await bob.do(table, "answer", seat=1, yes=True)
        assert (await anna.look(table))["table"]["setup"]["clock"]["kind"] == "live"
        await chie.do(table, "answer", seat=2, yes=True)
        known = await anna.look(table)
        assert known["table"]["setup"]["clock"] == {**known["table"]["setup"]["clock"], **DAYS}
        assert known["table"]["proposal"] is None
        seat = known["match"]["due"][0]
        assert clock_of(known, seat)["deadline"] - known["now"] > 86_400_000

    served(str(tmp_path / "db"), story)


def test_a_no_ends_the_question(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, chie) = await begin(place, "Anna", "Bob", "Chie")
        await anna.do(table, "propose", seat=0, what="end")
        await chie.do(table, "answer", seat=2, yes=False)
        known = await bob.look(table)
        assert known["table"]["proposal"] is None
        assert known["table"]["status"] == "playing"

    served(str(tmp_path / "db"), story)


def test_one_notice_a_turn(database_url: str) -> None:
    """The absent are told; those who look at a live table are not."""

    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie", clock=DAYS)
        for _ in range(6):
            await act(table, guests)
        seat, _ = await mover(table, guests)
        notices = await notices_of(place, guests[seat].person)
        assert len({notice["number"] for notice in notices}) == len(notices)
        await guests[0].do(table, "say", phrase="hello")
        assert await notices_of(place, guests[seat].person) == notices
        live, crowd = await begin(place, "Dai", "Emi", "Fumi", clock=LIVE)
        async with crowd[0].at(live), crowd[1].at(live), crowd[2].at(live):
            before = [await notices_of(place, guest.person) for guest in crowd]
            for _ in range(3):
                await act(live, crowd)
            assert [await notices_of(place, guest.person) for guest in crowd] == before

    served(database_url, story)


async def notices_of(place: Place, person: str) -> list[dict[str, Any]]:
    from sqlalchemy import select

    from paddock.store.schema import notices

    what = (notices.c.id, notices.c.table, notices.c.number, notices.c.kind)
    query = select(*what).where(notices.c.person == person).order_by(notices.c.id)
    return [dict(row) for row in await place.house.database.rows(query)]


def test_nobody_waits_for_a_bot_that_was_cut_off(database_url: str) -> None:
    """A process dies while its bot thinks: the next start takes the move up."""
    kept: dict[str, Any] = {}

    async def first(place: Place) -> None:
        place.house.bots.look = lambda table: None  # type: ignore[method-assign]
        place.house.keeper.listeners.clear()
        anna = await place.guest("Anna")
        kept["anna"] = anna
        kept["table"] = (await anna.post("/api/play", {"game": FMR, "seats": 3}))["id"]
        kept["ply"] = (await anna.look(kept["table"]))["match"]["ply"]
        if 0 in (await anna.look(kept["table"]))["match"]["due"]:
            await act(kept["table"], [anna])

    async def second(place: Place) -> None:
        anna = place.again(kept["anna"])
        await place.later(11)
        async with anna.at(kept["table"]) as page:
            await page.until(lambda: page.match and page.match["ply"] > kept["ply"] + 1)

    served(database_url, first)
    served(database_url, second)
