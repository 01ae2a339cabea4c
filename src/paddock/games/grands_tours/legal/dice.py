"""Where dice are: sets of faces in a peloton and on cards, and who may join whom there.

A set of faces is a number with bit `face` for each of them.
"""

from paddock.core.compiled import rule
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.state import (
    FIRST_JERSEY_DIE,
    FIRST_ON_CARD,
    GRUPPETTO,
    NO_DIE,
    PELOTON,
    TEAM_DIE,
    Fate,
    State,
)
from paddock.games.grands_tours.tables import (
    FIRST_ASSIST,
    JERSEYS,
    SAME_DICE,
    SHORT_TRAIN,
    TOP_FACE,
)

FULL_TRAIN = 3  # GT-19


@rule
def has_face(faces: int, face: int) -> bool:
    """Whether a face is in a set."""
    return (faces >> face) & 1 == 1


@rule
def owns(state: State, seat: int, assist: int) -> bool:
    """Whether an assist card is the seat's (GT-4)."""
    return state.assist[assist - FIRST_ASSIST] == seat


@rule
def seat_of(state: State, die: int) -> int:
    """Whose a die on a card is."""
    if die < FIRST_JERSEY_DIE:
        return die - 1
    return int(state.jersey_owner[die - FIRST_JERSEY_DIE])


@rule
def die_code(seat: int, own: int) -> int:
    """A die of a seat as it is written on a card."""
    if own == TEAM_DIE:
        return seat + 1
    return FIRST_JERSEY_DIE + own - 1


@rule
def own_code(die: int) -> int:
    """A die on a card as its owner calls it."""
    return TEAM_DIE if die < FIRST_JERSEY_DIE else die - FIRST_JERSEY_DIE + 1


@rule
def in_peloton(state: State, seat: int, jersey: int) -> bool:
    """Whether a jersey die rides in the seat's peloton."""
    return state.jersey_owner[jersey] == seat and state.jersey_place[jersey] == PELOTON


@rule
def faces_of(state: State, seat: int) -> int:
    """The set of faces in a peloton."""
    faces = 0
    for face in range(1, TOP_FACE):
        if state.peloton[seat, face] > 0:
            faces |= 1 << face
    for jersey in range(JERSEYS):
        if in_peloton(state, seat, jersey):
            faces |= 1 << state.jersey_face[jersey]
    return faces


@rule
def has_own(state: State, seat: int, face: int, own: int) -> bool:
    """Whether there is such a die of this face in a peloton."""
    if own == TEAM_DIE:
        return face < TOP_FACE and state.peloton[seat, face] > 0
    return in_peloton(state, seat, own - 1) and state.jersey_face[own - 1] == face


@rule
def count_of(state: State, seat: int, face: int) -> int:
    """How many dice of a face there are in a peloton."""
    count = 0 if face == TOP_FACE else int(state.peloton[seat, face])
    for jersey in range(JERSEYS):
        if in_peloton(state, seat, jersey) and state.jersey_face[jersey] == face:
            count += 1
    return count


@rule
def pairs_of(state: State, seat: int) -> int:
    """The set of faces of which there are two or more in a peloton (GT-18)."""
    pairs = 0
    for face in range(1, TOP_FACE):  # of the 7 there is only one
        if count_of(state, seat, face) > 1:
            pairs |= 1 << face
    return pairs


@rule
def jerseys_at(state: State, seat: int, place: int) -> int:
    """How many jersey dice of a seat are in a place."""
    count = 0
    for jersey in range(JERSEYS):
        if state.jersey_owner[jersey] == seat and state.jersey_place[jersey] == place:
            count += 1
    return count


@rule
def dice_out(state: State, seat: int) -> int:
    """All dice of a seat in its gruppetto."""
    return int(state.gruppetto[seat]) + jerseys_at(state, seat, GRUPPETTO)


@rule
def dice_in_peloton(state: State, seat: int) -> int:
    """All dice of a seat in its peloton."""
    count = jerseys_at(state, seat, PELOTON)
    for face in range(1, TOP_FACE):
        count += state.peloton[seat, face]
    return count


@rule
def is_target(state: State, card: int) -> bool:
    """Whether dice may go onto a card: open or held, a stage or an assist card (GT-16)."""
    return state.fate[card] == Fate.OPEN or state.fate[card] == Fate.HELD


@rule
def free_faces(state: State, seat: int, card: int) -> int:
    """The faces that a seat may add to a card (GT-17, GT-27)."""
    if owns(state, seat, SAME_DICE):
        return ~state.twice[card]
    return ~state.faces[card]


@rule
def trains(faces: int, dice: int) -> int:
    """The lowest faces of trains of so many dice that can be made of a set (GT-19)."""
    lowest = faces
    for further in range(1, dice):
        lowest &= faces >> further
    return lowest


@rule
def shortest_train(state: State, seat: int) -> int:
    """Three dice; two for the owner of Short train (GT-4)."""
    return FULL_TRAIN - 1 if owns(state, seat, SHORT_TRAIN) else FULL_TRAIN


@rule
def may_join(state: State, seat: int, die: int) -> bool:
    """Whether a seat's die may lie beside one of its face: one is the owner's of GT-27's card."""
    if die == NO_DIE or owns(state, seat, SAME_DICE):
        return True
    return owns(state, seat_of(state, die), SAME_DICE)


@rule
def beside(state: State, card: int, face: int, die: int) -> int:
    """The die that lies on a card with this one, or NO_DIE."""
    if state.on[card, face, 0] == die:
        return int(state.on[card, face, 1])
    return int(state.on[card, face, 0])


@rule
def may_replace(state: State, seat: int, card: int, face: int, die: int) -> bool:
    """Whether a seat's die may stand where this one lies (GT-18, GT-27)."""
    return may_join(state, seat, beside(state, card, face, die))


@rule
def may_swap(state: State, seat: int, card: int, die: int, other: int, face: int, its: int) -> bool:
    """Whether a seat's die on a card may change places with one on another card (GT-26)."""
    return may_join(state, seat, beside(state, other, face, its)) and may_join(
        state, seat_of(state, its), beside(state, card, face, die)
    )


@rule
def card_of(state: State, jersey: int) -> int:
    """The card that a jersey die lies on; below 0: none."""
    return state.jersey_place[jersey] - FIRST_ON_CARD


@rule
def can_keep(face: int) -> bool:
    """Whether a jersey die can show the face of a team die (GT-32)."""
    return face > 1


@rule
def keeps_a_face(box: Box, state: State, seat: int) -> bool:
    """Whether a seat has a team die whose face a jersey die can keep, or that is out (GT-32)."""
    if state.gruppetto[seat] > 0:
        return True
    for face in range(2, TOP_FACE):
        if state.peloton[seat, face] > 0:
            return True
        for card in range(state.oldest, state.opened):
            if is_target(state, card) and lies_on(state, card, face, seat + 1):
                return True
    return False


@rule
def lies_on(state: State, card: int, face: int, die: int) -> bool:
    """Whether a die of this face lies on a card."""
    return state.on[card, face, 0] == die or state.on[card, face, 1] == die
