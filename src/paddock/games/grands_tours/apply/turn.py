"""The actions of a turn: begun, carried out, ended (GT-15 to GT-27)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.grands_tours.actions import DONE, PASS, ROLL, SIT_OUT
from paddock.games.grands_tours.apply.rounds import clear_action, end_turn, take_up_gruppetto
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.events import ACTS_AGAIN, LEAVES_IT, SAT_OUT
from paddock.games.grands_tours.legal.dice import owns
from paddock.games.grands_tours.state import Phase, State, Why
from paddock.games.grands_tours.tables import SECOND_ACTION


@rule
def begin_action(box: Box, state: State, verb: int, book: Book) -> None:
    """A seat says what it is going to do."""
    state.verb = verb
    if verb == ROLL:
        state.rolling = Why.ACTION
        take_up_gruppetto(state, state.seat)
        state.phase = Phase.ROLL
    elif verb == PASS:
        state.phase = Phase.DIE
    elif verb == SIT_OUT:
        tell(book, SAT_OUT, state.seat, 0, 0, 0, 0)
        end_turn(box, state, book)
    elif verb == DONE:
        tell(book, LEAVES_IT, state.seat, 0, 0, 0, 0)
        end_turn(box, state, book)
    else:
        state.phase = Phase.CARD


@rule
def end_action(box: Box, state: State, book: Book) -> None:
    """The turn is over, unless a second action is allowed (GT-4); not after a pass."""
    again = owns(state, state.seat, SECOND_ACTION) and state.extra == 0 and state.verb != PASS
    if again:
        clear_action(state)
        state.extra = 1
        tell(book, ACTS_AGAIN, state.seat, 0, 0, 0, 0)
    else:
        end_turn(box, state, book)
