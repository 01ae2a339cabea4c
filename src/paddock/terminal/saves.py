"""Where local matches lie, and which of them are unfinished."""

import errno
import os
import sys
import time
from pathlib import Path

from paddock.core import log, registry
from paddock.core.errors import PaddockError


def folder() -> Path:
    """The folder of the user's matches."""
    named = os.environ.get("PADDOCK_SAVES")
    if named:
        return Path(named)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "paddock" / "matches"


def new_path(game: str) -> Path:
    """A name for a new match; two begun in the same second get different ones."""
    where = folder()
    where.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = where / f"{game}-{stamp}.json"
    number = 2
    while path.exists():
        path = where / f"{game}-{stamp}-{number}.json"
        number += 1
    return path


def free(path: Path) -> Path:
    """A place that somebody has named for a new match: it must not cost them another one."""
    if path.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def unfinished() -> list[tuple[Path, log.MatchFile]]:
    """The matches that wait to be played on, the latest first."""
    found: list[tuple[Path, log.MatchFile]] = []
    if not folder().is_dir():
        return found
    for path in sorted(folder().glob("*.json"), key=_changed, reverse=True):
        try:
            file = log.read(path.read_bytes())
        except (PaddockError, OSError):
            continue
        if not file.over and file.game in registry.names():
            found.append((path, file))
    return found


def when(path: Path) -> str:
    """When a match was last played on."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(_changed(path)))


def _changed(path: Path) -> float:
    return path.stat().st_mtime
