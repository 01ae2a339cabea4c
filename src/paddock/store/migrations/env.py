"""Alembic starts here: the connection is given, the transaction is the caller's."""

from typing import Any

from alembic import context

from paddock.store.migrate import is_other_default
from paddock.store.schema import metadata

connection: Any = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can't change a column: the table is made anew
    compare_server_default=is_other_default,
)
with context.begin_transaction():
    context.run_migrations()
