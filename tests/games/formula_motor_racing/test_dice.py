"""PIT STOP, CHARGE, SPIN and CRASH: cards with a die (FMR-15 to FMR-20)."""

import pytest

from paddock.core.who import LUCK
from paddock.games.formula_motor_racing.state import Phase
from tests.games.formula_motor_racing.table import GRID, Table, table

AFTER = {  # G1 starts in 2nd place and drops so many places
    1: "B1 Y1 G1 O1 R1 P1 P2 R2 O2 Y2 G2 B2",
    2: "B1 Y1 O1 G1 R1 P1 P2 R2 O2 Y2 G2 B2",
    3: "B1 Y1 O1 R1 G1 P1 P2 R2 O2 Y2 G2 B2",
    4: "B1 Y1 O1 R1 P1 G1 P2 R2 O2 Y2 G2 B2",
    5: "B1 Y1 O1 R1 P1 P2 G1 R2 O2 Y2 G2 B2",
    6: "B1 Y1 O1 R1 P1 P2 R2 G1 O2 Y2 G2 B2",
}


# FMR-15
@pytest.mark.parametrize("face", range(1, 7))
def test_on_1_to_6_the_car_loses_that_many_places_in_the_pit(face: int) -> None:
    made = table(hand="pit green").do("play pit green", "choose G1", f"face {face}")
    assert made.running == AFTER[face]
    assert made.kinds_told()[-1] == "pits"


# FMR-15
@pytest.mark.parametrize("face", range(7, 13))
def test_on_7_to_12_it_stays_where_it_is(face: int) -> None:
    made = table(hand="pit green").do("play pit green", "choose G1", f"face {face}")
    assert made.running == GRID
    assert made.kinds_told()[-1] == "stays-out"
    assert made.phase == Phase.DRAW


# FMR-15
def test_the_example_of_the_rules_page_places_beyond_the_last_are_lost() -> None:
    line = "P1 P2 O1 O2 Y2 R1 Y1 G1 R2 B1"
    made = table(line=line, retired="G2 B2", hand="pit green")
    made.do("play pit green", "choose G1", "face 4")
    assert made.places(7, 10) == "Y1 R2 B1 G1"


# FMR-15
@pytest.mark.parametrize("face", [1, 6, 12])
def test_a_pit_stop_at_the_back_changes_nothing(face: int) -> None:
    made = table(hand="pit blue").do("play pit blue", "choose B2", f"face {face}")
    assert made.running == GRID


# FMR-15
def test_a_coloured_pit_stop_allows_running_cars_of_its_colour_only() -> None:
    assert table(hand="pit red").do("play pit red").may() == ["choose R1", "choose R2"]
    made = table(retired="R1", hand="pit red").do("play pit red")
    assert made.may() == ["choose R2"]


# FMR-15
def test_a_beige_pit_stop_allows_any_running_car() -> None:
    made = table(retired="R1", hand="pit beige").do("play pit beige")
    assert {words.split()[1] for words in made.may()} == set(GRID.split()) - {"R1"}
    made.do("choose Y1", "face 2")
    assert made.places(1, 5) == "B1 G1 O1 P1 Y1"


# FMR-15, FMR-19
def test_with_both_cars_retired_there_is_no_effect_and_no_roll() -> None:
    made = table(retired="R1 R2", hand="pit red").do("play pit red")
    assert made.kinds_told() == ["card-played", "no-effect"]
    assert made.phase == Phase.DRAW
    assert made.state.rolled.sum() == 0


def charge(kind: str, car: str, *faces: int, line: str = "", front: str = "ends") -> Table:
    """Seat 0 (blue) charges with a car; the faces come one after the other."""
    made = table(line=line, hand=f"charge {kind}", charge_at_front=front)
    made.do(f"play charge {kind}", f"choose {car}")
    made.do(f"face {faces[0]}")
    for face in faces[1:]:
        made.do("again", f"face {face}")
    return made


# FMR-16
@pytest.mark.parametrize("kind", ["gear", "engine"])
@pytest.mark.parametrize("face", range(1, 10))
def test_on_1_to_9_the_car_gains_one_place_alone(kind: str, face: int) -> None:
    made = charge(kind, "R1", face)
    assert made.running == "B1 G1 Y1 R1 O1 P1 P2 R2 O2 Y2 G2 B2"


