"""What may come now: decisions of a seat or the table, answers of luck. Asks, never changes."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.core.who import LUCK, OVER, SEALED, TABLE, only
from paddock.games.top_race.actions import (
    CHOOSE,
    GET_CARD,
    HAMMER,
    OPENS,
    PLAY,
    PUNCTURE,
    SPURT,
    TICK,
    TURN_UP,
    pack,
)
from paddock.games.top_race.box import Box
from paddock.games.top_race.legal.auction import (
    bids,
    bids_in_outcry,
    free_start_squares,
    is_interested,
    limits,
    may_bid,
)
from paddock.games.top_race.legal.track import next_squares, squares_to_return_to
from paddock.games.top_race.state import NO_LIMIT, NO_TIP, Phase, State
from paddock.games.top_race.tables import CARS

__all__ = ["chances", "due", "label", "legal"]

LABEL_CARD, LABEL_OPENER, LABEL_LOT = 0, 1, 2


@entry
def due(box: Box, state: State) -> int:
    """The set of those who may act."""
    phase = state.phase
    if phase == Phase.MOVE or phase == Phase.PLAY:  # the usual case, without a search
        return only(state.seat)
    if phase == Phase.OVER:
        return OVER
    if phase < Phase.BID:
        return only(LUCK)
    return seats_due(box, state, phase)


@rule
def seats_due(box: Box, state: State, phase: int) -> int:
    """Who may act when it is not luck's turn."""
    if phase == Phase.LIMIT:
        return SEALED | seats_without_limit(box, state)
    if phase == Phase.OUTCRY:
        return only(TABLE) | seats_interested(box, state)
    if phase == Phase.TIP:
        return SEALED | seats_without_tip(box, state)
    return only(state.seat)


@rule
def seats_without_limit(box: Box, state: State) -> int:
    """The seats that have still to say their limit (TR-11)."""
    seats = 0
    for seat in range(box.seats):
        if state.limit[seat] == NO_LIMIT and may_bid(box, state, seat):
            seats |= only(seat)
    return seats


@rule
def seats_interested(box: Box, state: State) -> int:
    """The seats that may want to bid more (TR-11)."""
    seats = 0
    for seat in range(box.seats):
        if is_interested(box, state, seat):
            seats |= only(seat)
    return seats


@rule
def seats_without_tip(box: Box, state: State) -> int:
    """The seats that have still to tick a car (TR-40)."""
    seats = 0
    for seat in range(box.seats):
        if state.tip[state.race, seat, state.asked] == NO_TIP:
            seats |= only(seat)
    return seats


@entry
def legal(box: Box, state: State, seat: int, out: Ints) -> int:
    """What the seat (or the table) may do, sorted."""
    phase = state.phase
    if phase == Phase.MOVE and seat == state.seat:
        return next_squares(box, state, out)
    if phase == Phase.PLAY and seat == state.seat:
        return cards_in_hand(box, state, seat, out)
    if phase == Phase.LIMIT or phase == Phase.OUTCRY or phase == Phase.TIP:
        return legal_for_all(box, state, seat, out)
    if seat == state.seat:
        return legal_in_turn(box, state, seat, out)
    return 0


@rule
def legal_for_all(box: Box, state: State, seat: int, out: Ints) -> int:
    """What a seat may do in a round of all, or the table."""
    phase = state.phase
    if seat == TABLE:
        out[0] = pack(HAMMER, 0)
        return 1 if phase == Phase.OUTCRY else 0
    if phase == Phase.TIP:
        return cars_to_tick(box, state, seat, out)
    if phase == Phase.LIMIT:
        return limits(box, state, seat, out)
    return bids_in_outcry(box, state, seat, out)


@rule
def legal_in_turn(box: Box, state: State, seat: int, out: Ints) -> int:
    """What the seat whose turn it is may do."""
    phase = state.phase
    if phase == Phase.BID:
        return bids(state, seat, out)
    if phase == Phase.PUT:
        return free_start_squares(state, out)
    if phase == Phase.CHOOSE:
        return cars_for_joker(box, state, out)
    if phase == Phase.RETURN:
        return squares_to_return_to(box, state, state.returning, out)
    if phase == Phase.USE:
        out[0] = pack(SPURT, 0)
        out[1] = pack(PUNCTURE, 0)
        return 2
    return 0


@rule
def cards_in_hand(box: Box, state: State, seat: int, out: Ints) -> int:
    """The different cards that a seat holds (TR-21)."""
    count = 0
    for kind in range(box.kinds):  # a kind that is not held is written over by the next
        out[count] = pack(PLAY, kind)
        if state.hand[seat, kind] > 0:
            count += 1
    return count


@rule
def cars_for_joker(box: Box, state: State, out: Ints) -> int:
    """The cars that are not printed on the card (TR-25)."""
    count = 0
    for car in range(CARS):
        if not is_printed(box, state.card, car):
            out[count] = pack(CHOOSE, car)
            count += 1
    return count


@rule
def is_printed(box: Box, kind: int, car: int) -> bool:
    """Whether a card shows a car."""
    found = False
    for line in range(box.lines[kind]):
        found = found or box.car[kind, line] == car
    return found


@rule
def cars_to_tick(box: Box, state: State, seat: int, out: Ints) -> int:
    """The cars that a seat may expect in front (TR-40, TR-42)."""
    count = 0
    for car in range(CARS):
        if box.tip_own == 1 or state.owner[state.race, car] != seat:
            out[count] = pack(TICK, car)
            count += 1
    return count


@entry
def chances(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """What luck may answer, and how much each answer weighs."""
    if state.phase == Phase.DEAL:
        return unseen_cards(box, state, out, weights)
    if state.phase == Phase.TURN_UP:
        return fresh_cars(state, out, weights)
    for seat in range(box.seats):
        out[seat] = pack(OPENS, seat)
        weights[seat] = 1
    return box.seats


@rule
def unseen_cards(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """The kinds that the next card may be, weighed by their number among the unseen (TR-5)."""
    count = 0
    for kind in range(box.kinds):  # a kind that is used up is written over by the next
        out[count] = pack(GET_CARD, kind)
        weights[count] = state.unseen[kind]
        if state.unseen[kind] > 0:
            count += 1
    return count


@rule
def fresh_cars(state: State, out: Ints, weights: Ints) -> int:
    """The cars whose cards lie face down (TR-10)."""
    count = 0
    for car in range(CARS):
        if (state.fresh >> car) & 1 == 1:
            out[count] = pack(TURN_UP, car)
            weights[count] = 1
            count += 1
    return count


@entry
def label(box: Box, state: State) -> int:
    """The name of the chance: its kind, whose it is, how many of that kind came before."""
    if state.phase == Phase.DEAL:
        return label_of(LABEL_CARD, state.seat, state.dealt[state.seat])
    if state.phase == Phase.TURN_UP:
        return label_of(LABEL_LOT, 0, state.turned)
    return label_of(LABEL_OPENER, 0, state.race)


@rule
def label_of(kind: int, owner: int, number: int) -> int:
    """Kind, owner and number side by side."""
    return kind + 8 * (owner + 8 * number)
