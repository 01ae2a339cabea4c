"""nestorgames GP: how close the Club player comes to the best that a lone car can do.

`python bench/alone.py [CIRCUIT …] [--races 400]`. One car races alone, without items, from pole
position; turns to the flag are counted, and held against the optimum by dynamic programming.
"""

import argparse
import json
import math
import statistics
import time
from typing import Any

from paddock.bots import club, uniform
from paddock.bots.contract import Bot, Glimpse
from paddock.core import registry
from paddock.core.log import Seat
from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.games.gp.box import CIRCUITS
from paddock.games.gp.odds.alone import turns_from_pole

OFF = -1
ONE_A_TURN = {"moves", "repeated", "spins-off", "upright", "repaired"}  # kinds of event
OPTIONS = {"items": "none", "race_end": "winner_only"}


def lone_match(circuit: str, seed: int) -> Match:
    """A match whose other car has been taken off the grid before the first turn."""
    seats = [Seat("one"), Seat("gone")]
    match = Match("gp", seats, {**OPTIONS, "circuits": [circuit]}, Seeded(seed))
    while match.state.at[0] == OFF:
        if match.luck_is_due:
            match.draw()
        else:
            (seat,) = match.due_seats()
            match.play(seat, match.legal(seat)[-1])
    match.state.at[0] = match.box.length[0] - 1
    match.state.at[1] = OFF
    match.state.taking_part[1] = 0
    match.state.turn = match.state.actor = 0
    return match


def turns_of(match: Match, choose: Bot) -> int:
    """Turns of the one car until it has finished."""
    turns = 0
    while not match.over:
        if match.luck_is_due:
            events = match.draw()
        else:
            (seat,) = match.due_seats()
            events = match.play(seat, choose(Glimpse(match, seat, match.ply)))
        turns += sum(match.game.KINDS[event.kind].name in ONE_A_TURN for event in events)
    return turns


def measure(circuit: str, races: int) -> dict[str, Any]:
    """The optimum, and the means of both players with their 95 % intervals."""
    box = registry.game("gp").box(2, {**OPTIONS, "circuits": [circuit]})
    began = time.perf_counter()
    best = turns_from_pole(box)
    found: dict[str, Any] = {"circuit": circuit, "best": round(best, 2)}
    found["solved_in_seconds"] = round(time.perf_counter() - began, 1)
    for name, choose in {"club": club.choose, "random": uniform.choose}.items():
        turns = [turns_of(lone_match(circuit, seed), choose) for seed in range(races)]
        mean = statistics.mean(turns)
        found[name] = round(mean, 2)
        found[f"{name}_plus_minus"] = round(1.96 * statistics.stdev(turns) / math.sqrt(races), 2)
        found[f"{name}_over_best"] = round(mean / best, 3)
    return found


def main() -> None:
    """Measure the circuits named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("circuits", nargs="*")
    parser.add_argument("--races", type=int, default=400)
    chosen = parser.parse_args()
    for circuit in chosen.circuits or CIRCUITS:
        print(json.dumps(measure(circuit, chosen.races)), flush=True)


if __name__ == "__main__":
    main()
