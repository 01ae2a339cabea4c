"""The bots by their names, and bots out of files of one's own."""

import importlib.util
from pathlib import Path
from typing import Any, cast

from paddock.bots import club, rookie, uniform
from paddock.bots.contract import Bot
from paddock.core.errors import BadFile

LEVELS = ("rookie", "club")  # what a table offers, the weakest first
_BOTS: dict[str, Bot] = {
    "random": uniform.choose,
    "rookie": rookie.choose,
    "club": club.choose,
}


def is_bot(name: str) -> bool:
    """Whether a seat of this name is played by code."""
    return name in _BOTS or is_file(name)


def is_file(name: str) -> bool:
    """Whether it is a file with code of somebody's own."""
    return name.endswith(".py")


def bot(name: str) -> Bot:
    """The bot of a level, or the one in a file."""
    if is_file(name):
        return _from_file(Path(name))
    if name not in _BOTS:
        why = f"{name!r} ≠ {', '.join(_BOTS)}, *.py"
        raise BadFile(f"player {name!r} came, wanted {', '.join(_BOTS)} or a file", why=why)
    return _BOTS[name]


def _from_file(path: Path) -> Bot:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadFile(f"{path}: there is no such bot file", why=f"{path}?")
    module: Any = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadFile(f"{path}: {error!r}", why=f"{path}: {error!r}") from error
    choose = getattr(module, "choose", None)
    if not callable(choose):
        why = f"{path}: def choose(look) -> int?"
        raise BadFile(f"{path}: a function `choose(look)` was wanted", why=why)
    return cast(Bot, choose)
