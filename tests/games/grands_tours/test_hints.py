"""The Club player: it knows what it is after."""

import numpy as np
import pytest

from paddock.lab import batch
from tests.games.grands_tours.table import GAME, Table, table

FEW = dict.fromkeys("ABCD", "2 3 4")


def liked(made: Table) -> str:
    """What the player likes best."""
    numbers = made.numbers()
    legal = np.array([number for number, _ in numbers.values()], np.int32)
    weights = np.zeros(len(legal), np.int32)
    GAME.lean(made.box, made.state, made.due, legal, len(legal), weights)
    return list(numbers)[int(weights.argmax())]


def test_the_last_of_the_round_takes_a_card_that_it_can_have() -> None:
    made = table(cards="7S, 1M", peloton={**FEW, "D": "6 5"}, on={2: "A5"}, first="D")
    made.state.done = 3
    assert liked(made) == "place"
    assert liked(made.do("place")) == "on 2"


def test_a_pair_is_kept_to_replace_who_would_win() -> None:
    made = table(cards="7S, 1M", peloton={**FEW, "D": "5 5"}, on={2: "A5 A4 D6"}, first="D")
    made.state.done = 3
    assert liked(made) == "replace"


def test_an_empty_peloton_is_filled() -> None:
    made = table(cards="1S, 1M, 1S, 1M, 1S, 1M", peloton={**FEW, "A": "2"})
    assert liked(made) == "roll"


def test_after_a_bad_roll_at_camp_the_dice_are_rolled_again() -> None:
    made = table(cards="3S, camp, 3M", car=3, peloton=FEW)
    made.state.phase, made.state.rolling = 4, 1
    made.state.gruppetto[0] = 0
    made.state.rolled[0, 1] = 5
    assert liked(made) == "readjust"
    made.state.rolled[0] = [0, 0, 0, 0, 1, 2, 2]
    assert liked(made) == "keep"


def test_on_a_rest_day_all_of_the_gruppetto_is_rolled_and_no_six() -> None:
    made = table(cards="rest, 3S", car=2, peloton={**FEW, "A": "2 6"})
    assert liked(made) == "lift-all"
    assert liked(made.do("lift-all")) != "lift 6"


def test_whoever_owns_jerseys_stands_better_and_late_more_surely() -> None:
    early = table(jerseys="A--", time=[3, 0, 0, 0])
    late = table(jerseys="A--", time=[3, 0, 0, 0], car=5)
    worths = [[GAME.worth(t.box, t.state, seat) for seat in range(4)] for t in (early, late)]
    assert worths[0][0] > worths[0][1]
    assert worths[1][0] - worths[1][1] > worths[0][0] - worths[0][1]


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_club_player_wins_far_more_often_than_random_ones(seats: int) -> None:
    lineups = [["club" if i == one else "random" for i in range(seats)] for one in range(seats)]
    played = batch.play(GAME, GAME.box(seats, {}), lineups, 5, 40 * seats)
    best = played.ranks == 1
    share = best / best.sum(axis=1, keepdims=True)
    ones = np.arange(len(share)) % seats
    assert share[np.arange(len(share)), ones].mean() > 2.5 / seats
