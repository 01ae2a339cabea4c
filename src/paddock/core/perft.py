"""Counts the ways a match can go on: the quickest test that two sets of rules are the same."""

from typing import Any

import numpy as np

from paddock.core import dispatch
from paddock.core.advance import next_choice
from paddock.core.compiled import allocating_entry, rule
from paddock.core.desk import Desk, new_desk
from paddock.core.record import Ints, Record
from paddock.core.who import OVER


@rule
def copy_words(words: Ints, source: int, target: int) -> None:
    """Copy one record of an array, as plain numbers (several times quicker than by record)."""
    for i in range(words.shape[1]):
        words[target, i] = words[source, i]


@allocating_entry
def count_leaves(box: Any, states: Any, words: Ints, outs: Ints, desk: Desk, depth: int) -> int:
    """How many lines of `depth` actions there are from states[0] (a finished match is a leaf).

    A depth-first walk without recursion: states[d], outs[d], at[d] belong to depth d.
    """
    at = np.zeros(depth + 1, np.int64)
    count = np.zeros(depth + 1, np.int64)
    actor = np.zeros(depth + 1, np.int64)
    leaves = 0
    d = 0
    entered = True
    while d >= 0:
        if entered:
            due, who, choices, _ = next_choice(box, states[d], desk)
            if d == depth or due == OVER:
                leaves += 1
                d -= 1
                entered = False
                continue
            actor[d] = who
            count[d] = choices
            for i in range(choices):
                outs[d, i] = desk.out[i]
            at[d] = 0
        if at[d] == count[d]:
            d -= 1
            entered = False
            continue
        copy_words(words, d, d + 1)
        dispatch.apply(box, states[d + 1], actor[d], outs[d, at[d]], desk.book)
        at[d] += 1
        d += 1
        entered = True
    return leaves


def stack(record: Record, depth: int) -> tuple[Any, Ints]:
    """An array of states, and the same memory as plain numbers."""
    states = np.zeros(depth, record)
    return states, states.view(np.int32).reshape(depth, -1)


def perft(game: Any, box: Any, state: Any, depth: int) -> int:
    """The number of lines of `depth` actions from a state."""
    states, words = stack(game.STATE, depth + 2)
    states[0] = state
    outs = np.zeros((depth + 2, game.WIDTH), np.int32)
    return int(count_leaves(box, states, words, outs, new_desk(), depth))


def divide(game: Any, box: Any, state: Any, depth: int) -> dict[tuple[int, int], int]:
    """The same, for each first action (actor, action) apart."""
    desk = new_desk()
    root = np.array([state], game.STATE)[0]
    due, who, n, _ = next_choice(box, root, desk)
    counts: dict[tuple[int, int], int] = {}
    if due == OVER or depth == 0:
        return counts
    for action in desk.out[:n].tolist():
        branch = np.array([root], game.STATE)[0]
        dispatch.apply(box, branch, who, action, desk.book)
        counts[who, action] = perft(game, box, branch, depth - 1)
    return counts
