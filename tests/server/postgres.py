"""A real PostgreSQL, started by the tests and ended with them; one database for each test."""

import contextlib
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Generator
from pathlib import Path

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
}


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, the newest one; none when PostgreSQL is not installed."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3]
    )
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


class Server:
    """One server: its address, and ways to trouble it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._data = folder / "data"
        self._log = folder / "log"
        self.port = _free_port()

    def create(self) -> None:
        """Its files."""
        self._run("initdb", "-D", self._data, "-U", "paddock", "-A", "trust", "-E", "UTF8",
                  "--locale=C", "--no-sync")  # fmt: skip

    def start(self) -> None:
        """Answers when it takes connections."""
        settings = " ".join(f"-c {name}={value or repr(value)}" for name, value in SETTINGS.items())
        self._run("pg_ctl", "-D", self._data, "-l", self._log, "-w", "-o",
                  f"-p {self.port} {settings}", "start")  # fmt: skip

    def stop(self, mode: str = "fast") -> None:
        """Ends all connections."""
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "stop")

    @contextlib.contextmanager
    def database(self) -> Generator[str]:
        """The address of a database of one's own."""
        name = f"paddock_{secrets.token_hex(6)}"
        self.sql("postgres", f'create database "{name}"')
        try:
            yield f"postgresql://paddock@127.0.0.1:{self.port}/{name}"
        finally:
            self.sql("postgres", f'drop database "{name}" with (force)')

    def sql(self, database: str, statement: str) -> str:
        """What an administrator does."""
        return self._run("psql", "-h", "127.0.0.1", "-p", self.port, "-U", "paddock",
                         "-d", database, "-XAtc", statement)  # fmt: skip

    def _run(self, program: str, *arguments: object) -> str:
        command = [str(self._programs / program), *map(str, arguments)]
        user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        done = subprocess.run(
            command, user=user, group=user, extra_groups=[] if user else None,
            cwd="/", check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")
        return done.stdout


@contextlib.contextmanager
def running() -> Generator[Server]:
    """A server as long as this is open."""
    found = programs()
    if found is None:
        raise FileNotFoundError("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="paddock-pg-", dir="/tmp") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        server = Server(found, folder)
        server.create()
        server.start()
        try:
            yield server
        finally:
            with contextlib.suppress(RuntimeError):  # stopped already, by a test that failed
                server.stop("immediate")


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
