"""Backups: everything, at one moment, from any database into any other; and matches replayed."""

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, text, update

from paddock.server.operation import audit
from paddock.store import migrate
from paddock.store.backup import back_up, check, restore
from paddock.store.database import Database, opened
from paddock.store.errors import Ahead, BadBackup, NotEmpty
from paddock.store.schema import entries, metadata, people, reports, tables
from tests.server.guests import Place, served
from tests.server.postgres import Server as Postgres
from tests.server.running import run, serving

FMR = "formula_motor_racing"


def played(address: str) -> None:
    """A database with a table at which something has happened, and one that has ended."""

    async def story(place: Place) -> None:
        anna = await place.guest("Anna-杏奈")
        table = (await anna.post("/api/play", {"game": FMR, "seats": 3}))["id"]
        async with anna.at(table) as page:
            await page.until(lambda: page.match and 0 in page.match["due"])
            await page.act(0)
        waiting = await anna.lay(FMR, 3)
        await anna.do(waiting["id"], "close")
        await place.house.database.run(
            insert(reports).values(person="x", about="y", table=table, text='ü☃ ["', at=3)
        )

    async def prepare() -> None:
        database = opened(address)
        await migrate.upgrade(database)
        await database.close()

    asyncio.run(prepare())
    served(address, story, make=False)


async def everything(database: Database) -> dict[str, Sequence[Any]]:
    found: dict[str, Sequence[Any]] = {}
    for table in metadata.sorted_tables:
        rows = await database.rows(select(table))
        found[str(table.name)] = sorted(
            str([_plain(value) for value in row.values()]) for row in rows
        )
    return found


def _plain(value: Any) -> Any:
    """SQLite gives the default of a column of bytes as text."""
    return value.decode("latin-1") if isinstance(value, bytes) else value


def with_database(address: str, story: Callable[[Database], Awaitable[Any]]) -> Any:
    async def run_it() -> Any:
        database = opened(address, "a test")
        try:
            return await story(database)
        finally:
            await database.close()

    return asyncio.run(run_it())


@pytest.fixture(params=["sqlite", "postgresql"])
def another(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A second, empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "another.db")
        return
    server: Postgres = request.getfixturevalue("postgres_server")
    with server.database() as address:
        yield address


def test_a_backup_holds_everything_for_any_database(
    database_url: str, another: str, tmp_path: Path
) -> None:
    played(database_url)
    file = tmp_path / "backup"
    before = with_database(database_url, everything)
    count = with_database(database_url, lambda d: back_up(d, file, 7))
    assert count == sum(map(len, before.values())) > 10
    assert file.stat().st_mode & 0o077 == 0
    assert check(file)[0].at == 7
    assert with_database(another, lambda d: restore(d, file)) == count
    assert with_database(another, everything) == before
    assert with_database(another, migrate.check) is None

    async def write_on(database: Database) -> None:
        """Numbers given by the database go on after those that were put back."""
        more = insert(reports).values(person="x", about="y", table="z", text="later", at=4)
        await database.run(more)

    with_database(another, write_on)
    assert run("verify", "--all", "--database", another)[0] == 0


