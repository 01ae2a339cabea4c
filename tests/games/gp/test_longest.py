"""The designer's riddle: how far one turn can take a car (GP-47)."""

import pytest

from paddock.core import registry
from paddock.games.gp.box import CIRCUITS
from paddock.games.gp.legal.caution import THROUGH_SHORTCUT
from paddock.games.gp.odds.longest import Turn, longest
from paddock.games.gp.state import Phase
from tests.games.gp.table import GAME, table

# Squares along the main course: by dice and turbine, with a slide, with branches too.
ANSWERS = {
    "bridge_town": (27, 38, 60),
    "triple_knot": (27, 42, 42),
    "lock_gates": (27, 42, 51),
    "meadow_oval": (27, 42, 42),
    "old_airfield": (27, 51, 51),
    "serpentine": (27, 42, 55),
    "funfair": (27, 43, 54),
}
FACES = (6, 5, 4, 3, 2, 1)


# GP-47
def test_twenty_one_by_dice() -> None:
    assert table([11, 60]).drive(*FACES).square(0) == 32


# GP-47
def test_twenty_seven_with_a_turbine() -> None:
    made = table([11, 60], items="tray", things={66: "tray oil"}).give(0, "turbine")
    assert made.do("use turbine").drive(*FACES).square(0) == 38


# GP-47
def test_twenty_eight_with_a_slide_of_one() -> None:
    made = table([32, 18], items="tray", things={59: "oil", 20: "tray oil"}).give(0, "turbine")
    assert made.do("use turbine").drive(*FACES).square(0) == 60


# GP-47
@pytest.mark.parametrize("word", CIRCUITS)
def test_the_search_finds_the_same_as_ever(word: str) -> None:
    box = GAME.box(2, {"circuits": [word]})
    plain = longest(box, branches=False, things=False)
    straight, best = longest(box, branches=False), longest(box)
    assert (plain.progress, straight.progress, best.progress) == ANSWERS[word]


# GP-47
@pytest.mark.parametrize("word", CIRCUITS)
def test_the_rules_allow_what_the_search_has_found(word: str) -> None:
    best = longest(GAME.box(2, {"circuits": [word]}))
    assert driven(word, best) == best.ends + 1


def driven(word: str, best: Turn) -> int | None:
    """Where the rules take a car that does it, everything else being out of the way."""
    things = {best.lands + 1: "oil"}
    made = table([best.start + 1, best.start + 1], word, items="tray", laps=1, things=things)
    made.state.gate_open = 1
    made.give(0, "turbine").state.tray_item = 4  # on the tray, wherever that is
    made.do("use turbine").drive(*FACES)
    for way in best.ways:
        assert made.phase is Phase.BRANCH
        words = "shortcut" if way == THROUGH_SHORTCUT else "gate"
        made.do(words if way else "straight")
    assert made.state.turn == 1
    return made.square(0)


# GP-47
def test_the_answer_stands_on_the_rules_pages() -> None:
    for language in ("en", "ja"):
        page = (registry.folder("gp") / f"rules.{language}.md").read_text(encoding="utf-8")
        rows = [line for line in page.splitlines() if line.startswith("| ")]
        for word, figures in ANSWERS.items():
            row = next(line for line in rows if f"`{word}`" in line)
            assert [cell.strip() for cell in row.split("|")[2:5]] == list(map(str, figures))
