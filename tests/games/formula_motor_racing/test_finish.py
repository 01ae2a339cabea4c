"""The row of the retired, and the points (FMR-21 to FMR-23)."""

import pytest

from paddock.games.formula_motor_racing.tables import COUNT
from tests.games.formula_motor_racing.table import (
    CAR,
    CARD,
    GAME,
    GRID,
    last_turn,
    opening,
    season,
    table,
    walk,
)


# FMR-21
def test_the_first_to_retire_is_at_the_tail_and_each_later_one_goes_to_the_head() -> None:
    made = table(hand="charge engine, charge engine, spin out, crash")
    made.do("play charge engine", "choose Y1", "face 10").draw()
    assert made.retired == "Y1"
    made.state.seat = 0
    made.do("play spin out", "face 1", "stop").draw()
    assert made.retired == "B1 Y1"
    made.state.seat = 0
    made.do("play crash", "face 5", "behind").draw()
    assert made.retired == "P2 R2 B1 Y1"
    made.state.seat = 0
    made.do("play charge engine", "choose B2", "face 12").draw()
    assert made.retired == "B2 P2 R2 B1 Y1"
    assert made.running == "G1 O1 R1 P1 O2 Y2 G2"


# FMR-21
def test_a_retired_car_does_not_come_back_during_the_race() -> None:
    for seed in range(20):
        made = opening(4, races=1)
        retired = ""
        for _ in walk(made, seed):
            if made.state.line[0] >= 0:
                assert made.retired.endswith(retired)
                retired = made.retired


# FMR-22
def test_the_retired_finish_behind_the_running_the_first_to_retire_last() -> None:
    made = last_turn(retired="B2 P2 R2 B1 Y1", races=1)
    assert made.order_of(0) == "G1 O1 R1 P1 O2 Y2 G2 B2 P2 R2 B1 Y1"


# FMR-22
@pytest.mark.parametrize(("side", "row"), [("ahead", "O1 R1"), ("behind", "R1 P1")])
def test_the_two_cars_of_a_crash_keep_their_order_in_the_row(side: str, row: str) -> None:
    made = table(retired="B2", last_turns=1, hand="crash", races=1)
    made.do("play crash", "face 5", side)
    assert made.order_of(0).endswith(f"{row} B2")


# FMR-23
def test_the_first_six_places_score_10_6_4_3_2_1() -> None:
    made = last_turn(races=1)
    assert [made.points[car] for car in GRID.split()] == [10, 6, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0]
    told = [(CAR[t["car"]], t["place"], t["points"]) for t in made.told_of("car-scores")]
    assert told == [
        *(("B1", 1, 10), ("G1", 2, 6), ("Y1", 3, 4), ("O1", 4, 3), ("R1", 5, 2), ("P1", 6, 1)),
    ]


# FMR-23
def test_both_cars_of_a_team_score() -> None:
    made = season(line="B2 G1 B1")
    assert (made.points["B1"], made.points["B2"]) == (4, 10)
    assert made.scores()[0] == (1, 14)


# FMR-4, FMR-23
def test_teams_that_nobody_commands_score_too() -> None:
    made = last_turn(4, line="R1 P1 R2", races=1)
    assert [made.points[car] for car in ("R1", "P1", "R2")] == [10, 6, 4]
    view = GAME.view(made.box, made.state, 0)
    assert [(team.owner, team.points) for team in view.teams[4:]] == [(-1, 14), (-1, 6)]


# FMR-23
def test_a_retired_car_never_scores_even_when_only_six_are_left() -> None:
    made = last_turn(retired="B1 G1 Y1 O1 R1 P1", races=1)
    assert made.order_of(0) == "P2 R2 O2 Y2 G2 B2 B1 G1 Y1 O1 R1 P1"
    assert [made.points[car] for car in made.order_of(0).split()[:6]] == [10, 6, 4, 3, 2, 1]
    assert not any(made.points[car] for car in ("B1", "G1", "Y1", "O1", "R1", "P1"))


# FMR-23
def test_the_cards_cannot_retire_more_than_six_cars_in_a_race() -> None:
    count = dict(zip(CARD, COUNT.tolist(), strict=True))
    assert count["charge engine"] + count["spin out"] + 2 * count["crash"] == 6
