"""Longer races, further sets, safety car, wet race."""

import pytest

from paddock.games.gp.state import Phase
from tests.games.gp.table import Table, opening, qualified, table


# GP-65
@pytest.mark.parametrize("discs", [1, 3, 9])
def test_the_race_is_as_long_as_the_table_says(discs: int) -> None:
    made = table([72, 12, 30], laps=[discs, 1, 1], discs=discs).drive(4)
    assert made.places == [1, 0, 0]
    made = table([72, 12, 30], laps=[discs - 1, 1, 1], discs=discs).drive(4)
    assert made.places == [0, 0, 0]


# GP-66
def test_further_sets_add_items_but_no_tray() -> None:
    made = qualified(opening(2, sets=3), 0)
    assert made.state.available.tolist() == [8, 8, 8, 8, 16]
    made.do("offer rocket")
    assert list(made.things.values()) == ["tray rocket"]


def cautious(cars: list[int | None], circuit: str = "bridge_town", **more: object) -> Table:
    """The safety car is out for six more turns."""
    made = table(cars, circuit, safety_car=True, **more)  # type: ignore[arg-type]
    made.state.caution = 6
    return made


# GP-67
def test_a_second_six_in_a_corner_costs_all_dice_and_brings_the_safety_car() -> None:
    made = table([10, 30, 40], safety_car=True).drive(6, 2, 6)
    assert made.dice == [0, 6, 6]
    assert made.flipped == [0]
    assert made.events("big-accident") == [(-1, {"turns": 9})]
    assert made.state.caution == 9


# GP-67
def test_other_repeats_and_a_six_elsewhere_are_no_big_accident() -> None:
    assert table([10, 30], safety_car=True).drive(5, 5).dice == [5, 6]
    assert table([12, 30], safety_car=True).drive(6, 6).dice == [6, 6]
    assert table([10, 30]).drive(6, 6).dice == [5, 6]


# GP-67
def test_ending_in_an_occupied_corner_costs_all_in_it_all_dice() -> None:
    made = table([18, 24, 24, 50], safety_car=True).drive(6)
    assert made.dice == [0, 0, 0, 6]
    assert made.state.caution == 12


# GP-67
def test_pushes_slides_and_items_cause_no_big_accident() -> None:
    made = table([18, 23, 24], safety_car=True).drive(5)
    assert made.dice == [6, 5, 5]
    assert made.state.caution == 0
    made = table([18, 24], safety_car=True, things={20: "oil"}).drive(2)
    assert made.dice == [5, 5]
    assert made.state.caution == 0


# GP-67
def test_the_count_is_fixed_at_the_accident_and_runs_turn_by_turn() -> None:
    made = table([10, 30], safety_car=True).drive(6, 6)
    counts = [int(made.state.caution)]
    while made.state.caution:
        made.do("upright" if "upright" in made.may() else made.may()[0])
        if made.phase is Phase.ROLL:
            made.do("face 1")
        if made.phase is Phase.AGAIN:
            made.do("stop")
        counts.append(int(made.state.caution))
    assert sorted(set(counts), reverse=True) == [6, 5, 4, 3, 2, 1, 0]
    assert "caution-ends" in made.names


# GP-67
def test_another_big_accident_starts_the_count_anew() -> None:
    made = cautious([10, 30])
    made.state.caution = 1
    assert made.drive(6, 6).state.caution == 6


# GP-67
def test_the_leader_at_the_start_of_its_turn_rolls_one_die_only() -> None:
    made = cautious([12, 40])
    made.drive(2)
    assert made.state.slow == 1
    made.do("roll", "face 3")
    assert made.square(1) == 43
    assert made.due == 0
    assert made.state.slow == 0


# GP-67
def test_flipped_cars_may_be_passed_upright_ones_not() -> None:
    assert cautious([12, 13, 40], flipped=[1]).drive(2).square(0) == 14
    made = cautious([12, 13, 40]).drive(2)
    assert made.square(0) == 12
    assert made.events("held-back") == [(0, {"total": 2})]
    assert made.due == 1


# GP-67
def test_rockets_and_bombs_stay_legal() -> None:
    made = cautious([12, 13, 40], items="tray", things={60: "tray oil"})
    made.give(0, "rocket", "bomb", "oil")
    assert {"use rocket", "use bomb", "use oil"} <= set(made.may())


