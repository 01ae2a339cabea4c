"""The recorded matches end as their names say (ND-30, ND-45 to ND-47)."""

import pytest

from paddock.core import storage
from tests.games.nitro_dice.endings import (
    ENDINGS,
    FOLDER,
    Ending,
    champions,
    driven_again,
    points,
)
from tests.games.nitro_dice.table import GAME


def test_every_ending_has_its_file_and_every_file_its_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {ending.name for ending in ENDINGS}


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_the_recorded_match_ends_as_it_is_named(ending: Ending) -> None:
    match = storage.load(ending.path)
    assert match.over
    assert (len(match.seats), match.options) == (ending.seats, ending.options)
    races = driven_again(match)
    assert ending.has_come(races)
    ranking = champions(races)
    scores = [(ranking.index(seat) + 1, points(races, seat)) for seat in range(ending.seats)]
    assert match.score() == scores
    (last,) = [e for e in match.steps()[-1].events if GAME.KINDS[e.kind].name == "wins"]
    assert (last.who, last.a) == (ranking[0], points(races, ranking[0]))
