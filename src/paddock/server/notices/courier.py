"""Carries notices to channels. Any number of processes do it together, each notice goes out once.

A channel that has something to do is leased to one process for a while. What could not be told is
tried again, later and later; in the end the channel is stopped, and its person sees that.
"""

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Update, and_, case, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from paddock.server.clock import Now
from paddock.server.notices.desk import is_current, wishes_of
from paddock.server.notices.letters import Letters
from paddock.server.notices.mail import Mail
from paddock.server.notices.times import SECOND, not_before
from paddock.server.notices.undelivered import Undelivered
from paddock.server.notices.webhook import Webhooks
from paddock.server.notices.wording import Words
from paddock.store.database import Database, Row
from paddock.store.entries import LOST
from paddock.store.schema import channels, deliveries, notices, people, tables

LONGEST, SHORTEST = 5.0, 0.5  # seconds between two looks
PARTING = 5.0  # seconds that a round may still take when the server stops
AT_ONCE = 500  # notices handed out together
CHANNELS = 16  # leased together
TOGETHER = 10  # notices of one channel in one go
LEASE = 300 * SECOND
PAUSES = (60, 300, 1800, 2 * 3600, 6 * 3600, 24 * 3600)  # seconds after each try in vain
logger = logging.getLogger("paddock.notices")


