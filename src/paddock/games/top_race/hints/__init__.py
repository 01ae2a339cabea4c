"""The Club player: how much each action is liked, and how well a seat stands. No search.

It guesses from the squares that each car has still to go which place each will get, and wants its
own cars and tips to pay. At the auction it goes by the squares that its own hand gives to a car.
"""

import math

import numpy as np

from paddock.core.compiled import allocating_entry, rule
from paddock.core.record import Ints
from paddock.games.top_race.actions import (
    BID,
    CHOOSE,
    CONTENT,
    GO,
    LIMIT,
    PASS,
    PLAY,
    PUNCTURE,
    PUT,
    RETURN,
    SPURT,
    TICK,
    argument_of,
    verb_of,
)
from paddock.games.top_race.box import Box
from paddock.games.top_race.hints.auction import liking_of_bid, liking_of_limit, price_for
from paddock.games.top_race.hints.driving import (
    distances,
    liking_of_card,
    liking_of_joker,
    liking_of_puncture,
    liking_of_spurt,
    liking_of_way,
)
from paddock.games.top_race.hints.places import Floats, expected_prize, expected_tip
from paddock.games.top_race.state import NO_TIP, OFF_BOARD, State
from paddock.games.top_race.tables import CARS, TIPS

SHARPNESS = 0.6  # liking grows by e for every 1,000 / 0.6 dollars
MOST = 1_000_000.0  # the weight of the best action

__all__ = ["lean", "worth"]


@allocating_entry
def lean(box: Box, state: State, seat: int, out: Ints, n: int, weights: Ints) -> None:
    """Weights of the legal actions: the best by far the heaviest, none below 1."""
    likings = np.zeros(n, np.float64)
    go = np.zeros(CARS, np.float64)
    distances(box, state, go)
    price = price_for(box, state, seat)
    for i in range(n):
        likings[i] = liking(box, state, seat, out[i], go, price)
    best = likings.max()
    for i in range(n):
        weights[i] = 1 + int(MOST * math.exp(SHARPNESS * (likings[i] - best)))


@rule
def liking(box: Box, state: State, seat: int, action: int, go: Floats, price: int) -> float:
    """How many thousands of dollars an action seems to bring its seat."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == PLAY:
        return liking_of_card(box, state, seat, argument, go)
    if verb == GO or verb == PUT or verb == RETURN:
        return liking_of_way(box, state, seat, verb, argument, go)
    if verb == CHOOSE:
        return liking_of_joker(box, state, seat, argument, go)
    if verb == SPURT:
        return liking_of_spurt(box, state, seat, go)
    if verb == PUNCTURE:
        return liking_of_puncture(box, state, seat, go)
    if verb == TICK:
        return expected_tip(state, go, argument, state.asked)
    if verb == LIMIT:
        return liking_of_limit(argument, price)
    if verb == BID or verb == PASS or verb == CONTENT:
        return liking_of_bid(state, verb, argument, price)
    return 0.0


@allocating_entry
def worth(box: Box, state: State, seat: int) -> float:
    """How well a seat stands: its money and hopes against those of the best other."""
    go = np.zeros(CARS, np.float64)
    distances(box, state, go)
    rival = -1.0e9
    for other in range(box.seats):
        if other != seat:
            rival = max(rival, wealth(box, state, other, seat, go))
    return 1.0 / (1.0 + math.exp((rival - wealth(box, state, seat, seat, go)) / 120.0))


@rule
def wealth(box: Box, state: State, seat: int, me: int, go: Floats) -> float:
    """Money, and what cars and (as far as one knows them) tips promise in this race."""
    total = float(state.cash[seat])
    for car in range(CARS):
        if state.owner[state.race, car] == seat and state.square[car] != OFF_BOARD:
            total += expected_prize(state, go, car)
    if seat == me:
        for tip in range(TIPS):
            car = state.tip[state.race, seat, tip]
            if car != NO_TIP:
                total += expected_tip(state, go, car, tip)
    return total
