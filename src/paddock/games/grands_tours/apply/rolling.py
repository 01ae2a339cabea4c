"""Dice are taken up, rolled and ride on: Camp, rest days, the action (GT-10, GT-11, GT-20)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.grands_tours.actions import first_of, second_of
from paddock.games.grands_tours.apply.opening import stop_opening
from paddock.games.grands_tours.apply.rounds import (
    end_actions,
    next_at_camp,
    take_up_gruppetto,
    turn_passes,
)
from paddock.games.grands_tours.apply.turn import end_action
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.events import (
    ACTION_ROLLED,
    CAMP_ROLLED,
    GIVES_UP,
    READJUSTED,
    REST_ROLLED,
    RESTS,
    RIDES_OUT,
)
from paddock.games.grands_tours.legal.chance import jersey_in_hand
from paddock.games.grands_tours.legal.dice import dice_in_peloton, jerseys_at, owns
from paddock.games.grands_tours.legal.gathering import dice_rolled, team_dice_rolled
from paddock.games.grands_tours.state import (
    GRUPPETTO,
    IN_HAND,
    PELOTON,
    ROLLED,
    TEAM_DIE,
    Phase,
    State,
    Why,
)
from paddock.games.grands_tours.tables import JERSEYS, ONES_RIDE_ON, TOP_FACE


@rule
def face_came(box: Box, state: State, face: int, book: Book) -> None:
    """One die has been rolled: first the team dice, then the jersey dice."""
    seat = state.seat
    state.thrown[seat] += 1
    if state.in_hand > 0:
        state.in_hand -= 1
        state.rolled[seat, face] += 1
    else:
        jersey = jersey_in_hand(state)
        state.jersey_place[jersey] = ROLLED
        state.jersey_face[jersey] = face
    if state.in_hand == 0 and jerseys_at(state, seat, IN_HAND) == 0:
        roll_is_done(box, state, book)


@rule
def roll_is_done(box: Box, state: State, book: Book) -> None:
    """All dice lie: what they were rolled for goes on."""
    seat = state.seat
    if state.rolling == Why.CAMP:
        tell_roll(state, seat, CAMP_ROLLED, book)
        turn_passes(box, state)
        next_at_camp(box, state)
    elif state.rolling == Why.READJUST:
        tell_roll(state, seat, READJUSTED, book)
        state.phase = Phase.READJUST
    elif state.rolling == Why.REST:
        tell_roll(state, seat, REST_ROLLED, book)
        ride_on(state, seat)
        next_at_rest(box, state, book)
    else:
        tell_roll(state, seat, ACTION_ROLLED, book)
        ride_on(state, seat)
        end_action(box, state, book)


@rule
def tell_roll(state: State, seat: int, kind: int, book: Book) -> None:
    """How many dice show what, the highest face first, and how many 1s fall behind."""
    if book.room == 0:
        return
    faces = 0
    for face in range(TOP_FACE - 1, 0, -1):
        faces = faces * 10 + state.rolled[seat, face]
    jerseys = 0
    for jersey in range(JERSEYS):
        jerseys = jerseys * 10
        if state.jersey_owner[jersey] == seat and state.jersey_place[jersey] == ROLLED:
            jerseys += state.jersey_face[jersey]
    ones = 0 if owns(state, seat, ONES_RIDE_ON) else state.rolled[seat, 1]
    tell(book, kind, seat, dice_rolled(state, seat), faces, jerseys, ones)


@rule
def ride_on(state: State, seat: int) -> None:
    """The 1s fall behind, all others ride in the peloton (GT-10, GT-11, GT-20; GT-4)."""
    if not owns(state, seat, ONES_RIDE_ON):
        state.gruppetto[seat] += state.rolled[seat, 1]
        state.rolled[seat, 1] = 0
    for face in range(1, TOP_FACE):
        state.peloton[seat, face] += state.rolled[seat, face]
        state.rolled[seat, face] = 0
    for jersey in range(JERSEYS):
        if state.jersey_owner[jersey] == seat and state.jersey_place[jersey] == ROLLED:
            state.jersey_place[jersey] = PELOTON


# Camp


@rule
def ride_out(state: State, seat: int, book: Book) -> None:
    """A seat's dice go where they belong after Camp."""
    ride_on(state, seat)
    tell(book, RIDES_OUT, seat, dice_in_peloton(state, seat), 0, 0, 0)


@rule
def keep_roll(box: Box, state: State, book: Book) -> None:
    """A seat is content with its roll (GT-10)."""
    ride_out(state, state.seat, book)
    if turn_passes(box, state):
        end_actions(box, state, book)


@rule
def give_up(box: Box, state: State, own: int, book: Book) -> None:
    """One die goes to the gruppetto, all others rolled are rolled again (GT-10)."""
    seat = state.seat
    state.in_hand = team_dice_rolled(state, seat)
    for face in range(1, TOP_FACE):
        state.rolled[seat, face] = 0
    for jersey in range(JERSEYS):
        if state.jersey_owner[jersey] == seat and state.jersey_place[jersey] == ROLLED:
            state.jersey_place[jersey] = IN_HAND
    if own == TEAM_DIE:
        state.in_hand -= 1
        state.gruppetto[seat] += 1
    else:
        state.jersey_place[own - 1] = GRUPPETTO
        state.jersey_face[own - 1] = 0
    left = state.in_hand + jerseys_at(state, seat, IN_HAND)
    tell(book, GIVES_UP, seat, own, left, 0, 0)
    state.phase = Phase.ROLL


# Rest days


@rule
def lift(state: State, argument: int) -> None:
    """A die is taken up: out of the gruppetto (face 0) or the peloton (GT-11)."""
    face, own, seat = first_of(argument), second_of(argument), state.seat
    if own != TEAM_DIE:
        state.jersey_place[own - 1] = IN_HAND
        return
    state.in_hand += 1
    if face == 0:
        state.gruppetto[seat] -= 1
    else:
        state.peloton[seat, face] -= 1


@rule
def lift_all(state: State) -> None:
    """The whole gruppetto is taken up."""
    take_up_gruppetto(state, state.seat)


@rule
def throw(box: Box, state: State, book: Book) -> None:
    """What has been taken up is rolled; it may be nothing (GT-11)."""
    if state.in_hand > 0 or jerseys_at(state, state.seat, IN_HAND) > 0:
        state.phase = Phase.ROLL
        return
    tell(book, RESTS, state.seat, 0, 0, 0, 0)
    next_at_rest(box, state, book)


@rule
def next_at_rest(box: Box, state: State, book: Book) -> None:
    """When all have rolled, the next cards are opened (GT-12)."""
    state.phase = Phase.LIFT
    if turn_passes(box, state):
        if state.opened < box.cards:
            go_on_opening(box, state)
        else:
            stop_opening(box, state, book)


@rule
def go_on_opening(box: Box, state: State) -> None:
    """Cards are opened where the last rest day stopped it."""
    waits = box.shuffled[state.opening] == 1 and box.assists > 0
    state.phase = Phase.HOLDS if waits else Phase.OPEN
