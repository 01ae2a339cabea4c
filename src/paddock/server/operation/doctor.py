"""`paddock doctor`: looks at everything that a server needs, and says what to do about it."""

import asyncio
import dataclasses
import os
import platform
import shutil
import socket
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import asyncpg
from sqlalchemy import text

from paddock import __version__
from paddock.core import cache, registry
from paddock.lab.warm import is_warm
from paddock.server.notices.mail import Mail
from paddock.server.notices.undelivered import Undelivered
from paddock.server.operation.site import STATIC
from paddock.server.settings import Settings
from paddock.store import migrate
from paddock.store.database import Database, opened, sqlite_file
from paddock.store.errors import DatabaseTrouble
from paddock.store.reach import reaching

LEAST_DISK = 500  # MB
MOST_SKEW = 2.0  # seconds between the database's clock and this machine's
CONNECTIONS = 18  # of PostgreSQL for each process
Level = Literal["good", "note", "bad"]

_connect: Any = asyncpg.connect  # pyright: ignore


@dataclasses.dataclass(frozen=True)
class Finding:
    """One thing that was looked at; `key` is its text's."""

    level: Level
    key: str
    args: dict[str, int | str] = dataclasses.field(default_factory=dict[str, int | str])


def _found(level: Level, key: str, **args: int | str) -> Finding:
    return Finding(level, f"doctor-{key}", args)


async def examine(settings: Settings) -> AsyncGenerator[Finding]:
    """Everything, one after the other."""
    for finding in _machine():
        yield finding
    for finding in _games():
        yield finding
    async for finding in _database(settings):
        yield finding
    for finding in _settings(settings):
        yield finding
    async for finding in _mail(settings):
        yield finding


# The machine


def _machine() -> Iterator[Finding]:
    system = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    yield _found("good", "versions", paddock=__version__, system=system)
    yield _found("good", "processors", count=os.cpu_count() or 1)
    folder = cache.root()
    free = shutil.disk_usage(folder).free // 1_000_000
    yield _found("good" if free > LEAST_DISK else "bad", "disk", path=str(folder), free=free)
    pages = (STATIC / "index.html").exists()
    yield _found("good", "pages") if pages else _found("note", "no-pages")


def _games() -> Iterator[Finding]:
    for name in registry.names():
        try:
            ready = is_warm(name)
        except Exception as error:  # a broken game folder
            yield _found("bad", "game-broken", game=name, why=repr(error))
            continue
        yield _found("good", "game", game=name) if ready else _found("note", "game-cold", game=name)


# The database


async def _database(settings: Settings) -> AsyncGenerator[Finding]:
    file = sqlite_file(settings.database)
    if file is not None and not file.exists():
        yield _found("note", "new-file", path=str(file))
        return
    database = opened(settings.database, "paddock doctor")
    try:
        with reaching(settings.database):
            async for finding in _look_into(database, settings, file):
                yield finding
    except DatabaseTrouble as error:
        yield _found("bad", "database", why=str(error))
    finally:
        await database.close()


async def _look_into(
    database: Database, settings: Settings, file: Path | None
) -> AsyncGenerator[Finding]:
    version = "select version() as said" if file is None else "select sqlite_version() as said"
    said = await _one(database, version)
    yield _found("good", "database-there", version=str(said).partition(" on ")[0])
    yield await _schema(database, file)
    if file is not None:
        yield await _file(database, file)
        return
    yield await _bell(settings)
    now = float(await _one(database, "select extract(epoch from clock_timestamp()) as said"))
    skew = abs(now - time.time())
    yield _found("good" if skew < MOST_SKEW else "bad", "clock", seconds=f"{skew:.1f}")
    most = int(await _one(database, "select current_setting('max_connections') as said"))
    wanted = CONNECTIONS * settings.workers
    level: Level = "good" if most >= wanted else "bad"
    yield _found(level, "connections", most=most, wanted=wanted, workers=settings.workers)


async def _one(database: Database, query: str) -> Any:
    row = await database.row(text(query))
    return row["said"] if row else ""


async def _schema(database: Database, file: Path | None) -> Finding:
    came, wanted = await migrate.revision_of(database), migrate.revisions()[-1]
    if came == wanted:
        return _found("good", "schema", version=wanted)
    if came is not None and came not in migrate.revisions():
        return _found("bad", "schema-ahead", came=came, wanted=wanted)
    if file is not None:
        return _found("note", "schema-behind-file", came=came or "-", wanted=wanted)
    return _found("bad", "schema-behind", came=came or "-", wanted=wanted)


async def _file(database: Database, file: Path) -> Finding:
    said = await database.rows(text("PRAGMA quick_check"))
    words = [str(value) for row in said for value in row.values()]
    if words != ["ok"]:
        return _found("bad", "file-broken", path=str(file), why="; ".join(words[:3]))
    if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
        return _found("bad", "file-read-only", path=str(file))
    return _found("good", "file", path=str(file), size=file.stat().st_size // 1_000_000)


async def _bell(settings: Settings) -> Finding:
    """Whether a notice comes through: a proxy between may swallow it."""
    address = opened(settings.database).engine.url.set(drivername="postgresql")
    connection = await _connect(address.render_as_string(hide_password=False))
    rung = asyncio.Event()
    try:
        await connection.add_listener("paddock_doctor", _setter(rung))
        await connection.execute("select pg_notify('paddock_doctor', '')")
        await asyncio.wait_for(rung.wait(), 3)
    except TimeoutError:
        return _found("bad", "bell-silent")
    finally:
        await connection.close()
    return _found("good", "bell")


def _setter(event: asyncio.Event) -> Callable[..., None]:
    return lambda *_: event.set()


# What is set


def _settings(settings: Settings) -> Iterator[Finding]:
    yield _port(settings)
    if settings.address.startswith("https://") and not settings.proxies:
        yield _found("note", "no-proxies")
    if not settings.address and settings.host not in ("127.0.0.1", "::1", "localhost"):
        yield _found("note", "no-address", host=settings.host)
    if settings.address and not settings.contact:
        yield _found("note", "no-contact")
    if not settings.limits:
        yield _found("note", "no-limits")


async def _mail(settings: Settings) -> AsyncGenerator[Finding]:
    """The mail server, where the operator has set one."""
    if not settings.smtp:
        return
    if not settings.mail_from:
        yield _found("bad", "mail-sender")
        return
    if not settings.address:
        yield _found("bad", "mail-address", address=f"http://{settings.host}:{settings.port}")
    try:
        await Mail(settings.smtp, settings.mail_from).knock()
    except Undelivered as error:
        yield _found("bad", "mail-silent", why=str(error))
    else:
        yield _found("good", "mail")


def _port(settings: Settings) -> Finding:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            why = error.strerror or ""
            return _found("note", "port-taken", port=str(settings.port), why=why)
    return _found("good", "port", port=str(settings.port))
