"""What a seat may do, with what it costs and how likely it is to work."""

from paddock.core.contract import Decision, Message, seat_name
from paddock.games.gp import odds
from paddock.games.gp.actions import (
    GATE,
    OFFER,
    REPAIR,
    ROLL,
    SHORTCUT,
    STOP,
    STRAIGHT,
    UPRIGHT,
    USE,
    VERBS,
    argument_of,
    verb_of,
)
from paddock.games.gp.apply.race import next_item_to_lay
from paddock.games.gp.apply.turn import sum_of_dice
from paddock.games.gp.box import Box
from paddock.games.gp.events import as_told
from paddock.games.gp.legal.caution import (
    AHEAD,
    THROUGH_GATE,
    THROUGH_SHORTCUT,
    no_way_at_all,
    through,
)
from paddock.games.gp.legal.course import is_corner
from paddock.games.gp.state import Phase, State
from paddock.games.gp.tables import BOMB, DICE, OIL, ROCKET, WRENCH
from paddock.games.gp.words.forecast import (
    ending_facts,
    ending_warning,
    next_die_facts,
    percent,
    turn_facts,
)
from paddock.games.gp.words.names import (
    ITEM_RULES,
    dice_anchor,
    item_anchor,
    item_name,
    pit_box_anchor,
    square_anchor,
    square_name,
    store_anchor,
)

_WAYS = {STRAIGHT: AHEAD, SHORTCUT: THROUGH_SHORTCUT, GATE: THROUGH_GATE}
_WAY_RULES = {STRAIGHT: "GP-30", SHORTCUT: "GP-30", GATE: "GP-31"}


def decision(box: Box, state: State, seat: int, action: int) -> Decision:
    """One legal action, put so that any client can offer it."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if verb == USE:
        return _use(box, state, seat, action, argument)
    if verb in (UPRIGHT, REPAIR):
        return _without_moving(state, seat, action, verb)
    if verb == ROLL:
        return _roll(box, state, seat, action)
    if verb == STOP:
        return _stop(box, state, seat, action)
    if verb in _WAYS:
        return _way(box, state, seat, action, verb)
    if verb == OFFER:
        text = Message("do-offer", {"item": item_name(argument)}, "GP-36")
        facts = (Message(f"explain-{_word(argument)}", {}, ITEM_RULES[argument]),)
        return Decision(action, "offer", store_anchor(argument), text, facts)
    return _place(box, state, action, verb, argument)


def _word(item: int) -> str:
    return item_anchor(item).removeprefix("item:")


def _use(box: Box, state: State, seat: int, action: int, item: int) -> Decision:
    text = Message("do-use", {"item": item_name(item)}, ITEM_RULES[item])
    facts: tuple[Message, ...] = (Message(f"explain-{_word(item)}", {}, ITEM_RULES[item]),)
    warning = None
    if item == ROCKET:
        rocket = odds.rocket(box, state, seat)
        args: dict[str, int | str | Message] = {
            "car": seat_name(rocket.cars[0]),
            "more": len(rocket.cars) - 1,
            "distance": rocket.distance,
            "chance": percent(rocket.hits),
        }
        facts = (Message("odds-rocket", args, "GP-41"),)
        if rocket.hits == 0:
            warning = Message("warn-too-far", {}, "GP-41")
    elif item in (BOMB, OIL):
        here = square_name(int(as_told(box, state, int(state.at[seat]))))
        facts = (*facts, Message("fact-here", {"square": here}, "GP-46"))
    elif item == WRENCH and state.lost[seat] == 0 and state.flipped[seat] == 0:
        warning = Message("warn-nothing-lost", {}, "GP-45")
    return Decision(action, "use", item_anchor(item), text, facts, warning)


def _without_moving(state: State, seat: int, action: int, verb: int) -> Decision:
    name = VERBS[verb].name
    args: dict[str, int | str | Message] = {"dice": DICE - int(state.lost[seat])}
    text = Message(f"do-{name}", args, "GP-7")
    return Decision(action, name, pit_box_anchor(seat), text)


def _roll(box: Box, state: State, seat: int, action: int) -> Decision:
    phase = Phase(int(state.phase))
    if phase is Phase.QUALIFY:
        chance = percent(int(state.dice) / DICE)
        facts = (Message("odds-qualify", {"repeats": chance}, "GP-3"),)
        return Decision(action, "roll", dice_anchor(seat), Message("do-roll-on"), facts)
    corner = bool(is_corner(box, state, state.at[seat]))
    warning = Message("warn-in-corner", {}, "GP-9") if corner and state.dice > 0 else None
    if phase is Phase.AGAIN:
        facts = next_die_facts(box, state, seat)
        return Decision(action, "roll", dice_anchor(seat), Message("do-roll-on"), facts, warning)
    key = "do-roll-one" if state.slow else "do-roll"
    facts = turn_facts(box, state, seat)
    return Decision(action, "roll", dice_anchor(seat), Message(key, {}, "GP-8"), facts)


def _stop(box: Box, state: State, seat: int, action: int) -> Decision:
    total = int(sum_of_dice(state))
    if state.phase == Phase.QUALIFY:
        return Decision(
            action, "stop", "", Message("do-stop-qualifying", {"result": total}, "GP-3")
        )
    text = Message("do-stop", {"total": total}, "GP-10")
    end = odds.ending(box, state, seat, total)
    anchor = "" if end.finishes else square_anchor(box, state, end.square)
    facts = tuple(ending_facts(box, state, end))
    if no_way_at_all(box, state, seat, total):
        return Decision(action, "stop", anchor, text, facts, Message("warn-held", {}, "GP-69"))
    return Decision(action, "stop", anchor, text, facts, ending_warning(end))


def _way(box: Box, state: State, seat: int, action: int, verb: int) -> Decision:
    way = _WAYS[verb]
    left = int(state.left)
    first = int(through(box, state, state.at[seat], way))
    text = Message(f"do-{VERBS[verb].name}", {"left": left}, _WAY_RULES[verb])
    end = odds.ending(box, state, seat, left, way)
    facts = tuple(ending_facts(box, state, end))
    anchor = square_anchor(box, state, first)
    return Decision(action, VERBS[verb].name, anchor, text, facts, ending_warning(end))


def _place(box: Box, state: State, action: int, verb: int, square: int) -> Decision:
    args: dict[str, int | str | Message] = {
        "item": item_name(int(next_item_to_lay(state))),
        "square": square_name(square + 1),
    }
    text = Message("do-place", args, "GP-50")
    return Decision(action, VERBS[verb].name, square_anchor(box, state, square), text)
