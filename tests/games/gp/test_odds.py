"""Exact odds, against counting and against the rules themselves (GP-8, GP-9, GP-10, GP-41)."""

import itertools
from random import Random

import pytest

from paddock.core.record import copy_of
from paddock.games.gp import odds
from paddock.games.gp.odds.dice import next_die
from paddock.games.gp.state import Phase
from tests.games.gp.table import Table, table

ROLLS = 20_000


def rolled(made: Table, *faces: int) -> Table:
    """In the middle of a turn."""
    for face in faces:
        made.do("roll", f"face {face}")
    return made


# GP-9
@pytest.mark.parametrize("faces", [(), (3,), (2, 5), (6, 1, 4), (1, 2, 3, 4, 5)])
def test_the_next_die_repeats_as_many_sixths_as_there_are_faces(faces: tuple[int, ...]) -> None:
    made = rolled(table([12, 60]), *faces)
    die = odds.next_die(made.box, made.state, 0)
    assert die.repeats == pytest.approx(len(faces) / 6)
    assert die.crashes == 0
    new = [sum(faces) + face for face in range(1, 7) if face not in faces]
    assert die.mean == pytest.approx(sum(new) / 6)
    assert len(die.ends) == len(new)


# GP-9
def test_in_a_corner_a_repeat_is_a_crash() -> None:
    made = rolled(table([10, 60]), 3, 5)
    die = odds.next_die(made.box, made.state, 0)
    assert die.crashes == die.repeats == pytest.approx(2 / 6)


# GP-10, GP-43
@pytest.mark.parametrize("seed", range(6))
def test_the_next_die_agrees_with_what_the_rules_bring_about(seed: int) -> None:
    random = Random(seed)
    cars: list[int | None] = [random.choice([11, 18, 25, 46, 61]), 16, 22, 24, 27, 49]
    made = table(cars, items="tray", things={20: "tray oil", 29: "bomb", 63: "oil"})
    if seed % 2:
        made.give(0, "turbine").do("use turbine")
    rolled(made, *random.sample(range(1, 7), seed % 3))
    if made.phase is Phase.BRANCH:
        return
    die = next_die(made.box, made.state, 0)
    ends: list[int] = []
    moved = 0.0
    for face in range(1, 7):
        twin = made.copy().do("roll", f"face {face}")
        if twin.phase is Phase.AGAIN:
            before = twin.copy()
            twin.do("stop")
            (moves,) = twin.events("moves") or [(0, {"total": 0})]
            moved += moves[1]["total"] / 6
            assert before.phase is Phase.AGAIN
            ends.append(moves[1]["total"])
    assert die.mean == pytest.approx(moved)
    assert len(die.ends) == len(ends)


# GP-11, GP-36
def test_chances_to_meet_a_car_a_corner_an_item() -> None:
    made = table([18, 20, 24], items="tray", things={21: "tray oil"})
    die = odds.next_die(made.box, made.state, 0)
    assert die.hits(1) == pytest.approx(1 / 6)
    assert die.hits(2) == pytest.approx(1 / 6)
    assert die.corners == pytest.approx(1 / 6)
    assert die.items == pytest.approx(1 / 6)


# GP-8: by hand. One die brings 3.5; of two, one stops at 6 only after a 6, and so on.
@pytest.mark.parametrize(("dice", "mean"), [(1, 3.5), (2, 5.833), (3, 6.194), (6, 6.194)])
def test_the_best_mean_of_a_turn(dice: int, mean: float) -> None:
    assert odds.best_mean(odds.NO_FACES, dice) == pytest.approx(mean, abs=0.001)


# GP-8
@pytest.mark.parametrize("turbine", [False, True])
@pytest.mark.parametrize("dice", [1, 2, 4])
def test_the_best_mean_agrees_with_playing_it(dice: int, turbine: bool) -> None:
    random = Random(dice)
    total = 0.0
    for _ in range(ROLLS):
        total += played(random, dice, turbine)
    exact = odds.best_mean(odds.NO_FACES, dice, turbine)
    assert total / ROLLS == pytest.approx(exact, rel=0.02)


def played(random: Random, dice: int, turbine: bool) -> float:
    """One turn that goes on while that is the better mean."""
    faces: frozenset[int] = frozenset()
    while True:
        face = random.randint(1, 6)
        if face in faces:
            return 0.0
        faces |= {face}
        stop = sum(faces) + (max(faces) if turbine else 0)
        left = dice - len(faces)
        if left == 0 or odds.best_mean(faces, left, turbine) == stop:
            return float(stop)


# GP-10
@pytest.mark.parametrize("squares", [1, 5, 9, 14, 21])
def test_the_best_chance_to_reach_a_square_agrees_with_counting(squares: int) -> None:
    orders = itertools.permutations(range(1, 7))
    hits = sum(squares in itertools.accumulate(order) for order in orders)
    chance = 0.0
    for length in range(1, 7):
        for order in itertools.permutations(range(1, 7), length):
            if sum(order) == squares:
                chance += 1 / 6**length
    assert odds.reach(odds.NO_FACES, 6, squares) == pytest.approx(chance)
    assert (chance > 0) is (hits > 0)
    assert odds.reach(odds.NO_FACES, 6, 22) == 0


# GP-10
def test_where_a_move_ends() -> None:
    made = table([12, 20], laps=[3, 1])
    end = odds.ending(made.box, made.state, 0, 8)
    assert (end.square + 1, end.cars, end.corner, end.finishes) == (20, (1,), False, False)
    made.state.at[0] = 72
    assert odds.ending(made.box, made.state, 0, 5).finishes
    gate = table([20, 60], "lock_gates")
    gate.state.gate_open = 1
    assert odds.ending(gate.box, gate.state, 0, 6).junction + 1 == 22
    assert odds.ending(gate.box, gate.state, 0, 2).junction == -1


# GP-32, GP-44
def test_where_a_t_or_oil_would_take_the_car() -> None:
    made = table([50, 60], "lock_gates", things={52: "oil"})
    assert odds.ending(made.box, made.state, 0, 4).goal + 1 == 65
    assert odds.ending(made.box, made.state, 0, 2).goal + 1 == 58


# GP-41
@pytest.mark.parametrize(("square", "hits"), [(19, 6), (21, 4), (24, 1)])
def test_a_rockets_chance(square: int, hits: int) -> None:
    made = table([18, square], items="tray", things={60: "tray oil"}).give(0, "rocket")
    rocket = odds.rocket(made.box, made.state, 0)
    assert rocket.hits == pytest.approx(hits / 6)
    assert rocket.cars == (1,)
    hit = 0
    for face in range(1, 7):
        twin = Table(made.box, copy_of(made.state)).do("use rocket", f"face {face}")
        hit += twin.flipped == [1]
    assert hit == hits
