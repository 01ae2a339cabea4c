"""A turn: an item, then upright, repair or dice (GP-7 to GP-10, GP-40 to GP-46)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.gp.apply.crash import call_safety_car, crash, crash_all_on
from paddock.games.gp.apply.things import free_items
from paddock.games.gp.box import Box
from paddock.games.gp.events import (
    CAUTION_ENDS,
    DIE_ROLLED,
    LAYS,
    REPAIRED,
    REPEATED,
    ROCKET_HITS,
    ROCKET_MISSES,
    SPINS_OFF,
    UPRIGHT,
    USES,
    as_told,
)
from paddock.games.gp.legal.course import car_on, dice_left, is_corner, is_racing, where_things_lie
from paddock.games.gp.legal.items import rocket_distance, rocket_target
from paddock.games.gp.legal.progress import leader
from paddock.games.gp.state import Phase, State
from paddock.games.gp.tables import (
    ARMED_BOMB,
    BOMB,
    DICE,
    FACES,
    OIL,
    ROCKET,
    SPILT_OIL,
    TURBINE,
    WRENCH,
)


@rule
def begin_turn(box: Box, state: State, seat: int) -> None:
    """A seat is to move; if it leads under the safety car it has one die (GP-67)."""
    state.turn = seat
    state.actor = seat
    state.slow = 1 if state.caution > 0 and leader(box, state) == seat else 0
    clear_dice(state)
    state.turbine = 0
    state.left = 0
    state.phase = Phase.TURN


@rule
def clear_dice(state: State) -> None:
    """All dice in the hand again."""
    for i in range(DICE):
        state.face[i] = 0
    state.dice = 0


@rule
def pass_turn_on(box: Box, state: State, book: Book) -> None:
    """To the next seat counter-clockwise that is still racing (GP-6)."""
    if state.caution > 0:
        state.caution -= 1
        if state.caution == 0:
            tell(book, CAUTION_ENDS, NOBODY, 0, 0, 0, 0)
    seat = state.turn
    while True:
        seat = 0 if seat + 1 == box.seats else seat + 1
        if is_racing(state, seat):
            break
    begin_turn(box, state, seat)


# Without moving


@rule
def set_upright(state: State, book: Book) -> None:
    """A car that lay on its roof stands again, and that is the turn (GP-7)."""
    state.flipped[state.actor] = 0
    tell(book, UPRIGHT, state.actor, 0, 0, 0, 0)
    state.after = Phase.NEXT


@rule
def repair(state: State, book: Book) -> None:
    """One die out of the pit box (GP-7)."""
    state.lost[state.actor] -= 1
    tell(book, REPAIRED, state.actor, dice_left(state, state.actor), 0, 0, 0)
    state.after = Phase.NEXT


# Items


@rule
def use_item(box: Box, state: State, item: int, book: Book) -> None:
    """One item before the turn (GP-40)."""
    seat = state.actor
    state.owned[seat, item] -= 1
    state.after = Phase.AFTER_ITEM
    if item == BOMB or item == OIL:
        lay(box, state, seat, item, book)
        return
    tell(book, USES, seat, item, 0, 0, 0)
    if item == ROCKET:
        state.after = Phase.ROCKET
    elif item == TURBINE:
        state.turbine = 1
        free_items(box, state, seat, TURBINE, 1)
    elif item == WRENCH:
        state.lost[seat] = 0
        state.flipped[seat] = 0
        free_items(box, state, seat, WRENCH, 1)


@rule
def lay(box: Box, state: State, seat: int, item: int, book: Book) -> None:
    """Bomb or oil on one's own square; it does nothing to those who stand there (GP-38)."""
    square = state.at[seat]
    state.lying[where_things_lie(box, state, square)] = ARMED_BOMB if item == BOMB else SPILT_OIL
    tell(book, LAYS, seat, item, as_told(box, state, square), 0, 0)


@rule
def rocket_rolled(box: Box, state: State, face: int, book: Book) -> None:
    """At least the distance hits; on a corner everybody (GP-41). A miss spends it too."""
    seat = state.actor
    roll(state, seat, face, book)
    distance = rocket_distance(box, state, seat)
    square = rocket_target(box, state, seat)
    told = as_told(box, state, square)
    if face < distance:
        tell(book, ROCKET_MISSES, seat, told, distance, 0, 0)
    else:
        tell(book, ROCKET_HITS, seat, told, distance, 0, 0)
        if is_corner(box, state, square):
            crash_all_on(box, state, square, 1, 0, book)
        else:
            crash(box, state, car_on(box, state, square, seat), 1, book)
    state.after = Phase.AFTER_ITEM
    free_items(box, state, seat, ROCKET, 1)


# Dice


@rule
def roll(state: State, seat: int, face: int, book: Book) -> None:
    """A die shows a face."""
    state.rolled[seat] += 1
    state.last_die = face
    tell(book, DIE_ROLLED, seat, face, 0, 0, 0)


@rule
def die_came(state: State, face: int, book: Book) -> bool:
    """A die is shown; answers whether its face had been shown before."""
    seat = state.actor
    roll(state, seat, face, book)
    repeated = False
    for i in range(state.dice):
        repeated = repeated or state.face[i] == face
    state.face[state.dice] = face
    state.dice += 1
    return repeated


@rule
def sum_of_dice(state: State) -> int:
    """The total that is shown; with a turbine the highest die twice (GP-10, GP-43)."""
    total, highest = 0, 0
    for i in range(state.dice):
        total += state.face[i]
        highest = max(highest, state.face[i])
    return total + highest if state.turbine == 1 else total


@rule
def face_repeated(box: Box, state: State, face: int, book: Book) -> None:
    """No movement; in a corner the car crashes, with a second 6 badly (GP-9, GP-67)."""
    seat = state.actor
    state.after = Phase.NEXT
    if not is_corner(box, state, state.at[seat]):
        tell(book, REPEATED, seat, face, 0, 0, 0)
        return
    tell(book, SPINS_OFF, seat, face, 0, 0, 0)
    if box.safety_car == 1 and face == FACES:
        crash(box, state, seat, DICE, book)
        call_safety_car(box, state, book)
    else:
        crash(box, state, seat, 1, book)


@rule
def no_more_dice(state: State) -> bool:
    """Whether the last die that may be rolled has been (GP-8, GP-67)."""
    return state.slow == 1 or state.dice == dice_left(state, state.actor)
