"""The movement phase: one car after the other, a small choice at a time (ND-15 to ND-23)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.nitro_dice.apply.cards import discard_laid
from paddock.games.nitro_dice.apply.entering import refuse_draft, steered
from paddock.games.nitro_dice.apply.speed import nobody_is_done, set_speed
from paddock.games.nitro_dice.apply.step import (
    change_lane,
    drift,
    squeeze,
    step,
)
from paddock.games.nitro_dice.box import BEYOND, Box
from paddock.games.nitro_dice.events import (
    BRAKES,
    BURNS_NITRO,
    MOVE_STARTS,
    REPAIRS,
)
from paddock.games.nitro_dice.legal.moves import boost_goal
from paddock.games.nitro_dice.legal.order import dice_left, next_to_move, on_course
from paddock.games.nitro_dice.state import NO_ONE, Cost, Phase, State
from paddock.games.nitro_dice.tables import NITRO_SQUARES, NO_SQUARE


@rule
def next_move(box: Box, state: State, book: Book) -> None:
    """Decided anew after every move; at speed 0 there is none (ND-15, ND-16)."""
    seat = next_to_move(box, state)
    state.mover = seat
    if seat == NO_ONE:
        end_movement(box, state)
        return
    state.used = 0
    state.boost = 0
    state.stopped = 0
    state.stepped = 0
    state.pull = NO_ONE
    state.phase = Phase.GO_ON
    tell(book, MOVE_STARTS, seat, state.speed[seat], 0, 0, 0)


@rule
def end_movement(box: Box, state: State) -> None:
    """The race is over, or hazards are placed (ND-40, ND-45, ND-47)."""
    nobody_is_done(state)
    if race_is_run(box, state):
        state.phase = Phase.RACE_END
    else:
        state.phase = Phase.NEXT_HAZARD


@rule
def race_is_run(box: Box, state: State) -> bool:
    """Whether somebody has completed the laps, or nobody drives any more (ND-30, ND-45)."""
    if dice_left(state) == 0:
        return True
    for seat in range(box.seats):
        if state.finished[seat] > 0:
            return True
        if box.finish == BEYOND and state.crossings[seat] > box.laps:
            return True
    return False


@rule
def go_on(box: Box, state: State, book: Book) -> None:
    """The next square of a nitro token, the next choice, or the end of the move."""
    seat = state.mover
    if state.stopped == 1 or not on_course(state, seat):
        state.phase = Phase.END_MOVE
    elif state.boost > 0:
        boost(box, state, book)
    else:
        state.seat = seat
        state.phase = Phase.MOVE


@rule
def boost(box: Box, state: State, book: Book) -> None:
    """One square more, as long as it goes straight on (ND-21)."""
    if boost_goal(state) == NO_SQUARE:
        state.boost = 0
        return
    state.boost -= 1
    step(box, state, book)


@rule
def burn_nitro(state: State, book: Book) -> None:
    """A token for two squares (ND-21)."""
    state.tokens[state.mover] -= 1
    state.boost = NITRO_SQUARES
    state.phase = Phase.GO_ON
    tell(book, BURNS_NITRO, state.mover, state.tokens[state.mover], 0, 0, 0)


@rule
def drive_on(box: Box, state: State, book: Book) -> None:
    """A step for a point of movement (ND-17)."""
    state.used += 1
    step(box, state, book)


@rule
def repair(state: State, book: Book) -> None:
    """A point of movement restores the condition by one; the die stays (ND-36)."""
    seat = state.mover
    state.used += 1
    state.condition[seat] += 1
    state.phase = Phase.GO_ON
    tell(book, REPAIRS, seat, state.condition[seat], 0, 0, 0)


@rule
def end_move(state: State) -> None:
    """What was laid is discarded, and the next one moves (ND-16)."""
    discard_laid(state)
    state.done[state.mover] = 1
    state.mover = NO_ONE
    state.phase = Phase.NEXT_MOVE


@rule
def ask_for_cards(state: State, cost: int, cards: int, wanted: int) -> None:
    """The seat lays cards one by one; what it wants is done when the last one lies."""
    state.cost = cost
    state.to_pay = cards
    state.wanted = wanted
    state.phase = Phase.PAY


@rule
def paid(box: Box, state: State, book: Book) -> None:
    """What was paid for happens."""
    cost, wanted = state.cost, state.wanted
    if cost == Cost.LANE:
        change_lane(box, state, wanted, book)
    elif cost == Cost.DRIFT:
        state.used += 1
        drift(box, state, wanted, book)
    elif cost == Cost.BRAKE:
        brake(state, book)
    elif cost == Cost.SQUEEZE:
        squeeze(state, wanted, book)
    elif cost == Cost.STEERING:
        steered(state)
    elif cost == Cost.REFUSAL:
        refuse_draft(state, book)
    else:
        discard_laid(state)
        set_speed(state, wanted, book)


@rule
def brake(state: State, book: Book) -> None:
    """The die goes down by one at once (ND-20)."""
    state.speed[state.mover] -= 1
    state.phase = Phase.GO_ON
    tell(book, BRAKES, state.mover, state.speed[state.mover], 0, 0, 0)