# GP-69
def test_nobody_may_be_hit_flipped_or_not_in_corners_neither() -> None:
    assert cautious([12, 14, 40], flipped=[1]).drive(2).square(0) == 12
    assert cautious([12, 15, 40], flipped=[1]).drive(3).square(0) == 12


# GP-69
def test_lapped_cars_are_passed_too() -> None:
    assert cautious([12, 13, 40], laps=[3, 1, 1]).drive(2).square(0) == 12


# GP-69
def test_cars_in_the_corner_one_starts_from_are_not_passed() -> None:
    assert cautious([15, 15, 40]).drive(1).square(0) == 16


# GP-69
def test_cross_traffic_on_a_loop_is_not_passed_but_can_be_hit() -> None:
    assert cautious([46, 57, 60]).drive(2).square(0) == 48
    assert cautious([46, 57, 60]).drive(1).square(0) == 46


# GP-69
def test_a_way_past_a_car_is_offered_where_it_breaks_nothing() -> None:
    assert cautious([8, 40, 60]).drive(2).may() == ["straight", "shortcut"]
    assert cautious([8, 9, 60]).drive(2).may() == ["shortcut"]
    assert cautious([8, 37, 60]).drive(2).may() == ["straight"]
    made = cautious([8, 9, 37]).drive(2)
    assert made.square(0) == 8
    assert "held-back" in made.names


# GP-69
def test_an_upright_car_in_the_gate_is_passed() -> None:
    made = cautious([21, 0, 60], "lock_gates")
    made.state.gate_open = 1
    assert made.drive(4).may() == ["straight"]
    assert made.refusals(0)["square:1-0"].key == "why-caution"
    assert made.do("straight").square(0) == 25


# GP-69
def test_both_ts_are_looked_at() -> None:
    assert cautious([52, 65, 30], "lock_gates").drive(2).square(0) == 52
    assert cautious([52, 66, 30], "lock_gates").drive(2).square(0) == 65


# GP-69
def test_a_slide_must_meet_nobody_either() -> None:
    assert cautious([18, 24, 40], things={20: "oil"}).drive(2).square(0) == 18
    assert cautious([18, 22, 40], things={20: "oil"}).drive(2).square(0) == 18
    made = cautious([18, 25, 40], things={20: "oil"}).drive(2)
    assert made.square(0) == 24
    assert made.flipped == [0]


# GP-69
def test_what_lies_behind_the_line_does_not_matter_to_who_finishes() -> None:
    assert cautious([72, 1, 40], laps=[3, 3, 3]).drive(4).places == [1, 0, 0]
    made = cautious([66, 2, 40], laps=[3, 3, 3], things={68: "oil"})
    assert made.drive(2).places == [1, 0, 0]
    assert cautious([66, 70, 40], laps=[3, 3, 3], things={68: "oil"}).drive(2).square(0) == 66


# GP-69
def test_who_would_be_held_back_is_warned_before_stopping() -> None:
    made = cautious([12, 13, 40]).do("roll", "face 2")
    warning = made.decision("stop").warning
    assert warning is not None
    assert warning.key == "warn-held"
    assert made.may() == ["roll", "stop"]


# GP-68
def test_four_oils_lie_on_the_wet_squares_without_items_too() -> None:
    made = qualified(opening(2, items="none", wet=True), 0)
    assert made.things == dict.fromkeys((1, 2, 23, 31), "oil")
    made.drive(1)
    assert made.square(0) == 3  # slid on square 1, over the line at its start
    assert made.flipped == [0]


# GP-68
def test_no_other_oil_comes_into_play_in_the_wet() -> None:
    assert qualified(opening(2, wet=True, sets=2), 0).state.available.tolist()[4] == 0
    made = qualified(opening(2, wet=True, items="course"), 0)
    made.do("place 40")
    assert made.things[40] == "lying turbine"


# GP-80
def test_everything_is_public() -> None:
    made = table([12, 30], items="tray", things={60: "tray oil"}).give(1, "rocket")
    from paddock.core.who import NOBODY
    from tests.games.gp.table import GAME

    views = [GAME.view(made.box, made.state, seat) for seat in (NOBODY, 0, 1)]
    assert all(view.cars == views[0].cars for view in views)
    assert views[0].cars[1].items == (0, 1, 0, 0, 0)
