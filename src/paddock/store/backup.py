"""A backup: everything that is stored, at one moment, in one file of our own.

The same file for SQLite and PostgreSQL, so that one can move from one to the other. It is JSON, a
value a line, packed with gzip: a head, then for each table its name with the names of its columns
and its rows, and at the end a digest of all lines before. A server may go on meanwhile: all is read
in one transaction, which sees what was there when it began.
"""

import base64
import gzip
import hashlib
import os
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, MetaData, Table, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from paddock.store import migrate
from paddock.store.database import SERVER, Database
from paddock.store.errors import Ahead, BadBackup, InUse, NotEmpty
from paddock.store.schema import metadata

FORMAT, VERSION = "paddock-backup", 1
TOGETHER = 500  # rows inserted at once


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    format: Literal["paddock-backup"]
    version: int
    schema: str
    at: int


class Rows(msgspec.Struct, frozen=True):
    """Rows of this table follow."""

    table: str
    columns: tuple[str, ...]


class End(msgspec.Struct, frozen=True):
    """The last line."""

    rows: int
    digest: str


Line = TypeVar("Line", Head, End)
_encoder = msgspec.json.Encoder()


# Making one


async def back_up(database: Database, file: Path, at: int) -> int:
    """Write a backup, all or nothing; answer how many rows it has."""
    await migrate.check(database)
    beside = file.with_name(f"{file.name}.part")
    digest, count = hashlib.sha256(), 0
    try:
        with gzip.open(beside, "wb", compresslevel=6) as out:
            async for line in _lines(database, at):
                count += line.startswith(b"[")
                digest.update(line)
                out.write(line)
            out.write(_encoder.encode(End(count, digest.hexdigest())) + b"\n")
        _keep(beside)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return count


def _keep(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())
    file.chmod(0o600)  # there are secrets in it


async def _lines(database: Database, at: int) -> AsyncGenerator[bytes]:
    """Everything but the end."""
    async with database.engine.connect() as connection:
        await _see_one_moment(connection)
        revision = await connection.run_sync(migrate.current)
        yield _encoder.encode(Head(FORMAT, VERSION, revision or "", at)) + b"\n"
        for table in metadata.sorted_tables:
            yield _encoder.encode(Rows(str(table.name), tuple(map(str, table.c.keys())))) + b"\n"
            order = list(table.primary_key.columns) or list(table.columns)
            async with connection.stream(select(table).order_by(*order)) as rows:
                async for row in rows:
                    pairs = zip(row, table.columns, strict=True)
                    yield _encoder.encode([_written(*pair) for pair in pairs]) + b"\n"


async def _see_one_moment(connection: AsyncConnection) -> None:
    """From here on nothing changes for this connection, whatever others write."""
    if connection.dialect.name == "sqlite":
        await connection.execute(text("BEGIN"))
        await connection.execute(text("select count(*) from alembic_version"))
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


def _written(value: Any, column: Column[Any]) -> Any:
    """Bytes as text where they are text (our JSON is), else as base64."""
    if not isinstance(column.type, LargeBinary) or value is None:
        return value
    if isinstance(value, str):  # SQLite's default of a column of bytes
        return ["t", value]
    try:
        return ["t", value.decode()]
    except UnicodeDecodeError:
        return ["b", base64.b64encode(value).decode()]


def _read(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    kind, said = cast("list[str]", value)
    return said.encode() if kind == "t" else base64.b64decode(said)


# Bringing it back


async def restore(database: Database, file: Path) -> int:
    """Put everything back into a database that has nothing in it; answer how many rows."""
    head, count = check(file)
    if head.schema not in migrate.revisions():
        known = migrate.revisions()[-1]
        raise Ahead(f"schema {head.schema} came, {known} is known", came=head.schema, known=known)
    async with database.transaction() as connection:
        await connection.run_sync(migrate.lock)
        await connection.run_sync(_check_empty)
        if await connection.run_sync(migrate.current) not in (None, head.schema):
            raise NotEmpty("its schema is another one", table="alembic_version")
        await connection.run_sync(migrate.upgrade_to, head.schema)
        there = await connection.run_sync(_reflected)
        for table, rows in _groups(file, there):
            await connection.execute(insert(table), rows)
        if database.is_postgresql:
            await _go_on_counting(connection)
        await connection.run_sync(migrate.upgrade_to, "head")
    return count


def check(file: Path) -> tuple[Head, int]:
    """Read a backup to its end; its head, and how many rows it has."""
    digest, count = hashlib.sha256(), 0
    head: Head | None = None
    for line, is_last in _lines_of(file):
        if is_last:
            end = _decoded(file, line, End)
            if head is None or (end.rows, end.digest) != (count, digest.hexdigest()):
                raise _bad(file, "digest")
            return head, count
        head = head or _decoded(file, line, Head)
        count += line.startswith(b"[")
        digest.update(line)
    raise _bad(file, "empty")


def _decoded(file: Path, line: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise _bad(file, "no backup") from None


def _bad(file: Path, why: str) -> BadBackup:
    return BadBackup(f"{file}: {why}", path=str(file), why=why)


def _lines_of(file: Path) -> Generator[tuple[bytes, bool]]:
    """Every line, and whether it is the last one."""
    before = b""
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                if before:
                    yield before, False
                before = line
    except (OSError, EOFError) as error:
        raise _bad(file, getattr(error, "strerror", None) or "no backup") from None
    if before:
        yield before, True


def _groups(file: Path, there: MetaData) -> Generator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one table after the other, many at a time."""
    table, columns, rows = cast("Table | None", None), tuple[str, ...](), list[dict[str, Any]]()
    for line, is_last in _lines_of(file):
        is_row = line.startswith(b"[")
        if is_row:
            values = map(_read, msgspec.json.decode(line))
            rows.append(dict(zip(columns, values, strict=True)))
        if table is not None and rows and (len(rows) >= TOGETHER or not is_row):
            yield table, rows
            rows = []
        if not is_row and not is_last and b'"table"' in line[:20]:
            named = msgspec.json.decode(line, type=Rows)
            table, columns = there.tables[named.table], named.columns


def _check_empty(connection: Connection) -> None:
    """Nothing of ours may be there but perhaps empty tables, and no server."""
    there = _reflected(connection)
    for table in there.tables.values():
        if table.name in metadata.tables and connection.execute(select(table).limit(1)).first():
            raise NotEmpty(f"there are rows in {table.name}", table=table.name)
    if connection.dialect.name == "postgresql":
        query = text(
            "select count(*) from pg_stat_activity"
            " where datname = current_database() and application_name = :name"
        )
        if connection.execute(query, {"name": SERVER}).scalar():
            raise InUse("a server has it open", path=str(connection.engine.url.database))


def _reflected(connection: Connection) -> MetaData:
    """The tables as they are there, which may be those of an older schema."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if connection.dialect.name == "sqlite" and str(column.type) == "BLOB":
                column.type = LargeBinary()
    return found


async def _go_on_counting(connection: AsyncConnection) -> None:
    """PostgreSQL's counters go on after the highest number."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            query = (
                f"select setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
                f' coalesce(max("{column.name}"), 0) + 1, false) from "{table.name}"'
            )
            await connection.execute(text(query))
