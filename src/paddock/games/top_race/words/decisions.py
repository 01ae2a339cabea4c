"""What a seat may do, with what it costs and where it leads."""

from collections.abc import Iterable

from paddock.core.contract import Decision, Message
from paddock.games.top_race import odds
from paddock.games.top_race.actions import (
    BID,
    CHOOSE,
    GO,
    LIMIT,
    LOT,
    PLAY,
    PUNCTURE,
    PUT,
    RETURN,
    SPURT,
    TICK,
    VERBS,
    argument_of,
    car_anchor,
    card_anchor,
    verb_of,
)
from paddock.games.top_race.apply.cards import back_car, front_car
from paddock.games.top_race.box import Box
from paddock.games.top_race.legal.track import column_of, is_home
from paddock.games.top_race.sight import card_of
from paddock.games.top_race.state import State
from paddock.games.top_race.tables import FINISH, JOKER, PRIZES, STEP
from paddock.games.top_race.words.names import (
    car_name,
    card_name,
    column_name,
    money,
    square_anchor,
    square_name,
)


def decision(box: Box, state: State, seat: int, action: int) -> Decision:
    """One legal action, put so that any client can offer it."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if verb in (BID, LIMIT):
        return _bid(state, seat, action, verb, argument)
    if verb == PLAY:
        return _play(box, state, action, argument)
    if verb == GO:
        return _go(box, state, action, argument)
    if verb in (CHOOSE, TICK):
        return _car(box, state, seat, action, verb, argument)
    if verb in (PUT, RETURN):
        return _square(box, state, action, verb, argument)
    if verb in (SPURT, PUNCTURE):
        return _use(box, state, action, verb)
    name = VERBS[verb].name
    return Decision(action, name, LOT, Message(f"do-{name}", {}, "TR-11"))


def _bid(state: State, seat: int, action: int, verb: int, steps: int) -> Decision:
    name = VERBS[verb].name
    if steps == 0:
        return Decision(
            action, name, LOT, Message("do-no-limit", {}, "TR-11"), _said(state, seat, 0)
        )
    left = Message("fact-left", {"money": money(int(state.cash[seat]) - STEP * steps)})
    dear = STEP * steps > int(PRIZES[0])
    return Decision(
        action,
        name,
        LOT,
        Message(f"do-{name}", {"money": money(STEP * steps)}, "TR-10"),
        (left, *_said(state, seat, steps)),
        Message("warn-dear", {"money": money(int(PRIZES[0]))}, "TR-31") if dear else None,
    )


def _said(state: State, seat: int, steps: int) -> tuple[Message, ...]:
    """A mark on the limit that stands so far."""
    return (Message("fact-chosen"),) if state.limit[seat] == steps else ()


def _play(box: Box, state: State, action: int, kind: int) -> Decision:
    card = card_of(box, kind, 1)
    facts: tuple[Message, ...] = ()
    if box.linked[kind]:
        facts = (Message("explain-linked", {}, "TR-26"),)
    elif card.lines[0][0] != JOKER:
        facts = _first_line(box, state, *card.lines[0])
    idle = not any(_has_effect(box, state, kind, car) for car, _ in card.lines)
    return Decision(
        action,
        "play",
        card_anchor(kind),
        Message("do-play", {"card": card_name(card.lines)}, "TR-21"),
        facts,
        Message("warn-no-effect", {}, "TR-21") if idle else None,
    )


def _has_effect(box: Box, state: State, kind: int, car: int) -> bool:
    """Whether a line of the card can do anything now."""
    if box.linked[kind]:
        one, other = (int(box.car[kind, i]) for i in (0, 1))
        level = column_of(box, state, one) == column_of(box, state, other)
        return not level and not is_home(state, one) and not is_home(state, other)
    return car == JOKER or (not is_home(state, car) and state.punctured[car] == 0)


def _first_line(box: Box, state: State, car: int, steps: int) -> tuple[Message, ...]:
    if not is_home(state, car) and state.punctured[car] == 0:
        return (_ways(box, state, car, odds.ends_of_line(box, state, car, steps)),)
    return (_why_still(state, car),)


def _why_still(state: State, car: int) -> Message:
    key = "fact-home" if is_home(state, car) else "fact-punctured"
    return Message(key, {"car": car_name(car)})


def _ways(box: Box, state: State, car: int, ends: Iterable[int]) -> Message:
    """Where a car comes to stand: from the nearest to the foremost column."""
    order = sorted(ends, key=lambda square: int(box.last[square]))
    least, most = column_name(order[0]), column_name(order[-1])
    args = {"car": car_name(car), "here": column_name(int(state.square[car]))}
    if least == most:
        return Message("fact-ends", {**args, "there": most}, "TR-22")
    return Message("fact-ends-between", {**args, "least": least, "most": most}, "TR-22")


def _go(box: Box, state: State, action: int, square: int) -> Decision:
    facts: list[Message] = []
    if square != FINISH:
        ends = odds.ends(box, state, square)
        facts.append(_ways(box, state, int(state.mover), ends))
        facts.append(Message("fact-to-go", {"squares": int(box.to_go[square])}, "TR-3"))
    text = Message("do-go", {"square": square_name(square)}, "TR-22")
    return Decision(action, "go", square_anchor(square), text, tuple(facts))


def _square(box: Box, state: State, action: int, verb: int, square: int) -> Decision:
    name = VERBS[verb].name
    rule = "TR-15" if verb == PUT else "TR-27"
    text = Message(f"do-{name}", {"square": square_name(square)}, rule)
    facts = (Message("fact-to-go", {"squares": int(box.to_go[square])}, "TR-3"),)
    return Decision(action, name, square_anchor(square), text, facts)


def _car(box: Box, state: State, seat: int, action: int, verb: int, car: int) -> Decision:
    name, rule = VERBS[verb].name, "TR-25" if verb == CHOOSE else "TR-40"
    text = Message(f"do-{name}", {"car": car_name(car)}, rule)
    if verb == TICK:
        return Decision(action, name, car_anchor(car), text, _tip_facts(box, state, seat, car))
    steps = int(box.steps[state.card, state.line])
    still = is_home(state, car) or state.punctured[car] > 0
    return Decision(
        action,
        name,
        car_anchor(car),
        text,
        _first_line(box, state, car, steps),
        Message("warn-no-effect", {}, "TR-25") if still else None,
    )


def _tip_facts(box: Box, state: State, seat: int, car: int) -> tuple[Message, ...]:
    others = [other for other in range(int(box.seats)) if other != seat]
    theirs = sum(odds.in_others_hand(box, state, seat, o, car).squares for o in others)
    hands = {"own": odds.in_hand(box, state, seat, car).fixed, "others": round(theirs)}
    facts = [Message("fact-column", {"where": column_name(int(state.square[car]))})]
    facts.append(Message("fact-hands", hands, "TR-50"))
    if state.tip[state.race, seat, state.asked] == car:
        facts.append(Message("fact-chosen"))
    return tuple(facts)


def _use(box: Box, state: State, action: int, verb: int) -> Decision:
    name = VERBS[verb].name
    front, back = int(front_car(box, state)), int(back_car(box, state))
    car = back if verb == SPURT else front
    args = {"car": car_name(car), "front": car_name(front), "back": car_name(back)}
    facts = (Message(f"explain-{name}", args, "TR-27"),)
    still = state.punctured[car] > 0
    text = Message(f"do-{name}", {"car": car_name(car)}, "TR-26")
    warning = Message("warn-no-effect", {}, "TR-27") if still else None
    return Decision(action, name, car_anchor(car), text, facts, warning)
