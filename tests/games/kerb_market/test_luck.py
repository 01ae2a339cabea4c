"""Dice, the deck and the names of chances."""

from collections import Counter
from itertools import product

import pytest

from paddock.core.log import Drawn, Seat
from paddock.core.luck import Seeded
from paddock.core.match import Match
from tests import matches
from tests.games.kerb_market.market import (
    ALL_DIFFERENT,
    NAME,
    be_content,
    bring,
    market,
    names,
    purses,
    roll,
)
from tests.toys.kerb_market import odds
from tests.toys.kerb_market.actions import GET_WARE, SUM, pack, verb_of
from tests.toys.kerb_market.tables import (
    COUNT,
    HAND,
    KINDS,
    MAX_DAYS,
    MAX_SEATS,
    PRICE,
    WARES,
)

TWO_DICE = Counter(a + b for a, b in product(range(1, 7), repeat=2))


def test_two_dice_are_one_chance_with_eleven_sums() -> None:
    """KM-5"""
    match = market(*ALL_DIFFERENT)
    bring(match, "cap", "mug", "visor")
    actions, weights = match.chances()
    assert actions == [pack(SUM, total) for total in range(2, 13)]
    assert weights == [TWO_DICE[total] for total in range(2, 13)]


@pytest.mark.parametrize("kind", range(KINDS))
def test_the_odds_of_a_sale_are_exact(kind: int) -> None:
    """KM-5"""
    ways = sum(TWO_DICE[total] for total in range(2, 13) if total >= PRICE[kind])
    assert odds.chance_to_sell(kind) == ways / 36


def test_a_ware_is_drawn_in_proportion_to_what_the_deck_holds() -> None:
    """KM-3"""
    match = Match(NAME, [Seat("A"), Seat("B")], {}, Seeded(1))
    actions, weights = match.chances()
    assert actions == [pack(GET_WARE, kind) for kind in range(KINDS)]
    assert weights == [8, 8, 8, 8, 6, 4]
    match.settle()
    assert (match.state.deck == COUNT - match.view(0).hand - match.view(1).hand).all()


def test_a_kind_that_is_gone_is_drawn_no_more() -> None:
    """KM-3"""
    nuts = "wheel-nut wheel-nut wheel-nut"
    match = market(nuts, "wheel-nut cap cap")
    bring(match, "wheel-nut", "cap")
    roll(match, 2)
    be_content(match, 0, 1)
    assert match.chances() == ([pack(GET_WARE, k) for k in range(KINDS - 1)], [8, 6, 8, 8, 6])


def test_the_deck_is_enough_for_the_longest_market() -> None:
    """KM-3"""
    assert MAX_SEATS * (HAND + MAX_DAYS - 1) <= COUNT.sum() == 42


def test_wares_are_discarded_openly() -> None:
    """KM-7"""
    match = market(*ALL_DIFFERENT)
    bring(match, "cap", "cap", "visor")
    roll(match, 5)
    assert match.view(0).discards == tuple(2 * (w == "cap") + (w == "visor") for w in WARES)


def test_hands_are_filled_in_seat_order() -> None:
    """KM-10"""
    match = market(*ALL_DIFFERENT)
    bring(match, "cap", "mug", "visor")
    roll(match, 2)
    be_content(match, 0, 1, 2)
    for seat in range(3):
        (drawn,) = match.enter(pack(GET_WARE, 0))[:1]
        assert drawn.who == seat
    assert [stall.held for stall in match.view(0).stalls] == [3, 3, 3]


@pytest.mark.parametrize(
    ("total", "sold", "coins"),
    [(4, [], [6, 6, 6]), (7, ["cap"], [6, 11, 6]), (8, ["cap", "visor"], [6, 11, 14])],
)
def test_a_ware_is_sold_at_its_price_if_the_dice_reach_it(
    total: int, sold: list[str], coins: list[int]
) -> None:
    """KM-5"""
    match = market("wheel-nut cap cap", "cap mug mug", "visor mug mug")
    bring(match, "wheel-nut", "cap", "visor")
    happened = roll(match, total)
    assert [WARES[e.a] for e in happened if names([e]) == ["ware-sold"]] == sold
    assert purses(match) == coins
    assert match.view(0).roll == total


@pytest.mark.parametrize(
    ("alike", "how", "coins"),
    [("spoil", "ware-spoilt", [6, 6, 12]), ("sell", "ware-sold", [11, 11, 12])],
)
def test_the_same_wares_get_in_each_others_way(alike: str, how: str, coins: list[int]) -> None:
    """KM-6"""
    match = market("cap mug mug", "cap mug mug", "mug cap cap", alike=alike)
    bring(match, "cap", "cap", "mug")
    assert names(roll(match, 9))[1:4] == [how, how, "ware-sold"]
    assert purses(match) == coins


def test_every_chance_has_a_name_of_its_own() -> None:
    match = matches.random_match(NAME, 5, 3, {"days": 6, "race": False})
    labels: list[int] = []
    twin = Match(NAME, match.seats, match.options, match.lucks[0].luck)
    for entry in match.line:
        if isinstance(entry, Drawn):
            labels.append(int(twin.game.label(twin.box, twin.state)))
            twin.draw()
        else:
            twin.play(entry.who, entry.action)
    assert len(set(labels)) == len(labels)


def test_the_same_seed_rolls_the_same_whatever_was_decided() -> None:
    rolls = [
        dice_of(matches.random_match(NAME, 2, seed, {"race": False}, Seeded(7))) for seed in (1, 2)
    ]
    assert rolls[0] == rolls[1]
    assert len(rolls[0]) == 5


def dice_of(match: Match) -> list[int]:
    luck = [entry.action for entry in match.line if isinstance(entry, Drawn)]
    return [action for action in luck if verb_of(action) == SUM]
