"""What a client needs to put a game into words: texts, rules, the board, the score sheet."""

import csv
import io

import pytest

from paddock.core import registry
from tests.server.guests import Place, Refused, served

FMR = "formula_motor_racing"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_texts_and_rules_are_the_game_s_own_files(tmp_path: str, language: str) -> None:
    async def story(place: Place) -> None:
        someone = place.stranger()
        for path, file in (("words", f"words.{language}.ftl"), ("rules", f"rules.{language}.md")):
            answer = await someone.http.get(f"/api/games/{FMR}/{path}/{language}")
            assert answer.text == (registry.folder(FMR) / file).read_text(encoding="utf-8")
        assert (await someone.http.get(f"/api/games/{FMR}/words/xx")).status_code == 400
        assert (await someone.http.get(f"/api/games/nothing/words/{language}")).status_code == 404
        drawing = await someone.http.get(f"/api/games/{FMR}/drawing")
        assert drawing.text.startswith("<svg")

    served(f"{tmp_path}/paddock.db", story)


def test_the_board_in_words_is_told_from_one_s_own_seat_only(tmp_path: str) -> None:
    async def story(place: Place) -> None:
        anna, ben = await place.guest("Anna"), await place.guest("Ben")
        setup = {"options": {"colours": "lot"}, "bots": {"1": "rookie", "2": "rookie"}}
        table = (await anna.lay(FMR, 3, **setup))["id"]
        path = f"/api/tables/{table}/picture"
        with pytest.raises(Refused) as refused:
            await anna.get(path, language="en", seat=0)
        assert refused.value.why == "not-dealt"
        await anna.do(table, "ready", seat=0)
        async with anna.at(table) as page:
            await page.until(lambda: page.match and 0 in page.match["due"])
        mine = await anna.http.get(path, params={"language": "en", "seat": 0})
        public = await ben.http.get(path, params={"language": "en"})
        assert "Your hand" in mine.text
        assert "Your hand" not in public.text
        assert "手札" in (await anna.http.get(path, params={"language": "ja", "seat": 0})).text
        with pytest.raises(Refused) as refused:
            await ben.get(path, language="en", seat=0)
        assert refused.value.kind == "not-yours"

    served(f"{tmp_path}/paddock.db", story)


def test_the_score_sheet_comes_as_rows_and_as_a_file(tmp_path: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        options = {"races": 1, "removed": [24], "colours": "lot"}
        table = (await anna.post("/api/play", {"game": FMR, "seats": 3, "options": options}))["id"]
        async with anna.at(table) as page:
            await page.until(lambda: page.match)
            while page.info["status"] != "over":
                if 0 in page.match["due"]:
                    await page.act(0)
                else:
                    await page.next()
        rows = await anna.get(f"/api/tables/{table}/sheet", language="en")
        assert rows[0][0] == "Race"
        assert len(rows) == 13
        answer = await anna.http.get(
            f"/api/tables/{table}/sheet", params={"language": "en", "form": "csv"}
        )
        assert list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff")))) == rows

        film = await anna.get(f"/api/tables/{table}/replay", seat=0, language="en")
        assert film["drawing"].startswith("<svg")
        assert all(step["picture"] for step in film["steps"])
        assert any(step["decisions"] for step in film["steps"])
        assert all(bool(s["decisions"]) == (0 in s["due"]) for s in film["steps"])
        onlooker = await anna.get(f"/api/tables/{table}/replay")
        assert not any(step["decisions"] or step["picture"] for step in onlooker["steps"])

    served(f"{tmp_path}/paddock.db", story)
