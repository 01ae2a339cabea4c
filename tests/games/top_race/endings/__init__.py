"""One recorded match for each way in which a race or a match can end.

`python -m tests.games.top_race.endings` finds and writes them anew, when the format of the files
has changed.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from paddock.core import log, storage
from paddock.core.events import Event
from paddock.core.log import Seat
from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.core.who import TABLE, has
from paddock.games.top_race.course import generate
from tests.games.top_race.table import GAME, NAME

FOLDER = Path(__file__).parent
MOST = [200, 150, 100, 60, 30, 10]


@dataclass
class Story:
    """What a match has told, read without the rules: by the names of its events."""

    match: Match
    told: list[tuple[str, Event]] = field(default_factory=list[tuple[str, Event]])

    def __post_init__(self) -> None:
        for step in self.match.steps():
            self.told += [(GAME.KINDS[event.kind].name, event) for event in step.events]

    def of(self, name: str) -> list[Event]:
        return [event for told, event in self.told if told == name]

    @property
    def places(self) -> Counter[int]:
        """The places of the last race, and how many cars have each."""
        placed = [e.b for n, e in self.told if n in ("car-placed", "unowned-placed")]
        return Counter(placed[-6:])

    @property
    def cash(self) -> list[int]:
        """Everybody's money, added up from what was paid and won."""
        cash = [200] * len(self.match.seats)
        for name, event in self.told:
            if name in ("lot-sold", "last-car", "must-take"):
                cash[event.who] -= event.b
            elif name in ("car-placed", "tip-opened"):
                cash[event.who] += event.c
        return cash

    @property
    def wins(self) -> list[int]:
        """Races won by each seat."""
        won = Counter(event.who for event in self.of("car-placed") if event.b == 1)
        return [won[seat] for seat in range(len(self.match.seats))]

    def leaders(self) -> list[int]:
        """The seats with the most money."""
        return [seat for seat, cash in enumerate(self.cash) if cash == max(self.cash)]


@dataclass(frozen=True)
class Ending:
    """A way to end, in a match of these settings."""

    name: str
    seats: int
    has_come: Callable[[Story], bool]
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"


def _clear(story: Story) -> bool:
    return len(story.leaders()) == 1


def _level(story: Story) -> bool:
    return max(story.places.values()) > 1


def _by_wins(story: Story) -> bool:
    """More than one with the most money, and one of them with the most races won."""
    won = sorted(story.wins[seat] for seat in story.leaders())
    return len(won) > 1 and won[-1] > won[-2]


def _shared(story: Story) -> bool:
    won = sorted(story.wins[seat] for seat in story.leaders())
    return len(won) > 1 and won[-1] == won[-2]


def _held_by_those_out(story: Story) -> bool:
    """The race is over although somebody who is out still holds cards."""
    held = story.match.state.held
    return bool(story.of("cards-out")) and bool(held.any())


ONE = {"races": 1}
QUICK = {"races": 1, "tips": False}

ENDINGS = [
    Ending("as-in-the-rulebook", 4, _clear),
    Ending("fifth-car-home", 3, lambda s: bool(s.of("fifth-home")), ONE),
    Ending("cards-used-up", 4, lambda s: bool(s.of("cards-out")) and not _level(s), ONE),
    Ending("cards-left-with-those-out", 2, _held_by_those_out, QUICK),
    Ending("level-cars-share", 6, _level, ONE),
    Ending("cars-without-owners", 2, lambda s: bool(s.of("unowned-placed")), ONE),
    Ending("punctured-to-the-end", 5, lambda s: bool(s.match.state.punctured.any()), ONE),
    Ending("somebody-in-debt", 3, lambda s: min(s.cash) < 0, ONE),
    Ending("tie-broken-by-races-won", 2, _by_wins, QUICK),
    Ending("shared-win", 3, _shared, QUICK),
    Ending("secret-limits", 5, _clear, {**ONE, "auction": "secret"}),
    Ending("open-outcry", 3, _clear, {**ONE, "auction": "outcry", "curves": "free"}),
    Ending("own-deck", 4, _clear, {**ONE, "deck": [generate(7, {"four": 0})], "tip_own": True}),
]


def played(ending: Ending, seed: int) -> Match:
    """A match played at random."""
    seats = [Seat(name) for name in "ABCDEF"[: ending.seats]]
    match = Match(NAME, seats, ending.options, Seeded(seed))
    random = Random(seed)
    while not match.over:
        if match.luck_is_due:
            match.draw()
        else:
            who = random.choice([who for who in [*range(6), TABLE] if has(match.due, who)])
            match.play(who, random.choice(match.legal(who)))
    return match


def found(ending: Ending) -> Match:
    """The first match that ends so."""
    matches = (played(ending, seed) for seed in count(1))
    return next(match for match in matches if ending.has_come(Story(match)))


def remake() -> None:
    """Write all files anew."""
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for ending in ENDINGS:
        ending.path.write_bytes(log.write(storage.file_of(found(ending))))
        print(f"{ending.name}: {ending.path.stat().st_size} bytes", flush=True)
