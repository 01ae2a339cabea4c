"""Pushing, chains, corners, and the order in which things happen."""

import pytest

from tests.games.gp.table import table


# GP-11
def test_the_car_hit_on_a_straight_is_pushed_one_on() -> None:
    made = table([18, 22]).drive(4)
    assert made.squares == [22, 23]
    assert made.dice == [6, 6]
    assert made.flipped == []


# GP-11
def test_a_pushed_car_pushes_the_next_in_turn() -> None:
    made = table([18, 20, 21, 23]).drive(2)
    assert made.squares == [20, 21, 22, 23]
    assert made.flipped == []


# GP-11
def test_a_car_pushed_into_a_corner_crashes_with_all_that_are_there() -> None:
    made = table([18, 22, 23, 24, 24]).drive(4)
    assert made.squares == [22, 23, 24, 24, 24]
    assert made.flipped == [2, 3, 4]
    assert made.dice == [6, 6, 5, 5, 5]


# GP-12
def test_ending_in_an_occupied_corner_crashes_everybody_in_it() -> None:
    made = table([18, 24, 24], flipped=[2], dice=[6, 6, 4]).drive(6)
    assert made.squares == [24, 24, 24]
    assert made.flipped == [0, 1, 2]
    assert made.dice == [5, 5, 3]


# GP-12
def test_ending_in_an_empty_corner_is_harmless() -> None:
    made = table([18, 30]).drive(6)
    assert made.squares == [24, 30]
    assert made.flipped == []


# GP-13
def test_a_pushed_car_takes_the_tray_and_its_owner_puts_it_out_again() -> None:
    made = table([18, 22, 40], items="tray", things={23: "tray rocket"}).drive(4)
    assert made.owned(1) == ["rocket"]
    assert made.due == 1
    made.do("offer wrench")
    assert made.things == {41: "tray wrench"}
    assert made.due == 1  # and now it is her turn
    assert made.state.turn == 1


# GP-13, GP-42
def test_a_pushed_car_sets_off_a_bomb() -> None:
    made = table([18, 22, 40], things={23: "bomb"}).drive(4)
    assert made.flipped == [1]
    assert made.dice == [6, 5, 6]
    assert made.things == {}


# GP-13, GP-44
def test_a_pushed_car_slides_on_oil() -> None:
    made = table([11, 12, 40], things={13: "oil"}).drive(1)
    assert made.squares == [12, 15, 40]
    assert made.flipped == [1]


# GP-13
def test_a_pushed_car_neither_teleports_nor_switches_the_gate() -> None:
    made = table([50, 53], "lock_gates").drive(3)
    assert made.squares == [53, 54]
    made = table([14, 16], "lock_gates").drive(2)
    assert made.squares == [16, 17]
    assert made.state.gate_open == 0


# GP-14
def test_a_push_takes_no_branch() -> None:
    made = table([20, 22], "lock_gates")
    made.state.gate_open = 1
    assert made.drive(2).squares == [22, 23]


# GP-14
def test_a_pushed_car_takes_a_disc_and_can_finish_in_anothers_turn() -> None:
    made = table([70, 74, 30], laps=[1, 3, 1]).drive(4)
    assert made.places == [0, 1, 0]
    assert made.squares == [74, None, 30]
    made = table([70, 74, 30], laps=[1, 2, 1]).drive(4)
    assert made.discs == [0, 2, 0]
    assert made.squares == [74, 1, 30]


# GP-14
def test_a_flipped_car_is_pushed_and_stays_flipped() -> None:
    made = table([18, 22], flipped=[1]).drive(4)
    assert made.squares == [22, 23]
    assert made.flipped == [1]


# GP-15
def test_the_whole_chain_moves_before_anything_happens_foremost_first() -> None:
    made = table([18, 20, 21], items="tray", things={20: "tray bomb", 21: "bomb", 22: "oil"})
    made.drive(2)
    kinds = ("pushed", "slides", "explodes", "takes-tray")
    told = [name for name in made.names if name in kinds]
    assert told == ["pushed", "pushed", "slides", "explodes", "takes-tray"]
    assert [who for who, _ in made.events("pushed")] == [2, 1]
    assert made.squares == [20, 21, 24]


# GP-15
@pytest.mark.parametrize(("thing", "kind"), [("tray wrench", "takes-tray"), ("bomb", "explodes")])
def test_a_crash_on_landing_does_not_stop_the_rest(thing: str, kind: str) -> None:
    made = table([18, 24], items="tray", things={24: thing}).drive(6)
    assert made.flipped == [0, 1]
    assert kind in made.names


# GP-16
@pytest.mark.parametrize("thing", ["bomb", "oil"])
def test_one_landing_costs_one_die_at_most(thing: str) -> None:
    made = table([18, 24], things={24: thing}).drive(6)
    assert made.dice == [5, 5]


# GP-16
def test_a_later_landing_in_the_same_turn_costs_another() -> None:
    # The pushed car crashes on a bomb; then the one that hit slides, and takes it along.
    things = {21: "oil", 22: "bomb", 60: "tray rocket"}
    made = table([18, 21], items="tray", things=things).drive(3)
    assert made.squares == [24, 24]
    assert made.dice == [5, 4]


# GP-16
def test_a_car_pushed_into_a_corner_with_a_bomb_loses_one_die() -> None:
    made = table([18, 23, 24], things={24: "bomb"}).drive(5)
    assert made.dice == [6, 5, 5]
    assert made.things == {}


# GP-15
def test_a_pushed_car_that_was_swept_on_meets_nothing_any_more() -> None:
    # Seat 2 is pushed onto oil and slides; seat 1, pushed onto its square's tray, is not.
    made = table([18, 20, 21], items="tray", things={22: "oil", 21: "tray rocket"}).drive(2)
    assert made.squares == [20, 21, 24]
    assert made.owned(1) == ["rocket"]
