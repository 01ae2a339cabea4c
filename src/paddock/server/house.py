"""All parts of a running server in one place, made and unmade in order."""

import contextlib
from collections.abc import AsyncGenerator

from paddock.server.clock import Now, now
from paddock.server.people.service import People
from paddock.server.settings import Settings
from paddock.store.database import Database, opened
from paddock.store.entries import Log


class House:
    """What routes and background work ask for."""

    def __init__(self, settings: Settings, clock: Now = now) -> None:
        self.settings = settings
        self.now = clock
        self.database: Database = opened(settings.database)
        self.log = Log(self.database)
        self.people = People(self.database, clock)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncGenerator["House"]:
        """While this is open, the house is at work."""
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(self.database.close)
            await stack.enter_async_context(self.log.running())
            yield self
