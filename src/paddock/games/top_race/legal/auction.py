"""Who may bid how much, and where a new car may stand (TR-10 to TR-15)."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.core.who import has
from paddock.games.top_race.actions import BID, CONTENT, LIMIT, PASS, PUT, pack
from paddock.games.top_race.box import Box
from paddock.games.top_race.state import NO_ONE, State
from paddock.games.top_race.tables import CARS, GRID, MOST_BID, STEP


@rule
def cars_of(state: State, seat: int) -> int:
    """How many cars a seat owns in this race."""
    count = 0
    for car in range(CARS):
        if state.owner[state.race, car] == seat:
            count += 1
    return count


@rule
def cars_left(state: State) -> int:
    """The cars that nobody has bought, the one being auctioned included."""
    return cars_of(state, NO_ONE)


@rule
def seats_without_car(box: Box, state: State) -> int:
    """How many players have no car yet."""
    count = 0
    for seat in range(box.seats):
        if cars_of(state, seat) == 0:
            count += 1
    return count


@rule
def is_entitled(box: Box, state: State, seat: int) -> bool:
    """A car must remain for everybody who has none (TR-12)."""
    return cars_of(state, seat) == 0 or cars_left(state) > seats_without_car(box, state)


@rule
def most_bid(state: State, seat: int) -> int:
    """The highest bid that a seat's cash allows, in steps; 0: none (TR-10)."""
    return max(0, min(MOST_BID, state.cash[seat] // STEP))


@rule
def may_bid(box: Box, state: State, seat: int) -> bool:
    """Whether a seat may bid on this lot, and could pay more than has been bid."""
    return most_bid(state, seat) > state.bid and is_entitled(box, state, seat)


@rule
def is_interested(box: Box, state: State, seat: int) -> bool:
    """Neither leading nor out of this lot (or content), and able to bid more (TR-11)."""
    return state.leader != seat and not has(state.passed, seat) and may_bid(box, state, seat)


@rule
def next_bidder(box: Box, state: State, first: int) -> int:
    """The first seat from this one on, clockwise, that may bid and has not passed, or NO_ONE."""
    for i in range(box.seats):
        seat = (first + i) % box.seats
        if is_interested(box, state, seat):
            return seat
    return NO_ONE


@rule
def next_without_car(box: Box, state: State, first: int) -> int:
    """The first seat from this one on, clockwise, that has no car, or NO_ONE (TR-14)."""
    for i in range(box.seats):
        seat = (first + i) % box.seats
        if cars_of(state, seat) == 0:
            return seat
    return NO_ONE


@rule
def bids(state: State, seat: int, out: Ints) -> int:
    """To pass or to raise (TR-11)."""
    out[0] = pack(PASS, 0)
    return raises(state, seat, out)


@rule
def bids_in_outcry(box: Box, state: State, seat: int, out: Ints) -> int:
    """To be content or to raise (TR-11)."""
    if not is_interested(box, state, seat):
        return 0
    out[0] = pack(CONTENT, 0)
    return raises(state, seat, out)


@rule
def raises(state: State, seat: int, out: Ints) -> int:
    """All higher bids that a seat can pay, behind what stands in the list (TR-10)."""
    count = 1
    for steps in range(state.bid + 1, most_bid(state, seat) + 1):
        out[count] = pack(BID, steps)
        count += 1
    return count


@rule
def limits(box: Box, state: State, seat: int, out: Ints) -> int:
    """All limits that a seat can pay; 0 is no bid. It may change its own (TR-11)."""
    if not may_bid(box, state, seat):
        return 0
    most = most_bid(state, seat)
    for steps in range(most + 1):
        out[steps] = pack(LIMIT, steps)
    return most + 1


@rule
def free_start_squares(state: State, out: Ints) -> int:
    """The start squares on which no car stands (TR-15)."""
    count = 0
    for square in range(GRID):
        if is_free_on_grid(state, square):
            out[count] = pack(PUT, square)
            count += 1
    return count


@rule
def is_free_on_grid(state: State, square: int) -> bool:
    """Whether no car stands on a start square."""
    free = True
    for car in range(CARS):
        if state.square[car] == square:
            free = False
    return free
