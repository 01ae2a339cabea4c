"""One recorded match for each way in which a season can end.

`python -m tests.games.formula_motor_racing.endings` finds and writes them anew, when the format of
the files has changed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from paddock.core import log, storage
from paddock.core.log import Seat
from paddock.core.luck import Seeded
from paddock.core.match import Match
from tests.games.formula_motor_racing.slow import COLOURS, Season
from tests.games.formula_motor_racing.table import NAME, Table

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Ending:
    """A way to end, in a season of these settings."""

    name: str
    seats: int
    has_come: Callable[[Season], bool]  # asked of the slow twin's count
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"


def counted(match: Match) -> Season:
    """The finished season as the slow twin counts it."""
    made, box = Table(match.box, match.state), match.box
    races = range(int(box.races))
    season = Season(len(match.seats), [int(box.removed[race]) for race in races])
    season.added = match.options.get("two_teams") == "added"
    owners: list[int] = match.state.owner.tolist()
    season.owner = {c: owner for c, owner in zip(COLOURS, owners, strict=True) if owner >= 0}
    season.finishes = [made.order_of(race).split() for race in races]
    return season


def teams_in_order(season: Season) -> list[str]:
    points = season.team_points()
    return sorted(COLOURS, key=lambda colour: (-points[colour], season.best_place([colour])))


def drivers_in_order(season: Season) -> list[str]:
    points, last = season.points(), season.finishes[-1]
    return sorted(last, key=lambda car: (-points[car], last.index(car)))


def _tied_teams(season: Season) -> bool:
    first, second = teams_in_order(season)[:2]
    return season.team_points()[first] == season.team_points()[second]


def _tied_drivers(season: Season) -> bool:
    first, second = drivers_in_order(season)[:2]
    return season.points()[first] == season.points()[second]


def _tied_players(season: Season) -> bool:
    best = sorted(season.standings())[:2]
    return best[0][1] == best[1][1]


def _free(season: Season, places: int) -> bool:
    """Whether nobody commands the teams in so many first places, and somebody the next."""
    teams = teams_in_order(season)
    return [team in season.owner for team in teams[: places + 1]] == [False] * places + [True]


def _readings_differ(season: Season) -> bool:
    """Whether by the other way of counting two teams another player would have won."""
    winners: set[int] = set()
    for added in (False, True):
        other = Season(season.seats, season.removed, added=added, owner=season.owner)
        other.finishes = season.finishes
        winners.add([rank for rank, _ in other.standings()].index(1))
    return len(winners) == 2


def _points_elsewhere(season: Season) -> bool:
    """Whether the best driver drives for another team than the champions."""
    return drivers_in_order(season)[0][0] != teams_in_order(season)[0][0].upper()


SHORT = {"races": 1, "removed": [24]}
TWICE = {"races": 2, "removed": [24]}

ENDINGS = [
    Ending("as-in-the-rulebook", 4, lambda s: not _tied_teams(s) and _free(s, 0)),
    Ending("a-commanded-team-wins", 5, lambda s: not _tied_teams(s) and _free(s, 0), SHORT),
    Ending("an-uncommanded-team-wins", 5, lambda s: not _tied_teams(s) and _free(s, 1), SHORT),
    Ending("two-uncommanded-teams-in-front", 4, lambda s: _free(s, 2), SHORT),
    Ending("teams-tied", 6, _tied_teams, {"races": 2, "removed": [23]}),
    Ending("drivers-title", 4, _points_elsewhere, {**TWICE, "drivers": True}),
    Ending("drivers-tied", 5, _tied_drivers, {**TWICE, "drivers": True}),
    Ending("better-of-two-teams", 3, _readings_differ, {**SHORT, "two_teams": "better"}),
    Ending("two-teams-added", 3, _readings_differ, {**SHORT, "two_teams": "added"}),
    Ending("two-teams-added-tied", 3, _tied_players, {**SHORT, "two_teams": "added"}),
    Ending("short-races", 5, lambda s: _free(s, 0), {"removed": [24, 6, 18]}),
    Ending("full-season", 6, lambda s: _free(s, 0), {"races": 17, "removed": [23]}),
]


def played(ending: Ending, seed: int) -> Match:
    """A season played at random."""
    seats = [Seat(name) for name in "ABCDEF"[: ending.seats]]
    match = Match(NAME, seats, ending.options, Seeded(seed))
    random = Random(seed)
    while not match.over:
        if match.luck_is_due:
            match.draw()
        else:
            (seat,) = match.due_seats()
            match.play(seat, random.choice(match.legal(seat)))
    return match


def found(ending: Ending) -> Match:
    """The first season that ends so."""
    matches = (played(ending, seed) for seed in count(1))
    return next(match for match in matches if ending.has_come(counted(match)))


def remake() -> None:
    """Write all files anew."""
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for ending in ENDINGS:
        ending.path.write_bytes(log.write(storage.file_of(found(ending))))
        print(f"{ending.name}: {ending.path.stat().st_size} bytes")
