"""The commands for operators: their arguments here, what they do elsewhere, loaded when it runs."""

import argparse
import asyncio
import dataclasses
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from paddock.terminal.arguments import Parser
from paddock.terminal.console import Console

if TYPE_CHECKING:
    from paddock.server.settings import Settings
    from paddock.store.database import Database

Command = Callable[[str, Any], Parser]
Text = Callable[..., str]
Answer = TypeVar("Answer")


def add_commands(command: Command, text: Text) -> None:
    """Everything that has to do with a server."""
    _serve_arguments(command("serve", _serve), text)
    database_argument(command("migrate", _migrate), text)
    for name, run in (("backup", _backup), ("restore", _restore)):
        parser = command(name, run)
        database_argument(parser, text)
        parser.add_argument("file", type=Path, help=text(f"cli-{name}-file"))
    _settings_arguments(command("doctor", _doctor), text)
    database_argument(command("reports", _reports), text)


def database_argument(parser: argparse.ArgumentParser, text: Text) -> None:
    """Which database."""
    parser.add_argument("--database", metavar="ADDRESS", help=text("cli-database"))


def _settings_arguments(parser: Parser, text: Text) -> None:
    database_argument(parser, text)
    parser.add_argument("--host", help=text("cli-serve-host"))
    parser.add_argument("--port", type=int, help=text("cli-serve-port"))
    parser.add_argument("--workers", type=int, metavar="N", help=text("cli-serve-workers"))
    parser.add_argument("--address", metavar="URL", help=text("cli-serve-address"))
    parser.add_argument("--proxies", metavar="HOSTS", help=text("cli-serve-proxies"))


def _serve_arguments(serve: Parser, text: Text) -> None:
    _settings_arguments(serve, text)
    serve.add_argument("--log", choices=("plain", "json"), help=text("cli-serve-log"))
    levels = ("debug", "info", "warning", "error")
    serve.add_argument("--log-level", choices=levels, help=text("cli-serve-log-level"))
    serve.add_argument(
        "--no-limits", dest="limits", action="store_const", const="false",
        help=text("cli-serve-no-limits"),
    )  # fmt: skip
    serve.add_argument("--open", action="store_true", help=text("cli-serve-open"))


def settings_of(chosen: argparse.Namespace) -> "Settings":
    """What the command line and the environment say."""
    from paddock.server.settings import Settings, from_environment

    named = {name: getattr(chosen, name, None) for name in Settings.__struct_fields__}
    return from_environment(os.environ, Path.home(), **named)


def with_database(
    chosen: argparse.Namespace, name: str, work: "Callable[[Database], Awaitable[Answer]]"
) -> Answer:
    """Do something with the database that is meant, and close it."""
    from paddock.store.database import opened
    from paddock.store.reach import reaching

    address = settings_of(chosen).database

    async def run() -> Answer:
        database = opened(address, f"paddock {name}")
        try:
            with reaching(address):
                return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def _serve(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.server.operation.serve import serve

    return serve(settings_of(chosen), console, open_page=chosen.open)


def open_pages(chosen: argparse.Namespace, console: Console) -> int:
    """The paddock in the browser: of the server that runs already, or of a new one."""
    from paddock.server.operation.serve import opened_there, serve

    settings = settings_of(chosen)
    address = opened_there(settings)
    if address:
        console.tell("serve-already", address=address)
        return 0
    return serve(settings, console, open_page=True)


def _migrate(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.store import migrate

    done = with_database(chosen, "migrate", migrate.upgrade)
    if done:
        console.tell("migrate-done", versions=", ".join(done))
    else:
        console.tell("migrate-nothing")
    return 0


def _backup(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.store.backup import back_up
    from paddock.store.database import must_exist

    must_exist(settings_of(chosen).database)
    at = time.time_ns() // 1_000_000
    count = with_database(chosen, "backup", lambda database: back_up(database, chosen.file, at))
    console.tell("backup-done", path=str(chosen.file), rows=count)
    return 0


def _restore(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.server.operation.serve import sole_server
    from paddock.store.backup import restore

    with sole_server(settings_of(chosen).database):
        count = with_database(chosen, "restore", lambda database: restore(database, chosen.file))
    console.tell("restore-done", path=str(chosen.file), rows=count)
    return 0


def _reports(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.server.operation.reports import reported
    from paddock.store.database import must_exist

    must_exist(settings_of(chosen).database)
    found = with_database(chosen, "reports", reported)
    for one in found:
        console.tell("report", **dataclasses.asdict(one))
    console.tell("reports-count", count=len(found))
    return 0


def _doctor(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.server.operation.doctor import examine

    async def run(settings: "Settings") -> bool:
        well = True
        async for found in examine(settings):
            well = well and found.level != "bad"
            mark = {"good": "✓", "note": "·", "bad": "✗"}[found.level]
            console.line(f"{mark} {console.text(found.key, **found.args)}")
        return well

    well = asyncio.run(run(settings_of(chosen)))
    console.tell("doctor-well" if well else "doctor-ill")
    return 0 if well else 1


def verify_all(chosen: argparse.Namespace, console: Console) -> int:
    """`paddock verify --all`."""
    from paddock.server.operation import audit
    from paddock.store.database import must_exist

    must_exist(settings_of(chosen).database)

    async def run(database: "Database") -> int:
        total, done, bad = await audit.count(database), 0, 0
        async for verdict in audit.audit(database):
            done += 1
            console.progress_of("verify-progress", done, total)
            if verdict.why:
                bad += 1
                where = {"table": verdict.table, "game": verdict.game, "entry": verdict.at}
                console.tell("verify-table-bad", why=verdict.why, **where)
        console.tell("verify-all-bad" if bad else "verify-all-good", tables=done, bad=bad)
        return 1 if bad else 0

    return with_database(chosen, "verify", run)
