"""The recorded matches end as their names say (GT-30, GT-31, GT-40)."""

import pytest

from paddock.core import storage
from tests.games.grands_tours.endings import ENDINGS, FOLDER, Ending, counted
from tests.games.grands_tours.table import GAME


def test_every_ending_has_its_file_and_every_file_its_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {ending.name for ending in ENDINGS}


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_the_recorded_match_ends_as_it_is_named(ending: Ending) -> None:
    match = storage.load(ending.path)
    assert match.over
    assert (len(match.seats), match.options) == (ending.seats, ending.options)
    end = counted(match)
    assert ending.has_come(end)
    assert {seat for seat, (rank, _) in enumerate(match.score()) if rank == 1} == end.winners
    assert [points for _, points in match.score()] == end.times
    told = [GAME.KINDS[event.kind].name for event in match.steps()[-1].events]
    assert told.count("player-wins") == sum(owner >= 0 for owner in end.owners)
    assert told.count("card-unwon") == end.held
