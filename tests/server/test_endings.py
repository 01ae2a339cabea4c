"""Leaving, giving up, ending together, playing again."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Place, Refused, served
from tests.server.test_clocks import act
from tests.server.test_play import FMR, begin, drive


def test_who_leaves_is_driven_on_and_somebody_may_take_the_seat(database_url: str) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, chie) = await begin(place, "Anna", "Bob", "Chie")
        await bob.do(table, "stand", seat=1)
        known = await anna.look(table)
        assert known["table"]["seats"][1]["kind"] == "bot"
        assert known["table"]["seats"][1]["offered"]
        dai = await place.guest("Dai")
        with pytest.raises(Refused):
            await dai.do(table, "sit", seat=2)
        await dai.do(table, "sit", seat=1)
        known = await dai.look(table)
        assert [look["seat"] for look in known["match"]["looks"]] == [1]
        assert (await bob.look(table))["match"]["looks"][0]["seat"] == -1
        async with anna.at(table) as a, dai.at(table) as d, chie.at(table) as c:
            pages = {0: a, 1: d, 2: c}
            for page in pages.values():
                await page.until_entry(1)
            while a.info["status"] == "playing":
                seat = a.match["due"][0]
                await pages[seat].until_entry(a.last)
                await pages[seat].act(seat)
                await a.until_entry(pages[seat].last)
            assert a.info["ended"] == "finished"

    served(database_url, story)


def test_a_bots_seat_can_be_offered(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, _) = await begin(place, "Anna", "Bob")
        eve = await place.guest("Eve")
        with pytest.raises(Refused) as taken:
            await eve.do(table, "sit", seat=2)
        assert taken.value.why == "seat-taken"
        await anna.do(table, "offer", seat=2)
        await eve.do(table, "sit", seat=2)
        assert (await eve.look(table))["table"]["seats"][2]["name"] == "Eve"

    served(str(tmp_path / "db"), story)


def test_the_owner_removes_somebody_during_the_match(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, _) = await begin(place, "Anna", "Bob", "Chie")
        await anna.do(table, "remove", seat=1)
        assert (await anna.look(table))["table"]["seats"][1]["kind"] == "bot"
        with pytest.raises(Refused) as barred:
            await bob.do(table, "sit", seat=1)
        assert barred.value.why == "barred"

    served(str(tmp_path / "db"), story)


def test_who_resigns_stays_resigned(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (_, bob, _) = await begin(place, "Anna", "Bob", "Chie")
        await bob.do(table, "resign", seat=1)
        for verb in ("resign", "return"):
            with pytest.raises(Refused) as refused:
                await bob.do(table, verb, seat=1)
            assert refused.value.why == "resigned"
        seat = (await bob.look(table))["table"]["seats"][1]
        assert seat["steered"]
        assert seat["resigned"]

    served(str(tmp_path / "db"), story)


def test_everybody_agrees_to_end(database_url: str) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob) = await begin(place, "Anna", "Bob")
        await anna.do(table, "propose", seat=0, what="end")
        await bob.do(table, "answer", seat=1, yes=True)  # bots are not asked
        known = await anna.look(table)
        assert (known["table"]["status"], known["table"]["ended"]) == ("over", "agreed")
        assert known["table"]["result"] is not None
        assert known["match"]["due"] == []
        with pytest.raises(Refused):
            await anna.do(table, "act", seat=0, action=0, last=known["last"])
        mine = await anna.get("/api/me/tables")
        assert mine[0]["rank"] is not None

    served(database_url, story)


@pytest.mark.parametrize("leaves", ["stand", "resign"])
def test_nobody_waits_for_the_answer_of_who_has_left(leaves: str, tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, chie) = await begin(place, "Anna", "Bob", "Chie")
        await anna.do(table, "propose", seat=0, what="end")
        await bob.do(table, "answer", seat=1, yes=True)
        await chie.do(table, leaves, seat=2)
        assert (await anna.look(table))["table"]["proposal"] is None
        await anna.do(table, "propose", seat=0, what="end")
        await bob.do(table, "answer", seat=1, yes=True)
        assert (await anna.look(table))["table"]["status"] == "over"

    served(str(tmp_path / "db"), story)


def test_everybody_agrees_to_go_back(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie")
        for _ in range(8):
            await act(table, guests)
        known = await guests[0].look(table)
        back_to = known["match"]["ply"] - 5
        await guests[0].do(table, "propose", seat=0, what="back", ply=back_to)
        await guests[1].do(table, "answer", seat=1, yes=True)
        await guests[2].do(table, "answer", seat=2, yes=True)
        after = await guests[0].look(table)
        assert after["match"]["ply"] <= known["match"]["ply"]
        assert after["last"] > known["last"]
        assert after["table"]["proposal"] is None
        with pytest.raises(Refused) as nowhere:
            await guests[0].do(table, "propose", seat=0, what="back", ply=10_000)
        assert nowhere.value.why == "no-ply"
        await act(table, guests)

    served(str(tmp_path / "db"), story)


def test_a_rematch_leads_everybody_to_the_same_table(database_url: str) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob) = await begin(place, "Anna", "Bob")
        with pytest.raises(Refused) as running:
            await anna.do(table, "rematch")
        assert running.value.why == "still-running"
        await anna.do(table, "propose", seat=0, what="end")
        await bob.do(table, "answer", seat=1, yes=True)
        one = await anna.do(table, "rematch")
        two = await bob.do(table, "rematch")
        assert one["data"]["table"] == two["data"]["table"] != table
        assert (await bob.look(table))["table"]["rematch"] == one["data"]["table"]
        seats = (await anna.look(one["data"]["table"]))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "Bob", ""]
        assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]

    served(database_url, story)


def test_talk_in_phrases_and_words(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, _) = await begin(place, "Anna", "Bob", "Chie", free_text=False)
        await anna.do(table, "say", phrase="good-luck")
        for words, why in [({"text": "hi"}, "phrases-only"), ({}, "phrase-or-text"),
                           ({"phrase": "blah"}, "phrase-or-text")]:  # fmt: skip
            with pytest.raises(Refused) as refused:
                await bob.do(table, "say", **words)
            assert refused.value.why == why
        eve = await place.guest("Eve")
        with pytest.raises(Refused) as watching:
            await eve.do(table, "say", phrase="hello")
        assert watching.value.why == "players-talk"
        assert [talk["phrase"] for talk in (await bob.look(table))["talk"]] == ["good-luck"]

    served(str(tmp_path / "db"), story)


def test_names_on_the_board(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, _, _) = await begin(place, "Anna", "Bob", "Chie")
        with pytest.raises(Refused) as refused:
            await anna.do(table, "note", seat=0, anchor="car:none", text="Ayrton")
        assert refused.value.why == "no-such-label"
        await anna.do(table, "note", seat=0, anchor="car:red-1", text="Ayrton")
        assert (await anna.look(table))["match"]["labels"] == {"car:red-1": "Ayrton"}

    served(str(tmp_path / "db"), story)


def test_a_finished_match_is_seen_again_and_forked(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.post("/api/play", {"game": FMR, "seats": 3}))["id"]
        for path in ("match", "replay"):
            with pytest.raises(Refused) as running:
                await anna.get(f"/api/tables/{table}/{path}")
            assert running.value.why == "still-running"
        async with anna.at(table) as page:
            await drive(page, 0)
        eve = await place.guest("Eve")
        steps = await all_steps(eve, table)
        assert [step["ply"] for step in steps] == list(range(len(steps)))
        assert steps[-1]["due"] == []
        fairness = await eve.get(f"/api/tables/{table}/fairness")
        assert len(fairness["secret"]) == 64
        fork = await eve.post(f"/api/tables/{table}/fork", {"ply": 40, "luck": "fresh"})
        known = await eve.look(fork["id"])
        assert known["match"]["ply"] >= 40
        assert {seat["person"] for seat in known["table"]["seats"]} == {eve.person}
        async with eve.at(fork["id"]) as again:
            await drive(again, 0, 1, 2)
        file = (await eve.http.get(f"/api/tables/{fork['id']}/match")).content
        replayed = (await eve.http.post("/api/replay", content=file)).json()
        assert replayed["over"]
        same = await eve.post(f"/api/tables/{table}/fork", {"ply": 40, "luck": "same"})
        assert (await eve.look(same["id"]))["match"]["ply"] >= 40

    served(database_url, story)


async def all_steps(guest: Any, table: str) -> list[Any]:
    steps: list[Any] = []
    while True:
        part = await guest.get(f"/api/tables/{table}/replay", since=len(steps))
        steps += part["steps"]
        if len(steps) > part["plies"]:
            return steps


def test_a_broken_file_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        for content in (b"", b"{}", b"[1,2", b'{"format":"paddock-match"}', b"\xff\xfe"):
            answer = await anna.http.post("/api/replay", content=content)
            assert answer.status_code == 422
            assert answer.json()["kind"] == "bad-file"

    served(str(tmp_path / "db"), story)


def test_the_replay_may_be_the_players_own(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob) = await begin(place, "Anna", "Bob", replay="players")
        await anna.do(table, "propose", seat=0, what="end")
        await bob.do(table, "answer", seat=1, yes=True)
        ply = (await anna.look(table))["match"]["ply"]
        replay = await bob.get(f"/api/tables/{table}/replay")
        assert replay["plies"] == ply
        assert len(replay["steps"]) == ply + 1
        with pytest.raises(Refused) as refused:
            await (await place.guest("Eve")).get(f"/api/tables/{table}/replay")
        assert refused.value.why == "replay"

    served(str(tmp_path / "db"), story)


def test_a_season_is_left_for_a_month_and_taken_up_again(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie", options={"races": 17})
        await act(table, guests)
        left = await guests[0].look(table)
        await place.later(40 * 86_400)
        place.house.keeper.forget_idle()
        assert not place.house.keeper.warm_tables()
        back = await guests[0].look(table)
        assert back["table"]["status"] == "playing"
        assert not any(seat["steered"] for seat in back["table"]["seats"])
        assert back["match"]["ply"] == left["match"]["ply"]
        await act(table, guests)
        assert (await guests[0].look(table))["match"]["ply"] > left["match"]["ply"]

    served(str(tmp_path / "db"), story)
