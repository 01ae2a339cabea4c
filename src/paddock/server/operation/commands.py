"""The commands for operators: their arguments here, what they do elsewhere, loaded when it runs."""

import argparse
import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paddock.terminal.arguments import Parser
from paddock.terminal.console import Console

if TYPE_CHECKING:
    from paddock.server.settings import Settings

Command = Callable[[str, Any], Parser]
Text = Callable[..., str]


def add_commands(command: Command, text: Text) -> None:
    """Everything that has to do with a server."""
    _serve_arguments(command("serve", _serve), text)
    _database(command("migrate", _migrate), text)


def _database(parser: Parser, text: Text) -> None:
    parser.add_argument("--database", metavar="ADDRESS", help=text("cli-database"))


def _serve_arguments(serve: Parser, text: Text) -> None:
    _database(serve, text)
    serve.add_argument("--host", help=text("cli-serve-host"))
    serve.add_argument("--port", type=int, help=text("cli-serve-port"))
    serve.add_argument("--workers", type=int, metavar="N", help=text("cli-serve-workers"))
    serve.add_argument("--address", metavar="URL", help=text("cli-serve-address"))
    serve.add_argument("--proxies", metavar="HOSTS", help=text("cli-serve-proxies"))
    serve.add_argument("--log", choices=("plain", "json"), help=text("cli-serve-log"))
    levels = ("debug", "info", "warning", "error")
    serve.add_argument("--log-level", choices=levels, help=text("cli-serve-log-level"))
    serve.add_argument("--open", action="store_true", help=text("cli-serve-open"))


def settings_of(chosen: argparse.Namespace) -> "Settings":
    """What the command line and the environment say."""
    from paddock.server.settings import Settings, from_environment

    named = {name: getattr(chosen, name, None) for name in Settings.__struct_fields__}
    return from_environment(os.environ, Path.home(), **named)


def _serve(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.server.operation.serve import serve

    return serve(settings_of(chosen), console, open_page=chosen.open)


def _migrate(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.store import migrate
    from paddock.store.database import opened
    from paddock.store.reach import reaching

    async def bring_forwards(address: str) -> tuple[str, ...]:
        database = opened(address, "paddock migrate")
        try:
            with reaching(address):
                return await migrate.upgrade(database)
        finally:
            await database.close()

    done = asyncio.run(bring_forwards(settings_of(chosen).database))
    if done:
        console.tell("migrate-done", versions=", ".join(done))
    else:
        console.tell("migrate-nothing")
    return 0
