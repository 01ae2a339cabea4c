"""When the Club player uses an item, what it puts on the tray, where it lays things."""

from paddock.core.compiled import rule
from paddock.games.gp.apply.race import next_item_to_lay
from paddock.games.gp.box import Box
from paddock.games.gp.hints.landing import (
    CAR_CRASHED,
    NEAR,
    TURN,
    cars_behind,
    crash_cost,
    is_rival,
    slide_length,
    worth_of_item,
)
from paddock.games.gp.legal.course import car_on, dice_left, is_corner, lap
from paddock.games.gp.legal.items import rocket_distance, rocket_target
from paddock.games.gp.legal.progress import leader, squares_to_line
from paddock.games.gp.state import State
from paddock.games.gp.tables import BOMB, FACES, OIL, ROCKET, TURBINE

ALWAYS = 50.0
NEVER = -50.0


@rule
def liking_of_item(box: Box, state: State, seat: int, item: int) -> float:
    """An item now, against going on without (which brings what a turn brings)."""
    if item == TURBINE:
        return ALWAYS if dice_left(state, seat) >= 2 else NEVER
    if item == ROCKET:
        if rocket_distance(box, state, seat) > FACES:
            return NEVER
        return TURN + 2.0 + liking_of_rocket(box, state, seat)
    if item == BOMB:
        return TURN + 2.0 * cars_behind(box, state, seat, state.at[seat]) - 1.0
    if item == OIL:
        return liking_of_oil(box, state, seat)
    if state.flipped[seat] == 1:
        return ALWAYS
    return ALWAYS if dice_left(state, seat) < 2 else NEVER


@rule
def liking_of_rocket(box: Box, state: State, seat: int) -> float:
    """The chance to hit, times those who would crash."""
    square = rocket_target(box, state, seat)
    value = 0.0
    for other in range(box.seats):
        if state.at[other] == square:
            value += CAR_CRASHED if is_rival(box, seat, other) else -TURN
    if not is_corner(box, state, square) and not is_rival(
        box, seat, car_on(box, state, square, seat)
    ):
        value = -TURN
    distance = rocket_distance(box, state, seat)
    return value * max(0, FACES + 1 - distance) * 3.0 / FACES - 2.5


@rule
def liking_of_oil(box: Box, state: State, seat: int) -> float:
    """Behind oneself, where the slide is short and somebody follows."""
    behind = cars_behind(box, state, seat, state.at[seat])
    slide = slide_length(box, state, state.at[seat])
    cost = crash_cost(box, state, seat, 0)
    return TURN - 1.0 + behind * (cost - slide) * 0.5


@rule
def liking_of_offer(box: Box, state: State, seat: int, item: int) -> float:
    """Good things where one is about to come by; else what helps others least."""
    gap = squares_to_line(box, state, state.at[seat]) if state.at[seat] >= 0 else lap(box, state)
    first = leader(box, state)
    ahead = gap - squares_to_line(box, state, state.at[first])
    near = first == seat or 0 <= ahead <= NEAR
    return worth_of_item(item) if near else -worth_of_item(item)


@rule
def liking_of_place(box: Box, state: State, seat: int, square: int) -> float:
    """Oil where slides are short and the field comes by first; items where the own car comes."""
    gap = squares_to_line(box, state, state.at[seat]) + square
    if next_item_to_lay(state) == OIL:
        return 2.0 - 0.2 * slide_length(box, state, square)
    return 2.0 - 0.3 * abs(gap - 9)
