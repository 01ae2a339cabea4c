"""Opens the database that an address names."""

import contextlib
from collections.abc import AsyncGenerator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.url import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from paddock.core.errors import Fault
from paddock.store.errors import BadSettings, Missing

BUSY_SECONDS = 10
SERVER = "paddock serve"  # who has a database open: a server, or somebody else
DISCREET: dict[str, Any] = {"hide_parameters": True}  # no error quotes what is stored
Row = Mapping[Any, Any]  # column -> value


def address_of(given: str) -> URL:
    """A file's path or an address of PostgreSQL, as the driver wants it."""
    if "://" not in given:
        given = f"sqlite:///{given}"
    url = make_url(given)
    match url.get_backend_name():
        case "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
        case other:
            fault = Fault("not-a-choice", "database", came=other, wanted="sqlite, postgresql")
            raise BadSettings([fault])


def sqlite_file(given: str) -> Path | None:
    """The file of an address; none: it is PostgreSQL's."""
    url = address_of(given)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def must_exist(given: str) -> None:
    """An error if it is a file that isn't there: to open it would make it."""
    file = sqlite_file(given)
    if file is not None and not file.is_file():
        raise Missing(f"{file}: no such file", address=str(file), why="no such file")


class Database:
    """An engine, and what one asks of it most."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_postgresql = engine.dialect.name == "postgresql"

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncGenerator[AsyncConnection]:
        """All of it or nothing."""
        async with self.engine.begin() as connection:
            yield connection

    async def rows(self, query: Executable) -> Sequence[Row]:
        """All rows of an answer."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def row(self, query: Executable) -> Row | None:
        """Its first row, if there is one."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().first()

    async def run(self, *statements: Executable) -> int:
        """Change something; answer how many rows the last statement met."""
        count = 0
        async with self.engine.begin() as connection:
            for statement in statements:
                count = (await connection.execute(statement)).rowcount
        return count

    async def copy_to(self, file: Path) -> None:
        """SQLite: a second file of the same content."""
        async with self.engine.connect() as connection:
            await connection.execute(text("VACUUM INTO :file"), {"file": str(file)})

    async def close(self) -> None:
        await self.engine.dispose()


def opened(address: str, name: str = SERVER) -> Database:
    """The database of an address; nothing is asked of it yet. `name` says who asks (PostgreSQL)."""
    url = address_of(address)
    if url.get_backend_name() == "sqlite":
        return Database(_sqlite(url))
    named = {"server_settings": {"application_name": name}}
    engine = create_async_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=named, **DISCREET
    )
    return Database(engine)


def _sqlite(url: URL) -> AsyncEngine:
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, **DISCREET)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:  # pyright: ignore[reportUnusedFunction]
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
