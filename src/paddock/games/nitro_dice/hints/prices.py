"""What things are worth to the Club player, in squares."""

from paddock.core.compiled import rule
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.legal.track import card_of, next_card, type_of
from paddock.games.nitro_dice.state import State
from paddock.games.nitro_dice.tables import NO_SQUARE, STRAIGHT, TYPE_OF_KIND, WORST

SPARE_CARD = 0.45  # one that the coming cards of the course do not ask for
FULL_HAND = 0.6  # of a price: what is laid now would have to be thrown away after the refill
WANTED_CARD = 0.9
FORESIGHT = 5  # cards of the course that a hand is kept for
TOKEN = 1.5
REPAIRED = 0.9  # a point of condition
CURVE_LENGTH, STRAIGHT_LENGTH = 2.5, 3.0  # squares, the mean of both lanes


@rule
def length_of(state: State, card: int) -> float:
    """The squares on a card, in the mean of its lanes."""
    return STRAIGHT_LENGTH if type_of(state, card) == STRAIGHT else CURVE_LENGTH


@rule
def laps_to_go(box: Box, state: State, seat: int) -> float:
    """How much of the race a seat has still to drive, in laps."""
    if state.square[seat] == NO_SQUARE:
        return 0.0
    card = card_of(state.square[seat])
    driven = card / state.cards if card > 0 else 1.0
    return max(0.0, box.laps + 1 - state.crossings[seat] - driven)


@rule
def damage_price(box: Box, state: State, seat: int) -> float:
    """What one damage costs: the more, the longer the race and the worse the car."""
    if state.condition[seat] == WORST:
        return 30.0 if box.wreck == 1 else 0.0
    to_go = min(1.0, laps_to_go(box, state, seat))
    weakness = (10.0 - state.condition[seat]) / 9.0
    return (0.7 + 2.3 * to_go) * (0.8 + 0.8 * weakness)


@rule
def wanted_soon(state: State, seat: int, card_type: int) -> int:
    """How many of the next cards of the course are of a type."""
    card = card_of(state.square[seat]) if state.square[seat] != NO_SQUARE else 0
    count = 0
    for _ in range(FORESIGHT):
        card = next_card(state, card)
        if type_of(state, card) == card_type:
            count += 1
    return count


@rule
def held_of_type(state: State, seat: int, card_type: int) -> int:
    """How many cards of a type a seat holds."""
    count = 0
    for kind in range(state.hand.shape[1]):
        if TYPE_OF_KIND[kind] == card_type:
            count += state.hand[seat, kind]
    return count


@rule
def type_price(state: State, seat: int, card_type: int) -> float:
    """What a card of a type is worth in the hand: much where the course will ask for it."""
    if held_of_type(state, seat, card_type) > wanted_soon(state, seat, card_type):
        price = SPARE_CARD
    else:
        price = WANTED_CARD
    if state.held[seat] + 2 >= state.condition[seat]:
        price *= FULL_HAND
    return price


@rule
def cheapest_card(state: State, seat: int) -> float:
    """What the least wanted card of a hand is worth."""
    best = WANTED_CARD
    for kind in range(state.hand.shape[1]):
        if state.hand[seat, kind] > 0:
            best = min(best, type_price(state, seat, int(TYPE_OF_KIND[kind])))
    return best
