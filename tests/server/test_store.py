"""The log's promises, on both databases."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event, select

from paddock.store.database import opened
from paddock.store.entries import Append, Log, Taken
from paddock.store.schema import entries, metadata, notices, people, players, tables


@contextlib.asynccontextmanager
async def a_log(address: str) -> AsyncGenerator[Log]:
    database = opened(address)
    async with database.transaction() as connection:
        await connection.run_sync(metadata.create_all)
    log = Log(database)
    async with log.running():
        yield log
    await database.close()


def with_log(address: str, story: Callable[[Log], Awaitable[None]]) -> None:
    async def run() -> None:
        async with a_log(address) as log, asyncio.timeout(60):
            await story(log)

    asyncio.run(run())


def index(last: int, **more: Any) -> dict[str, Any]:
    usual = {"status": "waiting", "wake": None, "seats": b"[]", "due": b"{}", "changed": 1}
    return {**usual, "last": last, "rules_version": None, "public": False, **more}


def entry(table: str, number: int) -> dict[str, Any]:
    return {"table": table, "number": number, "at": 1, "command": "", "body": b"[]"}


def laid(table: str) -> Append:
    row = {"id": table, "code": table, "secret": b"s", "game": "ludo", "owner": "o", "created": 1}
    return Append(table, [entry(table, 1)], index(1), laid={**row, **index(1)})


def added(table: str, number: int, **more: Any) -> Append:
    return Append(table, [entry(table, number)], index(number), **more)


def test_entries_come_back_in_order(database_url: str) -> None:
    async def story(log: Log) -> None:
        await log.append(laid("a"))
        await log.append(
            Append("a", [entry("a", 2), entry("a", 3)], index(3, status="playing", wake=77))
        )
        assert [row["number"] for row in await log.since("a", 0)] == [1, 2, 3]
        assert [row["number"] for row in await log.since("a", 2)] == [3]
        row = await log.database.row(select(tables).where(tables.c.id == "a"))
        assert row is not None
        assert (row["last"], row["status"], row["wake"]) == (3, "playing", 77)

    with_log(database_url, story)


def test_the_second_writer_of_an_entry_is_refused_and_nothing_of_it_stays(
    database_url: str,
) -> None:
    async def story(log: Log) -> None:
        await log.append(laid("a"))
        await log.append(added("a", 2))
        late = Append("a", [entry("a", 2), entry("a", 3)], index(3, status="over"))
        with pytest.raises(Taken):
            await log.append(late)
        row = await log.database.row(select(tables).where(tables.c.id == "a"))
        assert row is not None
        assert (row["last"], row["status"]) == (2, "waiting")
        assert len(await log.since("a", 0)) == 2

    with_log(database_url, story)


def test_one_refused_spoils_no_others_that_came_with_it(database_url: str) -> None:
    async def story(log: Log) -> None:
        names = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(log.append(laid(name)) for name in names))
        numbers = [1 if name == "t7" else 2 for name in names]
        outcomes = await asyncio.gather(
            *(log.append(added(name, n)) for name, n in zip(names, numbers, strict=True)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes].count(Taken) == 1
        assert isinstance(outcomes[7], Taken)
        rows = await log.database.rows(select(entries).where(entries.c.number == 2))
        assert {row["table"] for row in rows} == set(names) - {"t7"}

    with_log(database_url, story)


def test_appends_that_come_together_share_a_commit(database_url: str) -> None:
    async def story(log: Log) -> None:
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(log.append(laid(name)) for name in names))
        commits: list[int] = []

        def count(_: object) -> None:
            commits.append(1)

        event.listen(log.database.engine.sync_engine, "commit", count)
        await asyncio.gather(*(log.append(added(name, 2)) for name in names))
        assert len(commits) <= 3

    with_log(database_url, story)


def test_notices_come_once_and_players_are_renewed(database_url: str) -> None:
    async def story(log: Log) -> None:
        person = {"id": "p", "name": "P", "language": "ja", "created": 1, "seen": 1}
        await log.database.run(people.insert().values(**person))
        await log.append(laid("a"))
        notice = {"person": "p", "table": "a", "number": 2, "kind": "turn", "data": b"{}", "at": 1}
        player = {"table": "a", "person": "p", "seat": 0, "rank": None, "points": None}
        player["driven"] = 3
        await log.append(added("a", 2, notices=[notice], players=[player]))
        again = [notice, {**notice, "number": 3}]
        await log.append(added("a", 3, notices=again, players=[{**player, "rank": 1, "driven": 4}]))
        assert len(await log.database.rows(select(notices))) == 2
        rows = await log.database.rows(select(players))
        assert [(row["rank"], row["driven"]) for row in rows] == [(1, 4)]

    with_log(database_url, story)


def test_what_was_answered_is_there_after_a_new_start(database_url: str) -> None:
    async def first(log: Log) -> None:
        await log.append(laid("a"))
        await asyncio.gather(*(log.append(added("a", number)) for number in range(2, 30)))

    async def second(log: Log) -> None:
        assert len(await log.since("a", 0)) == 29

    with_log(database_url, first)
    with_log(database_url, second)
