"""What a seat may do, where it leads and what it costs."""

from collections.abc import Callable

from paddock.core.contract import Decision, Message, seat_name
from paddock.games.nitro_dice import odds
from paddock.games.nitro_dice.actions import (
    BRAKE,
    CUT,
    DAMAGE,
    DRIFT,
    END,
    LANE,
    MATCH,
    NITRO,
    OFFER,
    PASS,
    PAY,
    PULLED,
    PUT,
    REFUSE,
    REPAIR,
    SPEED,
    SQUEEZE,
    STEP,
    THREE,
    VERBS,
    argument_of,
    tile_of,
    verb_of,
    way_of,
)
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.legal.moves import boost_goal, squeeze_goal
from paddock.games.nitro_dice.legal.track import (
    ahead,
    beside,
    card_of,
    die_on,
    drift_goal,
    is_hazard,
    lane_of,
    type_of,
)
from paddock.games.nitro_dice.sheet import car_anchor
from paddock.games.nitro_dice.state import NO_ONE, State
from paddock.games.nitro_dice.tables import (
    CHEAP_CHANGE,
    KINDS,
    LAID_OF_KIND,
    PIT,
    STEERING_CARDS,
    STRAIGHT_HAZARD,
    TYPE_OF_KIND,
    WORST,
)
from paddock.games.nitro_dice.words.names import (
    card_anchor,
    card_name,
    laid_name,
    lane_name,
    square_anchor,
    square_name,
    tile_anchor,
    type_name,
)

Args = dict[str, int | str | Message]


