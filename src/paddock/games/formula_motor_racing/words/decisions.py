"""What a seat may do, with what it costs and how likely it is to work."""

from paddock.core.contract import Decision, Message
from paddock.games.formula_motor_racing import odds
from paddock.games.formula_motor_racing.actions import (
    AHEAD,
    BEHIND,
    CHOOSE,
    PICK,
    PLAY,
    VERBS,
    argument_of,
    car_anchor,
    card_anchor,
    verb_of,
)
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.legal import finds_a_car, is_own, needs_a_car, place_of
from paddock.games.formula_motor_racing.state import State
from paddock.games.formula_motor_racing.tables import (
    CHARGE_ENGINE,
    CHARGE_GEAR,
    COLOURS,
    CRASH,
    DROP,
    EFFECT,
    OVERTAKE,
    PIT,
    STEPS,
)
from paddock.games.formula_motor_racing.words.names import (
    car_name,
    card_name,
    effect_key,
    rule_of,
    team_name,
)


def decision(box: Box, state: State, seat: int, action: int) -> Decision:
    """One legal action, put so that any client can offer it."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    name = VERBS[verb].name
    if verb == PICK:
        text = Message("do-pick", {"team": team_name(argument)}, "FMR-5")
        return Decision(action, name, f"team:{COLOURS[argument]}", text)
    if verb == PLAY:
        return _play(state, seat, action, argument)
    if verb == CHOOSE:
        return _choose(state, seat, action, argument)
    if verb in (AHEAD, BEHIND):
        return _aside(state, action, name, -1 if verb == AHEAD else 1)
    return _again(state, seat, action, name)


def _play(state: State, seat: int, action: int, card: int) -> Decision:
    text = Message("do-play", {"card": card_name(card)}, rule_of(card))
    facts: list[Message] = [Message(f"explain-{effect_key(card)}")]
    warning = None
    if not needs_a_car(card):
        facts.append(_crash_odds(state, seat) if EFFECT[card] == CRASH else _spin_odds(state, seat))
    elif not finds_a_car(state, card):
        warning = Message("warn-no-car", {}, "FMR-19")
    return Decision(action, "play", card_anchor(card), text, tuple(facts), warning)


def _choose(state: State, seat: int, action: int, car: int) -> Decision:
    card, place = int(state.card), int(place_of(state, car))
    args: dict[str, int | str | Message] = {"car": car_name(car), "place": place + 1}
    text = Message("do-choose", args, rule_of(card))
    warning = Message("warn-own-car") if _hurts_own(state, seat, card, car) else None
    facts = _facts_of_target(state, seat, card, car)
    return Decision(action, "choose", car_anchor(car), text, facts, warning)


def _hurts_own(state: State, seat: int, card: int, car: int) -> bool:
    return EFFECT[card] in (DROP, PIT) and bool(is_own(state, seat, car))


def _facts_of_target(state: State, seat: int, card: int, car: int) -> tuple[Message, ...]:
    effect, place = int(EFFECT[card]), int(place_of(state, car))
    last = int(state.running) - 1
    if effect == PIT:
        return (_pit_odds(state, car),)
    if effect in (CHARGE_GEAR, CHARGE_ENGINE):
        return (_charge_odds(state, seat, car),)
    steps = int(STEPS[card])
    goal = min(last, place + steps) if effect == DROP else max(0, place - steps)
    if goal == place:
        return (Message("fact-stays"),)
    facts = [Message("fact-moves", {"from": place + 1, "to": goal + 1})]
    if effect == OVERTAKE and place < last:
        follower = car_name(int(state.line[place + 1]))
        facts.append(Message("fact-slipstream", {"car": follower, "to": goal + 2}))
    return tuple(facts)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _pit_odds(state: State, car: int) -> Message:
    pit = odds.pit(state, car)
    loss = round(10 * pit.expected_loss)
    return Message(
        "odds-pit",
        {
            "stays": _percent(pit.stays_out),
            "last": _percent(pit.falls_to_last),
            "loss": f"{loss // 10}.{loss % 10}",
        },
    )


def _charge_odds(state: State, seat: int, car: int) -> Message:
    charge = odds.charge(state, seat, car)
    args: dict[str, int | str | Message] = {
        "gains": _percent(charge.gains),
        "fails": _percent(charge.fails),
        "front": _percent(charge.to_the_front),
        "rolls": charge.rolls_to_front,
    }
    if charge.rolls_to_front == 0:
        return Message("odds-charge-leader", args)
    return Message("odds-charge" if is_own(state, seat, car) else "odds-charge-once", args)


def _spin_odds(state: State, seat: int) -> Message:
    spin = odds.spin(state, seat)
    return Message("odds-spin", {"own": _percent(spin.own), "nothing": _percent(spin.nothing)})


def _crash_odds(state: State, seat: int) -> Message:
    crash = odds.crash(state, seat)
    return Message("odds-crash", {"own": _percent(crash.own), "nothing": _percent(crash.nothing)})


def _again(state: State, seat: int, action: int, name: str) -> Decision:
    if needs_a_car(state.card):
        text = Message(f"do-{name}-charge", {"car": car_name(int(state.car))}, "FMR-16")
        facts = (_charge_odds(state, seat, int(state.car)),) if name == "again" else ()
        return Decision(action, name, "", text, facts)
    text = Message(f"do-{name}-spin", {"face": int(state.face)}, "FMR-17")
    facts = (_spin_odds(state, seat),) if name == "again" else (_hit_by(state),)
    return Decision(action, name, "", text, facts)


def _hit_by(state: State) -> Message:
    place = int(state.face) - 1
    if place >= state.running:
        return Message("fact-no-car-there", {"place": place + 1})
    return Message("fact-hits", {"car": car_name(int(state.line[place])), "place": place + 1})


def _aside(state: State, action: int, name: str, side: int) -> Decision:
    other = int(state.line[int(state.face) - 1 + side])
    args: dict[str, int | str | Message] = {"car": car_name(other), "place": int(state.face) + side}
    return Decision(action, name, car_anchor(other), Message(f"do-{name}", args, "FMR-18"))
