# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportPrivateUsage=false, reportUnknownParameterType=false
# pyright: reportUnknownArgumentType=false, reportAttributeAccessIssue=false
# pyright: reportIncompatibleMethodOverride=false, reportIncompatibleVariableOverride=false
# (Numba's inside is not typed; nothing of it leaves this file.)
"""Compiled code on disk: one folder for each game, named by all that can change it.

Numba by itself looks only at the file a function stands in: it misses edits to tables and helpers
elsewhere, and the bounds-checking flag. And it keeps code that is generic over games in one file
for all of them, where two processes can overwrite each other's entry. Here a folder's name is a
hash of the sources of its game and of all shared code, of the versions, the processor and the
flags; code that is generic over games lies in the folder of the game that it was compiled for.
"""

import functools
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding
import numba
import numpy as np
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, _CacheLocator

PACKAGE = Path(__file__).parents[1]
SHARED = ("core", "bots", "lab")
COMPILED_MARKS = ("@rule", "@entry", "@allocating_", "overload(")
TELLING_ROOMS = ("meta", "words", "board", "sheet")  # never compiled
UNUSED_DAYS = 30

_FOLDER_OF_RECORD: dict[Any, Path] = {}  # Numba's type of a box or state -> its game's folder


def know(folder: Path, *records: Any) -> None:
    """Code that is compiled for these record types belongs to the game in `folder`."""
    for record in records:
        _FOLDER_OF_RECORD[numba.from_dtype(record)] = folder


def root() -> Path:
    """Where compiled code is kept: in the package, or, when that is read-only, in the user's."""
    named = os.environ.get("PADDOCK_CACHE")
    if named:
        return Path(named)
    inside = PACKAGE / ".compiled"
    if _writable(inside):
        return inside
    return _users_cache() / "paddock" / "compiled"


def _users_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home())
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


@functools.cache
def folder_of(game: Path | None) -> Path:
    """The folder of the code compiled for a game's folder (None: for no game)."""
    folder = root() / f"{game.name if game else 'shared'}-{fingerprint(game)}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


def fingerprint(game: Path | None) -> str:
    """A hash of all that can change the code compiled for a game."""
    digest = hashlib.blake2b(digest_size=8)
    for word in _surroundings():
        digest.update(word.encode() + b"\0")
    for path in _sources(game):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _surroundings() -> list[str]:
    return [
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        sys.version,
        llvmlite.binding.get_host_cpu_name(),
        llvmlite.binding.get_host_cpu_features().flatten(),
        *(f"{name}={value}" for name, value in sorted(os.environ.items()) if _changes_code(name)),
    ]


def _changes_code(name: str) -> bool:
    return name.startswith("NUMBA_") and "CACHE" not in name


def _sources(game: Path | None) -> list[Path]:
    shared = [path for part in SHARED for path in sorted((PACKAGE / part).rglob("*.py"))]
    sources = [path for path in shared if _is_compiled(path)]
    if game:
        sources += [p for p in sorted(game.rglob("*.py")) if _room(game, p) not in TELLING_ROOMS]
    return sources


def _room(game: Path, path: Path) -> str:
    return path.relative_to(game).parts[0].removesuffix(".py")


def _is_compiled(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return any(mark in text for mark in COMPILED_MARKS)


def sweep(days: float = UNUSED_DAYS) -> list[Path]:
    """Remove the folders that nobody has used for so many days; return what went."""
    oldest = time.time() - days * 86400
    kept = [p for p in root().glob("*") if p.is_dir()]
    gone = [p for p in kept if p.stat().st_mtime < oldest]
    for folder in gone:
        shutil.rmtree(folder, ignore_errors=True)
    return gone


class _Locator(_CacheLocator):
    """Tells Numba a folder of ours; its name vouches for the sources, so the stamp is constant."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._py_file = function.__code__.co_filename
        self._module = function.__module__
        self._line = function.__code__.co_firstlineno
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return "named by the folder"

    def get_disambiguator(self) -> str:
        return f"{self._module}-{self._line}"


class _OneFolder(FunctionCache):
    """Numba's own cache of one function, in a folder of ours."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        def impl(of: Callable[..., Any]) -> CompileResultCacheImpl:
            kept = CompileResultCacheImpl.__new__(CompileResultCacheImpl)
            kept._lineno = of.__code__.co_firstlineno
            kept._locator = _Locator(of, folder)
            kept._filename_base = kept.get_filename_base(of.__qualname__, "")
            return kept

        self._impl_class = impl
        super().__init__(function)


class FolderCache(NullCache):
    """The cache of one function: each signature lies in the folder of the game that it is for."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._folders: dict[Path | None, _OneFolder] = {}

    @property
    def cache_path(self) -> str:
        return str(root())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return self._for(sig).load_overload(sig, target_context)

    def save_overload(self, sig: Any, cres: Any) -> None:
        self._for(sig).save_overload(sig, cres)

    def _for(self, sig: Any) -> _OneFolder:
        game = _home_of(self._function) or _folder_meant_by(sig)
        if game not in self._folders:
            self._folders[game] = _OneFolder(self._function, folder_of(game))
        return self._folders[game]


def _folder_meant_by(sig: Any) -> Path | None:
    """The game whose records a signature speaks of."""
    for kind in sig if isinstance(sig, tuple) else sig.args:
        record = kind.dtype if isinstance(kind, types.Array) else kind
        if record in _FOLDER_OF_RECORD:
            return _FOLDER_OF_RECORD[record]
    return None


def _home_of(function: Callable[..., Any]) -> Path | None:
    """The game folder in which a function stands."""
    for folder in list(Path(function.__code__.co_filename).parents)[:2]:
        if (folder / "meta.py").is_file() and (folder / "state.py").is_file():
            return folder
    return None
