"""Where a car may go (TR-22, TR-26, TR-27)."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.top_race.actions import GO, RETURN, pack
from paddock.games.top_race.box import AT_ONCE, NO_SQUARE, Box
from paddock.games.top_race.state import BLOCKED, NO_CAR, State
from paddock.games.top_race.tables import CARS, FINISH, MOST_NEXT, SQUARES


@rule
def is_home(state: State, car: int) -> bool:
    """Whether a car has finished."""
    return state.square[car] == FINISH


@rule
def is_occupied(state: State, square: int) -> bool:
    """Whether a car stands on a square; a punctured one stands beside it (TR-26)."""
    found = False
    for car in range(CARS):
        if state.square[car] == square and state.punctured[car] == 0:
            found = True
    return found


@rule
def column_of(box: Box, state: State, car: int) -> int:
    """A car's position: the last column of its square (TR-27)."""
    square: int = state.square[car]
    return box.last[square]


@rule
def next_squares(box: Box, state: State, out: Ints) -> int:
    """The squares from which the longest way can still be gone (TR-22), or the spurt (TR-26)."""
    square = state.square[state.mover]
    best = BLOCKED + 1  # what is blocked is never among them
    count = 0
    for i in range(MOST_NEXT):
        after = box.next[square, i]
        if after != NO_SQUARE:
            through = reach_through(state, after)
            if through > best:  # all that have been found so far were worse
                best = through
                count = 0
            if through == best:
                out[count] = pack(GO, after)
                count += 1
    return count


@rule
def can_go_on(box: Box, state: State, square: int) -> bool:
    """Whether a car that stands here has a square to go to."""
    found = False
    for i in range(MOST_NEXT):
        after = box.next[square, i]
        if after != NO_SQUARE:
            found = found or state.reach[after] != BLOCKED
    return found


@rule
def reach_through(state: State, square: int) -> int:
    """What going to a square promises: squares (no more than are left), or a spurt's column."""
    reach = state.reach[square]
    if reach == BLOCKED or state.goal > 0:
        return reach
    return min(state.left, 1 + reach)


@rule
def survey(box: Box, state: State, reach: Ints, square: int, steps: int) -> None:
    """Work out how far one could go on from each square ahead, within so many steps (TR-22).

    Squares are sorted by their last column, so all that follow one have been done before it.
    """
    end = horizon(box, square, steps)
    for ahead in range(square + 1, end + 1):
        reach[ahead] = 0
    reach[FINISH] = AT_ONCE  # leaving the board counts as the full number
    mark_occupied(state, reach, square, end)
    for ahead in range(end, square, -1):
        if reach[ahead] != BLOCKED:
            reach[ahead] = squares_on(box, reach, ahead, end)


@rule
def horizon(box: Box, square: int, steps: int) -> int:
    """The highest square that so many steps can lead to."""
    end = square
    for _ in range(steps):
        end = min(box.up_to[end], SQUARES - 1)
    return end


@rule
def mark_occupied(state: State, reach: Ints, square: int, end: int) -> None:
    """Cars between two squares are in the way; a punctured one is not."""
    for car in range(CARS):
        at = state.square[car]
        if at > square and at <= end and state.punctured[car] == 0:
            reach[at] = BLOCKED


@rule
def squares_on(box: Box, reach: Ints, square: int, end: int) -> int:
    """How many squares one could go on from here; those beyond the end do not matter."""
    longest = 0
    for i in range(MOST_NEXT):
        after: int = box.next[square, i]
        if after != NO_SQUARE and (after <= end or after == FINISH):
            longest = max(longest, 1 + reach[after])  # nothing more when it is BLOCKED
    return longest


@rule
def survey_spurt(box: Box, state: State, reach: Ints, square: int, goal: int) -> None:
    """Work out the foremost column that can be reached from each square, up to a goal (TR-27)."""
    end = square
    while box.last[end + 1] <= goal:
        end += 1
    for ahead in range(square + 1, end + 1):
        reach[ahead] = box.last[ahead]
    mark_occupied(state, reach, square, end)
    for ahead in range(end, square, -1):
        if reach[ahead] != BLOCKED:
            reach[ahead] = max(reach[ahead], column_on(box, reach, ahead, end))
    for beyond in range(end + 1, min(box.up_to[end], SQUARES - 1) + 1):
        reach[beyond] = BLOCKED
    reach[FINISH] = BLOCKED


@rule
def column_on(box: Box, reach: Ints, square: int, end: int) -> int:
    """The foremost column that can be reached through the squares that follow, or BLOCKED."""
    foremost = BLOCKED
    for i in range(MOST_NEXT):
        after: int = box.next[square, i]
        if after != NO_SQUARE and after <= end:
            foremost = max(foremost, reach[after])
    return foremost


@rule
def has_passed(box: Box, state: State, car: int) -> bool:
    """Whether a punctured car's partner is beyond its place (TR-26, TR-27)."""
    return column_of(box, state, state.partner[car]) > column_of(box, state, car)


@rule
def next_to_return(box: Box, state: State) -> int:
    """Of the punctured cars that may return now, the one punctured first, or NO_CAR (TR-27)."""
    found = NO_CAR
    for car in range(CARS):
        earlier = found == NO_CAR or state.punctured[car] < state.punctured[found]
        if state.punctured[car] > 0 and earlier and can_return(box, state, car):
            found = car
    return found


@rule
def can_return(box: Box, state: State, car: int) -> bool:
    """Whether its partner has passed it and a square level with its place is free."""
    if not has_passed(box, state, car):
        return False
    column = column_of(box, state, car)
    for square in range(SQUARES):
        if box.last[square] == column and not is_occupied(state, square):
            return True
    return False


@rule
def squares_to_return_to(box: Box, state: State, car: int, out: Ints) -> int:
    """The free squares level with a punctured car's place (TR-27)."""
    column = column_of(box, state, car)
    count = 0
    for square in range(SQUARES):
        if box.last[square] == column and not is_occupied(state, square):
            out[count] = pack(RETURN, square)
            count += 1
    return count
