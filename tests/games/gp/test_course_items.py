"""All items on the course."""

import pytest

from paddock.games.gp.state import Phase
from tests.games.gp.table import Table, opening, qualified, table


def dressing(seats: int, **options: object) -> Table:
    """A table whose items are about to be laid."""
    return qualified(opening(seats, items="course", **options), 1)


# GP-50
def test_the_last_on_the_grid_lays_oil_first_then_the_other_items() -> None:
    made = dressing(3)
    assert made.due == 0  # 1 is on pole, 2 second, 0 last
    squares = [18, 19, 20, 21, 25, 26, 27, 28, 29, 30, 31, 33]
    for square in squares:
        assert made.due == 0
        made.do(f"place {square}")
    lying = ["turbine", "rocket", "bomb", "wrench"]
    expected = ["oil"] * 4 + [f"lying {item}" for item in lying for _ in "ab"]
    assert made.things == dict(zip(squares, expected, strict=True))
    assert made.due == 1
    assert made.phase is Phase.TURN


# GP-50
def test_items_are_laid_on_empty_squares_only() -> None:
    made = dressing(3)
    made.do("place 18")
    squares = {int(words.removeprefix("place ")) for words in made.may()}
    assert squares == set(range(1, 67)) - {18, 47, 57}
    gate = dressing(2, circuits=["lock_gates"])
    squares = {int(words.removeprefix("place ")) for words in gate.may()}
    assert squares == set(range(1, 67)) - {17, 41, 54, 65}


# GP-50
def test_random_placement_is_luck_on_each_empty_square_alike() -> None:
    made = dressing(2, placement="random")
    assert made.phase is Phase.SCATTER
    assert set(made.options().values()) == {1}
    assert len(made.options()) == 64
    made.do("lies 5")
    assert made.things == {5: "oil"}
    assert len(made.options()) == 63


# GP-50
@pytest.mark.parametrize("item", ["turbine", "rocket", "bomb", "wrench"])
def test_ending_on_an_item_takes_it(item: str) -> None:
    made = table([12, 30], items="course", things={14: f"lying {item}"}).drive(2)
    assert made.owned(0) == [item]
    assert made.things == {}
    assert made.flipped == []
    assert made.due == 1


# GP-50
def test_oil_is_never_taken_and_an_armed_bomb_goes_off() -> None:
    made = table([12, 30], items="course", things={14: "oil"}).drive(2)
    assert made.owned(0) == []
    assert made.square(0) == 15
    made = table([12, 30], items="course", things={14: "bomb"}).drive(2)
    assert made.flipped == [0]


# GP-51
@pytest.mark.parametrize("item", ["turbine", "wrench"])
def test_a_used_item_goes_one_ahead_of_the_leading_car_at_once(item: str) -> None:
    made = table([12, 30], items="course", things={31: "oil"})
    made.give(0, item).do(f"use {item}")
    assert made.things == {31: "oil", 32: f"lying {item}"}
    assert made.may() == ["roll"]


# GP-51
def test_a_rocket_goes_back_after_its_die() -> None:
    made = table([18, 20], items="course").give(0, "rocket")
    made.do("use rocket")
    assert made.things == {}
    assert made.do("face 1").things == {21: "lying rocket"}


# GP-51
def test_a_bomb_goes_back_face_down_once_it_has_gone_off() -> None:
    made = table([12, 30], items="course").give(0, "bomb")
    made.do("use bomb")
    assert made.things == {12: "bomb"}
    made.state.at[0] = 20
    made.state.at[1] = 9
    made.state.turn = made.state.actor = 1
    made.state.phase = Phase.TURN
    made.drive(2)
    assert made.things == {22: "lying bomb"}  # seat 0 leads on 21


# GP-25, GP-51
def test_the_items_of_who_finishes_go_back_in_order() -> None:
    made = table([72, 12, 30], items="course", laps=[3, 1, 1])
    made.give(0, "wrench", "bomb", "turbine", "turbine", "rocket").drive(4)
    back = {31: "turbine", 32: "turbine", 33: "rocket", 34: "bomb", 35: "wrench"}
    assert made.things == {square: f"lying {item}" for square, item in back.items()}
