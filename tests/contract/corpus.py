"""Plays seeded matches and prints a fingerprint of everything after every action.

`python -m tests.contract.corpus GAME` in another mode must print what this process finds: one line
for each position, naming what it looked at; and in the last line what was not in the cache.
"""

import json
import sys
import zlib
from collections.abc import Iterator
from typing import Any

from paddock.core import compiled
from paddock.core.events import Event
from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.core.perft import perft
from paddock.core.who import NOBODY
from tests.contract.places import Place
from tests.matches import Chooser, Setup, any_action, every_setup, new_match, short_setup

PLIES = 40  # of each match; the last one is played to its end
THOUGHTFUL = 9  # plies between the positions that are looked at more closely
LEAVES_DEEP = 2

Line = dict[str, Any]


def corpus(game: str) -> Iterator[Line]:
    """Every position of the matches, each thing by its name."""
    for i, setup in enumerate(every_setup(game)):
        yield from lines(f"{game}, {told(setup)}", new_match(game, setup, Seeded(i)), PLIES)
    last = short_setup(game)
    yield from lines(f"{game}, {told(last)}, whole", new_match(game, last, Seeded(77)), 10**6)


def told(setup: Setup) -> str:
    """A set-up in few words."""
    seats, options = setup
    return ", ".join([f"{seats} seats", *(f"{name} = {value}" for name, value in options.items())])


def lines(name: str, match: Match, plies: int) -> Iterator[Line]:
    """A match played at random, one line a position."""
    chooser = Chooser(1)
    leaves = perft(match.game, match.box, match.state, LEAVES_DEEP)
    yield {"match": name, "ply": 0, "perft": leaves, "box": crc(match.box), **looked_at(match)}
    while not match.over and match.ply < plies:
        events = one_action(match, chooser)
        line: Line = {"match": name, "ply": match.ply, "events": list(map(str, events))}
        yield line | looked_at(match)


def one_action(match: Match, chooser: Chooser) -> tuple[Event, ...]:
    """Luck, a seat or the table does something; what happened."""
    if match.luck_is_due:
        return match.draw()
    return match.play(*any_action(match, chooser))


def looked_at(match: Match) -> Line:
    """A position, thing by thing."""
    p = Place(match, match.ply, match.state, match.due)
    line: Line = {f"state.{field}": crc(p.state[field]) for field in p.state.dtype.names}
    line |= {"due": p.due, "entry": str(match.line[-1:])}
    line |= {f"legal of {who}": p.legal(who) for who in p.choosers}
    if match.luck_is_due:
        line |= {"chances": p.chances(), "label": int(p.game.label(p.box, p.state))}
    if match.ply % THOUGHTFUL == 0 or match.over:
        line |= thoughts(p)
    return line


def thoughts(p: Place) -> Line:
    """What takes longer when it is interpreted: hints, scores, a world dealt anew."""
    line: Line = {f"lean of {seat}": p.lean(seat) for seat in p.deciders}
    for seat in p.seats:
        line[f"worth of {seat}"] = repr(float(p.game.worth(p.box, p.state, seat)))
    return line | {"redeal": crc(p.redealt(NOBODY, p.ply)), "score": p.match.score()}


def crc(data: Any) -> int:
    """A short name of some bytes."""
    return zlib.crc32(data.tobytes())


def misses() -> dict[str, int]:
    """The functions that were compiled because the cache did not have them."""
    counts = {
        rule.py_func.__qualname__: sum(rule.stats.cache_misses.values())
        for rule in compiled.ALL_RULES
    }
    return {name: count for name, count in counts.items() if count}


if __name__ == "__main__":
    for line in corpus(sys.argv[1]):
        print(json.dumps(line))
    print(json.dumps(misses()))
