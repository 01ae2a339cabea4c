"""What items may be used, and whom a rocket would hit (GP-40 to GP-46)."""

from paddock.core.compiled import rule
from paddock.games.gp.box import Box
from paddock.games.gp.legal.course import car_on, is_corner, lies_on, next_square
from paddock.games.gp.state import NO_SEAT, State
from paddock.games.gp.tables import (
    BOMB,
    GATE,
    ITEMS,
    NOTHING,
    OIL,
    ROCKET,
    SWITCH,
    TELEPORT,
    WRENCH,
)


@rule
def may_use(box: Box, state: State, seat: int, item: int) -> bool:
    """Whether a seat may use an item that it owns (GP-40)."""
    if state.owned[seat, item] == 0:
        return False
    if state.flipped[seat] == 1:
        return item == WRENCH
    if item == ROCKET:
        return rocket_distance(box, state, seat) > 0
    if item == BOMB or item == OIL:
        return may_lay(box, state, state.at[seat])
    return True


@rule
def may_lay(box: Box, state: State, square: int) -> bool:
    """Bomb and oil: not on a T, a switch, the gate square or an object (GP-46)."""
    kind = box.kind[state.circuit, square]
    if kind == TELEPORT or kind == SWITCH or kind == GATE:
        return False
    return lies_on(box, state, square) == NOTHING


@rule
def rocket_distance(box: Box, state: State, seat: int) -> int:
    """How far ahead the nearest car is, up to and including the first corner; or 0 (GP-41)."""
    square = state.at[seat]
    distance = 0
    while True:
        square = next_square(box, state, square)
        distance += 1
        if car_on(box, state, square, seat) != NO_SEAT:
            return distance
        if is_corner(box, state, square):
            return 0


@rule
def rocket_target(box: Box, state: State, seat: int) -> int:
    """The square that the rocket flies to; asked only if there is a target."""
    square = state.at[seat]
    for _ in range(rocket_distance(box, state, seat)):
        square = next_square(box, state, square)
    return square


@rule
def anything_available(state: State) -> bool:
    """Whether any item is neither owned nor on the course (GP-36)."""
    for item in range(ITEMS):
        if state.available[item] > 0:
            return True
    return False
