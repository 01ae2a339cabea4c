"""Items and objects: the tray, what comes back, what is taken (GP-35 to GP-38, GP-51)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.gp.apply.tasks import put
from paddock.games.gp.box import ON_COURSE, Box
from paddock.games.gp.events import ITEM_BACK, TAKES_ITEM, TAKES_TRAY, TRAY_ASIDE, TRAY_OUT
from paddock.games.gp.legal.items import anything_available
from paddock.games.gp.legal.progress import square_for_item
from paddock.games.gp.state import Phase, State, Task
from paddock.games.gp.tables import ITEMS, LYING, NO_ITEM, NOTHING, TRAY


@rule
def free_items(box: Box, state: State, seat: int, item: int, count: int) -> None:
    """Used items are available again: for the tray, or back on the course (GP-36, GP-51)."""
    state.available[item] += count
    if box.items == ON_COURSE:
        put(state, Task.FREE_ITEM, item, count, 0)
    else:
        put(state, Task.FREE_TRAY, seat, 0, 0)


@rule
def free_all_items(box: Box, state: State, seat: int) -> None:
    """A car that has finished gives its items back, turbines first (GP-25)."""
    for item in range(ITEMS - 1, -1, -1):
        count = state.owned[seat, item]
        if count > 0:
            state.owned[seat, item] = 0
            free_items(box, state, seat, item, count)


@rule
def put_items_back(box: Box, state: State, item: int, count: int, book: Book) -> None:
    """Each one square ahead of the leading car; bombs face down (GP-51)."""
    for _ in range(count):
        square = square_for_item(box, state)
        state.available[item] -= 1
        state.lying[square] = LYING + item
        tell(book, ITEM_BACK, NOBODY, item, square + 1, 0, 0)


@rule
def ask_for_tray(box: Box, state: State, seat: int) -> bool:
    """The seat puts the tray out, if it is aside and there is anything to put on it (GP-36)."""
    if state.tray_item != NO_ITEM or not anything_available(state):
        return False
    state.actor = seat
    state.phase = Phase.OFFER
    return True


@rule
def put_tray_out(box: Box, state: State, item: int, book: Book) -> None:
    """The tray with its item, ahead of the leading car (GP-36)."""
    square = square_for_item(box, state)
    state.available[item] -= 1
    state.tray_item = item
    state.lying[square] = TRAY
    tell(book, TRAY_OUT, state.actor, item, square + 1, 0, 0)


@rule
def take_tray(state: State, seat: int, square: int, book: Book) -> None:
    """A car has come onto the tray: its item, and the next one is its player's choice (GP-36)."""
    item = state.tray_item
    state.owned[seat, item] += 1
    state.lying[square] = NOTHING
    state.tray_item = NO_ITEM
    tell(book, TAKES_TRAY, seat, item, 0, 0, 0)
    if anything_available(state):
        put(state, Task.FREE_TRAY, seat, 0, 0)
    else:
        tell(book, TRAY_ASIDE, NOBODY, 0, 0, 0, 0)


@rule
def take_item(state: State, seat: int, square: int, book: Book) -> None:
    """A car has come onto an item that lies there; oil is never taken (GP-50)."""
    item = state.lying[square] - LYING
    state.owned[seat, item] += 1
    state.lying[square] = NOTHING
    tell(book, TAKES_ITEM, seat, item, 0, 0, 0)
