"""The sealed round: all choose at once, in any order, and nobody sees it before the last."""

from collections.abc import Sequence
from itertools import permutations

import msgspec
import pytest

from paddock.core.errors import IllegalAction
from paddock.core.match import Match
from paddock.core.who import LUCK, NOBODY, SEALED, TABLE, first_of
from tests.games.kerb_market.market import (
    ALL_DIFFERENT,
    bring,
    choose,
    market,
    names,
    ware,
)
from tests.toys.kerb_market.actions import CHOOSE, HAMMER, pack

WARES = ("cap", "gloves", "visor")


def looks(match: Match, seat: int) -> bytes:
    """All that a seat is told: its view, its prompt, and every event of the match."""
    seen = match.seen(seat, [event for step in match.steps() for event in step.events])
    prompt = match.game.prompt(match.box, match.state, seat)
    return msgspec.json.encode([match.view(seat), prompt, match.due, seen])


def chosen_in(order: Sequence[int]) -> Match:
    match = market(*ALL_DIFFERENT)
    for seat in order:
        choose(match, seat, WARES[seat])
    return match


def test_every_order_of_choosing_leads_to_the_same_bytes() -> None:
    """KM-4"""
    states = {chosen_in(order).state.tobytes() for order in permutations(range(3))}
    assert states == {chosen_in((0, 1, 2)).state.tobytes()}


def test_a_changed_choice_leaves_no_trace_in_the_state() -> None:
    match = market(*ALL_DIFFERENT)
    for seat, name in [(2, "mug"), (0, "mug"), (2, "visor"), (0, "sticker"), (0, "cap")]:
        choose(match, seat, name)
    choose(match, 1, "gloves")
    assert match.state.tobytes() == chosen_in((0, 1, 2)).state.tobytes()


def test_those_are_due_who_have_not_chosen_yet() -> None:
    match = market(*ALL_DIFFERENT)
    assert match.due == SEALED | 0b111
    choose(match, 0, "cap")
    assert match.due == SEALED | 0b110
    choose(match, 0, "mug")
    assert match.due == SEALED | 0b110
    assert first_of(match.due) == 1


def test_whoever_has_chosen_may_choose_again_until_the_last_one_has() -> None:
    """KM-4"""
    match = market(*ALL_DIFFERENT)
    before = match.legal(0)
    choose(match, 0, "cap")
    assert match.legal(0) == before == [pack(CHOOSE, ware(w)) for w in ("sticker", "cap", "mug")]
    choose(match, 1, "cap")
    assert match.legal(0) == before
    choose(match, 2, "visor")
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]


def test_the_choice_so_far_is_marked_for_its_seat_alone() -> None:
    match = market("cap cap mug", "cap gloves mug")
    choose(match, 0, "cap")
    facts = {d.anchor: [fact.key for fact in d.facts] for d in match.decisions(0)}
    assert facts == {"ware:cap": ["odds-sells", "fact-chosen"], "ware:mug": ["odds-sells"]}
    assert all(len(decision.facts) == 1 for decision in match.decisions(1))


@pytest.mark.parametrize("onlooker", [1, 2, NOBODY])
def test_nobody_else_can_tell_two_choices_apart(onlooker: int) -> None:
    """KM-14"""
    one, other = market(*ALL_DIFFERENT), market(*ALL_DIFFERENT)
    choose(one, 0, "sticker")
    choose(other, 0, "mug")
    assert looks(one, onlooker) == looks(other, onlooker)
    assert looks(one, 0) != looks(other, 0)


@pytest.mark.parametrize("onlooker", [1, NOBODY])
def test_nobody_else_can_tell_two_hands_apart(onlooker: int) -> None:
    """KM-14"""
    one, other = (market(hand, "cap mug gloves") for hand in ("sticker cap mug", "cap cap visor"))
    choose(one, 0, "mug")
    choose(other, 0, "visor")
    assert looks(one, onlooker) == looks(other, onlooker)


def test_the_last_choice_opens_all() -> None:
    """KM-4"""
    match = market(*ALL_DIFFERENT)
    bring(match, "cap", "mug")
    happened = choose(match, 2, "visor")
    assert names(happened) == ["ware-chosen", "ware-opened", "ware-opened", "ware-opened"]
    seen = match.seen(0, happened)
    assert names(seen) == ["ware-chosen-unseen", "ware-opened", "ware-opened", "ware-opened"]
    assert [(event.who, event.a) for event in seen[1:]] == [
        (0, ware("cap")),
        (1, ware("mug")),
        (2, ware("visor")),
    ]
    assert [stall.ware for stall in match.view(NOBODY).stalls] == [event.a for event in seen[1:]]
    assert match.luck_is_due


def test_that_somebody_has_chosen_is_no_secret() -> None:
    """KM-14"""
    match = market(*ALL_DIFFERENT)
    choose(match, 1, "cap")
    stalls = match.view(0).stalls
    assert [stall.has_chosen for stall in stalls] == [False, True, False]
    assert [stall.ware for stall in stalls] == [-1, -1, -1]
    assert [stall.held for stall in stalls] == [3, 3, 3]


def test_a_hand_of_one_kind_is_asked_all_the_same() -> None:
    """That it is not asked would tell the others what it is."""
    match = market("cap cap cap", "mug mug mug")
    assert match.due == SEALED | 0b11
    assert [len(match.legal(seat)) for seat in (0, 1)] == [1, 1]


def test_only_what_is_in_the_hand_can_be_chosen() -> None:
    match = market(*ALL_DIFFERENT)
    with pytest.raises(IllegalAction):
        choose(match, 0, "visor")


def test_the_table_has_no_part_in_it() -> None:
    match = market(*ALL_DIFFERENT)
    assert match.legal(TABLE) == []
    with pytest.raises(IllegalAction):
        match.play(TABLE, pack(HAMMER, 0))


@pytest.mark.parametrize("stranger", [NOBODY, 3, 4, 5, LUCK])
def test_whoever_does_not_sit_here_has_no_choice(stranger: int) -> None:
    match = market(*ALL_DIFFERENT)
    assert match.legal(stranger) == []


def test_hands_are_open_to_their_seats_only() -> None:
    """KM-14"""
    match = market("cap cap mug", "visor visor visor")
    assert match.view(0).hand == (0, 2, 1, 0, 0, 0)
    assert match.view(1).hand == (0, 0, 0, 0, 3, 0)
    assert match.view(NOBODY).hand == ()


def test_a_ware_that_comes_is_seen_by_its_drawer_alone() -> None:
    """KM-14"""
    match = market("cap cap mug", "visor visor visor")
    drawn = [step.events[0] for step in match.steps()]
    assert names(match.seen(0, drawn)) == ["ware-drawn"] * 3 + ["ware-drawn-unseen"] * 3
    assert names(match.seen(NOBODY, drawn)) == ["ware-drawn-unseen"] * 6
