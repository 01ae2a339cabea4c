"""What may come now: decisions of a seat, answers of luck. Asks, never changes."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.core.who import LUCK, OVER, only
from paddock.games.nitro_dice.actions import CUT, PAY, PULLED, REFUSE, SPEED, pack
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.legal.cards import kinds_in_hand, offers, places_for, ways_to_steer
from paddock.games.nitro_dice.legal.luck import (
    LABEL_CARD,
    LABEL_LOT,
    LABEL_ROLL,
    cards_of_pile,
    faces,
    label_of,
    lots,
)
from paddock.games.nitro_dice.legal.moves import moves
from paddock.games.nitro_dice.state import Phase, State
from paddock.games.nitro_dice.tables import CHEAP_CHANGE, DEAR_CHANGE

__all__ = ["chances", "due", "label", "legal"]


@entry
def due(box: Box, state: State) -> int:
    """The set of those who may act."""
    phase = state.phase
    if phase == Phase.OVER:
        return OVER
    if luck_is_due(phase):
        return only(LUCK)
    return only(state.seat)


@rule
def luck_is_due(phase: int) -> bool:
    """Whether the die or the pile speaks next."""
    return phase == Phase.DRAW or phase == Phase.DEAL or phase == Phase.ROLL or phase == Phase.LOT


@entry
def legal(box: Box, state: State, seat: int, out: Ints) -> int:
    """What the seat may do, sorted."""
    if seat != state.seat:
        return 0
    phase = state.phase
    if phase == Phase.MOVE:
        return moves(state, out)
    if phase == Phase.SPEED:
        return speeds(state, seat, out)
    if phase == Phase.STEER:
        return ways_to_steer(state, seat, out)
    if phase == Phase.PAY:
        return kinds_in_hand(state, seat, PAY, out)
    if phase == Phase.CUT:
        return kinds_in_hand(state, seat, CUT, out)
    if phase == Phase.HAZARD:
        return offers(state, seat, out)
    if phase == Phase.PUT:
        return places_for(state, state.wanted, out)
    if phase == Phase.DRAFT:
        return pulled_or_not(state, seat, out)
    return 0


@rule
def speeds(state: State, seat: int, out: Ints) -> int:
    """The speeds that a die may be set to (ND-12)."""
    now, best = state.speed[seat], state.condition[seat]
    reach = DEAR_CHANGE if state.held[seat] > 0 else CHEAP_CHANGE
    count = 0
    for speed in range(max(0, now - reach), min(best, now + reach) + 1):
        out[count] = pack(SPEED, speed)
        count += 1
    return count


@rule
def pulled_or_not(state: State, seat: int, out: Ints) -> int:
    """To be pulled, or to refuse with a card (ND-22)."""
    out[0] = pack(PULLED, 0)
    if state.held[seat] == 0:
        return 1
    out[1] = pack(REFUSE, 0)
    return 2


@entry
def chances(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """What luck may answer, and how much each answer weighs."""
    phase = state.phase
    if phase == Phase.ROLL:
        return faces(out, weights)
    if phase == Phase.LOT:
        return lots(state, out, weights)
    return cards_of_pile(state, out, weights)


@entry
def label(box: Box, state: State) -> int:
    """The name of the chance: its kind, whose it is, how many of that kind came before."""
    phase = state.phase
    if phase == Phase.ROLL:
        return label_of(LABEL_ROLL, state.seat, state.rolled[state.seat])
    if phase == Phase.LOT:
        return label_of(LABEL_LOT, 0, state.lots)
    return label_of(LABEL_CARD, state.seat, state.drawn[state.seat])
