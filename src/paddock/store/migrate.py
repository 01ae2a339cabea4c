"""Brings a database to the schema of this Paddock, in one transaction, forwards only.

`python -m paddock.store.migrate "What changes"` writes the next migration from what `schema.py`
says, compared with the migrations before it; look through it before you commit it.
"""

import sys
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from paddock.store.database import Database
from paddock.store.errors import Ahead, Behind
from paddock.store.schema import metadata

FOLDER = Path(__file__).parent / "migrations"
LOCK = 7_200_223  # any number; who migrates holds PostgreSQL's lock of it


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    config.attributes["connection"] = connection
    return config


def revisions() -> tuple[str, ...]:
    """All versions of the schema, the oldest first."""
    scripts = ScriptDirectory.from_config(_config())
    return tuple(script.revision for script in reversed(list(scripts.walk_revisions())))


async def revision_of(database: Database) -> str | None:
    """The version of a database's schema; none: there is nothing in it."""
    async with database.engine.connect() as connection:
        return await connection.run_sync(current)


def current(connection: Connection) -> str | None:
    """The same, over a connection that is open."""
    return MigrationContext.configure(connection).get_current_revision()


async def upgrade(database: Database, to: str = "head") -> tuple[str, ...]:
    """Bring it forwards; answer the versions that it has gone through."""
    async with database.transaction() as connection:
        await connection.run_sync(lock)
        return await connection.run_sync(upgrade_to, to)


def lock(connection: Connection) -> None:
    """Begin a transaction in which nobody else migrates."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("BEGIN IMMEDIATE"))  # its driver begins none for a schema
    else:
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade_to(connection: Connection, to: str) -> tuple[str, ...]:
    """Bring it forwards, in a transaction that has begun."""
    before = _steps_to(current(connection))
    command.upgrade(_config(connection), to)
    return revisions()[before : _steps_to(current(connection))]


def _steps_to(revision: str | None) -> int:
    """How many migrations lead to a version."""
    known = revisions()
    if revision is not None and revision not in known:
        raise Ahead(f"schema {revision} came, {known[-1]} is known", came=revision, known=known[-1])
    return 0 if revision is None else known.index(revision) + 1


def differences(connection: Connection) -> list[Any]:
    """What a database has otherwise than `schema.py` says."""
    options: dict[str, Any] = {"compare_type": True, "compare_server_default": is_other_default}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, metadata))


def is_other_default(*asked: Any) -> bool:
    """Whether a column's default is another one; Alembic's own way stumbles over empty texts."""
    _context, _column, _wanted, there, _default, wanted = asked
    return _plain(there) != _plain(wanted)


def _plain(default: str | None) -> str | None:
    """'x', ('x') and 'x'::text are the same; so are '' and '\\x'::bytea."""
    if default is None:
        return None
    return default.strip("()").partition("::")[0].strip("'\"").removeprefix("\\x")


async def check(database: Database) -> None:
    """An error unless the schema is the one of this Paddock."""
    revision = await revision_of(database)
    wanted = revisions()[-1]
    if _steps_to(revision) < len(revisions()):
        came = revision or "-"
        raise Behind(f"schema {came} came, {wanted} was wanted", came=came, wanted=wanted)


def main(message: str) -> None:
    """Write the next migration."""
    number = f"{len(revisions()) + 1:04}"
    with create_engine("sqlite://").connect() as connection:
        lock(connection)
        upgrade_to(connection, "head")
        made: Any = command.revision(_config(connection), message, autogenerate=True, rev_id=number)
    print(made.path)


if __name__ == "__main__":
    main(sys.argv[1])