# FMR-16
@pytest.mark.parametrize("face", [10, 11, 12])
def test_on_10_to_12_lose_gear_puts_it_last(face: int) -> None:
    made = charge("gear", "R1", face)
    assert made.running == "B1 G1 Y1 O1 P1 P2 R2 O2 Y2 G2 B2 R1"
    assert made.retired == ""


# FMR-16
@pytest.mark.parametrize("face", [10, 11, 12])
def test_on_10_to_12_engine_blows_retires_it(face: int) -> None:
    made = charge("engine", "R1", face)
    assert made.running == "B1 G1 Y1 O1 P1 P2 R2 O2 Y2 G2 B2"
    assert made.retired == "R1"


# FMR-16
def test_lose_gear_of_the_last_car_leaves_it_last() -> None:
    assert charge("gear", "B2", 12).running == GRID


# FMR-16
def test_any_running_car_may_be_chosen_for_a_charge() -> None:
    made = table(retired="O1", hand="charge gear").do("play charge gear")
    assert {words.split()[1] for words in made.may()} == set(GRID.split()) - {"O1"}


# FMR-16
@pytest.mark.parametrize("kind", ["gear", "engine"])
def test_ones_own_car_may_roll_again_as_often_as_wished_while_1_to_9_come(kind: str) -> None:
    made = charge(kind, "B2", 9, 1, 5, 3)
    assert made.running == "B1 G1 Y1 O1 R1 P1 P2 B2 R2 O2 Y2 G2"
    assert made.may() == ["stop", "again"]


# FMR-16
def test_one_may_stop_after_any_roll_but_not_before_the_first() -> None:
    made = table(hand="charge gear").do("play charge gear", "choose B2")
    assert made.due == LUCK
    made.do("face 9", "stop")
    assert made.places(11, 12) == "B2 G2"
    assert made.phase == Phase.DRAW


# FMR-16
@pytest.mark.parametrize(
    ("kind", "running", "retired"),
    [
        ("gear", "B1 G1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2", ""),
        ("engine", "B1 G1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2", "B2"),
    ],
)
def test_a_charge_that_fails_is_over_and_all_it_had_gained_is_lost(
    kind: str, running: str, retired: str
) -> None:
    made = charge(kind, "B2", 4, 4, 10)
    assert (made.running, made.retired) == (running, retired)
    assert made.phase == Phase.DRAW


# FMR-16
@pytest.mark.parametrize("car", ["G2", "R2"])
def test_on_anothers_or_an_uncommanded_teams_car_there_is_one_roll_only(car: str) -> None:
    assert charge("gear", car, 1).phase == Phase.DRAW  # seat 1 commands green, nobody red


# FMR-16
@pytest.mark.parametrize("car", ["B2", "P2"])
def test_of_three_players_each_may_roll_on_with_both_own_teams(car: str) -> None:
    made = table(3, teams=["BP", "GR", "YO"], hand="charge gear")
    made.do("play charge gear", f"choose {car}", "face 1")
    assert made.may() == ["stop", "again"]


# FMR-16
def test_in_front_after_a_roll_the_charge_ends() -> None:
    made = charge("gear", "B2", 1, line="G1 Y1 B2")
    assert made.may() == ["stop", "again"]
    made.do("again", "face 1")
    assert made.places(1, 3) == "B2 G1 Y1"
    assert made.phase == Phase.DRAW


# FMR-16
def test_a_charge_of_the_leader_ends_with_its_first_roll() -> None:
    made = charge("gear", "B1", 1)
    assert (made.running, made.phase) == (GRID, Phase.DRAW)
    assert made.kinds_told()[-1] == "stays-first"
    assert charge("gear", "B1", 10).running == GRID.removeprefix("B1 ") + " B1"


# FMR-16
def test_by_the_other_reading_one_may_roll_on_in_front() -> None:
    made = charge("gear", "B2", 1, 1, line="G1 Y1 B2", front="goes_on")
    assert made.places(1, 3) == "B2 G1 Y1"
    assert made.may() == ["stop", "again"]
    made.do("again", "face 9")
    assert made.places(1, 3) == "B2 G1 Y1"
    assert made.may() == ["stop", "again"]
    assert made.copy().do("stop").phase == Phase.DRAW
    made.do("again", "face 12")
    assert made.running.split()[-1] == "B2"
    assert made.phase == Phase.DRAW


