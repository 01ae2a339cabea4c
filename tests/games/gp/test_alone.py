"""The best that a lone car can do, against playing it (GP-7, GP-9, GP-30)."""

import functools
from random import Random
from typing import Any

import numpy as np
import pytest

from paddock.games.gp.odds.alone import improve, turns_from_pole, values_of
from tests.games.gp.table import GAME

pytestmark = pytest.mark.compiled_only  # takes for ever when interpreted
RACES = 3000


@functools.cache
def solved(word: str, discs: int) -> tuple[Any, Any]:
    box = GAME.box(2, {"circuits": [word], "discs": discs})
    return box, values_of(box)


def test_the_values_hold_still() -> None:
    box, values = solved("meadow_oval", 1)
    assert improve(box, values.copy()) < 1e-8
    assert values.min() >= 0


def test_more_laps_more_dice_lost_and_a_car_on_its_roof_cost_turns() -> None:
    _, values = solved("bridge_town", 1)
    assert values[1, 0, 0, 20, 6, 1] == pytest.approx(values[1, 0, 0, 20, 6, 0] + 1)
    dice = values[1, 0, 0, 20, :, 0]
    assert np.all(np.diff(dice) <= 1e-9)
    assert values[0, 0, 0, 20, 6, 0] > values[1, 0, 0, 20, 6, 0] + 5
    assert values[1, 0, 0, 3, 6, 0] < values[1, 0, 1, 3, 6, 0]  # the shortcut is still to come


@pytest.mark.parametrize("word", ["meadow_oval", "old_airfield"])
def test_whoever_plays_the_best_policy_needs_as_many_turns_as_it_says(word: str) -> None:
    box, values = solved(word, 1)
    random = Random(1)
    turns = [race(box, values, random) for _ in range(RACES)]
    mean, spread = float(np.mean(turns)), float(np.std(turns)) / RACES**0.5
    assert abs(mean - turns_from_pole(box)) < 4 * spread


def race(box: Any, values: Any, random: Random) -> int:
    """A lone car on a circuit without branches, by the rules as anybody would write them down."""
    length, corners = int(box.length[0]), {p for p in range(121) if box.kind[0, p] == 1}
    crossings, square, dice, flipped, turns = 0, length - 1, 6, False, 0
    while True:
        turns += 1
        here = values[crossings, 0, 0, square]
        if flipped:
            flipped = False
        elif dice < 6 and here[dice + 1, 0] + 1 <= here[dice, 0] + 1e-7:
            dice += 1
        else:
            total = turn(values, crossings, square, dice, length, random, square in corners)
            if total == 0:
                if square in corners:
                    dice, flipped = dice - 1, True
                continue
            square += total
            if square >= length:
                square -= length
                crossings += 1
                if crossings > box.discs:
                    return turns


def turn(
    values: Any, crossings: int, square: int, dice: int, length: int, random: Random, corner: bool
) -> int:
    """Squares of one turn, rolled on while that is better; 0 for a repeat."""

    def stop(total: int) -> float:
        goal, crossed = (square + total) % length, (square + total) // length
        if crossings + crossed >= values.shape[0]:
            return 0.0
        return float(values[crossings + crossed, 0, 0, goal, dice, 0])

    fails = float(
        values[crossings, 0, 0, square, dice - 1, 1]
        if corner
        else values[crossings, 0, 0, square, dice, 0]
    )

    @functools.cache
    def hope(faces: frozenset[int]) -> float:
        on = roll_on(faces)
        return min(on, stop(sum(faces)))

    def roll_on(faces: frozenset[int]) -> float:
        if len(faces) == dice:
            return 1e9
        new = [f for f in range(1, 7) if f not in faces]
        return (len(faces) * fails + sum(hope(faces | {f}) for f in new)) / 6

    faces: frozenset[int] = frozenset()
    while True:
        face = random.randint(1, 6)
        if face in faces:
            return 0
        faces |= {face}
        if stop(sum(faces)) <= roll_on(faces):
            return sum(faces)
