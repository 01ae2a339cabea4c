"""The Club player: how much each action is liked, and how well a seat stands. No search.

It knows which jerseys it is after, what each card is worth to whom, how many turns others still
have to overtake it there, and what its dice are good for.
"""

import math

import numpy as np

from paddock.core.compiled import allocating_entry, entry, rule
from paddock.core.record import Ints
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.hints.choosing import liking
from paddock.games.grands_tours.hints.valuing import gap_of, left_of, scale_of
from paddock.games.grands_tours.state import State
from paddock.games.grands_tours.tables import JERSEYS

SHARPNESS = 6.0  # liking grows by e for every sixth of what a stage is worth
MOST = 100_000.0  # the weight of the best action


@allocating_entry
def lean(box: Box, state: State, seat: int, out: Ints, n: int, weights: Ints) -> None:
    """Weights of the legal actions: the best by far the heaviest, none below 1."""
    likings = np.zeros(n, np.float64)
    for i in range(n):
        likings[i] = liking(box, state, seat, out[i])
    best = likings.max()
    for i in range(n):
        weights[i] = 1 + int(MOST * math.exp(SHARPNESS * (likings[i] - best)))


@entry
def worth(box: Box, state: State, seat: int) -> float:
    """The chance to own one of the jersey dice at the end, as it looks from here."""
    without = 1.0
    for jersey in range(JERSEYS):
        without *= 1.0 - hope_for(box, state, seat, jersey)
    return 1.0 - without


@rule
def hope_for(box: Box, state: State, seat: int, jersey: int) -> float:
    """From the gap to the best of the others: in front 1, far behind 0, the surer the later."""
    gap = gap_of(box, state, seat, jersey)
    if state.jersey_owner[jersey] == seat:
        gap += 0.5  # who is level keeps it (GT-31)
    width = 0.3 + 2.0 * scale_of(jersey) * left_of(box, state)
    return 1.0 / (1.0 + math.exp(-gap / width))
