"""The steps of an action: its card, the die on it, the own dice."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.grands_tours.actions import (
    DIE,
    ON,
    ONLY_ONE,
    PLACE,
    REMOVE,
    REPLACE,
    SPAN,
    SPEND,
    TARGET,
    pack,
    pair,
)
from paddock.games.grands_tours.legal.dice import (
    FULL_TRAIN,
    faces_of,
    free_faces,
    has_face,
    has_own,
    may_replace,
    may_swap,
    pairs_of,
    seat_of,
    shortest_train,
    trains,
)
from paddock.games.grands_tours.legal.turn import on_card, swaps_on, swaps_with_some
from paddock.games.grands_tours.state import NO_DIE, TEAM_DIE, Phase, State
from paddock.games.grands_tours.tables import JERSEYS, TOP_FACE


@rule
def step_of_action(state: State, seat: int, out: Ints) -> int:
    """What may come next while an action is being built."""
    phase = state.phase
    if phase == Phase.CARD:
        return cards_for(state, seat, out)
    if phase == Phase.TARGET:
        return targets_on(state, seat, state.card, out)
    if phase == Phase.DIE:
        return dice_to_use(state, seat, out)
    if phase == Phase.SPEND:
        return dice_of_face(state, seat, state.face, SPEND, 0, out)
    if phase == Phase.SPAN:
        return spans_on(state, seat, out)
    if phase == Phase.OTHER_CARD:
        return cards_to_swap_with(state, seat, out)
    if phase == Phase.OTHER_TARGET:
        return targets_to_swap_with(state, seat, out)
    return second_dice(state, seat, out)


@rule
def cards_for(state: State, seat: int, out: Ints) -> int:
    """The cards on which the action can be carried out."""
    mine, pairs = faces_of(state, seat), pairs_of(state, seat)
    count = 0
    for card in range(state.oldest, state.opened):
        out[count] = pack(ON, card)
        if on_card(state, seat, card, state.verb, mine, pairs):
            count += 1
    return count


@rule
def targets_on(state: State, seat: int, card: int, out: Ints) -> int:
    """The dice on a card that the action may touch."""
    count = 0
    for face in range(1, TOP_FACE + 1):
        for i in range(2):
            die = int(state.on[card, face, i])
            twin = i == 1 and die == state.on[card, face, 0]
            if die != NO_DIE and not twin and may_touch(state, seat, card, face, die):
                out[count] = pack(TARGET, pair(face, die))
                count += 1
    return count


@rule
def may_touch(state: State, seat: int, card: int, face: int, die: int) -> bool:
    """Whether the action may be done to a die on its card."""
    if state.verb == REPLACE:
        return has_face(pairs_of(state, seat), face) and may_replace(state, seat, card, face, die)
    if state.verb == REMOVE:
        return has_face(faces_of(state, seat), face)
    mine = face < TOP_FACE and seat_of(state, die) == seat
    return mine and swaps_with_some(state, seat, card, face, die)


@rule
def dice_to_use(state: State, seat: int, out: Ints) -> int:
    """The own dice that may go onto the card, or into the gruppetto when passing."""
    if state.verb == PLACE:
        return dice_of_faces(state, seat, free_faces(state, seat, state.card), out)
    if state.face > 0:  # a die replaces another, or the train goes on
        return dice_of_face(state, seat, state.face, DIE, 0, out)
    return dice_of_faces(state, seat, -1, out)


@rule
def dice_of_faces(state: State, seat: int, faces: int, out: Ints) -> int:
    """The dice in a peloton that show one of these faces."""
    count = 0
    for face in range(1, TOP_FACE + 1):
        if has_face(faces, face):
            count = dice_of_face(state, seat, face, DIE, count, out)
    return count


@rule
def dice_of_face(state: State, seat: int, face: int, verb: int, count: int, out: Ints) -> int:
    """The different dice of one face in a peloton, behind those found already."""
    for own in range(TEAM_DIE, JERSEYS + 1):
        if has_own(state, seat, face, own):
            out[count] = pack(verb, pair(face, own))
            count += 1
    return count


@rule
def second_dice(state: State, seat: int, out: Ints) -> int:
    """Pass with one die only, or with a second one of its face (GT-21)."""
    count = dice_of_face(state, seat, state.face, SPEND, 0, out)
    out[count] = pack(ONLY_ONE, 0)
    return count + 1


@rule
def spans_on(state: State, seat: int, out: Ints) -> int:
    """The trains that fit onto the card, the shorter ones first."""
    fitting = faces_of(state, seat) & free_faces(state, seat, state.card)
    count = 0
    for dice in range(shortest_train(state, seat), FULL_TRAIN + 1):
        lowest = trains(fitting, dice)
        for low in range(1, TOP_FACE):
            if has_face(lowest, low):
                out[count] = pack(SPAN, pair(dice, low))
                count += 1
    return count


@rule
def cards_to_swap_with(state: State, seat: int, out: Ints) -> int:
    """The cards that hold a die to change places with."""
    count = 0
    for other in range(state.oldest, state.opened):
        out[count] = pack(ON, other)
        if other != state.card and swaps_on(
            state, seat, state.card, state.face, state.target, other
        ):
            count += 1
    return count


@rule
def targets_to_swap_with(state: State, seat: int, out: Ints) -> int:
    """The dice on the other card that may change places with the own one."""
    count = 0
    face = state.face
    for i in range(2):
        its = int(state.on[state.other, face, i])
        twin = i == 1 and its == state.on[state.other, face, 0]
        if its != NO_DIE and not twin:
            if may_swap(state, seat, state.card, state.target, state.other, face, its):
                out[count] = pack(TARGET, pair(face, its))
                count += 1
    return count
