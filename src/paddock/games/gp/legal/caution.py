"""What the safety car forbids: passing upright cars, and hitting any (GP-67, GP-69)."""

from paddock.core.compiled import rule
from paddock.games.gp.box import Box
from paddock.games.gp.legal.course import (
    car_on,
    is_corner,
    is_t,
    lap,
    lies_on,
    next_square,
    other_t,
)
from paddock.games.gp.state import NO_SEAT, State
from paddock.games.gp.tables import SPILT_OIL

AHEAD, THROUGH_SHORTCUT, THROUGH_GATE = 0, 1, 2
JUNCTIONS = 5  # that a move can meet: 27 squares on laps of 20 and more
WAYS = 1 << JUNCTIONS


@rule
def branch_at(box: Box, state: State, seat: int, square: int, used: int) -> int:
    """The way that turns off here and may be taken now, or AHEAD (GP-30, GP-31)."""
    if square == box.shortcut[state.circuit, 0] and state.cylinder[seat] == 0 and used == 0:
        return THROUGH_SHORTCUT
    if square == box.gate[state.circuit, 0] and state.gate_open == 1:
        return THROUGH_GATE
    return AHEAD


@rule
def through(box: Box, state: State, square: int, way: int) -> int:
    """The square behind `square` on this way."""
    if way == THROUGH_SHORTCUT:
        return box.shortcut[state.circuit, 1]
    if way == THROUGH_GATE:
        return lap(box, state)
    return next_square(box, state, square)


@rule
def is_forbidden(box: Box, state: State, seat: int, way: int, left: int) -> bool:
    """Whether no way is left that keeps the peace, if the next of `left` squares goes `way`.

    Each number below WAYS is one way to choose at the junctions to come, a bit for each.
    """
    if state.caution == 0:
        return False
    for choices in range(WAYS):
        if keeps_the_peace(box, state, seat, way, left, choices):
            return False
    return True


@rule
def no_way_at_all(box: Box, state: State, seat: int, left: int) -> bool:
    """Whether a move of so many squares, from where the car stands, is forbidden altogether."""
    if state.caution == 0:
        return False
    branch = branch_at(box, state, seat, state.at[seat], 0)
    if branch != AHEAD and not is_forbidden(box, state, seat, branch, left):
        return False
    return is_forbidden(box, state, seat, AHEAD, left)


@rule
def keeps_the_peace(box: Box, state: State, seat: int, way: int, left: int, choices: int) -> bool:
    """Whether a move passes no upright car and hits none, with these choices at the junctions."""
    square = state.at[seat]
    crossings = state.crossings[seat]
    used = 0
    while True:
        if way == THROUGH_SHORTCUT:
            used = 1
        square = through(box, state, square, way)
        left -= 1
        if square == 0:
            crossings += 1
            if crossings > box.discs:
                return True
        if left == 0:
            return lands_alone(box, state, seat, square, crossings)
        if passes_upright_car(box, state, seat, square):
            return False
        way = branch_at(box, state, seat, square, used)
        if way != AHEAD:
            if choices & 1 == 0:
                way = AHEAD
            choices >>= 1


@rule
def passes_upright_car(box: Box, state: State, seat: int, square: int) -> bool:
    """Driving over a square that holds an upright car; cross traffic is not passed (GP-69)."""
    for other in range(box.seats):
        if other != seat and state.at[other] == square and state.flipped[other] == 0:
            return True
    return False


@rule
def lands_alone(box: Box, state: State, seat: int, square: int, crossings: int) -> bool:
    """Whether a move that ends here hits nobody: on the square, on the other T, in a slide."""
    if car_on(box, state, square, seat) != NO_SEAT:
        return False
    if is_t(box, state, square):
        return car_on(box, state, other_t(box, state, square), seat) == NO_SEAT
    if lies_on(box, state, square) == SPILT_OIL and not is_corner(box, state, square):
        return slides_alone(box, state, seat, square, crossings)
    return True


@rule
def slides_alone(box: Box, state: State, seat: int, square: int, crossings: int) -> bool:
    """Whether a slide from here meets no car, as far as it goes."""
    while True:
        square = next_square(box, state, square)
        if square == 0:
            crossings += 1
            if crossings > box.discs:
                return True
        if car_on(box, state, square, seat) != NO_SEAT:
            return False
        if is_corner(box, state, square):
            return True
