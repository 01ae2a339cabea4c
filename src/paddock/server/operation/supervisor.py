"""Keeps processes alive: those that serve, and the one that makes games ready."""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Mapping

import msgspec

from paddock.server.operation.parent import child, stop
from paddock.server.settings import Settings

WORKER, WARMER = "paddock.server.operation.worker", "paddock.server.operation.warming"
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 30.0  # before a process that has died is started anew
GOOD = 20.0  # seconds after which a process counts as having worked
GRACE = 15.0  # for ending
MEASURES = "PROMETHEUS_MULTIPROC_DIR"  # where several processes put their measures together
logger = logging.getLogger("paddock.supervisor")


class Supervisor:
    """All child processes of one server."""

    def __init__(self) -> None:
        self.processes: set[asyncio.subprocess.Process] = set()
        self._stopping = False

    async def keep_serving(self, number: int, sock: int, variables: Mapping[str, str]) -> None:
        """One process that serves; a dead one is followed by another."""
        pause = FIRST_PAUSE
        while not self._stopping:
            began = time.monotonic()
            process = await child(WORKER, str(sock), variables=variables, sockets=[sock])
            code = await self._wait_for(process)
            if self._stopping:
                return
            logger.error("a process has died", extra={"worker": number, "code": code})
            _forget_measures(process.pid)
            pause = min(2 * pause, LONGEST_PAUSE)
            if time.monotonic() - began > GOOD:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)

    async def keep_warming(self) -> None:
        """The process that compiles, until it has done so; one that dies is followed by another."""
        pause = FIRST_PAUSE
        while not self._stopping:
            code = await self._wait_for(await child(WARMER))
            if code == 0 or self._stopping:
                return
            logger.error("making games ready has failed", extra={"code": code})
            pause = min(4 * pause, 10 * LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _wait_for(self, process: asyncio.subprocess.Process) -> int:
        self.processes.add(process)
        try:
            return await process.wait()
        finally:
            if process.returncode is not None:
                self.processes.discard(process)

    async def end(self) -> None:
        """No new ones, and the present ones end in good order."""
        self._stopping = True
        await stop(list(self.processes), GRACE)


def variables_of(settings: Settings) -> dict[str, str]:
    """Settings for a child; a password stands in no command line."""
    return {
        f"PADDOCK_{name.upper()}": str(value)
        for name, value in msgspec.structs.asdict(settings).items()
    }


async def serve_with_several(listening: socket.socket, settings: Settings) -> None:
    """Serve with several processes, until a signal says that it is enough."""
    enough = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, enough.set)
    supervisor = Supervisor()
    measures = tempfile.mkdtemp(prefix="paddock-measures-")
    os.environ[MEASURES] = measures
    variables = {**variables_of(settings), MEASURES: measures}
    sock = listening.fileno()
    tasks = [asyncio.create_task(supervisor.keep_warming())]
    for number in range(settings.workers):
        keeping = supervisor.keep_serving(number, sock, variables)
        tasks.append(asyncio.create_task(keeping))
    try:
        await enough.wait()
    finally:
        await supervisor.end()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        shutil.rmtree(measures, ignore_errors=True)


@contextlib.asynccontextmanager
async def warming_beside() -> AsyncGenerator[None]:
    """Games are made ready by a child while this is open."""
    supervisor = Supervisor()
    task = asyncio.create_task(supervisor.keep_warming())
    try:
        yield
    finally:
        await supervisor.end()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _forget_measures(process: int) -> None:
    """What a dead process has counted stays; what it held is gone."""
    from prometheus_client import multiprocess

    forget: Callable[[int], None] = multiprocess.mark_process_dead  # pyright: ignore
    forget(process)
