"""Roll on or stop: the best policy for the values that each total has, exactly."""

from typing import Any

import numpy as np

from paddock.core.compiled import allocating_rule, rule
from paddock.games.gp.apply.turn import sum_of_dice
from paddock.games.gp.box import Box
from paddock.games.gp.hints.landing import crash_cost, value_of_stop
from paddock.games.gp.legal.course import dice_left, is_corner
from paddock.games.gp.state import State
from paddock.games.gp.tables import FACES

MASKS = 1 << FACES
MOST = 27
EASY, BOLD = 12.0, 0.6  # a result of qualifying to be content with, and what each rival adds

Floats = np.ndarray[Any, np.dtype[np.float64]]


@rule
def shown_mask(state: State) -> int:
    """The faces on the table, a bit each."""
    mask = 0
    for i in range(state.dice):
        mask |= 1 << (state.face[i] - 1)
    return mask


@rule
def dice_allowed(state: State, seat: int) -> int:
    """How many dice may be rolled in this turn altogether."""
    return 1 if state.slow == 1 else dice_left(state, seat)


@rule
def cost_of_repeat(box: Box, state: State, seat: int) -> float:
    """Nothing on a straight; a crash in a corner, a big one with every sixth repeat."""
    if not is_corner(box, state, state.at[seat]):
        return 0.0
    cost = crash_cost(box, state, seat, 0)
    if box.safety_car == 1:
        cost += (crash_cost(box, state, seat, 1) - cost) / FACES
    return cost


@allocating_rule
def hope_from(box: Box, state: State, seat: int, mask: int) -> float:
    """What one more die brings on average from these faces, if all is done well afterwards."""
    hopes = np.zeros(MASKS, np.float64)
    stops = np.zeros(MOST + 1, np.float64)
    known = np.zeros(MOST + 1, np.int32)
    dice = dice_allowed(state, seat)
    cost = cost_of_repeat(box, state, seat)
    for faces in range(MASKS - 1, mask - 1, -1):
        if faces & mask == mask:
            shown = count_of(faces)
            if shown <= dice:
                roll = -1000.0
                if shown < dice:
                    roll = mean_of_next(hopes, faces, shown, cost)
                if faces == mask:
                    return roll
                total = total_of(faces, state.turbine)
                if known[total] == 0:
                    stops[total] = value_of_stop(box, state, seat, total)
                    known[total] = 1
                hopes[faces] = max(roll, stops[total])
    return 0.0


@rule
def mean_of_next(hopes: Floats, faces: int, shown: int, cost: float) -> float:
    """A die behind these faces: a repeat costs, a new face leads on."""
    mean = -cost * shown
    for face in range(FACES):
        if (faces >> face) & 1 == 0:
            mean += hopes[faces | 1 << face]
    return mean / FACES


@rule
def count_of(faces: int) -> int:
    """How many faces are shown."""
    count = 0
    for face in range(FACES):
        count += (faces >> face) & 1
    return count


@rule
def total_of(faces: int, turbine: int) -> int:
    """Their sum; with a turbine the highest twice."""
    total, highest = 0, 0
    for face in range(FACES):
        if (faces >> face) & 1 == 1:
            total += face + 1
            highest = face + 1
    return total + highest if turbine == 1 else total


@rule
def liking_of_next_die(box: Box, state: State, seat: int) -> float:
    """Another die, against stopping here."""
    stop = value_of_stop(box, state, seat, sum_of_dice(state))
    return hope_from(box, state, seat, shown_mask(state)) - stop


@rule
def hopes_of_turn(box: Box, state: State, seat: int) -> float:
    """A turn of dice, before the first of them."""
    return hope_from(box, state, seat, 0)


@rule
def qualifying_hope(box: Box, state: State) -> float:
    """Roll on until the result will do; against many rivals it must be higher."""
    content = EASY + BOLD * (box.seats - 2)
    return content - sum_of_dice(state) - 2.0 * state.dice * 0.5
