"""Dice come onto cards and leave them; the sets of faces follow."""

from paddock.core.compiled import rule
from paddock.games.grands_tours.legal.dice import seat_of
from paddock.games.grands_tours.state import (
    FIRST_JERSEY_DIE,
    FIRST_ON_CARD,
    GRUPPETTO,
    NO_DIE,
    TEAM_DIE,
    State,
)


@rule
def put_on_card(state: State, card: int, face: int, die: int) -> None:
    """A die joins the others on a card; of two with one face the lower number lies first."""
    there = state.on[card, face, 0]
    if there == NO_DIE:
        state.on[card, face, 0] = die
        state.faces[card] |= 1 << face
    else:
        state.on[card, face, 0] = min(there, die)
        state.on[card, face, 1] = max(there, die)
        state.twice[card] |= 1 << face
    if die >= FIRST_JERSEY_DIE:
        state.jersey_place[die - FIRST_JERSEY_DIE] = FIRST_ON_CARD + card
        state.jersey_face[die - FIRST_JERSEY_DIE] = face


@rule
def out_of_card(state: State, card: int, face: int, die: int) -> None:
    """A die leaves a card; where it goes is said by the caller."""
    if state.on[card, face, 0] == die:
        state.on[card, face, 0] = state.on[card, face, 1]
    state.on[card, face, 1] = NO_DIE
    state.twice[card] &= ~(1 << face)
    if state.on[card, face, 0] == NO_DIE:
        state.faces[card] &= ~(1 << face)


@rule
def to_gruppetto(state: State, die: int) -> None:
    """A die that has left a card falls behind."""
    if die < FIRST_JERSEY_DIE:
        state.gruppetto[seat_of(state, die)] += 1
    else:
        state.jersey_place[die - FIRST_JERSEY_DIE] = GRUPPETTO
        state.jersey_face[die - FIRST_JERSEY_DIE] = 0


@rule
def out_of_peloton(state: State, seat: int, face: int, own: int) -> None:
    """An own die leaves the peloton; a jersey die's new place is said by the caller."""
    if own == TEAM_DIE:
        state.peloton[seat, face] -= 1


@rule
def falls_behind(state: State, seat: int, face: int, own: int) -> None:
    """An own die goes from the peloton to the gruppetto."""
    out_of_peloton(state, seat, face, own)
    if own == TEAM_DIE:
        state.gruppetto[seat] += 1
    else:
        state.jersey_place[own - 1] = GRUPPETTO
        state.jersey_face[own - 1] = 0
