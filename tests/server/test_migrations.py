"""The database's schema: migrations lead to what `schema.py` says, whole or not at all."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from paddock.store import migrate
from paddock.store.database import Database, opened
from paddock.store.errors import Ahead, Behind
from paddock.store.schema import metadata


def with_database(address: str, story: Any) -> Any:
    async def run() -> Any:
        database = opened(address)
        try:
            return await story(database)
        finally:
            await database.close()

    return asyncio.run(run())


def test_migrations_lead_to_the_schema(database_url: str) -> None:
    async def story(database: Database) -> None:
        done = await migrate.upgrade(database)
        assert done == migrate.revisions()
        async with database.engine.connect() as connection:
            assert await connection.run_sync(migrate.differences) == []
        assert await migrate.upgrade(database) == ()
        await migrate.check(database)

    with_database(database_url, story)


def test_a_difference_would_be_found(database_url: str) -> None:
    async def story(database: Database) -> None:
        await migrate.upgrade(database)
        async with database.transaction() as connection:
            await connection.execute(text("alter table people drop column shape"))
            found = await connection.run_sync(migrate.differences)
        assert [difference[0] for difference in found] == ["add_column"]

    with_database(database_url, story)


def test_an_empty_database_is_behind(database_url: str) -> None:
    async def story(database: Database) -> None:
        with pytest.raises(Behind):
            await migrate.check(database)

    with_database(database_url, story)


def test_a_later_schema_is_left_alone(database_url: str) -> None:
    async def story(database: Database) -> None:
        await migrate.upgrade(database)
        await database.run(text("update alembic_version set version_num = '9999'"))
        for ask in (migrate.check, migrate.upgrade):
            with pytest.raises(Ahead):
                await ask(database)

    with_database(database_url, story)


def test_two_that_migrate_at_once_don_t_disturb_each_other(database_url: str) -> None:
    async def one() -> tuple[str, ...]:
        database = opened(database_url)
        try:
            return await migrate.upgrade(database)
        finally:
            await database.close()

    async def both() -> list[tuple[str, ...]]:
        return list(await asyncio.gather(one(), one()))

    assert sorted(asyncio.run(both())) == [(), migrate.revisions()]


def test_a_migration_that_fails_leaves_nothing_behind(database_url: str) -> None:
    """A table in the way stops it half-way: the tables made before that must not stay."""

    async def story(database: Database) -> list[str]:
        await database.run(text("create table setups (id text)"))
        with pytest.raises(Exception, match="setups"):
            await migrate.upgrade(database)
        async with database.engine.connect() as connection:
            return await connection.run_sync(lambda c: inspect(c).get_table_names())

    assert with_database(database_url, story) == ["setups"]


def test_every_migration_goes_forwards_from_the_one_before() -> None:
    folder = Path(migrate.FOLDER, "versions")
    numbers = sorted(path.name[1:5] for path in folder.glob("v*.py"))
    assert list(migrate.revisions()) == numbers


def test_the_schema_names_its_constraints() -> None:
    """A constraint without a name can't be changed by a later migration on SQLite."""
    constraints = [c for table in metadata.tables.values() for c in table.constraints]
    assert [str(c) for c in constraints if c.name is None] == []
