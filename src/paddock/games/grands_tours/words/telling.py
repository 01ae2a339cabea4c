"""Events, and whose turn it is, as message keys and arguments."""

from paddock.core.contract import Message, seat_name
from paddock.core.events import Event
from paddock.core.messages import Args
from paddock.core.who import NOBODY
from paddock.games.grands_tours.actions import (
    CARD,
    HOLDS,
    LEADER,
    PASS,
    REMOVE,
    REPLACE,
    TRAIN,
    VERBS,
    argument_of,
    verb_of,
)
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.events import KINDS
from paddock.games.grands_tours.legal import is_luck
from paddock.games.grands_tours.legal.dice import card_of, jerseys_at
from paddock.games.grands_tours.legal.gathering import dice_rolled
from paddock.games.grands_tours.state import IN_HAND, Phase, State
from paddock.games.grands_tours.tables import JERSEY_NAMES, TOP_FACE
from paddock.games.grands_tours.words.names import (
    card_here,
    card_number,
    jersey_name,
    kind_name,
    own_die,
    place_name,
)

_ARGUMENTS = {
    "kind": kind_name,
    "jersey": jersey_name,
    "whose": seat_name,
    "place": place_name,
    "card": card_number,
    "other": card_number,
}


def tell(event: Event) -> Message:
    """An event as the commentator tells it."""
    kind = KINDS[event.kind]
    args: Args = {}
    for name, number in event.named(KINDS).items():
        name_it = _ARGUMENTS.get(name)
        args[name] = number if name_it is None else name_it(number)
    if event.who != NOBODY:
        args["who"] = seat_name(event.who)
    if "faces" in args:
        args |= _dice(event.b, event.c)
    if "own" in args and "face" in args:
        args["die"] = own_die(_number(args["face"]), _number(args["own"]))
    if "jersey" in args and "amount" in args:
        args["prize"] = JERSEY_NAMES[event.a]
    return Message(f"event-{kind.name}", args, kind.rule)


def _number(value: int | str | Message) -> int:
    assert isinstance(value, int)
    return value


def _dice(faces: int, jerseys: int) -> Args:
    """What was rolled: team dice as digits, lowest first, and each jersey die."""
    counts = [faces // 10**i % 10 for i in range(TOP_FACE - 1)]  # of 1, 2, 3, ...
    shown = " ".join(str(face) for face, n in enumerate(counts, 1) for _ in range(n))
    general, sprint, mountain = (jerseys // 100, jerseys // 10 % 10, jerseys % 10)
    return {"shown": shown or "–", "general": general, "sprint": sprint, "mountain": mountain}


def outcome(action: int) -> Message:
    """What luck has answered, as one would read it off the table."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if verb == CARD:
        return kind_name(argument)
    if verb == LEADER:
        return seat_name(argument)
    if verb == HOLDS:
        return Message("assist-cards", {"count": argument})
    return Message("face", {"face": argument})


def prompt(box: Box, state: State, seat: int) -> Message:
    """Whose turn it is and what may be done, or what luck is to say, in one sentence."""
    phase = Phase(int(state.phase))
    args: Args = {"who": seat_name(int(state.seat))}
    if phase is Phase.OVER:
        return Message("prompt-over")
    if is_luck(phase):
        return _luck_prompt(state, phase, args)
    if seat != state.seat:
        return Message("prompt-wait", args)
    if state.card >= 0:
        args["card"] = card_here(state, int(state.card))
    return _seat_prompt(box, state, phase, args)


def _luck_prompt(state: State, phase: Phase, args: Args) -> Message:
    if phase is Phase.ROLL:
        left = int(state.in_hand) + int(jerseys_at(state, state.seat, IN_HAND))
        args["left"] = left
        args["die"] = Message("any-die")
        if state.in_hand == 0:
            jersey = next(j for j in range(3) if state.jersey_place[j] == IN_HAND)
            args["die"] = Message(f"jersey-die-{JERSEY_NAMES[jersey]}")
        return Message("prompt-roll", args)
    if phase is Phase.OPEN:
        return Message("prompt-open", {"number": int(state.opened) + 1})
    return Message(f"prompt-{phase.name.lower()}")


def _seat_prompt(box: Box, state: State, phase: Phase, args: Args) -> Message:
    verb = int(state.verb)
    if phase is Phase.ACT:
        key = "prompt-act-again" if state.extra else "prompt-act"
        return Message(key, {"number": int(state.car) + 1})
    if phase is Phase.READJUST:
        return Message("prompt-readjust", {"count": int(dice_rolled(state, state.seat))})
    if phase is Phase.LIFT:
        hand = int(state.in_hand) + int(jerseys_at(state, state.seat, IN_HAND))
        return Message("prompt-lift", {"count": hand})
    if phase is Phase.CARD:
        return Message(f"prompt-card-{VERBS[verb].name}")
    if phase is Phase.TARGET:
        return Message(f"prompt-target-{VERBS[verb].name}", args)
    if phase is Phase.DIE:
        return _die_prompt(verb, int(state.face), args)
    if phase in (Phase.SPEND, Phase.MORE):
        key = {REPLACE: "spend-replace", REMOVE: "spend-remove"}.get(verb, "more")
        return Message(f"prompt-{key}", {"face": int(state.face)})
    if phase is Phase.SPAN:
        return Message("prompt-span", args)
    if phase in (Phase.OTHER_CARD, Phase.OTHER_TARGET):
        return Message(f"prompt-{phase.name.lower().replace('_', '-')}", {"face": int(state.face)})
    if phase is Phase.FACE:
        key = "prompt-face-card" if card_of(state, state.jersey) >= 0 else "prompt-face-peloton"
        return Message(key)
    return Message("prompt-exchange", {"jersey": jersey_name(int(state.jersey))})


def _die_prompt(verb: int, face: int, args: Args) -> Message:
    """Which own die: onto the card, or out of the peloton."""
    if verb == PASS:
        return Message("prompt-die-pass")
    if verb == TRAIN:
        return Message("prompt-die-train", {"face": face})
    if verb == REPLACE:
        return Message("prompt-die-replace", {"face": face})
    return Message("prompt-die-place", args)
