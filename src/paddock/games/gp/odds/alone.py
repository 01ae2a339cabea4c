"""The best that a lone car can do: fewest expected turns to the flag, by dynamic programming.

Exact but for rounding: values are improved from the finish backwards, again and again, until none
changes any more. No other cars, no items; shortcut, gate and T as the circuit has them.
"""

from typing import Any

import numpy as np

from paddock.core.compiled import allocating_entry, rule
from paddock.games.gp.box import Box
from paddock.games.gp.legal.caution import AHEAD, THROUGH_GATE, THROUGH_SHORTCUT
from paddock.games.gp.tables import CORNER, DICE, FACES, GATE, MAX_LAP, SWITCH, TELEPORT

MASKS = 1 << FACES
MOST = 21
ENOUGH = 1e-9  # turns: no value changes by more
FAR = 1e9

Floats = np.ndarray[
    Any, np.dtype[np.float64]
]  # [crossings, gate open, shortcut used, square, dice, flipped]


def values_of(box: Box) -> Floats:
    """Expected turns from every state of a lone car on the first circuit of a box."""
    shape = (int(box.discs) + 1, 2, 2, MAX_LAP + 1, DICE + 1, 2)
    values = np.full(shape, 50.0)
    while improve(box, values) > ENOUGH:
        pass
    return values


def turns_from_pole(box: Box) -> float:
    """Expected turns of a lone car from pole position to the flag."""
    return float(values_of(box)[0, 0, 0, int(box.length[0]) - 1, DICE, 0])


@allocating_entry
def improve(box: Box, values: Floats) -> float:
    """Make every value better once; answers the greatest change."""
    change = 0.0
    stops = np.zeros(MOST + 1, np.float64)
    hopes = np.zeros(MASKS, np.float64)
    length = box.length[0]
    last = length if box.kind[0, length] == GATE else length - 1
    for crossings in range(box.discs, -1, -1):
        for square in range(last, -1, -1):
            for gate in range(2):
                for used in range(2):
                    change = max(
                        change,
                        improve_at(box, values, crossings, gate, used, square, stops, hopes),
                    )
    return change


@rule
def improve_at(
    box: Box,
    values: Floats,
    crossings: int,
    gate: int,
    used: int,
    square: int,
    stops: Floats,
    hopes: Floats,
) -> float:
    """All numbers of dice on one square, upright and flipped."""
    change = 0.0
    corner = box.kind[0, square] == CORNER
    for dice in range(DICE, -1, -1):
        here = values[crossings, gate, used, square]
        best = 1.0 + here[dice + 1, 0] if dice < DICE else FAR  # repair
        if dice > 0:
            for total in range(1, MOST + 1):
                stops[total] = 1.0 + after(box, values, crossings, gate, used, square, total, dice)
            fails = 1.0 + (here[dice - 1, 1] if corner else here[dice, 0])
            best = min(best, best_roll(stops, hopes, fails, dice))
        change = max(change, abs(here[dice, 0] - best))
        here[dice, 0] = best
        here[dice, 1] = 1.0 + best
    return change


@rule
def best_roll(
    stops: Floats,
    hopes: Floats,
    fails: float,
    dice: int,
) -> float:
    """Turns to go if this turn is rolled as well as can be; sets of faces, the fullest first."""
    for mask in range(MASKS - 1, -1, -1):
        shown, total = 0, 0
        for face in range(1, FACES + 1):
            if (mask >> (face - 1)) & 1 == 1:
                shown += 1
                total += face
        if shown > dice:
            continue
        hope = FAR
        if shown < dice:
            hope = shown * fails / FACES
            for face in range(FACES):
                if (mask >> face) & 1 == 0:
                    hope += hopes[mask | 1 << face] / FACES
        hopes[mask] = hope if mask == 0 else min(hope, stops[total])
    return hopes[0]


@rule
def after(
    box: Box,
    values: Floats,
    crossings: int,
    gate: int,
    used: int,
    square: int,
    left: int,
    dice: int,
) -> float:
    """Turns to go after a drive of `left` squares by the best ways; each bit is one choice."""
    best = FAR
    for choices in range(8):
        best = min(best, drive(box, values, crossings, gate, used, square, left, dice, choices))
        if box.shortcut[0, 0] < 0 and box.gate[0, 0] < 0:
            break
    return best


@rule
def drive(
    box: Box,
    values: Floats,
    crossings: int,
    gate: int,
    used: int,
    square: int,
    left: int,
    dice: int,
    choices: int,
) -> float:
    """Turns to go after a drive with these choices at the junctions."""
    while left > 0:
        left -= 1
        taken = AHEAD
        if square == box.shortcut[0, 0] and used == 0:
            taken = THROUGH_SHORTCUT * (choices & 1)
            choices >>= 1
        elif square == box.gate[0, 0] and gate == 1:
            taken = THROUGH_GATE * (choices & 1)
            choices >>= 1
        if taken == THROUGH_SHORTCUT:
            used = 1
        square = behind(box, square, taken)
        if square == 0:
            crossings += 1
            if crossings > box.discs:
                return 0.0
    kind = box.kind[0, square]
    if kind == TELEPORT:
        square = box.teleport[0, 0] + box.teleport[0, 1] - square
    elif kind == SWITCH:
        gate = 1 - gate
    return values[crossings, gate, used, square, dice, 0]


@rule
def behind(box: Box, square: int, way: int) -> int:
    """The square behind this one on a way."""
    length = box.length[0]
    if way == THROUGH_SHORTCUT:
        return box.shortcut[0, 1]
    if way == THROUGH_GATE:
        return length
    if square == length:
        return box.gate[0, 1]
    return 0 if square + 1 == length else square + 1
