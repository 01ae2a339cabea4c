"""Points, half points, ties, teams."""

from typing import Any

import pytest

from paddock.games.gp.apply.qualifying import last_on_grid
from paddock.games.gp.state import Phase
from tests.games.gp.table import Table, table

CUP = {"championship": True}


def last_metres(finished: int, seats: int, **options: Any) -> Table:
    """All but two cars have finished, seat 0 not; one more drive ends the race."""
    cars: list[int | None] = [None] * seats
    cars[0], cars[finished] = 72, 30
    return table(cars, laps=[3] * seats, **options)


# GP-55
def test_with_n_cars_places_score_n_to_1() -> None:
    made = last_metres(3, 4, target=20, **CUP).drive(4)
    assert made.events("placed") == [
        (1, {"place": 1, "halves": 8}),
        (2, {"place": 2, "halves": 6}),
        (0, {"place": 3, "halves": 4}),
        (3, {"place": 4, "halves": 2}),
    ]
    assert made.state.halves.tolist()[:4] == [4, 8, 6, 2]


# GP-55
def test_the_next_race_starts_afresh_on_the_next_circuit() -> None:
    made = last_metres(1, 2, target=10, items="tray", **CUP)
    made.box.circuits = 2
    made.box.length[1] = made.box.length[0]
    made.give(0, "bomb").put({40: "bomb"})
    made.state.gate_open = 1
    made.state.lost[:2] = [2, 3]
    made.state.flipped[1] = 1
    made.state.cylinder[:2] = 1
    made.drive(4)
    state = made.state
    assert made.phase is Phase.LOT
    assert (int(state.race), int(state.circuit)) == (1, 1)
    assert made.squares == [None, None]
    assert made.dice == [6, 6]
    assert made.flipped == []
    assert made.things == {}
    assert state.cylinder.tolist()[:2] == [0, 0]
    assert state.gate_open == 0
    assert made.owned(0) == []
    assert state.available.tolist() == [2, 2, 2, 2, 4]
    assert state.crossings.tolist()[:2] == [0, 0]


# GP-55
def test_the_target_is_three_times_the_cars_unless_the_table_says_otherwise() -> None:
    assert last_metres(1, 2, **CUP).box.target == 6
    assert last_metres(3, 4, **CUP).box.target == 12
    assert last_metres(3, 4, target=7, **CUP).box.target == 7


# GP-55
def test_whoever_has_most_when_the_target_is_reached_has_won() -> None:
    made = last_metres(3, 4, **CUP)
    made.state.halves[:4] = [22, 14, 10, 0]
    made.drive(4)  # 0 gets 2 points, 1 four
    assert made.phase is Phase.OVER
    assert made.events("champion") == [(0, {"halves": 26})]
    assert made.score() == [(1, 13), (2, 11), (3, 8), (4, 1)]


# GP-55
def test_level_on_points_most_wins_decide() -> None:
    made = last_metres(3, 4, **CUP)
    made.state.halves[:4] = [22, 18, 10, 0]
    made.state.wins[:4] = [0, 1, 0, 0]
    made.drive(4)
    assert made.events("champion") == [(1, {"halves": 26})]
    assert made.state.wins.tolist()[:4] == [0, 2, 0, 0]


def tied() -> Table:
    """Seats 0 and 1 of three are level on points and wins; their race decides."""
    made = last_metres(2, 3, **CUP)
    made.state.halves[:3] = [16, 14, 0]
    made.state.wins[:3] = [1, 0, 0]
    return made.drive(4)


# GP-55
def test_a_tie_break_race_among_those_tied_decides_and_scores_nothing() -> None:
    made = tied()
    assert made.events("tie-break") == [(-1, {"cars": 2})]
    assert made.phase is Phase.LOT
    assert made.may() == ["begins 0", "begins 1"]
    made.do("begins 1", "face 3", "stop", "face 2", "stop")
    assert made.squares == [73, 74, None]
    halves = made.state.halves.tolist()
    made.state.at[0], made.state.crossings[0], made.state.at[1] = 72, 3, 50
    made.state.turn = made.state.actor = 0
    made.drive(4)
    assert made.phase is Phase.OVER  # with its first car
    assert made.state.halves.tolist() == halves
    assert made.events("champion")[0][0] == 0
    assert [rank for rank, _ in made.score()] == [1, 2, 3]
    assert made.state.wins.tolist()[:3] == [1, 1, 0]


# GP-55
def test_before_and_during_a_tie_break_those_tied_are_level_then_ranked_as_they_stand() -> None:
    made = tied()
    assert [rank for rank, _ in made.score()] == [1, 1, 3]
    made.do("begins 1", "face 3", "stop", "face 2", "stop")
    assert [rank for rank, _ in made.score()] == [2, 1, 3]


