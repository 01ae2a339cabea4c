"""Events, and whose turn it is, as message keys and arguments."""

from paddock.core.contract import Message, seat_name
from paddock.core.events import Event
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing.actions import FACE, GET_CARD, argument_of, verb_of
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.events import KINDS
from paddock.games.formula_motor_racing.legal import luck_is_due, needs_a_car, place_of
from paddock.games.formula_motor_racing.state import Phase, State
from paddock.games.formula_motor_racing.words.names import (
    car_name,
    card_name,
    circuit_name,
    team_name,
)

_ARGUMENTS = {"team": team_name, "car": car_name, "card": card_name}


def tell(event: Event) -> Message:
    """An event as the commentator tells it."""
    kind = KINDS[event.kind]
    args: dict[str, int | str | Message] = {}
    for name, number in event.named(KINDS).items():
        name_it = _ARGUMENTS.get(name)
        args[name] = number if name_it is None else name_it(number)
    if event.who != NOBODY:
        args["who"] = seat_name(event.who)
    if kind.name == "race-starts":
        args["circuit"] = circuit_name(event.b)
    if "race" in args:
        args["race"] = event.a + 1
    return Message(f"event-{kind.name}", args, kind.rule)


def outcome(action: int) -> Message:
    """What luck has answered, as one would read it off the table."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if verb == FACE:
        return Message("face", {"face": argument})
    return card_name(argument) if verb == GET_CARD else team_name(argument)


def prompt(box: Box, state: State, seat: int) -> Message:
    """Whose turn it is and what may be done, or what luck is to say, in one sentence."""
    phase = Phase(int(state.phase))
    args: dict[str, int | str | Message] = {"who": seat_name(int(state.seat))}
    if phase is Phase.OVER:
        return Message("prompt-over")
    if seat != state.seat and not luck_is_due(phase):
        return Message("prompt-wait", args)
    if state.card >= 0:
        args["card"] = card_name(int(state.card))
        args["face"] = int(state.face)
    if state.car >= 0:
        args["car"] = car_name(int(state.car))
        args["place"] = int(place_of(state, state.car)) + 1
    key = f"prompt-{phase.name.lower()}"
    if phase is Phase.AGAIN:
        key += "-charge" if needs_a_car(state.card) else "-spin"
    return Message(key, args)
