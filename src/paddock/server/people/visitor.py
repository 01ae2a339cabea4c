"""Who is asking: told by a session's token, in a cookie or (for programs) as a bearer."""

import hashlib
import secrets
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from sqlalchemy import select

from paddock.store.database import Database
from paddock.store.schema import people, sessions

COOKIE = "paddock_session"
Connection = ASGIConnection[Any, Any, Any, Any]


class Visitor(msgspec.Struct, frozen=True):
    """A person with a session."""

    person: str
    name: str
    language: str
    colour: str
    token: str  # as it is stored: a hash


def new_token() -> str:
    """A session's token: nobody can guess it."""
    return secrets.token_urlsafe(32)


def stored(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: Connection) -> str:
    """The token that came with a request, or nothing."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return bearer
    return connection.cookies.get(COOKIE, "")


async def visitor_of(connection: Connection, database: Database) -> Visitor | None:
    """Who is asking, or nobody that is known."""
    token = token_of(connection)
    if not token:
        return None
    query = (
        select(people.c.id, people.c.name, people.c.language, people.c.colour)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token == stored(token))
    )
    row = await database.row(query)
    if row is None:
        return None
    return Visitor(row["id"], row["name"], row["language"], row["colour"], stored(token))
