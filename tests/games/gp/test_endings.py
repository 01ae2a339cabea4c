"""Every way in which a match can end, as it was recorded once (GP-26, GP-55, GP-56, GP-60)."""

import pytest

from paddock.core import storage
from paddock.core.who import NOBODY
from tests.games.gp.endings import ENDINGS, FOLDER, Ending

every_ending = pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)


def test_there_is_a_file_for_each_ending_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {ending.name for ending in ENDINGS}


@every_ending
def test_a_recorded_match_still_replays_and_ends_so(ending: Ending) -> None:
    file = storage.read(ending.path)
    assert all(not check.open for check in storage.verify(file))
    match = storage.restored(file)
    assert match.over
    assert ending.has_come(match)


@every_ending
def test_who_has_won_is_the_same_on_the_board_and_in_the_score(ending: Ending) -> None:
    match = storage.load(ending.path)
    view = match.view(NOBODY)
    winners = {seat for seat, (rank, _) in enumerate(match.score()) if rank == 1}
    if view.target:
        assert view.champion in winners
    else:
        first = next(seat for seat, car in enumerate(view.cars) if car.place == 1)
        assert first in winners or match.box.teams
    assert len(winners) == (2 if match.box.teams else 1)
