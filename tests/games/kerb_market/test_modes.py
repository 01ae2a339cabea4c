"""Pins: compiled, interpreted and bounds-checked rules must all come to these."""

import hashlib

import pytest

from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.core.perft import divide, perft
from paddock.core.who import LUCK, TABLE, has
from tests import matches
from tests.games.kerb_market.market import ALL_DIFFERENT, NAME, bid, bring, lot, market


def leaves(match: Match, depth: int) -> int:
    return perft(match.game, match.box, match.state, depth)


@pytest.mark.parametrize(("depth", "count"), [(1, 6), (2, 36), (3, 216), (4, 1296), (5, 7775)])
def test_perft_of_the_first_draws(depth: int, count: int) -> None:
    match = matches.new_match(NAME, (2, {}), Seeded(1))
    assert leaves(match, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 9), (3, 27), (4, 297)])
def test_perft_of_a_sealed_round(depth: int, count: int) -> None:
    assert leaves(market(*ALL_DIFFERENT), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 15), (3, 54), (4, 235), (5, 1259)])
def test_perft_of_an_open_outcry(depth: int, count: int) -> None:
    assert leaves(lot(), depth) == count


def test_perft_by_first_action() -> None:
    match = market(*ALL_DIFFERENT)
    bring(match, "cap", "mug", "visor")
    counts = divide(match.game, match.box, match.state, 3)
    assert {who for who, _ in counts} == {LUCK}
    assert list(counts.values()) == [15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16]


def test_a_leaf_is_reached_by_forced_steps_too() -> None:
    match = lot(days=1)
    bid(match, 0, 4)
    assert leaves(match, 3) == 8


def next_action(match: Match) -> tuple[int, int]:
    """Some action of some actor, by a rule of thumb that wanders over all kinds of decisions."""
    actors = [*match.due_seats(), *([TABLE] if has(match.due, TABLE) else [])]
    who = actors[match.ply % 3 % len(actors)]
    legal = match.legal(who)
    return who, legal[match.ply % 5 % len(legal)]


@pytest.mark.parametrize(
    ("seats", "digest"),
    [
        (2, "bfb01e842c93ccaf"),
        (3, "ae520bccff27930c"),
        (4, "2965f36bfb1e46cc"),
        (5, "cd6856765e34d0a2"),
    ],
)
def test_a_whole_match_comes_to_the_same_bytes(seats: int, digest: str) -> None:
    match = matches.new_match(NAME, (seats, {}), Seeded(seats))
    trace = hashlib.blake2b(digest_size=8)
    while not match.over:
        match.settle()
        match.play(*next_action(match))
        trace.update(match.state.tobytes())
    assert trace.hexdigest() == digest
