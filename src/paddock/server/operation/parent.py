"""Parent and child: a child's standard input is a pipe that the parent holds open.

However the parent ends, the pipe ends with it, and so does the child.
"""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Mapping, Sequence

PYTHON = (sys.executable, "-P", "-m")


async def child(
    module: str, *arguments: str, variables: Mapping[str, str] | None = None,
    sockets: Sequence[int] = (),
) -> asyncio.subprocess.Process:  # fmt: skip
    """A process that runs a module of ours. Ctrl-C is told to the parent alone."""
    return await asyncio.create_subprocess_exec(
        *PYTHON,
        module,
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        env={**os.environ, **(variables or {})},
        pass_fds=tuple(sockets),
        start_new_session=True,
    )


def end_with_parent(how: int | None = None) -> None:
    """From now on this process ends when its parent does: at once, or as a signal tells it to."""

    def watch() -> None:
        while os.read(0, 1):
            pass
        if how is None:
            os._exit(1)
        os.kill(os.getpid(), how)

    threading.Thread(target=watch, name="parent", daemon=True).start()


async def stop(processes: Sequence[asyncio.subprocess.Process], seconds: float) -> None:
    """Ask all to end; whoever has not done so in time is made to."""
    running = [process for process in processes if process.returncode is None]
    for process in running:
        process.send_signal(signal.SIGTERM)
    waits = [asyncio.create_task(process.wait()) for process in running]
    if waits:
        await asyncio.wait(waits, timeout=seconds)
    for process in running:
        if process.returncode is None:
            process.kill()
    await asyncio.gather(*waits)
