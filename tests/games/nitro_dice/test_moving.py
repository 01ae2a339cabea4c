"""Speeds, steps, steering, lanes, drifts, brakes, nitro."""

from collections import Counter

import pytest

from paddock.games.nitro_dice.legal.track import ahead, beside, drift_goal
from paddock.games.nitro_dice.state import Phase
from tests.games.nitro_dice.table import Table, moving, square, table, told_square

# The harbour: 1 start, 2 3 5 7 8 9 straight, 4 6 11 12 14 red, 10 garage, 13 yellow; to the left.


def setting(speed: int, condition: int = 9, hand: str = "red") -> Table:
    """One about to set the speed of a die, another far behind."""
    made = table("5in1", "2in1", speeds=f"{speed}3", conditions=f"{condition}9", hands={0: hand})
    return made.begin(Phase.NEXT_SPEED)


# ND-12
def test_the_speed_changes_by_one_for_nothing_and_by_two_for_a_card() -> None:
    made = setting(4, hand="red, yellow")
    assert made.may() == ["speed 2", "speed 3", "speed 4", "speed 5", "speed 6"]
    assert made.copy().do("speed 5").of("speed") == [5, 3]
    assert made.copy().do("speed 4").due == 1
    made.do("speed 2")
    assert made.may() == ["pay red", "pay yellow"]
    made.do("pay yellow")
    assert made.of("speed") == [2, 3]
    assert made.pool("laid") == {}
    assert made.pool("discards") == {"yellow": 1}


# ND-12
def test_without_a_card_only_by_one_and_never_above_the_condition_or_below_nothing() -> None:
    assert setting(4, hand="").may() == ["speed 3", "speed 4", "speed 5"]
    assert setting(4, condition=5).may() == ["speed 2", "speed 3", "speed 4", "speed 5"]
    assert setting(0).may() == ["speed 0", "speed 1", "speed 2"]
    assert setting(9).may() == ["speed 7", "speed 8", "speed 9"]


# ND-16
def test_all_movement_must_be_used_before_the_move_can_end() -> None:
    made = moving("5in1", "2in1", speeds="31", hands={0: "3 red"})
    assert "end" not in made.may()
    made.do("step", "step", "step", "match red")
    assert made.where[0] == "6in1"
    assert made.may() == ["lane out", "end"]
    made.do("end")
    assert made.due == 1


# ND-16
def test_with_nothing_left_lane_changes_and_nitro_remain() -> None:
    made = moving("7in1", "2in1", speeds="11", tokens="10", hands={0: "2 red"}).do("step")
    assert made.may() == ["lane out", "nitro", "end"]


# ND-16
def test_cards_laid_are_no_hand_and_become_discards_at_the_end_of_the_move() -> None:
    made = moving("5in1", "2in1", speeds="11", hands={0: "2 red, yellow"})
    made.do("lane out", "pay yellow", "step")
    assert made.pool("laid") == {"yellow": 1}
    assert made.of("held")[0] == 2
    assert made.pool("discards") == {}
    made.do("end")
    assert made.pool("laid") == {}
    assert made.pool("discards") == {"yellow": 1}


# ND-16
def test_a_die_at_0_has_no_move_and_what_is_left_is_never_below_0() -> None:
    made = moving("5in1", "3in1", speeds="01", tokens="22", hands={0: "3 red"})
    assert made.due == 1
    made.do("step", "end")
    assert made.phase == Phase.HAZARD
    # two used, then damage lowers the die to one: nothing is left, not less than nothing
    made = moving("7in2", "2in1", speeds="21", conditions="29", tokens="00", hands={0: "yellow"})
    made.do("step", "step", "damage")
    assert (made.of("speed")[0], made.state.used) == (1, 2)
    assert made.may() == ["lane out", "end"]


# ND-16, ND-30
def test_damage_on_the_way_shortens_the_move() -> None:
    made = moving("7in2", "2in1", speeds="31", conditions="39", tokens="00", hands={0: "red"})
    made.do("step", "step", "damage")
    assert made.of("speed")[0] == 2
    assert made.where[0] == "8in1"
    assert made.may() == ["lane out", "end"]  # two used, none left


def steering(hand: str, condition: int = 9) -> Table:
    """One about to enter card 6, which is red."""
    made = moving("5in3", "2in1", speeds="31", conditions=f"{condition}9", hands={0: hand})
    return made.do("step")