def test_it_is_of_one_moment_though_others_write(database_url: str, tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await migrate.upgrade(database)
        many = [_person(str(i)) for i in range(3000)]
        async with database.transaction() as connection:
            await connection.execute(insert(people), many)
        enough = asyncio.Event()
        writing = asyncio.create_task(_write_until(enough, database))
        await asyncio.sleep(0.05)
        count = await back_up(database, tmp_path / "backup", 1)
        enough.set()
        written = await writing
        rows = await database.rows(select(people.c.id))
        assert len(rows) == 3000 + 2 * written
        assert (count - 3000) % 2 == 0, "half a transaction"
        assert written > 0

    with_database(database_url, story)


def _person(name: str) -> dict[str, Any]:
    return {"id": name, "name": name * 20, "language": "ja", "created": 1, "seen": 1}


async def _write_until(enough: asyncio.Event, database: Database) -> int:
    """Two people in each transaction."""
    written = 0
    while not enough.is_set():
        async with database.transaction() as connection:
            await connection.execute(insert(people), [_person(f"a{written}")])
            await connection.execute(insert(people), [_person(f"b{written}")])
        written += 1
    return written


def test_a_database_with_something_in_it_is_left_alone(database_url: str, tmp_path: Path) -> None:
    played(database_url)
    with_database(database_url, lambda d: back_up(d, tmp_path / "backup", 1))
    before = with_database(database_url, everything)
    with pytest.raises(NotEmpty):
        with_database(database_url, lambda d: restore(d, tmp_path / "backup"))
    assert with_database(database_url, everything) == before


def test_a_running_server_is_backed_up_but_not_written_over(
    database_url: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "backup")
    run("migrate", "--database", database_url)
    with serving(database_url) as server:
        server.http.post("/api/guest", json={"name": "Anna"})
        assert run("backup", "--database", database_url, file)[0] == 0
        with_database(database_url, lambda d: d.run(text("delete from sessions")))
        with_database(database_url, lambda d: d.run(text("delete from people")))
        code, said = run("restore", "--database", database_url, file)
        assert code == 2
        assert "A server has" in said
        server.stop()
    code, said = run("restore", "--database", database_url, file)
    assert (code, "is back" in said) == (0, True)


Lines = list[str]
HARMS: dict[str, Callable[[Lines], Lines]] = {
    "its end is missing": lambda lines: lines[:-1],
    "a line is missing": lambda lines: [*lines[:5], *lines[6:]],
    "something was changed": lambda lines: [lines[0].replace("0001", "0009"), *lines[1:]],
    "its head is missing": lambda lines: ["{}", *lines[1:]],
    "all is missing": lambda lines: [],
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_broken_backup_is_refused_before_anything_is_written(tmp_path: Path, harm: str) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    with_database(str(tmp_path / "a.db"), migrate.upgrade)
    with_database(str(tmp_path / "a.db"), lambda d: back_up(d, good, 1))
    lines = gzip.decompress(good.read_bytes()).decode().splitlines()
    bad.write_bytes(gzip.compress("".join(f"{line}\n" for line in HARMS[harm](lines)).encode()))
    with pytest.raises(BadBackup):
        with_database(str(tmp_path / "b.db"), lambda d: restore(d, bad))
    assert with_database(str(tmp_path / "b.db"), migrate.revision_of) is None


@pytest.mark.parametrize("content", [b"", b"nothing", gzip.compress(b"x" * 1000)[:50]])
def test_what_is_no_backup_is_said_to_be_none(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    code, said = run("restore", "--database", str(tmp_path / "x.db"), str(file))
    assert code == 2
    assert "is no backup" in said


def test_a_backup_of_a_later_paddock_is_left_alone(tmp_path: Path) -> None:
    from_later = {"schema": "9999"}

    async def story(database: Database) -> None:
        await migrate.upgrade(database)
        await back_up(database, tmp_path / "backup", 1)

    with_database(str(tmp_path / "a.db"), story)
    head, *rest = gzip.decompress((tmp_path / "backup").read_bytes()).splitlines(keepends=True)
    head = msgspec.json.encode({**msgspec.json.decode(head), **from_later}) + b"\n"
    lines = [head, *rest[:-1]]
    digest = hashlib.sha256(b"".join(lines)).hexdigest()
    count = sum(line.startswith(b"[") for line in lines)
    lines.append(msgspec.json.encode({"rows": count, "digest": digest}) + b"\n")
    (tmp_path / "later").write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(Ahead):
        with_database(str(tmp_path / "b.db"), lambda d: restore(d, tmp_path / "later"))


# Matches replayed


def test_a_stored_match_that_was_changed_is_named(database_url: str) -> None:
    played(database_url)
    assert run("verify", "--all", "--database", database_url)[0] == 0

    async def shift_an_action(database: Database) -> tuple[str, int]:
        """The last thing that somebody did, as if it had been something else."""
        rows = await database.rows(select(entries).order_by(entries.c.number.desc()))
        row = next(row for row in rows if b"act" in row["body"][:8])
        body = row["body"].replace(b",", b",9", 1)
        where = (entries.c.table == row["table"]) & (entries.c.number == row["number"])
        await database.run(update(entries).where(where).values(body=body))
        return row["table"], row["number"]

    table, number = with_database(database_url, shift_an_action)
    code, said = run("verify", "--all", "--database", database_url)
    assert code == 1
    assert f"{table} ({FMR}), entry {number}:" in said


@pytest.mark.parametrize("column", ["status", "last"])
def test_an_index_that_contradicts_the_log_is_named(tmp_path: Path, column: str) -> None:
    address = str(tmp_path / "a.db")
    played(address)
    other: dict[str, Any] = {"status": "opening", "last": 1000}
    change = update(tables).values({column: other[column]})
    with_database(address, lambda d: d.run(change))

    async def verdicts(database: Database) -> list[str]:
        return [verdict.why async for verdict in audit.audit(database)]

    found = with_database(address, verdicts)
    assert len(found) == 2
    assert all(why.startswith(column) for why in found)


def test_a_missing_entry_is_named(tmp_path: Path) -> None:
    address = str(tmp_path / "a.db")
    played(address)
    with_database(address, lambda d: d.run(entries.delete().where(entries.c.number == 2)))

    async def verdicts(database: Database) -> list[str]:
        return [verdict.why async for verdict in audit.audit(database)]

    assert with_database(address, verdicts) == ["entry 2 is missing"] * 2


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for command in (("backup", str(tmp_path / "b")), ("verify", "--all")):
        code, said = run(command[0], "--database", str(tmp_path / "none.db"), *command[1:])
        assert (code, "no such file" in said) == (2, True)
    assert list(tmp_path.iterdir()) == []
