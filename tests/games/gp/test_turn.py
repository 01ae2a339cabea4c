"""A turn: upright, repair, dice."""

import numpy as np
import pytest

from paddock.games.gp.state import Phase
from tests.games.gp.table import GAME, table


# GP-6
def test_a_finished_player_is_skipped() -> None:
    made = table([12, None, 30], turn=0).drive(1)
    assert made.due == 2
    assert made.drive(1).due == 0


# GP-7
def test_a_flipped_car_is_set_upright_and_that_is_the_turn() -> None:
    made = table([12, 30], flipped=[0])
    assert made.may() == ["upright"]
    made.do("upright")
    assert made.flipped == []
    assert made.squares == [12, 30]
    assert made.due == 1


# GP-7, GP-21
def test_repairing_takes_one_die_back_and_moves_nothing() -> None:
    made = table([12, 30], dice=[4, 6])
    assert made.may() == ["repair", "roll"]
    made.do("repair")
    assert made.dice == [5, 6]
    assert made.squares == [12, 30]
    assert made.due == 1
    assert made.may() == ["roll"]


# GP-8, GP-21
def test_after_the_last_available_die_the_car_moves() -> None:
    made = table([12, 30], dice=[2, 6]).do("roll", "face 1")
    assert made.phase is Phase.AGAIN
    made.do("roll", "face 3")
    assert made.squares == [16, 30]
    assert made.due == 1


# GP-8
def test_all_six_dice_move_twenty_one() -> None:
    assert table([12, 60]).drive(1, 2, 3, 4, 5, 6).square(0) == 33


# GP-8
def test_without_dice_there_is_only_repair() -> None:
    assert table([12, 30], dice=[0, 6]).may() == ["repair"]


# GP-9
def test_a_repeat_on_a_straight_moves_nothing_and_costs_nothing() -> None:
    made = table([12, 30]).drive(5, 1, 5)
    assert made.squares == [12, 30]
    assert made.dice == [6, 6]
    assert made.flipped == []
    assert "repeated" in made.names
    assert made.due == 1


# GP-9, GP-20
def test_a_repeat_in_a_corner_crashes_the_car() -> None:
    made = table([10, 30]).drive(5, 5)
    assert made.squares == [10, 30]
    assert made.dice == [5, 6]
    assert made.flipped == [0]


# GP-9
@pytest.mark.parametrize(
    ("circuit", "square"),
    [("bridge_town", 47), ("bridge_town", 70), ("lock_gates", 0), ("lock_gates", 22)],
)
def test_loop_pit_gate_and_the_dotted_curves_are_no_corners(circuit: str, square: int) -> None:
    made = table([square, 30], circuit).drive(2, 2)
    assert made.flipped == []
    assert made.dice == [6, 6]


# GP-10: the rulebook's example
def test_red_drives_twelve() -> None:
    assert table([18, 60]).drive(2, 6, 1, 3).square(0) == 30


# GP-6
def test_nobody_acts_out_of_turn_or_while_the_dice_speak() -> None:
    made = table([12, 30])
    out = np.zeros(GAME.WIDTH, np.int32)
    assert GAME.legal(made.box, made.state, 1, out) == 0
    made.do("roll")
    assert GAME.legal(made.box, made.state, 0, out) == 0


# GP-10
def test_cars_on_the_way_block_nobody() -> None:
    made = table([11, 12, 13]).drive(5)
    assert made.squares == [16, 12, 13]
