"""What an action does. Does, never asks: what may be done is said in legal.py."""

from paddock.core.compiled import entry, rule
from paddock.core.events import Book, tell
from paddock.games.formula_motor_racing.actions import (
    AGAIN,
    AHEAD,
    BEHIND,
    CHOOSE,
    FACE,
    GET_CARD,
    GET_TEAM,
    NEXT_ON_GRID,
    PICK,
    PLAY,
    argument_of,
    verb_of,
)
from paddock.games.formula_motor_racing.apply.cards import (
    choose_car,
    crash_with,
    face_came,
    play_card,
    roll_again,
    stop_rolling,
)
from paddock.games.formula_motor_racing.apply.race import deal_card, draw_card, start_season
from paddock.games.formula_motor_racing.apply.teams import draw_for_grid, take_team
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.events import TEAM_DRAWN, TEAM_PICKED
from paddock.games.formula_motor_racing.state import Phase, State

__all__ = ["apply", "start"]


@entry
def start(box: Box, state: State) -> None:
    """Set the table up."""
    start_season(box, state)


@entry
def apply(box: Box, state: State, who: int, action: int, book: Book) -> None:
    """Do what an action says."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == PLAY:
        play_card(box, state, argument, book)
    elif verb == CHOOSE:
        choose_car(box, state, argument, book)
    elif verb == FACE:
        face_came(box, state, argument, book)
    elif verb == GET_CARD:
        take_card(box, state, argument, book)
    elif verb == AGAIN:
        roll_again(state, book)
    elif verb == AHEAD:
        crash_with(box, state, -1, book)
    elif verb == BEHIND:
        crash_with(box, state, 1, book)
    elif verb == PICK:
        tell(book, TEAM_PICKED, state.seat, argument, 0, 0, 0)
        take_team(box, state, argument)
    elif verb == GET_TEAM:
        tell(book, TEAM_DRAWN, state.seat, argument, 0, 0, 0)
        take_team(box, state, argument)
    elif verb == NEXT_ON_GRID:
        draw_for_grid(box, state, argument, book)
    else:
        stop_rolling(box, state, book)


@rule
def take_card(box: Box, state: State, kind: int, book: Book) -> None:
    """A card comes to a seat, in the deal or after its turn."""
    if state.phase == Phase.DEAL:
        deal_card(box, state, kind, book)
    else:
        draw_card(box, state, kind, book)
