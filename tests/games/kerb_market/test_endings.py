"""The box, how a match ends, and who has won."""

import pytest

from paddock.core import registry
from paddock.core.errors import BadOptions
from paddock.core.match import Match
from paddock.core.meta import Value
from paddock.core.texts import Speaker
from paddock.core.who import TABLE, has
from tests.games.kerb_market.market import (
    NAME,
    be_content,
    bid,
    bring,
    hammer,
    market,
    names,
    purses,
    refill,
    roll,
    stones,
)

HANDS = ("cap cap cap", "cap cap cap")


def day(match: Match, stone_of: int | None) -> list[str]:
    """A day on which nothing is sold and one seat buys the stone for 2 coins (or nobody does)."""
    for seat in range(len(match.seats)):
        match.play(seat, match.legal(seat)[0])
    roll(match, 2)
    if stone_of is None:
        be_content(match, *range(len(match.seats)))
    else:
        bid(match, stone_of, 2)
        if has(match.due, TABLE):
            hammer(match)
    told = names(match.steps()[-1].events)
    refill(match)
    return told


def test_two_to_five_can_play() -> None:
    """KM-1"""
    box = registry.game(NAME).box
    assert [box(seats, {}).seats for seats in (2, 5)] == [2, 5]
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            box(seats, {})


def test_the_box_says_what_the_switches_say() -> None:
    """KM-1, KM-2, KM-6, KM-8, KM-12"""
    options: dict[str, Value] = {
        "days": 3,
        "purse": 9,
        "alike": "sell",
        "reserve": (5, 4),
        "race": False,
    }
    box = registry.game(NAME).box(2, options)
    assert (box.days, box.purse, box.alike, box.race) == (3, 9, 1, 0)
    assert box.reserve[:3].tolist() == [5, 4, 4]


def test_every_fault_of_the_options_is_named() -> None:
    options = {"days": 7, "purse": True, "alike": "x", "reserve": (), "race": 1, "y": 2}
    with pytest.raises(BadOptions) as caught:
        registry.game(NAME).box(3, options)
    assert [fault.where for fault in caught.value.faults] == [*options]


def test_everybody_starts_with_the_same_purse() -> None:
    """KM-2"""
    match = market(*HANDS, purse=11)
    assert purses(match) == [11, 11]
    assert match.state.bank == 400 - 22


def test_everybody_starts_with_three_wares() -> None:
    """KM-3"""
    match = market(*HANDS)
    assert [stall.held for stall in match.view(0).stalls] == [3, 3]
    assert match.view(0).deck == 42 - 6


def test_the_match_ends_after_the_last_day() -> None:
    """KM-11"""
    match = market(*HANDS, days=2)
    assert day(match, 0) == ["stone-sold"]
    assert day(match, None) == ["is-content", "stone-stays", "days-over", "wins"]
    assert match.over
    assert match.score() == [(1, 1), (2, 0)]


def test_the_match_ends_when_everybody_is_broke() -> None:
    """KM-11"""
    match = market(*HANDS, purse=0)
    bring(match, "cap", "cap")
    happened = names(roll(match, 12))
    assert happened[-4:] == ["stone-stays", "everybody-broke", "wins", "wins"]
    assert match.over
    assert match.score() == [(1, 0), (1, 0)]


def test_the_match_goes_on_while_anybody_has_a_coin() -> None:
    """KM-11"""
    match = market(*HANDS, purse=2)
    assert day(match, 0) == ["bids", "stone-sold"]
    assert purses(match) == [0, 2]
    assert not match.over
    assert day(match, 1) == ["bids", "stone-sold", "everybody-broke", "wins", "wins"]


def test_the_third_stone_ends_the_match() -> None:
    """KM-12"""
    match = market(*HANDS)
    day(match, 0)
    day(match, 1)
    day(match, 0)
    assert day(match, 0) == ["stone-sold", "stones-enough", "wins"]
    assert match.over
    assert match.score() == [(1, 3), (2, 1)]


def test_a_table_can_play_on_after_the_third_stone() -> None:
    """KM-12"""
    match = market(*HANDS, race=False, purse=20)
    told = [day(match, 0) for _ in range(5)]
    assert told[2] == ["stone-sold"]
    assert told[4] == ["stone-sold", "days-over", "wins"]
    assert stones(match) == [5, 0]


def test_coins_decide_between_as_many_stones() -> None:
    """KM-13"""
    match = market("cap cap cap", "mug mug mug", days=1)
    bring(match, "cap", "mug")
    roll(match, 5)
    be_content(match, 0, 1)
    assert purses(match) == [11, 6]
    assert match.score() == [(1, 0), (2, 0)]


def test_those_who_are_level_share_the_place() -> None:
    """KM-13"""
    match = market(*HANDS, "mug mug mug", days=1)
    bring(match, "cap", "cap", "mug")
    roll(match, 2)
    bid(match, 2, 2)
    be_content(match, 0, 1)
    assert match.score() == [(2, 0), (2, 0), (1, 1)]


def test_the_score_sheet_tells_what_each_owns() -> None:
    """KM-13"""
    match = market(*HANDS, days=1)
    day(match, 1)
    say = Speaker("en", [registry.folder(NAME)], ["Ann", "Bob"]).say
    assert match.game.sheet(match.box, match.state, say, match.labels()) == [
        ["Rank", "Seat", "Stones", "Coins"],
        ["2", "Ann", "0", "6"],
        ["1", "Bob", "1", "4"],
    ]


def test_nobody_is_due_when_it_is_over() -> None:
    match = market(*HANDS, days=1)
    day(match, None)
    assert match.due == 0
    assert match.game.why_not(match.box, match.state, 0) == []
    assert match.game.prompt(match.box, match.state, 0).key == "prompt-over"
