"""Sliding on oil to the next corner, with every car on the way (GP-44)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.gp.apply.crash import crash_all_on
from paddock.games.gp.apply.line import arrive, cross_line
from paddock.games.gp.box import Box
from paddock.games.gp.events import SLIDES, as_told
from paddock.games.gp.legal.course import car_on, is_corner, next_square
from paddock.games.gp.state import NO_SEAT, State
from paddock.games.gp.tables import MAX_SEATS


@rule
def slide(box: Box, state: State, seat: int, square: int, book: Book) -> None:
    """Straight on to the next corner; who crosses the line for the last time is out of it."""
    join_slide(state, seat)
    while state.sliding > 0 and not is_corner(box, state, square):
        square = next_square(box, state, square)
        if square == 0:
            cross_in_order(box, state, book)
        if state.sliding > 0 and not is_corner(box, state, square):
            met = car_on(box, state, square, NO_SEAT)
            if met != NO_SEAT:
                join_slide(state, met)
    if state.sliding > 0 and state.decided == 0:
        come_into_corner(box, state, square, book)
    for i in range(MAX_SEATS):
        state.slider[i] = 0
    state.sliding = 0


@rule
def join_slide(state: State, seat: int) -> None:
    """One more car slides, in front of the others."""
    state.slider[state.sliding] = seat
    state.sliding += 1


@rule
def cross_in_order(box: Box, state: State, book: Book) -> None:
    """All who slide cross the line, foremost first; finished ones slide no more (GP-27)."""
    for i in range(state.sliding - 1, -1, -1):
        seat = state.slider[i]
        cross_line(box, state, seat, book)
        if state.decided == 1:
            state.sliding = 0
            return
        if state.place[seat] > 0:
            state.sliding -= 1
            for k in range(i, state.sliding):
                state.slider[k] = state.slider[k + 1]


@rule
def come_into_corner(box: Box, state: State, square: int, book: Book) -> None:
    """Behind those already there, in their order; then all crash (GP-12, GP-37)."""
    for i in range(state.sliding - 1, -1, -1):
        seat = state.slider[i]
        before = as_told(box, state, int(state.at[seat]))
        tell(book, SLIDES, seat, before, square + 1, 0, 0)
        arrive(state, seat, square)
    crash_all_on(box, state, square, 1, 0, book)
