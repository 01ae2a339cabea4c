"""One recorded match for each way in which a match can end.

`python -m tests.games.nitro_dice.endings` finds and writes them anew, when the format of the files
has changed.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from paddock.core import log, storage
from paddock.core.log import Seat
from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.games.nitro_dice.course import built_in
from paddock.games.nitro_dice.tables import LAID_NAMES
from tests.games.nitro_dice.slow import Race
from tests.games.nitro_dice.table import NAME, said

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Ending:
    """A way to end, at a table of these settings."""

    name: str
    seats: int
    has_come: Callable[[Sequence[Race]], bool]  # asked of the slow twin's races
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    careless: float = 0.1  # how often any action is taken, not the one liked best

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"


def driven_again(match: Match) -> list[Race]:
    """The races of a match as the slow twin drives them by the same words."""
    words = iter([said(entry.action) for entry in match.line])
    options = match.options
    return [
        _driven(_race(len(match.seats), word, options), words)
        for word in options.get("courses", ["harbour"])
    ]


def _race(seats: int, word: str, options: Mapping[str, Any]) -> Race:
    return Race(
        seats=seats,
        word=word,
        course=[LAID_NAMES[code] for code in built_in(word).cards],
        laps=options.get("laps", 2),
        beyond=options.get("finish") == "beyond",
        limit=options.get("refill") == "limit",
        wrecks=options.get("wreck", False),
    )


def _driven(race: Race, words: Any) -> Race:
    talk = race.play()
    ask = next(talk)
    while True:
        forced = len(ask.options) == 1  # it happened without an entry
        try:
            ask = talk.send(next(iter(ask.options)) if forced else next(words))
        except StopIteration:
            return race


def points(races: Sequence[Race], seat: int) -> int:
    """The points of a championship (ND-45, ND-46)."""
    return sum(race.seats - race.ranking().index(seat) for race in races)


def champions(races: Sequence[Race]) -> list[int]:
    """The seats by rank: points, then the last race (ND-46)."""
    last = races[-1].ranking()
    return sorted(last, key=lambda seat: (-points(races, seat), last.index(seat)))


def _tied(races: Sequence[Race]) -> bool:
    first, second = champions(races)[:2]
    return points(races, first) == points(races, second)


def _overtaken_beyond(races: Sequence[Race]) -> bool:
    """Whether several stand beyond the line."""
    race = races[0]
    return sum(crossed > race.laps for crossed in race.crossed) > 1


SHORT = {"courses": ["sprint"], "laps": 1}
ENDINGS = [
    Ending("one-across-the-others-by-order", 4, lambda r: len(r[0].finishers) == 1),
    Ending("several-across-in-one-round", 6, lambda r: len(r[0].finishers) > 2, SHORT),
    Ending("furthest-beyond", 5, _overtaken_beyond, {**SHORT, "finish": "beyond"}),
    Ending(
        "all-wrecked",
        2,
        lambda r: len(r[0].wrecked) == 2,
        {**SHORT, "wreck": True},
        careless=0.9,
    ),
    Ending(
        "finished-ahead-of-wrecks",
        3,
        lambda r: len(r[0].wrecked) == 1 and len(r[0].finishers) == 1,
        {**SHORT, "wreck": True},
        careless=0.6,
    ),
    Ending("championship", 3, lambda r: not _tied(r), {"courses": ["sprint", "eight_bends"]}),
    Ending("championship-tied", 2, _tied, {"courses": ["sprint", "sprint"], "laps": 1}),
    Ending("long-race-of-six", 6, lambda r: bool(r[0].finishers), {"courses": ["grand_tour"]}),
]


def played(ending: Ending, seed: int) -> Match:
    """A match in which most choices are those that the Club player likes best."""
    seats = [Seat(name) for name in "ABCDEF"[: ending.seats]]
    match = Match(NAME, seats, ending.options, Seeded(seed))
    random = Random(seed)
    while not match.over:
        if match.luck_is_due:
            match.draw()
            continue
        (seat,) = match.due_seats()
        legal = match.legal(seat)
        action = random.choice(legal)
        if random.random() >= ending.careless:
            weights = np.zeros(len(legal), np.int32)
            out = np.array(legal, np.int32)
            match.game.lean(match.box, match.state, seat, out, len(legal), weights)
            action = legal[int(weights.argmax())]
        match.play(seat, action)
    return match


def found(ending: Ending) -> Match:
    """The first match that ends so."""
    matches = (played(ending, seed) for seed in count(1))
    return next(match for match in matches if ending.has_come(driven_again(match)))


def remake() -> None:
    """Write all files anew."""
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for ending in ENDINGS:
        ending.path.write_bytes(log.write(storage.file_of(found(ending))))
        print(f"{ending.name}: {ending.path.stat().st_size} bytes")