class Courier:
    """Hands notices out to channels, and tells them."""

    def __init__(
        self, database: Database, letters: Letters, webhooks: Webhooks, mail: Mail, now: Now
    ) -> None:
        self._database = database
        self._letters = letters
        self._webhooks = webhooks
        self._mail = mail
        self._now = now
        self._more = asyncio.Event()
        self.told = 0  # messages sent
        self.failed = 0  # tries in vain

    def nudge(self) -> None:
        """There may be something new."""
        self._more.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await self._whole_round()
            await asyncio.sleep(SHORTEST)
            try:
                async with asyncio.timeout(LONGEST - SHORTEST):
                    await self._more.wait()
            except TimeoutError:
                continue

    async def _whole_round(self) -> None:
        """Whoever stops this waits a little: what is being sent is sent, and noted."""
        going = asyncio.create_task(self.round())
        try:
            await asyncio.shield(going)
        except LOST as error:
            logger.warning("notices wait: %s", type(error).__name__)
        except asyncio.CancelledError:
            await asyncio.wait([going], timeout=PARTING)
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)
            raise

    async def round(self) -> None:
        """Everything that can be told now."""
        self._more.clear()
        while await self.hand_out():
            pass
        while leased := await self._leased():
            async with asyncio.TaskGroup() as tasks:
                for channel in leased:
                    tasks.create_task(self._serve(channel))

    # Handing out

    async def hand_out(self) -> bool:
        """New notices go to every channel of their people."""
        fresh = (
            select(notices.c.id)
            .where(notices.c.sent.is_(None))
            .order_by(notices.c.id)
            .limit(AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        async with self._database.transaction() as connection:
            done = await connection.execute(
                update(notices)
                .where(notices.c.id.in_(fresh), notices.c.sent.is_(None))
                .values(sent=self._now())
                .returning(notices.c.id, notices.c.person, notices.c.kind, notices.c.at)
            )
            rows = done.mappings().all()
            await self._give(connection, rows)
        return len(rows) == AT_ONCE

    async def _give(self, connection: AsyncConnection, rows: Sequence[Row]) -> None:
        query = (
            select(channels, people.c.notifying)
            .join(people, people.c.id == channels.c.person)
            .where(channels.c.person.in_({row["person"] for row in rows}))
            .where(channels.c.kind != "feed", channels.c.stopped == "")
            .where(channels.c.confirmed.is_not(None))
            .order_by(channels.c.id)
        )
        for channel in (await connection.execute(query)).mappings().all():
            wishes = wishes_of(channel)
            theirs = [
                row
                for row in rows
                if row["person"] == channel["person"] and row["kind"] in wishes.kinds
            ]
            if not theirs:
                continue
            await connection.execute(
                deliveries.insert(),
                [{"notice": row["id"], "channel": channel["id"]} for row in theirs],
            )
            first = min(row["at"] for row in theirs)
            wake = not_before(channel["kind"], wishes, channel["told"], first)
            await connection.execute(_sooner(channel["id"], wake))

    # Telling

    async def _leased(self) -> Sequence[Row]:
        """Channels that have something to do, and are this process's for a while."""
        now = self._now()
        free = or_(channels.c.lease.is_(None), channels.c.lease <= now)
        due = and_(channels.c.wake <= now, free)
        chosen = (
            select(channels.c.id)
            .where(due)
            .order_by(channels.c.wake)
            .limit(CHANNELS)
            .with_for_update(skip_locked=True)
        )
        async with self._database.transaction() as connection:
            done = await connection.execute(
                update(channels)
                .where(channels.c.id.in_(chosen), due)
                .values(lease=now + LEASE)
                .returning(channels)
            )
            return done.mappings().all()

    async def _serve(self, channel: Row) -> None:
        """One channel; whatever goes wrong, the lease runs out and somebody tries again."""
        try:
            await self._look_after(channel)
        except LOST as error:
            logger.warning("a channel waits: %s", type(error).__name__)
        except Exception:
            logger.exception("a channel failed", extra={"channel": channel["id"]})

    async def _look_after(self, channel: Row) -> None:
        """Tell what waits, if it still is so and may be told now."""
        person, waiting = await self._waiting(channel)
        current = [row for row in waiting if is_current(row)]
        needless = [row["id"] for row in waiting if not is_current(row)]
        if person is None or not current:
            await self._end(channel, needless)
            return
        wishes = wishes_of(person)
        first = min(row["at"] for row in current)
        wake = not_before(channel["kind"], wishes, channel["told"], first)
        if wake > self._now():
            await self._end(channel, needless, wake=wake)
            return
        words = Words(person["language"], wishes.time_zone)
        try:
            await self._tell(channel, current, words, person["name"])
        except Undelivered as error:
            await self._failed(channel, error)
            return
        self.told += 1
        await self._end(channel, [row["id"] for row in waiting], told=self._now())

    async def _waiting(self, channel: Row) -> tuple[Row | None, Sequence[Row]]:
        """Whose channel it is, and what is still to be told there."""
        person = await self._database.row(select(people).where(people.c.id == channel["person"]))
        query = (
            select(notices, tables.c.due)
            .join(deliveries, deliveries.c.notice == notices.c.id)
            .join(tables, tables.c.id == notices.c.table)
            .where(deliveries.c.channel == channel["id"])
            .order_by(notices.c.id)
            .limit(1 if channel["kind"] == "webhook" else TOGETHER)
        )
        return person, await self._database.rows(query)

    async def _tell(self, channel: Row, current: Sequence[Row], words: Words, name: str) -> None:
        if channel["kind"] == "webhook":
            body = self._letters.hook(channel, current[0], words)
            await self._webhooks.post(channel["target"], channel["secret"], body)
        else:
            message = self._letters.mail(self._mail, channel, current, words, name)
            await self._mail.send(message)

    async def _end(
        self, channel: Row, done: Sequence[int], *, wake: int = 0, told: int | None = None
    ) -> None:
        """Give the lease back; if more waits already, it is looked at again."""
        mine = channels.c.id == channel["id"]
        async with self._database.transaction() as connection:
            await connection.execute(
                update(channels)
                .where(mine)
                .values(lease=None, tries=0, told=channel["told"] if told is None else told)
            )
            await connection.execute(
                delete(deliveries).where(
                    deliveries.c.channel == channel["id"], deliveries.c.notice.in_(done)
                )
            )
            left = select(func.count()).where(deliveries.c.channel == channel["id"])
            more = (await connection.execute(left)).scalar_one()
            again = (wake or self._now()) if more else None
            await connection.execute(update(channels).where(mine).values(wake=again))

    async def _failed(self, channel: Row, error: Undelivered) -> None:
        """Later again, or never."""
        self.failed += 1
        logger.info("not told: %s", error, extra={"channel": channel["id"]})
        tries: int = channel["tries"]
        why = error.for_good or ("failing" if tries >= len(PAUSES) else "")
        values = {"lease": None, "tries": tries + 1}
        if why:
            await self._database.run(
                update(channels)
                .where(channels.c.id == channel["id"])
                .values(**values, stopped=why, wake=None),
                delete(deliveries).where(deliveries.c.channel == channel["id"]),
            )
            return
        pause = error.pause or PAUSES[tries]
        await self._database.run(
            update(channels)
            .where(channels.c.id == channel["id"])
            .values(**values, wake=self._now() + pause * SECOND)
        )


def _sooner(channel: str, wake: int) -> Update:
    """Look at a channel at this time, or before; one that fails keeps its pause."""
    later = or_(channels.c.wake.is_(None), channels.c.wake > wake)
    may = and_(later, or_(channels.c.tries == 0, channels.c.wake.is_(None)))
    return (
        update(channels)
        .where(channels.c.id == channel)
        .values(wake=case((may, wake), else_=channels.c.wake))
    )
