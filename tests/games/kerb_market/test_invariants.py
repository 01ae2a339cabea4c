"""What holds at every moment of every match."""

from random import Random
from typing import Any

import msgspec
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.luck import new_stream
from paddock.core.match import Match
from paddock.core.meta import Value
from paddock.core.record import copy_of
from paddock.core.who import NOBODY, OVER, is_sealed
from tests import matches
from tests.contract import places
from tests.games.kerb_market.market import NAME
from tests.toys.kerb_market.state import NO_WARE
from tests.toys.kerb_market.tables import COINS, COUNT, HAND

tables = st.fixed_dictionaries(
    {
        "days": st.integers(1, 6),
        "purse": st.integers(0, 20),
        "alike": st.sampled_from(["spoil", "sell"]),
        "reserve": st.lists(st.integers(1, 20), min_size=1, max_size=6).map(tuple[int, ...]),
        "race": st.booleans(),
    }
)
played = given(seats=st.integers(2, 5), options=tables, seed=st.integers(0, 2**32))
in_time = settings(deadline=None, max_examples=40)


def wares_of(state: Any) -> list[int]:
    """All wares there are, by kind; in a sealed round they lie in the hands still."""
    wares = state.deck + state.discards + state.hand.sum(axis=0)
    if state.hand.sum() == HAND * np.count_nonzero(state.drawn):
        return wares.tolist()
    for kind in state.chosen[state.chosen != NO_WARE]:
        wares[kind] += 1
    return wares.tolist()


@played
@in_time
def test_no_coin_is_made_or_lost(seats: int, options: dict[str, Value], seed: int) -> None:
    """KM-2"""
    for match in matches.retraced(matches.random_match(NAME, seats, seed, options)):
        purse = match.state.purse
        assert match.state.bank + purse.sum() == COINS
        assert (purse >= 0).all()
        assert match.state.bank >= 0


@played
@in_time
def test_no_ware_is_made_or_lost(seats: int, options: dict[str, Value], seed: int) -> None:
    """KM-3, KM-7"""
    for match in matches.retraced(matches.random_match(NAME, seats, seed, options)):
        if not match.luck_is_due:
            assert wares_of(match.state) == COUNT.tolist()


@played
@in_time
def test_whoever_is_due_has_a_choice(seats: int, options: dict[str, Value], seed: int) -> None:
    for match in matches.retraced(matches.random_match(NAME, seats, seed, options)):
        least = 1 if is_sealed(match.due) else 2
        for seat in match.due_seats():
            legal = match.legal(seat)
            assert len(legal) >= least
            assert legal == sorted(set(legal))
        assert (match.due == OVER) == match.over


@played
@in_time
def test_another_world_looks_the_same(seats: int, options: dict[str, Value], seed: int) -> None:
    """KM-14"""
    random = Random(seed)
    for match in matches.retraced(matches.random_match(NAME, seats, seed, options)):
        seat = random.randrange(seats)
        world = redealt(match, seat, random.getrandbits(40))
        assert told(match, world, seat) == told(match, match.state, seat)
        assert places.due_in(match.game, match.box, world) == match.due
        for other in range(seats):
            assert world.hand[other].sum() == match.state.hand[other].sum()
            if is_sealed(match.due) and world.chosen[other] != NO_WARE:
                assert world.hand[other][world.chosen[other]] > 0


def redealt(match: Match, seat: int, seed: int) -> Any:
    world = copy_of(match.state)
    match.game.redeal(match.box, world, seat, new_stream(seed))
    return world


def told(match: Match, state: Any, seat: int) -> bytes:
    view = match.game.view(match.box, state, seat)
    legal = places.legal_in(match.game, match.box, state, seat)
    return msgspec.json.encode([view, legal])


def test_unseen_wares_are_dealt_anew_alike() -> None:
    """KM-14"""
    match = matches.new_match(NAME, (2, {}), matches.Seeded(1))
    match.settle()
    unseen = COUNT - match.state.hand[0]
    dealt = sum(redealt(match, 0, seed).hand[1] for seed in range(2000))
    expected = 2000 * HAND * unseen / unseen.sum()
    assert abs(dealt / expected - 1).max() < 0.1


def test_a_spectator_learns_no_hand() -> None:
    match = matches.random_match(NAME, 2, 1, {})
    assert match.view(NOBODY).hand == ()
