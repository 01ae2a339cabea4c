"""Where a move would end, and what lies there. Junctions are driven past unless told otherwise."""

from typing import NamedTuple

from paddock.games.gp.box import Box
from paddock.games.gp.legal.caution import AHEAD, branch_at, through
from paddock.games.gp.legal.course import (
    car_on,
    is_corner,
    is_t,
    lies_on,
    next_corner,
    other_t,
)
from paddock.games.gp.state import NO_SEAT, State
from paddock.games.gp.tables import LYING, NO_SQUARE, NOTHING, SPILT_OIL, TRAY


class Ending(NamedTuple):
    """The end of a move, before anything there happens."""

    square: int  # position; NO_SQUARE when the car finishes on the way
    junction: int  # an open one on the way, or NO_SQUARE
    cars: tuple[int, ...]  # standing there
    corner: bool
    thing: int  # lying there (tables.NOTHING …)
    goal: int  # where a T or oil takes the car, or the square itself

    @property
    def finishes(self) -> bool:
        return self.square == NO_SQUARE

    @property
    def has_item(self) -> bool:
        return self.thing == TRAY or self.thing >= LYING


def ending(box: Box, state: State, seat: int, left: int, way: int = AHEAD) -> Ending:
    """Where a car would end after so many squares, the first of them on this way."""
    square, crossings, junction = int(state.at[seat]), int(state.crossings[seat]), NO_SQUARE
    for step in range(left):
        if step > 0:
            way = AHEAD
        if branch_at(box, state, seat, square, 0) != AHEAD and junction == NO_SQUARE and step > 0:
            junction = square
        square = int(through(box, state, square, way))
        crossings += square == 0
        if crossings > box.discs:
            return Ending(NO_SQUARE, junction, (), False, NOTHING, NO_SQUARE)
    return _met(box, state, seat, square, junction)


def _met(box: Box, state: State, seat: int, square: int, junction: int) -> Ending:
    corner, thing = bool(is_corner(box, state, square)), int(lies_on(box, state, square))
    cars: tuple[int, ...] = ()
    if corner:
        others = (other for other in range(box.seats) if other != seat)
        cars = tuple(other for other in others if state.at[other] == square)
    elif (hit := int(car_on(box, state, square, seat))) != NO_SEAT:
        cars = (hit,)
    goal = square
    if is_t(box, state, square):
        goal = int(other_t(box, state, square))
    elif thing == SPILT_OIL and not corner:
        goal = int(next_corner(box, state, square))
    return Ending(square, junction, cars, corner, thing, goal)
