"""From the empty circuit to the flag, and from one race to the next (GP-35, GP-50, GP-55)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.gp.apply.qualifying import NOT_YET, last_on_grid
from paddock.games.gp.apply.tasks import forget_all, put
from paddock.games.gp.apply.turn import begin_turn, clear_dice
from paddock.games.gp.box import BY_LUCK, NO_ITEMS, ON_COURSE, WITH_TRAY, Box
from paddock.games.gp.events import (
    CHAMPION,
    HALF_POINT,
    ITEM_LAID,
    ITEM_SCATTERED,
    PLACED,
    RACE_ENDS,
    TIE_BREAK,
    WET_OIL,
)
from paddock.games.gp.legal.course import cars_taking_part, lap
from paddock.games.gp.legal.progress import leader
from paddock.games.gp.score import best_of_all, is_tied_with, most_halves
from paddock.games.gp.state import NO_SEAT, OFF, Phase, State, Task
from paddock.games.gp.tables import (
    IN_A_SET,
    ITEMS,
    LYING,
    MAX_LAP,
    NO_ITEM,
    NOTHING,
    OIL,
    PLACED_IN_ORDER,
    SPILT_OIL,
    WET,
)


@rule
def start_race(box: Box, state: State) -> None:
    """Each race starts afresh (GP-55): qualifying, six dice, cylinders, no items, gate closed."""
    state.circuit = state.race % box.circuits
    for seat in range(box.seats):
        clear_seat(state, seat)
    for square in range(MAX_LAP + 1):
        state.lying[square] = NOTHING
    state.tray_item = NO_ITEM
    state.gate_open = 0
    state.arrivals = 0
    state.caution = 0
    state.best = 0
    state.best_seat = NO_SEAT
    state.decided = 0
    state.turbine = 0
    state.left = 0
    clear_dice(state)
    for item in range(ITEMS):
        state.available[item] = 0 if box.items == NO_ITEMS else box.sets * IN_A_SET[item]
    if box.wet == 1:
        state.available[OIL] = 0  # GP-68
    state.phase = Phase.LOT


@rule
def clear_seat(state: State, seat: int) -> None:
    """A car before a race."""
    state.at[seat] = OFF
    state.crossings[seat] = 0
    state.arrived[seat] = 0
    state.flipped[seat] = 0
    state.lost[seat] = 0
    state.cylinder[seat] = 0
    state.place[seat] = 0
    state.result[seat] = NOT_YET
    state.contending[seat] = 0
    for item in range(ITEMS):
        state.owned[seat, item] = 0


# Before the first turn


@rule
def dress_course(box: Box, state: State, book: Book) -> None:
    """The grid stands: wet oil, then items one by one or the tray (GP-35, GP-50, GP-68)."""
    if box.wet == 1:
        for square in range(lap(box, state)):
            if box.kind[state.circuit, square] == WET:
                state.lying[square] = SPILT_OIL
                tell(book, WET_OIL, NOBODY, square + 1, 0, 0, 0)
    if box.items == ON_COURSE:
        state.after = Phase.PLACE
        lay_next_item(box, state)
        return
    if box.items == WITH_TRAY:
        put(state, Task.FREE_TRAY, state.first, 0, 0)
    state.after = Phase.TURN
    state.turn = state.first


@rule
def lay_next_item(box: Box, state: State) -> None:
    """Oil first, then the other items; when all lie, the pole begins (GP-50)."""
    if next_item_to_lay(state) == NO_ITEM:
        begin_turn(box, state, state.first)
    elif box.placement == BY_LUCK:
        state.phase = Phase.SCATTER
    else:
        state.actor = last_on_grid(box, state)
        state.phase = Phase.PLACE


@rule
def next_item_to_lay(state: State) -> int:
    """The item that is laid next, or NO_ITEM."""
    for i in range(ITEMS):
        if state.available[PLACED_IN_ORDER[i]] > 0:
            return PLACED_IN_ORDER[i]
    return NO_ITEM


@rule
def lay_item(box: Box, state: State, square: int, book: Book) -> None:
    """An item lies on the course now, by luck or by the last player's choice (GP-50)."""
    item = next_item_to_lay(state)
    state.available[item] -= 1
    state.lying[square] = SPILT_OIL if item == OIL else LYING + item
    if state.phase == Phase.SCATTER:
        state.scattered += 1
        tell(book, ITEM_SCATTERED, NOBODY, item, square + 1, 0, 0)
    else:
        tell(book, ITEM_LAID, state.actor, item, square + 1, 0, 0)
    lay_next_item(box, state)


