"""Events, and whose turn it is, as message keys and arguments."""

from collections.abc import Callable

from paddock.core.contract import Message, seat_name
from paddock.core.events import Event
from paddock.core.messages import Args
from paddock.core.who import NOBODY, TABLE, has
from paddock.games.top_race import odds
from paddock.games.top_race.actions import GET_CARD, OPENS, argument_of, verb_of
from paddock.games.top_race.box import Box
from paddock.games.top_race.events import CARD_DEALT, CARD_PLAYED, KINDS, lines_heard
from paddock.games.top_race.legal.auction import is_interested, may_bid
from paddock.games.top_race.sight import card_of
from paddock.games.top_race.state import NO_LIMIT, NO_ONE, NO_TIP, Phase, State
from paddock.games.top_race.tables import STEP
from paddock.games.top_race.words.names import (
    car_name,
    card_name,
    column_name,
    joined,
    money,
    square_name,
)

_ARGUMENTS: dict[str, Callable[[int], Message | int]] = {
    "car": car_name,
    "other": car_name,
    "partner": car_name,
    "front": car_name,
    "cash": money,
    "from": column_name,
    "to": square_name,
    "square": square_name,
    "steps": lambda steps: money(STEP * steps),
    "race": lambda race: race + 1,
    "tip": lambda tip: tip + 1,
}


def tell(event: Event) -> Message:
    """An event as the commentator tells it."""
    kind = KINDS[event.kind]
    args: Args = {}
    if event.kind in (CARD_DEALT, CARD_PLAYED):
        args["card"] = card_name(lines_heard(event.b) + lines_heard(event.c))
    else:
        for name, number in event.named(KINDS).items():
            args[name] = _ARGUMENTS[name](number) if name in _ARGUMENTS else number
    if event.who not in (NOBODY, TABLE):
        args["who"] = seat_name(event.who)
    return Message(f"event-{kind.name}", args, kind.rule)


def outcome(action: int) -> Message:
    """What luck has answered, as one would read it off the table."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if verb == GET_CARD:
        return Message("card-number", {"number": argument + 1})
    return seat_name(argument) if verb == OPENS else car_name(argument)


def prompt(box: Box, state: State, seat: int) -> Message:
    """Whose turn it is and what may be done, or what luck is to say, in one sentence."""
    phase = Phase(int(state.phase))
    if phase in (Phase.LIMIT, Phase.OUTCRY, Phase.BID):
        return _auction_prompt(box, state, seat, phase)
    if phase is Phase.TIP:
        return _tip_prompt(state, seat)
    args: Args = {"race": int(state.race) + 1}
    if state.seat >= 0:
        args["who"] = seat_name(int(state.seat))
    if phase in (Phase.DEAL, Phase.OPENER, Phase.TURN_UP, Phase.OVER):
        return Message(f"prompt-{phase.name.lower().replace('_', '-')}", args)
    if seat != state.seat:
        return Message("prompt-wait", args)
    return Message(_turn_key(state, phase), {**args, **_turn_args(box, state)})


def _turn_key(state: State, phase: Phase) -> str:
    return "prompt-spurt" if phase is Phase.MOVE and state.goal else f"prompt-{phase.name.lower()}"


def _turn_args(box: Box, state: State) -> Args:
    args: Args = {"left": int(state.left), "goal": int(state.goal)}
    if state.card >= 0:
        args["card"] = card_name(card_of(box, int(state.card), 1).lines)
        args["squares"] = int(box.steps[state.card, min(state.line, box.lines[state.card] - 1)])
    for name in ("lot", "mover", "returning"):
        car = int(getattr(state, name))
        if car >= 0:
            args[name] = car_name(car)
    return args


def _auction_prompt(box: Box, state: State, seat: int, phase: Phase) -> Message:
    """What is up for auction, the highest bid, and what one's own hand gives to the car."""
    args: Args = {"car": car_name(int(state.lot)), "money": money(STEP * int(state.bid))}
    key = "prompt-lot" if state.leader == NO_ONE else "prompt-lot-bid"
    if state.leader != NO_ONE:
        args["leader"] = seat_name(int(state.leader))
    if seat == NOBODY or not _may_speak(box, state, seat, phase):
        return Message(key, args)
    mine = odds.in_hand(box, state, seat, int(state.lot))
    args |= {"squares": mine.fixed, "jokers": mine.jokers, "linked": mine.linked}
    if phase is Phase.LIMIT:
        key = "prompt-limit" if state.limit[seat] == NO_LIMIT else "prompt-limit-said"
    elif state.leader == NO_ONE:
        key = "prompt-bid-first"
    else:
        key = "prompt-bid"
    return Message(key, args)


def _may_speak(box: Box, state: State, seat: int, phase: Phase) -> bool:
    if phase is Phase.BID:
        return seat == state.seat
    if phase is Phase.LIMIT:
        return bool(may_bid(box, state, seat)) and not has(state.passed, seat)
    return bool(is_interested(box, state, seat))


def _tip_prompt(state: State, seat: int) -> Message:
    values = enumerate(odds.tip_values(int(state.asked)), 1)
    pays = [Message("tip-pays", {"place": place, "money": money(value)}) for place, value in values]
    args: Args = {"tip": int(state.asked) + 1, "values": joined(pays)}
    if seat == NOBODY:
        return Message("prompt-tip-watch", args)
    ticked = state.tip[state.race, seat, state.asked] != NO_TIP
    return Message("prompt-tip-ticked" if ticked else "prompt-tip", args)
