"""Decisions, events and reasons as message keys and arguments. Decides nothing."""

from paddock.core.contract import Decision, Message, Refusal, seat_name
from paddock.core.events import Event
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing import odds
from paddock.games.formula_motor_racing.actions import (
    AGAIN,
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
from paddock.games.formula_motor_racing.events import KINDS
from paddock.games.formula_motor_racing.legal import (
    allows,
    finds_a_car,
    is_own,
    needs_a_car,
    place_of,
)
from paddock.games.formula_motor_racing.state import Phase, State
from paddock.games.formula_motor_racing.tables import (
    ANY_COLOUR,
    CARS,
    CHARGE_ENGINE,
    CHARGE_GEAR,
    COLOUR,
    COLOURS,
    CRASH,
    DROP,
    EFFECT,
    OVERTAKE,
    PIT,
    SPIN_LAST,
    SPIN_OUT,
    STEPS,
    TEAMS,
    TURBO,
)

_CARD_KEYS = {
    OVERTAKE: "card-overtake",
    TURBO: "card-turbo",
    PIT: "card-pit",
    CHARGE_GEAR: "card-charge-gear",
    CHARGE_ENGINE: "card-charge-engine",
    SPIN_OUT: "card-spin-out",
    SPIN_LAST: "card-spin-last",
    CRASH: "card-crash",
}
_DROP_KEYS = {1: "card-wrong-line", 2: "card-off-circuit", 3: "card-lose-control"}
_CARD_RULES = {
    OVERTAKE: "FMR-12",
    DROP: "FMR-13",
    TURBO: "FMR-14",
    PIT: "FMR-15",
    CHARGE_GEAR: "FMR-16",
    CHARGE_ENGINE: "FMR-16",
    SPIN_OUT: "FMR-17",
    SPIN_LAST: "FMR-17",
    CRASH: "FMR-18",
}


def team_name(team: int) -> Message:
    """The colour of a team."""
    return Message(f"team-{COLOURS[team]}")


def car_name(car: int) -> Message:
    """A car: its team and the number painted on it."""
    return Message("car", {"team": team_name(car // 2), "number": car % 2 + 1})


def card_name(card: int) -> Message:
    """A card as it is called at the table."""
    effect, colour = int(EFFECT[card]), int(COLOUR[card])
    if effect == DROP:
        return Message(_DROP_KEYS[int(STEPS[card])])
    if colour == ANY_COLOUR:
        return Message("card-pit-beige" if effect == PIT else _CARD_KEYS[effect])
    args: dict[str, int | str | Message] = {"team": team_name(colour), "steps": int(STEPS[card])}
    return Message(_CARD_KEYS[effect], args)


def circuit_name(removed: int) -> Message:
    """The circuit that goes with a number of cards taken out (FMR-26); the names are ours."""
    return Message(f"circuit-{removed}")


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


def prompt(box: Box, state: State, seat: int) -> Message:
    """Whose turn it is and what may be done, in one sentence."""
    phase = Phase(int(state.phase))
    args: dict[str, int | str | Message] = {"who": seat_name(int(state.seat))}
    if phase is Phase.OVER:
        return Message("prompt-over")
    if seat != state.seat:
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
    text = Message("do-play", {"card": card_name(card)}, _CARD_RULES[int(EFFECT[card])])
    facts: list[Message] = [Message(f"explain-{_effect_key(card)}")]
    warning = None
    if not needs_a_car(card):
        facts.append(_spin_odds(state, seat))
    elif not finds_a_car(state, card):
        warning = Message("warn-no-car", {}, "FMR-19")
    return Decision(action, "play", card_anchor(card), text, tuple(facts), warning)


def _effect_key(card: int) -> str:
    effect = int(EFFECT[card])
    return "drop" if effect == DROP else _CARD_KEYS[effect].removeprefix("card-")


def _choose(state: State, seat: int, action: int, car: int) -> Decision:
    card, place = int(state.card), int(place_of(state, car))
    args: dict[str, int | str | Message] = {"car": car_name(car), "place": place + 1}
    text = Message("do-choose", args, _CARD_RULES[int(EFFECT[card])])
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
    if not is_own(state, seat, car):
        return Message("odds-charge-once", args)
    return Message("odds-charge" if charge.rolls_to_front > 0 else "odds-charge-leader", args)


def _spin_odds(state: State, seat: int) -> Message:
    spin = odds.spin(state, seat)
    return Message("odds-spin", {"own": _percent(spin.own), "nothing": _percent(spin.nothing)})


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


def why_not(box: Box, state: State, seat: int) -> list[Refusal]:
    """Why anchors that are no decision now can't be chosen."""
    phase = Phase(int(state.phase))
    if phase is Phase.OVER or seat == NOBODY:
        return []
    refusals = _hand_refusals(state, seat, phase)
    if phase is Phase.PICK:
        return refusals + _team_refusals(state, seat)
    return refusals + _car_refusals(state, seat, phase)


def _hand_refusals(state: State, seat: int, phase: Phase) -> list[Refusal]:
    if seat == state.seat and phase is Phase.PLAY:
        return []
    whose = {"who": seat_name(int(state.seat))}
    why = Message("why-one-card") if seat == state.seat else Message("why-not-your-turn", whose)
    why = Message(why.key, why.args, "FMR-9")
    kinds = sorted({int(card) for card in state.hand[seat, : state.held[seat]]})
    return [Refusal(card_anchor(kind), why) for kind in kinds]


def _team_refusals(state: State, seat: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    for team in range(TEAMS):
        owner = int(state.owner[team])
        if owner >= 0:
            why = Message("why-team-taken", {"who": seat_name(owner)}, "FMR-5")
        elif seat != state.seat:
            why = Message("why-not-your-turn", {"who": seat_name(int(state.seat))}, "FMR-5")
        else:
            continue
        refusals.append(Refusal(f"team:{COLOURS[team]}", why))
    return refusals


def _car_refusals(state: State, seat: int, phase: Phase) -> list[Refusal]:
    if seat != state.seat:
        whose = Message("why-not-your-turn", {"who": seat_name(int(state.seat))}, "FMR-9")
        return [Refusal(car_anchor(car), whose) for car in range(CARS)]
    if phase is Phase.CHOOSE:
        barred = [car for car in range(CARS) if not allows(state, state.card, car)]
        return [Refusal(car_anchor(car), _why_barred(state, car)) for car in barred]
    if phase is Phase.ASIDE:
        place = int(state.face) - 1
        beside = {int(state.line[place - 1]), int(state.line[place + 1])}
        why = Message("why-not-beside", {}, "FMR-18")
        return [Refusal(car_anchor(car), why) for car in range(CARS) if car not in beside]
    first = Message("why-card-first", {}, "FMR-9")
    return [Refusal(car_anchor(car), first) for car in range(CARS)]


def _why_barred(state: State, car: int) -> Message:
    card = int(state.card)
    rule = _CARD_RULES[int(EFFECT[card])]
    if place_of(state, car) >= state.running:
        return Message("why-retired", {"car": car_name(car)}, "FMR-21")
    if EFFECT[card] == TURBO:
        return Message("why-not-last-three", {"car": car_name(car)}, rule)
    return Message("why-other-colour", {"team": team_name(int(COLOUR[card]))}, rule)


