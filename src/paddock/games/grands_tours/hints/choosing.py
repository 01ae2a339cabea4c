"""How much each step is liked: the best that can still come of it."""

import numpy as np

from paddock.core.compiled import allocating_rule, rule
from paddock.games.grands_tours.actions import (
    BECOME,
    DIE,
    DONE,
    EXCHANGE,
    KEEP,
    LIFT,
    LIFT_ALL,
    ON,
    PASS,
    PLACE,
    READJUST,
    REMOVE,
    REPLACE,
    ROLL,
    SPAN,
    SPEND,
    SWAP,
    TARGET,
    TRAIN,
    argument_of,
    first_of,
    second_of,
    verb_of,
)
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.hints.gathering import (
    liking_of_lift,
    liking_of_roll,
    team_first,
)
from paddock.games.grands_tours.hints.valuing import (
    cost_of,
    fill_totals,
    is_late,
    rest_is_next,
    worth_of_card,
)
from paddock.games.grands_tours.legal.dice import (
    FULL_TRAIN,
    count_of,
    dice_in_peloton,
    dice_out,
    faces_of,
    free_faces,
    has_face,
    is_target,
    may_replace,
    may_swap,
    pairs_of,
    seat_of,
    shortest_train,
    trains,
)
from paddock.games.grands_tours.legal.gathering import OUT
from paddock.games.grands_tours.state import NO_DIE, Phase, State
from paddock.games.grands_tours.tables import MAX_SEATS, TOP_FACE

NEVER = -1000.0
A_DIE = 0.25  # what a die rolled into the peloton is worth
EARLY = 0.5  # of which so much is lost when it would be rolled tomorrow for nothing


@rule
def liking(box: Box, state: State, seat: int, action: int) -> float:
    """What an action seems to bring its seat."""
    verb, argument = verb_of(action), argument_of(action)
    if verb >= ON and verb < BECOME:
        return liking_of_step(box, state, seat, verb, argument)
    if verb >= PLACE and verb <= DONE:
        return liking_of_action(box, state, seat, verb)
    if verb == KEEP or verb == READJUST:
        return liking_of_roll(state, seat, verb, argument)
    if verb == LIFT or verb == LIFT_ALL:
        return liking_of_lift(state, seat, verb, argument)
    if verb == BECOME:
        return 0.2 * argument
    if verb == EXCHANGE:
        return 1.0 if first_of(argument) == OUT else 0.1 * second_of(argument)
    return 0.0


@rule
def liking_of_action(box: Box, state: State, seat: int, verb: int) -> float:
    """The best that an action can do anywhere."""
    if verb == ROLL:
        return liking_of_rolling(box, state, seat)
    if verb == PASS:
        return -0.25 - cost_of(box, state, 1)
    if verb == DONE:
        return 0.0
    best = NEVER
    for card in range(state.oldest, state.opened):
        if is_target(state, card):
            best = max(best, best_on_card(box, state, seat, card, verb))
    return best


@rule
def liking_of_rolling(box: Box, state: State, seat: int) -> float:
    """Dice for the turns to come; the fewer ride, the more welcome."""
    value = A_DIE * dice_out(state, seat) * is_late(box, state)
    if dice_in_peloton(state, seat) < 3:
        value *= 1.4
    if rest_is_next(state):
        value *= EARLY
    return value


@rule
def best_on_card(box: Box, state: State, seat: int, card: int, verb: int) -> float:
    """The best that an action can do on a card."""
    if verb == PLACE:
        return best_place(box, state, seat, card)
    if verb == TRAIN:
        return best_train(box, state, seat, card)
    if verb == SWAP:
        return best_swap_from(box, state, seat, card)
    return best_target(box, state, seat, card, verb)


@allocating_rule
def change(
    box: Box, state: State, seat: int, card: int, added: int, whose: int, lost: int
) -> float:
    """What a card is worth more to a seat once it has so much more there, and another less."""
    totals = np.zeros(MAX_SEATS, np.int32)
    fill_totals(box, state, card, totals)
    before = worth_of_card(box, state, seat, card, totals)
    totals[seat] += added
    if whose >= 0:
        totals[whose] -= lost
    return worth_of_card(box, state, seat, card, totals) - before


@rule
def best_place(box: Box, state: State, seat: int, card: int) -> float:
    """The best die for a card (GT-17)."""
    fitting = faces_of(state, seat) & free_faces(state, seat, card)
    best = NEVER
    for face in range(1, TOP_FACE + 1):
        if has_face(fitting, face):
            best = max(best, liking_of_place(box, state, seat, card, face))
    return best


@rule
def liking_of_place(box: Box, state: State, seat: int, card: int, face: int) -> float:
    """What a die brings on a card, less what it could do elsewhere."""
    cost = cost_of(box, state, face)
    if count_of(state, seat, face) > 2:  # more than a pair: this one is to spare
        cost *= 0.5
    return change(box, state, seat, card, face, -1, 0) - cost


