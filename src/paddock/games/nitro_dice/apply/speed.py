"""The speed phase (ND-12)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.events import ROUND_STARTS, SPEED_SET
from paddock.games.nitro_dice.legal.order import foremost_to_act
from paddock.games.nitro_dice.state import NO_ONE, Cost, Phase, State
from paddock.games.nitro_dice.tables import CHEAP_CHANGE, MAX_SEATS


@rule
def nobody_is_done(state: State) -> None:
    """A new part of the round begins."""
    for seat in range(MAX_SEATS):
        state.done[seat] = 0


@rule
def start_round(state: State, book: Book) -> None:
    """One more round."""
    nobody_is_done(state)
    state.turn += 1
    state.mover = NO_ONE
    state.phase = Phase.NEXT_SPEED
    tell(book, ROUND_STARTS, NOBODY, state.turn, 0, 0, 0)


@rule
def next_speed(box: Box, state: State, book: Book) -> None:
    """Leader first; when all dice are set they move (ND-12)."""
    if state.turn == 0:
        start_round(state, book)
    seat = foremost_to_act(box, state)
    if seat == NO_ONE:
        nobody_is_done(state)
        state.phase = Phase.NEXT_MOVE
    else:
        state.seat = seat
        state.phase = Phase.SPEED


@rule
def choose_speed(state: State, speed: int, book: Book) -> None:
    """By one for nothing, by two for a card (ND-12)."""
    change = speed - state.speed[state.seat]
    if -CHEAP_CHANGE <= change <= CHEAP_CHANGE:
        set_speed(state, speed, book)
    else:
        state.wanted = speed
        state.cost = Cost.SPEED
        state.to_pay = 1
        state.phase = Phase.PAY


@rule
def set_speed(state: State, speed: int, book: Book) -> None:
    """The die shows it from now on."""
    seat = state.seat
    tell(book, SPEED_SET, seat, state.speed[seat], speed, 0, 0)
    state.speed[seat] = speed
    state.done[seat] = 1
    state.phase = Phase.NEXT_SPEED
