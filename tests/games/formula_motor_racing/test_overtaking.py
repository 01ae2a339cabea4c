"""OVERTAKE, the three mistakes and TAILENDER TURBO: cards without a die (FMR-12 to FMR-14)."""

import pytest

from paddock.core.who import LUCK
from paddock.games.formula_motor_racing.state import Phase
from tests.games.formula_motor_racing.table import GRID, Table, table


def overtake(card: str, car: str, *, line: str = "", retired: str = "") -> Table:
    made = table(line=line, retired=retired, hand=f"overtake {card}")
    return made.do(f"play overtake {card}", f"choose {car}")


# FMR-12
def test_the_example_of_the_rules_page() -> None:
    made = overtake("red +3", "R1", line="B1 G2 Y1 P1 R1 O2 G1")
    assert made.places(1, 7) == "B1 R1 O2 G2 Y1 P1 G1"


# FMR-12
@pytest.mark.parametrize(
    ("steps", "after"),
    [
        (2, "B1 G1 Y1 O1 R1 R2 O2 P1 P2 Y2 G2 B2"),
        (3, "B1 G1 Y1 O1 R2 O2 R1 P1 P2 Y2 G2 B2"),
        (4, "B1 G1 Y1 R2 O2 O1 R1 P1 P2 Y2 G2 B2"),
    ],
)
def test_car_and_follower_gain_the_number_on_the_card_in_their_order(
    steps: int, after: str
) -> None:
    assert overtake(f"red +{steps}", "R2").running == after


# FMR-12
@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "orange", "red", "purple"])
def test_the_card_allows_the_two_cars_of_its_colour(colour: str) -> None:
    letter = colour[0].upper()
    made = table(hand=f"overtake {colour} +3").do(f"play overtake {colour} +3")
    assert made.may() == [f"choose {letter}1", f"choose {letter}2"]


# FMR-12
def test_the_follower_may_be_the_other_car_of_the_team() -> None:
    made = overtake("purple +2", "P1")
    assert made.running == "B1 G1 Y1 P1 P2 O1 R1 R2 O2 Y2 G2 B2"


# FMR-12
def test_second_place_gains_but_one_of_four_and_its_follower_one_too() -> None:
    made = overtake("green +4", "G1")
    assert made.running == "G1 Y1 B1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"
    assert [(e.b, e.c) for e in made.told if e.b] == [(2, 1), (3, 2)]


# FMR-12
@pytest.mark.parametrize(("car", "steps"), [("O1", 3), ("O1", 4), ("Y1", 2), ("Y1", 4)])
def test_places_beyond_the_first_are_lost_and_the_follower_is_second(car: str, steps: int) -> None:
    colour = {"O": "orange", "Y": "yellow"}[car[0]]
    follower = {"O1": "R1", "Y1": "O1"}[car]
    made = overtake(f"{colour} +{steps}", car)
    assert made.places(1, 3) == f"{car} {follower} B1"


# FMR-12
def test_the_last_car_has_nobody_behind_it_and_moves_up_alone() -> None:
    made = overtake("blue +4", "B2")
    assert made.running == "B1 G1 Y1 O1 R1 P1 P2 B2 R2 O2 Y2 G2"
    assert made.kinds_told() == ["card-played", "overtakes"]


# FMR-12, FMR-21
def test_a_retired_car_never_follows() -> None:
    made = overtake("green +2", "G2", retired="B2")
    assert made.running == "B1 G1 Y1 O1 R1 P1 P2 R2 G2 O2 Y2"
    assert made.retired == "B2"


# FMR-12, FMR-19
def test_the_leader_may_be_chosen_and_nothing_moves_not_even_the_second() -> None:
    made = overtake("blue +4", "B1")
    assert made.running == GRID
    assert made.kinds_told() == ["card-played", "no-effect"]
    assert made.phase == Phase.DRAW


# FMR-12
def test_with_one_car_of_the_colour_retired_only_the_other_can_be_chosen() -> None:
    made = table(retired="R1", hand="overtake red +3").do("play overtake red +3")
    assert made.may() == ["choose R2"]


# FMR-12, FMR-19
def test_with_both_cars_retired_an_overtake_has_no_effect() -> None:
    made = table(retired="R1 R2", hand="overtake red +3").do("play overtake red +3")
    assert made.kinds_told() == ["card-played", "no-effect"]
    assert made.running == "B1 G1 Y1 O1 P1 P2 O2 Y2 G2 B2"
    assert (made.phase, made.due) == (Phase.DRAW, LUCK)


# FMR-13
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("wrong line", "B1 G1 Y1 R1 O1 P1 P2"),
        ("off circuit", "B1 G1 Y1 R1 P1 O1 P2"),
        ("lose control", "B1 G1 Y1 R1 P1 P2 O1"),
    ],
)
def test_any_running_car_drops_one_two_or_three_places(card: str, after: str) -> None:
    made = table(hand=card).do(f"play {card}")
    assert len(made.may()) == 12
    assert made.do("choose O1").places(1, 7) == after


# FMR-13
@pytest.mark.parametrize("card", ["wrong line", "off circuit", "lose control"])
def test_a_car_that_drops_stops_at_last_place(card: str) -> None:
    made = table(retired="B2 G2", hand=card).do(f"play {card}", "choose O2")
    assert made.places(9, 10) == "Y2 O2"
    assert made.retired == "B2 G2"


# FMR-13, FMR-19
@pytest.mark.parametrize("card", ["wrong line", "off circuit", "lose control"])
def test_the_last_car_may_be_chosen_though_it_cannot_drop(card: str) -> None:
    made = table(hand=card).do(f"play {card}", "choose B2")
    assert made.running == GRID
    assert made.kinds_told()[-1] == "no-effect"


# FMR-13
def test_a_retired_car_cannot_drop() -> None:
    made = table(retired="B2 G2", hand="wrong line").do("play wrong line")
    assert len(made.may()) == 10
    assert not {"choose B2", "choose G2"} & set(made.may())


# FMR-14
def test_one_of_the_last_three_running_cars_can_be_chosen() -> None:
    made = table(hand="turbo").do("play turbo")
    assert made.may() == ["choose B2", "choose G2", "choose Y2"]
    made = table(retired="B2 P1", hand="turbo").do("play turbo")
    assert made.may() == ["choose G2", "choose Y2", "choose O2"]


# FMR-14
@pytest.mark.parametrize(
    ("car", "after"),
    [
        ("Y2", "P1 Y2 P2 R2 O2 G2 B2"),
        ("G2", "P1 P2 G2 R2 O2 Y2 B2"),
        ("B2", "P1 P2 R2 B2 O2 Y2 G2"),
    ],
)
def test_it_gains_three_places_alone(car: str, after: str) -> None:
    made = table(hand="turbo").do("play turbo", f"choose {car}")
    assert made.places(6, 12) == after
    assert made.kinds_told() == ["card-played", "turbo-gains"]


# FMR-14
@pytest.mark.parametrize(
    ("car", "after"), [("O1", "O1 B1 G1 Y1 R1 P1"), ("P1", "B1 G1 P1 Y1 O1 R1")]
)
def test_when_six_run_the_last_three_still_have_three_places_to_gain(car: str, after: str) -> None:
    made = table(retired="P2 R2 O2 Y2 G2 B2", hand="turbo").do("play turbo")
    assert made.may() == ["choose O1", "choose R1", "choose P1"]
    assert made.do(f"choose {car}").running == after
