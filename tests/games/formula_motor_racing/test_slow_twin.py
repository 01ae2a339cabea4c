"""The rules against a slow twin that was written from the rulebook: step by step the same."""

from random import Random
from typing import Any

import pytest

from paddock.games.formula_motor_racing.state import Phase
from tests.games.formula_motor_racing.slow import Season
from tests.games.formula_motor_racing.table import ACTIONS, Table, opening

SETTINGS: list[dict[str, Any]] = [
    {"races": 1},
    {"races": 2, "removed": (6,), "charge_at_front": "goes_on"},
    {"races": 2, "removed": (20, 0), "colours": "lot", "two_teams": "added"},
]


def twin_of(made: Table) -> Season:
    box = made.box
    removed = [int(box.removed[race]) for race in range(int(box.races))]
    return Season(
        seats=int(box.seats),
        removed=removed,
        lot=bool(box.colours),
        on_in_front=bool(box.charge_at_front),
        added=bool(box.two_teams),
    )


def lucky(options: dict[str, int], random: Random) -> str:
    """Any of the options by their weights, but bold things more often than the die would."""
    bold = [words for words in options if words in ("again", "face 10", "face 12", "play crash")]
    if bold and random.random() < 0.3:
        return random.choice(bold)
    return random.choices(sorted(options), [options[words] for words in sorted(options)])[0]


def assert_same(made: Table, twin: Season) -> None:
    """Line, row, hands and pile."""
    if twin.running:
        assert made.running.split() == twin.running
        assert made.retired.split() == twin.retired
        assert made.state.pile == twin.pile
    for seat, hand in enumerate(twin.hands):
        assert sorted(made.hand(seat)) == sorted(hand)


def assert_same_points(made: Table, twin: Season) -> None:
    """Places and points of the races run so far."""
    assert [made.order_of(race).split() for race in range(len(twin.finishes))] == twin.finishes
    points = twin.points()
    assert made.points == {car: points[car] for car in made.points}


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_rules_and_twin_agree_after_every_step(
    seats: int, settings: dict[str, Any], seed: int
) -> None:
    made = opening(seats, **settings)
    twin = twin_of(made)
    random = Random(f"{seats} {settings} {seed}")
    talk = twin.play()
    ask = next(talk)
    races_run = 0
    while made.phase != Phase.OVER:
        options = made.options()
        assert (made.due, options) == (ask.who, ask.options)
        words = lucky(options, random)
        made.enter(ACTIONS[words])
        try:
            ask = talk.send(words)
        except StopIteration:
            break
        assert_same(made, twin)
        if len(twin.finishes) > races_run:
            races_run += 1
            assert_same_points(made, twin)
    assert made.phase == Phase.OVER
    assert_same_points(made, twin)
    assert made.scores() == twin.standings()
