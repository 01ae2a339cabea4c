"""What may come now: decisions of a seat, answers of luck. Asks, never changes."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.core.who import LUCK, OVER, only
from paddock.games.gp.actions import (
    GATE,
    OFFER,
    PLACE,
    REPAIR,
    ROLL,
    SHORTCUT,
    STOP,
    STRAIGHT,
    UPRIGHT,
    USE,
    pack,
)
from paddock.games.gp.box import Box
from paddock.games.gp.legal.caution import AHEAD, THROUGH_SHORTCUT, branch_at, is_forbidden
from paddock.games.gp.legal.chances import chances, empty_squares, label
from paddock.games.gp.legal.course import dice_left
from paddock.games.gp.legal.items import may_use
from paddock.games.gp.state import Phase, State
from paddock.games.gp.tables import ITEMS

__all__ = ["chances", "due", "label", "legal", "luck_is_due"]


@entry
def due(box: Box, state: State) -> int:
    """The set of those who may act."""
    phase = state.phase
    if phase == Phase.OVER:
        return OVER
    if luck_is_due(phase):
        return only(LUCK)
    return only(state.actor)


@rule
def luck_is_due(phase: int) -> bool:
    """Whether a die or a draw speaks next."""
    return (
        phase == Phase.ROLL
        or phase == Phase.QUALIFY_ROLL
        or phase == Phase.ROCKET
        or phase == Phase.LOT
        or phase == Phase.SCATTER
    )


@entry
def legal(box: Box, state: State, seat: int, out: Ints) -> int:
    """What the seat may do, sorted."""
    if seat != state.actor:
        return 0
    phase = state.phase
    if phase == Phase.AGAIN or phase == Phase.QUALIFY:
        out[0] = pack(ROLL, 0)
        out[1] = pack(STOP, 0)
        return 2
    if phase == Phase.TURN:
        return ways_to_begin(box, state, seat, out)
    if phase == Phase.AFTER_ITEM:
        return repair_or_roll(state, seat, out, 0)
    if phase == Phase.BRANCH:
        return ways_on(box, state, seat, out)
    if phase == Phase.OFFER:
        return items_for_tray(state, out)
    if phase == Phase.PLACE:
        return empty_squares(box, state, PLACE, out)
    return 0


@rule
def ways_to_begin(box: Box, state: State, seat: int, out: Ints) -> int:
    """An item first, if wished; then upright, repair or dice (GP-7, GP-40)."""
    count = 0
    for item in range(ITEMS):
        if may_use(box, state, seat, item):
            out[count] = pack(USE, item)
            count += 1
    if state.flipped[seat] == 1:
        out[count] = pack(UPRIGHT, 0)
        return count + 1
    return repair_or_roll(state, seat, out, count)


@rule
def repair_or_roll(state: State, seat: int, out: Ints, count: int) -> int:
    """Repair needs a die in the pit box, rolling one outside it (GP-7, GP-8)."""
    if state.lost[seat] > 0:
        out[count] = pack(REPAIR, 0)
        count += 1
    if dice_left(state, seat) > 0:
        out[count] = pack(ROLL, 0)
        count += 1
    return count


@rule
def ways_on(box: Box, state: State, seat: int, out: Ints) -> int:
    """Straight on or the branch; under the safety car only what keeps the peace (GP-30, GP-69)."""
    count = 0
    if not is_forbidden(box, state, seat, AHEAD, state.left):
        out[count] = pack(STRAIGHT, 0)
        count += 1
    branch = branch_at(box, state, seat, state.at[seat], 0)
    if not is_forbidden(box, state, seat, branch, state.left):
        out[count] = pack(SHORTCUT if branch == THROUGH_SHORTCUT else GATE, 0)
        count += 1
    return count


@rule
def items_for_tray(state: State, out: Ints) -> int:
    """Any item that is neither owned nor on the course (GP-36)."""
    count = 0
    for item in range(ITEMS):
        if state.available[item] > 0:
            out[count] = pack(OFFER, item)
            count += 1
    return count
