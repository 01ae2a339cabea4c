"""Now and then what nobody needs any more is thrown away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from paddock.store.entries import LOST

HOUR = 3600.0
logger = logging.getLogger("paddock.tidying")


async def tidy(rooms: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Until cancelled, once an hour."""
    while True:
        await asyncio.sleep(HOUR)
        for room in rooms:
            try:
                await room()
            except LOST as error:
                logger.warning("not tidied: %s", type(error).__name__)
