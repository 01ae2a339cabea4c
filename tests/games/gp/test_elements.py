"""Shortcut, gate, teleport, loop."""

import pytest

from paddock.games.gp.state import Phase
from tests.games.gp.table import table


# GP-30
def test_the_shortcut_is_offered_from_the_junction_and_past_it() -> None:
    for start, faces in ((8, (4,)), (6, (4, 2))):
        made = table([start, 60]).drive(*faces)
        assert made.phase is Phase.BRANCH
        assert made.due == 0
        assert made.may() == ["straight", "shortcut"]
        assert made.square(0) == 8


# GP-30
def test_the_shortcut_is_one_step_and_the_cylinder_marks_it() -> None:
    made = table([8, 60]).drive(4).do("shortcut")
    assert made.square(0) == 39
    assert made.state.cylinder.tolist()[:2] == [1, 0]
    assert made.due == 1


# GP-30
def test_going_straight_on_keeps_the_shortcut_for_later() -> None:
    made = table([8, 60]).drive(4).do("straight")
    assert made.square(0) == 12
    assert made.state.cylinder[0] == 0


# GP-30
def test_whoever_has_used_it_is_not_asked_again() -> None:
    made = table([6, 60])
    made.state.cylinder[0] = 1
    assert made.drive(4).square(0) == 10


# GP-30
def test_ending_on_the_junction_is_no_choice_yet() -> None:
    assert table([6, 60]).drive(2).phase is Phase.TURN


# GP-30
def test_a_lap_by_the_shortcut_counts_in_full() -> None:
    made = table([8, 60]).drive(1).do("shortcut")
    made.state.turn = made.state.actor = 0
    made.state.at[0] = 73
    assert made.drive(2).discs[0] == 1


# GP-31
def test_the_gate_is_closed_at_the_start_and_a_switch_opens_and_closes_it() -> None:
    made = table([14, 39], "lock_gates")
    assert made.state.gate_open == 0
    made.drive(3)
    assert made.state.gate_open == 1
    assert made.names[-1] == "gate-opens"
    assert made.due == 1
    made.drive(2)
    assert made.state.gate_open == 0


# GP-31
def test_a_closed_gate_is_not_offered() -> None:
    assert table([20, 60], "lock_gates").drive(4).square(0) == 24


# GP-31
def test_an_open_gate_is_a_way_for_everybody_as_often_as_they_like() -> None:
    made = table([20, 60], "lock_gates")
    made.state.gate_open = 1
    made.drive(5).do("gate")
    assert made.square(0) == 37
    assert made.state.cylinder[0] == 0


# GP-31
def test_the_gate_square_is_a_real_square() -> None:
    made = table([20, 0, 60], "lock_gates")
    made.state.gate_open = 1
    made.drive(3).do("gate")
    assert made.squares == [0, 36, 60]  # pushed out by the exit
    assert made.phase is Phase.TURN


# GP-31
def test_a_gate_can_not_close_on_a_car() -> None:
    made = table([14, 0], "lock_gates")
    made.state.gate_open = 1
    made.drive(3)
    assert made.state.gate_open == 1
    assert "gate-blocked" in made.names


# GP-32
def test_a_t_takes_the_mover_to_the_other_t_without_crossing_anything() -> None:
    made = table([50, 30], "lock_gates").drive(4)
    assert made.square(0) == 65
    made = table([63, 30], "lock_gates").drive(2)
    assert made.square(0) == 54
    assert made.discs == [0, 0]
    assert made.due == 1  # and not back again


# GP-32
def test_cars_on_both_ts_are_hit_as_usual() -> None:
    made = table([50, 54, 65], "lock_gates").drive(4)
    assert made.squares == [65, 55, 66]


# GP-33
def test_cars_go_straight_over_a_loop_and_keep_their_direction() -> None:
    assert table([46, 30]).drive(2).square(0) == 48
    assert table([56, 30]).drive(2).square(0) == 58
    made = table([46, 30]).drive(1)
    assert made.square(0) == 47
    made.drive(1).drive(1)
    assert made.square(0) == 48


# GP-33
@pytest.mark.parametrize(("start", "there", "pushed"), [(46, 57, 48), (56, 47, 58)])
def test_a_car_on_a_loop_is_knocked_onto_the_strand_of_the_hit(
    start: int, there: int, pushed: int
) -> None:
    made = table([start, there], laps=[1, 2]).drive(1)
    assert made.squares == [start + 1, pushed]
    assert made.discs == [0, 1]


# GP-33
def test_a_pushed_car_on_a_loop_pushes_cross_traffic_its_own_way() -> None:
    assert table([45, 46, 57]).drive(1).squares == [46, 47, 48]
