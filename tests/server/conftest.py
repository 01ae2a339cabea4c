"""Databases for the tests: SQLite in a file, PostgreSQL as a real server."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from paddock.lab.warm import load, warm
from tests.server import postgres

WITHOUT = "PostgreSQL is not installed"
PLAYED = ("formula_motor_racing", "kerb_market")


@pytest.fixture(scope="session", autouse=True)
def warm_games() -> None:
    """A server never compiles."""
    for game in PLAYED:
        warm(game)
        load(game)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """One server for all tests of this process."""
    if postgres.programs() is None:
        pytest.skip(WITHOUT)
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Generator[str]:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "paddock.db")
        return
    server: postgres.Server = request.getfixturevalue("postgres_server")
    with server.database() as address:
        yield address
