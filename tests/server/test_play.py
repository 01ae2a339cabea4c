"""People play: over sockets, over HTTP, with bots, to the end."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddock.core import log as match_log
from paddock.core import storage
from paddock.server.tables.hub import BACKLOG, Connection
from tests.server.guests import Guest, Json, Place, Refused, Socket, served

FMR = "formula_motor_racing"


async def drive(page: Socket, *seats: int) -> None:
    """Take the first decision of these seats until the match is over."""
    await page.until(lambda: page.match)
    while page.info["status"] == "playing":
        mine = [seat for seat in seats if seat in page.match["due"]]
        if mine:
            await page.act(mine[0])
        else:
            await page.next()


async def begin(
    place: Place, *names: str, game: str = FMR, **setup: Any
) -> tuple[str, list[Guest]]:
    """A table with these people, all of them ready."""
    guests = [await place.guest(name) for name in names]
    table = await guests[0].lay(game, max(3, len(guests)), **setup)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.do(table["id"], "sit", seat=seat)
    for seat in range(len(guests), 3):
        await guests[0].do(table["id"], "put-bot", seat=seat, level="club")
    for seat, guest in enumerate(guests):
        await guest.do(table["id"], "ready", seat=seat)
    return table["id"], guests


def test_a_race_against_bots_runs_to_its_end(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = await anna.post("/api/play", {"game": FMR, "seats": 3})
        async with anna.at(table["id"]) as page:
            await drive(page, 0)
            assert page.info["ended"] == "finished"
            assert len(page.info["result"]) == 3
        file = await anna.http.get(f"/api/tables/{table['id']}/match")
        checks = storage.verify(match_log.read(file.content))
        assert [check.open for check in checks] == [""] * 4
        assert next(c for c in checks if c.name == "verify-values").done > 0

    served(database_url, story)


def test_three_people_see_each_their_own_hand(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, guests = await begin(place, "Anna", "Bob", "Chie")
        eve = await place.guest("Eve")
        async with (
            guests[0].at(table) as anna,
            guests[1].at(table) as bob,
            guests[2].at(table) as chie,
            eve.at(table) as watcher,
        ):
            pages: list[Socket] = [anna, bob, chie]
            for page in [*pages, watcher]:
                await page.until_entry(1)
            for _ in range(30):
                seat: int = anna.match["due"][0]
                await pages[seat].act(seat)
                for page in [*pages, watcher]:
                    await page.until_entry(pages[seat].last)
            for seat, page in enumerate(pages):
                assert [look["seat"] for look in page.match["looks"]] == [seat]
                assert page.look_of(seat)["view"]["hand"]
            assert [look["seat"] for look in watcher.match["looks"]] == [-1]
            assert watcher.look_of(-1)["view"]["hand"] == []
            assert not watcher.look_of(-1)["decisions"]
            drawn = [event for event in bob.events if event["event"] == "card-drawn"]
            assert {event["who"] for event in drawn} <= {1}
            assert "card-drawn" not in {event["event"] for event in watcher.events}

    served(str(tmp_path / "db"), story)


def test_a_program_plays_by_http_alone(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.post("/api/play", {"game": FMR, "seats": 3}))["id"]
        known = await anna.look(table)
        while known["table"] is None or known["table"]["status"] == "playing":
            look = known["match"]["looks"][0]
            if look["decisions"]:
                action = look["decisions"][-1]["action"]
                await anna.do(table, "act", seat=0, action=action, last=known["last"])
            path = f"/api/tables/{table}/updates"
            known = await anna.get(path, since=known["last"], wait=10)
        assert known["table"]["status"] == "over"

    served(str(tmp_path / "db"), story)


def test_a_long_poll_waits_for_the_next_entry(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, *_) = await begin(place, "Anna", "Bob")
        last = (await anna.look(table))["last"]
        path = f"/api/tables/{table}/updates"
        assert (await anna.get(path, since=last, wait=0))["last"] == last
        waiting = asyncio.create_task(anna.get(path, since=last, wait=20))
        await asyncio.sleep(0.05)
        await bob.do(table, "say", phrase="hello")
        told = await waiting
        assert told["talk"][0]["phrase"] == "hello"
        assert told["table"] is None

    served(str(tmp_path / "db"), story)


def test_the_same_command_twice_is_answered_twice_and_applied_once(database_url: str) -> None:
    async def story(place: Place) -> None:
        table, (anna, _) = await begin(place, "Anna", "Bob")
        command = anna.command("say", text="Bonjour")
        first = await anna.post(f"/api/tables/{table}/commands", command)
        again = await anna.post(f"/api/tables/{table}/commands", command)
        assert again == first
        async with anna.at(table) as page:
            assert await page.send(command) == first
            assert [talk["text"] for talk in page.talk] == ["Bonjour"]

    served(database_url, story)


def test_two_tabs_of_one_seat_take_one_decision(tmp_path: Path) -> None:
    """The second tab answers a question that has been answered already."""

    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = await anna.lay(FMR, 3, hot_seat=True)
        for seat in (1, 2):
            await anna.do(table["id"], "sit", seat=seat, name=f"Guest {seat}")
        for seat in range(3):
            await anna.do(table["id"], "ready", seat=seat)
        async with anna.at(table["id"]) as one, anna.at(table["id"]) as two:
            await two.until(lambda: two.match)
            await one.until(lambda: one.match)
            seat, known = one.match["due"][0], two.last
            action = one.look_of(seat)["decisions"][0]["action"]
            await one.act(seat)
            with pytest.raises(Refused) as refused:
                await two.do("act", seat=seat, action=action, last=known)
            assert (refused.value.kind, refused.value.why) == ("not-now", "overtaken")

    served(str(tmp_path / "db"), story)


def test_undo_reaches_to_the_last_thing_learnt(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = await anna.post("/api/play", {"game": FMR, "seats": 3})
        async with anna.at(table["id"]) as page:
            await page.until(lambda: page.match and 0 in page.match["due"])
            undone = False
            while page.info["status"] == "playing" and not undone:
                if 0 not in page.match["due"]:
                    await page.next()
                    continue
                before = page.match["ply"]
                await page.act(0)
                if 0 not in page.match["due"]:
                    continue  # a bot is thinking, and may have acted already
                if page.look_of(0)["undo_to"] is None:
                    with pytest.raises(Refused) as refused:
                        await page.do("undo", seat=0)
                    assert refused.value.kind == "not-undoable"
                    continue
                await page.do("undo", seat=0)
                assert page.match["ply"] == page.match["rewound"] == before
                assert 0 in page.match["due"]
                undone = True
            assert undone

    served(str(tmp_path / "db"), story)


def test_an_illegal_action_changes_nothing(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, _) = await begin(place, "Anna", "Bob", "Chie")
        before = await anna.look(table)
        mover = anna if before["match"]["due"] == [0] else bob
        wrong = {"seat": 0 if mover is anna else 1, "action": 99_999, "last": before["last"]}
        with pytest.raises(Refused):
            await mover.do(table, "act", **wrong)
        after = await anna.look(table)
        assert strip(after) == strip(before)

    served(str(tmp_path / "db"), story)


def strip(update: Json) -> Json:
    return {name: value for name, value in update.items() if name != "now"}


def test_a_page_that_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, _) = await begin(place, "Anna", "Bob", "Chie")
        async with anna.at(table) as page:
            await page.until(lambda: page.match)
        await bob.do(table, "say", phrase="hello")
        await bob.do(table, "say", phrase="good-luck")
        async with anna.at(table, page.last) as again:
            again.last = page.last
            await again.next()
            assert [talk["phrase"] for talk in again.talk] == ["hello", "good-luck"]
            assert again.updates[0]["since"] == page.last
        async with anna.at(table, 10_000) as wrong:  # of another life: everything
            await wrong.next()
            assert wrong.updates[0]["since"] == 0
            assert wrong.info

    served(str(tmp_path / "db"), story)


def test_a_client_that_reads_slowly_gets_one_update_over_everything(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (_, bob, _) = await begin(place, "Anna", "Bob", "Chie")
        slow = Connection(table, bob.person, 0)
        async with place.house.keeper.at(table) as at_hand:
            place.house.hub.catch_up(at_hand, slow)
            place.house.hub.join(slow, at_hand)
        for number in range(40):
            await bob.do(table, "say", text=str(number))
        read: list[Json] = []
        while slow.last < (await bob.look(table))["last"] or not read:
            message = await slow.next()
            if message is None:
                async with place.house.keeper.at(table) as at_hand:
                    place.house.hub.catch_up(at_hand, slow)
            else:
                read.append(msgspec.json.decode(message))
        while (message := await slow.next()) and "talk" in (one := msgspec.json.decode(message)):
            read.append(one)
            if one["last"] == slow.last:
                break
        talk = [said["text"] for one in read for said in one.get("talk", ())]
        assert talk == [str(number) for number in range(40)]
        assert len(read) <= BACKLOG + 2
        place.house.hub.leave(slow)

    served(str(tmp_path / "db"), story)


def test_the_match_survives_the_servers_end(database_url: str) -> None:
    people: list[Guest] = []
    kept: Json = {}

    async def play(place: Place) -> None:
        anna = await place.guest("Anna")
        people.append(anna)
        kept["table"] = (await anna.post("/api/play", {"game": FMR, "seats": 3}))["id"]
        async with anna.at(kept["table"]) as page:
            await page.until(lambda: page.match and 0 in page.match["due"])
            await page.act(0)
            await page.until(lambda: 0 in page.match["due"])
            kept["last"], kept["view"] = page.last, page.look_of(0)["view"]

    async def go_on(place: Place) -> None:
        async with place.again(people[0]).at(kept["table"]) as page:
            await page.until(lambda: page.match)
            assert page.last == kept["last"]
            assert page.look_of(0)["view"] == kept["view"]
            await drive(page, 0)
            assert page.info["ended"] == "finished"

    served(database_url, play)
    served(database_url, go_on)
