"""Which of the actions a seat can take in its turn (GT-15 to GT-27), and on which cards."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.grands_tours.actions import (
    DONE,
    PASS,
    PLACE,
    REMOVE,
    REPLACE,
    ROLL,
    SIT_OUT,
    TRAIN,
    pack,
)
from paddock.games.grands_tours.actions import SWAP as SWAPPING
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal.dice import (
    dice_out,
    faces_of,
    free_faces,
    has_face,
    is_target,
    may_replace,
    may_swap,
    owns,
    pairs_of,
    seat_of,
    shortest_train,
    trains,
)
from paddock.games.grands_tours.state import NO_DIE, State
from paddock.games.grands_tours.tables import REMOVAL, SWAP, TOP_FACE


@rule
def actions_of(box: Box, state: State, seat: int, out: Ints) -> int:
    """The kinds of action that can be carried out; with none of them, sitting out (GT-21)."""
    mine = faces_of(state, seat)
    pairs = pairs_of(state, seat)
    count = 0
    for verb in range(PLACE, REPLACE + 2):
        out[count] = pack(verb, 0)
        if on_some_card(state, seat, verb, mine, pairs):
            count += 1
    if dice_out(state, seat) > 0:
        out[count] = pack(ROLL, 0)
        count += 1
    if mine != 0:
        out[count] = pack(PASS, 0)
        count += 1
    if owns(state, seat, REMOVAL) and on_some_card(state, seat, REMOVE, mine, pairs):
        out[count] = pack(REMOVE, 0)
        count += 1
    if owns(state, seat, SWAP) and on_some_card(state, seat, SWAPPING, mine, pairs):
        out[count] = pack(SWAPPING, 0)
        count += 1
    if state.extra == 1:
        out[count] = pack(DONE, 0)
        count += 1
    if count == 0:
        out[0] = pack(SIT_OUT, 0)
        count = 1
    return count


@rule
def on_some_card(state: State, seat: int, verb: int, mine: int, pairs: int) -> bool:
    """Whether there is a card for an action."""
    for card in range(state.oldest, state.opened):
        if on_card(state, seat, card, verb, mine, pairs):
            return True
    return False


@rule
def on_card(state: State, seat: int, card: int, verb: int, mine: int, pairs: int) -> bool:
    """Whether an action can be carried out on a card."""
    if not is_target(state, card):
        return False
    if verb == PLACE:
        return mine & free_faces(state, seat, card) != 0
    if verb == TRAIN:
        fitting = mine & free_faces(state, seat, card)
        return trains(fitting, shortest_train(state, seat)) != 0
    if verb == REPLACE:
        return replaces_some(state, seat, card, pairs)
    if verb == REMOVE:
        return mine & state.faces[card] != 0
    return swaps_some(state, seat, card)


@rule
def replaces_some(state: State, seat: int, card: int, pairs: int) -> bool:
    """Whether there is a die on a card that the seat may replace (GT-18, GT-27)."""
    faces = pairs & state.faces[card]
    if faces & ~state.twice[card] != 0:
        return True
    for face in range(1, TOP_FACE):
        if has_face(faces, face):
            for i in range(2):
                if may_replace(state, seat, card, face, state.on[card, face, i]):
                    return True
    return False


@rule
def swaps_some(state: State, seat: int, card: int) -> bool:
    """Whether a die of the seat on a card may change places with any other (GT-26)."""
    for face in range(1, TOP_FACE):
        for i in range(2):
            die = int(state.on[card, face, i])
            if die != NO_DIE and seat_of(state, die) == seat:
                if swaps_with_some(state, seat, card, face, die):
                    return True
    return False


@rule
def swaps_with_some(state: State, seat: int, card: int, face: int, die: int) -> bool:
    """Whether there is a card on which a die could be swapped for this one."""
    for other in range(state.oldest, state.opened):
        if other != card and swaps_on(state, seat, card, face, die, other):
            return True
    return False


@rule
def swaps_on(state: State, seat: int, card: int, face: int, die: int, other: int) -> bool:
    """Whether a die on the other card could be swapped for this one."""
    if not is_target(state, other):
        return False
    for i in range(2):
        its = int(state.on[other, face, i])
        if its != NO_DIE and may_swap(state, seat, card, die, other, face, its):
            return True
    return False
