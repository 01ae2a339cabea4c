"""Qualifying and the grid."""

import pytest

from paddock.core.who import LUCK
from paddock.games.gp.state import Phase
from tests.games.gp.table import GAME, opening, qualified


# GP-1
def test_two_to_eight_can_play_and_each_has_six_dice() -> None:
    assert GAME.META.seats == (2, 8)
    for seats in (2, 8):
        assert opening(seats).dice == [6] * seats


# GP-2
def test_a_set_has_two_of_each_item_and_four_oils() -> None:
    assert opening(3).state.available.tolist() == [2, 2, 2, 2, 4]
    assert opening(3, items="none").state.available.tolist() == [0] * 5


# GP-3
def test_the_first_to_roll_is_drawn_by_lot_and_must_roll_one_die() -> None:
    made = opening(4)
    assert made.options() == {f"begins {seat}": 1 for seat in range(4)}
    made.do("begins 2")
    assert made.due == LUCK
    assert made.options() == {f"face {face}": 1 for face in range(1, 7)}
    made.do("face 3")
    assert made.due == 2
    assert made.may() == ["roll", "stop"]


# GP-3
def test_stopping_scores_the_sum_and_the_next_rolls_counter_clockwise() -> None:
    made = opening(3).do("begins 2", "face 3", "roll", "face 5", "stop")
    assert made.events("qualified") == [(2, {"result": 8})]
    assert made.state.actor == 0
    assert made.phase is Phase.QUALIFY_ROLL


# GP-3
def test_a_repeated_face_ends_the_attempt_with_nothing() -> None:
    made = opening(2).do("begins 0", "face 3", "roll", "face 5", "roll", "face 3")
    assert made.state.result[0] == 0
    assert "nothing-qualified" in made.names
    assert made.state.actor == 1


# GP-3
def test_six_different_faces_are_twenty_one_at_once() -> None:
    made = opening(2).do("begins 0", "face 1")
    for face in range(2, 7):
        made.do("roll", f"face {face}")
    assert made.events("qualified") == [(0, {"result": 21})]


# GP-4, GP-5
def test_the_best_is_on_pole_and_the_others_follow_by_seat_whatever_they_rolled() -> None:
    made = opening(4, items="none").do("begins 3", "face 2", "stop", "face 5", "stop")
    made.do("face 6", "stop", "face 1", "stop")
    assert made.events("pole") == [(1, {"result": 6})]
    assert made.squares == [71, 74, 73, 72]
    assert made.state.crossings.tolist()[:4] == [0] * 4


# GP-4
def test_those_tied_for_the_highest_roll_again_until_one_is_highest() -> None:
    made = opening(3).do("begins 1", "face 4", "stop", "face 2", "stop", "face 4", "stop")
    assert made.events("qualifying-tied") == [(-1, {"result": 4})]
    assert made.state.actor == 1
    made.do("face 3", "stop")
    assert made.state.actor == 0
    made.do("face 3", "stop")
    assert made.state.actor == 1
    made.do("face 1", "stop", "face 6", "stop")
    assert made.events("pole") == [(0, {"result": 6})]


# GP-4
def test_a_tie_below_the_highest_means_nothing() -> None:
    made = opening(3, items="none").do("begins 0", "face 2", "stop", "face 2", "stop")
    assert made.do("face 3", "stop").squares == [73, 72, 74]


# GP-4
def test_all_with_nothing_are_all_tied() -> None:
    made = opening(2).do("begins 0", *["face 3", "roll", "face 3"] * 2)
    assert made.events("qualifying-tied") == [(-1, {"result": 0})]
    assert made.state.contending.tolist()[:2] == [1, 1]


# GP-5
def test_the_first_crossing_counts_no_lap() -> None:
    made = qualified(opening(2, items="none"), 0).drive(4)
    assert made.squares == [4, 73]
    assert made.discs == [0, 0]
    assert "starts-first-lap" in made.names
    assert "disc-taken" not in made.names


# GP-6
@pytest.mark.parametrize("pole", [0, 1, 2])
def test_the_pole_begins_and_play_goes_counter_clockwise(pole: int) -> None:
    made = qualified(opening(3, items="none"), pole)
    turns: list[int] = []
    for face in (1, 3, 5, 1):
        turns.append(made.due)
        made.drive(face)
    assert turns == [pole, (pole + 1) % 3, (pole + 2) % 3, pole]