# ND-17
def test_one_steers_with_a_card_of_the_type_three_others_or_damage() -> None:
    made = steering("red, red-outer, 2 yellow")
    assert made.may() == ["match red", "match red-outer", "three", "damage"]
    assert made.copy().do("match red-outer").pool("laid") == {"red-outer": 1}
    assert made.copy().do("damage").of("condition")[0] == 8
    made.do("three", "pay yellow", "pay red", "pay yellow")
    assert made.pool("laid") == {"yellow": 2, "red": 1}
    assert made.phase == Phase.MOVE


# ND-17
@pytest.mark.parametrize(
    ("hand", "may"),
    [("2 yellow", ["damage"]), ("3 yellow", ["three", "damage"]), ("red", ["match red", "damage"])],
)
def test_what_is_not_held_cannot_be_laid(hand: str, may: list[str]) -> None:
    assert steering(hand).may() == may


# ND-17
def test_damage_may_be_chosen_at_condition_1_and_has_no_effect() -> None:
    made = steering("red", condition=1)
    made.do("damage")
    assert made.of("condition")[0] == 1
    assert made.told_of("feels-nothing") == [{"who": 0}]


# ND-17
@pytest.mark.parametrize("before", ["9in3", "14out3"])  # before the garage and before the start
def test_start_and_garage_count_as_straights(before: str) -> None:
    made = moving(before, "3in1", speeds="21", hands={0: "straight, straight-hazard, red"})
    made.do("step")
    assert made.may() == ["match straight", "match straight-hazard", "three", "damage"]


# ND-18
@pytest.mark.parametrize(
    ("from_", "lane", "to"),
    [
        ("5in2", "out", "5out2"),
        ("5out3", "in", "5in3"),
        # a red curve: the inside lane is the inner one of its bend
        ("4in1", "out", "4out1"),
        ("4in2", "out", "4out3"),
        ("4out1", "in", "4in1"),
        ("4out2", "in", "4in1"),
        ("4out3", "in", "4in2"),
        # a yellow curve: the outside lane is
        ("13out1", "in", "13in1"),
        ("13out2", "in", "13in3"),
        ("13in1", "out", "13out1"),
        ("13in2", "out", "13out1"),
        ("13in3", "out", "13out2"),
    ],
)
def test_a_lane_change_goes_sideways(from_: str, lane: str, to: str) -> None:
    made = moving(from_, "2in1", speeds="31", hands={0: "yellow"})
    made.do(f"lane {lane}", "pay yellow")
    assert made.where[0] == to
    assert made.state.used == 0
    assert made.phase == Phase.MOVE


# ND-18: no other lane changes there
def test_nothing_is_beside_a_square_but_in_the_next_lane() -> None:
    made = table("2in1", "3in1")
    for name, lanes in (("5in1", [-1, square("5out1"), -1]), ("5out1", [square("5in1"), -1, -1])):
        assert [int(beside(made.state, square(name), lane)) for lane in range(3)] == lanes


# ND-19
@pytest.mark.parametrize(
    ("from_", "lane", "to"),
    [
        ("5in1", "out", "5out2"),
        ("5in3", "out", "6out1"),
        ("4in1", "out", "4out2"),
        ("4out1", "in", "4in2"),
        ("4out2", "in", "4in2"),
        ("4in2", "out", "5out1"),
        ("4out3", "in", "5in1"),
        ("13in2", "out", "13out2"),
        ("13in3", "out", "14out1"),
        ("13out1", "in", "13in2"),
        ("13out2", "in", "14in1"),
    ],
)
def test_a_drift_goes_forward_and_sideways(from_: str, lane: str, to: str) -> None:
    made = moving(from_, "2in1", speeds="31", hands={0: "2 yellow, red, straight"})
    made.do(f"drift {lane}", "pay yellow")
    assert made.where[0] == to
    assert made.state.used == 1
    same_card = from_.split("in")[0].split("out")[0] == to.split("in")[0].split("out")[0]
    assert made.phase == (Phase.MOVE if same_card else Phase.STEER)


