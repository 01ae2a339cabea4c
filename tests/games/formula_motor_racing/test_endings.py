"""The recorded matches end as their names say (FMR-25 to FMR-28, FMR-31)."""

import pytest

from paddock.core import storage
from paddock.core.events import Event
from paddock.core.match import Match
from tests.games.formula_motor_racing.endings import (
    ENDINGS,
    FOLDER,
    Ending,
    counted,
    drivers_in_order,
    teams_in_order,
)
from tests.games.formula_motor_racing.slow import COLOURS
from tests.games.formula_motor_racing.table import CAR, GAME


def last_words(match: Match) -> dict[str, Event]:
    """What the last action told, by the names of the events."""
    return {GAME.KINDS[event.kind].name: event for event in match.steps()[-1].events}


def test_every_ending_has_its_file_and_every_file_its_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {ending.name for ending in ENDINGS}


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_the_recorded_match_ends_as_it_is_named(ending: Ending) -> None:
    match = storage.load(ending.path)
    assert match.over
    assert (len(match.seats), match.options) == (ending.seats, ending.options)
    season = counted(match)
    assert ending.has_come(season)
    assert match.score() == season.standings()
    told = last_words(match)
    champions = teams_in_order(season)[0]
    assert COLOURS[told["team-wins"].a] == champions
    if champions in season.owner:
        winner = [rank for rank, _ in match.score()].index(1)
        assert told["player-wins"].who == winner
        assert "nobody-wins" not in told
    else:
        assert COLOURS[told["nobody-wins"].a] == champions
        assert "player-wins" not in told
    if "drivers" in ending.options:
        assert CAR[told["driver-wins"].a] == drivers_in_order(season)[0]
    else:
        assert "driver-wins" not in told
