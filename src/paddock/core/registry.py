"""Finds the game folders. A new folder is found, and tested, without any other edit."""

import functools
import importlib
import pkgutil
from pathlib import Path
from typing import Any

from paddock.core.errors import UnknownGame
from paddock.core.meta import Meta

_PACKAGES = ["paddock.games"]


def add_package(name: str) -> None:
    """Look for game folders in this package too."""
    if name not in _PACKAGES:
        _PACKAGES.append(name)
        _folders.cache_clear()


@functools.cache
def _folders() -> dict[str, str]:
    found: dict[str, str] = {}
    for package in _PACKAGES:
        for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
            if module.ispkg:
                found[module.name] = f"{package}.{module.name}"
    return found


def names() -> tuple[str, ...]:
    """All games, by the name of their folder."""
    return tuple(sorted(_folders()))


def package_of(name: str) -> str:
    """The package that a game's rooms are in."""
    if name not in _folders():
        raise UnknownGame(
            f"there is no game {name!r}; there are: {', '.join(names())}",
            came=name,
            wanted=", ".join(names()),
        )
    return _folders()[name]


def meta(name: str) -> Meta:
    """What is known of a game without loading it."""
    return importlib.import_module(f"{package_of(name)}.meta").META


def folder(name: str) -> Path:
    """Where a game's rooms, texts and courses lie."""
    module = importlib.import_module(package_of(name))
    return Path(str(module.__file__)).parent


@functools.cache
def game(name: str) -> Any:
    """A game, ready to be played: the module that has all names of the contract."""
    from paddock.core import cache, dispatch

    module = importlib.import_module(f"{package_of(name)}.game")
    cache.know(folder(name), module.BOX, module.STATE)
    cache.folder_of(folder(name))  # named now: sources that change later belong to the next process
    dispatch.know(module)
    return module


def course_room(name: str) -> Any:
    """A game's room that knows its files: see core/course.py. None for a game without any."""
    if not any((folder(name) / room).exists() for room in ("course.py", "course")):
        return None
    return importlib.import_module(f"{package_of(name)}.course")
