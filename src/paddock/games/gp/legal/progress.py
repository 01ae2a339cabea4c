"""Who is ahead: the leading car, the order of the field (GP-37)."""

from paddock.core.compiled import rule
from paddock.games.gp.box import Box
from paddock.games.gp.legal.course import car_on, is_racing, lap, next_square
from paddock.games.gp.state import NO_SEAT, State
from paddock.games.gp.tables import LOOP, NOTHING, SWITCH, TELEPORT


@rule
def squares_to_line(box: Box, state: State, square: int) -> int:
    """Along the main course; from the gate square by its exit."""
    length = lap(box, state)
    if square == length:
        return length - box.gate[state.circuit, 1] + 1
    return length - square


@rule
def is_before(box: Box, state: State, seat: int, other: int) -> bool:
    """Whether a racing car is ahead of another racing car (GP-37)."""
    if state.crossings[seat] != state.crossings[other]:
        return state.crossings[seat] > state.crossings[other]
    mine = squares_to_line(box, state, state.at[seat])
    theirs = squares_to_line(box, state, state.at[other])
    if mine != theirs:
        return mine < theirs
    return state.arrived[seat] < state.arrived[other]


@rule
def leader(box: Box, state: State) -> int:
    """The leading car among those racing."""
    best = NO_SEAT
    for seat in range(box.seats):
        if is_racing(state, seat) and (best == NO_SEAT or is_before(box, state, seat, best)):
            best = seat
    return best


@rule
def place_now(box: Box, state: State, seat: int) -> int:
    """The place a car has finished in, or would have if the race ended now."""
    if state.place[seat] > 0:
        return state.place[seat]
    place = 1
    for other in range(box.seats):
        if state.place[other] > 0:
            place += 1
        elif other != seat and is_racing(state, other):
            place += 1 if is_before(box, state, other, seat) else 0
    return place


@rule
def square_for_item(box: Box, state: State) -> int:
    """One ahead of the leading car, on from cars, objects, T, switch and loop (GP-36)."""
    square = next_square(box, state, state.at[leader(box, state)])
    while not can_bear_item(box, state, square):  # box.py has seen to it that there is room
        square = next_square(box, state, square)
    return square


@rule
def can_bear_item(box: Box, state: State, square: int) -> bool:
    """Whether a tray or an item may be put on a square of the main course."""
    kind = box.kind[state.circuit, square]
    if kind == TELEPORT or kind == SWITCH or kind == LOOP:
        return False
    return state.lying[square] == NOTHING and car_on(box, state, square, NO_SEAT) == NO_SEAT
