"""A jersey die and a team die change places (GT-32, GT-33)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.grands_tours.actions import first_of, second_of
from paddock.games.grands_tours.apply.dice import out_of_card, put_on_card
from paddock.games.grands_tours.apply.rounds import ask_gainer, judge_jerseys, return_die
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.events import JERSEY_RIDES, SEVEN_BECOMES
from paddock.games.grands_tours.legal.dice import can_keep, has_face
from paddock.games.grands_tours.legal.gathering import FIRST_CARD, OUT, RIDING
from paddock.games.grands_tours.state import FIRST_JERSEY_DIE, GRUPPETTO, PELOTON, State
from paddock.games.grands_tours.tables import ODD_FACE


@rule
def seven_becomes(box: Box, state: State, face: int, book: Book) -> None:
    """The loser of a 7 has said what it becomes; a 1 chosen so stays (GT-33)."""
    tell(book, SEVEN_BECOMES, state.seat, face, 0, 0, 0)
    return_die(state, face, book)
    ask_gainer(state)


@rule
def exchange_die(box: Box, state: State, argument: int, book: Book) -> None:
    """The jersey die takes the place and face of the die chosen, which is parked (GT-32)."""
    place, face = first_of(argument), second_of(argument)
    seat, jersey = state.seat, state.jersey
    state.parked[seat] += 1
    state.jersey_owner[jersey] = seat
    if place == OUT:
        state.gruppetto[seat] -= 1
        ride(state, jersey, GRUPPETTO, 0)
    elif place == RIDING:
        state.peloton[seat, face] -= 1
        ride(state, jersey, PELOTON, face if can_keep(face) else ODD_FACE[jersey])
    else:
        join_card(state, jersey, place - FIRST_CARD, face)
    tell(
        book,
        JERSEY_RIDES,
        seat,
        jersey,
        told_place(state, jersey, place),
        state.jersey_face[jersey],
        0,
    )
    state.jersey += 1
    judge_jerseys(box, state, book)


@rule
def ride(state: State, jersey: int, place: int, face: int) -> None:
    """A jersey die lies here now, showing this."""
    state.jersey_place[jersey] = place
    state.jersey_face[jersey] = face


@rule
def join_card(state: State, jersey: int, card: int, face: int) -> None:
    """Onto a card, with the team die's face; instead of a 1 with the odd face, if it is free."""
    out_of_card(state, card, face, state.seat + 1)
    shown = face if can_keep(face) else int(ODD_FACE[jersey])
    if shown != face and has_face(state.faces[card], shown):
        ride(state, jersey, GRUPPETTO, 0)
    else:
        put_on_card(state, card, shown, FIRST_JERSEY_DIE + jersey)


@rule
def told_place(state: State, jersey: int, place: int) -> int:
    """Where the jersey die has come to lie."""
    return OUT if state.jersey_place[jersey] == GRUPPETTO else place
