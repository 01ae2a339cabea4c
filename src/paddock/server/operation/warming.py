"""Games are made ready without holding anybody up: this process never compiles.

A child process of low priority compiles (`main`), one game after the other, and writes down how far
it is. Every server process looks there, and takes what is ready into itself, in a thread.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import Generator
from pathlib import Path

from paddock.core import cache, registry
from paddock.lab.warm import is_compiled, is_loaded, load, warm
from paddock.server.operation.parent import end_with_parent

PROGRESS = "progress"  # a file in a game's cache folder: percent
LOOK = 0.3  # seconds between two looks
NICE = 19
logger = logging.getLogger("paddock.warming")


class Warming:
    """How far each game is, and the way into this process."""

    def __init__(self) -> None:
        self._broken: set[str] = set()

    def percent_of(self, name: str) -> int:
        """How much of a game has been made ready."""
        if is_loaded(name):
            return 100
        with contextlib.suppress(OSError, ValueError):
            return min(99, int(_progress_of(name).read_text()))
        return 0

    async def run(self) -> None:
        """Until every game is here."""
        while waiting := [n for n in registry.names() if not is_loaded(n)]:
            for name in waiting:
                await self._take(name)
            if set(waiting) <= self._broken:
                return
            await asyncio.sleep(LOOK)

    async def _take(self, name: str) -> None:
        if name in self._broken:
            return
        try:
            if await asyncio.to_thread(is_compiled, name):
                await asyncio.to_thread(load, name)
                logger.info("ready", extra={"game": name})
        except Exception:  # a game that can't be loaded must not keep the others out
            self._broken.add(name)
            logger.exception("not ready", extra={"game": name})


def _progress_of(name: str) -> Path:
    return cache.folder_of(registry.folder(name)) / PROGRESS


def _report(path: Path, done: int, of: int) -> None:
    """Whoever reads meanwhile finds a whole number."""
    beside = path.with_name(f"{PROGRESS}-{os.getpid()}")
    beside.write_text(str(100 * done // of))
    beside.replace(path)


@contextlib.contextmanager
def _alone() -> Generator[None]:
    """Two servers that share a cache fill it one after the other."""
    with (cache.root() / "warming.lock").open("a") as file:
        with contextlib.suppress(ImportError):  # not everywhere
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Compile what is not compiled yet, as long as the process that wants it lives."""
    end_with_parent()
    os.nice(NICE)
    with _alone():
        cache.sweep()
        for name in registry.names():
            path = _progress_of(name)
            warm(name, lambda done, of, path=path: _report(path, done, of))
            path.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
