"""The tray and the five items."""

import pytest

from paddock.games.gp.state import Phase
from tests.games.gp.table import opening, qualified, table


# GP-35
def test_the_pole_chooses_what_is_on_the_tray_ahead_of_the_pole() -> None:
    made = qualified(opening(3), 1)
    assert made.due == 1
    assert made.may() == [
        f"offer {item}" for item in ("turbine", "rocket", "bomb", "wrench", "oil")
    ]
    made.do("offer rocket")
    assert made.things == {1: "tray rocket"}
    assert made.due == 1
    assert made.phase is Phase.TURN or made.phase is Phase.ROLL


# GP-35, GP-68
def test_wet_oil_lies_before_the_tray_does() -> None:
    made = qualified(opening(2, wet=True), 0).do("offer bomb")
    assert made.things == {1: "oil", 2: "oil", 3: "tray bomb", 23: "oil", 31: "oil"}


# GP-35
def test_without_items_there_is_no_tray() -> None:
    made = qualified(opening(2, items="none"), 0)
    assert made.things == {}
    assert made.phase is Phase.TURN


# GP-36
def test_who_ends_on_the_tray_takes_its_item_and_puts_it_out_again() -> None:
    made = table([12, 30], items="tray", things={14: "tray oil"}).drive(2)
    assert made.owned(0) == ["oil"]
    assert made.due == 0
    made.do("offer turbine")
    assert made.things == {31: "tray turbine"}
    assert made.due == 1


# GP-36
def test_driving_past_the_tray_takes_nothing() -> None:
    made = table([12, 30], items="tray", things={14: "tray oil"}).drive(4)
    assert made.owned(0) == []
    assert made.things == {14: "tray oil"}


# GP-36
def test_the_tray_goes_on_from_cars_things_t_and_switch() -> None:
    made = table([15, 13, 16], "lock_gates", items="tray", things={18: "oil", 14: "tray oil"})
    made.state.turn = made.state.actor = 1
    made.drive(1).do("offer bomb")
    assert made.things[19] == "tray bomb"  # 17 is a switch
    made = table([53, 12], "lock_gates", items="tray", things={14: "tray oil"}, turn=1)
    assert made.drive(2).do("offer bomb").things == {55: "tray bomb"}  # 54 is a T


# GP-36
def test_the_tray_goes_on_from_loop_squares() -> None:
    made = table([46, 12], items="tray", things={14: "tray oil"}, turn=1)
    assert made.drive(2).do("offer bomb").things == {48: "tray bomb"}


# GP-36
def test_from_the_gate_square_the_tray_goes_along_the_main_course() -> None:
    made = table([0, 12], "lock_gates", items="tray", things={14: "tray oil"}, turn=1)
    assert made.drive(2).do("offer bomb").things == {36: "tray bomb"}


# GP-36
def test_with_nothing_available_the_tray_waits_aside_until_somebody_frees_an_item() -> None:
    made = table([12, 30], items="tray", things={14: "tray wrench"})
    made.give(1, *["turbine", "rocket", "bomb"] * 2, "wrench", *["oil"] * 4)
    made.drive(2)
    assert "tray-aside" in made.names
    assert made.things == {}
    assert made.due == 1
    made.do("use turbine")
    assert made.due == 1  # who has freed it puts the tray out at once
    assert made.may() == ["offer turbine"]
    made.do("offer turbine")
    assert made.things == {31: "tray turbine"}
    assert made.phase is Phase.AFTER_ITEM


# GP-36
def test_an_item_that_comes_free_while_the_tray_is_out_only_becomes_available() -> None:
    made = table([12, 30], items="tray", things={14: "tray oil"}).give(0, "wrench")
    made.do("use wrench")
    assert made.phase is Phase.AFTER_ITEM
    assert made.state.available[3] == 2


# GP-36, GP-42
def test_who_sets_off_a_bomb_puts_out_a_tray_that_is_aside() -> None:
    made = table([12, 30], items="tray", things={14: "bomb"})
    made.state.available[2] = 0  # one lies, the other is owned
    made.state.available[:] = [0, 0, 0, 0, 0]
    made.drive(2)
    assert made.may() == ["offer bomb"]
    assert made.due == 0


