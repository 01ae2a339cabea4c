"""A car drives: square by square, with a choice at each junction that is open (GP-10, GP-30)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.gp.apply.landing import land
from paddock.games.gp.apply.line import cross_line
from paddock.games.gp.apply.turn import sum_of_dice
from paddock.games.gp.box import Box
from paddock.games.gp.events import (
    FASTEST_TURN,
    GOES_STRAIGHT,
    GOES_THROUGH_GATE,
    HELD_BACK,
    MOVES,
    TAKES_SHORTCUT,
    as_told,
)
from paddock.games.gp.legal.caution import (
    AHEAD,
    THROUGH_GATE,
    THROUGH_SHORTCUT,
    branch_at,
    no_way_at_all,
    through,
)
from paddock.games.gp.state import OFF, Phase, State


@rule
def set_off(box: Box, state: State, book: Book) -> None:
    """The dice are counted; the car drives, unless the safety car holds it back (GP-69)."""
    seat, total = state.actor, sum_of_dice(state)
    state.after = Phase.NEXT
    if no_way_at_all(box, state, seat, total):
        tell(book, HELD_BACK, seat, total, 0, 0, 0)
        return
    tell(book, MOVES, seat, total, as_told(box, state, state.at[seat]), 0, 0)
    if box.fastest == 1 and total > state.best:  # an equal total does not take the record (GP-56)
        state.best = total
        state.best_seat = seat
        tell(book, FASTEST_TURN, seat, total, 0, 0, 0)
    state.left = total
    drive(box, state, seat, book)


@rule
def drive(box: Box, state: State, seat: int, book: Book) -> None:
    """On to the next open junction, to the last square, or over the line for the last time."""
    while state.left > 0:
        if branch_at(box, state, seat, state.at[seat], 0) != AHEAD:
            state.phase = Phase.BRANCH
            return
        go(box, state, seat, AHEAD, book)
    if state.at[seat] != OFF:
        land(box, state, seat, state.at[seat], book)


@rule
def go(box: Box, state: State, seat: int, way: int, book: Book) -> None:
    """One square on; crossing the line may take the car off the track."""
    state.at[seat] = through(box, state, state.at[seat], way)
    state.left -= 1
    if state.at[seat] == 0:
        cross_line(box, state, seat, book)
        if state.at[seat] == OFF:
            state.left = 0


@rule
def choose_way(box: Box, state: State, way: int, book: Book) -> None:
    """Straight on, through the shortcut (once in a race), or through the gate (GP-30, GP-31)."""
    seat = state.actor
    before = as_told(box, state, state.at[seat])
    if way == THROUGH_SHORTCUT:
        state.cylinder[seat] = 1
        tell(book, TAKES_SHORTCUT, seat, before, box.shortcut[state.circuit, 1] + 1, 0, 0)
    elif way == THROUGH_GATE:
        tell(book, GOES_THROUGH_GATE, seat, before, 0, 0, 0)
    else:
        tell(book, GOES_STRAIGHT, seat, before, 0, 0, 0)
    state.after = Phase.NEXT
    go(box, state, seat, way, book)
    state.phase = Phase.NEXT
    drive(box, state, seat, book)
