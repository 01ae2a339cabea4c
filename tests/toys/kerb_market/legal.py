"""What may come now: decisions of a seat or the table, answers of luck. Asks, never changes."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.core.who import LUCK, OVER, SEALED, TABLE, only
from tests.toys.kerb_market.actions import BID, CHOOSE, CONTENT, GET_WARE, HAMMER, SUM, pack
from tests.toys.kerb_market.box import SPOIL, Box
from tests.toys.kerb_market.state import NO_ONE, NO_WARE, Phase, State
from tests.toys.kerb_market.tables import HAND, KINDS, LEAST_SUM, MOST_RAISE, SUMS, WAYS

LABEL_WARE, LABEL_DICE = 0, 1


@entry
def due(box: Box, state: State) -> int:
    """The set of those who may act."""
    if state.phase == Phase.OVER:
        return OVER
    if state.phase == Phase.CHOOSE:
        return SEALED | seats_to_choose(box, state)
    if state.phase == Phase.LOT:
        return only(TABLE) | seats_interested(box, state)
    return only(LUCK)


@rule
def seats_to_choose(box: Box, state: State) -> int:
    """The seats that have not chosen a ware yet (KM-4)."""
    seats = 0
    for seat in range(box.seats):
        if state.chosen[seat] == NO_WARE:
            seats |= only(seat)
    return seats


@rule
def seats_interested(box: Box, state: State) -> int:
    """The seats that may want to bid (KM-9)."""
    seats = 0
    for seat in range(box.seats):
        if is_interested(state, seat):
            seats |= only(seat)
    return seats


@rule
def is_interested(state: State, seat: int) -> bool:
    """Neither leading nor content, and able to pay more (KM-8, KM-9)."""
    return state.leader != seat and state.content[seat] == 0 and state.purse[seat] > state.bid


@entry
def legal(box: Box, state: State, seat: int, out: Ints) -> int:
    """What the seat or the table may do, sorted."""
    if seat == TABLE:
        out[0] = pack(HAMMER, 0)
        return 1 if state.phase == Phase.LOT else 0
    if state.phase == Phase.CHOOSE:
        return wares_in_hand(state, seat, out)
    if state.phase == Phase.LOT and is_interested(state, seat):
        return bids(state, seat, out)
    return 0


@rule
def wares_in_hand(state: State, seat: int, out: Ints) -> int:
    """The different wares that a seat holds, also when it has chosen one already (KM-4)."""
    count = 0
    for kind in range(KINDS):
        if state.hand[seat, kind] > 0:
            out[count] = pack(CHOOSE, kind)
            count += 1
    return count


@rule
def bids(state: State, seat: int, out: Ints) -> int:
    """To be content, or to raise by one coin or a few (KM-8, KM-9)."""
    out[0] = pack(CONTENT, 0)
    most = min(MOST_RAISE, state.purse[seat] - state.bid)
    for raised in range(1, most + 1):
        out[raised] = pack(BID, state.bid + raised)
    return most + 1


@entry
def chances(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """What luck may answer, and how much each answer weighs."""
    if state.phase == Phase.ROLL:
        return sums(out, weights)
    return wares_in_deck(state, out, weights)


@rule
def sums(out: Ints, weights: Ints) -> int:
    """The sums of two dice (KM-5)."""
    for i in range(SUMS):
        out[i] = pack(SUM, LEAST_SUM + i)
        weights[i] = WAYS[i]
    return SUMS


@rule
def wares_in_deck(state: State, out: Ints, weights: Ints) -> int:
    """The kinds that the next ware may be, weighed by their number (KM-3)."""
    count = 0
    for kind in range(KINDS):
        if state.deck[kind] > 0:
            out[count] = pack(GET_WARE, kind)
            weights[count] = state.deck[kind]
            count += 1
    return count


@entry
def label(box: Box, state: State) -> int:
    """The name of the chance: its kind, whose it is, how many of that kind came before."""
    if state.phase == Phase.ROLL:
        return label_of(LABEL_DICE, 0, state.day)
    seat = seat_drawing(box, state)
    return label_of(LABEL_WARE, seat, state.drawn[seat])


@rule
def label_of(kind: int, owner: int, number: int) -> int:
    """Kind, owner and number side by side."""
    return kind + 8 * (owner + 8 * number)


@rule
def seat_drawing(box: Box, state: State) -> int:
    """The first seat whose hand is not full, or NO_ONE (KM-10)."""
    for seat in range(box.seats):
        if held(state, seat) < HAND:
            return seat
    return NO_ONE


@rule
def held(state: State, seat: int) -> int:
    """How many wares a seat holds."""
    count = 0
    for kind in range(KINDS):
        count += state.hand[seat, kind]
    return count


@rule
def is_spoilt(box: Box, state: State, seat: int) -> bool:
    """Whether somebody else has brought the same ware, and that matters (KM-6)."""
    for other in range(box.seats):
        if other != seat and state.chosen[other] == state.chosen[seat]:
            return box.alike == SPOIL
    return False


@rule
def coins_in_purses(box: Box, state: State) -> int:
    """What all seats own together."""
    coins = 0
    for seat in range(box.seats):
        coins += state.purse[seat]
    return coins
