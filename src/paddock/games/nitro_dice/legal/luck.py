"""What luck may answer: the roll for the grid, hazards by lot, cards of the pile."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.actions import CARD, LOT, ROLL, pack, place_of
from paddock.games.nitro_dice.legal.track import type_of
from paddock.games.nitro_dice.state import State
from paddock.games.nitro_dice.tables import (
    FACES,
    GARAGE,
    HAZARD_OF_LAID,
    KINDS,
    NOWHERE,
    RED,
    STRAIGHT,
    STRAIGHT_HAZARD,
)

LABEL_ROLL, LABEL_LOT, LABEL_CARD = 0, 1, 2
FIRST_INNER = 3  # the kind of a red card with its hazard on the inner lane
TYPE_APART = 3  # so much later comes the same kind in yellow


@rule
def faces(out: Ints, weights: Ints) -> int:
    """The ten faces of the die (ND-1)."""
    for face in range(FACES):
        out[face] = pack(ROLL, face)
        weights[face] = 1
    return FACES


@rule
def cards_of_pile(state: State, out: Ints, weights: Ints) -> int:
    """The kinds that the next card may be, weighed by their number in the pile."""
    count = 0
    for kind in range(KINDS):  # a kind that is used up is written over by the next
        out[count] = pack(CARD, kind)
        weights[count] = state.pile[kind]
        if state.pile[kind] > 0:
            count += 1
    return count


@rule
def lots(state: State, out: Ints, weights: Ints) -> int:
    """Where the next hazard may come to lie: each card alike, then each lane alike (ND-61)."""
    count = 0
    for card in range(state.cards):
        ways = ways_for_hazard(state, card)
        for way in range(2):
            if pile_has_hazard(state, card, way):
                out[count] = pack(LOT, place_of(card, way))
                weights[count] = 2 // ways
                count += 1
    return count


@rule
def ways_for_hazard(state: State, card: int) -> int:
    """On how many lanes of a card a hazard may come to lie."""
    count = 0
    for way in range(2):
        if pile_has_hazard(state, card, way):
            count += 1
    return count


@rule
def pile_has_hazard(state: State, card: int, way: int) -> bool:
    """Whether a clean card can be exchanged for one with a hazard on that lane."""
    if card == 0 or state.course[card] == GARAGE:
        return False
    if HAZARD_OF_LAID[state.course[card]] != NOWHERE:
        return False
    return state.pile[hazard_kind(state, card, way)] > 0


@rule
def hazard_kind(state: State, card: int, way: int) -> int:
    """The card with a hazard that fits: of a curve, way 0 is the inner lane."""
    kind = type_of(state, card)
    if kind == STRAIGHT:
        return STRAIGHT_HAZARD
    if kind == RED:
        return FIRST_INNER + way
    return FIRST_INNER + TYPE_APART + way


@rule
def any_lot(state: State) -> bool:
    """Whether one more hazard can be laid."""
    for card in range(state.cards):
        if ways_for_hazard(state, card) > 0:
            return True
    return False


@rule
def label_of(kind: int, owner: int, number: int) -> int:
    """Kind, owner and number side by side."""
    return kind + 4 * (owner + 8 * number)
