"""`paddock serve` as an operator runs it: processes of its own."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 30.0  # seconds
AT = re.compile(r"http://127\.0\.0\.1:(\d+)/")


def command(*arguments: str) -> list[str]:
    """The whole command line."""
    return [sys.executable, "-P", "-m", "paddock", "--lang", "en", *arguments]


def run(*arguments: str, **variables: str) -> tuple[int, str]:
    """A command to its end: its exit code, and all that it said."""
    done = subprocess.run(
        command(*arguments), env={**os.environ, **variables}, timeout=PATIENCE, check=False,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    assert "Traceback" not in done.stdout, done.stdout
    return done.returncode, done.stdout


def until(seen: Callable[[], Any], what: str) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := seen():
            return found
        time.sleep(0.05)
    raise TimeoutError(what)


class Server:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[bytes]", log: Path) -> None:
        self.process = process
        self._log = log
        port: str = until(self._port, "an address")
        self.address = f"127.0.0.1:{port}"
        ours = {"x-paddock": "1"}
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE, headers=ours)
        until(self.is_there, "an answer")

    def said(self) -> str:
        """Everything that it has printed and logged."""
        return self._log.read_text(encoding="utf-8")

    def _port(self) -> str:
        assert self.process.poll() is None, self.said()
        found = AT.search(self.said())
        return found[1] if found else ""

    def is_there(self) -> bool:
        """Whether somebody answers."""
        with contextlib.suppress(httpx.HTTPError):
            return self.http.get("/health").status_code == 200
        return False

    def children(self) -> list[int]:
        """Its processes that serve."""
        found: list[int] = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                stat = (folder / "stat").read_text().rpartition(")")[2].split()
                said = (folder / "cmdline").read_text()
                if int(stat[1]) == self.process.pid and "operation.worker" in said:
                    found.append(int(folder.name))
        return sorted(found)

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def serving(database: str, *arguments: str, **variables: str) -> Generator[Server]:
    """A server at a free port, and whatever it has started, as long as this is open."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("wb") as file:
            process = subprocess.Popen(
                command("serve", "--database", database, "--port", "0", *arguments),
                env={**os.environ, **variables}, stdin=subprocess.DEVNULL,
                stdout=file, stderr=subprocess.STDOUT,
            )  # fmt: skip
        server = None
        try:
            server = Server(process, log)
            yield server
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            if server is not None:
                server.http.close()