@rule
def best_train(box: Box, state: State, seat: int, card: int) -> float:
    """The best train for a card (GT-19)."""
    fitting = faces_of(state, seat) & free_faces(state, seat, card)
    best = NEVER
    for dice in range(shortest_train(state, seat), FULL_TRAIN + 1):
        lowest = trains(fitting, dice)
        for low in range(1, TOP_FACE):
            if has_face(lowest, low):
                best = max(best, liking_of_train(box, state, seat, card, dice, low))
    return best


@rule
def liking_of_train(box: Box, state: State, seat: int, card: int, dice: int, low: int) -> float:
    """What a train brings on a card, less what its dice could do elsewhere."""
    added, cost = 0, 0.0
    for face in range(low, low + dice):
        added += face
        cost += cost_of(box, state, face)
    return change(box, state, seat, card, added, -1, 0) - cost


@rule
def best_target(box: Box, state: State, seat: int, card: int, verb: int) -> float:
    """The best die on a card to replace or remove (GT-18, GT-25)."""
    faces = state.faces[card] & (
        pairs_of(state, seat) if verb == REPLACE else faces_of(state, seat)
    )
    best = NEVER
    for face in range(1, TOP_FACE + 1):
        if has_face(faces, face):
            for i in range(2):
                die = int(state.on[card, face, i])
                allowed = die != NO_DIE and (
                    verb == REMOVE or may_replace(state, seat, card, face, die)
                )
                if allowed:
                    best = max(best, liking_of_target(box, state, seat, card, verb, face, die))
    return best


@rule
def liking_of_target(
    box: Box, state: State, seat: int, card: int, verb: int, face: int, die: int
) -> float:
    """What it brings to replace or remove a die."""
    whose = seat_of(state, die)
    if verb == REPLACE:
        brought = change(box, state, seat, card, face, whose, face)
        return brought - 2.0 * cost_of(box, state, face)
    return change(box, state, seat, card, 0, whose, face) - cost_of(box, state, face)


@rule
def best_swap_from(box: Box, state: State, seat: int, card: int) -> float:
    """The best that dice of one's own on a card can be swapped for (GT-26)."""
    best = NEVER
    for face in range(1, TOP_FACE):
        for i in range(2):
            die = int(state.on[card, face, i])
            if die != NO_DIE and seat_of(state, die) == seat:
                best = max(best, best_swap_of(box, state, seat, card, face, die))
    return best


@rule
def best_swap_of(box: Box, state: State, seat: int, card: int, face: int, die: int) -> float:
    """The best card to swap a die to."""
    best = NEVER
    for other in range(state.oldest, state.opened):
        if other != card and is_target(state, other):
            best = max(best, best_swap_with(box, state, seat, card, face, die, other))
    return best


@rule
def best_swap_with(
    box: Box, state: State, seat: int, card: int, face: int, die: int, other: int
) -> float:
    """The best die there."""
    best = NEVER
    for i in range(2):
        its = int(state.on[other, face, i])
        if its != NO_DIE and may_swap(state, seat, card, die, other, face, its):
            best = max(best, liking_of_swap(box, state, seat, card, other, face, its))
    return best


@rule
def liking_of_swap(
    box: Box, state: State, seat: int, card: int, other: int, face: int, its: int
) -> float:
    """What both cards are worth more then."""
    whose = seat_of(state, its)
    if whose == seat:
        return 0.0
    here = change(box, state, seat, card, -face, whose, -face)
    return here + change(box, state, seat, other, face, whose, face)


# The steps of an action


@rule
def liking_of_step(box: Box, state: State, seat: int, verb: int, argument: int) -> float:
    """Card, die on it, own die."""
    face, which = first_of(argument), second_of(argument)
    if verb == ON:
        return liking_of_card(box, state, seat, argument)
    if verb == SPAN:
        return liking_of_train(box, state, seat, state.card, face, which)
    if verb == TARGET:
        return liking_of_choice(box, state, seat, face, which)
    if verb == DIE and state.verb == PLACE:
        return liking_of_place(box, state, seat, state.card, face) + team_first(which)
    if verb == DIE and state.verb == PASS:
        return -0.1 * face + team_first(which)
    if verb == DIE or verb == SPEND:
        return team_first(which) - (0.3 if state.verb == PASS else 0.0)
    return 0.0  # ONLY_ONE


@rule
def liking_of_card(box: Box, state: State, seat: int, card: int) -> float:
    """What the action can do there."""
    if state.phase == Phase.OTHER_CARD:
        face, die = state.face, state.target
        return best_swap_with(box, state, seat, state.card, face, die, card)
    return best_on_card(box, state, seat, card, state.verb)


@rule
def liking_of_choice(box: Box, state: State, seat: int, face: int, die: int) -> float:
    """A die on the card."""
    if state.verb != SWAP:
        return liking_of_target(box, state, seat, state.card, state.verb, face, die)
    if state.phase == Phase.TARGET:
        return best_swap_of(box, state, seat, state.card, face, die)
    return liking_of_swap(box, state, seat, state.card, state.other, face, die)
