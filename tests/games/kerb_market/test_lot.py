"""The open outcry: anybody bids at any time, and the table ends it."""

import pytest

from paddock.core.errors import IllegalAction
from paddock.core.match import Match
from paddock.core.who import NOBODY, OVER, TABLE, only
from tests.games.kerb_market.market import (
    ALL_DIFFERENT,
    be_content,
    bid,
    bring,
    hammer,
    lot,
    market,
    names,
    purses,
    refill,
    roll,
    stones,
)
from tests.toys.kerb_market.actions import BID, CONTENT, HAMMER, named, pack

CLOCK = only(TABLE)


def bids_of(match: Match, seat: int) -> list[int]:
    """How much a seat may bid."""
    acts = [named(action) for action in match.legal(seat)]
    return [act.args["coins"] for act in acts if act.verb == "bid"]


def why_no_bid(match: Match, seat: int) -> list[str]:
    """Why a seat can't bid."""
    refusals = match.game.why_not(match.box, match.state, seat)
    return [refusal.why.key for refusal in refusals if refusal.anchor == "stone"]


def test_all_seats_and_the_clock_are_due() -> None:
    """KM-8"""
    match = lot()
    assert match.due == CLOCK | 0b111
    assert bids_of(match, 2) == [2, 3, 4]


def test_bids_come_in_any_order() -> None:
    """KM-8"""
    match = lot()
    bid(match, 2, 3)
    bid(match, 0, 5)
    bid(match, 2, 6)
    assert match.view(NOBODY).bid == 6
    assert match.view(NOBODY).leader == 2


def test_a_bid_is_one_to_three_coins_higher() -> None:
    """KM-8"""
    match = lot(purse=20)
    bid(match, 1, 4)
    assert match.legal(0) == [pack(CONTENT, 0), *(pack(BID, coins) for coins in (5, 6, 7))]


def test_nobody_bids_more_than_they_own() -> None:
    """KM-8"""
    match = lot()
    bid(match, 0, 4)
    assert bids_of(match, 1) == [5, 6]
    bid(match, 1, 6)
    assert match.state.stones[1] == 1  # nobody can bid 7: the hammer has fallen


def test_a_bid_of_everything_is_warned_of() -> None:
    match = lot()
    bid(match, 0, 4)
    warnings = {d.action: d.warning.key if d.warning else None for d in match.decisions(1)}
    assert warnings == {
        pack(CONTENT, 0): None,
        pack(BID, 5): None,
        pack(BID, 6): "warn-last-coin",
    }
    left = [fact.args["coins"] for d in match.decisions(1) for fact in d.facts]
    assert left == [1, 0]


def test_the_first_bid_is_at_least_the_reserve() -> None:
    """KM-8"""
    match = lot(reserve=(4, 1))
    assert bids_of(match, 0) == [4, 5, 6]
    hammer(match)
    assert match.box.reserve.tolist() == [4, 1, 1, 1, 1, 1]


def test_the_leader_waits() -> None:
    """KM-8"""
    match = lot()
    bid(match, 1, 2)
    assert match.due == CLOCK | 0b101
    assert match.legal(1) == []
    assert why_no_bid(match, 1) == ["why-leading"]


def test_the_content_are_brought_back_by_a_higher_bid() -> None:
    """KM-9"""
    match = lot()
    be_content(match, 0, 2)
    assert match.due == CLOCK | 0b010
    assert match.legal(0) == []
    assert why_no_bid(match, 0) == ["why-content"]
    bid(match, 1, 2)
    assert match.due == CLOCK | 0b101


def test_a_seat_without_the_coins_is_not_asked() -> None:
    """KM-9"""
    match = market(*ALL_DIFFERENT, purse=0)
    bring(match, "cap", "mug", "gloves")
    roll(match, 6)  # seats 1 and 2 have sold
    assert match.due == CLOCK | 0b011
    assert why_no_bid(match, 2) == ["why-too-poor"]


def test_the_clock_brings_the_hammer_down() -> None:
    """KM-9"""
    match = lot()
    bid(match, 0, 3)
    assert match.legal(TABLE) == [pack(HAMMER, 0)]
    assert names(hammer(match)) == ["stone-sold"]
    assert purses(match) == [3, 6, 6]
    assert stones(match) == [1, 0, 0]
    assert match.luck_is_due


def test_the_hammer_falls_by_itself_when_nobody_wants_more() -> None:
    """KM-9"""
    match = lot()
    bid(match, 1, 2)
    be_content(match, 0)
    before = len(match.entries)
    happened = match.play(2, pack(CONTENT, 0))
    assert names(happened) == ["is-content", "stone-sold"]
    assert len(match.entries) == before + 1  # a forced step is no entry
    assert stones(match) == [0, 1, 0]


def test_without_a_bid_the_stone_is_taken_away() -> None:
    """KM-9"""
    match = lot()
    be_content(match, 0, 1)
    assert names(match.play(2, pack(CONTENT, 0))) == ["is-content", "stone-stays"]
    assert stones(match) == [0, 0, 0]
    assert purses(match) == [6, 6, 6]


def test_a_stone_that_nobody_can_pay_goes_at_once() -> None:
    """KM-9"""
    match = market(*ALL_DIFFERENT, reserve=(20,))
    bring(match, "cap", "mug", "gloves")
    assert names(roll(match, 5))[-2:] == ["stone-up", "stone-stays"]
    assert match.luck_is_due


def test_bidding_is_for_those_who_are_due() -> None:
    match = lot()
    be_content(match, 0)
    for who, action in [(0, pack(BID, 2)), (1, pack(BID, 5)), (TABLE, pack(BID, 2))]:
        with pytest.raises(IllegalAction):
            match.play(who, action)


def test_wares_are_not_chosen_now() -> None:
    """KM-4"""
    match = lot()
    refusals = match.game.why_not(match.box, match.state, 0)
    assert [(r.anchor, r.why.key) for r in refusals] == [
        ("ware:sticker", "why-not-choosing"),
        ("ware:mug", "why-not-choosing"),
    ]
    assert why_no_bid(match, 0) == []


def test_there_is_no_bidding_outside_the_lot() -> None:
    """KM-8"""
    match = market(*ALL_DIFFERENT)
    assert why_no_bid(match, 0) == ["why-no-stone"]
    assert match.due != OVER


def test_a_new_stone_interests_everybody_again() -> None:
    """KM-9"""
    match = lot()
    be_content(match, 0)
    hammer(match)
    refill(match)
    bring(match, "sticker", "mug", "gloves")
    roll(match, 2)
    assert match.due == CLOCK | 0b111
