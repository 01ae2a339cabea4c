"""Plays many matches in compiled code. A match depends on its seed and its players alone."""

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core import dispatch
from paddock.core.advance import next_choice
from paddock.core.compiled import entry, rule
from paddock.core.desk import Desk, new_desk
from paddock.core.errors import PaddockError
from paddock.core.luck import below, keyed_value, pick, seed_key, total_of
from paddock.core.record import Ints
from paddock.core.who import LUCK, OVER, TABLE

# How a seat is played.
RANDOM, ROOKIE, CLUB = 0, 1, 2
LEVELS = {"random": RANDOM, "rookie": ROOKIE, "club": CLUB}

# What is counted.
DECISIONS, ANSWERS, FORCED = 0, 1, 2


@rule
def choose(box: Any, state: Any, who: int, level: int, desk: Desk, count: int) -> int:
    """The index of the action that a player of this level takes."""
    if level == RANDOM or (level == ROOKIE and below(desk.random, 2) == 0):
        return below(desk.random, count)
    dispatch.lean(box, state, who, desk.out, count, desk.weights)
    return pick(desk.weights, count, below(desk.random, total_of(desk.weights, count)))


@rule
def answer(box: Any, state: Any, key: int, desk: Desk, count: int) -> int:
    """The index of luck's answer: it depends on the seed's key and the label of the chance."""
    total = total_of(desk.weights, count)
    return pick(desk.weights, count, keyed_value(key, dispatch.label(box, state), total))


@rule
def play_out(box: Any, state: Any, levels: Ints, key: int, desk: Desk) -> None:
    """Play from where the state stands to the end."""
    while True:
        due, who, count, forced = next_choice(box, state, desk)
        desk.tally[FORCED] += forced
        if due == OVER:
            return
        if who == LUCK:
            at = answer(box, state, key, desk, count)
            desk.tally[ANSWERS] += 1
        elif who == TABLE:
            at = 0
        else:
            at = choose(box, state, who, levels[who], desk, count)
            desk.tally[DECISIONS] += 1
        dispatch.apply(box, state, who, desk.out[at], desk.book)


@rule
def match_seed(seed: int, number: int) -> int:
    """The seed of one match of a batch."""
    return seed * 4294967296 + number


@entry
def play_many(
    box: Any, states: Any, desk: Desk, levels: Ints, seed: int, first: int, scores: Ints
) -> None:
    """Play matches `first`, `first + 1`, …; `states` holds an empty state and a working one.

    levels[g, seat] says who plays; scores[g, seat] receives rank and points.
    """
    for g in range(levels.shape[0]):
        states[1] = states[0]
        luck = match_seed(seed, first + g)
        desk.random[0] = seed_key(luck ^ 1)
        desk.random[1] = 0
        dispatch.start(box, states[1])
        play_out(box, states[1], levels[g], seed_key(luck), desk)
        dispatch.score(box, states[1], scores[g])


@dataclasses.dataclass(frozen=True)
class Batch:
    """What many matches have brought."""

    ranks: Ints  # of each match, of each seat
    points: Ints
    decisions: int
    answers: int  # of luck
    forced: int  # steps without an alternative


def play(
    game: Any,
    box: Any,
    players: Sequence[Sequence[str]],
    seed: int,
    games: int,
    first: int = 0,
) -> Batch:
    """Play `games` matches; match g is played by line-up g modulo their number."""
    lineups = np.array([[_level(name) for name in lineup] for lineup in players], np.int32)
    levels = lineups[(np.arange(games) + first) % len(lineups)]
    seats = int(box.seats)
    if lineups.shape[1] != seats:
        raise PaddockError(f"{lineups.shape[1]} players came, the box has {seats} seats")
    scores = np.zeros((games, seats, 2), np.int32)
    desk = new_desk()
    play_many(box, np.zeros(2, game.STATE), desk, levels, seed, first, scores)
    counted = (int(desk.tally[what]) for what in (DECISIONS, ANSWERS, FORCED))
    return Batch(scores[:, :, 0], scores[:, :, 1], *counted)


def _level(name: str) -> int:
    if name not in LEVELS:
        raise PaddockError(f"player {name!r} came, one of {', '.join(LEVELS)} was wanted")
    return LEVELS[name]
