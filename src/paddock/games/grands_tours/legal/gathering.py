"""Choices about dice outside the turn: Camp, rest days, the exchange of a jersey die."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.grands_tours.actions import (
    BECOME,
    EXCHANGE,
    KEEP,
    LIFT,
    LIFT_ALL,
    READJUST,
    THROW,
    pack,
    pair,
)
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal.dice import (
    card_of,
    dice_out,
    has_face,
    is_target,
    jerseys_at,
    keeps_a_face,
    lies_on,
)
from paddock.games.grands_tours.state import GRUPPETTO, PELOTON, ROLLED, TEAM_DIE, State
from paddock.games.grands_tours.tables import JERSEYS, TOP_FACE

# Where an exchanged die lies.
OUT, RIDING, FIRST_CARD = 0, 1, 2


@rule
def team_dice_rolled(state: State, seat: int) -> int:
    """How many of the dice just rolled are team dice."""
    count = 0
    for face in range(1, TOP_FACE):
        count += state.rolled[seat, face]
    return count


@rule
def dice_rolled(state: State, seat: int) -> int:
    """How many dice a seat has just rolled."""
    return team_dice_rolled(state, seat) + jerseys_at(state, seat, ROLLED)


@rule
def readjustings(state: State, seat: int, out: Ints) -> int:
    """Keep the roll, or give a die up and roll the others again (GT-10)."""
    out[0] = pack(KEEP, 0)
    count = 1
    if dice_rolled(state, seat) < 2:  # FAQ: the last die stays as it is
        return count
    if team_dice_rolled(state, seat) > 0:
        out[count] = pack(READJUST, TEAM_DIE)
        count += 1
    for jersey in range(JERSEYS):
        if state.jersey_owner[jersey] == seat and state.jersey_place[jersey] == ROLLED:
            out[count] = pack(READJUST, 1 + jersey)
            count += 1
    return count


@rule
def liftings(state: State, seat: int, out: Ints) -> int:
    """Dice that a seat may still take up to roll on the rest day (GT-11)."""
    count = 0
    if dice_out(state, seat) > 1:
        out[count] = pack(LIFT_ALL, 0)
        count += 1
    for face in range(TOP_FACE + 1):  # 0: out of the gruppetto
        team = 0
        if face == 0:
            team = state.gruppetto[seat]
        elif face < TOP_FACE:
            team = state.peloton[seat, face]
        if team > 0:
            out[count] = pack(LIFT, pair(face, TEAM_DIE))
            count += 1
        for jersey in range(JERSEYS):
            if state.jersey_owner[jersey] == seat and lies_at(state, jersey, face):
                out[count] = pack(LIFT, pair(face, 1 + jersey))
                count += 1
    out[count] = pack(THROW, 0)
    return count + 1


@rule
def lies_at(state: State, jersey: int, face: int) -> bool:
    """Whether a jersey die is in the gruppetto (face 0) or shows this face in the peloton."""
    if face == 0:
        return state.jersey_place[jersey] == GRUPPETTO
    return state.jersey_place[jersey] == PELOTON and state.jersey_face[jersey] == face


@rule
def new_faces(state: State, out: Ints) -> int:
    """What a lost 7 may become: any face, on a card one that is not there yet (GT-33)."""
    card = card_of(state, state.jersey)
    count = 0
    for face in range(1, TOP_FACE):
        if card < 0 or not has_face(state.faces[card], face):
            out[count] = pack(BECOME, face)
            count += 1
    return count


@rule
def exchanges(box: Box, state: State, seat: int, out: Ints) -> int:
    """The team dice that a jersey die may replace (GT-32): a 1 only if there is nothing else."""
    lowest = 2 if keeps_a_face(box, state, seat) else 1
    count = 0
    if state.gruppetto[seat] > 0:
        out[0] = pack(EXCHANGE, pair(OUT, 0))
        count = 1
    for face in range(lowest, TOP_FACE):
        if state.peloton[seat, face] > 0:
            out[count] = pack(EXCHANGE, pair(RIDING, face))
            count += 1
    for card in range(state.oldest, state.opened):
        for face in range(lowest, TOP_FACE):
            if is_target(state, card) and lies_on(state, card, face, seat + 1):
                out[count] = pack(EXCHANGE, pair(FIRST_CARD + card, face))
                count += 1
    return count
