"""Tables before the match: laid, changed, filled, opened; closed when nobody comes."""

import hashlib
from pathlib import Path

import pytest

from paddock.core.luck import seat_commitment_of
from tests.server.guests import Place, Refused, served
from tests.server.test_play import FMR


def test_every_fault_of_a_setup_is_named(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        with pytest.raises(Refused) as refused:
            await anna.lay(FMR, 9 - 1, options={"races": 99, "wings": 2})
        assert refused.value.kind == "bad-options"
        where = {fault["where"] for fault in refused.value.said["faults"]}
        assert where == {"seats", "races", "wings"}
        with pytest.raises(Refused) as unknown:
            await anna.lay("ludo", 3)
        assert unknown.value.kind == "unknown-game"
        assert await anna.get("/api/tables") == []

    served(str(tmp_path / "db"), story)


def test_a_code_leads_to_the_table(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        table = await anna.lay(FMR, 3)
        found = await bob.get(f"/api/tables/code/{table['code'].lower()}")
        assert found["id"] == table["id"]
        assert found["seats"][0]["name"] == "Anna"
        with pytest.raises(Refused) as refused:
            await bob.get("/api/tables/code/NOBODY")
        assert refused.value.kind == "no-such"
        assert await bob.get("/api/tables") == []  # it is not public
        public = await anna.lay(FMR, 3, public=True)
        assert [line["id"] for line in await bob.get("/api/tables")] == [public["id"]]
        assert await bob.get("/api/tables", game="kerb_market") == []

    served(database_url, story)


def test_one_seat_each_unless_the_table_is_shared(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        table = (await anna.lay(FMR, 3))["id"]
        for guest, seat, why in [(anna, 1, "one-seat-each"), (bob, 0, "seat-taken"),
                                 (bob, 5, "no-seat")]:  # fmt: skip
            with pytest.raises(Refused) as refused:
                await guest.do(table, "sit", seat=seat)
            assert refused.value.why == why
        shared = (await anna.lay(FMR, 3, hot_seat=True))["id"]
        await anna.do(shared, "sit", seat=2, name="Grandma")
        seats = (await anna.look(shared))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "", "Grandma"]

    served(str(tmp_path / "db"), story)


def test_only_the_owner_arranges(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        table = (await anna.lay(FMR, 3))["id"]
        await bob.do(table, "sit", seat=1)
        setup = (await anna.look(table))["table"]["setup"]
        for verb, arguments in [
            ("put-bot", {"seat": 2, "level": "club"}),
            ("remove", {"seat": 0}),
            ("change", {"setup": setup}),
            ("close", {}),
        ]:
            with pytest.raises(Refused) as refused:
                await bob.do(table, verb, **arguments)
            assert (refused.value.kind, refused.value.why) == ("not-yours", "owner")
        with pytest.raises(Refused) as level:
            await anna.do(table, "put-bot", seat=2, level="schumacher")
        assert level.value.why == "no-level"
        await anna.do(table, "put-bot", seat=2, level="rookie")
        await anna.do(table, "remove", seat=1)
        seats = (await anna.look(table))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "bot"]
        with pytest.raises(Refused) as barred:
            await bob.do(table, "sit", seat=1)
        assert barred.value.why == "barred"
        await anna.do(table, "close")
        assert (await anna.look(table))["table"]["status"] == "closed"

    served(str(tmp_path / "db"), story)


def test_a_change_makes_nobody_ready(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        table = await anna.lay(FMR, 3)
        await bob.do(table["id"], "sit", seat=1)
        await bob.do(table["id"], "ready", seat=1)
        await anna.do(table["id"], "change", setup={**table["setup"], "seats": 4})
        seats = (await anna.look(table["id"]))["table"]["seats"]
        assert [seat["ready"] for seat in seats] == [False] * 4
        with pytest.raises(Refused) as wrong:
            await anna.do(table["id"], "change", setup={**table["setup"], "options": {"races": 0}})
        assert wrong.value.kind == "bad-options"
        await bob.do(table["id"], "stand", seat=1)
        await bob.do(table["id"], "sit", seat=3)
        with pytest.raises(Refused) as fewer:
            await anna.do(table["id"], "change", setup=table["setup"])
        assert fewer.value.why == "somebody-sits-there"

    served(str(tmp_path / "db"), story)


def test_dice_of_everybody(database_url: str) -> None:
    """Who commits to numbers of their own must open them before it is dealt."""

    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        table = await anna.lay(FMR, 3, bots={"2": "club"})
        name = table["id"]
        assert len(table["commitment"]) == 64
        await bob.do(name, "sit", seat=1)
        mine = hashlib.sha256(b"anything").digest()
        promise = seat_commitment_of(name, 0, mine)
        await anna.do(name, "ready", seat=0, commitment=promise)
        await bob.do(name, "ready", seat=1)
        assert (await anna.look(name))["table"]["status"] == "opening"
        with pytest.raises(Refused) as other:
            await anna.do(name, "open", seat=0, entropy="00")
        assert other.value.why == "other-commitment"
        await anna.do(name, "open", seat=0, entropy=mine.hex())
        assert (await anna.look(name))["table"]["status"] == "playing"
        fairness = await bob.get(f"/api/tables/{name}/fairness")
        assert fairness["commitment"] == table["commitment"]
        assert fairness["seats"][0] == {"commitment": promise, "entropy": mine.hex()}
        assert fairness["secret"] == ""

    served(database_url, story)


def test_who_does_not_open_is_not_waited_for(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.lay(FMR, 3, bots={"1": "club", "2": "club"}))["id"]
        promise = seat_commitment_of(table, 0, b"forgotten")
        await anna.do(table, "ready", seat=0, commitment=promise)
        await place.later(10)
        assert (await anna.look(table))["table"]["status"] == "opening"
        await place.later(10)
        assert (await anna.look(table))["table"]["status"] == "playing"
        fairness = await anna.get(f"/api/tables/{table}/fairness")
        assert fairness["seats"][0]["entropy"] == ""
        assert fairness["seats"][0]["commitment"] == ""

    served(str(tmp_path / "db"), story)


def test_a_table_of_bots_begins_at_once(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = await anna.lay(FMR, 3, sit=None, bots={"0": "club", "1": "rookie", "2": "club"})
        async with anna.at(table["id"]) as page:
            await page.until(lambda: page.info and page.info["status"] == "over")
            assert page.info["ended"] == "finished"

    served(str(tmp_path / "db"), story)


def test_a_forgotten_table_is_closed_after_a_warning(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.lay(FMR, 3))["id"]
        await place.later(86_000)
        assert (await anna.look(table))["table"]["closes"] is None
        await place.later(1_000)
        assert (await anna.look(table))["table"]["closes"] is not None
        await anna.do(table, "ready", seat=0)
        assert (await anna.look(table))["table"]["closes"] is None
        await place.later(87_000)
        await place.later(3_700)
        known = await anna.look(table)
        assert known["table"]["status"] == "closed"
        with pytest.raises(Refused) as closed:
            await anna.do(table, "ready", seat=0)
        assert closed.value.why == "status"

    served(database_url, story)


def test_my_tables_with_my_turns_first(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        waiting = await anna.lay(FMR, 3)
        running = await anna.post("/api/play", {"game": FMR, "seats": 3})
        async with anna.at(running["id"]) as page:
            await page.until(lambda: page.match and 0 in page.match["due"])
        mine = await anna.get("/api/me/tables")
        assert [line["id"] for line in mine] == [running["id"], waiting["id"]]
        assert mine[0]["due"] is not None
        assert mine[0]["mine"] == [0]
        assert mine[1]["due"] is None

    served(database_url, story)


def test_nobody_looks_in_where_watching_is_off(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna, eve = await place.guest("Anna"), await place.guest("Eve")
        table = (await anna.post("/api/play", {"game": FMR, "seats": 3}))["id"]
        with pytest.raises(Refused) as refused:
            await eve.look(table)
        assert refused.value.why == "watching"
        async with eve.at(table) as page:
            said = await page.next()
            assert said["kind"] == "not-yours"
        with pytest.raises(Refused) as stranger:
            await place.stranger().look(table)
        assert stranger.value.why == "watching"

    served(str(tmp_path / "db"), story)


def test_who_is_here_shows(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        eve = await place.guest("Eve")
        table = (await anna.lay(FMR, 3))["id"]
        await bob.do(table, "sit", seat=1)
        async with anna.at(table) as page:
            await page.until(lambda: page.here["people"] == [anna.person])
            async with bob.at(table), eve.at(table):
                await page.until(lambda: bob.person in page.here["people"])
                await page.until(lambda: page.here["watchers"] == 1)
                assert (await anna.look(table))["table"]["seats"][1]["present"]
            await page.until(lambda: page.here == {**page.here, "people": [anna.person],
                                                   "watchers": 0})  # fmt: skip

    served(str(tmp_path / "db"), story)
