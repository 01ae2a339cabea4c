"""The course is laid out, the first leader named (GT-2, GT-4, GT-8, GT-12)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.grands_tours.apply.rounds import begin_round, end_actions
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.events import (
    CARD_OPENED,
    LEADER_DRAWN,
    LEADER_NAMED,
    WEEK_HOLDS,
)
from paddock.games.grands_tours.state import (
    GRUPPETTO,
    NO_CARD,
    NO_ONE,
    UNOWNED,
    Fate,
    Phase,
    State,
)
from paddock.games.grands_tours.tables import (
    ASSISTS,
    FIRST_ASSIST,
    FIRST_STAGE,
    GENERAL,
    JERSEYS,
    KINDS,
    MAX_CARDS,
    REST,
    TEAM_DICE,
)


@rule
def set_out(box: Box, state: State) -> None:
    """All dice in the gruppetto, the jersey dice on their card, the course in its box (GT-8)."""
    for seat in range(box.seats):
        state.gruppetto[seat] = TEAM_DICE
    for jersey in range(JERSEYS):
        state.jersey_owner[jersey] = NO_ONE
        state.jersey_place[jersey] = UNOWNED
    for assist in range(ASSISTS):
        state.assist[assist] = NO_ONE
    for card in range(MAX_CARDS):
        state.winner[card] = NO_ONE
    state.card = NO_CARD
    state.other = NO_CARD
    state.gainer = NO_ONE
    state.assists_ahead = box.assists
    begin_part(box, state)


@rule
def begin_part(box: Box, state: State) -> None:
    """The next part of the course; a week with assist cards first says how many it holds."""
    state.of_part = 0
    state.assists_here = 0
    state.phase = Phase.OPEN
    if box.shuffled[state.opening] == 0:
        return
    for kind in range(KINDS):
        state.left[kind] = 0
    first = box.first[state.opening]
    for i in range(first, first + box.length[state.opening]):
        state.left[box.listed[i]] += 1
    if box.assists > 0:
        state.phase = Phase.HOLDS


@rule
def week_holds(box: Box, state: State, count: int, book: Book) -> None:
    """So many assist cards are in the week (GT-4)."""
    state.assists_here = count
    week = 0
    for part in range(state.opening + 1):
        week += box.shuffled[part]
    tell(book, WEEK_HOLDS, NOBODY, week, count, 0, 0)
    state.phase = Phase.OPEN


@rule
def card_opens(box: Box, state: State, kind: int, book: Book) -> None:
    """A card joins the course; a rest day ends the opening (GT-8, GT-12)."""
    card = state.opened
    state.kind[card] = kind
    state.part[card] = state.opening
    state.fate[card] = Fate.OPEN if kind >= FIRST_ASSIST else Fate.EVENT
    state.opened += 1
    tell(book, CARD_OPENED, NOBODY, card, kind, 0, 0)
    if FIRST_ASSIST <= kind < FIRST_STAGE:
        state.assist_seen[kind - FIRST_ASSIST] = 1
        state.assists_here -= 1
        state.assists_ahead -= 1
    else:
        state.of_part += 1
        if box.shuffled[state.opening] == 1:
            state.left[kind] -= 1
    if state.of_part == box.length[state.opening] and state.assists_here == 0:
        state.opening += 1
        if state.opening < box.parts:
            begin_part(box, state)
    if kind == REST or state.opened == box.cards:
        stop_opening(box, state, book)


@rule
def stop_opening(box: Box, state: State, book: Book) -> None:
    """Before the first round the leader is named; on a rest day the round goes on."""
    if state.jersey_owner[GENERAL] == NO_ONE:
        state.phase = Phase.LEADER
    else:
        end_actions(box, state, book)


@rule
def take_lead(box: Box, state: State, seat: int, book: Book) -> None:
    """The provisional leader parks a die for the general die (GT-8)."""
    candidates = 0
    for other in range(box.seats):
        candidates += box.leaders[other]
    tell(book, LEADER_NAMED if candidates == 1 else LEADER_DRAWN, seat, 0, 0, 0, 0)
    state.gruppetto[seat] -= 1
    state.parked[seat] += 1
    state.jersey_owner[GENERAL] = seat
    state.jersey_place[GENERAL] = GRUPPETTO
    begin_round(box, state, book)
