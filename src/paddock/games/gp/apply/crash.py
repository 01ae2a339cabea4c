"""Crashes: a die lost, a car on its roof (GP-20); all dice in a big accident (GP-67)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.gp.box import Box
from paddock.games.gp.events import BIG_ACCIDENT, CRASHES, as_told
from paddock.games.gp.legal.course import cars_racing
from paddock.games.gp.state import State
from paddock.games.gp.tables import CAUTION_ROUNDS, DICE


@rule
def crash(box: Box, state: State, seat: int, dice: int, book: Book) -> None:
    """A car loses so many dice, if it has them, and lies on its roof."""
    state.lost[seat] = min(DICE, state.lost[seat] + dice)
    state.flipped[seat] = 1
    tell(book, CRASHES, seat, as_told(box, state, state.at[seat]), DICE - state.lost[seat], 0, 0)


@rule
def crash_all_on(box: Box, state: State, square: int, dice: int, hurt: int, book: Book) -> int:
    """All cars in a corner crash, but those that this landing has crashed already (GP-16).

    Answers the set of all who have been crashed by it.
    """
    for seat in range(box.seats):
        if state.at[seat] == square and (hurt >> seat) & 1 == 0:
            crash(box, state, seat, dice, book)
            hurt |= 1 << seat
    return hurt


@rule
def call_safety_car(box: Box, state: State, book: Book) -> None:
    """A big accident: three rounds of caution, counted from the next turn (GP-67)."""
    turns = CAUTION_ROUNDS * cars_racing(box, state)
    state.caution = turns + 1  # the present turn ends too
    tell(book, BIG_ACCIDENT, NOBODY, turns, 0, 0, 0)
