"""Fills the cache: compiles all that a game needs, once for each version of its rules."""

import sys
from collections.abc import Callable, Iterator
from typing import Any

import numba
from numba import types

from paddock.core import cache, registry
from paddock.core.advance import advance
from paddock.core.compiled import ALL_RULES, INTERPRETED, LISTENERS
from paddock.core.contract import RULE_FUNCTIONS
from paddock.core.desk import DESK
from paddock.core.events import BOOK
from paddock.lab.batch import play_many

MARK = "ready"  # a file in the cache folder: everything has been compiled

_LOADED: set[str] = set()  # games, all of whose code is in this process

Report = Callable[[int, int], None]  # how many functions are ready, of about how many


def is_warm(name: str) -> bool:
    """Whether a match of this game can begin at once."""
    registry.game(name)
    return is_compiled(name)


def is_compiled(name: str) -> bool:
    """The same, asked without loading the game."""
    registry.package_of(name)
    return INTERPRETED or (cache.folder_of(registry.folder(name)) / MARK).exists()


def warm(name: str, report: Report = lambda done, of: None) -> None:
    """Compile what a match, a bot and a batch of this game need."""
    if is_warm(name):
        return
    game = registry.game(name)
    ready: list[str] = []

    def count(function: str) -> None:
        ready.append(function)
        report(min(len(ready), len(ALL_RULES)), len(ALL_RULES))

    LISTENERS.append(count)
    try:
        for function, signature in _work(game):
            function.compile(signature)
    finally:
        LISTENERS.remove(count)
    (cache.folder_of(registry.folder(name)) / MARK).touch()
    _LOADED.add(name)


def is_loaded(name: str) -> bool:
    """Whether all that is compiled of this game is in this process already."""
    registry.package_of(name)
    return INTERPRETED or name in _LOADED


def load(name: str) -> None:
    """Bring what is compiled into this process, so that the first match waits for nothing."""
    if not is_loaded(name):
        for function, signature in _work(registry.game(name)):
            function.compile(signature)
        _LOADED.add(name)


def _work(game: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Every entry and the signature that it is called with."""
    box, state, desk, book = map(numba.from_dtype, (game.BOX, game.STATE, DESK, BOOK))
    number = types.int64
    ints, table, cube = (types.Array(types.int32, dimensions, "C") for dimensions in (1, 2, 3))
    stream = types.Array(types.int64, 1, "C")
    arguments: dict[str, tuple[Any, ...]] = {
        "start": (),
        "due": (),
        "legal": (number, ints),
        "chances": (ints, ints),
        "label": (),
        "apply": (number, number, book),
        "score": (table,),
        "redeal": (number, stream),
        "lean": (number, ints, number, ints),
        "worth": (number,),
    }
    for function in RULE_FUNCTIONS:
        yield getattr(game, function), (box, state, *arguments[function])
    yield advance, (box, state, desk)
    states = types.Array(state, 1, "C")
    yield play_many, (box, states, desk, table, number, number, cube)


def main() -> None:
    """Warm the games named on the command line, or all."""
    cache.sweep()
    for name in sys.argv[1:] or registry.names():
        warm(name)


if __name__ == "__main__":
    main()
