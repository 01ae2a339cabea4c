"""The Club player: how much each action is liked, and how well a seat stands.

It plans its whole move (plan.py) by what things are worth to it (prices.py), and likes each next
choice by what the plan says comes after it (likings.py).
"""

import math

import numpy as np

from paddock.core.compiled import allocating_entry, entry, rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.actions import (
    DAMAGE,
    MATCH,
    OFFER,
    PULLED,
    REFUSE,
    THREE,
    argument_of,
    verb_of,
)
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.hints.likings import (
    keeping_hazard,
    liking_of_move,
    liking_of_place,
    liking_of_pull,
    liking_of_speed,
    liking_of_steering,
    liking_of_three,
)
from paddock.games.nitro_dice.hints.plan import work_out
from paddock.games.nitro_dice.hints.prices import (
    cheapest_card,
    damage_price,
    laps_to_go,
    type_price,
)
from paddock.games.nitro_dice.hints.window import FACTS, NODES, WORTHS, Floats, lay_out, node_of
from paddock.games.nitro_dice.legal.cards import may_replace
from paddock.games.nitro_dice.legal.track import card_of
from paddock.games.nitro_dice.score import last_place, total_points
from paddock.games.nitro_dice.state import Phase, State
from paddock.games.nitro_dice.tables import STRAIGHT_HAZARD, TYPE_OF_KIND

__all__ = ["lean", "worth"]

SHARPNESS = 14.0  # liking grows by e for every fourteenth of a square
MOST = 100_000.0  # the weight of the best action


@allocating_entry
def lean(box: Box, state: State, seat: int, out: Ints, n: int, weights: Ints) -> None:
    """Weights of the legal actions: the best by far the heaviest, none below 1."""
    likings = np.zeros(n, np.float64)
    if state.phase == Phase.MOVE or state.phase == Phase.SPEED:
        facts = np.zeros((NODES, FACTS), np.int32)
        worths = np.zeros((NODES, WORTHS), np.float64)
        like_moves(box, state, seat, out, n, likings, facts, worths)
    else:
        for i in range(n):
            likings[i] = liking(box, state, seat, out[i])
    best = likings.max()
    for i in range(n):
        weights[i] = 1 + int(MOST * math.exp(SHARPNESS * (likings[i] - best)))


@rule
def like_moves(
    box: Box,
    state: State,
    seat: int,
    out: Ints,
    n: int,
    likings: Floats,
    facts: Ints,
    worths: Floats,
) -> None:
    """Plan the move, and like each choice by the plan."""
    if state.phase == Phase.MOVE:
        lay_out(box, state, seat, state.speed[seat], facts, worths)
        work_out(box, state, seat, state.speed[seat], facts, worths)
        for i in range(n):
            likings[i] = liking_of_move(box, state, seat, out[i], facts, worths)
        return
    for i in range(n):
        speed = argument_of(out[i])
        lay_out(box, state, seat, speed, facts, worths)
        work_out(box, state, seat, speed, facts, worths)
        node = node_of(card_of(state.square[seat]), state.square[seat], state.cards)
        likings[i] = liking_of_speed(box, state, seat, speed, worths[node, speed])


@rule
def liking(box: Box, state: State, seat: int, action: int) -> float:
    """How much an action is liked that is not a move."""
    verb, argument = verb_of(action), argument_of(action)
    if state.phase == Phase.PAY or state.phase == Phase.CUT:
        return -type_price(state, seat, int(TYPE_OF_KIND[argument])) - keeping_hazard(argument)
    if verb == MATCH:
        return liking_of_steering(box, state, seat, argument)
    if verb == THREE:
        return liking_of_three(state, seat)
    if verb == DAMAGE:
        return -damage_price(box, state, seat)
    if verb == PULLED:
        return liking_of_pull(box, state, seat)
    if verb == REFUSE:
        return -cheapest_card(state, seat)
    if verb == OFFER:
        return liking_of_offer(box, state, seat, argument)
    if state.phase == Phase.PUT:
        return liking_of_place(box, state, seat, state.wanted, argument)
    return 0.0


@rule
def liking_of_offer(box: Box, state: State, seat: int, kind: int) -> float:
    """A card at its best place."""
    best = -10.0
    ways = 2 if kind == STRAIGHT_HAZARD else 1
    for card in range(state.cards):
        if may_replace(state, card, kind):
            for way in range(ways):
                best = max(best, liking_of_place(box, state, seat, kind, 2 * card + way))
    return best


@entry
def worth(box: Box, state: State, seat: int) -> float:
    """How well a seat stands: its points, its way to go and its car against the best other's."""
    mine = standing(box, state, seat)
    rival = -1000.0
    for other in range(box.seats):
        if other != seat:
            rival = max(rival, standing(box, state, other))
    return 1.0 / (1.0 + math.exp((rival - mine) / 4.0))


@rule
def standing(box: Box, state: State, seat: int) -> float:
    """Squares driven, what condition, speed and cards promise, and points of races before."""
    total = 6.0 * total_points(box, state, seat)
    if state.phase == Phase.OVER:
        return total - 3.0 * last_place(box, state, seat)
    if state.finished[seat] > 0:
        return total + 20.0 - 6.0 * state.finished[seat]
    if state.wrecked[seat] > 0:
        return total - 40.0 + state.wrecked[seat]
    to_go = laps_to_go(box, state, seat)
    total -= 2.75 * state.cards * to_go
    share = min(1.0, to_go)
    return (
        total
        + share * (1.2 * state.condition[seat] + 0.3 * state.held[seat])
        + (0.5 * state.speed[seat] + 1.5 * min(1.0, to_go) * state.tokens[seat])
    )
