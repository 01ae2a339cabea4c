"""Pulling the die behind, and squeezing between two (ND-22, ND-23)."""

import pytest

from paddock.games.nitro_dice.state import Phase
from tests.games.nitro_dice.table import moving


# ND-22: the picture of the rulebook
def test_the_first_step_pulls_the_die_right_behind_that_is_not_faster() -> None:
    made = moving("5in2", "5in1", "5out1", speeds="423", hands={1: "red"})
    made.do("step")
    assert (made.due, made.phase) == (1, Phase.DRAFT)
    assert made.may() == ["pulled", "refuse"]
    made.do("pulled")
    assert made.where == ["5in3", "5in2", "5out1"]
    assert made.due == 0
    assert made.of("speed") == [4, 2, 3]


# ND-22
@pytest.mark.parametrize(("speeds", "pulled"), [("43", True), ("44", True), ("34", False)])
def test_a_faster_die_is_not_pulled(speeds: str, pulled: bool) -> None:
    made = moving("5in2", "5in1", speeds=speeds)
    if speeds[1] > speeds[0]:  # it moves first: let it have moved
        made.state.mover = made.state.seat = 0
    made.do("step")
    assert (made.phase == Phase.DRAFT) is pulled


# ND-22
def test_it_is_pulled_across_the_edge_of_a_card_and_steers_and_meets_hazards() -> None:
    made = moving("5in1", "4in2", speeds="32", hands={1: "straight"},
                  course={5: "straight:inside"})  # fmt: skip
    made.do("step")
    assert made.of("condition") == [8, 9]  # the mover, on the hazard in the middle
    made.do("pulled")
    assert (made.due, made.phase) == (1, Phase.STEER)
    made.do("match straight")
    assert made.where == ["5in2", "5in1"]
    assert made.pool("laid") == {"straight": 1}
    assert made.due == 0


# ND-22, ND-31
def test_a_pulled_die_takes_the_damage_of_a_hazard_and_cuts_before_the_mover_goes_on() -> None:
    made = moving("5in2", "5in1", speeds="32", conditions="93", hands={1: "3 red"},
                  course={5: "straight:inside"})  # fmt: skip
    made.do("step", "pulled")
    assert made.of("condition") == [9, 2]
    assert (made.due, made.phase) == (1, Phase.CUT)
    made.do("cut red")
    assert made.due == 0


# ND-22
def test_one_card_refuses_and_the_speed_stays() -> None:
    made = moving("5in2", "5in1", speeds="32", hands={1: "red, yellow"})
    made.do("step", "refuse", "pay yellow")
    assert made.where == ["5in3", "5in1"]
    assert made.of("speed") == [3, 2]
    assert made.pool("laid") == {"yellow": 1}  # with the mover's, discarded at the end of its move
    made.do("step", "damage", "step", "end")
    assert made.pool("discards") == {"yellow": 1}


# ND-22
def test_without_a_card_one_cannot_refuse() -> None:
    made = moving("5in2", "5in1", speeds="32").do("step")
    assert made.may() == ["pulled"]


# ND-22
def test_a_die_at_0_is_pulled_too_and_across_the_line() -> None:
    made = moving("2in1", "1in3", speeds="30", crossings="21").do("step", "pulled", "damage")
    assert made.where == ["2in2", "2in1"]
    assert made.of("crossings") == [2, 2]


# ND-22
@pytest.mark.parametrize(
    ("steps", "where"),
    [
        (("nitro",), "5in2"),  # between the two squares of nitro
        (("drift out", "pay yellow"), "5out2"),
    ],
)
def test_the_first_square_counts_however_it_is_moved(steps: tuple[str, ...], where: str) -> None:
    made = moving("5in1", "4in2", speeds="32", tokens="20", hands={0: "yellow"})
    made.do(*steps)
    assert (made.due, made.phase) == (1, Phase.DRAFT)
    assert made.where[0] == where
    made.do("pulled", "damage")
    assert made.where[1] == "5in1"
    assert made.where[0] == ("5in3" if steps == ("nitro",) else where)


# ND-22
def test_in_the_lane_then_held() -> None:
    made = moving("5in2", "5out1", "5in1", speeds="322", hands={0: "yellow"})
    made.do("lane out", "pay yellow", "step")
    assert made.due == 1


# ND-22
def test_only_the_first_square_pulls() -> None:
    made = moving("5in2", "5in1", speeds="31").do("step", "pulled", "step", "damage")
    assert (made.due, made.phase) == (0, Phase.MOVE)


# ND-22: no chains
def test_a_pulled_die_pulls_nobody() -> None:
    made = moving("5in3", "5in2", "5in1", speeds="321").do("step", "damage", "pulled")
    assert made.where == ["6in1", "5in3", "5in1"]
    assert made.due == 0


# ND-22, ND-27
def test_after_a_failed_first_attempt_nobody_is_pulled_in_this_move() -> None:
    made = moving("5in2", "5in1", "5out3", speeds="321", hands={0: "2 yellow"})
    made.do("drift out", "pay yellow")  # into the side of the third
    assert made.where == ["5in2", "5in1", "5out3"]
    made.do("step")
    assert (made.due, made.phase) == (0, Phase.MOVE)


