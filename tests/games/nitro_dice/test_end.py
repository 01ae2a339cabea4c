"""Laps, the flag, points, championship (ND-45 to ND-47)."""

import pytest

from paddock.games.nitro_dice.state import Phase
from tests.games.nitro_dice.table import Table, moving, table


def last_lap(*cars: str, **more: object) -> Table:
    """All have crossed the line at the start, and once more."""
    return moving(*cars, crossings="2" * len(cars), **more)  # type: ignore[arg-type]


# ND-45
def test_the_laps_are_completed_by_crossing_once_more_than_there_are_laps() -> None:
    made = moving("1in3", "5in1", speeds="10", crossings="11").do("step", "damage", "end")
    assert made.of("crossings")[0] == 2
    assert made.of("finished") == [0, 0]
    assert made.phase == Phase.HAZARD
    made = last_lap("1in3", "5in1", speeds="10").do("step", "damage")
    assert made.phase == Phase.OVER


# ND-45
@pytest.mark.parametrize(("laps", "over"), [(1, True), (2, False)])
def test_the_number_of_laps_is_the_table_s(laps: int, over: bool) -> None:
    made = moving("1in3", "5in1", speeds="10", crossings="11", laps=laps).do("step", "damage")
    assert (made.phase == Phase.OVER) is over


# ND-45, ND-47
def test_the_round_is_played_out_and_the_first_across_wins() -> None:
    made = last_lap("1in3", "1out1", "5in1", speeds="542")
    made.do("step", "damage")
    assert made.of("finished") == [1, 0, 0]
    assert made.where[0] == "off"
    assert made.due == 1
    made.do("step", "step", "step", "damage")
    assert made.due == 2
    made.do("step", "step", "end")
    assert made.phase == Phase.OVER
    assert made.scores() == [(1, 3), (2, 2), (3, 1)]


# ND-47: those who have not crossed follow in order
def test_who_has_not_crossed_is_placed_by_the_order() -> None:
    made = last_lap("5in1", "1in3", "9in1", "3in1", speeds="0200").do("step", "damage")
    assert made.scores() == [(3, 2), (1, 4), (2, 3), (4, 1)]


# ND-47
def test_the_race_ends_without_hazards_and_refill() -> None:
    made = last_lap("1in3", "5in1", speeds="10", hands={0: "3 red", 1: "3 straight"})
    made.do("step", "three", "pay red", "pay red", "pay red")
    assert made.phase == Phase.OVER
    assert made.of("held") == [0, 3]


# ND-47: the step across is an ordinary one
def test_the_crossing_step_is_steered_and_may_hit_somebody() -> None:
    made = last_lap("1in3", "2in1", speeds="31")
    made.state.crossings[1] = 1
    made.do("step")
    assert made.of("finished") == [0, 0]
    assert made.where[0] == "1in3"
    made = last_lap("1in3", "5in1", speeds="30", hands={0: "straight"}).do("step")
    assert made.phase == Phase.STEER
    assert made.of("finished") == [0, 0]  # not before it is paid


# ND-47, ND-21
def test_with_the_first_square_of_nitro_across_the_move_ends() -> None:
    made = last_lap("1in3", "5in1", speeds="30").do("nitro", "damage")
    assert made.of("finished") == [1, 0]
    assert made.phase == Phase.OVER


# ND-45, ND-22
def test_a_pulled_die_can_finish_too() -> None:
    made = last_lap("2in1", "1in3", "5in1", speeds="310")
    made.state.crossings[0] = 1
    made.do("step", "pulled", "damage")
    assert made.of("finished") == [0, 1, 0]
    assert made.due == 0
    made.do("step", "step", "damage", "end")
    assert made.phase == Phase.OVER
    assert made.scores()[1] == (1, 3)


# ND-45: furthest beyond the line
def test_where_the_table_wants_it_the_furthest_beyond_the_line_wins() -> None:
    made = last_lap("1in3", "1out3", speeds="23", finish="beyond", tokens="00")
    made.do("step", "damage", "step", "step", "end")  # seat 1 first: three squares beyond
    assert made.of("finished") == [0, 0]
    assert made.where == ["1in3", "2out3"]
    made.do("step", "damage", "step", "end")
    assert made.phase == Phase.OVER
    assert made.scores() == [(2, 1), (1, 2)]


# ND-45, ND-47
def test_beyond_the_line_the_later_one_may_be_first() -> None:
    made = last_lap("1in3", "1out1", speeds="35", finish="beyond", tokens="00", conditions="99")
    made.state.speed[:2] = [4, 3]
    made.state.mover = made.state.seat = 0
    made.state.speed[0] = 1
    made.do("step", "damage", "end")
    made.state.speed[1] = 5
    assert made.due == 1
    made.do("step", "step", "step", "damage", "step", "step", "end")
    assert made.scores() == [(2, 1), (1, 2)]


# ND-46
def test_points_of_several_races_are_added_and_each_begins_anew() -> None:
    made = last_lap("1in3", "5in1", speeds="10", conditions="34", tokens="01",
                    courses=["harbour", "sprint"])  # fmt: skip
    made.do("step", "damage")
    assert made.phase == Phase.ROLL
    assert made.state.race == 1
    assert made.scores() == [(1, 2), (2, 1)]
    assert made.of("condition") == [9, 9]
    assert made.of("tokens") == [2, 2]
    assert made.of("held") == [0, 0]
    assert int(made.state.cards) == 12
    assert made.pool("pile").total() == 96 - 10


# ND-46
def test_level_on_points_the_better_last_race_decides() -> None:
    made = table("1in3", "5in1", speeds="10", crossings="21", courses=["sprint", "sprint"], laps=1)
    made.state.race = 1
    made.state.place[0, :2] = [2, 1]
    made.state.crossings[:2] = [1, 1]
    made.begin(Phase.NEXT_MOVE).do("step", "damage")
    assert made.phase == Phase.OVER
    assert made.scores() == [(1, 3), (2, 3)]
    assert made.told_of("wins") == [{"who": 0, "points": 3}]


# ND-45
@pytest.mark.parametrize("seats", range(2, 7))
def test_points_are_the_players_less_those_ahead(seats: int) -> None:
    cars = ["1in3", "9in1", "8in1", "7in1", "5in1", "3in1"][:seats]
    made = last_lap(*cars, speeds="1" + "0" * (seats - 1)).do("step", "damage")
    assert made.scores() == [(place, seats + 1 - place) for place in range(1, seats + 1)]
    assert (made.due, made.may()) == (-1, [])  # nobody is asked any more
