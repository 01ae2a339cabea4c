"""Bots think in threads of their own, on a world dealt anew, and hold nobody up."""

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

from paddock.bots import uniform
from paddock.bots.contract import Glimpse
from paddock.bots.levels import bot
from paddock.core.log import Note
from paddock.core.promises import PROMISE, let_bots_talk
from paddock.server.tables.draft import Draft
from paddock.server.tables.fold import SUBSTITUTE
from paddock.server.tables.keeper import Keeper
from paddock.server.tables.table import Table

THREADS = 2
logger = logging.getLogger("paddock.bots")


def _bots_at(table: Table) -> list[int]:
    return [seat for seat, place in enumerate(table.places) if place.by_bot]


def _is_asked(table: Table) -> bool:
    """Whether the last thing said is a promise, which a bot may want to answer."""
    entries = table.match.entries if table.match and table.status == "playing" else []
    last = entries[-1] if entries else None
    return isinstance(last, Note) and last.kind == PROMISE and bool(_bots_at(table))


class Bots:
    """Takes the decisions of all seats that bots steer."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._pool = ThreadPoolExecutor(THREADS, "bot")
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self.seconds = 0.0  # that bots have thought, all together
        self.decisions = 0
        keeper.listeners.append(self.look)

    def look(self, table: Table) -> None:
        """If a bot is due, it begins to think."""
        if (table.bots_due() or _is_asked(table)) and table.id not in self._thinking:
            task = asyncio.create_task(self._drive(table.id))
            self._thinking[table.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(table.id, None))

    async def close(self) -> None:
        """What is being thought is forgotten; the next process thinks it again."""
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _drive(self, table: str) -> None:
        """One decision after the other, as long as a bot is due."""
        await self._talk(table)
        while await self._decide(table):
            await self._talk(table)

    async def _talk(self, table: str) -> None:
        """Offer promises and answer them, in games in which people bargain."""

        def talk(draft: Draft) -> None:
            if draft.table.status == "playing":
                let_bots_talk(draft.match, _bots_at(draft.table), draft.note)

        await self._keeper.change(table, talk)

    async def _decide(self, table: str) -> bool:
        async with self._keeper.at(table) as at_hand:
            due = at_hand.bots_due()
            if not due or at_hand.match is None:
                return False
            seat, turned = due[0], at_hand.turned
            level = at_hand.places[seat].level or SUBSTITUTE
            look = Glimpse(at_hand.match, seat, secrets.randbits(62))
        action = await asyncio.get_running_loop().run_in_executor(
            self._pool, self._chosen, look, level
        )

        def act(draft: Draft) -> None:
            if draft.table.turned == turned and seat in draft.table.bots_due():
                draft.act(seat, action)

        await self._keeper.change(table, act)
        return True

    def _chosen(self, look: Glimpse, level: str) -> int:
        """What the bot chooses; one that fails, or wants what is not legal, plays anything."""
        began = time.perf_counter()
        try:
            action = bot(level)(look)
        except Exception:  # whatever a bot does wrong, the match goes on
            logger.exception("bot failed", extra={"level": level})
            action = uniform.choose(look)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return action if action in look.legal else uniform.choose(look)
