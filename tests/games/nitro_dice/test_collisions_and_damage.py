"""Rear ends, sideswipes, damage, the hand limit, wrecks (ND-25 to ND-33)."""

import pytest

from paddock.games.nitro_dice.state import Phase
from tests.games.nitro_dice.table import moving


# ND-26
def test_who_runs_into_the_back_stays_behind_and_both_are_damaged() -> None:
    made = moving("5in1", "5in2", speeds="52", hands={0: "3 red"}).do("step")
    assert made.where == ["5in1", "5in2"]
    assert made.of("condition") == [8, 8]
    assert made.of("speed") == [2, 2]
    assert made.due == 1
    assert made.kinds_told()[:4] == ["rear-ends", "takes-damage", "takes-damage", "takes-speed"]


# ND-26
def test_a_die_that_is_no_slower_leaves_the_speed_of_the_one_behind_alone() -> None:
    made = moving("5in1", "5in2", speeds="34", conditions="99")
    made.state.mover = made.state.seat = 0
    made.do("step")
    assert made.of("speed") == [3, 4]


# ND-26: the speeds are compared after the damage
def test_speeds_are_compared_when_the_damage_is_done() -> None:
    made = moving("5in1", "5in2", speeds="44", conditions="94")
    made.state.mover = made.state.seat = 0
    made.do("step")
    assert made.of("speed") == [3, 3]


# ND-26, ND-17
def test_a_card_that_is_not_entered_is_not_steered() -> None:
    made = moving("5in3", "6in1", speeds="52", hands={0: "3 red"}).do("step")
    assert made.where[0] == "5in3"
    assert made.pool("discards") == {}
    assert made.of("held")[0] == 3


# ND-25
def test_no_two_dice_on_a_square_of_the_lanes_but_any_number_in_the_garage() -> None:
    made = moving("10out1", "10pit1", "10pit1", speeds="511", conditions="899", hands={0: "red"})
    made.do("lane pit", "pay red")
    assert made.where == ["10pit1"] * 3
    assert made.of("condition") == [8, 9, 9]


# ND-27
@pytest.mark.parametrize("words", ["lane out", "drift out"])
def test_who_runs_into_a_side_without_room_behind_gets_nowhere(words: str) -> None:
    beside = "5out1" if words == "lane out" else "5out2"
    made = moving("5in1", beside, speeds="31", hands={0: "2 yellow"})
    made.do(words, "pay yellow")
    assert made.where == ["5in1", beside]
    assert made.of("condition") == [8, 8]
    assert made.state.used == (0 if words == "lane out" else 1)
    assert (made.due, made.phase) == (0, Phase.MOVE)  # the move goes on
    assert made.pool("laid") == {"yellow": 1}


# ND-27: nothing is steered
def test_a_failed_drift_onto_the_next_card_is_not_steered() -> None:
    made = moving("5in3", "6out1", speeds="31", hands={0: "2 yellow"}).do("drift out", "pay yellow")
    assert (made.where[0], made.phase) == ("5in3", Phase.MOVE)


# ND-27
def test_towards_the_inside_nobody_is_pushed_off_the_course() -> None:
    made = moving("5out1", "5in1", speeds="31", hands={0: "yellow"}).do("lane in", "pay yellow")
    assert made.where == ["5out1", "5in1"]


# ND-27: nobody is pushed into the garage
def test_towards_the_outside_nobody_is_pushed_into_the_garage() -> None:
    made = moving("10in1", "10out1", speeds="31", hands={0: "yellow"}).do("lane out", "pay yellow")
    assert made.where == ["10in1", "10out1"]


# ND-27
def test_a_car_that_comes_out_of_the_garage_pushes_another_inside() -> None:
    made = moving("10pit1", "10out1", speeds="31", hands={0: "yellow"})
    made.do("lane out", "pay yellow")
    assert made.where == ["10out1", "10in1"]
    assert made.of("condition") == [8, 8]
    assert made.told_of("pushes") == [{"who": 0, "other": 1, "to": 9 * 9}]


# ND-27
def test_it_does_not_if_somebody_is_there() -> None:
    made = moving("10pit1", "10out1", "10in1", speeds="311", hands={0: "yellow"})
    made.do("lane out", "pay yellow")
    assert made.where == ["10pit1", "10out1", "10in1"]
    assert made.of("condition") == [8, 8, 9]


# ND-27: pushed into a hazard, without steering
def test_a_drift_out_of_the_foremost_square_pushes_on_the_next_card_into_a_hazard() -> None:
    made = moving("10pit3", "11out1", speeds="31", hands={0: "yellow"}, course={11: "red:inner"})
    made.do("drift out", "pay yellow")
    assert made.where == ["11out1", "11in1"]
    assert made.of("condition") == [8, 7]
    assert (made.due, made.phase) == (0, Phase.STEER)  # the mover steers, the other does not


# ND-30
def test_damage_lowers_marker_die_and_hand_at_once() -> None:
    made = moving("5in1", "5in2", speeds="53", conditions="53", hands={0: "5 red", 1: "3 yellow"})
    made.do("step")
    assert made.of("condition") == [4, 2]
    assert made.of("speed") == [2, 2]
    assert [told["speed"] for told in made.told_of("die-lowered")] == [4, 2]
    assert (made.due, made.phase) == (0, Phase.CUT)


# ND-32
def test_the_player_chooses_what_is_thrown_away() -> None:
    made = moving("5in1", "5in2", speeds="53", conditions="39", hands={0: "2 red, yellow"})
    made.do("step")
    assert made.may() == ["cut red", "cut yellow"]
    made.do("cut yellow")
    assert made.hand(0) == {"red": 2}
    assert made.pool("discards") == {"yellow": 1}


