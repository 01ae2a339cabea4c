"""Who commands which team, and where they start (FMR-4 to FMR-7)."""

from collections import Counter

import pytest

from paddock.core.who import LUCK
from tests.games.formula_motor_racing.table import GRID, Table, opening, table, walk

COLOURS = ["blue", "green", "yellow", "orange", "red", "purple"]
CHOSEN = ["purple", "blue", "yellow", "orange", "green", "red"]
OWNERS = {3: "112200", 4: "1-23-0", 5: "1423-0", 6: "142350"}  # when they choose so


def owners(made: Table) -> str:
    """The seat that commands each team, in the order of COLOURS; `-` where none does."""
    return "".join("-" if seat < 0 else str(seat) for seat in made.state.owner.tolist())


# FMR-4
@pytest.mark.parametrize(("seats", "each", "free"), [(3, 2, 0), (4, 1, 2), (5, 1, 1), (6, 1, 0)])
@pytest.mark.parametrize("colours", ["pick", "lot"])
def test_three_players_command_two_teams_each_and_more_players_one(
    seats: int, each: int, free: int, colours: str
) -> None:
    made = opening(seats, colours=colours)
    steps = walk(made, seed=seats)
    while "next-on-grid blue" not in made.may():
        next(steps)
    count = Counter(owners(made))
    assert [count[str(seat)] for seat in range(seats)] == [each] * seats
    assert count["-"] == free


# FMR-5
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_players_pick_in_seat_order_any_colour_that_is_left(seats: int) -> None:
    made = opening(seats)
    for seat, colour in enumerate(CHOSEN[:seats]):
        assert made.due == seat
        assert made.may() == [f"pick {left}" for left in COLOURS if left not in CHOSEN[:seat]]
        made.do(f"pick {colour}")
    assert owners(made) == OWNERS[seats]
    assert made.due == LUCK


# FMR-5
def test_three_players_pick_their_second_teams_in_reverse_order() -> None:
    made = opening(3)
    order: list[int] = []
    for colour in CHOSEN:
        order.append(made.due)
        made.do(f"pick {colour}")
    assert order == [0, 1, 2, 2, 1, 0]
    assert owners(made) == OWNERS[3]


# FMR-5
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_by_lot_every_colour_left_is_as_likely(seats: int) -> None:
    made = opening(seats, colours="lot")
    drawn = CHOSEN[: 6 if seats == 3 else seats]
    for i, colour in enumerate(drawn):
        assert made.due == LUCK
        assert made.options() == {
            f"get-team {left}": 1 for left in COLOURS if left not in drawn[:i]
        }
        made.do(f"get-team {colour}")
    assert owners(made) == OWNERS[seats]


def drawn_grid(order: list[str]) -> Table:
    made = opening(4).do("pick blue", "pick green", "pick yellow", "pick orange")
    return made.do(*(f"next-on-grid {colour}" for colour in order))


# FMR-6
def test_the_first_team_drawn_starts_first_and_twelfth_the_last_sixth_and_seventh() -> None:
    made = drawn_grid(["red", "blue", "purple", "green", "orange", "yellow"])
    assert made.running == "R1 B1 P1 G1 O1 Y1 Y2 O2 G2 P2 B2 R2"


# FMR-6
def test_all_six_teams_are_in_the_draw_and_each_one_left_is_as_likely() -> None:
    made = drawn_grid(["red", "blue"])
    left = ["green", "yellow", "orange", "purple"]
    assert made.options() == {f"next-on-grid {colour}": 1 for colour in left}
    assert opening(6, colours="lot").options() == {f"get-team {colour}": 1 for colour in COLOURS}


# FMR-6
def test_car_1_of_each_team_takes_the_better_place() -> None:
    made = drawn_grid(["yellow", "orange", "blue", "red", "green", "purple"])
    line = made.running.split()
    for letter in "BGYORP":
        assert line.index(f"{letter}1") + line.index(f"{letter}2") == 11
        assert line.index(f"{letter}1") < line.index(f"{letter}2")


# FMR-7
def test_a_later_race_starts_in_the_finishing_order_of_the_race_before() -> None:
    made = table(line="Y2 B1 P1", last_turns=1, hand="wrong line", races=2)
    made.do("play wrong line", "choose Y2")
    assert made.state.race == 1
    assert made.running == "B1 Y2 P1 G1 Y1 O1 R1 P2 R2 O2 G2 B2"


# FMR-7, FMR-22
def test_the_retired_start_the_next_race_behind_in_the_order_of_their_row() -> None:
    made = table(retired="O1 G2 P2", last_turns=1, hand="wrong line", races=2)
    made.do("play wrong line", "choose B2")
    assert made.running == "B1 G1 Y1 R1 P1 R2 O2 Y2 B2 O1 G2 P2"
    assert made.retired == ""
    assert sorted(made.running.split()) == sorted(GRID.split())
