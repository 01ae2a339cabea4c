"""Whose is the card? (GT-3, GT-30)"""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.grands_tours.apply.dice import out_of_card, to_gruppetto
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.events import (
    ASSIST_WON,
    CARD_HELD,
    CARD_HOME,
    CARD_WON,
    SUMMIT_WON,
    TRIAL_WON,
)
from paddock.games.grands_tours.legal.dice import is_target
from paddock.games.grands_tours.score import (
    is_special,
    leader_on,
    minutes_for,
    top_face_of,
    total_on,
)
from paddock.games.grands_tours.state import NO_DIE, NO_ONE, Fate, State
from paddock.games.grands_tours.tables import (
    FIRST_ASSIST,
    FIRST_STAGE,
    JUDGED,
    MOUNTAIN,
    MOUNTAIN_POINT,
    POINT,
    SPRINT,
    SPRINT_POINT,
    SUMMIT,
    TOP_FACE,
)


@rule
def judge_cards(box: Box, state: State, book: Book) -> None:
    """The card with the car first, then the held ones, oldest first (GT-30)."""
    car = state.car
    if state.fate[car] == Fate.OPEN:
        judge(box, state, car, book)
    for card in range(state.oldest, car):
        if state.fate[card] == Fate.HELD:
            judge(box, state, card, book)
    while state.oldest < state.opened and settled(state, state.oldest, car):
        state.oldest += 1


@rule
def settled(state: State, card: int, car: int) -> bool:
    """Whether a card will never be a target again."""
    return card <= car and not is_target(state, card)


@rule
def judge(box: Box, state: State, card: int, book: Book) -> None:
    """Won, held, or nobody's."""
    if state.faces[card] == 0:
        state.fate[card] = Fate.HOME
        tell(book, CARD_HOME, NOBODY, card, 0, 0, 0)
        return
    winner = leader_on(box, state, card)
    if winner == NO_ONE:
        state.fate[card] = Fate.HELD
        tell(book, CARD_HELD, NOBODY, card, highest_total(box, state, card), 0, 0)
        return
    award(box, state, card, winner, book)


@rule
def highest_total(box: Box, state: State, card: int) -> int:
    """The total for which several are tied."""
    highest = 0
    for seat in range(box.seats):
        highest = max(highest, total_on(state, card, seat))
    return highest


@rule
def award(box: Box, state: State, card: int, winner: int, book: Book) -> None:
    """The winner takes the card with what it brings; its dice fall behind (GT-30)."""
    kind = state.kind[card]
    minutes = minutes_for(box, state, card, winner)
    tell_won(box, state, card, winner, minutes, book)
    state.fate[card] = Fate.WON
    state.winner[card] = winner
    state.minutes[card] = minutes
    state.time[winner] += minutes
    if FIRST_ASSIST <= kind < FIRST_STAGE:
        state.assist[kind - FIRST_ASSIST] = winner
    elif POINT[kind] == SPRINT_POINT:
        state.points[SPRINT, winner] += 1
    elif POINT[kind] == MOUNTAIN_POINT:
        state.points[MOUNTAIN, winner] += 1
    clear_card(state, card)


@rule
def tell_won(box: Box, state: State, card: int, winner: int, minutes: int, book: Book) -> None:
    """How the card was won."""
    kind, total = state.kind[card], total_on(state, card, winner)
    if kind < FIRST_STAGE:
        tell(book, ASSIST_WON, winner, card, total, kind, 0)
    elif not is_special(box, kind):
        tell(book, CARD_WON, winner, card, total, minutes, kind)
    elif JUDGED[kind] == SUMMIT:
        tell(book, SUMMIT_WON, winner, card, total, minutes, 0)
    else:
        tell(book, TRIAL_WON, winner, card, top_face_of(state, card, winner), minutes, 0)


@rule
def clear_card(state: State, card: int) -> None:
    """All dice of an awarded card go to their gruppettos."""
    for face in range(1, TOP_FACE + 1):
        while state.on[card, face, 0] != NO_DIE:
            die = int(state.on[card, face, 0])
            out_of_card(state, card, face, die)
            to_gruppetto(state, die)
