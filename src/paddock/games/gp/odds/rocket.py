"""A rocket's chance (GP-41)."""

from typing import NamedTuple

from paddock.games.gp.box import Box
from paddock.games.gp.legal.course import car_on, is_corner
from paddock.games.gp.legal.items import rocket_distance, rocket_target
from paddock.games.gp.state import State
from paddock.games.gp.tables import FACES


class Rocket(NamedTuple):
    """A rocket about to be fired."""

    distance: int
    hits: float
    cars: tuple[int, ...]  # that would crash


def rocket(box: Box, state: State, seat: int) -> Rocket:
    """The chance of at least the distance; asked only if there is a target."""
    distance = int(rocket_distance(box, state, seat))
    square = int(rocket_target(box, state, seat))
    cars = (int(car_on(box, state, square, seat)),)
    if is_corner(box, state, square):
        cars = tuple(other for other in range(box.seats) if state.at[other] == square)
    return Rocket(distance, max(0, FACES + 1 - distance) / FACES, cars)
