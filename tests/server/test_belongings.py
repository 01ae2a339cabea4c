"""Set-ups, blocks, reports, the record, and days of rest."""

import asyncio
import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import update

from paddock.server.operation.reports import reported
from paddock.store.schema import players
from tests.server.guests import Guest, Json, Place, Refused, served
from tests.server.running import run
from tests.server.test_people import FMR, refused

DAY = 86_400


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Where the kind of database makes no difference."""
    return str(tmp_path / "paddock.db")


def test_set_ups_are_saved_changed_and_forgotten(database: str) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        saved = await anna.post("/api/me/setups", {"name": "B", "setup": {"game": FMR, "seats": 3}})
        await anna.post("/api/me/setups", {"name": "A", "setup": {"game": FMR, "seats": 4}})
        path = f"/api/me/setups/{saved['id']}"
        better = {"name": "0", "setup": {"game": FMR, "seats": 5}}
        assert await refused(bob, "PUT", path, better) == "no-such setup"
        assert await refused(bob, "DELETE", path) == "no-such setup"
        worse = {"name": "0", "setup": {"game": FMR, "seats": 8}}
        with pytest.raises(Refused, match="seats"):
            await anna.ask("PUT", path, worse)
        await anna.ask("PUT", path, better)
        assert [one["name"] for one in await anna.get("/api/me/setups")] == ["0", "A"]
        assert (await anna.get("/api/me/setups"))[0]["setup"]["seats"] == 5
        await anna.ask("DELETE", path)
        assert [one["name"] for one in await anna.get("/api/me/setups")] == ["A"]

    served(database, story)


def test_whoever_blocks_somebody_is_not_seated_with_them_in_public(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna, bob, carl = [await place.guest(name) for name in ("Anna", "Bob", "Carl")]
        await anna.post("/api/me/blocks", {"person": bob.person})
        await anna.post("/api/me/blocks", {"person": bob.person})
        await anna.post("/api/me/blocks", {"person": carl.person, "kind": "mute"})
        public = await anna.lay(FMR, 3, public=True)
        private = await anna.lay(FMR, 3)
        his = await bob.lay(FMR, 3, public=True)
        with pytest.raises(Refused, match="blocked"):
            await bob.do(public["id"], "sit", seat=1)
        with pytest.raises(Refused, match="blocked"):
            await anna.do(his["id"], "sit", seat=1)
        await bob.do(private["id"], "sit", seat=1)  # who lays a private table invites
        await carl.do(public["id"], "sit", seat=1)
        listed = {(one["name"], one["kind"]) for one in await anna.get("/api/me/blocks")}
        assert listed == {("Bob", "block"), ("Carl", "mute")}
        assert await bob.get("/api/me/blocks") == []
        await anna.ask("DELETE", f"/api/me/blocks/{bob.person}?kind=block")
        await anna.do(his["id"], "sit", seat=1)
        me = {"person": anna.person}
        assert await refused(anna, "POST", "/api/me/blocks", me) == "not-now yourself"

    served(database_url, story)


def test_a_report_reaches_the_operator(database: str) -> None:
    async def story(place: Place) -> None:
        anna, bob, carl = [await place.guest(name) for name in ("Anna", "Bob", "Carl")]
        table = (await anna.lay(FMR, 3, public=True))["id"]
        await bob.do(table, "sit", seat=1)
        about = {"about": bob.person, "table": table, "text": "rude\x1b[2J"}
        await anna.post("/api/reports", about)
        elsewhere = {**about, "about": carl.person}
        assert await refused(anna, "POST", "/api/reports", elsewhere) == "no-such person"
        nowhere = {**about, "table": "x"}
        assert await refused(anna, "POST", "/api/reports", nowhere) == "no-such table"
        (one,) = await reported(place.house.database)
        assert (one.by, one.about, one.person, one.text) == ("Anna", "Bob", bob.person, "rude?[2J")
        assert (one.table, one.game) == (table, FMR)
        code, said = await asyncio.to_thread(run, "reports", "--database", database)
        assert code == 0
        assert f"Anna about Bob ({bob.person}), table {table} ({FMR}):\nrude?[2J" in said
        for _ in range(19):
            await anna.post("/api/reports", about)
        assert await refused(anna, "POST", "/api/reports", about) == "not-now full"

    served(database, story)


def test_the_record_counts_what_one_drove_oneself(database: str) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        alone = await anna.lay(FMR, 3, bots={"1": "club", "2": "club"})
        both = await anna.lay(FMR, 3)
        await bob.do(both["id"], "sit", seat=1)
        hot = await anna.lay(FMR, 3, hot_seat=True)
        await anna.do(hot["id"], "sit", seat=1)
        unmoved = await anna.lay(FMR, 3)
        for table, seat, rank, driven in (
            (alone, 0, 1, 9), (both, 0, 2, 9), (hot, 0, 1, 9), (hot, 1, 2, 9), (unmoved, 0, 1, 0),
        ):  # fmt: skip
            ended = {"rank": rank, "points": 20 - rank, "driven": driven}
            mine = (players.c.table == table["id"]) & (players.c.seat == seat)
            await place.house.database.run(update(players).where(mine).values(ended))
        results = await anna.get("/api/me/results")
        record = {"game": FMR, "played": 2, "won": 1, "ranks": {"1": 1, "2": 1}, "with_people": 1}
        assert results["games"] == [record]
        assert {one["table"] for one in results["matches"]} == {alone["id"], both["id"]}
        assert (await bob.get("/api/me/results"))["games"] == []

    served(database, story)


# Days of rest


def day(place: Place, ahead: int) -> str:
    now = datetime.datetime.fromtimestamp(place.clock() / 1000, ZoneInfo("Asia/Tokyo"))
    return (now.date() + datetime.timedelta(days=ahead)).isoformat()


async def name_days(place: Place, guest: Guest, *days: tuple[int, int]) -> dict[str, object]:
    named = [{"first": day(place, first), "last": day(place, last)} for first, last in days]
    return await guest.ask("PUT", "/api/me/rest", {"days": named, "time_zone": "Asia/Tokyo"})


async def deadline(guest: Guest, table: str, seat: int) -> int:
    return int((await guest.look(table))["match"]["clocks"][seat]["deadline"])


def test_clocks_stand_still_on_named_days(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        clock = {"kind": "days", "move": 3 * DAY}
        table = (await anna.lay(FMR, 3, bots={"1": "club", "2": "club"}, clock=clock))["id"]
        other = (await anna.lay(FMR, 3, bots={"1": "club", "2": "club"}))["id"]
        for one in (table, other):
            await anna.do(one, "ready", seat=0)
        async with anna.at(table) as page:
            await page.until(lambda: page.match and page.match["due"] == [0])
        before = await deadline(anna, table, 0)
        await name_days(place, anna, (1, 2))
        assert await deadline(anna, table, 0) - before == 2 * DAY * 1000
        await name_days(place, anna, (1, 1), (2, 2), (40, 41))
        assert await deadline(anna, table, 0) - before == 2 * DAY * 1000
        place.forget_tables()
        assert await deadline(anna, table, 0) - before == 2 * DAY * 1000
        info = await name_days(place, anna)
        assert info == {"rests": [], "left": 42}
        assert await deadline(anna, table, 0) == before
        # A table that one sits down at later knows them too; another's clock does not.
        await name_days(place, anna, (1, 10))
        later = (await anna.lay(FMR, 3, clock=clock))["id"]
        bob = await place.guest("Bob")
        theirs = (await bob.lay(FMR, 3, clock=clock))["id"]
        await anna.do(theirs, "sit", seat=1)
        for one, seat in ((later, 0), (theirs, 1)):
            async with place.house.keeper.at(one) as at_hand:
                assert len(at_hand.places[seat].rests) == 1
        async with place.house.keeper.at(theirs) as at_hand:
            assert at_hand.places[0].rests == []
        async with place.house.keeper.at(other) as at_hand:
            assert at_hand.places[0].rests == []

    served(database_url, story)


def test_a_seat_taken_over_does_not_bring_anothers_days_of_rest(database: str) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        await name_days(place, anna, (1, 2))
        clock = {"kind": "days", "move": 3 * DAY}
        table = (await anna.lay(FMR, 3, bots={"1": "club", "2": "club"}, clock=clock))["id"]
        await anna.do(table, "ready", seat=0)
        await anna.do(table, "stand", seat=0)
        await bob.do(table, "sit", seat=0)
        async with place.house.keeper.at(table) as at_hand:
            assert at_hand.places[0].rests == []

    served(database, story)


def test_days_of_rest_are_limited(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        with pytest.raises(Refused, match="too-many-days"):
            await name_days(place, anna, (1, 43))
        info = await name_days(place, anna, (1, 42))
        assert info["left"] == 0
        place.clock.pass_seconds(60 * DAY)
        with pytest.raises(Refused, match="too-many-days"):
            await name_days(place, anna, (1, 1))
        place.clock.pass_seconds(350 * DAY)
        await name_days(place, anna, (1, 30))
        with pytest.raises(Refused, match="too-far"):
            await name_days(place, anna, (410, 410))
        for days in ([{"first": "2026-02-30", "last": "2026-03-01"}],
                     [{"first": "2099-02-03", "last": "2099-02-01"}]):  # fmt: skip
            wrong = {"days": days}
            assert await refused(anna, "PUT", "/api/me/rest", wrong) == "malformed days"
        body: Json = {"days": [], "time_zone": "../etc"}
        assert await refused(anna, "PUT", "/api/me/rest", body) == "malformed time-zone"

    served(database, story)
