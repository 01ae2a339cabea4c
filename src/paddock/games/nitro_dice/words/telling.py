"""Events, and whose turn it is, as message keys and arguments."""

from paddock.core.contract import Message, seat_name
from paddock.core.events import Event
from paddock.core.who import NOBODY
from paddock.games.nitro_dice.actions import (
    CARD,
    LOT,
    argument_of,
    tile_of,
    verb_of,
    way_of,
)
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.events import KINDS
from paddock.games.nitro_dice.legal import luck_is_due
from paddock.games.nitro_dice.legal.moves import movement_left
from paddock.games.nitro_dice.legal.track import card_of, type_of
from paddock.games.nitro_dice.state import NO_ONE, Cost, Phase, State
from paddock.games.nitro_dice.words.names import card_name, laid_name, square_name, type_name

_ARGUMENTS = {
    "card": card_name,
    "square": square_name,
    "from": square_name,
    "to": square_name,
    "other": seat_name,
    "laid": laid_name,
}
_FROM_ONE = ("race", "tile")


def tell(event: Event) -> Message:
    """An event as the commentator tells it."""
    kind = KINDS[event.kind]
    args: dict[str, int | str | Message] = {}
    for name, number in event.named(KINDS).items():
        if name == "before" and kind.name == "replaces":
            args[name] = laid_name(number)
            continue
        name_it = _ARGUMENTS.get(name)
        args[name] = number if name_it is None else name_it(number)
    for name in _FROM_ONE:
        if name in args:
            args[name] = event.a + 1
    if event.who != NOBODY:
        args["who"] = seat_name(event.who)
    return Message(f"event-{kind.name}", args, kind.rule)


def outcome(action: int) -> Message:
    """What luck has answered, as one would read it off the table."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if verb == CARD:
        return card_name(argument)
    if verb == LOT:
        way = "inner" if way_of(argument) == 0 else "outer"
        return Message(f"lot-{way}", {"card": int(tile_of(argument)) + 1})
    return Message("face", {"face": argument})


_COST_KEYS = {
    Cost.SPEED: "speed",
    Cost.LANE: "lane",
    Cost.DRIFT: "drift",
    Cost.BRAKE: "brake",
    Cost.SQUEEZE: "squeeze",
    Cost.STEERING: "steering",
    Cost.REFUSAL: "refusal",
}


def prompt(box: Box, state: State, seat: int) -> Message:
    """Whose turn it is and what may be done, or what luck is to say, in one sentence."""
    phase = Phase(int(state.phase))
    args: dict[str, int | str | Message] = {"who": seat_name(int(state.seat))}
    if phase is Phase.OVER:
        return Message("prompt-over")
    if seat != state.seat and not luck_is_due(phase):
        return Message("prompt-wait", args)
    key = f"prompt-{phase.name.lower()}"
    if phase is Phase.PAY:
        key = f"prompt-pay-{_COST_KEYS[Cost(int(state.cost))]}"
        args["cards"] = int(state.to_pay)
    elif phase is Phase.PUT:
        args["card"] = card_name(int(state.wanted))
    else:
        args |= _numbers(state, phase)
    return Message(key, args)


def _numbers(state: State, phase: Phase) -> dict[str, int | str | Message]:
    seat = int(state.seat)
    if phase is Phase.SPEED:
        return {"speed": int(state.speed[seat]), "most": int(state.condition[seat])}
    if phase is Phase.MOVE:
        return {"left": int(movement_left(state)), "speed": int(state.speed[seat])}
    if phase is Phase.STEER:
        card = int(card_of(state.square[seat]))
        return {"tile": card + 1, "type": type_name(int(type_of(state, card)))}
    if phase is Phase.CUT:
        return {"cards": int(state.held[seat] - state.condition[seat])}
    if phase is Phase.DRAFT and state.mover != NO_ONE:
        return {"mover": seat_name(int(state.mover)), "to": square_name(int(state.vacated))}
    return {}
