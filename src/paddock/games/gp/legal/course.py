"""Where things are: the next square, the other strand of a loop, who stands where."""

from paddock.core.compiled import rule
from paddock.games.gp.box import Box
from paddock.games.gp.state import NO_SEAT, OFF, State
from paddock.games.gp.tables import CORNER, DICE, LOOP, MAX_LOOPS, NO_SQUARE, TELEPORT


@rule
def lap(box: Box, state: State) -> int:
    """Squares of a lap; the number of the gate square too."""
    return box.length[state.circuit]


@rule
def next_square(box: Box, state: State, square: int) -> int:
    """The next one along the main course; from the gate square its exit."""
    length = box.length[state.circuit]
    if square == length:
        return box.gate[state.circuit, 1]
    if square + 1 == length:
        return 0
    return square + 1


@rule
def other_strand(box: Box, state: State, square: int) -> int:
    """A loop square has two numbers (GP-33); the other one, or NO_SQUARE."""
    other = NO_SQUARE
    if box.kind[state.circuit, square] == LOOP:
        for i in range(MAX_LOOPS):
            for strand in range(2):
                if box.loop[state.circuit, i, strand] == square:
                    other = box.loop[state.circuit, i, 1 - strand]
    return other


@rule
def where_things_lie(box: Box, state: State, square: int) -> int:
    """The number under which objects on a square are kept: of a loop the lower (GP-46)."""
    other = other_strand(box, state, square)
    return square if other == NO_SQUARE else min(square, other)


@rule
def lies_on(box: Box, state: State, square: int) -> int:
    """What lies on a square (GP-38)."""
    return state.lying[where_things_lie(box, state, square)]


@rule
def car_on(box: Box, state: State, square: int, but: int) -> int:
    """A car on a square, on either strand of a loop, other than `but`; or NO_SEAT."""
    other = other_strand(box, state, square)
    for seat in range(box.seats):
        at = state.at[seat]
        if at != OFF and seat != but and (at == square or at == other):
            return seat
    return NO_SEAT


@rule
def is_corner(box: Box, state: State, square: int) -> bool:
    """Corners as the file lists them; loop, pit, gate and dotted curves are none (GP-9)."""
    return box.kind[state.circuit, square] == CORNER


@rule
def is_t(box: Box, state: State, square: int) -> bool:
    """Whether a square is a T (GP-32)."""
    return box.kind[state.circuit, square] == TELEPORT


@rule
def other_t(box: Box, state: State, square: int) -> int:
    """Where a car on this T goes (GP-32)."""
    if box.teleport[state.circuit, 0] == square:
        return box.teleport[state.circuit, 1]
    return box.teleport[state.circuit, 0]


@rule
def next_corner(box: Box, state: State, square: int) -> int:
    """The first corner ahead along the main course."""
    ahead = next_square(box, state, square)
    while not is_corner(box, state, ahead):
        ahead = next_square(box, state, ahead)
    return ahead


@rule
def is_racing(state: State, seat: int) -> bool:
    """Whether a seat's car is in this race and has not finished."""
    return state.taking_part[seat] == 1 and state.place[seat] == 0


@rule
def cars_racing(box: Box, state: State) -> int:
    """How many are."""
    count = 0
    for seat in range(box.seats):
        if is_racing(state, seat):
            count += 1
    return count


@rule
def cars_taking_part(box: Box, state: State) -> int:
    """How many have started in this race."""
    count = 0
    for seat in range(box.seats):
        count += state.taking_part[seat]
    return count


@rule
def dice_left(state: State, seat: int) -> int:
    """Dice that a seat can roll (GP-21)."""
    return DICE - state.lost[seat]
