"""Promises in a game in which people bargain: told to those whom they concern."""

from pathlib import Path
from typing import Any

import pytest

from paddock.lab.warm import load, warm
from tests.server.guests import Guest, Json, Place, Refused, served

BARGAINS = "grands_tours"


@pytest.fixture(scope="module", autouse=True)
def warm_game() -> None:
    """A server never compiles."""
    warm(BARGAINS)
    load(BARGAINS)


async def at_table(place: Place) -> tuple[str, list[Guest]]:
    guests = [await place.guest(name) for name in ("Anna", "Bob", "Chie", "Dai")]
    table = (await guests[0].lay(BARGAINS, 4))["id"]
    for seat, guest in enumerate(guests):
        if seat:
            await guest.do(table, "sit", seat=seat)
        await guest.do(table, "ready", seat=seat)
    return table, guests


def answers(form: list[Json], **wanted: Any) -> Json:
    """The form filled in: the first choice of each question asked, unless told otherwise."""
    data: Json = {"do": "offer"}
    for field in form:
        asked = all(data.get(name) in values for name, values in field["when"].items())
        if asked:
            data[field["name"]] = wanted.get(field["name"], field["choices"][0]["value"])
    return data


def test_a_private_promise_is_told_to_the_two_it_concerns(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, chie, _) = await at_table(place)
        look = (await anna.look(table))["match"]["looks"][0]
        data = answers(look["promising"], to=1, public=0)
        await anna.do(table, "promise", seat=0, data=data)
        for guest, seen in ((anna, 1), (bob, 1), (chie, 0)):
            promises = (await guest.look(table))["match"]["looks"][0]["promises"]
            assert len(promises) == seen
        number = (await bob.look(table))["match"]["looks"][0]["promises"][0]["number"]
        await bob.do(table, "promise", seat=1, data={"do": "answer", "promise": number, "yes": 1})
        told = (await anna.look(table))["match"]["looks"][0]["promises"][0]
        assert (told["who"], told["to"], told["standing"]) == (0, 1, "agreed")

    served(str(tmp_path / "db"), story)


def test_nonsense_is_refused_with_every_fault(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, *_) = await at_table(place)
        before = (await anna.look(table))["last"]
        with pytest.raises(Refused) as refused:
            await anna.do(table, "promise", seat=0, data={"do": "offer", "to": 99, "verb": "fly"})
        assert refused.value.kind == "bad-options"
        assert refused.value.said["faults"]
        with pytest.raises(Refused) as other:
            await bob.do(table, "promise", seat=0, data={"do": "offer"})
        assert other.value.kind == "not-yours"
        assert (await anna.look(table))["last"] == before

    served(str(tmp_path / "db"), story)


def test_bots_answer_what_they_are_offered(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.post("/api/play", {"game": BARGAINS, "seats": 4}))["id"]
        async with anna.at(table) as page:
            await page.until(lambda: page.match and 0 in page.match["due"])
            data = answers(page.look_of(0)["promising"], to=1)
            await page.do("promise", seat=0, data=data)

            def answered() -> bool:
                mine = [one for one in page.look_of(0)["promises"] if one["who"] == 0]
                return bool(mine) and mine[0]["standing"] != "offered"

            await page.until(answered)

    served(str(tmp_path / "db"), story)


def test_where_nobody_bargains_there_are_no_promises(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        game = "formula_motor_racing"
        table = (await anna.post("/api/play", {"game": game, "seats": 3}))["id"]
        look = (await anna.look(table))["match"]["looks"][0]
        assert (look["promises"], look["promising"]) == ([], [])
        with pytest.raises(Refused) as refused:
            await anna.do(table, "promise", seat=0, data={"do": "offer"})
        assert refused.value.why == "no-promises"

    served(str(tmp_path / "db"), story)


def test_a_rematch_begins_with_what_the_last_race_left(tmp_path: Path) -> None:
    """GT-8: who had the most lead time leads at the start of the next race."""

    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.post("/api/play", {"game": BARGAINS, "seats": 4}))["id"]
        await anna.do(table, "resign", seat=0)
        async with anna.at(table) as page:
            await page.until(lambda: page.info and page.info["status"] == "over")
            points = [points for _, points in page.info["result"]]
            again = (await page.do("rematch"))["data"]["table"]
        leaders = [seat + 1 for seat, gained in enumerate(points) if gained == max(points)]
        assert (await anna.look(again))["table"]["setup"]["options"]["leader"] == leaders

    served(str(tmp_path / "db"), story)
