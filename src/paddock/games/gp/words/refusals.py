"""Why something on the board can't be chosen now."""

from paddock.core.contract import Message, Refusal, seat_name
from paddock.core.who import NOBODY
from paddock.games.gp.box import Box
from paddock.games.gp.legal import luck_is_due
from paddock.games.gp.legal.caution import AHEAD, branch_at, is_forbidden, through
from paddock.games.gp.legal.course import dice_left
from paddock.games.gp.legal.items import may_use
from paddock.games.gp.state import Phase, State
from paddock.games.gp.tables import BOMB, DICE, ITEMS, OIL, ROCKET
from paddock.games.gp.words.names import (
    dice_anchor,
    item_anchor,
    item_name,
    pit_box_anchor,
    square_anchor,
    store_anchor,
)


def why_not(box: Box, state: State, seat: int) -> list[Refusal]:
    """Why anchors that are no decision now can't be chosen."""
    phase = Phase(int(state.phase))
    if phase is Phase.OVER or luck_is_due(phase) or seat == NOBODY:
        return []
    if seat != state.actor:
        whose = Message("why-not-your-turn", {"who": seat_name(int(state.actor))}, "GP-6")
        return [Refusal(anchor, whose) for anchor in (dice_anchor(seat), *_own(state, seat))]
    match phase:
        case Phase.TURN:
            return _before_rolling(box, state, seat)
        case Phase.BRANCH:
            return _closed_ways(box, state, seat) + _all(state, seat, "why-way-first", "GP-30")
        case Phase.OFFER:
            gone = [item for item in range(ITEMS) if state.available[item] == 0]
            why = [Message("why-not-available", {"item": item_name(i)}, "GP-36") for i in gone]
            refusals = [Refusal(store_anchor(i), w) for i, w in zip(gone, why, strict=True)]
            return refusals + _all(state, seat, "why-tray-first", "GP-36")
        case Phase.PLACE:
            return _all(state, seat, "why-place-first", "GP-50")
        case Phase.AFTER_ITEM:
            return _after_item(state, seat)
        case _:
            return _items(state, seat, "why-dice-first", "GP-40")


def _own(state: State, seat: int) -> list[str]:
    """The items that a seat owns."""
    return [item_anchor(item) for item in range(ITEMS) if state.owned[seat, item] > 0]


def _items(state: State, seat: int, key: str, rule: str) -> list[Refusal]:
    return [Refusal(anchor, Message(key, {}, rule)) for anchor in _own(state, seat)]


def _all(state: State, seat: int, key: str, rule: str) -> list[Refusal]:
    return [Refusal(dice_anchor(seat), Message(key, {}, rule)), *_items(state, seat, key, rule)]


def _before_rolling(box: Box, state: State, seat: int) -> list[Refusal]:
    flipped = state.flipped[seat] == 1
    refusals: list[Refusal] = []
    for item in range(ITEMS):
        if state.owned[seat, item] > 0 and not may_use(box, state, seat, item):
            why = "why-flipped-item" if flipped else _why_item(item)
            rule = "GP-40" if flipped else {ROCKET: "GP-41"}.get(item, "GP-46")
            refusals.append(Refusal(item_anchor(item), Message(why, {}, rule)))
    if flipped:
        return [*refusals, Refusal(dice_anchor(seat), Message("why-flipped", {}, "GP-7"))]
    return refusals + _dice(state, seat)


def _why_item(item: int) -> str:
    return {ROCKET: "why-no-target", BOMB: "why-not-here", OIL: "why-not-here"}[item]


def _dice(state: State, seat: int) -> list[Refusal]:
    if dice_left(state, seat) == 0:
        return [Refusal(dice_anchor(seat), Message("why-no-dice", {}, "GP-8"))]
    if dice_left(state, seat) == DICE:
        return [Refusal(pit_box_anchor(seat), Message("why-nothing-lost", {}, "GP-7"))]
    return []


def _after_item(state: State, seat: int) -> list[Refusal]:
    return _items(state, seat, "why-one-item", "GP-40") + _dice(state, seat)


def _closed_ways(box: Box, state: State, seat: int) -> list[Refusal]:
    """A way that the safety car closes (GP-69)."""
    refusals: list[Refusal] = []
    for way in (AHEAD, int(branch_at(box, state, seat, state.at[seat], 0))):
        if is_forbidden(box, state, seat, way, state.left):
            square = int(through(box, state, state.at[seat], way))
            why = Message("why-caution", {}, "GP-69")
            refusals.append(Refusal(square_anchor(box, state, square), why))
    return refusals