# FMR-16
@pytest.mark.parametrize("car", ["G1", "R1"])
@pytest.mark.parametrize("reading", ["ends", "goes_on"])
def test_anothers_car_in_front_has_one_roll_by_either_reading(car: str, reading: str) -> None:
    made = charge("engine", car, 1, line=car, front=reading)
    assert (made.places(1, 1), made.phase) == (car, Phase.DRAW)
    assert charge("engine", car, 12, line=car, front=reading).retired == car


def spin(card: str, *faces: int, retired: str = "") -> Table:
    made = table(retired=retired, hand=f"spin {card}").do(f"play spin {card}", f"face {faces[0]}")
    return made.do("again", f"face {faces[1]}") if len(faces) > 1 else made.do("stop")


# FMR-17
def test_spin_out_retires_the_car_in_the_place_rolled() -> None:
    made = spin("out", 4)
    assert made.running == "B1 G1 Y1 R1 P1 P2 R2 O2 Y2 G2 B2"
    assert made.retired == "O1"


# FMR-17
def test_spin_last_puts_the_car_in_the_place_rolled_last() -> None:
    made = spin("last", 4)
    assert made.running == "B1 G1 Y1 R1 P1 P2 R2 O2 Y2 G2 B2 O1"
    assert made.retired == ""


# FMR-17
@pytest.mark.parametrize("card", ["out", "last"])
def test_the_player_chooses_neither_before_nor_instead_of_the_die(card: str) -> None:
    made = table(hand=f"spin {card}").do(f"play spin {card}")
    assert made.due == LUCK
    assert made.do("face 7").may() == ["stop", "again"]


# FMR-17
@pytest.mark.parametrize("card", ["out", "last"])
def test_after_a_second_roll_the_second_number_counts_and_there_is_no_third(card: str) -> None:
    made = spin(card, 4, 1)
    assert made.running.split()[:2] == ["G1", "Y1"]
    assert "O1" in made.running
    assert made.phase == Phase.DRAW
    assert made.state.rolled[0] == 2


# FMR-17
def test_the_same_number_may_come_again() -> None:
    assert spin("out", 4, 4).retired == "O1"


# FMR-17
@pytest.mark.parametrize("card", ["out", "last"])
@pytest.mark.parametrize("face", [11, 12])
def test_the_number_of_an_empty_place_has_no_effect(card: str, face: int) -> None:
    made = spin(card, face, retired="R1 R2")
    assert made.running == "B1 G1 Y1 O1 P1 P2 O2 Y2 G2 B2"
    assert made.retired == "R1 R2"
    assert made.kinds_told()[-1] == "no-car-there"
    assert made.phase == Phase.DRAW


# FMR-17
@pytest.mark.parametrize("card", ["out", "last"])
def test_an_empty_place_may_be_rolled_again_too(card: str) -> None:
    made = spin(card, 12, 10, retired="R1 R2")
    assert made.kinds_told()[-1] == {"out": "spins-out", "last": "spins-last"}[card]
    assert made.state.rolled[0] == 2


# FMR-17
def test_spin_last_of_the_last_car_leaves_it_last() -> None:
    assert spin("last", 12).running == GRID
    assert spin("last", 10, retired="R1 R2").running == "B1 G1 Y1 O1 P1 P2 O2 Y2 G2 B2"


# FMR-17, FMR-19
@pytest.mark.parametrize(("card", "retired"), [("out", "B1"), ("last", "")])
def test_ones_own_car_may_be_hit(card: str, retired: str) -> None:
    made = spin(card, 1)
    assert made.running.split()[0] == "G1"
    assert made.retired == retired


def crash(face: int, *, line: str = "", retired: str = "") -> Table:
    return table(line=line, retired=retired, hand="crash").do("play crash", f"face {face}")


# FMR-18
def test_the_player_chooses_whether_the_car_ahead_or_behind_crashes_too() -> None:
    assert crash(5).may() == ["ahead", "behind"]
    made = crash(5).do("ahead")
    assert made.running == "B1 G1 Y1 P1 P2 R2 O2 Y2 G2 B2"
    assert made.retired == "O1 R1"
    made = crash(5).do("behind")
    assert made.running == "B1 G1 Y1 O1 P2 R2 O2 Y2 G2 B2"
    assert made.retired == "R1 P1"


