"""What a seat may do, with what it would bring and how likely that is."""

from paddock.core.contract import Decision, Message
from paddock.core.messages import Args
from paddock.games.grands_tours.actions import (
    BECOME,
    DIE,
    KEEP,
    LIFT,
    LIFT_ALL,
    ON,
    ONLY_ONE,
    READJUST,
    SPAN,
    SPEND,
    TARGET,
    THROW,
    VERBS,
    argument_of,
    first_of,
    second_of,
    verb_of,
)
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal.dice import dice_out, jerseys_at
from paddock.games.grands_tours.legal.gathering import FIRST_CARD, OUT, RIDING, dice_rolled
from paddock.games.grands_tours.state import IN_HAND, TEAM_DIE, State
from paddock.games.grands_tours.words.facts import (
    facts_of_card,
    facts_of_die,
    facts_of_roll,
    facts_of_span,
    facts_of_target,
)
from paddock.games.grands_tours.words.names import (
    action_anchor,
    card_anchor,
    card_here,
    die_anchor,
    die_of,
    gruppetto_anchor,
    jersey_anchor,
    jersey_name,
    own_die,
    peloton_anchor,
    place_name,
)

_ACTION_RULES = {
    "place": "GT-17",
    "replace": "GT-18",
    "train": "GT-19",
    "roll": "GT-20",
    "pass": "GT-21",
    "remove": "GT-25",
    "swap": "GT-26",
    "done": "GT-4",
    "sit-out": "GT-21",
}


def decision(box: Box, state: State, seat: int, action: int) -> Decision:
    """One legal action, put so that any client can offer it."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    name = VERBS[verb].name
    if name in _ACTION_RULES:
        return _action(box, state, seat, action, name)
    if verb <= THROW:
        return _gathering(state, seat, action, verb, argument)
    if verb == ON:
        return _card(box, state, seat, action, argument)
    if verb == TARGET:
        return _target(box, state, seat, action, argument)
    if verb in (DIE, SPEND):
        return _own_die(box, state, seat, action, argument)
    if verb == SPAN:
        return _span(box, state, seat, action, argument)
    if verb == ONLY_ONE:
        text = Message("do-only-one", {"face": int(state.face)}, "GT-21")
        return Decision(action, name, "", text)
    if verb == BECOME:
        return Decision(
            action, name, f"face:{argument}", Message("face", {"face": argument}, "GT-33")
        )
    return _exchange(state, seat, action, argument)


def _action(box: Box, state: State, seat: int, action: int, name: str) -> Decision:
    """A kind of action."""
    args: Args = {"count": int(dice_out(state, seat))} if name == "roll" else {}
    text = Message(f"do-{name}", args, _ACTION_RULES[name])
    facts = facts_of_roll(box, state, seat) if name == "roll" else (Message(f"explain-{name}"),)
    return Decision(action, name, action_anchor(name), text, facts)


def _gathering(state: State, seat: int, action: int, verb: int, argument: int) -> Decision:
    """Camp and rest day."""
    name = VERBS[verb].name
    if verb == KEEP:
        args: Args = {
            "count": int(dice_rolled(state, seat)),
            "ones": int(state.rolled[seat, 1]),
        }
        return Decision(action, name, action_anchor(name), Message("do-keep", args, "GT-10"))
    if verb == READJUST:
        return _readjust(state, seat, action, name, argument)
    if verb == LIFT_ALL:
        text = Message("do-lift-all", {"count": int(dice_out(state, seat))}, "GT-11")
        return Decision(action, name, action_anchor(name), text)
    if verb == LIFT:
        return _lift(seat, action, name, first_of(argument), second_of(argument))
    hand = int(state.in_hand) + int(jerseys_at(state, seat, IN_HAND))
    text = Message("do-throw", {"count": hand}, "GT-11")
    return Decision(action, name, action_anchor(name), text)


def _readjust(state: State, seat: int, action: int, name: str, own: int) -> Decision:
    args: Args = {"left": int(dice_rolled(state, seat)) - 1}
    if own == TEAM_DIE:
        text = Message("do-readjust", args, "GT-10")
        return Decision(action, name, action_anchor(name), text)
    args["jersey"] = jersey_name(own - 1)
    return Decision(
        action, name, jersey_anchor(own - 1), Message("do-readjust-jersey", args, "GT-10")
    )


def _lift(seat: int, action: int, name: str, face: int, own: int) -> Decision:
    if face > 0:
        text = Message("do-lift", {"die": own_die(face, own)}, "GT-11")
        return Decision(action, name, peloton_anchor(seat, face, own), text)
    if own == TEAM_DIE:
        text = Message("do-lift-out", {}, "GT-11")
        return Decision(action, name, gruppetto_anchor(seat), text)
    text = Message("do-lift-out-jersey", {"jersey": jersey_name(own - 1)}, "GT-11")
    return Decision(action, name, jersey_anchor(own - 1), text)


def _card(box: Box, state: State, seat: int, action: int, card: int) -> Decision:
    text = Message("do-on", {"card": card_here(state, card)}, "GT-16")
    return Decision(action, "on", card_anchor(card), text, facts_of_card(box, state, card))


def _target(box: Box, state: State, seat: int, action: int, argument: int) -> Decision:
    face, die = int(first_of(argument)), int(second_of(argument))
    card = int(state.card) if state.other < 0 else int(state.other)
    text = Message("do-target", {"die": die_of(state, face, die)}, "GT-16")
    facts = facts_of_target(box, state, seat, face, die)
    return Decision(action, "target", die_anchor(state, card, face, die), text, facts)


def _own_die(box: Box, state: State, seat: int, action: int, argument: int) -> Decision:
    face, own, verb = int(first_of(argument)), int(second_of(argument)), int(verb_of(action))
    name = VERBS[verb].name
    text = Message(f"do-{name}", {"die": own_die(face, own)}, "GT-17")
    facts = facts_of_die(box, state, seat, face) if verb == DIE else ()
    return Decision(action, name, peloton_anchor(seat, face, own), text, facts)


def _span(box: Box, state: State, seat: int, action: int, argument: int) -> Decision:
    dice, low = int(first_of(argument)), int(second_of(argument))
    faces = "-".join(str(low + i) for i in range(dice))
    text = Message("do-span", {"faces": faces}, "GT-19")
    facts = facts_of_span(box, state, seat, low, dice)
    return Decision(action, "span", f"train:{faces}", text, facts)


def _exchange(state: State, seat: int, action: int, argument: int) -> Decision:
    place, face = int(first_of(argument)), int(second_of(argument))
    args: Args = {"face": face, "place": place_name(place)}
    key = "do-exchange-out" if place == OUT else "do-exchange"
    text = Message(key, args, "GT-32")
    if place == OUT:
        anchor = gruppetto_anchor(seat)
    elif place == RIDING:
        anchor = peloton_anchor(seat, face, TEAM_DIE)
    else:
        anchor = die_anchor(state, place - FIRST_CARD, face, seat + 1)
    return Decision(action, "exchange", anchor, text)