# ND-30
def test_the_marker_stops_at_1_and_nobody_is_out() -> None:
    made = moving("5in1", "5in2", speeds="11", conditions="19")
    made.state.mover = made.state.seat = 0
    made.do("step")
    assert made.of("condition") == [1, 8]
    assert made.where == ["5in1", "5in2"]


# ND-31
@pytest.mark.parametrize(
    ("from_", "steps", "card", "laid"),
    [
        ("5in1", ("step",), 5, "straight:inside"),
        ("5out1", ("step",), 5, "straight:outside"),
        ("5out2", ("lane in", "pay yellow"), 5, "straight:inside"),
        ("5out1", ("drift in", "pay yellow"), 5, "straight:inside"),
        ("5in1", ("nitro",), 5, "straight:inside"),
        ("3in3", ("step", "match red"), 4, "red:inner"),
        ("4out1", ("step",), 4, "red:outer"),
        ("12out3", ("step", "match yellow"), 13, "yellow:inner"),
        ("13in1", ("step",), 13, "yellow:outer"),
    ],
)
def test_a_hazard_damages_whoever_comes_onto_it(
    from_: str, steps: tuple[str, ...], card: int, laid: str
) -> None:
    made = moving(from_, "2in1", speeds="31", hands={0: "2 yellow, red"}, course={card: laid})
    made.do(*steps)
    assert len(made.told_of("hits-hazard")) == 1
    assert made.of("condition")[0] == 8


# ND-31: each time
def test_a_hazard_damages_again_whoever_comes_back_onto_it() -> None:
    made = moving("5in1", "2in1", speeds="31", hands={0: "4 yellow"}, course={5: "straight:inside"})
    made.do("step", "lane out", "pay yellow", "lane in", "pay yellow")
    assert made.of("condition")[0] == 7


# ND-33
def test_a_step_is_steered_then_the_hazard_comes_then_the_cut_then_the_draft() -> None:
    made = moving("3in3", "3in2", speeds="31", conditions="39", hands={0: "red, 2 yellow"},
                  course={4: "red:inner"})  # fmt: skip
    made.do("step")
    assert made.phase == Phase.STEER
    made.do("damage")  # steering first, the hazard, the die, and only then the cut
    assert made.kinds_told()[-4:] == ["takes-damage", "die-lowered", "hits-hazard", "takes-damage",
                                      "die-lowered"][-4:]  # fmt: skip
    assert (made.due, made.phase) == (0, Phase.CUT)
    assert made.of("condition")[0] == 1
    made.do("cut yellow", "cut yellow")
    assert (made.due, made.phase) == (1, Phase.DRAFT)


# Wrecks: ND-30


def test_damage_at_1_wrecks_a_car_where_the_table_wants_it() -> None:
    made = moving("5in1", "5in2", speeds="11", conditions="13", wreck=True, hands={0: "red"})
    made.state.mover = made.state.seat = 0
    made.do("step")
    assert made.where == ["off", "5in2"]
    assert made.of("wrecked") == [1, 0]
    assert made.scores() == [(2, 0), (1, 0)]
    assert made.due == 1


# ND-30: the later wreck is ahead; of two at once the one that was ahead
def test_of_two_wrecked_at_once_the_one_ahead_ranks_before() -> None:
    made = moving("5in1", "5in2", "2in1", speeds="111", conditions="111", wreck=True)
    made.state.mover = made.state.seat = 0
    made.do("step")
    assert made.of("wrecked") == [1, 2, 0]
    assert [rank for rank, _ in made.scores()] == [3, 2, 1]


# ND-30
def test_if_all_are_wrecked_the_race_is_over() -> None:
    made = moving("5in1", "5in2", speeds="11", conditions="11", wreck=True)
    made.state.mover = made.state.seat = 0
    made.do("step")
    assert made.phase == Phase.OVER
    assert made.scores() == [(2, 1), (1, 2)]


# ND-30
def test_a_wreck_steers_no_more_and_is_pushed_nowhere() -> None:
    made = moving("10pit3", "11out1", speeds="31", conditions="19", wreck=True, hands={0: "yellow"})
    made.state.speed[0] = 1
    made.do("drift out", "pay yellow")
    assert made.where == ["off", "11in1"]
    assert made.due == 1
    made = moving("10pit1", "10out1", speeds="31", conditions="91", wreck=True, hands={0: "yellow"})
    made.do("lane out", "pay yellow")
    assert made.where == ["10out1", "off"]
    assert (made.due, made.phase) == (0, Phase.MOVE)


# ND-30
def test_a_wreck_by_steering_meets_no_hazard_and_pulls_all_the_same() -> None:
    made = moving("3in3", "3in2", speeds="11", conditions="19", wreck=True,
                  course={4: "red:inner"})  # fmt: skip
    made.do("step", "damage")
    assert made.where[0] == "off"
    assert not made.told_of("hits-hazard")
    assert (made.due, made.phase) == (1, Phase.DRAFT)


# ND-30
def test_a_wreck_draws_and_places_nothing() -> None:
    made = moving("5in1", "5in2", "2in1", speeds="110", conditions="139", wreck=True,
                  hands={0: "straight", 1: "straight", 2: "straight"})  # fmt: skip
    made.state.mover = made.state.seat = 0
    made.do("step", "step", "end")
    asked: list[int] = []
    while made.state.turn == 3:
        asked.append(int(made.state.seat))
        words = made.may()
        made.do("pass" if "pass" in words else words[0])
    assert set(asked) == {1, 2}
    assert made.hand(0) == {"straight": 1}
