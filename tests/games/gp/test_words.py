"""What is said at the table: prompts, facts, warnings, reasons, the board, the sheet."""

import pytest

from paddock.core import registry
from paddock.core.messages import Message
from paddock.core.texts import LANGUAGES, Language, Speaker
from paddock.core.who import NOBODY
from tests.games.gp.table import GAME, NAME, Table, opening, table

NAMES = ("Anna", "Ben", "Cleo")
SPEAKERS = {lang: Speaker(lang, [registry.folder(NAME)], NAMES) for lang in LANGUAGES}
say = SPEAKERS["en"].say


def facts(made: Table, words: str) -> list[str]:
    return [say(fact) for fact in made.decision(words).facts]


def warning(made: Table, words: str) -> str:
    found = made.decision(words).warning
    return say(found) if found else ""


# GP-9, GP-11
def test_the_odds_of_the_next_die_are_told() -> None:
    made = table([18, 23, 40]).do("roll", "face 2")
    assert facts(made, "roll") == [
        "next die: repeat 17%, 4.8 squares on average if you stop then",
        "hits Ben 17%",
        "corner 17%",
    ]


# GP-9
def test_in_a_corner_the_chance_of_a_crash_is_told_and_warned_of() -> None:
    made = table([17, 60]).do("roll", "face 5", "roll", "face 1")
    assert facts(made, "roll")[0].startswith("next die: crash 33%")
    assert warning(made, "roll") == "You stand in a corner: a repeat crashes the car."


# GP-11, GP-12, GP-25, GP-32, GP-42, GP-44
@pytest.mark.parametrize(
    ("cars", "circuit", "things", "told"),
    [
        ([18, 20], "bridge_town", {}, ["to square 20", "pushes Ben one on"]),
        ([22, 24], "bridge_town", {}, ["to square 24", "an occupied corner: that car crashes too"]),
        ([22, 60], "bridge_town", {}, ["to square 24", "a corner"]),
        ([18, 60], "bridge_town", {20: "bomb"}, ["to square 20", "the bomb goes off"]),
        ([18, 60], "bridge_town", {20: "oil"}, ["to square 20", "slides to square 24 and crashes"]),
        ([18, 60], "bridge_town", {20: "tray wrench"}, ["to square 20", "takes the wrench"]),
        (
            [22, 60],
            "bridge_town",
            {24: "oil"},
            ["to square 24", "a corner", "oil in the corner: crash"],
        ),
        ([52, 60], "lock_gates", {}, ["to square 54", "T: on to square 65"]),
        ([15, 60], "lock_gates", {}, ["to square 17", "opens the gate"]),
        ([7, 60], "bridge_town", {}, ["with a choice of way at square 8", "to square 9"]),
    ],
)
def test_what_a_stop_would_meet(
    cars: list[int | None], circuit: str, things: dict[int, str], told: list[str]
) -> None:
    made = table(cars, circuit, items="tray", things=things).do("roll", "face 2")
    assert facts(made, "stop") == told


# GP-25
def test_a_finish_is_told() -> None:
    made = table([73, 12, 30], laps=[3, 1, 1]).do("roll", "face 3")
    assert facts(made, "stop") == ["finishes!"]
    assert made.decision("stop").anchor == ""


# GP-12, GP-42, GP-44
@pytest.mark.parametrize(
    ("cars", "things", "told"),
    [
        ([22, 24], {}, "The corner is occupied: you crash too."),
        ([18, 60], {20: "bomb"}, "A bomb lies there."),
        ([18, 60], {20: "oil"}, "Oil lies there."),
        ([18, 60], {}, ""),
    ],
)
def test_what_would_hurt_oneself_is_warned_of(
    cars: list[int | None], things: dict[int, str], told: str
) -> None:
    assert warning(table(cars, things=things).do("roll", "face 2"), "stop") == told


# GP-41
def test_a_rockets_odds_are_told() -> None:
    made = table([20, 24, 24], items="tray", things={60: "tray oil"}).give(0, "rocket")
    assert facts(made, "use rocket") == ["Ben and 1 more car at distance 4: hits 50%"]
    assert made.decision("use rocket").anchor == "item:rocket"


# GP-7, GP-40, GP-41, GP-46
def test_why_something_can_not_be_done() -> None:
    made = table([54, 30], "lock_gates", items="tray", things={60: "tray oil"})
    made.give(0, "rocket", "bomb")
    found = {anchor: say(why) for anchor, why in made.refusals(0).items()}
    assert found == {
        "item:rocket": "No car ahead up to the next corner.",
        "item:bomb": "It can’t be laid on this square.",
        "box:1": "You have all your dice.",
    }
    assert say(made.refusals(1)["dice:2"]) == "Anna is to move."
    assert made.refusals(NOBODY) == {}
    flipped = table([12, 30], items="tray", flipped=[0], things={60: "tray oil"}).give(0, "bomb")
    assert flipped.refusals(0)["item:bomb"].rule == "GP-40"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_each_car_where_it_stands_and_what_lies_where(language: Language) -> None:
    speak = SPEAKERS[language].say
    made = table([12, 24, 24], items="tray", flipped=[1], things={20: "oil", 31: "tray bomb"})
    board = GAME.picture(made.box, GAME.view(made.box, made.state, 0), speak)
    rows = [line for line in board.splitlines() if "[" in line]
    assert any("1" in row for row in rows)
    for name in NAMES:
        assert board.count(name) == 1
    assert speak(Message("item-bomb")) in board
    assert speak(Message("board-flipped")) in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_before_the_race_and_after(language: Language) -> None:
    speak = SPEAKERS[language].say
    made = opening(3)
    assert speak(GAME.prompt(made.box, made.state, NOBODY))
    made.do("begins 1")
    assert NAMES[1] in speak(GAME.prompt(made.box, made.state, NOBODY))


# GP-55, GP-56
def test_the_sheet_has_a_row_for_each_car_of_each_race() -> None:
    cars: list[int | None] = [72, 30, None]
    made = table(cars, laps=[3, 3, 3], championship=True, fastest=True, target=15).drive(4)
    rows = GAME.sheet(made.box, made.state, say, {"car:2": "Bea"})
    assert len(rows) == 4
    assert [row[3:] for row in rows[1:]] == [
        ["Anna", "2", "2½", "4", "2½", "2½"],
        ["Bea", "3", "1", "", "1", "1"],
        ["Cleo", "1", "3", "", "3", "3"],
    ]
