"""How bots bargain (GT-45): they offer what helps both sides, and mostly keep their word."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from paddock.core.match import Match
from paddock.core.promises import AGREED, OFFERED, Data, Promise, answer, offer
from paddock.core.record import Ints
from paddock.games.grands_tours.actions import (
    DIE,
    ON,
    PASS,
    PLACE,
    REMOVE,
    REPLACE,
    TARGET,
    argument_of,
    first_of,
    verb_of,
)
from paddock.games.grands_tours.hints.valuing import cost_of, fill_totals, worth_of_card
from paddock.games.grands_tours.legal.dice import (
    count_of,
    faces_of,
    free_faces,
    has_face,
    is_target,
    owns,
    seat_of,
)
from paddock.games.grands_tours.promises.reading import has_done, promises
from paddock.games.grands_tours.promises.terms import Deed, Terms, terms_of
from paddock.games.grands_tours.score import leader_on
from paddock.games.grands_tours.state import NO_DIE, NO_ONE, Phase, State
from paddock.games.grands_tours.tables import MAX_SEATS, REMOVAL, TOP_FACE

GAIN = 0.12  # what a bargain must bring each side before a bot offers it
FAITH = 12  # times the weight of all else: how much a promise counts
CERTAIN = 1000  # likewise once the action has been begun
SOON = 1  # rounds ahead for which bots bargain


# Speaking


def speak(match: Match, seat: int) -> Sequence[Data]:
    """Answers to what others have offered; and in its turn perhaps an offer."""
    if match.over or match.luck_is_due:
        return ()
    said: list[Data] = [
        answer(promise.number, yes=_agrees(match, seat, promise))
        for promise in promises(match)
        if promise.standing == OFFERED and promise.to == seat
    ]
    if match.due_seats() == [seat] and match.state.phase == Phase.ACT and not match.state.extra:
        said += _offers(match, seat)
    return said


def _offers(match: Match, seat: int) -> list[Data]:
    """The best bargain in sight, one a round."""
    this_round = int(match.state.car) + 1
    mine = [promise for promise in promises(match) if promise.who == seat]
    if any(int(promise.terms["until"]) >= this_round for promise in mine):
        return []
    bargains = sorted(_bargains(match, seat), key=lambda bargain: bargain.gain, reverse=True)
    return [_worded(bargain, this_round) for bargain in bargains[:1]]


class Bargain(NamedTuple):
    """I replace this face there if you replace that one: both want the leader beaten."""

    gain: float  # of whoever gains less
    partner: int
    card: int
    mine: int  # face
    yours: int


def _worded(bargain: Bargain, this_round: int) -> Data:
    on = bargain.card + 1
    return offer(
        {
            "to": bargain.partner,
            "public": 1,
            "will": 1,
            "verb": "replace",
            "face": bargain.mine,
            "card": on,
            "until": max(this_round, on),
            "if": 1,
            "if_will": 1,
            "if_verb": "replace",
            "if_face": bargain.yours,
            "if_card": on,
        }
    )


def _bargains(match: Match, seat: int) -> Iterator[Bargain]:
    """Cards on which two together can overtake a third who neither can beat alone."""
    box, state = match.box, match.state
    for card in range(state.oldest, min(int(state.opened), int(state.car) + SOON + 1)):
        leader = int(leader_on(box, state, card)) if is_target(state, card) else NO_ONE
        if leader in (NO_ONE, seat):
            continue
        theirs = [f for f in range(1, TOP_FACE) if _lies_alone(state, card, f, leader)]
        for partner in range(box.seats):
            if partner not in (seat, leader) and _yet_to_act(match, partner, card):
                yield from _with(match, seat, partner, card, theirs)


def _yet_to_act(match: Match, seat: int, card: int) -> bool:
    """Whether somebody still has a turn before the card is judged."""
    state = match.state
    turn = (seat - int(state.first)) % len(match.seats)
    return card > state.car or turn >= int(state.done)


def _lies_alone(state: State, card: int, face: int, leader: int) -> bool:
    """Whether the leader's die of this face is the only one of it on the card."""
    dice: list[int] = state.on[card, face].tolist()
    return dice == [leader + 1, NO_DIE]


def _with(
    match: Match, seat: int, partner: int, card: int, theirs: Sequence[int]
) -> Iterator[Bargain]:
    state = match.state
    for mine in theirs:
        for yours in theirs:
            if mine != yours and count_of(state, seat, mine) > 1 < count_of(state, partner, yours):
                deeds = [
                    (seat, Deed(True, "replace", mine, card)),
                    (partner, Deed(True, "replace", yours, card)),
                ]
                gain = min(_gain(match, seat, deeds), _gain(match, partner, deeds))
                if gain > GAIN:
                    yield Bargain(gain, partner, card, mine, yours)


# Weighing


