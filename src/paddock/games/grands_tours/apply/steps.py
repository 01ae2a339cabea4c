"""An action is built step by step: its card, the die there, the own dice (GT-17 to GT-27)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.grands_tours.actions import (
    DIE,
    ON,
    ONLY_ONE,
    PASS,
    PLACE,
    REMOVE,
    REPLACE,
    SPAN,
    SPEND,
    TARGET,
    TRAIN,
    first_of,
    second_of,
)
from paddock.games.grands_tours.apply.dice import (
    falls_behind,
    out_of_card,
    out_of_peloton,
    put_on_card,
    to_gruppetto,
)
from paddock.games.grands_tours.apply.turn import end_action
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.events import (
    PASSED,
    PLACED,
    REMOVED,
    REPLACED,
    SWAPPED,
    TRAIN_SENT,
)
from paddock.games.grands_tours.legal.dice import die_code, seat_of
from paddock.games.grands_tours.state import Phase, State


@rule
def build(box: Box, state: State, verb: int, argument: int, book: Book) -> None:
    """One more choice; the last one carries the action out."""
    if verb == ON:
        choose_card(state, argument)
    elif verb == TARGET:
        choose_target(box, state, first_of(argument), second_of(argument), book)
    elif verb == DIE:
        use_die(box, state, first_of(argument), second_of(argument), book)
    elif verb == SPEND:
        spend_die(box, state, first_of(argument), second_of(argument), book)
    elif verb == SPAN:
        choose_span(state, first_of(argument), second_of(argument))
    elif verb == ONLY_ONE:
        tell(book, PASSED, state.seat, state.face, 1, 0, 0)
        end_action(box, state, book)


@rule
def choose_card(state: State, card: int) -> None:
    """The card; of a swap the second one."""
    if state.phase == Phase.OTHER_CARD:
        state.other = card
        state.phase = Phase.OTHER_TARGET
        return
    state.card = card
    if state.verb == PLACE:
        state.phase = Phase.DIE
    elif state.verb == TRAIN:
        state.phase = Phase.SPAN
    else:
        state.phase = Phase.TARGET


@rule
def choose_target(box: Box, state: State, face: int, die: int, book: Book) -> None:
    """The die on the card; of a swap the second one ends it."""
    if state.phase == Phase.OTHER_TARGET:
        swap(box, state, die, book)
        return
    state.face = face
    state.target = die
    if state.verb == REPLACE:
        state.phase = Phase.DIE
    elif state.verb == REMOVE:
        state.phase = Phase.SPEND
    else:
        state.phase = Phase.OTHER_CARD


@rule
def choose_span(state: State, dice: int, low: int) -> None:
    """The faces of the train; its dice follow one by one, the lowest first."""
    state.length = dice
    state.span = dice
    state.low = low
    state.face = low
    state.phase = Phase.DIE


@rule
def use_die(box: Box, state: State, face: int, own: int, book: Book) -> None:
    """An own die is chosen for the action."""
    if state.verb == PLACE:
        ride_onto_card(state, face, own)
        tell(book, PLACED, state.seat, state.card, face, own, 0)
        end_action(box, state, book)
    elif state.verb == TRAIN:
        couple(box, state, face, own, book)
    elif state.verb == PASS:
        falls_behind(state, state.seat, face, own)
        state.face = face
        state.phase = Phase.MORE
    else:
        replace(state, face, own)


@rule
def ride_onto_card(state: State, face: int, own: int) -> None:
    """An own die goes from the peloton onto the card."""
    out_of_peloton(state, state.seat, face, own)
    put_on_card(state, state.card, face, die_code(state.seat, own))


@rule
def couple(box: Box, state: State, face: int, own: int, book: Book) -> None:
    """The next die of the train (GT-19)."""
    ride_onto_card(state, face, own)
    state.face += 1
    state.span -= 1
    if state.span == 0:
        high = state.low + state.length - 1
        tell(book, TRAIN_SENT, state.seat, state.card, state.low, high, 0)
        end_action(box, state, book)


@rule
def replace(state: State, face: int, own: int) -> None:
    """The die on the card falls behind, an own one takes its place; a second one will follow it."""
    out_of_card(state, state.card, face, state.target)
    to_gruppetto(state, state.target)
    ride_onto_card(state, face, own)
    state.used = own
    state.phase = Phase.SPEND


@rule
def spend_die(box: Box, state: State, face: int, own: int, book: Book) -> None:
    """An own die goes to the gruppetto, and the action is done."""
    seat = state.seat
    falls_behind(state, seat, face, own)
    if state.verb == REPLACE:
        whose = seat_of(state, state.target)
        tell(book, REPLACED, seat, state.card, face, whose, state.used)
    elif state.verb == REMOVE:
        whose = seat_of(state, state.target)
        out_of_card(state, state.card, face, state.target)
        to_gruppetto(state, state.target)
        tell(book, REMOVED, seat, state.card, face, whose, 0)
    else:
        tell(book, PASSED, seat, face, 2, 0, 0)
    end_action(box, state, book)


@rule
def swap(box: Box, state: State, its: int, book: Book) -> None:
    """The own die and the other one change cards (GT-26)."""
    card, other, face, mine = state.card, state.other, state.face, state.target
    whose = seat_of(state, its)
    out_of_card(state, card, face, mine)
    out_of_card(state, other, face, its)
    put_on_card(state, card, face, its)
    put_on_card(state, other, face, mine)
    tell(book, SWAPPED, state.seat, card, face, whose, other)
    end_action(box, state, book)
