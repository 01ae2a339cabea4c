"""Exact odds against counting (GT-20, GT-30)."""

import itertools
from collections.abc import Sequence

import pytest

from paddock.games.grands_tours import odds
from tests.games.grands_tours.table import Table, table

SIDES = {"": (1, 2, 3, 4, 5, 6), "g": (7, 2, 3, 4, 5, 6), "s": (4, 2, 3, 4, 5, 6)}


def counted(peloton: Sequence[int], dice: Sequence[str], shortest: int = 3) -> tuple[float, float]:
    """The chances of a pair and of a train, by rolling everything that can come."""
    pairs = trains = total = 0
    for faces in itertools.product(*(SIDES[die] for die in dice)):
        after = [*peloton, *(face for face in faces if face > 1)]
        pairs += len(set(after)) < len(after)
        lows = [low for low in range(1, 8) if set(range(low, low + shortest)) <= set(after)]
        trains += bool(lows)
        total += 1
    return pairs / total, trains / total


def with_out(peloton: str, out: int, **more: object) -> Table:
    """A has so many team dice in the gruppetto, and these in the peloton; the rest is parked."""
    made = table(peloton={"A": peloton}, **more)  # type: ignore[arg-type]
    made.state.parked[0] = 9 - out - len([die for die in peloton.split() if len(die) == 1])
    made.state.gruppetto[0] = out
    return made


# GT-20
@pytest.mark.parametrize(
    ("peloton", "out", "jerseys"),
    [("", 1, "A--"), ("2 4", 2, "A--"), ("5 6", 1, "AA-"), ("3 3", 3, "B--"), ("2 3", 4, "BA-")],
)
def test_what_a_roll_brings(peloton: str, out: int, jerseys: str) -> None:
    made = with_out(peloton, out, jerseys=jerseys, first="A")
    dice = [""] * out + [mark for mark, owner in zip("gsm", jerseys, strict=True) if owner == "A"]
    dice = ["s" if die == "m" else die for die in dice]
    came = odds.roll(made.state, 0)
    pair, train = counted([int(face) for face in peloton.split()], dice)
    assert came.dice == len(dice)
    assert came.pair == pytest.approx(pair)
    assert came.train == pytest.approx(train)
    assert sum(came.joins) == pytest.approx(1.0)
    assert sum(came.expected) == pytest.approx(out * 5 / 6 + len(dice) - out)
    assert sum(n * chance for n, chance in enumerate(came.joins)) == pytest.approx(
        sum(came.expected)
    )


# GT-20, GT-4
def test_ones_and_short_trains_count_for_their_owner() -> None:
    made = with_out("", 2, jerseys="B--", first="A", assist={"ones_ride_on": "A"})
    assert odds.roll(made.state, 0).expected[1] == pytest.approx(2 / 6)
    assert odds.roll(made.state, 0).pair == pytest.approx(1 / 6)
    short = with_out("3", 1, jerseys="B--", first="A", assist={"short_train": "A"})
    assert odds.roll(short.state, 0).train == pytest.approx(2 / 6)


# GT-20
def test_all_ways_to_roll_add_up() -> None:
    for dice in range(10):
        spread = odds.rolls(dice, ())
        assert sum(spread.values()) == 6**dice
        assert all(sum(counts) == dice for counts in spread)
    assert sum(odds.rolls(6, (0, 1, 2)).values()) == 6**9


# GT-30
@pytest.mark.parametrize(
    ("on", "leader", "level", "total", "second"),
    [
        ("", -1, False, 0, 0),
        ("B6", 1, False, 6, 0),
        ("B6 A5 A2", 0, False, 7, 6),
        ("B6 A4 A2 C1", -1, True, 6, 6),
    ],
)
def test_who_has_a_card_as_it_stands(
    on: str, leader: int, level: bool, total: int, second: int
) -> None:
    made = table(on={2: on})
    assert odds.standing(made.box, made.state, 1) == (leader, level, total, second)


# GT-30, GT-20: by rolling everything and trying everything
@pytest.mark.parametrize(
    ("peloton", "on", "out"),
    [("3", "B6", 2), ("", "B5 B4 A2", 2), ("5 6", "B6 B5", 2), ("2", "B6 C5 C4", 3)],
)
def test_the_chance_to_take_the_lead_on_a_card_after_a_roll(
    peloton: str, on: str, out: int
) -> None:
    made = with_out(peloton, out, jerseys="D--", first="A", on={2: on})
    made.state.parked[0] -= on.count("A")
    there = {int(die[1]) for die in on.split()}
    mine = sum(int(die[1]) for die in on.split() if die[0] == "A")
    best = max(sum(int(die[1]) for die in on.split() if die[0] == seat) for seat in {"B", "C"})
    taken = total = 0
    for faces in itertools.product(range(1, 7), repeat=out):
        after = {int(f) for f in peloton.split()} | {face for face in faces if face > 1}
        fitting = after - there
        gains = list(fitting)
        gains += [3 * low + 3 for low in fitting if {low + 1, low + 2} <= fitting]
        taken += any(mine + gain > best for gain in gains)
        total += 1
    found = odds.capture(made.box, made.state, 0, 1)
    assert found.after_roll == pytest.approx(taken / total)


# GT-3
def test_on_a_time_trial_the_highest_die_takes_the_lead() -> None:
    made = table(cards="trial M, 3S", peloton={"A": "6"}, on={2: "B5 B4 B3"})
    assert odds.capture(made.box, made.state, 0, 1).now
    usual = table(cards="trial M, 3S", peloton={"A": "6"}, on={2: "B5 B4 B3"}, special_stages=False)
    assert not odds.capture(usual.box, usual.state, 0, 1).now
