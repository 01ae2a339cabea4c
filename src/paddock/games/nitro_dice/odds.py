"""What a move costs before it is made: a search over the seat's own move, by the rules themselves.

Nothing is reckoned here that the rules would not do: each way is driven on a copy of the table, the
cheapest first (a damage being worth three cards, as in steering), until the move ends. Where
another seat has to say something meanwhile (whether it is pulled, what it throws away), its first
answer is taken: the mover's way does not depend on it. Of cards of one type any is laid; nitro and
brakes are left out, for the question is what the die as it lies can do.
"""

import heapq
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from paddock.core.events import Event, new_book, read
from paddock.core.record import copy_of
from paddock.core.who import first_of
from paddock.games.nitro_dice.actions import (
    BRAKE,
    CUT,
    END,
    MATCH,
    NITRO,
    PAY,
    SQUEEZE,
    argument_of,
    verb_of,
)
from paddock.games.nitro_dice.apply import apply
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.events import (
    CARD_LAID,
    DIE_LOWERED,
    FINISHES,
    HAND_CUT,
    IS_WRECKED,
    REAR_ENDS,
    REPAIRS,
    SIDESWIPES,
    STEERS,
    TAKES_DAMAGE,
    TAKES_SPEED,
)
from paddock.games.nitro_dice.legal import due, legal
from paddock.games.nitro_dice.state import NO_ONE, Phase, State
from paddock.games.nitro_dice.tables import (
    KINDS,
    NO_SQUARE,
    STEERING_CARDS,
    TYPE_OF_KIND,
    TYPES,
)

WIDTH = 192
OFF = NO_SQUARE  # the square of a die that has left the course: it has finished, or is a wreck
ENOUGH = 250  # tables to look at for one price
_LEFT_OUT = {BRAKE, NITRO, SQUEEZE}
_SPENT = {CARD_LAID, STEERS, HAND_CUT}
_OF_A_TYPE = {PAY, CUT, MATCH}  # cards of one type are all alike for the way

Key = tuple[int, ...]


class Way(NamedTuple):
    """The cheapest way to end a move on a square."""

    square: int  # OFF: across the line for the last time, or wrecked
    damage: int  # less what was repaired
    cards: int
    speed: int  # that the die shows then
    hit: bool  # into another die


class _Node(NamedTuple):
    """A table on the way, cheapest first; found later, looked at later."""

    price: int
    number: int
    damage: int
    cards: int
    hit: bool
    speed: int
    square: int
    state: Any  # None: the move has ended


def ways(box: Box, state: State, seat: int) -> dict[int, Way]:
    """Every square on which the seat's move can end as the die lies now, each with its price."""
    found: dict[int, Way] = {}
    for way in cheapest_first(box, state, seat):
        found.setdefault(way.square, way)
    return found


def cheapest(box: Box, state: State, seat: int, most: int = ENOUGH) -> Way | None:
    """The cheapest way to end the move without hitting anybody, or else with it.

    None where `most` tables have been looked at in vain: there is no cheap way.
    """
    hits: list[Way] = []
    for way in cheapest_first(box, state, seat, most):
        if not way.hit:
            return way
        hits.append(way)
    return hits[0] if hits else None


def at_speed(box: Box, state: State, seat: int, speed: int) -> State:
    """The table as if the seat had this speed and were to move now, what it costs being paid."""
    made: State = copy_of(state)
    made.speed[seat] = speed
    made.phase = Phase.MOVE
    made.mover = made.seat = seat
    made.pull = NO_ONE
    made.used = made.boost = made.stopped = made.stepped = 0
    return made


def cheapest_first(box: Box, state: State, seat: int, most: int | None = None) -> Iterator[Way]:
    """Ways to end the move, cheapest first; several may end on one square."""
    begun: State = copy_of(state)
    begun.done[:] = 1  # nobody else moves: the search ends with this move
    begun.finished[:] = 0
    square, speed = int(state.square[seat]), int(state.speed[seat])
    heap = [_Node(0, 0, 0, 0, False, speed, square, begun)]
    seen = set[Key]()
    number = 1
    while heap and (most is None or len(seen) < most):
        node = heapq.heappop(heap)
        if node.state is None:
            yield Way(node.square, node.damage, node.cards, node.speed, node.hit)
            continue
        key = _key(node.state, seat)
        if key in seen:
            continue
        seen.add(key)
        for action in _actions(box, node.state, seat):
            heapq.heappush(heap, _after(box, node, seat, action, number))
            number += 1


def _after(box: Box, node: _Node, seat: int, action: int, number: int) -> _Node:
    """What an action leads to, others' answers to it included."""
    if verb_of(action) == END:
        return node._replace(number=number, state=None)
    made: State = copy_of(node.state)
    book = new_book()
    apply(box, made, seat, action, book)
    events = list(read(book))
    while made.mover == seat and (who := int(first_of(due(box, made)))) != seat:
        out = np.zeros(WIDTH, np.int32)
        legal(box, made, who, out)
        apply(box, made, who, int(out[0]), book)
        events += read(book)
    mine = [event for event in events if event.who == seat]
    kinds = [event.kind for event in mine]
    damage = node.damage + kinds.count(TAKES_DAMAGE) - kinds.count(REPAIRS)
    cards = node.cards + sum(kind in _SPENT for kind in kinds)
    found = _Node(
        price=STEERING_CARDS * damage + cards,
        number=number,
        damage=damage,
        cards=cards,
        hit=node.hit or REAR_ENDS in kinds or SIDESWIPES in kinds,
        speed=_speed(node.speed, mine),
        square=int(made.square[seat]),
        state=made,
    )
    if FINISHES in kinds or IS_WRECKED in kinds:
        return found._replace(square=OFF, state=None)
    if REAR_ENDS in kinds:
        return found._replace(square=node.square, state=None)
    return found


def _speed(speed: int, events: Sequence[Event]) -> int:
    """What the die shows after some events of its own."""
    for event in events:
        if event.kind in (TAKES_SPEED, DIE_LOWERED):
            speed = event.a
    return speed


def _key(state: State, seat: int) -> Key:
    """What the rest of a move depends on."""
    types = [0] * len(TYPES)
    for kind in range(KINDS):
        types[int(TYPE_OF_KIND[kind])] += int(state.hand[seat, kind])
    numbers = (
        *(state.phase, state.cost, state.to_pay, state.wanted, state.used),
        *(state.speed[seat], state.condition[seat], state.entering, state.stepped),
    )
    return (*map(int, numbers), *types, *map(int, state.square))


def _actions(box: Box, state: State, seat: int) -> Iterator[int]:
    """What is tried: of alike cards one."""
    out = np.zeros(WIDTH, np.int32)
    count = legal(box, state, seat, out)
    tried = set[tuple[int, int]]()
    for action in out[:count].tolist():
        verb = int(verb_of(action))
        if verb in _LEFT_OUT:
            continue
        if verb in _OF_A_TYPE:
            alike = (verb, int(TYPE_OF_KIND[argument_of(action)]))
            if alike in tried:
                continue
            tried.add(alike)
        yield action
