"""Exact numbers before a choice: where a way can end, what hands hold, what may be in others'."""

from typing import NamedTuple

import numpy as np

from paddock.core.record import Ints, copy_of
from paddock.games.top_race.actions import argument_of
from paddock.games.top_race.box import Box
from paddock.games.top_race.legal import is_printed
from paddock.games.top_race.legal.track import next_squares, survey
from paddock.games.top_race.state import State
from paddock.games.top_race.tables import FINISH, JOKER, MOST_NEXT, TIP_VALUES


def ends(box: Box, state: State, square: int) -> frozenset[int]:
    """The squares on which the move that is on can end, if it goes over this one now."""
    twin = copy_of(state)
    twin.square[twin.mover] = square
    if not twin.goal:
        twin.left -= 1
    return _ends_of(box, twin)


def ends_of_line(box: Box, state: State, car: int, steps: int) -> frozenset[int]:
    """The squares on which a car can end that is to move so many squares now."""
    twin = copy_of(state)
    twin.mover, twin.left, twin.goal = car, steps, 0
    survey(box, twin, twin.reach, twin.square[car], steps)
    return _ends_of(box, twin)


def _ends_of(box: Box, twin: State) -> frozenset[int]:
    """Follow every legal way to its end; ways that meet are followed once."""
    found: set[int] = set()
    ways = {int(twin.square[twin.mover])}
    while ways:
        after: set[int] = set()
        for square in ways:
            onward = _onward(box, twin, square)
            after |= onward
            if not onward:
                found.add(square)
        ways = after
        if not twin.goal:
            twin.left -= 1
    return frozenset(found)


def _onward(box: Box, twin: State, square: int) -> set[int]:
    """The squares that may follow on a legal way, if there are any."""
    if square == FINISH:
        return set()
    done = twin.reach[square] <= box.last[square] if twin.goal else twin.left == 0
    if done:
        return set()
    twin.square[twin.mover] = square
    out = np.zeros(MOST_NEXT, np.int32)
    return {int(argument_of(action)) for action in out[: next_squares(box, twin, out)]}


class Squares(NamedTuple):
    """What some cards give to a car."""

    fixed: int
    jokers: int
    linked: int  # special cards


def squares_in(box: Box, counts: Ints, car: int) -> Squares:
    """What these cards, by kind, give to a car (TR-2)."""
    fixed = jokers = linked = 0
    for kind in range(int(box.kinds)):
        for line in range(int(box.lines[kind])):
            on_line, steps = int(box.car[kind, line]), int(box.steps[kind, line])
            if on_line == car:
                fixed += int(counts[kind]) * steps
                linked += int(counts[kind]) * int(box.linked[kind])
            elif on_line == JOKER and not is_printed(box, kind, car):
                jokers += int(counts[kind]) * steps
    return Squares(fixed, jokers, linked)


def in_hand(box: Box, state: State, seat: int, car: int) -> Squares:
    """What a seat's own hand gives to a car."""
    return squares_in(box, state.hand[seat], car)


def hidden_from(box: Box, state: State, seat: int) -> Ints:
    """The cards that a seat has not seen, by kind: others' hands and cards that nobody got."""
    others = [other for other in range(int(box.seats)) if other != seat]
    counts: Ints = state.unseen + state.hand[others].sum(axis=0)
    return counts


class Hidden(NamedTuple):
    """What another player may hold for a car."""

    squares: float  # fixed ones, on average
    linked: float  # chance of at least one special card


def in_others_hand(box: Box, state: State, seat: int, other: int, car: int) -> Hidden:
    """What a seat can know of another's hand: every card it has not seen may be in it alike."""
    hidden = hidden_from(box, state, seat)
    cards, held = int(hidden.sum()), int(state.held[other])
    if held == 0:
        return Hidden(0.0, 0.0)
    all_of_it = squares_in(box, hidden, car)
    without = 1.0
    for i in range(all_of_it.linked):
        without *= max(0, cards - held - i) / (cards - i)
    return Hidden(all_of_it.fixed * held / cards, 1.0 - without)


def tip_values(tip: int) -> tuple[int, ...]:
    """What a tip brings for each place, in thousands of dollars (TR-41)."""
    return tuple(map(int, TIP_VALUES[tip]))
