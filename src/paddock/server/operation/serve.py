"""`paddock serve`: checks what can be checked, binds the socket, and starts the processes."""

import asyncio
import contextlib
import errno
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Generator
from pathlib import Path

from paddock.core.errors import Fault
from paddock.server.errors import PortTaken
from paddock.server.operation import logs
from paddock.server.operation.supervisor import serve_with_several, warming_beside
from paddock.server.operation.worker import serve_on
from paddock.server.settings import Settings
from paddock.store import migrate
from paddock.store.database import Database, opened, sqlite_file
from paddock.store.errors import BadSettings, Behind, InUse
from paddock.store.reach import reaching
from paddock.terminal.console import Console

BACKLOG = 2048
PATIENCE = 30  # seconds that a page waits for the server before it is opened
SEVERAL = os.name == "posix"  # where a socket can be inherited


def serve(settings: Settings, console: Console, *, open_page: bool = False) -> int:
    """Serve until it is enough."""
    _check(settings)
    logs.set_up(settings)
    with sole_server(settings.database), _listening(settings) as listening:
        asyncio.run(_prepare(settings, console))
        address = address_of(settings, listening)
        console.tell("serve-at", address=address)
        if open_page:
            threading.Thread(target=_open, args=(address,), daemon=True).start()
        if settings.workers == 1:
            serve_on(listening, settings, warming_beside())
        else:
            asyncio.run(serve_with_several(listening, settings))
    console.tell("serve-done")
    return 0


def _check(settings: Settings) -> None:
    faults: list[Fault] = []
    if settings.workers < 1:
        faults.append(Fault("out-of-range", "workers", came=settings.workers, least=1, most=64))
    if settings.workers > 1 and sqlite_file(settings.database) is not None:
        faults.append(Fault("sqlite-one-process", "workers", came=settings.workers))
    if settings.workers > 1 and not SEVERAL:
        faults.append(Fault("one-process-here", "workers", came=settings.workers))
    if not 0 <= settings.port <= 65535:
        faults.append(Fault("out-of-range", "port", came=str(settings.port), least=0, most="65535"))
    if faults:
        raise BadSettings(faults)


# The database


async def _prepare(settings: Settings, console: Console) -> None:
    """SQLite is brought to the present schema; PostgreSQL must be there already."""
    database = opened(settings.database)
    try:
        with reaching(settings.database):
            if database.is_postgresql:
                await migrate.check(database)
            else:
                await _migrate_file(database, Path(sqlite_file(settings.database) or ""), console)
    finally:
        await database.close()


async def _migrate_file(database: Database, file: Path, console: Console) -> None:
    """What is already there is copied beforehand."""
    before = await migrate.revision_of(database)
    with contextlib.suppress(Behind):
        return await migrate.check(database)
    if before is not None:
        copy = file.with_name(f"{file.name}.{before}-{int(time.time())}")
        await database.copy_to(copy)
        console.tell("migrate-copied", path=str(copy))
    await migrate.upgrade(database)
    return None


@contextlib.contextmanager
def sole_server(address: str) -> Generator[None]:
    """A file of SQLite has one server, and nobody puts a backup back meanwhile."""
    file = sqlite_file(address)
    if file is None or sys.platform == "win32":
        yield
        return
    import fcntl

    file.parent.mkdir(parents=True, exist_ok=True)
    with file.with_name(f"{file.name}.lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(f"{file} is served already", path=str(file)) from None
        yield


# The socket


@contextlib.contextmanager
def _listening(settings: Settings) -> Generator[socket.socket]:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, small messages are sent at once.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((settings.host, settings.port))
        bound.listen(BACKLOG)
        bound.set_inheritable(True)
        yield bound
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES, errno.EADDRNOTAVAIL):
            raise
        why = os.strerror(error.errno)
        raise PortTaken(why, host=settings.host, port=settings.port) from None
    finally:
        bound.close()


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    host = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"http://{host}:{listening.getsockname()[1]}/"


def opened_there(settings: Settings) -> str:
    """If a Paddock answers at this address already, its page is opened; the address, or nothing."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{settings.port}/"
    try:
        with urllib.request.urlopen(f"{address}api/games", timeout=2) as answer:
            if b"rules_version" not in answer.read():
                return ""
    except (OSError, ValueError):
        return ""
    _show(address)
    return address


def _open(address: str) -> None:
    """Open the page once somebody answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}health"):
            _show(address)
            return
        time.sleep(0.1)


def _show(address: str) -> None:
    """Open a page where there is a screen: a browser in the terminal would take that away."""
    if sys.platform in ("darwin", "win32") or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        webbrowser.open(address)
