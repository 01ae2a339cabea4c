"""The table's switches, and which of them exclude each other."""

from typing import Any

import pytest

from paddock.core.errors import BadOptions
from tests.games.gp.table import GAME


def faults(seats: int, **options: Any) -> list[tuple[str, str]]:
    """Kind and place of all that is wrong."""
    with pytest.raises(BadOptions) as caught:
        GAME.box(seats, options)
    return [(fault.kind, fault.where) for fault in caught.value.faults]


# GP-1
def test_more_players_than_bays_are_refused() -> None:
    assert faults(9) == [("out-of-range", "seats")]
    assert faults(1) == [("out-of-range", "seats")]


# GP-60
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_teams_need_four_six_or_eight(seats: int) -> None:
    assert faults(seats, teams=True) == [("teams-of-two", "teams")]


# GP-55
def test_a_target_needs_a_championship_and_is_not_too_high() -> None:
    assert faults(4, target=9) == [("needs", "target")]
    found = faults(4, target=21, championship=True)
    assert found == [("target-too-high", "target")]
    assert GAME.box(4, {"target": 20, "championship": True}).target == 20


# GP-50, GP-66
def test_sets_and_placement_need_items() -> None:
    found = faults(4, items="none", sets=2, placement="random")
    assert found == [("needs", "sets"), ("needs", "placement")]
    assert faults(4, items="tray", placement="random") == [("needs", "placement")]


# GP-66
def test_more_items_than_there_is_room_for_are_refused() -> None:
    crowded = {"items": "course", "sets": 3, "circuits": ["funfair", "meadow_oval"]}
    assert faults(4, **crowded) == [("too-many-items", "circuits[1]")]
    assert GAME.box(4, {**crowded, "sets": 1}).sets == 2
    assert GAME.box(4, {**crowded, "items": "tray", "sets": 1}).sets == 2


# GP-68
def test_a_wet_race_needs_wet_squares() -> None:
    from tests.games.gp.test_circuits import changed

    dry = changed("meadow_oval", wet=None)
    assert faults(2, wet=True, circuits=[dry]) == [("no-wet-squares", "circuits[0]")]


def test_everything_wrong_is_told_at_once() -> None:
    found = faults(3, teams=True, target=99, discs=0, circuits=["nowhere"], sets=1, items="none")
    assert {where for _, where in found} == {"teams", "target", "discs", "circuits[0]", "sets"}
