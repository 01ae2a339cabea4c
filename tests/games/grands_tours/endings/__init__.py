"""One recorded match for each way in which a race can end.

`python -m tests.games.grands_tours.endings` finds and writes them anew, when the format of the
files has changed.
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
from tests.games.grands_tours.table import NAME, course_text

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Counted:
    """A finished match, counted from its view alone."""

    owners: list[int]  # of the jerseys; -1: nobody
    held: int  # cards that nobody has won, with dice on them
    times: list[int]

    @property
    def winners(self) -> set[int]:
        return {owner for owner in self.owners if owner >= 0}


@dataclass(frozen=True)
class Ending:
    """A way to end, in a race of these settings."""

    name: str
    seats: int
    has_come: Callable[[Counted], bool]
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"


def counted(match: Match) -> Counted:
    view = match.view(-1)
    held = sum(card.fate == "held" for card in view.course)
    return Counted(list(view.owners), held, [team.time for team in view.teams])


RACE = {"course": ["stage_race"]}
FLAT = {"course": [course_text("3S, 2S")]}

ENDINGS = [
    Ending("three-winners", 4, lambda c: len(c.winners) == 3, RACE),
    Ending("two-winners", 5, lambda c: len(c.winners) == 2 and -1 not in c.owners, RACE),
    Ending("one-winner", 4, lambda c: len(c.winners) == 1 and -1 not in c.owners, RACE),
    Ending("a-jersey-nobody-won", 4, lambda c: c.owners[1] >= 0 > c.owners[2], FLAT),
    Ending("a-card-held-to-the-end", 6, lambda c: c.held > 0, RACE),
    Ending("the-provisional-leader-without-time", 4, lambda c: max(c.times) == 0, FLAT),
    Ending("grand-tour", 4, lambda c: len(c.winners) == 3, {"assist": ["same_dice", "swap"]}),
    Ending("plain-tour", 6, lambda c: len(c.winners) == 3, {"course": ["plain_tour"]}),
]


def played(ending: Ending, seed: int) -> Match:
    """A race played at random."""
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
    """The first race that ends so."""
    matches = (played(ending, seed) for seed in count(1))
    return next(match for match in matches if ending.has_come(counted(match)))


def remake() -> None:
    """Write all files anew."""
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for ending in ENDINGS:
        ending.path.write_bytes(log.write(storage.file_of(found(ending))))
        print(f"{ending.name}: {ending.path.stat().st_size} bytes")
