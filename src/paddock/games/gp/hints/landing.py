"""What the end of a move is worth, in squares."""

from paddock.core.compiled import rule
from paddock.games.gp.box import Box
from paddock.games.gp.legal.caution import (
    AHEAD,
    branch_at,
    no_way_at_all,
    passes_upright_car,
    through,
)
from paddock.games.gp.legal.course import (
    car_on,
    dice_left,
    is_corner,
    is_racing,
    is_t,
    lap,
    lies_on,
    next_square,
    other_t,
)
from paddock.games.gp.legal.progress import squares_to_line
from paddock.games.gp.score import partner
from paddock.games.gp.state import NO_SEAT, State
from paddock.games.gp.tables import (
    ARMED_BOMB,
    BOMB,
    LYING,
    OIL,
    ROCKET,
    SPILT_OIL,
    SWITCH,
    TRAY,
    TURBINE,
)

TURN = 6.2  # squares on average of a lone car's best turn with three dice or more
IN_CORNER = 1.1  # what standing in a corner costs a lone car (odds/alone.py)
NEAR = 12  # squares behind which a car may hit one with its next move
HIT = 0.45  # squares that each such car costs in a corner
FINISH = 30.0
CAR_CRASHED = 1.8  # a rival's crash, to me


@rule
def value_of_stop(box: Box, state: State, seat: int, total: int) -> float:
    """What a move of so many squares is worth, by the best way open."""
    if state.caution > 0 and no_way_at_all(box, state, seat, total):
        return 0.0
    best = value_of_way(box, state, seat, AHEAD, total)
    branch = branch_at(box, state, seat, state.at[seat], 0)
    if branch != AHEAD:
        best = max(best, value_of_way(box, state, seat, branch, total))
    return best


@rule
def value_of_way(box: Box, state: State, seat: int, way: int, left: int) -> float:
    """The same with the first step on this way; later junctions are taken if they save anything."""
    square, crossings, gained = state.at[seat], 0, 0.0
    while left > 0:
        before = square
        square = through(box, state, square, way)
        left -= 1
        gained += squares_to_line(box, state, before) - squares_to_line(box, state, square)
        if square == 0:
            crossings += 1
            gained += lap(box, state)
            if state.crossings[seat] + crossings > box.discs:
                return gained + FINISH
        if state.caution > 0 and left > 0 and passes_upright_car(box, state, seat, square):
            return -1.0  # only looked at here when another way is open
        way = AHEAD if left == 0 else branch_at(box, state, seat, square, 0)
    return gained + value_of_landing(box, state, seat, square)


@rule
def value_of_landing(box: Box, state: State, seat: int, square: int) -> float:
    """What is met on a square, and how safe it is there."""
    if is_t(box, state, square):
        goal = other_t(box, state, square)
        ahead = squares_to_line(box, state, square) - squares_to_line(box, state, goal)
        return ahead - 0.3
    thing = lies_on(box, state, square)
    hit = car_on(box, state, square, seat)
    if is_corner(box, state, square):
        value = -IN_CORNER - HIT * cars_behind(box, state, seat, square)
        if hit != NO_SEAT:
            value = -crash_cost(box, state, seat, box.safety_car) + crashes_of(
                box, state, seat, square
            )
        elif thing == SPILT_OIL:
            value = -crash_cost(box, state, seat, 0)
        return value + value_of_thing(box, state, seat, thing)
    value = 0.0
    if is_corner(box, state, next_square(box, state, square)):
        value -= 0.5 * HIT * cars_behind(box, state, seat, square)
    if hit != NO_SEAT:
        value += value_of_push(box, state, seat, hit, square)
    if thing == SPILT_OIL:
        return value + slide_length(box, state, square) - crash_cost(box, state, seat, 0)
    if box.kind[state.circuit, square] == SWITCH:
        value += 0.2
    return value + value_of_thing(box, state, seat, thing)


@rule
def value_of_push(box: Box, state: State, seat: int, hit: int, square: int) -> float:
    """A rival one square on; or crashed in the corner ahead."""
    rival = is_rival(box, seat, hit)
    if is_corner(box, state, next_square(box, state, square)):
        return CAR_CRASHED if rival else -TURN
    return -0.3 if rival else 0.5


@rule
def is_rival(box: Box, seat: int, other: int) -> bool:
    """Anybody but oneself and one's partner."""
    return other != seat and (box.teams == 0 or other != partner(box, seat))


@rule
def crashes_of(box: Box, state: State, seat: int, square: int) -> float:
    """What the crashes of the others in a corner are worth."""
    value = 0.0
    for other in range(box.seats):
        if other != seat and state.at[other] == square:
            value += CAR_CRASHED if is_rival(box, seat, other) else -TURN
    return value


@rule
def crash_cost(box: Box, state: State, seat: int, big: int) -> float:
    """A turn on the roof; and repairs, where fewer than three dice are left."""
    if big == 1:
        return 3.5 * TURN
    return TURN + (TURN if dice_left(state, seat) <= 3 else 0.3)


@rule
def cars_behind(box: Box, state: State, seat: int, square: int) -> int:
    """Cars that may come to a square with their next move."""
    count = 0
    mine = squares_to_line(box, state, square)
    for other in range(box.seats):
        if other != seat and is_racing(state, other):
            gap = squares_to_line(box, state, state.at[other]) - mine
            if gap < 0:
                gap += lap(box, state)
            if 0 < gap <= NEAR:
                count += 1
    return count


@rule
def slide_length(box: Box, state: State, square: int) -> int:
    """Squares to the next corner."""
    length = 0
    while not is_corner(box, state, square):
        square = next_square(box, state, square)
        length += 1
    return length


@rule
def value_of_thing(box: Box, state: State, seat: int, thing: int) -> float:
    """An item to take, a bomb to set off."""
    if thing == ARMED_BOMB:
        return -crash_cost(box, state, seat, 0)
    if thing == TRAY:
        return worth_of_item(state.tray_item)
    return worth_of_item(thing - LYING) if thing >= LYING else 0.0


@rule
def worth_of_item(item: int) -> float:
    """What an item in the hand will bring."""
    if item == TURBINE:
        return 3.5
    if item == ROCKET:
        return 1.5
    if item == BOMB or item == OIL:
        return 1.0
    return 2.5
