"""What an action does. Does, never asks: what may be done is said in legal."""

from paddock.core.compiled import entry, rule
from paddock.core.events import Book
from paddock.games.top_race.actions import (
    BID,
    CHOOSE,
    CONTENT,
    GET_CARD,
    GO,
    HAMMER,
    LIMIT,
    OPENS,
    PASS,
    PLAY,
    PUNCTURE,
    PUT,
    RETURN,
    SPURT,
    TICK,
    argument_of,
    verb_of,
)
from paddock.games.top_race.apply.auction import (
    be_content,
    bid,
    hammer,
    opener_came,
    pass_lot,
    put_car,
    set_limit,
    turn_up,
)
from paddock.games.top_race.apply.cards import (
    choose_car,
    go,
    play_card,
    puncture,
    return_to,
    spurt,
)
from paddock.games.top_race.apply.race import deal_card, start_match
from paddock.games.top_race.apply.tips import tick
from paddock.games.top_race.box import Box
from paddock.games.top_race.state import State

__all__ = ["apply", "start"]


@entry
def start(box: Box, state: State) -> None:
    """Set the table up."""
    start_match(box, state)


@entry
def apply(box: Box, state: State, who: int, action: int, book: Book) -> None:
    """Do what an action says."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == GO:
        go(box, state, argument, book)
    elif verb == GET_CARD:
        deal_card(box, state, argument, book)
    elif verb == PLAY:
        play_card(box, state, argument, book)
    elif verb == CHOOSE:
        choose_car(box, state, argument, book)
    elif verb == SPURT:
        spurt(box, state, book)
    elif verb == PUNCTURE:
        puncture(box, state, book)
    elif verb == RETURN:
        return_to(box, state, argument, book)
    elif verb == TICK:
        tick(box, state, who, argument, book)
    else:
        auction(box, state, who, verb, argument, book)


@rule
def auction(box: Box, state: State, who: int, verb: int, argument: int, book: Book) -> None:
    """Do what belongs to the auction."""
    if verb == BID:
        bid(box, state, who, argument, book)
    elif verb == PASS:
        pass_lot(box, state, who, book)
    elif verb == CONTENT:
        be_content(state, who, book)
    elif verb == LIMIT:
        set_limit(box, state, who, argument, book)
    elif verb == HAMMER:
        hammer(box, state, book)
    elif verb == PUT:
        put_car(box, state, argument, book)
    elif verb == OPENS:
        opener_came(box, state, argument, book)
    else:
        turn_up(box, state, argument, book)