# ND-22, ND-26
def test_a_rear_end_with_the_first_step_pulls_nobody() -> None:
    made = moving("5in2", "5in1", "5in3", speeds="321").do("step")
    assert made.where == ["5in2", "5in1", "5in3"]
    assert (made.due, made.phase) == (1, Phase.MOVE)


# ND-22
def test_speeds_are_compared_before_the_step() -> None:
    made = moving("5in1", "4in2", speeds="33", conditions="39", course={5: "straight:inside"})
    made.do("step")  # the hazard lowers the mover's die to 2
    assert made.of("speed") == [2, 3]
    assert made.phase == Phase.DRAFT


# ND-22: the garage is not part of it
def test_nobody_is_pulled_in_the_garage_or_out_of_it() -> None:
    made = moving("10pit2", "10pit1", speeds="32").do("step")
    assert made.phase == Phase.MOVE
    made = moving("10out2", "10pit1", speeds="32").do("step")
    assert made.phase == Phase.MOVE


# ND-22, ND-47
def test_who_finishes_with_the_first_step_still_pulls() -> None:
    made = moving("1in3", "1in2", speeds="31", crossings="33", laps=2)
    made.state.crossings[:2] = [2, 2]
    made.do("step", "damage")
    assert made.of("finished") == [1, 0]
    assert made.phase == Phase.DRAFT
    made.do("pulled")
    assert made.where == ["off", "1in3"]


SIDE_BY_SIDE = ("7in1", "7in2", "7out2")


# ND-23
def test_squeezing_through_costs_a_token_and_a_card_and_damages_all_three() -> None:
    made = moving(*SIDE_BY_SIDE, speeds="311", tokens="222", hands={0: "yellow"})
    assert made.may() == ["step", "lane out", "drift out", "brake", "nitro", "squeeze in",
                          "squeeze out"]  # fmt: skip
    made.do("squeeze out", "pay yellow")
    assert made.where == ["7out3", "7in2", "7out2"]
    assert made.of("tokens") == [1, 2, 2]
    assert made.of("condition") == [8, 8, 8]
    assert made.of("speed") == [3, 1, 1]
    assert made.state.used == 0
    assert (made.due, made.phase) == (0, Phase.MOVE)


# ND-23
def test_the_edge_passed_is_steered_once_and_the_landing_square_alone_is_entered() -> None:
    made = moving("7in3", "8in1", "8out1", speeds="311", tokens="200",
                  hands={0: "2 yellow, straight"}, course={8: "straight:inside"})  # fmt: skip
    made.do("squeeze in", "pay yellow", "match straight")
    assert made.where[0] == "8in2"
    assert made.kinds_told().count("steers") == 1
    assert made.of("condition") == [7, 8, 8]  # a hazard, then the three damages
    assert made.told_of("hits-hazard") == [{"who": 0, "square": 9 * 7 + 1}]


# ND-23: the whole of it on straights, the landing square free
@pytest.mark.parametrize(
    ("cars", "may"),
    [
        (("7in1", "7in2", "7out2", "7in3"), ["squeeze out"]),
        (("7in1", "7in2", "7out2", "7in3", "7out3"), []),
        (("7in1", "7in2"), []),
        (("7in1", "7in3", "7out3"), []),
        (("5in1", "5in2", "5out2"), ["squeeze in", "squeeze out"]),
        (("5in2", "5in3", "5out3"), []),
        (("4in2", "5in1", "5out1"), []),
        (("3in3", "4in1", "4out1"), []),
    ],
)
def test_where_one_can_squeeze_through(cars: tuple[str, ...], may: list[str]) -> None:
    speeds = "5" + "1" * (len(cars) - 1)
    made = moving(*cars, speeds=speeds, hands={0: "yellow"})
    assert [words for words in made.may() if words.startswith("squeeze")] == may


# ND-23
def test_without_a_token_or_a_card_nobody_squeezes_through() -> None:
    for tokens, hand in (("022", "yellow"), ("222", "")):
        made = moving(*SIDE_BY_SIDE, speeds="311", tokens=tokens, hands={0: hand})
        assert not any(words.startswith("squeeze") for words in made.may())


# ND-23, ND-22
def test_squeezing_through_first_pulls_the_die_behind_into_the_square_left() -> None:
    made = moving("7in2", "7in3", "7out3", "7in1", speeds="3112", tokens="2000", hands={0: "red"})
    made.do("squeeze in", "pay red", "damage")
    assert (made.due, made.phase) == (3, Phase.DRAFT)
    made.do("pulled")
    assert made.where == ["8in1", "7in3", "7out3", "7in2"]


# ND-23, ND-33: the damage of all first, then the cuts: the mover, the others by order
def test_hands_are_cut_mover_first_and_then_by_order() -> None:
    made = moving(*SIDE_BY_SIDE, speeds="311", conditions="333",
                  hands={0: "4 yellow", 1: "3 red", 2: "3 straight"})  # fmt: skip
    made.do("squeeze in", "pay yellow")
    assert made.of("condition") == [2, 2, 2]
    told: list[int] = []
    while made.phase == Phase.CUT:
        told.append(made.due)
        made.do(made.may()[0])
    assert told == [0, 1, 2]
    assert made.due == 0
