"""Where a move ends: the chain of pushed cars, then what each of them meets (GP-11 to GP-16)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.gp.apply.crash import call_safety_car, crash, crash_all_on
from paddock.games.gp.apply.line import arrive, cross_line
from paddock.games.gp.apply.slide import slide
from paddock.games.gp.apply.tasks import put
from paddock.games.gp.apply.things import free_items, take_item, take_tray
from paddock.games.gp.box import Box
from paddock.games.gp.events import (
    EXPLODES,
    GATE_BLOCKED,
    GATE_CLOSES,
    GATE_OPENS,
    PUSHED,
    TELEPORTS,
    as_told,
)
from paddock.games.gp.legal.course import (
    car_on,
    is_corner,
    is_t,
    lap,
    next_square,
    other_t,
    where_things_lie,
)
from paddock.games.gp.state import NO_SEAT, State, Task
from paddock.games.gp.tables import (
    ARMED_BOMB,
    BOMB,
    DICE,
    LYING,
    NOTHING,
    SPILT_OIL,
    SWITCH,
    TRAY,
)


@rule
def land(box: Box, state: State, seat: int, square: int, book: Book) -> None:
    """A car ends its own move here."""
    state.at[seat] = square
    if is_corner(box, state, square):
        hurt = land_in_corner(box, state, seat, square, book)
        arrive(state, seat, square)
        put(state, Task.OWN_LANDING, seat, square, hurt)
        return
    put(state, Task.OWN_LANDING, seat, square, 0)
    push_from(box, state, seat, square, book)
    arrive(state, seat, square)


@rule
def land_in_corner(box: Box, state: State, seat: int, square: int, book: Book) -> int:
    """An occupied corner: every car in it crashes, the mover too (GP-12). Answers which."""
    if car_on(box, state, square, seat) == NO_SEAT:
        return 0
    dice = DICE if box.safety_car == 1 else 1  # GP-67: a big accident
    hurt = crash_all_on(box, state, square, dice, 0, book)
    if box.safety_car == 1:
        call_safety_car(box, state, book)
    return hurt


@rule
def push_from(box: Box, state: State, hitter: int, square: int, book: Book) -> None:
    """The car on this square, and those it runs into, go one square on (GP-11).

    The tasks are put so that the foremost comes first; then the cars move, foremost first, each
    onto the square that the next one has left (GP-15).
    """
    first = state.waiting
    pushed = car_on(box, state, square, hitter)
    while pushed != NO_SEAT:
        square = next_square(box, state, square)
        put(state, Task.PUSHED_LANDING, pushed, square, 0)
        pushed = NO_SEAT if is_corner(box, state, square) else car_on(box, state, square, hitter)
    for row in range(state.waiting - 1, first - 1, -1):
        if state.decided == 0:
            push_one(box, state, state.tasks[row, 1], state.tasks[row, 2], book)


@rule
def push_one(box: Box, state: State, seat: int, square: int, book: Book) -> None:
    """One square on, in the direction of the hit; it may cross the line (GP-14)."""
    before = as_told(box, state, state.at[seat])
    tell(book, PUSHED, seat, before, as_told(box, state, square), 0, 0)
    arrive(state, seat, square)
    if square == 0:
        cross_line(box, state, seat, book)


@rule
def pushed_car_landed(box: Box, state: State, seat: int, square: int, book: Book) -> None:
    """What a pushed car meets, if it still stands there: corner, then things (GP-11, GP-15)."""
    if state.at[seat] != square:
        return
    hurt = crash_all_on(box, state, square, 1, 0, book) if is_corner(box, state, square) else 0
    meet_thing(box, state, seat, square, hurt, book)


@rule
def own_move_ended(box: Box, state: State, seat: int, square: int, hurt: int, book: Book) -> None:
    """What the mover meets: T, things, switch (GP-15). Nothing can have swept it away by then."""
    if is_t(box, state, square):
        teleport(box, state, seat, square, book)
    elif box.kind[state.circuit, square] == SWITCH:
        switch_gate(box, state, seat, square, book)
    else:
        meet_thing(box, state, seat, square, hurt, book)


@rule
def teleport(box: Box, state: State, seat: int, square: int, book: Book) -> None:
    """To the other T; a car there is hit as usual, no line is crossed (GP-32)."""
    goal = other_t(box, state, square)
    tell(book, TELEPORTS, seat, square + 1, goal + 1, 0, 0)
    state.at[seat] = goal
    push_from(box, state, seat, goal, book)
    arrive(state, seat, goal)


@rule
def switch_gate(box: Box, state: State, seat: int, square: int, book: Book) -> None:
    """Open a closed gate, close an open one; never on a car (GP-31)."""
    if state.gate_open == 0:
        state.gate_open = 1
        tell(book, GATE_OPENS, seat, square + 1, 0, 0, 0)
    elif car_on(box, state, lap(box, state), NO_SEAT) != NO_SEAT:
        tell(book, GATE_BLOCKED, seat, square + 1, 0, 0, 0)
    else:
        state.gate_open = 0
        tell(book, GATE_CLOSES, seat, square + 1, 0, 0, 0)


@rule
def meet_thing(box: Box, state: State, seat: int, square: int, hurt: int, book: Book) -> None:
    """Tray or item, bomb, oil (GP-36, GP-42, GP-44, GP-50)."""
    here = where_things_lie(box, state, square)
    thing = state.lying[here]
    if thing == TRAY:
        take_tray(state, seat, here, book)
    elif thing >= LYING:
        take_item(state, seat, here, book)
    elif thing == ARMED_BOMB:
        state.lying[here] = NOTHING
        tell(book, EXPLODES, seat, as_told(box, state, square), 0, 0, 0)
        if (hurt >> seat) & 1 == 0:  # GP-16
            crash(box, state, seat, 1, book)
        free_items(box, state, seat, BOMB, 1)
    elif thing == SPILT_OIL:
        if is_corner(box, state, square):
            crash_all_on(box, state, square, 1, hurt, book)
        else:
            slide(box, state, seat, square, book)
