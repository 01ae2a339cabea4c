"""Compiled, interpreted and bounds-checked rules are the same rules, to the last byte."""

import functools
import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.corpus import Line, corpus
from tests.matches import every_game

ROOT = Path(__file__).resolve().parents[2]
MODES = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")

pytestmark = pytest.mark.compiled_only


def in_another_process(game: str, **mode: str) -> list[Line]:
    """What the corpus of a game says in another mode; the last line tells what was not cached."""
    surroundings = {name: value for name, value in os.environ.items() if name not in MODES}
    told = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.corpus", game],
        cwd=ROOT,
        env={**surroundings, **mode},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return [json.loads(line) for line in told.stdout.splitlines()]


@functools.cache
def here(game: str) -> list[Line]:
    """What it says in this process, put as the other writes it."""
    return [json.loads(json.dumps(line)) for line in corpus(game)]


def difference(mine: Line, other: Line) -> str:
    """The place and names of what differs between two positions."""
    names = [name for name in {**mine, **other} if mine.get(name) != other.get(name)]
    told = ", ".join(f"{name}: {mine.get(name)} / {other.get(name)}" for name in names)
    return f"{mine.get('match')}, ply {mine.get('ply')}: {told}" if names else ""


def first_difference(mine: list[Line], other: list[Line]) -> str:
    """The first position that is not the same in both."""
    pairs = itertools.zip_longest(mine, other, fillvalue=Line())
    return next(filter(None, (difference(a, b) for a, b in pairs)), "")


@every_game
@pytest.mark.parametrize("mode", MODES)
def test_a_mode_plays_the_same_matches_to_the_last_byte(game: str, mode: str) -> None:
    *lines, _ = in_another_process(game, **{mode: "1"})
    assert first_difference(here(game), lines) == ""


@every_game
def test_a_second_process_compiles_nothing(game: str) -> None:
    assert here(game)  # so that all is in the cache
    *lines, misses = in_another_process(game)
    assert misses == {}
    assert first_difference(here(game), lines) == ""


def test_the_first_difference_is_named() -> None:
    mine = [{"match": "m", "ply": 0, "due": 1}, {"match": "m", "ply": 1, "due": 2}]
    other = [mine[0], {"match": "m", "ply": 1, "due": 3}]
    assert first_difference(mine, mine) == ""
    assert first_difference(mine, other) == "m, ply 1: due: 2 / 3"
    assert "m, ply 1: " in first_difference(mine, mine[:1])
