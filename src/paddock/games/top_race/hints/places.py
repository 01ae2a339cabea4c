"""Which place a car may get, and what that is worth to a seat."""

import math
from typing import Any

import numpy as np

from paddock.core.compiled import rule
from paddock.games.top_race.box import Box
from paddock.games.top_race.legal.track import is_home
from paddock.games.top_race.state import NO_ONE, NO_TIP, State
from paddock.games.top_race.tables import CARS, PRIZES, TIP_VALUES, TIPS

Floats = np.ndarray[Any, np.dtype[np.float64]]

BLUR = 7.0  # squares between two cars that leave some doubt who will be first
RIVAL = 0.5  # how much a rival's prize hurts, shared by the rivals
NOBODYS = 0.1  # how much the prize of a car without an owner is begrudged


@rule
def expected_place(state: State, go: Floats, car: int) -> float:
    """From 1: more likely ahead of those that have further to go."""
    if is_home(state, car):
        return float(state.place[state.race, car])
    place = 1.0
    for other in range(CARS):
        if other != car:
            place += 1.0 / (1.0 + math.exp((go[other] - go[car]) / BLUR))
    return place


@rule
def expected_prize(state: State, go: Floats, car: int) -> float:
    """Between the prizes of the two places next to the expected one."""
    place = expected_place(state, go, car) - 1.0
    at = min(int(place), CARS - 2)
    part = place - at
    return (1.0 - part) * PRIZES[at] + part * PRIZES[at + 1]


@rule
def expected_tip(state: State, go: Floats, car: int, tip: int) -> float:
    """The same for what a tip brings."""
    place = expected_place(state, go, car) - 1.0
    at = min(int(place), CARS - 2)
    part = place - at
    return (1.0 - part) * TIP_VALUES[tip, at] + part * TIP_VALUES[tip, at + 1]


@rule
def value(box: Box, state: State, seat: int, go: Floats) -> float:
    """What the race promises a seat when each car has so far to go."""
    total = 0.0
    for car in range(CARS):
        owner = state.owner[state.race, car]
        prize = expected_prize(state, go, car)
        if owner == seat:
            total += prize
        elif owner == NO_ONE:
            total -= NOBODYS * prize
        else:
            total -= RIVAL * prize / (box.seats - 1)
    for tip in range(TIPS):
        ticked = state.tip[state.race, seat, tip]
        if ticked != NO_TIP:
            total += expected_tip(state, go, ticked, tip)
    return total