# The end


@rule
def end_race(box: Box, state: State, book: Book) -> None:
    """Those still on the track are placed as they stand; points; the next race, or the end."""
    forget_all(state)
    place_the_rest(box, state)
    tell(book, RACE_ENDS, NOBODY, state.race, 0, 0, 0)
    for seat in range(box.seats):
        state.finish[state.race, seat] = state.place[seat]
    state.fastest[state.race, 0] = state.best_seat
    state.fastest[state.race, 1] = state.best
    tell_places(box, state, book)
    if box.championship == 0:
        state.phase = Phase.OVER
    elif state.tie_break == 1:
        crown(box, state, winner_of_race(box, state), book)
    else:
        end_race_of_championship(box, state, book)


@rule
def place_the_rest(box: Box, state: State) -> None:
    """By progress (GP-26)."""
    while True:
        seat = leader(box, state)
        if seat == NO_SEAT:
            return
        place = 1
        for other in range(box.seats):
            if state.place[other] > 0:
                place += 1
        state.place[seat] = place


@rule
def tell_places(box: Box, state: State, book: Book) -> None:
    """The places in their order, and the points where they are written down (GP-55)."""
    cars = cars_taking_part(box, state)
    for place in range(1, cars + 1):
        for seat in range(box.seats):
            if state.place[seat] == place:
                halves = 0 if state.tie_break == 1 else 2 * (cars + 1 - place)
                state.halves[seat] += halves
                tell(book, PLACED, seat, place, halves, 0, 0)
    winner = winner_of_race(box, state)
    if state.tie_break == 0:
        state.wins[winner] += 1


@rule
def winner_of_race(box: Box, state: State) -> int:
    """Who was first."""
    winner = 0
    for seat in range(box.seats):
        if state.place[seat] == 1:
            winner = seat
    return winner


@rule
def end_race_of_championship(box: Box, state: State, book: Book) -> None:
    """Half a point, then the target, then a tie or the next race (GP-55, GP-56)."""
    if box.fastest == 1 and state.best_seat != NO_SEAT:
        state.halves[state.best_seat] += 1
        tell(book, HALF_POINT, state.best_seat, state.best, 0, 0, 0)
    if most_halves(box, state) < 2 * box.target:
        state.race += 1
        start_race(box, state)
        return
    best = best_of_all(box, state)
    tied = 0
    for seat in range(box.seats):
        if is_tied_with(box, state, seat, best):
            tied += 1
    if tied == 1 or box.teams == 1:
        crown(box, state, best, book)
    else:
        break_tie(box, state, best, tied, book)


@rule
def break_tie(box: Box, state: State, best: int, tied: int, book: Book) -> None:
    """One more race among those tied; its first car wins (GP-55)."""
    tell(book, TIE_BREAK, NOBODY, tied, 0, 0, 0)
    for seat in range(box.seats):
        state.taking_part[seat] = 1 if is_tied_with(box, state, seat, best) else 0
    state.tie_break = 1
    state.race += 1
    start_race(box, state)


@rule
def crown(box: Box, state: State, seat: int, book: Book) -> None:
    """The championship is won."""
    state.champion = seat
    state.phase = Phase.OVER
    tell(book, CHAMPION, seat, state.halves[seat], 0, 0, 0)
