"""What an action does. Does, never asks: what may be done is said in legal."""

from paddock.core.compiled import entry, rule
from paddock.core.events import Book
from paddock.games.gp.actions import (
    BEGINS,
    FACE,
    GATE,
    LIES,
    OFFER,
    PLACE,
    REPAIR,
    ROLL,
    SHORTCUT,
    STOP,
    STRAIGHT,
    UPRIGHT,
    USE,
    argument_of,
    verb_of,
)
from paddock.games.gp.apply.landing import own_move_ended, pushed_car_landed
from paddock.games.gp.apply.move import choose_way, set_off
from paddock.games.gp.apply.qualifying import (
    begin_qualifying,
    qualifying_die_came,
    stop_qualifying,
)
from paddock.games.gp.apply.race import dress_course, end_race, lay_item, start_race
from paddock.games.gp.apply.tasks import take
from paddock.games.gp.apply.things import ask_for_tray, put_items_back, put_tray_out
from paddock.games.gp.apply.turn import (
    begin_turn,
    die_came,
    face_repeated,
    no_more_dice,
    pass_turn_on,
    repair,
    rocket_rolled,
    set_upright,
    use_item,
)
from paddock.games.gp.box import Box
from paddock.games.gp.legal.caution import AHEAD, THROUGH_GATE, THROUGH_SHORTCUT
from paddock.games.gp.state import NO_SEAT, Phase, State, Task

__all__ = ["apply", "start"]


@entry
def start(box: Box, state: State) -> None:
    """Set the table up."""
    state.champion = NO_SEAT
    for seat in range(box.seats):
        state.taking_part[seat] = 1
    start_race(box, state)


@entry
def apply(box: Box, state: State, who: int, action: int, book: Book) -> None:
    """Do what an action says."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == FACE:
        face_came(box, state, argument, book)
    elif verb == ROLL:
        state.phase = Phase.QUALIFY_ROLL if state.phase == Phase.QUALIFY else Phase.ROLL
    elif verb == STOP:
        stop_rolling(box, state, book)
    elif verb == PLACE or verb == LIES:
        lay_item(box, state, argument, book)
    elif verb == BEGINS:
        begin_qualifying(box, state, argument, book)
    else:
        act_in_turn(box, state, verb, argument, book)


@rule
def act_in_turn(box: Box, state: State, verb: int, argument: int, book: Book) -> None:
    """What leaves something to be done, and then goes on."""
    if verb == STRAIGHT:
        choose_way(box, state, AHEAD, book)
    elif verb == SHORTCUT:
        choose_way(box, state, THROUGH_SHORTCUT, book)
    elif verb == GATE:
        choose_way(box, state, THROUGH_GATE, book)
    elif verb == USE:
        use_item(box, state, argument, book)
    elif verb == OFFER:
        put_tray_out(box, state, argument, book)
    elif verb == REPAIR:
        repair(state, book)
    elif verb == UPRIGHT:
        set_upright(state, book)
    if state.phase != Phase.BRANCH:
        carry_on(box, state, book)


@rule
def face_came(box: Box, state: State, face: int, book: Book) -> None:
    """A die has answered: in qualifying, for a rocket, for a move."""
    phase = state.phase
    if phase == Phase.QUALIFY_ROLL:
        if qualifying_die_came(box, state, face, book):
            leave_the_grid(box, state, book)
    elif phase == Phase.ROCKET:
        rocket_rolled(box, state, face, book)
        carry_on(box, state, book)
    elif die_came(state, face, book):
        face_repeated(box, state, face, book)
        carry_on(box, state, book)
    elif no_more_dice(state):
        stop_rolling(box, state, book)
    else:
        state.phase = Phase.AGAIN


@rule
def stop_rolling(box: Box, state: State, book: Book) -> None:
    """Enough: the result of qualifying, or the move."""
    if state.phase == Phase.QUALIFY:
        if stop_qualifying(box, state, book):
            leave_the_grid(box, state, book)
        return
    set_off(box, state, book)
    if state.phase != Phase.BRANCH:
        carry_on(box, state, book)


@rule
def leave_the_grid(box: Box, state: State, book: Book) -> None:
    """The cars stand in their bays: the course is dressed, then the pole begins (GP-6)."""
    dress_course(box, state, book)
    if state.after == Phase.TURN:
        carry_on(box, state, book)


@rule
def carry_on(box: Box, state: State, book: Book) -> None:
    """Do all that is left to do, until a seat must choose; then the race goes its way."""
    state.phase = Phase.NEXT
    while state.waiting > 0 and state.decided == 0:
        if do_task(box, state, take(state), book):
            return
    if state.decided == 1:
        end_race(box, state, book)
    elif state.after == Phase.NEXT:
        pass_turn_on(box, state, book)
    elif state.after == Phase.TURN:
        begin_turn(box, state, state.turn)
    else:
        state.actor = state.turn
        state.phase = state.after


@rule
def do_task(box: Box, state: State, row: int, book: Book) -> bool:
    """One thing that an action has left to be done; answers whether a seat must choose for it."""
    task, what = state.tasks[row, 0], state.tasks[row, 1]
    square, hurt = state.tasks[row, 2], state.tasks[row, 3]
    if task == Task.OWN_LANDING:
        own_move_ended(box, state, what, square, hurt, book)
    elif task == Task.PUSHED_LANDING:
        pushed_car_landed(box, state, what, square, book)
    elif task == Task.FREE_ITEM:
        put_items_back(box, state, what, square, book)
    else:
        return ask_for_tray(box, state, what)
    return False
