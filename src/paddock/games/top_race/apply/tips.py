"""Race tips (TR-40), and what happens when a card is done."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY, TABLE
from paddock.games.top_race.apply.race import (
    end_race,
    lay_card_aside,
    next_player,
    seats_go_out,
)
from paddock.games.top_race.box import Box
from paddock.games.top_race.events import (
    CARDS_OUT,
    LINE_CROSSED,
    TIP_TICKED,
    TIPS_SEALED,
)
from paddock.games.top_race.legal import seats_without_tip
from paddock.games.top_race.legal.track import column_of
from paddock.games.top_race.state import NO_ONE, Phase, State
from paddock.games.top_race.tables import TIPS


@rule
def cross_lines(box: Box, state: State, car: int, book: Book) -> None:
    """Note the TIP lines that a car is the first to cross (TR-40)."""
    column = column_of(box, state, car)
    while state.crossed < TIPS and column > box.tip_line[state.crossed]:
        if box.tips == 1:
            tell(book, LINE_CROSSED, NOBODY, car, state.crossed, 0, 0)
        state.crossed += 1


@rule
def end_card(box: Box, state: State, book: Book) -> None:
    """The card is done: who is out, is the race over, is there a tip to give?"""
    lay_card_aside(state)
    if state.home > 0:
        seats_go_out(box, state, book)
    if next_player(box, state) == NO_ONE:
        tell(book, CARDS_OUT, NOBODY, state.race, 0, 0, 0)
        end_race(box, state, book)
    else:
        ask_or_go_on(box, state)


@rule
def ask_or_go_on(box: Box, state: State) -> None:
    """A tip for each line crossed (TR-40), then the next player's turn (TR-20)."""
    if box.tips == 1 and state.asked < state.crossed:
        state.phase = Phase.TIP
    else:
        state.seat = next_player(box, state)
        state.phase = Phase.PLAY


@rule
def tick(box: Box, state: State, seat: int, car: int, book: Book) -> None:
    """A car is ticked in secret; the last tick closes the round (TR-40)."""
    state.tip[state.race, seat, state.asked] = car
    tell(book, TIP_TICKED, seat, state.asked, car, 0, 0)
    if seats_without_tip(box, state) == 0:
        tell(book, TIPS_SEALED, TABLE, state.asked, 0, 0, 0)
        state.asked += 1
        ask_or_go_on(box, state)
