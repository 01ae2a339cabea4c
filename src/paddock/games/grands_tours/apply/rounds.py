"""From one card to the next: who begins, what kind of round it is, how it ends (GT-9)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.grands_tours.apply.dice import out_of_card, put_on_card
from paddock.games.grands_tours.apply.judging import judge_cards
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.events import (
    CARD_UNWON,
    COURSE_ENDS,
    DIE_RETURNS,
    JERSEY_TAKEN,
    JERSEY_WON,
    PLAYER_WINS,
    ROUND_STARTS,
    SEVEN_OUT,
)
from paddock.games.grands_tours.legal.dice import card_of, dice_out
from paddock.games.grands_tours.legal.gathering import FIRST_CARD, OUT, RIDING
from paddock.games.grands_tours.score import amount_of, claimant
from paddock.games.grands_tours.state import (
    FIRST_JERSEY_DIE,
    GRUPPETTO,
    IN_HAND,
    NO_CARD,
    NO_ONE,
    PELOTON,
    UNOWNED,
    Fate,
    Phase,
    State,
    Why,
)
from paddock.games.grands_tours.tables import (
    CAMP,
    GENERAL,
    JERSEYS,
    REST,
    TOP_FACE,
)


@rule
def begin_round(box: Box, state: State, book: Book) -> None:
    """The leader begins (GT-15); an event card has a round of its own kind."""
    kind = state.kind[state.car]
    tell(book, ROUND_STARTS, NOBODY, state.car, kind, 0, 0)
    state.first = state.jersey_owner[GENERAL]
    state.seat = state.first
    state.done = 0
    if kind == CAMP:
        state.rolling = Why.CAMP
        next_at_camp(box, state)
    elif kind == REST:
        state.rolling = Why.REST
        state.phase = Phase.LIFT
    else:
        begin_turn(state)


@rule
def begin_turn(state: State) -> None:
    """A seat takes its one action (GT-15)."""
    state.extra = 0
    clear_action(state)


@rule
def clear_action(state: State) -> None:
    """Nothing has been chosen yet."""
    state.phase = Phase.ACT
    state.verb = 0
    state.card = NO_CARD
    state.face = 0
    state.span = 0
    state.low = 0
    state.length = 0
    state.target = 0
    state.other = NO_CARD
    state.used = 0


@rule
def turn_passes(box: Box, state: State) -> bool:
    """Clockwise; whether everybody has had a turn (GT-15)."""
    state.seat = 0 if state.seat + 1 == box.seats else state.seat + 1
    state.done += 1
    return state.done == box.seats


@rule
def take_up_gruppetto(state: State, seat: int) -> None:
    """All dice of the gruppetto come into the hand."""
    state.in_hand += state.gruppetto[seat]
    state.gruppetto[seat] = 0
    for jersey in range(JERSEYS):
        if state.jersey_owner[jersey] == seat and state.jersey_place[jersey] == GRUPPETTO:
            state.jersey_place[jersey] = IN_HAND


@rule
def next_at_camp(box: Box, state: State) -> None:
    """The next seat with dice in the gruppetto rolls them; then re-adjusting begins (GT-10)."""
    while state.done < box.seats and dice_out(state, state.seat) == 0:
        turn_passes(box, state)
    if state.done < box.seats:
        take_up_gruppetto(state, state.seat)
        state.phase = Phase.ROLL
        return
    state.done = 0
    state.rolling = Why.READJUST
    state.phase = Phase.READJUST


@rule
def end_turn(box: Box, state: State, book: Book) -> None:
    """The next seat, or the judging."""
    if turn_passes(box, state):
        end_actions(box, state, book)
    else:
        begin_turn(state)


@rule
def end_actions(box: Box, state: State, book: Book) -> None:
    """All have acted: the cards are judged, then the jerseys (GT-30, GT-31)."""
    clear_action(state)
    judge_cards(box, state, book)
    state.jersey = GENERAL
    judge_jerseys(box, state, book)


@rule
def judge_jerseys(box: Box, state: State, book: Book) -> None:
    """One jersey die after the other, each exchange whole before the next (GT-31, GT-35)."""
    while state.jersey < JERSEYS:
        state.gainer = claimant(box, state, state.jersey)
        if state.gainer != NO_ONE and not changes_hands(box, state, book):
            return
        state.jersey += 1
    state.jersey = GENERAL
    state.gainer = NO_ONE
    end_round(box, state, book)


@rule
def changes_hands(box: Box, state: State, book: Book) -> bool:
    """A jersey die gets a new owner; whether nobody has anything to choose for that (GT-32).

    After the last card dice count no more, so none is moved.
    """
    jersey, loser = state.jersey, int(state.jersey_owner[state.jersey])
    amount = amount_of(state, jersey, state.gainer)
    if loser == NO_ONE:
        tell(book, JERSEY_WON, state.gainer, jersey, amount, 0, 0)
    else:
        tell(book, JERSEY_TAKEN, state.gainer, jersey, amount, loser, 0)
    if state.car + 1 == box.cards:
        state.jersey_owner[jersey] = state.gainer
        return True
    if loser != NO_ONE and must_choose_face(state, jersey):
        state.seat = loser
        state.phase = Phase.FACE
        return False
    if loser != NO_ONE:
        return_die(state, int(state.jersey_face[jersey]), book)
    ask_gainer(state)
    return False


@rule
def must_choose_face(state: State, jersey: int) -> bool:
    """Whether a 7 is lost that can become something else (GT-33)."""
    if state.jersey_face[jersey] != TOP_FACE or state.jersey_place[jersey] == GRUPPETTO:
        return False
    card = card_of(state, jersey)
    return card < 0 or state.faces[card] & LOWER_FACES != LOWER_FACES


LOWER_FACES = sum(1 << face for face in range(1, TOP_FACE))  # the set of 1 to 6


@rule
def return_die(state: State, face: int, book: Book) -> None:
    """The loser's parked die takes the place and face of the jersey die (GT-32, GT-33)."""
    jersey = state.jersey
    loser, card = int(state.jersey_owner[jersey]), card_of(state, jersey)
    place = int(state.jersey_place[jersey])
    if card >= 0:
        out_of_card(state, card, int(state.jersey_face[jersey]), FIRST_JERSEY_DIE + jersey)
    state.parked[loser] -= 1
    if place != GRUPPETTO and face == TOP_FACE:  # no other face is free
        state.gruppetto[loser] += 1
        tell(book, SEVEN_OUT, loser, card, 0, 0, 0)
    elif place == GRUPPETTO:
        state.gruppetto[loser] += 1
        tell(book, DIE_RETURNS, loser, jersey, OUT, 0, 0)
    elif place == PELOTON:
        state.peloton[loser, face] += 1
        tell(book, DIE_RETURNS, loser, jersey, RIDING, face, 0)
    else:
        put_on_card(state, card, face, loser + 1)
        tell(book, DIE_RETURNS, loser, jersey, FIRST_CARD + card, face, 0)
    state.jersey_owner[jersey] = NO_ONE
    state.jersey_place[jersey] = UNOWNED
    state.jersey_face[jersey] = 0


@rule
def ask_gainer(state: State) -> None:
    """The new owner says which die the jersey die replaces (GT-32)."""
    state.seat = state.gainer
    state.phase = Phase.EXCHANGE


@rule
def end_round(box: Box, state: State, book: Book) -> None:
    """The car moves on; behind the last card the race is over (GT-9, GT-40)."""
    state.car += 1
    if state.car < box.cards:
        begin_round(box, state, book)
        return
    state.phase = Phase.OVER
    tell(book, COURSE_ENDS, NOBODY, 0, 0, 0, 0)
    for card in range(box.cards):
        if state.fate[card] == Fate.HELD:
            tell(book, CARD_UNWON, NOBODY, card, 0, 0, 0)
    for jersey in range(JERSEYS):
        owner = int(state.jersey_owner[jersey])
        if owner != NO_ONE:
            tell(book, PLAYER_WINS, owner, jersey, amount_of(state, jersey, owner), 0, 0)
