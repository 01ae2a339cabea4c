"""Whoever is signed out, on this device or from another, sees nothing more here."""

import asyncio
import contextlib
import logging

from paddock.server.people.service import People
from paddock.server.tables.hub import Hub
from paddock.store.entries import LOST

ROUND = 60.0  # seconds between two rounds; at once when a session ends in this process
logger = logging.getLogger("paddock.doorkeeper")


class Doorkeeper:
    """Goes round the open connections."""

    def __init__(self, people: People, hub: Hub) -> None:
        self._people = people
        self._hub = hub
        self._sooner = asyncio.Event()
        people.ended = self._sooner.set

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ROUND):
                    await self._sooner.wait()
            self._sooner.clear()
            try:
                await self.look()
            except LOST as error:
                logger.warning("not looked: %s", type(error).__name__)

    async def look(self) -> None:
        """Send away who is known by a session that is no more."""
        sessions = self._hub.sessions()
        self._hub.dismiss(sessions - await self._people.still_there(sessions))