# GP-38
def test_laying_does_nothing_to_who_stands_there_and_never_on_a_thing() -> None:
    made = table([24, 24, 30], items="tray").give(0, "bomb", "oil")
    made.do("use bomb")
    assert made.flipped == []
    assert made.things == {24: "bomb"}
    made.state.phase, made.state.actor = Phase.TURN, 0
    assert "use oil" not in made.may()


# GP-38
def test_a_turn_without_movement_ends_no_move() -> None:
    made = table([12, 30], things={12: "bomb"}).drive(2, 2)
    assert made.flipped == []
    assert made.things == {12: "bomb"}


# GP-40
def test_one_item_before_the_turn_and_repair_may_follow() -> None:
    made = table([12, 30], items="tray", dice=[5, 6], things={60: "tray oil"})
    made.give(0, "turbine", "rocket", "wrench")
    assert made.may() == ["use turbine", "use wrench", "repair", "roll"]
    made.do("use turbine")
    assert made.may() == ["repair", "roll"]
    made.do("repair")
    assert made.due == 1


# GP-40
def test_who_lies_flipped_may_use_a_wrench_only() -> None:
    made = table([12, 13], items="tray", flipped=[0], things={60: "tray oil"})
    made.give(0, "turbine", "rocket", "bomb", "wrench", "oil")
    assert made.may() == ["use wrench", "upright"]


# GP-40
def test_any_number_of_items_may_be_owned() -> None:
    made = table([12, 30], items="tray", things={14: "tray oil"}).give(0, "oil", "oil")
    assert made.drive(2).owned(0) == ["oil"] * 3


def firing(cars: list[int | None], **more: object) -> list[str]:
    """What may be done with a rocket."""
    made = table(cars, items="tray", things={60: "tray oil"}, **more).give(0, "rocket")  # type: ignore[arg-type]
    return made.may()


# GP-41
def test_a_rocket_needs_a_target_up_to_and_including_the_first_corner() -> None:
    assert "use rocket" in firing([18, 20])
    assert "use rocket" in firing([18, 24])
    assert "use rocket" not in firing([18, 25])
    assert "use rocket" not in firing([24, 24])  # not one's own square
    assert "use rocket" in firing([24, 27])  # out of a corner
    assert "use rocket" in firing([18, 20], flipped=[1])
    assert "use rocket" in firing([46, 57])  # cross traffic on a loop


# GP-41
def test_from_the_gate_square_a_rocket_looks_along_its_exit() -> None:
    assert "use rocket" in firing([0, 38], circuit="lock_gates")
    assert "use rocket" not in firing([0, 24], circuit="lock_gates")


# GP-41
@pytest.mark.parametrize(("face", "hit"), [(2, False), (3, True), (6, True)])
def test_at_least_the_distance_hits_and_a_miss_spends_it(face: int, hit: bool) -> None:
    made = table([18, 21, 23], items="tray", things={60: "tray oil"}).give(0, "rocket")
    made.do("use rocket", f"face {face}")
    assert made.flipped == ([1] if hit else [])
    assert made.dice == [6, 5 if hit else 6, 6]
    assert made.owned(0) == []
    assert made.state.available[1] == 2
    assert made.phase is Phase.AFTER_ITEM


# GP-41
def test_in_a_corner_all_cars_crash() -> None:
    made = table([18, 24, 24], items="tray", things={60: "tray oil"}).give(0, "rocket")
    made.do("use rocket", "face 6")
    assert made.flipped == [1, 2]


# GP-41
def test_a_rocket_is_rolled_with_an_extra_die() -> None:
    made = table([18, 20], items="tray", dice=[0, 6], things={60: "tray oil"}).give(0, "rocket")
    made.do("use rocket", "face 2")
    assert made.flipped == [1]
    assert made.may() == ["repair"]


# GP-41
def test_a_rocket_may_be_fired_in_vain() -> None:
    made = table([25, 32], items="tray", things={60: "tray oil"}).give(0, "rocket")
    assert made.decision("use rocket").warning is not None
    assert made.do("use rocket", "face 6").flipped == []


# GP-42
def test_a_bomb_crashes_the_next_car_that_ends_there_and_is_available_again() -> None:
    made = table([12, 18], items="tray", things={60: "tray oil"}).give(0, "bomb")
    made.do("use bomb", "roll", "face 1", "stop")
    assert made.things == {12: "bomb", 60: "tray oil"}
    assert made.state.available[2] == 1
    made.state.at[1] = 9
    made.drive(2)
    assert made.square(1) == 12
    assert made.flipped == [1]
    assert made.state.available[2] == 2


