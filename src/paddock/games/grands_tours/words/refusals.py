"""Why something on the board can't be chosen now."""

from collections.abc import Iterator

import numpy as np

from paddock.core.contract import Message, Refusal, seat_name
from paddock.core.who import NOBODY
from paddock.games.grands_tours.actions import (
    PASS,
    PLACE,
    REMOVE,
    REPLACE,
    ROLL,
    SWAP,
    TRAIN,
    VERBS,
    argument_of,
    first_of,
    pack,
    second_of,
)
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal import is_luck, legal
from paddock.games.grands_tours.legal.dice import (
    card_of,
    has_face,
    has_own,
    is_target,
    owns,
)
from paddock.games.grands_tours.state import TEAM_DIE, UNOWNED, Fate, Phase, State
from paddock.games.grands_tours.tables import JERSEYS, REMOVAL, TOP_FACE
from paddock.games.grands_tours.tables import SWAP as SWAP_CARD
from paddock.games.grands_tours.words.names import (
    action_anchor,
    card_anchor,
    card_here,
    jersey_anchor,
    jersey_name,
    peloton_anchor,
)

LONGEST = 128  # no list of actions is longer
ACTIONS = (PLACE, REPLACE, TRAIN, ROLL, PASS, REMOVE, SWAP)
_CARD_RULES = {PLACE: "GT-17", REPLACE: "GT-18", TRAIN: "GT-19", REMOVE: "GT-25", SWAP: "GT-26"}


def why_not(box: Box, state: State, seat: int) -> list[Refusal]:
    """Why anchors that are no decision now can't be chosen."""
    phase = Phase(int(state.phase))
    if phase is Phase.OVER or is_luck(phase) or seat == NOBODY:
        return []
    if seat != state.seat:
        return _others_turn(state, seat)
    refusals = [*_cards(box, state, seat, phase), *_actions(box, state, seat, phase)]
    refusals += _dice(box, state, seat, phase)
    if phase is Phase.FACE:
        refusals += _faces(state)
    return refusals


def _others_turn(state: State, seat: int) -> list[Refusal]:
    """Somebody else is to move."""
    why = Message("why-not-your-turn", {"who": seat_name(int(state.seat))}, "GT-15")
    anchors = [card_anchor(c) for c in range(state.opened) if is_target(state, c)]
    anchors += [peloton_anchor(seat, face, own) for face, own in _peloton(state, seat)]
    return [Refusal(anchor, why) for anchor in anchors]


def _peloton(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """The different dice in a peloton: face, and which."""
    for face in range(1, TOP_FACE + 1):
        for own in range(TEAM_DIE, JERSEYS + 1):
            if has_own(state, seat, face, own):
                yield face, own


def _offered(box: Box, state: State, seat: int) -> list[int]:
    """What the seat may do."""
    out = np.zeros(LONGEST, np.int32)
    return out[: legal(box, state, seat, out)].tolist()


# Cards


def _cards(box: Box, state: State, seat: int, phase: Phase) -> Iterator[Refusal]:
    """Cards that can't be chosen, each with its reason."""
    chosen: set[int] = set()
    if phase in (Phase.CARD, Phase.OTHER_CARD):
        chosen = {int(argument_of(action)) for action in _offered(box, state, seat)}
    for card in range(state.opened):
        if card not in chosen:
            yield Refusal(card_anchor(card), _why_not_card(state, card, phase))


def _why_not_card(state: State, card: int, phase: Phase) -> Message:
    fate, named = int(state.fate[card]), {"card": card_here(state, card)}
    if fate == Fate.EVENT:
        return Message("why-event", {}, "GT-16")
    if fate == Fate.HOME:
        return Message("why-home", {}, "GT-30")
    if fate == Fate.WON:
        return Message("why-won", {"who": seat_name(int(state.winner[card]))}, "GT-16")
    if phase is Phase.ACT:
        return Message("why-action-first", {}, "GT-15")
    if phase in (Phase.READJUST, Phase.LIFT):
        rule = "GT-10" if phase is Phase.READJUST else "GT-11"
        return Message("why-no-actions-now", {}, rule)
    if phase in (Phase.FACE, Phase.EXCHANGE):
        return Message("why-die-first", {}, "GT-32")
    if phase is Phase.OTHER_CARD:
        return Message("why-no-swap-there", {"face": int(state.face)}, "GT-26")
    if phase is not Phase.CARD:
        return Message("why-card-chosen", {}, "GT-15")
    verb = int(state.verb)
    return Message(f"why-not-{VERBS[verb].name}-there", named, _CARD_RULES[verb])


# Actions


def _actions(box: Box, state: State, seat: int, phase: Phase) -> Iterator[Refusal]:
    """Actions that can't be taken in this turn."""
    if phase is not Phase.ACT:
        return
    offered = set(_offered(box, state, seat))
    for verb in ACTIONS:
        if pack(verb, 0) not in offered:
            yield Refusal(action_anchor(VERBS[verb].name), _why_not_action(state, seat, verb))


def _why_not_action(state: State, seat: int, verb: int) -> Message:
    if verb == ROLL:
        return Message("why-nothing-out", {}, "GT-20")
    if verb == PASS:
        return Message("why-nothing-to-pass", {}, "GT-21")
    if verb in (REMOVE, SWAP):
        card = REMOVAL if verb == REMOVE else SWAP_CARD
        if not owns(state, seat, card):
            return Message(f"why-no-card-{VERBS[verb].name}", {}, "GT-4")
    return Message(f"why-nowhere-{VERBS[verb].name}", {}, _CARD_RULES[verb])


# Dice


def _dice(box: Box, state: State, seat: int, phase: Phase) -> Iterator[Refusal]:
    """Own dice that can't be used, where dice are chosen."""
    if phase is Phase.EXCHANGE:
        yield from _not_exchanged(box, state, seat)
    if phase is not Phase.DIE:
        return
    offered = {
        (int(first_of(a)), int(second_of(a)))
        for a in (int(argument_of(action)) for action in _offered(box, state, seat))
    }
    for face, own in _peloton(state, seat):
        if (face, own) not in offered:
            yield Refusal(peloton_anchor(seat, face, own), _why_not_die(state))


def _why_not_die(state: State) -> Message:
    if state.face > 0:
        return Message("why-other-face", {"face": int(state.face)}, _CARD_RULES[int(state.verb)])
    return Message("why-face-there", {"card": card_here(state, int(state.card))}, "GT-17")


def _not_exchanged(box: Box, state: State, seat: int) -> Iterator[Refusal]:
    """Jersey dice, and 1s while there is anything else (GT-32, GT-35)."""
    for jersey in range(JERSEYS):
        if state.jersey_owner[jersey] == seat and state.jersey_place[jersey] != UNOWNED:
            named = {"jersey": jersey_name(jersey)}
            yield Refusal(jersey_anchor(jersey), Message("why-jersey-die", named, "GT-35"))
    offered = {int(argument_of(a)) for a in _offered(box, state, seat)}
    if any(int(second_of(argument)) == 1 for argument in offered):
        return
    if state.peloton[seat, 1] > 0:
        yield Refusal(peloton_anchor(seat, 1, TEAM_DIE), Message("why-one-last", {}, "GT-32"))


def _faces(state: State) -> Iterator[Refusal]:
    """Faces that a lost 7 can't become (GT-33)."""
    card = int(card_of(state, state.jersey))
    for face in range(1, TOP_FACE):
        if card >= 0 and has_face(state.faces[card], face):
            why = Message("why-face-there", {"card": card_here(state, card)}, "GT-33")
            yield Refusal(f"face:{face}", why)
