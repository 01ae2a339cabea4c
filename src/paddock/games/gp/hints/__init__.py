"""The Club player: how much each action is liked, and how well a seat stands. No search.

Everything is weighed in squares: a turn is worth about six of them, and so costs a crash. What a
lone car would do is known exactly (odds/alone.py); the Club player adds what others bring.
"""

import math

import numpy as np

from paddock.core.compiled import allocating_entry, entry, rule
from paddock.core.record import Ints
from paddock.games.gp.actions import (
    GATE,
    OFFER,
    PLACE,
    REPAIR,
    ROLL,
    SHORTCUT,
    STOP,
    STRAIGHT,
    UPRIGHT,
    USE,
    argument_of,
    verb_of,
)
from paddock.games.gp.box import Box
from paddock.games.gp.hints.dice import hopes_of_turn, liking_of_next_die, qualifying_hope
from paddock.games.gp.hints.items import liking_of_item, liking_of_offer, liking_of_place
from paddock.games.gp.hints.landing import TURN, value_of_way
from paddock.games.gp.legal.caution import AHEAD, THROUGH_GATE, THROUGH_SHORTCUT
from paddock.games.gp.legal.course import dice_left, is_racing, lap
from paddock.games.gp.legal.progress import squares_to_line
from paddock.games.gp.score import partner
from paddock.games.gp.state import Phase, State

SHARPNESS = 1.5  # liking grows by e for every 2/3 of a square gained
MOST = 1_000_000.0  # the weight of the best action
ENOUGH_DICE = 3  # more are hardly ever rolled: the best mean is that of three


@allocating_entry
def lean(box: Box, state: State, seat: int, out: Ints, n: int, weights: Ints) -> None:
    """Weights of the legal actions: the best by far the heaviest, none below 1."""
    likings = np.zeros(n, np.float64)
    for i in range(n):
        likings[i] = liking(box, state, seat, out[i])
    best = likings.max()
    for i in range(n):
        weights[i] = 1 + int(MOST * math.exp(SHARPNESS * (likings[i] - best)))


@rule
def liking(box: Box, state: State, seat: int, action: int) -> float:
    """How many squares an action seems to bring its seat."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == ROLL:
        return liking_of_rolling(box, state, seat)
    if verb == STOP:
        return 0.0
    if verb == USE:
        return liking_of_item(box, state, seat, argument)
    if verb == REPAIR:
        return liking_of_repair(state, seat)
    if verb == UPRIGHT:
        return 0.0
    if verb == STRAIGHT:
        return value_of_way(box, state, seat, AHEAD, state.left)
    if verb == SHORTCUT:
        return value_of_way(box, state, seat, THROUGH_SHORTCUT, state.left)
    if verb == GATE:
        return value_of_way(box, state, seat, THROUGH_GATE, state.left)
    if verb == OFFER:
        return liking_of_offer(box, state, seat, argument)
    return liking_of_place(box, state, seat, argument) if verb == PLACE else 0.0


@rule
def liking_of_rolling(box: Box, state: State, seat: int) -> float:
    """Another die against stopping; the first die against repair."""
    if state.phase == Phase.QUALIFY:
        return qualifying_hope(box, state)
    if state.phase == Phase.AGAIN:
        return liking_of_next_die(box, state, seat)
    return hopes_of_turn(box, state, seat)


@rule
def liking_of_repair(state: State, seat: int) -> float:
    """Below three dice a die back is worth the turn; above, next to nothing."""
    return 2.0 * TURN if dice_left(state, seat) < ENOUGH_DICE else 0.2


@entry
def worth(box: Box, state: State, seat: int) -> float:
    """How well a seat stands: the way still to go against the best rival's, and points."""
    mine = outlook(box, state, seat)
    rival = -1e9
    for other in range(box.seats):
        if other != seat and (box.teams == 0 or other != partner(box, seat)):
            rival = max(rival, outlook(box, state, other))
    return 1.0 / (1.0 + math.exp((rival - mine) / 15.0))


@rule
def outlook(box: Box, state: State, seat: int) -> float:
    """Squares that a seat is ahead of a car on the grid; of a team both cars' together."""
    ahead = outlook_of_car(box, state, seat)
    if box.teams == 1:
        ahead = (ahead + outlook_of_car(box, state, partner(box, seat))) / 2.0
    return ahead


@rule
def outlook_of_car(box: Box, state: State, seat: int) -> float:
    """Squares driven, less what lies on the roof or in the pit box, and points as squares."""
    points = 0.0
    if box.championship == 1:
        points = 120.0 * state.halves[seat] / (2.0 * box.target)
        if state.champion >= 0:
            return points + (300.0 if state.champion == seat else 0.0)
    if state.phase <= Phase.QUALIFY:
        return points
    length = lap(box, state)
    if state.place[seat] > 0:
        return points + 40.0 + length * (box.discs + 1) - 20.0 * state.place[seat]
    if not is_racing(state, seat):
        return points
    driven = length * (state.crossings[seat] + 1) - squares_to_line(box, state, state.at[seat])
    driven -= TURN * state.flipped[seat]
    driven -= TURN * max(0, ENOUGH_DICE - dice_left(state, seat))
    for item in range(4):
        driven += 2.0 * state.owned[seat, item]
    return points + driven