def _agrees(match: Match, seat: int, promise: Promise) -> bool:
    """Whether a promise helps: with what it asks in turn, it must bring something."""
    terms = terms_of(promise.who, promise.terms)
    deeds = [(terms.who, terms.deed)]
    if terms.deed.will and not _yet_to_act(match, terms.who, terms.until):
        return False
    if terms.condition is None:
        return _gain(match, seat, deeds) >= 0.0
    if terms.condition.will and not can_do(match.state, seat, terms.condition):
        return False
    return _gain(match, seat, [*deeds, (seat, terms.condition)]) > 0.0


def _gain(match: Match, seat: int, deeds: Sequence[tuple[int, Deed]]) -> float:
    """What the cards would be worth more to a seat, less its own dice."""
    box, state = match.box, match.state
    gain = 0.0
    for card in {deed.card for _, deed in deeds if deed.will and deed.card >= 0}:
        before = np.zeros(MAX_SEATS, np.int32)
        fill_totals(box, state, card, before)
        after = before.copy()
        for who, deed in deeds:
            if deed.will and deed.card == card:
                _do(match, after, who, deed)
        gain += worth_of_card(box, state, seat, card, after)
        gain -= worth_of_card(box, state, seat, card, before)
    for who, deed in deeds:
        if who == seat and deed.will:
            dice = 2 if deed.verb == "replace" else 1
            gain -= dice * float(cost_of(box, state, deed.face))
    return float(gain)


def _do(match: Match, totals: Ints, who: int, deed: Deed) -> None:
    """The totals of a card after a deed."""
    state = match.state
    lying = [int(die) for die in state.on[deed.card, deed.face] if die != NO_DIE]
    if deed.verb in ("replace", "remove") and lying:
        totals[int(seat_of(state, lying[0]))] -= deed.face
    if deed.verb in ("place", "replace"):
        totals[who] += deed.face


def can_do(state: State, seat: int, deed: Deed) -> bool:
    """Whether a seat has the dice for it now."""
    if deed.verb == "pass":
        return int(faces_of(state, seat)) != 0
    if not is_target(state, deed.card):
        return False
    faces = [deed.face] if deed.face else range(1, TOP_FACE + 1)
    return any(_can_with(state, seat, deed, face) for face in faces)


def _can_with(state: State, seat: int, deed: Deed, face: int) -> bool:
    if deed.verb == "place":
        return bool(has_face(faces_of(state, seat) & free_faces(state, seat, deed.card), face))
    if not has_face(state.faces[deed.card], face):
        return False
    if deed.verb == "replace":
        return int(count_of(state, seat, face)) > 1
    return bool(owns(state, seat, REMOVAL)) and bool(has_face(faces_of(state, seat), face))


# Keeping

_VERBS = {"place": PLACE, "replace": REPLACE, "remove": REMOVE, "pass": PASS}


def owed(match: Match, seat: int) -> list[Deed]:
    """What the seat has said that it will or will not do, and has not done yet."""
    deeds: list[Deed] = []
    for promise in promises(match):
        if promise.standing != AGREED or seat not in (promise.who, promise.to):
            continue
        terms = terms_of(promise.who, promise.terms)
        deed = terms.deed if promise.who == seat else terms.condition
        if deed is None or has_done(match, promise, seat, deed):
            continue
        if promise.to == seat or not _waits(match, promise, terms):
            deeds.append(deed)
    return deeds


def _waits(match: Match, promise: Promise, terms: Terms) -> bool:
    """Whether the other one has yet to do its part, and still can."""
    condition = terms.condition
    if condition is None or not condition.will:
        return False
    if match.state.car >= terms.until:  # there is no later turn: one of the two must begin
        return False
    if has_done(match, promise, terms.to, condition):
        return False
    return _yet_to_act(match, terms.to, max(terms.until, terms.deed.card))


def inclined(
    state: State, seat: int, deeds: Sequence[Deed], legal: Sequence[int], weights: Sequence[int]
) -> list[int]:
    """What was promised weighs more than all else; what was renounced hardly anything."""
    weighed = list(weights)
    faith = FAITH if state.phase == Phase.ACT else CERTAIN
    for deed in deeds:
        ahead = [i for i, action in enumerate(legal) if _leads_to(state, seat, deed, action)]
        others = sum(weight for i, weight in enumerate(weighed) if i not in ahead)
        for i in ahead:
            if deed.will:
                weighed[i] = max(weighed[i], faith * others // len(ahead))
            elif others:
                weighed[i] = 1
    return weighed


def _leads_to(state: State, seat: int, deed: Deed, action: int) -> bool:
    """Whether an action is a step towards a deed."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if state.phase == Phase.ACT:
        return verb == _VERBS[deed.verb] and can_do(state, seat, deed)
    if int(state.verb) != _VERBS[deed.verb]:
        return False
    if verb == ON:
        return argument == deed.card
    if state.card != deed.card or deed.face == 0:
        return False
    return verb in (TARGET, DIE) and int(first_of(argument)) == deed.face
