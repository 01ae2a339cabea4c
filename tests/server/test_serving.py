"""`paddock serve`: it starts, it stops in good order, and what can't be is said before."""

import contextlib
import os
import signal
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.postgres import Server as Postgres
from tests.server.running import Server, run, serving, until

FMR = "formula_motor_racing"


def a_match(server: Server) -> tuple[str, str]:
    """Somebody plays: their token, and the table."""
    until(lambda: server.http.get("/health").json()["games"][FMR], "the game")
    token = server.http.post("/api/guest", json={"name": "Anna"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    table = server.http.post("/api/play", json={"game": FMR, "seats": 3}, headers=headers)
    return token, table.json()["id"]


def test_it_makes_its_database_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    database = str(tmp_path / "new" / "paddock.db")
    with serving(database) as server:
        token, table = a_match(server)
        headers = {"authorization": f"Bearer {token}"}
        before = server.http.get(f"/api/tables/{table}", headers=headers).json()
        assert server.stop() == 0
        assert "Every table is stored" in server.said()
    with serving(database) as server:
        a_match(server)
        after = server.http.get(f"/api/tables/{table}", headers=headers).json()
        assert after["last"] >= before["last"]
        assert after["table"]["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_whoever_looks_is_told_that_it_is_only_a_restart(tmp_path: Path, how: int) -> None:
    with serving(str(tmp_path / "paddock.db")) as server:
        token, table = a_match(server)
        address = f"ws://{server.address}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        with connect(address, additional_headers=headers) as page:
            page.recv()
            assert server.stop(how) == 0
            assert code_of_end(page) == 1012


def code_of_end(page: ClientConnection) -> int:
    """Read to the end; with what code the server closed it."""
    try:
        while True:
            page.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_long_wait_does_not_hold_it_up(tmp_path: Path) -> None:
    with serving(str(tmp_path / "paddock.db")) as server:
        token, table = a_match(server)
        head = f"GET /api/tables/{table}/updates?since=9999&wait=25 HTTP/1.1\r\nHost: x\r\n"
        host, _, port = server.address.partition(":")
        with socket.create_connection((host, int(port))) as waiting:
            waiting.sendall(f"{head}Authorization: Bearer {token}\r\n\r\n".encode())
            waiting.settimeout(10)
            until(server.is_there, "an answer")
            assert server.stop() == 0
            assert waiting.recv(100).startswith(b"HTTP/1.1 200")


def test_one_file_has_one_server(tmp_path: Path) -> None:
    database = str(tmp_path / "paddock.db")
    with serving(database) as server:
        code, said = run("serve", "--database", database, "--port", "0")
        assert code == 2
        assert f"A server has {database} open" in said
        assert server.is_there()


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, said = run("serve", "--database", str(tmp_path / "x.db"), "--port", port)
    assert code == 2
    assert f"port {port}" in said


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--workers", "2"), "SQLite has one process"),
        (("--workers", "0"), "workers: 0 came"),
        (("--port", "70000"), "port: 70000 came"),
    ],
)
def test_faults_of_the_settings_are_named(
    tmp_path: Path, arguments: tuple[str, str], told: str
) -> None:
    code, said = run("serve", "--database", str(tmp_path / "x.db"), *arguments)
    assert code == 2
    assert told in said
    assert not (tmp_path / "x.db").exists()


def test_all_faults_of_the_environment_are_named_at_once(tmp_path: Path) -> None:
    code, said = run("serve", PADDOCK_PORT="high", PADDOCK_LOG="loud", HOME=str(tmp_path))
    assert code == 2
    assert "port: “high” came" in said
    assert "log: “loud” came" in said


@pytest.mark.parametrize(
    "database", ["/dev/null/x.db", "mysql://x/y", "postgresql://127.0.0.1:1/x"]
)
def test_a_database_that_can_t_be_is_named(database: str) -> None:
    code, said = run("serve", "--database", database, "--port", "0")
    assert code == 2
    assert len(said.splitlines()) <= 2


def test_a_password_is_not_told() -> None:
    code, said = run("serve", "--database", "postgresql://ben:topsecret@127.0.0.1:1/x")
    assert code == 2
    assert "topsecret" not in said
    assert "ben" in said


def test_postgresql_is_migrated_by_its_operator(postgres_server: Postgres) -> None:
    with postgres_server.database() as database:
        code, said = run("serve", "--database", database, "--port", "0")
        assert (code, "paddock migrate" in said) == (2, True)
        assert run("migrate", "--database", database)[0] == 0
        assert "up to date" in run("migrate", "--database", database)[1]
        with serving(database) as server:
            assert server.stop() == 0


def test_a_dead_process_is_followed_by_another(postgres_server: Postgres) -> None:
    with postgres_server.database() as database:
        run("migrate", "--database", database)
        with serving(database, "--workers", "2") as server:
            first = until(
                lambda: len(server.children()) == 2 and server.children(), "two processes"
            )
            a_match(server)
            os.kill(first[0], signal.SIGKILL)
            second = until(
                lambda: len(now := server.children()) == 2 and first[0] not in now and now,
                "a new process",
            )
            assert first[1] in second
            assert "a process has died" in server.said()
            assert server.stop() == 0
            assert server.children() == []


def test_processes_end_with_their_parent(postgres_server: Postgres) -> None:
    with postgres_server.database() as database:
        run("migrate", "--database", database)
        with serving(database, "--workers", "2") as server:
            children = until(lambda: len(server.children()) == 2 and server.children(), "two")
            server.stop(signal.SIGKILL)
            until(lambda: not any(map(is_alive, children)), "their end")


def is_alive(process: int) -> bool:
    """Whether it still does something; a dead child may wait for somebody to notice."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
