"""The recorded matches end as their names say (TR-30 to TR-32)."""

import pytest

from paddock.core import storage
from tests.games.top_race.endings import ENDINGS, FOLDER, Ending, Story


def test_every_ending_has_its_file_and_every_file_its_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {ending.name for ending in ENDINGS}


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_the_recorded_match_ends_as_it_is_named(ending: Ending) -> None:
    match = storage.load(ending.path)
    assert match.over
    assert (len(match.seats), match.options) == (ending.seats, ending.options)
    story = Story(match)
    assert ending.has_come(story)
    assert [points for _, points in match.score()] == story.cash
    best = max(zip(story.cash, story.wins, strict=True))
    winners = [s for s, both in enumerate(zip(story.cash, story.wins, strict=True)) if both == best]
    assert [seat for seat, (rank, _) in enumerate(match.score()) if rank == 1] == winners
    told = story.of("wins") if len(winners) == 1 else story.of("shares-win")
    assert [(event.who, event.a) for event in told] == [(seat, best[0]) for seat in winners]
