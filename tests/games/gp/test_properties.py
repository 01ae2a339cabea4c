"""What holds in every race, whatever is done (GP-5, GP-12, GP-20, GP-26, GP-36, GP-38)."""

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.games.gp import tables
from paddock.games.gp.box import CIRCUITS
from paddock.games.gp.state import OFF, Phase
from tests.games.gp.table import Table, opening, walk

AT_REST = (Phase.TURN, Phase.AFTER_ITEM, Phase.ROLL, Phase.AGAIN, Phase.OVER)
PLIES = 160


@st.composite
def tables_of_all_kinds(draw: st.DrawFn) -> tuple[Table, int]:
    """A table with any options, and a seed to play on it."""
    seats = draw(st.integers(2, 8))
    items = draw(st.sampled_from(["tray", "none", "course"]))
    options: dict[str, Any] = {
        "circuits": [draw(st.sampled_from(CIRCUITS))],
        "discs": draw(st.integers(1, 2)),
        "items": items,
        "sets": 0 if items == "none" else draw(st.integers(0, 1)),
        "placement": "random" if items == "course" else "last",
        "race_end": draw(st.sampled_from(["all_but_one", "winner_only"])),
        "fastest": draw(st.booleans()),
        "teams": seats in (4, 6, 8) and draw(st.booleans()),
        "safety_car": draw(st.booleans()),
        "wet": draw(st.booleans()),
    }
    return opening(seats, **options), draw(st.integers(0, 2**32))


few = settings(max_examples=25, deadline=None, derandomize=True)


@given(tables_of_all_kinds())
@few
def test_invariants_of_a_race(drawn: tuple[Table, int]) -> None:
    made, seed = drawn
    dice = made.dice
    for words in walk(made, seed, PLIES):
        if made.phase in AT_REST:
            assert_one_car_a_square(made)
            assert_items_are_all_there(made)
        assert_dice_come_and_go_singly(made, dice, words)
        dice = made.dice
        assert_places_are_settled_in_order(made)


def assert_one_car_a_square(made: Table) -> None:
    """But for corners (GP-12)."""
    cells: list[int] = []
    for at in made.state.at[: made.box.seats]:
        if at != OFF and made.box.kind[0, at] != tables.CORNER:
            cells.append(int(made.box.cell[0, at]))
    assert len(set(cells)) == len(cells)


def assert_items_are_all_there(made: Table) -> None:
    """Owned, available, on the tray or on the course (GP-36)."""
    if made.phase is Phase.OVER:
        return  # who has finished the race has left things where they were
    counts = made.state.available + made.state.owned.sum(axis=0)
    if made.state.tray_item >= 0:
        counts[made.state.tray_item] += 1
    lying = made.state.lying
    counts[tables.BOMB] += np.count_nonzero(lying == tables.ARMED_BOMB)
    if not made.box.wet:
        counts[tables.OIL] += np.count_nonzero(lying == tables.SPILT_OIL)
    for item in range(tables.ITEMS):
        counts[item] += np.count_nonzero(lying == tables.LYING + item)
    sets = int(made.box.sets) if made.box.items else 0
    expected = [n * sets for n in tables.IN_A_SET.tolist()]
    if made.box.wet:
        expected[tables.OIL] = 0
    assert counts.tolist() == expected
    assert (np.count_nonzero(lying == tables.TRAY) == 1) is (made.state.tray_item >= 0)


def assert_dice_come_and_go_singly(made: Table, before: list[int], words: str) -> None:
    """Lost by crashes, won by repair or wrench (GP-20, GP-7, GP-45)."""
    crashes = [who for who, _ in made.events("crashes")]
    for seat, (old, new) in enumerate(zip(before, made.dice, strict=True)):
        assert 0 <= new <= 6
        if new < old:
            assert seat in crashes
            assert old - new <= crashes.count(seat) or made.box.safety_car
        if new > old:
            assert words in ("repair", "use wrench")


def assert_places_are_settled_in_order(made: Table) -> None:
    """1, 2, 3 … without gaps; finished cars are off the track (GP-25)."""
    places = sorted(place for place in made.places if place)
    assert places == list(range(1, len(places) + 1))
    if made.phase is not Phase.OVER:
        for place, square in zip(made.places, made.squares, strict=True):
            assert not place or square is None


@given(tables_of_all_kinds())
@few
def test_nobody_passes_or_hits_under_the_safety_car(drawn: tuple[Table, int]) -> None:
    made, seed = drawn
    if not made.box.safety_car:
        return
    caution = 0
    for _ in walk(made, seed, PLIES):
        if caution and made.events("moves"):
            assert not made.events("pushed")
            crashed = {who for who, _ in made.events("crashes")}
            assert crashed <= {who for who, _ in made.events("moves")}
        caution = int(made.state.caution)


@given(tables_of_all_kinds())
@few
def test_a_car_moves_by_its_dice_alone_unless_pushed_or_slid(drawn: tuple[Table, int]) -> None:
    made, seed = drawn
    before = made.squares
    for _ in walk(made, seed, PLIES):
        moved = {seat for seat in range(made.box.seats) if made.squares[seat] != before[seat]}
        kinds = ("moves", "pushed", "slides", "teleports", "takes-shortcut", "goes-through-gate")
        told = {
            who for kind in (*kinds, "goes-straight", "finishes") for who, _ in made.events(kind)
        }
        if made.phase is not Phase.OVER and "pole" not in made.names:
            assert moved <= told
        before = made.squares
