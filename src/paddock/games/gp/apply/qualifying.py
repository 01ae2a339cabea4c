"""Qualifying and the grid (GP-3, GP-4, GP-5)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.gp.apply.line import arrive
from paddock.games.gp.apply.turn import clear_dice, die_came, sum_of_dice
from paddock.games.gp.box import Box
from paddock.games.gp.events import (
    NOTHING_QUALIFIED,
    POLE,
    QUALIFIED,
    QUALIFYING_BEGINS,
    QUALIFYING_TIED,
    RACE_STARTS,
)
from paddock.games.gp.legal.course import lap
from paddock.games.gp.state import NO_SEAT, Phase, State
from paddock.games.gp.tables import DICE

NOT_YET = -1


@rule
def begin_qualifying(box: Box, state: State, seat: int, book: Book) -> None:
    """A seat has been drawn to roll first; the others follow counter-clockwise (GP-3)."""
    tell(book, RACE_STARTS, NOBODY, state.race, box.built_in[state.circuit], 0, 0)
    state.first = seat
    tell(book, QUALIFYING_BEGINS, seat, 0, 0, 0, 0)
    for other in range(box.seats):
        state.contending[other] = state.taking_part[other]
    next_to_qualify(box, state)


@rule
def next_to_qualify(box: Box, state: State) -> bool:
    """The next contender without a result rolls; answers whether there is one."""
    for i in range(box.seats):
        seat = (state.first + i) % box.seats
        if state.contending[seat] == 1 and state.result[seat] == NOT_YET:
            state.actor = seat
            clear_dice(state)
            state.phase = Phase.QUALIFY_ROLL
            return True
    return False


@rule
def qualifying_die_came(box: Box, state: State, face: int, book: Book) -> bool:
    """A die in qualifying; answers whether the grid is settled by it."""
    if die_came(state, face, book):
        tell(book, NOTHING_QUALIFIED, state.actor, face, 0, 0, 0)
        return settle_result(box, state, 0, book)
    if state.dice == DICE:
        return stop_qualifying(box, state, book)
    state.phase = Phase.QUALIFY
    return False


@rule
def stop_qualifying(box: Box, state: State, book: Book) -> bool:
    """The sum is the result; answers whether the grid is settled by it."""
    result = sum_of_dice(state)
    tell(book, QUALIFIED, state.actor, result, 0, 0, 0)
    return settle_result(box, state, result, book)


@rule
def settle_result(box: Box, state: State, result: int, book: Book) -> bool:
    """Write a result down; after the last one the best is in pole position, or there is a tie."""
    state.result[state.actor] = result
    clear_dice(state)
    if next_to_qualify(box, state):
        return False
    best, pole, tied = NOT_YET, NO_SEAT, 0
    for seat in range(box.seats):
        if state.contending[seat] == 1 and state.result[seat] > best:
            best, pole, tied = state.result[seat], seat, 0
        elif state.contending[seat] == 1 and state.result[seat] == best:
            tied += 1
    if tied > 0:
        roll_off(box, state, best, book)
        return False
    tell(book, POLE, pole, best, 0, 0, 0)
    form_grid(box, state, pole)
    return True


@rule
def roll_off(box: Box, state: State, best: int, book: Book) -> None:
    """Those tied for the highest result roll again, in the same order (GP-4)."""
    tell(book, QUALIFYING_TIED, NOBODY, best, 0, 0, 0)
    for seat in range(box.seats):
        state.contending[seat] = 1 if is_best(state, seat, best) else 0
        if state.contending[seat] == 1:
            state.result[seat] = NOT_YET
    next_to_qualify(box, state)


@rule
def is_best(state: State, seat: int, best: int) -> bool:
    """Whether a contender has this result."""
    return state.contending[seat] == 1 and state.result[seat] == best


@rule
def form_grid(box: Box, state: State, pole: int) -> None:
    """Into the bays: the pole first, the others counter-clockwise by seat (GP-4, GP-5)."""
    state.first = pole
    bay = 1
    for i in range(box.seats):
        seat = (pole + i) % box.seats
        if state.taking_part[seat] == 1:
            arrive(state, seat, lap(box, state) - bay)
            bay += 1


@rule
def last_on_grid(box: Box, state: State) -> int:
    """The player whose car is last in the pit lane (GP-50)."""
    for i in range(box.seats - 1, 0, -1):
        seat = (state.first + i) % box.seats
        if state.taking_part[seat] == 1:
            return seat
    return state.first