# FMR-18, FMR-22
def test_the_crash_of_the_rules_page() -> None:
    line = "B1 P2 G1 Y2 R1 O2 B2 G2 Y1 R2 P1"
    made = crash(6, line=line, retired="O1").do("ahead")
    assert made.running == "B1 P2 G1 Y2 B2 G2 Y1 R2 P1"
    assert made.retired == "R1 O2 O1"
    nothing = crash(12, line=line, retired="O1")
    assert (nothing.running, nothing.retired) == (line, "O1")


# FMR-18
def test_the_leader_takes_the_car_behind_it_along_without_a_choice() -> None:
    made = crash(1)
    assert made.running == "Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"
    assert made.retired == "B1 G1"
    assert made.phase == Phase.DRAW


# FMR-18
def test_the_last_car_takes_the_car_ahead_of_it_along_without_a_choice() -> None:
    made = crash(12)
    assert (made.retired, made.phase) == ("G2 B2", Phase.DRAW)
    made = crash(10, retired="R1 R2")
    assert (made.retired, made.phase) == ("G2 B2 R1 R2", Phase.DRAW)


# FMR-18
@pytest.mark.parametrize("face", [2, 11])
def test_next_to_the_ends_there_still_is_a_choice(face: int) -> None:
    assert crash(face).may() == ["ahead", "behind"]


# FMR-18
def test_with_only_eight_cars_left_the_crash_leaves_six() -> None:
    """FMR-23: four others can have retired when the crash comes."""
    made = crash(8, retired="B1 G1 Y1 O1")
    assert made.running == "R1 P1 P2 R2 O2 Y2"
    assert made.retired == "G2 B2 B1 G1 Y1 O1"
    assert crash(7, retired="B1 G1 Y1 O1").do("behind").retired == "G2 B2 B1 G1 Y1 O1"


# FMR-18
@pytest.mark.parametrize("face", [9, 10, 11, 12])
def test_a_crash_in_an_empty_place_has_no_effect_and_is_not_rolled_again(face: int) -> None:
    made = crash(face, retired="B1 G1 Y1 O1")
    assert made.running == "R1 P1 P2 R2 O2 Y2 G2 B2"
    assert made.kinds_told()[-1] == "no-car-there"
    assert made.phase == Phase.DRAW


# FMR-18, FMR-19
def test_one_may_lose_both_own_cars_in_a_crash() -> None:
    made = crash(5, line="G1 Y1 O1 B1 B2").do("ahead")
    assert made.retired == "B1 B2"


# FMR-19
def test_mistakes_and_pit_stops_may_be_played_on_own_cars() -> None:
    assert "choose B1" in table(hand="lose control").do("play lose control").may()
    assert table(hand="pit blue").do("play pit blue").may() == ["choose B1", "choose B2"]


# FMR-19
def test_no_card_of_a_hand_is_ever_barred() -> None:
    hand = "overtake red +2, pit red, turbo, spin out, charge gear"
    made = table(retired="R1 R2", hand=hand)
    assert sorted(made.may()) == sorted(f"play {card}" for card in hand.split(", "))


# FMR-20
@pytest.mark.parametrize(
    "steps",
    [
        ("play pit beige", "choose G1"),
        ("play charge gear", "choose B2"),
        ("play charge gear", "choose B2", "face 3", "again"),
        ("play spin out",),
        ("play spin out", "face 3", "again"),
        ("play crash",),
    ],
)
def test_the_die_is_rolled_by_luck_and_never_by_the_player(steps: tuple[str, ...]) -> None:
    made = table(hand="pit beige, charge gear, spin out, crash").do(*steps)
    assert made.due == LUCK
    assert made.options() == {f"face {face}": 1 for face in range(1, 13)}


# FMR-20
@pytest.mark.parametrize(
    ("steps", "choices"),
    [
        (("play charge gear", "choose B2", "face 3"), ["stop", "again"]),
        (("play spin last", "face 3"), ["stop", "again"]),
        (("play crash", "face 3"), ["ahead", "behind"]),
    ],
)
def test_what_follows_a_roll_is_a_decision_of_its_own_of_who_played_the_card(
    steps: tuple[str, ...], choices: list[str]
) -> None:
    made = table(hand="charge gear, spin last, crash", to_move=0).do(*steps)
    assert (made.due, made.may()) == (0, choices)
