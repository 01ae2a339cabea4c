"""The bots by their names, and bots out of files of one's own."""

import importlib.util
from pathlib import Path

from paddock.bots import club, rookie, uniform
from paddock.bots.contract import Bot, Function
from paddock.core.errors import BadFile

LEVELS = ("rookie", "club")  # what a table offers, the weakest first
_BOTS = {"random": uniform.choose, "rookie": rookie.choose, "club": club.choose}


def is_bot(name: str) -> bool:
    """Whether a seat of this name is played by code."""
    return name in _BOTS or name.endswith(".py")


def bot(name: str) -> Bot:
    """The bot of a level, or the one in a file."""
    if name.endswith(".py"):
        return _from_file(Path(name))
    return Function(_BOTS[name])


def _from_file(path: Path) -> Bot:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadFile(f"{path}: there is no such bot file", why=f"{path}?")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    choose = getattr(module, "choose", None)
    if not callable(choose):
        why = f"{path}: def choose(look) -> int?"
        raise BadFile(f"{path}: a function `choose(look)` was wanted", why=why)
    return Function(choose)
