"""Who is ahead, and whose turn that makes it (ND-10, ND-12, ND-15, ND-40, ND-42)."""

from paddock.core.compiled import rule
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.legal.track import (
    card_of,
    cards_to_line,
    in_garage,
    lane_of,
    squares_to_next_card,
)
from paddock.games.nitro_dice.state import NO_ONE, State
from paddock.games.nitro_dice.tables import MAX_SEATS, NO_SQUARE


@rule
def on_course(state: State, seat: int) -> bool:
    """Whether a seat's die is still there."""
    return state.square[seat] != NO_SQUARE


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """Whether a die on the course is ahead of another (ND-10)."""
    if state.crossings[seat] != state.crossings[other]:
        return state.crossings[seat] > state.crossings[other]
    mine, theirs = state.square[seat], state.square[other]
    if card_of(mine) != card_of(theirs):
        return cards_to_line(state, card_of(mine)) < cards_to_line(state, card_of(theirs))
    if in_garage(state, seat) != in_garage(state, other):
        return in_garage(state, other)
    if squares_to_next_card(state, mine) != squares_to_next_card(state, theirs):
        return squares_to_next_card(state, mine) < squares_to_next_card(state, theirs)
    if in_garage(state, seat):
        return state.arrival[seat] < state.arrival[other]
    return lane_of(mine) < lane_of(theirs)


@rule
def foremost_to_act(box: Box, state: State) -> int:
    """The leader of those who have not acted in this part of the round, or NO_ONE."""
    best = NO_ONE
    for seat in range(box.seats):
        if state.done[seat] == 0 and on_course(state, seat):
            if best == NO_ONE or is_ahead(state, seat, best):
                best = seat
    return best


@rule
def next_to_move(box: Box, state: State) -> int:
    """The fastest of those who have not moved, of these the one ahead, or NO_ONE (ND-15)."""
    best = NO_ONE
    for seat in range(box.seats):
        if state.done[seat] == 0 and on_course(state, seat) and state.speed[seat] > 0:
            if best == NO_ONE or moves_before(state, seat, best):
                best = seat
    return best


@rule
def moves_before(state: State, seat: int, other: int) -> bool:
    """Whether one of two who have not moved is to move first (ND-15)."""
    if state.speed[seat] != state.speed[other]:
        return state.speed[seat] > state.speed[other]
    return is_ahead(state, seat, other)


@rule
def dice_left(state: State) -> int:
    """How many dice are on the course."""
    count = 0
    for seat in range(MAX_SEATS):
        if on_course(state, seat):
            count += 1
    return count


@rule
def dice_ahead(box: Box, state: State, seat: int) -> int:
    """How many dice on the course are ahead of one."""
    count = 0
    for other in range(box.seats):
        if other != seat and on_course(state, other) and is_ahead(state, other, seat):
            count += 1
    return count


@rule
def over_limit(state: State, seat: int) -> bool:
    """Whether a seat holds more cards than its marker says (ND-32)."""
    return state.held[seat] > state.condition[seat]


@rule
def next_to_cut(box: Box, state: State) -> int:
    """Who has to throw cards away: the one who moves, then the others by order (ND-33)."""
    if state.mover != NO_ONE and over_limit(state, state.mover) and on_course(state, state.mover):
        return int(state.mover)
    best = NO_ONE
    for seat in range(box.seats):
        if over_limit(state, seat) and on_course(state, seat):
            if best == NO_ONE or is_ahead(state, seat, best):
                best = seat
    return best
