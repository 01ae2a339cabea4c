"""Cards: what lies in a hand, how one may steer, what may be laid on the course."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.actions import (
    DAMAGE,
    MATCH,
    OFFER,
    PASS,
    PUT,
    THREE,
    pack,
    place_of,
)
from paddock.games.nitro_dice.legal.track import card_of, has_die, type_of
from paddock.games.nitro_dice.state import State
from paddock.games.nitro_dice.tables import (
    GARAGE,
    KINDS,
    STEERING_CARDS,
    STRAIGHT_HAZARD,
    TYPE_OF_KIND,
)


@rule
def kinds_in_hand(state: State, seat: int, verb: int, out: Ints) -> int:
    """The different cards that a seat holds."""
    count = 0
    for kind in range(KINDS):  # a kind that is not there is written over by the next
        out[count] = pack(verb, kind)
        if state.hand[seat, kind] > 0:
            count += 1
    return count


@rule
def ways_to_steer(state: State, seat: int, out: Ints) -> int:
    """A card of the type entered, any three cards, or damage (ND-17)."""
    wanted = type_of(state, card_of(state.square[seat]))
    count = 0
    for kind in range(KINDS):
        if TYPE_OF_KIND[kind] == wanted and state.hand[seat, kind] > 0:
            out[count] = pack(MATCH, kind)
            count += 1
    if state.held[seat] >= STEERING_CARDS:
        out[count] = pack(THREE, 0)
        count += 1
    out[count] = pack(DAMAGE, 0)
    return count + 1


@rule
def offers(state: State, seat: int, out: Ints) -> int:
    """The cards for which there is a place on the course, and to pass (ND-40)."""
    count = 0
    for kind in range(KINDS):
        if state.hand[seat, kind] > 0 and finds_a_place(state, kind):
            out[count] = pack(OFFER, kind)
            count += 1
    out[count] = pack(PASS, 0)
    return count + 1


@rule
def finds_a_place(state: State, kind: int) -> bool:
    """Whether a card may replace any of the course."""
    for card in range(state.cards):
        if may_replace(state, card, kind):
            return True
    return False


@rule
def may_replace(state: State, card: int, kind: int) -> bool:
    """One of its type, without a die, not start or garage (ND-40)."""
    if card == 0 or state.course[card] == GARAGE:
        return False
    return type_of(state, card) == TYPE_OF_KIND[kind] and not has_die(state, card)


@rule
def places_for(state: State, kind: int, out: Ints) -> int:
    """Where a card may be laid; a straight with a hazard either way round (ND-40)."""
    ways = 2 if kind == STRAIGHT_HAZARD else 1
    count = 0
    for card in range(state.cards):
        if may_replace(state, card, kind):
            for way in range(ways):
                out[count] = pack(PUT, place_of(card, way))
                count += 1
    return count
