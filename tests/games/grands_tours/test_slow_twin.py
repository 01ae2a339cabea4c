"""The rules against a slow judge that was written from the rulebook, through whole races."""

from typing import Any

import pytest

from paddock.core.compiled import INTERPRETED
from tests.games.grands_tours.slow import Judge
from tests.games.grands_tours.table import GAME, KIND, Table, opening, walk

SETTINGS: list[dict[str, Any]] = [
    {},
    {"course": ["plain_tour"]},
    {"course": ["stage_race"]},
    {"assist": ["same_dice", "swap", "removal"]},
    {"assist": ["same_dice", "second_action"], "special_stages": False},
]
SEEDS = 1 if INTERPRETED else 3


def tell(made: Table, judge: Judge) -> None:
    """What has just happened, in the judge's words."""
    for event in made.told:
        kind, told = GAME.KINDS[event.kind].name, event.named(GAME.KINDS)
        if kind == "card-opened":
            judge.kinds[told["card"]] = KIND[told["kind"]]
        judge.hear(kind, event.who, told)


# GT-3, GT-30, GT-31, GT-40
@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_rules_and_judge_agree_to_the_end(seats: int, options: dict[str, Any], seed: int) -> None:
    made = opening(seats, **options)
    judge = Judge(seats, special=options.get("special_stages", True))
    for number, _ in enumerate(walk(made, 100 * seats + seed)):
        tell(made, judge)
        if number % 20 == 0:
            assert_same(made, judge)
    assert_same(made, judge)
    winners = {owner for owner in judge.owners if owner >= 0}
    assert {seat for seat, (rank, _) in enumerate(made.scores()) if rank == 1} == winners
    assert [points for _, points in made.scores()] == [judge.time[seat] for seat in range(seats)]


def assert_same(made: Table, judge: Judge) -> None:
    """Totals on every card, minutes, points and jerseys."""
    view = made.view()
    begun = view.building.verb != ""  # dice may be on their way
    for card, shown in enumerate(() if begun else view.course):
        if shown.fate in ("open", "held"):
            assert list(shown.totals) == judge.totals(card)
    for seat, team in enumerate(view.teams):
        counted = (judge.time[seat], judge.sprints[seat], judge.mountains[seat])
        assert (team.time, team.sprints, team.mountains) == counted
    if view.phase not in ("face", "exchange"):
        assert list(view.owners) == judge.owners
