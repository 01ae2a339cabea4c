"""Events, and whose turn it is, as message keys and arguments."""

from collections.abc import Callable, Mapping

from paddock.core.contract import Message, seat_name
from paddock.core.events import Event
from paddock.core.who import NOBODY
from paddock.games.gp.actions import BEGINS, FACE, argument_of, verb_of
from paddock.games.gp.apply.race import next_item_to_lay
from paddock.games.gp.apply.turn import sum_of_dice
from paddock.games.gp.box import Box
from paddock.games.gp.events import KINDS, as_told
from paddock.games.gp.legal import luck_is_due
from paddock.games.gp.legal.caution import THROUGH_SHORTCUT, branch_at
from paddock.games.gp.state import Phase, State
from paddock.games.gp.tables import NO_ITEM
from paddock.games.gp.words.names import built_in_name, item_name, points_name, square_name

_ARGUMENTS: Mapping[str, Callable[[int], Message]] = {
    "square": square_name,
    "from": square_name,
    "to": square_name,
    "item": item_name,
    "circuit": built_in_name,
    "halves": points_name,
}


def tell(event: Event) -> Message:
    """An event as the commentator tells it."""
    kind = KINDS[event.kind]
    args: dict[str, int | str | Message] = {}
    for name, number in event.named(KINDS).items():
        args[name] = _ARGUMENTS[name](number) if name in _ARGUMENTS else number
    if event.who != NOBODY:
        args["who"] = seat_name(event.who)
    if "race" in args:
        args["race"] = event.a + 1
    return Message(f"event-{kind.name}", args, kind.rule)


def outcome(action: int) -> Message:
    """What luck has answered, as one would read it off the table."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if verb == FACE:
        return Message("face", {"face": argument})
    return seat_name(argument) if verb == BEGINS else square_name(argument + 1)


def prompt(box: Box, state: State, seat: int) -> Message:
    """Whose turn it is and what may be done, or what luck is to say, in one sentence."""
    phase = Phase(int(state.phase))
    args: dict[str, int | str | Message] = {"who": seat_name(max(0, int(state.actor)))}
    if phase is Phase.OVER:
        return Message("prompt-over")
    if seat != state.actor and not luck_is_due(phase):
        return Message("prompt-wait", args)
    args["total"] = int(sum_of_dice(state))
    args["dice"] = int(state.dice)
    if phase in (Phase.PLACE, Phase.SCATTER):
        item = int(next_item_to_lay(state))
        if item != NO_ITEM:
            args["item"] = item_name(item)
    key = f"prompt-{phase.name.lower().replace('_', '-')}"
    if phase is Phase.TURN and state.flipped[seat] == 1:
        key += "-flipped"
    if phase is Phase.BRANCH:
        return _at_junction(box, state, seat)
    return Message(key, args)


def _at_junction(box: Box, state: State, seat: int) -> Message:
    way = branch_at(box, state, seat, state.at[seat], 0)
    args: dict[str, int | str | Message] = {
        "square": square_name(int(as_told(box, state, int(state.at[seat])))),
        "left": int(state.left),
    }
    return Message("prompt-shortcut" if way == THROUGH_SHORTCUT else "prompt-gate", args)
