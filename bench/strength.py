"""How often one player of a level wins against others: share of wins, with its 95 % interval.

`python bench/strength.py [GAME …] [--one club] [--rest random] [--games 20000]`. The one sits in
every seat equally often, each time with the same luck; a win that nobody has alone is shared. The
fair share is what the same line-up brings when all play like the rest, in the same run.
"""

import argparse
import json
import math
from typing import Any

import numpy as np

from paddock.core import registry
from paddock.core.record import Ints
from paddock.lab import batch
from paddock.lab.warm import warm


def shares(ranks: Ints) -> Any:
    """Of each match, what part of the win went to each seat."""
    best = ranks == ranks.min(axis=1, keepdims=True)
    return best / best.sum(axis=1, keepdims=True)


def measure(game: Any, seats: int, one: str, rest: str, games: int) -> dict[str, Any]:
    """One against the rest, in every seat; each match's luck comes once for each seat."""
    box = game.box(seats, {})
    rounds = games // seats
    won = np.zeros((seats, rounds))
    fair = np.zeros((seats, rounds))
    alike = shares(batch.play(game, box, [[rest] * seats], 1, rounds).ranks)
    for seat in range(seats):
        lineup = [one if i == seat else rest for i in range(seats)]
        won[seat] = shares(batch.play(game, box, [lineup], 1, rounds).ranks)[:, seat]
        fair[seat] = alike[:, seat]
    by_luck = won.mean(axis=0)  # the seats share their luck, so only rounds are independent
    margin = 1.96 * float(by_luck.std(ddof=1)) / math.sqrt(rounds)
    return {
        "seats": seats,
        "share": round(float(won.mean()), 4),
        "plus_minus": round(margin, 4),
        "fair_share": round(float(fair.mean()), 4),
        "by_seat": [round(float(row.mean()), 3) for row in won],
        "games": rounds * seats,
    }


def main() -> None:
    """Measure the games named, or all, at every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    parser.add_argument("--one", default="club")
    parser.add_argument("--rest", default="random")
    parser.add_argument("--games", type=int, default=20_000)
    chosen = parser.parse_args()
    for name in chosen.games_named or registry.names():
        warm(name)
        game = registry.game(name)
        least, most = game.META.seats
        for seats in range(least, most + 1):
            found = measure(game, seats, chosen.one, chosen.rest, chosen.games)
            print(json.dumps({"game": name, "one": chosen.one, "rest": chosen.rest, **found}))


if __name__ == "__main__":
    main()
