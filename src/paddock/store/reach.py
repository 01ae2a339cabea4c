"""What a driver says when a database can't be reached, as one error of ours."""

import contextlib
from collections.abc import Generator

import asyncpg
from sqlalchemy.exc import DBAPIError

from paddock.store.database import address_of
from paddock.store.errors import Missing


@contextlib.contextmanager
def reaching(address: str) -> Generator[None]:
    """An error that says which database, without its password, and why not."""
    try:
        yield
    except (DBAPIError, OSError, asyncpg.PostgresError) as error:
        shown = address_of(address).set(drivername=address_of(address).get_backend_name())
        why = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        told = shown.render_as_string(hide_password=True)
        raise Missing(f"{told}: {why}", address=told, why=why) from error