# GP-55
def test_the_last_on_the_grid_is_one_of_those_in_the_race() -> None:
    made = last_metres(2, 3, items="course", **CUP)
    made.state.halves[:3] = [16, 14, 0]
    made.state.wins[:3] = [1, 0, 0]
    made.drive(4).do("begins 0", "face 3", "stop", "face 2", "stop")
    assert made.due == 1
    assert made.phase is Phase.PLACE
    made = tied()
    made.state.taking_part[:3] = [0, 1, 0]
    made.state.first = 1
    assert last_on_grid(made.box, made.state) == 1


# GP-56
def test_the_highest_total_of_a_turn_is_the_fastest() -> None:
    made = table([12, 60], fastest=True).drive(4, 5)
    assert (int(made.state.best), int(made.state.best_seat)) == (9, 0)
    made.drive(6, 3)
    assert (int(made.state.best), int(made.state.best_seat)) == (9, 0)  # equal takes nothing
    made.state.turn = made.state.actor = 1
    made.drive(6, 4)
    assert (int(made.state.best), int(made.state.best_seat)) == (10, 1)


# GP-56
def test_repeats_do_not_count_and_a_finish_on_the_way_does_in_full() -> None:
    made = table([12, 60, 30], fastest=True).drive(6, 5, 6)
    assert made.state.best_seat == -1
    made = table([73, 12, 30], laps=[3, 1, 1], fastest=True).drive(6, 5, 4)
    assert made.places[0] == 1
    assert (int(made.state.best), int(made.state.best_seat)) == (15, 0)


# GP-56
def test_a_turbine_counts() -> None:
    made = table([12, 60], items="tray", fastest=True, things={66: "tray oil"}).give(0, "turbine")
    made.do("use turbine").drive(6, 5)
    assert made.state.best == 17


# GP-56
def test_half_a_point_is_added_before_the_target_is_checked() -> None:
    made = last_metres(1, 2, target=6, fastest=True, **CUP)
    made.state.halves[:2] = [7, 3]
    made.drive(4)
    assert made.events("half-point") == [(0, {"total": 4})]
    assert made.events("champion") == [(0, {"halves": 12})]
    assert made.score()[0] == (1, 6)


# GP-56
def test_without_a_championship_or_the_switch_there_is_no_half_point() -> None:
    assert "half-point" not in last_metres(1, 2, fastest=True).drive(4).names
    made = last_metres(1, 2, target=10, **CUP).drive(4)
    assert "half-point" not in made.names
    assert made.state.halves.tolist()[:2] == [4, 2]


# GP-60
def test_opposite_seats_are_partners_and_their_points_are_added() -> None:
    made = table([72, None, 30, None], laps=3, teams=True).drive(4)
    assert made.places == [3, 1, 4, 2]
    assert made.score() == [(3, 3), (1, 7), (3, 3), (1, 7)]


# GP-60
def test_a_tie_goes_to_the_team_with_the_better_placed_car() -> None:
    made = table([72, None, None, 30], laps=3, teams=True)
    made.state.place[:4] = [0, 1, 2, 0]  # 0 with 2: third and second; 1 with 3: first and last
    made.drive(4)
    assert made.places == [3, 1, 2, 4]
    assert made.score() == [(3, 5), (1, 5), (3, 5), (1, 5)]


# GP-60
def test_team_totals_count_towards_the_target() -> None:
    made = last_metres(3, 4, teams=True, **CUP)
    made.state.halves[:4] = [10, 6, 8, 4]
    made.drive(4)  # 0 and 2: 2 + 3 points more; 1 and 3: 4 + 1
    assert made.phase is Phase.OVER
    assert made.events("champion") == [(0, {"halves": 14})]
    assert made.score() == [(1, 14), (3, 10), (1, 14), (3, 10)]


# GP-60
@pytest.mark.parametrize(("wins", "champions"), [([3, 0, 0, 0], {0, 2}), ([0, 0, 1, 0], {1, 3})])
def test_teams_level_on_points_most_wins_then_the_better_car_of_the_last_race(
    wins: list[int], champions: set[int]
) -> None:
    made = last_metres(3, 4, teams=True, **CUP)
    made.state.halves[:4] = [10, 6, 8, 12]
    made.state.wins[:4] = wins  # and seat 1 wins the last race
    made.drive(4)
    assert made.state.champion in champions
    assert {seat for seat, (rank, _) in enumerate(made.score()) if rank == 1} == champions
    assert "tie-break" not in made.names


# GP-60
def test_between_races_teams_level_on_points_and_wins_are_level() -> None:
    made = last_metres(3, 4, teams=True, **CUP)
    made.state.halves[:4] = [2, 2, 2, 2]
    assert [rank for rank, _ in made.score()] == [1, 1, 1, 1]