def decision(box: Box, state: State, seat: int, action: int) -> Decision:
    """One legal action, put so that any client can offer it."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    return _MAKERS[verb](box, state, seat, action, argument)


def _made(
    action: int,
    anchor: str,
    rule: str,
    args: Args,
    facts: tuple[Message, ...] = (),
    warning: Message | None = None,
) -> Decision:
    name = VERBS[int(verb_of(action))].name
    return Decision(action, name, anchor, Message(f"do-{name}", args, rule), facts, warning)


# The speed


def _speed(box: Box, state: State, seat: int, action: int, speed: int) -> Decision:
    change = speed - int(state.speed[seat])
    facts: list[Message] = []
    if abs(change) > CHEAP_CHANGE:
        facts.append(Message("fact-costs-cards", {"cards": 1}))
    if speed > 0:
        facts += _price_of_move(box, state, seat, speed)
    args: Args = {"speed": speed, "change": f"{change:+d}" if change else "±0"}
    return _made(action, f"speed:{speed}", "ND-12", args, tuple(facts))


def _price_of_move(box: Box, state: State, seat: int, speed: int) -> list[Message]:
    """The cheapest whole move at a speed, if nobody else moved before (odds.py)."""
    way = odds.cheapest(box, odds.at_speed(box, state, seat, speed), seat)
    if way is None:
        return []
    args: Args = {"cards": way.cards, "damage": max(0, way.damage), "to": square_name(way.square)}
    return [Message("fact-cheapest-hit" if way.hit else "fact-cheapest", args)]


# The move


def _step(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    return _onto(state, seat, action, int(ahead(state, state.square[seat])), "ND-17", {})


def _lane(box: Box, state: State, seat: int, action: int, lane: int) -> Decision:
    goal = int(beside(state, state.square[seat], lane))
    return _onto(state, seat, action, goal, "ND-18", {"lane": lane_name(lane)}, cards=1)


def _drift(box: Box, state: State, seat: int, action: int, lane: int) -> Decision:
    goal = int(drift_goal(state, state.square[seat], lane))
    return _onto(state, seat, action, goal, "ND-19", {"lane": lane_name(lane)}, cards=1)


def _nitro(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    args: Args = {"tokens": int(state.tokens[seat])}
    return _onto(state, seat, action, int(boost_goal(state)), "ND-21", args)


def _squeeze(box: Box, state: State, seat: int, action: int, lane: int) -> Decision:
    goal = int(squeeze_goal(state, lane))
    args: Args = {"lane": lane_name(lane)}
    made = _onto(state, seat, action, goal, "ND-23", args, cards=1)
    return Decision(action, made.verb, made.anchor, made.text, made.facts, Message("warn-squeeze"))


def _onto(
    state: State, seat: int, action: int, goal: int, rule: str, args: Args, cards: int = 0
) -> Decision:
    """A way onto a square: what it takes, what waits there."""
    facts: list[Message] = []
    if cards:
        facts.append(Message("fact-costs-cards", {"cards": cards}))
    other = NO_ONE if lane_of(goal) == PIT else int(die_on(state, goal))
    warning = None
    if other != NO_ONE:
        sideways = verb_of(action) in (LANE, DRIFT)
        key = "warn-sideswipe" if sideways else "warn-rear-end"
        warning = Message(key, {"other": seat_name(other)}, "ND-27" if sideways else "ND-26")
    else:
        if card_of(goal) != card_of(state.square[seat]):
            facts.append(_steering(state, seat, goal))
        if is_hazard(state, goal):
            warning = Message("warn-hazard", {}, "ND-31")
    anchor = square_anchor(int(state.race), goal)
    return _made(action, anchor, rule, {**args, "to": square_name(goal)}, tuple(facts), warning)


def _steering(state: State, seat: int, goal: int) -> Message:
    """What entering a card asks for, and how many cards of the type one holds."""
    wanted = int(type_of(state, int(card_of(goal))))
    have = sum(int(state.hand[seat, k]) for k in range(KINDS) if TYPE_OF_KIND[k] == wanted)
    return Message("fact-steering", {"type": type_name(wanted), "have": have}, "ND-17")


def _brake(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    args: Args = {"speed": int(state.speed[seat]) - 1}
    facts = (Message("fact-costs-cards", {"cards": 1}),)
    return _made(action, "brake", "ND-20", args, facts)


def _repair(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    args: Args = {"condition": int(state.condition[seat]) + 1}
    return _made(action, "repair", "ND-36", args)


def _end(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    return _made(action, "end", "ND-16", {})


# Paying


def _match(box: Box, state: State, seat: int, action: int, kind: int) -> Decision:
    return _made(action, card_anchor(kind), "ND-17", {"card": card_name(kind)})


def _three(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    facts = (Message("fact-costs-cards", {"cards": STEERING_CARDS}),)
    return _made(action, "three", "ND-17", {}, facts)


def _damage(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    condition = int(state.condition[seat])
    if condition > WORST:
        fact, warning = Message("fact-condition", {"condition": condition - 1}, "ND-30"), None
    elif box.wreck == 1:
        fact, warning = Message("fact-wreck", {}, "ND-30"), Message("warn-wreck", {}, "ND-30")
    else:
        fact, warning = Message("fact-no-effect", {}, "ND-30"), None
    return _made(action, "damage", "ND-17", {}, (fact,), warning)


def _pay(box: Box, state: State, seat: int, action: int, kind: int) -> Decision:
    return _made(action, card_anchor(kind), "ND-16", {"card": card_name(kind)})


def _cut(box: Box, state: State, seat: int, action: int, kind: int) -> Decision:
    return _made(action, card_anchor(kind), "ND-32", {"card": card_name(kind)})


# The draft


def _pulled(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    return _onto(state, seat, action, int(state.vacated), "ND-22", {})


def _refuse(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    facts = (Message("fact-costs-cards", {"cards": 1}),)
    return _made(action, car_anchor(seat), "ND-22", {}, facts)


# The course


def _offer(box: Box, state: State, seat: int, action: int, kind: int) -> Decision:
    return _made(action, card_anchor(kind), "ND-40", {"card": card_name(kind)})


def _put(box: Box, state: State, seat: int, action: int, place: int) -> Decision:
    card, kind = int(tile_of(place)), int(state.wanted)
    laid = int(LAID_OF_KIND[kind, int(way_of(place))])
    args: Args = {"tile": card + 1, "laid": laid_name(laid)}
    facts = (Message("fact-replaces", {"laid": laid_name(int(state.course[card]))}),)
    anchor = tile_anchor(int(state.race), card)
    if kind == STRAIGHT_HAZARD:  # either way round: the square with the hazard tells which
        goal = 9 * card + 3 * int(way_of(place)) + 1
        anchor = square_anchor(int(state.race), goal)
    return _made(action, anchor, "ND-40", args, facts)


def _pass(box: Box, state: State, seat: int, action: int, _: int) -> Decision:
    return _made(action, "pass", "ND-40", {})


_MAKERS: dict[int, Callable[[Box, State, int, int, int], Decision]] = {
    SPEED: _speed,
    STEP: _step,
    LANE: _lane,
    DRIFT: _drift,
    BRAKE: _brake,
    NITRO: _nitro,
    SQUEEZE: _squeeze,
    REPAIR: _repair,
    END: _end,
    MATCH: _match,
    THREE: _three,
    DAMAGE: _damage,
    PAY: _pay,
    CUT: _cut,
    PULLED: _pulled,
    REFUSE: _refuse,
    OFFER: _offer,
    PUT: _put,
    PASS: _pass,
}
