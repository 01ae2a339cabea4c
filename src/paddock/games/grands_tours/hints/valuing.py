"""What cards are worth to a seat, and how likely it is to win them from where dice lie now."""

import math

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.score import amount_of, is_special, total_on
from paddock.games.grands_tours.state import Fate, State
from paddock.games.grands_tours.tables import (
    FIRST_STAGE,
    GENERAL,
    JUDGED,
    MINUTES,
    MOUNTAIN,
    MOUNTAIN_POINT,
    POINT,
    SPRINT,
    SPRINT_POINT,
    SUMMIT,
    TRIAL,
)

A_MINUTE = 0.22  # what lead time is worth to whom the general jersey matters most
A_POINT = 0.85  # likewise a point
AN_ASSIST = 0.9
SUMMIT_MINUTES, TRIAL_MINUTES = 3.5, 5.5  # on average (GT-3)
SPITE = 0.3  # what others would win, against what one wins oneself


@rule
def left_of(box: Box, state: State) -> float:
    """What part of the course is still ahead."""
    return (box.cards - state.car) / box.cards


@rule
def scale_of(jersey: int) -> float:
    """How far amounts of a jersey usually lie apart."""
    return 6.0 if jersey == GENERAL else 1.5


@rule
def gap_of(box: Box, state: State, seat: int, jersey: int) -> float:
    """How much a seat has more than the best of the others."""
    best = 0
    for other in range(box.seats):
        if other != seat:
            best = max(best, amount_of(state, jersey, other))
    return float(amount_of(state, jersey, seat) - best)


@rule
def care_for(box: Box, state: State, seat: int, jersey: int) -> float:
    """How much a jersey matters to a seat: most while it is close, little when far off."""
    gap = gap_of(box, state, seat, jersey) / scale_of(jersey)
    width = 0.5 + 2.0 * left_of(box, state)
    if gap > 0:
        gap *= 0.7  # what one has one wants to keep
    return 1.0 / (1.0 + (gap / width) * (gap / width))


@rule
def minutes_hoped(box: Box, kind: int) -> float:
    """The lead time that a stage will bring."""
    if not is_special(box, kind):
        return float(MINUTES[kind])
    if JUDGED[kind] == SUMMIT:
        return SUMMIT_MINUTES
    return TRIAL_MINUTES


@rule
def prize(box: Box, state: State, seat: int, card: int) -> float:
    """What winning a card is worth to a seat."""
    kind = state.kind[card]
    if kind < FIRST_STAGE:
        return AN_ASSIST * left_of(box, state)
    value = 0.05
    minutes = minutes_hoped(box, kind)
    if minutes > 0:
        value += A_MINUTE * minutes * care_for(box, state, seat, GENERAL)
    if POINT[kind] == SPRINT_POINT:
        value += A_POINT * care_for(box, state, seat, SPRINT)
    elif POINT[kind] == MOUNTAIN_POINT:
        value += A_POINT * care_for(box, state, seat, MOUNTAIN)
    return value


@rule
def turns_ahead(box: Box, state: State, card: int) -> int:
    """How many turns others have before the card is judged."""
    rounds = max(0, card - state.car)
    return box.seats - 1 - state.done + rounds * (box.seats - 1)


@rule
def chance(margin: float, turns: int, trial: bool) -> float:
    """The chance to win with so much more than the best of the others, and turns to come."""
    spread = 0.9 + 0.75 * math.sqrt(float(turns))
    drift = 0.45 * min(6.0, float(turns))
    if trial:
        spread *= 0.7
    return 1.0 / (1.0 + math.exp(-(margin - drift) / spread))


@rule
def fill_totals(box: Box, state: State, card: int, totals: Ints) -> None:
    """What everybody has on a card."""
    for seat in range(box.seats):
        totals[seat] = total_on(state, card, seat)


@rule
def best_of_others(box: Box, totals: Ints, seat: int) -> int:
    """The highest total but a seat's own."""
    best = 0
    for other in range(box.seats):
        if other != seat:
            best = max(best, totals[other])
    return best


@rule
def worth_of_card(box: Box, state: State, seat: int, card: int, totals: Ints) -> float:
    """What a card promises a seat with these totals on it: own hopes less part of others'."""
    turns = turns_ahead(box, state, card)
    trial = JUDGED[state.kind[card]] == TRIAL
    value = 0.0
    for other in range(box.seats):
        if totals[other] == 0:
            continue
        margin = float(totals[other] - best_of_others(box, totals, other))
        if margin == 0.0 and turns == 0:
            continue  # held: nobody has it
        hope = chance(margin, turns, trial) * prize(box, state, other, card)
        value += hope if other == seat else -SPITE * hope
    return value


@rule
def is_late(box: Box, state: State) -> float:
    """1 while dice are still good for much, falling to 0 on the last cards."""
    return min(1.0, (box.cards - 1 - state.car) / 4.0)


@rule
def cost_of(box: Box, state: State, face: int) -> float:
    """What a die in the peloton could do elsewhere."""
    return is_late(box, state) * (0.06 + 0.035 * face)


@rule
def rest_is_next(state: State) -> bool:
    """Whether the next card is a rest day, on which everybody rolls for nothing."""
    following = state.car + 1
    return following < state.opened and state.fate[following] == Fate.EVENT
