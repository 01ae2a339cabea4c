"""How far a seat may go back alone, in a sealed round, in an open outcry, and after luck."""

import pytest

from paddock.core.errors import NotUndoable
from paddock.core.match import Match
from paddock.core.who import SEALED, TABLE
from tests.games.kerb_market.market import (
    ALL_DIFFERENT,
    be_content,
    bid,
    bring,
    choose,
    draw,
    hammer,
    lot,
    market,
    roll,
)


def targets(match: Match) -> list[int | None]:
    """Where an undo would take each seat, as plies back from now."""
    undo = [match.undo_target(seat) for seat in range(len(match.seats))]
    return [None if target is None else match.ply - target for target in undo]


def test_a_choice_can_be_taken_back_while_nobody_else_has_chosen() -> None:
    match = market(*ALL_DIFFERENT)
    before = match.state.tobytes()
    choose(match, 1, "cap")
    assert targets(match) == [None, 1, None]
    match.undo(1)
    assert match.state.tobytes() == before
    assert match.due == SEALED | 0b111


def test_a_changed_choice_is_taken_back_step_by_step() -> None:
    match = market(*ALL_DIFFERENT)
    choose(match, 1, "cap")
    choose(match, 1, "mug")
    match.undo(1)
    assert match.view(1).chosen == 1
    match.undo(1)
    assert match.view(1).chosen == -1


def test_after_another_choice_one_cannot_go_back_but_choose_again() -> None:
    match = market(*ALL_DIFFERENT)
    choose(match, 0, "cap")
    choose(match, 1, "gloves")
    assert targets(match) == [None, 1, None]
    with pytest.raises(NotUndoable):
        match.undo(0)
    choose(match, 0, "mug")
    assert targets(match) == [1, None, None]


def test_nobody_can_go_back_behind_the_opening() -> None:
    match = market(*ALL_DIFFERENT)
    bring(match, "cap", "mug", "visor")
    assert targets(match) == [None, None, None]
    assert [match.horizon(seat) for seat in range(3)] == [match.ply] * 3


def test_a_bid_can_be_taken_back_until_somebody_answers() -> None:
    match = lot()
    bid(match, 0, 3)
    assert targets(match) == [1, None, None]
    bid(match, 1, 4)
    assert targets(match) == [None, 1, None]
    match.undo(1)
    assert match.state.bid == 3
    assert match.state.leader == 0


def test_the_clock_ends_everybodys_undo() -> None:
    match = lot()
    bid(match, 0, 3)
    hammer(match)
    assert [match.horizon(seat) for seat in range(3)] == [match.ply] * 3
    assert targets(match) == [None, None, None]


def test_the_hammer_that_falls_by_itself_is_undone_with_what_brought_it_down() -> None:
    match = lot()
    bid(match, 0, 3)
    be_content(match, 1)
    open_lot = match.state.tobytes()
    be_content(match, 2)
    assert match.state.stones[0] == 1
    match.undo(2)
    assert match.state.tobytes() == open_lot
    assert match.due == 1 << TABLE | 0b100


def test_a_seat_can_go_back_until_it_sees_luck() -> None:
    match = lot()
    be_content(match, 0, 1)
    be_content(match, 2)
    draw(match, "cap", "cap")
    assert targets(match) == [None, None, 3]
    draw(match, "cap")
    assert targets(match) == [None, None, None]


def test_dice_are_seen_by_all() -> None:
    match = market(*ALL_DIFFERENT)
    bring(match, "cap", "mug", "visor")
    roll(match, 7)
    assert [match.horizon(seat) for seat in range(3)] == [match.ply] * 3
