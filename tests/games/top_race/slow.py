"""Slow twins: the ways of a car by trying every path, and punctures by the words of the rule.

Written from the rules page and the board's file alone; nothing of the game's own rules is used.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import paddock.games.top_race as home

FINISH = "finish"
Path_ = tuple[str, ...]


@cache
def board() -> dict[str, Any]:
    """The squares of the board's file."""
    folder = Path(str(home.__file__)).parent
    return tomllib.loads((folder / "courses" / "printed.toml").read_text("utf-8"))["squares"]


def column(square: str) -> int:
    """A position: the last column of a square (TR-27); the finish is beyond all."""
    return 99 if square == FINISH else board()[square]["columns"][1]


def following(square: str, free: bool) -> list[str]:
    """Where one may go from a square (TR-22, TR-23)."""
    entry = board()[square]
    return [*entry["next"], *(entry.get("across", []) if free else [])]


def every_path(square: str, steps: int, taken: frozenset[str], free: bool) -> Iterator[Path_]:
    """Every path of up to so many squares; one that leaves the board ends there."""
    yield ()
    if steps == 0 or square == FINISH:
        return
    for after in following(square, free):
        if after not in taken:
            for rest in every_path(after, steps - 1, taken, free):
                yield (after, *rest)


def legal_paths(square: str, steps: int, taken: frozenset[str], free: bool) -> set[Path_]:
    """Those of the longest possible length; leaving the board is the full number (TR-22)."""

    def length(path: Path_) -> int:
        return steps if path and path[-1] == FINISH else len(path)

    paths = list(every_path(square, steps, taken, free))
    longest = max(map(length, paths))
    return {path for path in paths if length(path) == longest}


def spurt_paths(square: str, goal: int, taken: frozenset[str], free: bool) -> set[Path_]:
    """Those that end in the foremost column that can be reached up to the goal (TR-27)."""
    found: set[Path_] = set()
    ways: list[tuple[str, Path_]] = [(square, ())]
    while ways:
        here, path = ways.pop()
        found.add(path)
        for after in following(here, free):
            if after not in taken and column(after) <= goal:
                ways.append((after, (*path, after)))
    foremost = max(column(path[-1]) if path else column(square) for path in found)
    return {p for p in found if (column(p[-1]) if p else column(square)) == foremost}


def may_return(stored: Mapping[str, tuple[str, str, int]], on_track: Mapping[str, str]) -> str:
    """Of punctured cars (place, partner, order) the one that returns now, or "" (TR-27)."""
    standing = set(on_track.values())
    position = {car: column(square) for car, square in on_track.items()}
    position |= {car: column(place) for car, (place, _, _) in stored.items()}
    for car, (place, partner, _) in sorted(stored.items(), key=lambda item: item[1][2]):
        level = [square for square in board() if column(square) == column(place)]
        if position[partner] > column(place) and set(level) - standing:
            return car
    return ""
