"""The Club player: how much each action is liked, and how well a seat stands. No search.

It brings wares that earn well on average, and spreads its coins over the stones it wants.
"""

import math

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from tests.toys.kerb_market.actions import BID, CHOOSE, CONTENT, argument_of, verb_of
from tests.toys.kerb_market.box import Box
from tests.toys.kerb_market.odds import ways_to_sell
from tests.toys.kerb_market.state import NO_ONE, State
from tests.toys.kerb_market.tables import PRICE, STONES_TO_WIN

KEEN, WILLING, RELUCTANT = 1000, 100, 1
INCOME = 4  # coins that a day brings, about
COINS_OF_A_STONE = 8.0


@entry
def lean(box: Box, state: State, seat: int, out: Ints, n: int, weights: Ints) -> None:
    """Weights of the legal actions, none below 1."""
    limit = most_for_this_stone(box, state, seat)
    for i in range(n):
        weights[i] = liking(state, out[i], limit)


@rule
def liking(state: State, action: int, limit: int) -> int:
    """How much an action is liked; better wares are not always brought, or others would know."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == CHOOSE:
        return (PRICE[argument] * ways_to_sell(argument)) ** 3
    if verb == CONTENT:
        return RELUCTANT if state.bid < limit else KEEN
    if verb == BID and argument <= limit:
        return KEEN if argument == state.bid + 1 else WILLING
    return RELUCTANT


@rule
def most_for_this_stone(box: Box, state: State, seat: int) -> int:
    """An even share of all coins until the last stone wanted, or the purse if somebody may win."""
    if box.race == 1 and state.leader != NO_ONE and state.stones[state.leader] + 1 == STONES_TO_WIN:
        return state.purse[seat]
    days = box.days - state.day
    coins = state.purse[seat] + INCOME * (days - 1)
    return min(state.purse[seat], coins // stones_wanted(box, state, seat, days))


@rule
def stones_wanted(box: Box, state: State, seat: int, days: int) -> int:
    """How many stones a seat still wants to buy (KM-11, KM-12)."""
    if box.race == 0:
        return days
    return min(days, STONES_TO_WIN - state.stones[seat])


@entry
def worth(box: Box, state: State, seat: int) -> float:
    """How well a seat stands against the best other one."""
    rival = -1.0
    for other in range(box.seats):
        if other != seat:
            rival = max(rival, wealth(state, other))
    return 1.0 / (1.0 + math.exp(rival - wealth(state, seat)))


@rule
def wealth(state: State, seat: int) -> float:
    """Stones, and what coins may still buy."""
    return state.stones[seat] + state.purse[seat] / COINS_OF_A_STONE
