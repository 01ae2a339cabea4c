"""The finish line: laps, discs, and cars that have finished (GP-5, GP-25, GP-26)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.gp.apply.things import free_all_items
from paddock.games.gp.box import WINNER_ONLY, Box
from paddock.games.gp.events import DISC_TAKEN, FINISHES, STARTS_FIRST_LAP
from paddock.games.gp.legal.course import cars_racing, cars_taking_part
from paddock.games.gp.state import OFF, State


@rule
def cross_line(box: Box, state: State, seat: int, book: Book) -> None:
    """A car crosses the line; the last disc takes it off the track at once."""
    state.crossings[seat] += 1
    discs = state.crossings[seat] - 1
    if discs == 0:
        tell(book, STARTS_FIRST_LAP, seat, 0, 0, 0, 0)
        return
    tell(book, DISC_TAKEN, seat, discs, box.discs, 0, 0)
    if discs == box.discs:
        finish(box, state, seat, book)


@rule
def finish(box: Box, state: State, seat: int, book: Book) -> None:
    """Its place is settled, its items are available; the race may be over (GP-25, GP-26)."""
    place = cars_taking_part(box, state) - cars_racing(box, state) + 1
    state.at[seat] = OFF
    state.place[seat] = place
    tell(book, FINISHES, seat, place, 0, 0, 0)
    if cars_racing(box, state) == 1 or box.race_end == WINNER_ONLY or state.tie_break == 1:
        state.decided = 1
    else:
        free_all_items(box, state, seat)


@rule
def arrive(state: State, seat: int, square: int) -> None:
    """A car stands on a square now, behind those that came to it before (GP-37)."""
    state.at[seat] = square
    state.arrivals += 1
    state.arrived[seat] = state.arrivals