# ND-19: the picture of the rulebook, in words
def test_several_drifts_in_one_move_each_cost_a_card() -> None:
    made = moving("3in3", "2in1", speeds="51", hands={0: "5 straight, 2 red"})
    made.do("drift out", "pay straight", "match red")  # onto the curve
    assert made.where[0] == "4out1"
    made.do("drift in", "pay straight")
    assert made.where[0] == "4in2"
    made.do("drift out", "pay straight", "match straight")
    assert made.where[0] == "5out1"
    made.do("step", "drift in", "pay red")
    assert (made.where[0], made.state.used) == ("5in3", 5)


# ND-18, ND-19
def test_without_a_card_there_is_no_lane_change_drift_or_brake() -> None:
    assert moving("5in1", "2in1", speeds="31", tokens="00").may() == ["step"]


# ND-20
def test_each_card_brakes_by_one_down_to_the_movement_used() -> None:
    made = moving("5in1", "2in1", speeds="31", tokens="00", hands={0: "4 yellow"})
    made.do("step", "brake", "pay yellow")
    assert made.of("speed")[0] == 2
    made.do("brake", "pay yellow")
    assert made.of("speed")[0] == 1
    assert made.may() == ["lane out", "end"]


# ND-20, ND-16
def test_who_brakes_to_a_stand_has_no_move() -> None:
    made = moving("7in1", "2in1", speeds="11", tokens="22", hands={0: "3 yellow"})
    made.do("brake", "pay yellow")
    assert made.may() == ["end"]


# ND-21
def test_nitro_drives_two_squares_more_without_changing_the_die() -> None:
    made = moving("7in1", "2in1", speeds="91", tokens="20", conditions="99")
    made.do("nitro")
    assert made.where[0] == "7in3"
    assert (made.of("tokens")[0], made.of("speed")[0], made.state.used) == (1, 9, 0)
    made.do("nitro", "damage")
    assert made.where[0] == "8in2"
    assert "nitro" not in made.may()


# ND-21
def test_where_one_straight_square_lies_ahead_nitro_takes_that_one() -> None:
    made = moving("5in2", "2in1", speeds="31", tokens="20").do("nitro")
    assert made.where[0] == "5in3"
    assert made.phase == Phase.MOVE
    assert "nitro" not in made.may()  # a curve is ahead


# ND-21
@pytest.mark.parametrize("where", ["4in1", "4in2", "5in3", "10pit1"])
def test_no_nitro_from_or_onto_a_curve_or_in_the_garage(where: str) -> None:
    assert "nitro" not in moving(where, "2in1", speeds="31", tokens="20").may()


# ND-21
def test_damage_between_the_two_squares_does_not_stop_nitro_but_a_rear_end_does() -> None:
    made = moving("7in1", "2in1", speeds="31", tokens="20", conditions="39",
                  course={7: "straight:inside"}).do("nitro")  # fmt: skip
    assert (made.where[0], made.of("condition")[0], made.of("speed")[0]) == ("7in3", 2, 2)
    made = moving("7in1", "7in3", speeds="51", tokens="20").do("nitro")
    assert made.where == ["7in2", "7in3"]
    assert made.due == 1


# ND-21: entries by nitro pay as well
def test_nothing_is_done_between_the_squares_but_steering() -> None:
    made = moving("7in3", "2in1", speeds="31", tokens="20", hands={0: "straight, 3 yellow"})
    made.do("nitro")
    assert made.phase == Phase.STEER
    made.do("match straight")
    assert made.where[0] == "8in2"


# ND-3
def test_the_squares_of_every_card_follow_one_another_round_the_course() -> None:
    made = table("2in1", "3in1")
    for lane in ("in", "out"):
        start = square(f"1{lane}1")
        seen, here = [start], int(ahead(made.state, start))
        while here != start:
            seen.append(here)
            here = int(ahead(made.state, here))
        names = [told_square(s) for s in seen]
        counts = Counter(name.split(lane)[0] for name in names)
        short = {"in": {"4", "6", "11", "12", "14"}, "out": {"13"}}[lane]
        assert counts == {str(n): 2 if str(n) in short else 3 for n in range(1, 15)}


# ND-19
def test_a_drift_is_the_square_ahead_of_the_lane_change_everywhere() -> None:
    made = table("2in1", "3in1")
    for card in range(1, 15):
        for lane, other in (("in", 1), ("out", 0)):
            for row in (1, 2):
                here = square(f"{card}{lane}{row}")
                side = int(beside(made.state, here, other))
                assert int(drift_goal(made.state, here, other)) == int(ahead(made.state, side))