# GP-42
def test_driving_over_a_bomb_does_nothing() -> None:
    assert table([12, 30], things={13: "bomb"}).drive(2).flipped == []


# GP-43: the rulebook's example, a 6 counted twice
def test_a_turbine_doubles_the_highest_die() -> None:
    made = table([18, 60], items="tray", things={66: "tray oil"}).give(0, "turbine")
    made.do("use turbine").drive(2, 6, 1, 3)
    assert made.square(0) == 36


# GP-43
def test_a_turbine_is_lost_without_a_move() -> None:
    made = table([18, 60], items="tray", things={66: "tray oil"}).give(0, "turbine")
    made.do("use turbine").drive(2, 2)
    assert made.owned(0) == []
    assert made.drive(1).due == 0
    assert made.drive(2).square(0) == 20


# GP-44
def test_oil_stays_and_slides_all_on_the_way_into_the_next_corner() -> None:
    made = table([17, 21, 22, 24, 60], flipped=[2], things={20: "oil"}).drive(3)
    assert made.squares == [24, 24, 24, 24, 60]
    assert made.flipped == [0, 1, 2, 3]
    assert made.dice == [5, 5, 5, 5, 6]
    assert made.things == {20: "oil"}


# GP-44
def test_a_slide_takes_cross_traffic_along_and_goes_straight_over_a_loop() -> None:
    made = table([45, 57, 30], things={46: "oil"}).drive(1)
    assert made.squares == [49, 49, 30]
    assert made.flipped == [0, 1]


# GP-44
def test_oil_in_a_corner_crashes_all_there() -> None:
    made = table([18, 30], things={24: "oil"}).drive(6)
    assert made.flipped == [0]
    assert made.dice == [5, 6]
    assert made.square(0) == 24


# GP-44
def test_a_slide_ignores_things_on_the_way_and_at_its_end_and_takes_no_branch() -> None:
    things = {13: "oil", 14: "bomb", 15: "tray oil"}
    made = table([12, 30], items="tray", things=things).drive(1)
    assert made.square(0) == 15
    assert made.dice == [5, 6]
    assert made.things == things
    gate = table([19, 60], "lock_gates", things={20: "oil"})
    gate.state.gate_open = 1
    assert gate.drive(1).square(0) == 28


# GP-44
def test_oil_is_never_available_again() -> None:
    made = table([12, 30], items="tray", things={60: "tray rocket"}).give(0, "oil")
    made.do("use oil")
    assert made.state.available[4] == 3
    assert made.things[12] == "oil"


# GP-45
def test_a_wrench_brings_everything_back_for_a_normal_turn() -> None:
    made = table([12, 30], items="tray", dice=[2, 6], flipped=[0], things={60: "tray oil"})
    made.give(0, "wrench").do("use wrench")
    assert made.dice == [6, 6]
    assert made.flipped == []
    assert made.may() == ["roll"]
    assert made.state.available[3] == 2


# GP-45
def test_a_wrench_may_be_used_with_nothing_to_mend() -> None:
    made = table([12, 30], items="tray", things={60: "tray oil"}).give(0, "wrench")
    assert made.decision("use wrench").warning is not None
    assert made.do("use wrench").phase is Phase.AFTER_ITEM


# GP-46
@pytest.mark.parametrize(("square", "free"), [(54, False), (17, False), (0, False), (22, True)])
def test_where_bombs_and_oil_can_not_be_laid(square: int, free: bool) -> None:
    made = table([square, 30], "lock_gates", items="tray", things={60: "tray oil"})
    made.give(0, "bomb", "oil")
    assert ("use bomb" in made.may()) is free
    assert ("use oil" in made.may()) is free


# GP-46
@pytest.mark.parametrize(("laid", "start"), [(47, 56), (57, 46)])
def test_what_is_laid_on_a_loop_counts_for_both_strands(laid: int, start: int) -> None:
    made = table([laid, start], items="tray", things={60: "tray oil"}).give(0, "bomb")
    made.do("use bomb").drive(4)
    made.drive(1)
    assert made.square(1) == start + 1
    assert made.flipped == [1]


# GP-46
def test_nothing_is_laid_on_another_thing_also_from_the_other_strand() -> None:
    made = table([57, 30], items="tray", things={47: "oil"}).give(0, "bomb")
    assert "use bomb" not in made.may()
