"""What an action does. Does, never asks: what may be done is said in legal."""

from paddock.core.compiled import entry, rule
from paddock.core.events import Book
from paddock.games.grands_tours.actions import (
    BECOME,
    CARD,
    EXCHANGE,
    FACE,
    HOLDS,
    KEEP,
    LEADER,
    LIFT,
    LIFT_ALL,
    ON,
    PLACE,
    READJUST,
    THROW,
    argument_of,
    verb_of,
)
from paddock.games.grands_tours.apply.jerseys import exchange_die, seven_becomes
from paddock.games.grands_tours.apply.opening import (
    card_opens,
    set_out,
    take_lead,
    week_holds,
)
from paddock.games.grands_tours.apply.rolling import (
    face_came,
    give_up,
    keep_roll,
    lift,
    lift_all,
    throw,
)
from paddock.games.grands_tours.apply.steps import build
from paddock.games.grands_tours.apply.turn import begin_action
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.state import State

__all__ = ["apply", "start"]


@entry
def start(box: Box, state: State) -> None:
    """Set the table up."""
    set_out(box, state)


@entry
def apply(box: Box, state: State, who: int, action: int, book: Book) -> None:
    """Do what an action says."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == FACE:
        face_came(box, state, argument, book)
    elif verb >= HOLDS:
        answer(box, state, verb, argument, book)
    elif verb >= BECOME:
        settle_jersey(box, state, verb, argument, book)
    elif verb >= ON:
        build(box, state, verb, argument, book)
    elif verb >= PLACE:
        begin_action(box, state, verb, book)
    else:
        gather(box, state, verb, argument, book)


@rule
def answer(box: Box, state: State, verb: int, argument: int, book: Book) -> None:
    """Luck lays the course and names the first leader."""
    if verb == CARD:
        card_opens(box, state, argument, book)
    elif verb == LEADER:
        take_lead(box, state, argument, book)
    else:
        week_holds(box, state, argument, book)


@rule
def settle_jersey(box: Box, state: State, verb: int, argument: int, book: Book) -> None:
    """A die is chosen for a jersey die, or a face for a lost 7."""
    if verb == EXCHANGE:
        exchange_die(box, state, argument, book)
    else:
        seven_becomes(box, state, argument, book)


@rule
def gather(box: Box, state: State, verb: int, argument: int, book: Book) -> None:
    """Camp and rest days."""
    if verb == KEEP:
        keep_roll(box, state, book)
    elif verb == READJUST:
        give_up(box, state, argument, book)
    elif verb == LIFT:
        lift(state, argument)
    elif verb == LIFT_ALL:
        lift_all(state)
    elif verb == THROW:
        throw(box, state, book)
