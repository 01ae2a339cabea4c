"""A whole race at the keyboard, and all that can be done with its file afterwards."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from paddock.core import registry, storage
from paddock.core.contract import Act
from paddock.core.texts import LANGUAGES, Language
from tests.terminal.command import GAME, MANY_ONES, SHORT, Said, in_language, only_save, run

pytestmark = pytest.mark.compiled_only  # the command itself is the same

DRIVER = {"ja": "水野 ,香", "en": "Kaori “K” Mizuno"}
WORDS = {
    "ja": (
        "プレイヤー1が青チームを選びました",
        "チェッカーフラッグ",
        "レースは終わりました。",
        "1位",
    ),
    "en": ("Player 1 takes Blue.", "The flag falls on race 1!", "The race is over.", "1. "),
}
VERIFIED = {"ja": "すべて確認できました。", "en": "Everything checks out."}
LEAVE_THE_LINE = ("engine-blows", "spins-out", "crashes", "crashes-too")


class Race:
    """A finished race of one language."""

    def __init__(self, lang: Language, saves: Path) -> None:
        self.lang: Language = lang
        self.saves = saves
        typed = f"n red-1 {DRIVER[lang]}\nn number:red-1 27\n{MANY_ONES}"
        self.said = run(saves, "play", GAME, *SHORT, typed=typed, lang=lang)
        self.file = only_save(saves)

    def run(self, *arguments: str, typed: str = "") -> Said:
        """Another command in the same language."""
        return run(self.saves, *arguments, typed=typed, lang=self.lang)


@pytest.fixture(scope="module", params=LANGUAGES)
def race(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Race:
    """Played by typing 1 at every question, once for all tests here."""
    return Race(request.param, tmp_path_factory.mktemp(str(request.param)))


def test_a_race_by_scripted_choices_comes_to_its_result(race: Race) -> None:
    assert race.said.code == 0
    assert in_language(race.said.text, race.lang)
    for words in WORDS[race.lang]:
        assert words in race.said.text
    match = storage.load(race.file)
    assert match.over
    for rank, points in match.score():
        assert race.said.lines_with(f"{rank}{'位' if race.lang == 'ja' else '.'} ")
        assert race.said.lines_with(f": {points}")


def test_the_commands_shown_at_the_end_name_the_file(race: Race) -> None:
    for verb in ("verify", "replay", "sheet"):
        assert race.said.lines_with(f"./play {verb} {race.file}")


def test_verify_ticks_everything(race: Race) -> None:
    said = race.run("verify", str(race.file))
    *ticks, last = said.text.splitlines()
    assert (said.code, last) == (0, VERIFIED[race.lang])
    assert len(ticks) == 4
    assert all(tick.startswith("✓ ") for tick in ticks)


def test_replay_tells_the_race_again_step_by_step(race: Race) -> None:
    said = race.run("replay", str(race.file))
    assert said.code == 0
    assert in_language(said.text, race.lang)
    match = storage.load(race.file)
    assert said.lines_with(f"{match.ply:5}  ")
    assert WORDS[race.lang][0] in said.text
    assert WORDS[race.lang][1] in said.text


def test_replay_for_a_spectator_shows_nobody_s_hand(race: Race) -> None:
    everybody = race.run("replay", str(race.file), "--from", "9").text
    mine = race.run("replay", str(race.file), "--seat", "1", "--from", "9").text
    drawn = {"ja": "を引きました。  [", "en": "You draw "}[race.lang]
    hand = {"ja": "あなたの手札", "en": "Your hand"}[race.lang]
    assert drawn in mine
    assert hand in mine
    assert drawn not in everybody.replace("カードを1枚引きました。", "")
    assert hand not in everybody


# A program that knows the rules, but not our code


def followed(lines: Sequence[dict[str, Any]]) -> tuple[list[int], list[int]]:
    """The line of cars and the retired at the end, by nothing but names of events."""
    line: list[int] = [-1] * 12
    retired: list[int] = []
    for event in (event for step in lines for event in step["events"]):
        name, args = event["event"], event["args"]
        if name == "grid-drawn":
            line[args["front"] - 1] = 2 * args["team"]
            line[args["back"] - 1] = 2 * args["team"] + 1
        elif name in LEAVE_THE_LINE:
            assert line[args["from"] - 1] == args["car"] or name == "crashes-too", event
            line.remove(args["car"])
            retired.append(args["car"])
        elif {"car", "from", "to"} <= args.keys():
            line.remove(args["car"])
            line.insert(args["to"] - 1, args["car"])
    return line, retired


def test_a_program_follows_the_race_by_names_alone(race: Race) -> None:
    said = race.run("replay", str(race.file), "--as", "jsonl")
    head, *steps = map(json.loads, said.text.splitlines())
    assert head["game"] == GAME
    assert head["seats"] == [seat.name for seat in storage.load(race.file).seats]
    assert [step["ply"] for step in steps] == list(range(1, len(steps) + 1))
    assert {step["actor"] for step in steps} == {"seat", "luck"}
    assert all((step["seat"] is None) is (step["actor"] == "luck") for step in steps)
    line, retired = followed([head, *steps])
    match = storage.load(race.file)
    finish = [int(place) for place in match.state.finish[0]]
    assert [finish[car] for car in line] == list(range(1, len(line) + 1))
    assert sorted(line + retired) == list(range(12))


def test_actions_can_be_read_back_from_their_names(race: Race) -> None:
    match = storage.load(race.file)
    again = match.at(0)
    said = race.run("replay", str(race.file), "--as", "jsonl")
    for step in map(json.loads, said.text.splitlines()[1:]):
        who = step["seat"]
        possible = again.chances()[0] if who is None else again.legal(who)
        fitting = [a for a in possible if again.game.named(a) == Act(step["verb"], step["args"])]
        entry = match.line[int(step["ply"]) - 1]
        assert fitting == [entry.action]
        again.do(entry)
    assert again.digest() == match.digest()


def test_the_sheet_opens_in_a_spreadsheet_and_adds_up(race: Race, tmp_path: Path) -> None:
    out = tmp_path / "season.csv"
    said = race.run("sheet", str(race.file), "--out", str(out))
    assert said.code == 0
    assert str(out) in said.text
    assert out.read_bytes().startswith(b"\xef\xbb\xbf")
    with out.open(encoding="utf-8-sig", newline="") as stream:
        heading, *rows = csv.reader(stream)
    points = heading.index({"ja": "ポイント", "en": "Points"}[race.lang])
    assert sum(int(row[points]) for row in rows) == 26
    assert len(rows) == 12
    (mine,) = [row for row in rows if DRIVER[race.lang] in row]
    assert "27" in mine
    assert DRIVER[race.lang] in race.run("sheet", str(race.file)).text


def test_the_menu_leads_to_a_race_where_input_comes_from_a_pipe(tmp_path: Path) -> None:
    games = registry.names()
    which = f"{games.index(GAME) + 1}\n" if len(games) > 1 else ""
    typed = f"x\n1\n{which}3\n\n1\n1\n\n{MANY_ONES}"  # against bots; three seats; one race
    said = run(tmp_path, "menu", typed=typed, lang="en")
    assert said.lines_with("“x”")
    assert said.lines_with("The flag falls on race 1!")
    assert said.code == 0
