"""Damage, wrecks, and hands that are too large after it (ND-30 to ND-33)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.nitro_dice.apply.cards import throw_away
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.events import (
    DIE_LOWERED,
    FEELS_NOTHING,
    HAND_CUT,
    IS_WRECKED,
    TAKES_DAMAGE,
)
from paddock.games.nitro_dice.legal.order import is_ahead, next_to_cut
from paddock.games.nitro_dice.state import NO_ONE, Phase, State
from paddock.games.nitro_dice.tables import NO_SQUARE, WORST


@rule
def damage(box: Box, state: State, seat: int, book: Book) -> None:
    """The marker goes down by one, and the die with it where it must (ND-30)."""
    if state.condition[seat] == WORST:
        if box.wreck == 1:
            state.wrecking[seat] = 1
        else:
            tell(book, FEELS_NOTHING, seat, 0, 0, 0, 0)
        return
    state.condition[seat] -= 1
    tell(book, TAKES_DAMAGE, seat, state.condition[seat], 0, 0, 0)
    if state.speed[seat] > state.condition[seat]:
        state.speed[seat] = state.condition[seat]
        tell(book, DIE_LOWERED, seat, state.speed[seat], 0, 0, 0)


@rule
def settle(box: Box, state: State, book: Book) -> None:
    """All damage is done: wrecks leave, hands are cut, then it goes on (ND-30, ND-33)."""
    remove_wrecks(box, state, book)
    seat = next_to_cut(box, state)
    if seat == NO_ONE:
        state.phase = state.then
    else:
        state.seat = seat
        state.phase = Phase.CUT


@rule
def remove_wrecks(box: Box, state: State, book: Book) -> None:
    """The one behind leaves first, so that the one ahead ranks before it (ND-30)."""
    seat = hindmost_wreck(box, state)
    while seat != NO_ONE:
        state.wrecking[seat] = 0
        state.wrecked[seat] = 1 + wrecks(box, state)
        state.square[seat] = NO_SQUARE
        tell(book, IS_WRECKED, seat, 0, 0, 0, 0)
        seat = hindmost_wreck(box, state)


@rule
def hindmost_wreck(box: Box, state: State) -> int:
    """Of the cars that are being wrecked the one behind, or NO_ONE."""
    found = NO_ONE
    for seat in range(box.seats):
        if state.wrecking[seat] == 1 and (found == NO_ONE or is_ahead(state, found, seat)):
            found = seat
    return found


@rule
def wrecks(box: Box, state: State) -> int:
    """How many cars have been wrecked in this race."""
    count = 0
    for seat in range(box.seats):
        if state.wrecked[seat] > 0:
            count += 1
    return count


@rule
def cut(state: State, kind: int, book: Book) -> None:
    """A card above the limit is thrown away (ND-32)."""
    throw_away(state, state.seat, kind)
    tell(book, HAND_CUT, state.seat, kind, 0, 0, 0)
    state.phase = Phase.SETTLE
