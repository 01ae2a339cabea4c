"""One recorded match for each way in which it can end.

`python -m tests.games.gp.endings` finds and writes them anew, when the format of the files has
changed.
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
from tests.games.gp.table import GAME, NAME

FOLDER = Path(__file__).parent
SHORT = {"circuits": ["meadow_oval"], "discs": 1}
CUP = {**SHORT, "championship": True, "race_end": "winner_only"}


@dataclass(frozen=True)
class Ending:
    """A way to end, in a match of these settings."""

    name: str
    seats: int
    has_come: Callable[[Match], bool]
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"


def last_kinds(match: Match) -> list[str]:
    """What the last action has brought about, kind by kind."""
    return [GAME.KINDS[event.kind].name for event in match.steps()[-1].events]


def kinds(match: Match) -> set[str]:
    """All kinds of event of a match."""
    return {GAME.KINDS[event.kind].name for step in match.steps() for event in step.events}


def finishes(match: Match) -> list[int]:
    """Who has crossed the line for the last time in the last action, in order."""
    return [e.who for e in match.steps()[-1].events if GAME.KINDS[e.kind].name == "finishes"]


def by_own_drive(match: Match) -> bool:
    return len(finishes(match)) == 1 and "pushed" not in last_kinds(match)


def by_a_push(match: Match) -> bool:
    names = last_kinds(match)
    return "pushed" in names and names.index("pushed") < names.index("finishes")


def by_a_slide(match: Match) -> bool:
    """The race ends while a car slides on oil: it finishes, and nobody has driven over the line."""
    events = [GAME.KINDS[e.kind].name for e in match.steps()[-1].events]
    if "finishes" not in events or "pushed" in events:
        return False
    moves = [e for e in match.steps()[-1].events if GAME.KINDS[e.kind].name == "moves"]
    seat = finishes(match)[0]
    if not moves or moves[0].who != seat:
        return False
    start, total = moves[0].b, moves[0].a
    return start + total <= int(match.box.length[0])


def by_tie_break(match: Match) -> bool:
    return "tie-break" in kinds(match)


def by_wins(match: Match) -> bool:
    """Level on points with another, ahead by races won."""
    state = match.state
    halves, best = state.halves.tolist(), int(state.champion)
    level = [s for s in range(len(match.seats)) if s != best and halves[s] == halves[best]]
    return bool(level) and not by_tie_break(match)


def by_half_a_point(match: Match) -> bool:
    state = match.state
    halves = sorted(state.halves.tolist()[: len(match.seats)], reverse=True)
    return halves[0] == halves[1] + 1


def teams_level(match: Match) -> bool:
    points = [points for _, points in match.score()]
    return len(set(points)) == 1


SLIPPERY = {
    "circuits": ["bridge_town"],
    "discs": 1,
    "race_end": "winner_only",
    "items": "course",
    "sets": 3,
    "placement": "random",
}

ENDINGS = [
    Ending("as-in-the-rulebook", 2, by_own_drive, {"items": "none"}),
    Ending("with-a-drive", 4, by_own_drive, SHORT),
    Ending("with-a-push", 4, by_a_push, {**SHORT, "items": "none"}),
    Ending("with-a-slide", 4, by_a_slide, SLIPPERY),
    Ending("with-the-winner", 5, by_own_drive, {**SHORT, "race_end": "winner_only"}),
    Ending("teams", 6, by_own_drive, {**SHORT, "teams": True}),
    Ending("teams-level", 4, teams_level, {**SHORT, "teams": True}),
    Ending("championship", 3, lambda m: not by_wins(m) and not by_tie_break(m), CUP),
    Ending("championship-by-wins", 3, by_wins, {**CUP, "target": 6}),
    Ending("championship-by-tie-break", 2, by_tie_break, {**CUP, "target": 3}),
    Ending("championship-by-half-a-point", 3, by_half_a_point, {**CUP, "fastest": True}),
    Ending("championship-of-teams", 4, lambda m: True, {**CUP, "teams": True}),
]


def played(ending: Ending, seed: int) -> Match:
    """A match played at random."""
    seats = [Seat(name) for name in "ABCDEFGH"[: ending.seats]]
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
    """The first match that ends so."""
    matches = (played(ending, seed) for seed in count(1))
    return next(match for match in matches if ending.has_come(match))


def remake() -> None:
    """Write all files anew."""
    for path in set(FOLDER.glob("*.json")) - {ending.path for ending in ENDINGS}:
        path.unlink()
    for ending in ENDINGS:
        ending.path.write_bytes(log.write(storage.file_of(found(ending))))
        print(f"{ending.name}: {ending.path.stat().st_size} bytes", flush=True)
