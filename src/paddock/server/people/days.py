"""Named days of rest: on them a person's clocks in days stand still."""

import datetime
import zoneinfo
from collections.abc import Sequence

from sqlalchemy import delete, select

from paddock.server.clock import Now
from paddock.server.errors import Malformed, NotNow
from paddock.server.people.visitor import Rests
from paddock.server.tables import commands
from paddock.server.tables import entries as log
from paddock.server.tables.draft import Draft
from paddock.server.tables.keeper import Keeper
from paddock.server.wire.people import Holiday, Rest, RestInfo
from paddock.store.database import Database
from paddock.store.schema import players, rests, tables

MOST_DAYS = 42  # in any year: those behind and those ahead
DAY = 86_400 * 1000
YEAR = 365 * DAY
FARTHEST = 400 * DAY


def zone_of(name: str) -> zoneinfo.ZoneInfo:
    """A time zone by its name, such as Asia/Tokyo."""
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise Malformed("time-zone", came=name[:60]) from None


class Days:
    """Reads and sets them, here and at all tables where they count."""

    def __init__(self, database: Database, keeper: Keeper, now: Now) -> None:
        self._database = database
        self._keeper = keeper
        self._now = now

    async def named(self, person: str) -> RestInfo:
        """Those that lie ahead, and how many more there may be."""
        query = select(rests).where(rests.c.person == person, rests.c.until > self._now() - YEAR)
        spans = [
            (row["since"], row["until"])
            for row in await self._database.rows(query.order_by(rests.c.since))
        ]
        ahead = tuple(span for span in spans if span[1] > self._now())
        return RestInfo(rests=ahead, left=max(0, MOST_DAYS * DAY - _length(spans)) // DAY)

    async def name(self, person: str, wanted: Rest) -> RestInfo:
        """These days and no others from now on."""
        now = self._now()
        ahead = _joined(_spans(wanted, now))
        await self._check_enough_left(person, ahead)
        mine = rests.c.person == person
        async with self._database.transaction() as connection:
            await connection.execute(delete(rests).where(mine, rests.c.since >= now))
            await connection.execute(
                rests.update().where(mine, rests.c.until > now).values(until=now)
            )
            rows = [{"person": person, "since": since, "until": until} for since, until in ahead]
            if rows:
                await connection.execute(rests.insert(), rows)
        await self._tell_tables(person, ahead)
        return await self.named(person)

    async def _check_enough_left(self, person: str, ahead: Rests) -> None:
        now = self._now()
        query = select(rests).where(rests.c.person == person, rests.c.since < now)
        past = [
            (max(row["since"], now - YEAR), min(row["until"], now))
            for row in await self._database.rows(query)
            if row["until"] > now - YEAR
        ]
        length = _length([*past, *ahead])
        if length > MOST_DAYS * DAY:
            raise NotNow("too-many-days", came=-(-length // DAY), most=MOST_DAYS)

    async def _tell_tables(self, person: str, ahead: Rests) -> None:
        """At every table with a clock in days, where one sits."""
        query = (
            select(tables.c.id)
            .distinct()
            .join(players, players.c.table == tables.c.id)
            .where(players.c.person == person)
            .where(tables.c.status.in_(("waiting", "opening", "playing")))
        )

        def work(draft: Draft) -> None:
            rest(draft, person, ahead)

        for row in await self._database.rows(query):
            await self._keeper.change(row["id"], work)

    async def tidy(self) -> None:
        """Days so long gone that they count no more."""
        await self._database.run(delete(rests).where(rests.c.until < self._now() - 2 * YEAR))


def rest(draft: Draft, person: str, ahead: Rests) -> None:
    """At a table with a clock in days: these days of rest and no others."""
    table = draft.table
    for seat in table.seats_of(person):
        if any(until > draft.at for _, until in table.places[seat].rests):
            draft.add(log.Resumed(seat))
        commands.rest(draft, seat, ahead)


def _spans(wanted: Rest, now: int) -> list[tuple[int, int]]:
    """From the first day's midnight to the midnight after the last, as far as it lies ahead."""
    zone = zone_of(wanted.time_zone)
    spans: list[tuple[int, int]] = []
    for holiday in wanted.days:
        since, after = _midnights(holiday, zone)
        if after <= since:
            raise Malformed("days", first=holiday.first, last=holiday.last)
        if after > now + FARTHEST:
            raise NotNow("too-far", came=holiday.last)
        if after > now:
            spans.append((max(since, now), after))
    return spans


def _midnights(holiday: Holiday, zone: zoneinfo.ZoneInfo) -> tuple[int, int]:
    try:
        first = datetime.date.fromisoformat(holiday.first)
        last = datetime.date.fromisoformat(holiday.last) + datetime.timedelta(days=1)
    except (ValueError, OverflowError):
        raise Malformed("days", first=holiday.first, last=holiday.last) from None
    midnights = [
        datetime.datetime.combine(day, datetime.time(), zone).timestamp() for day in (first, last)
    ]
    return int(midnights[0] * 1000), int(midnights[1] * 1000)


def _joined(spans: Sequence[tuple[int, int]]) -> Rests:
    """In order, and those that touch made one."""
    joined: list[tuple[int, int]] = []
    for since, until in sorted(spans):
        if joined and since <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(until, joined[-1][1]))
        else:
            joined.append((since, until))
    return tuple(joined)


def _length(spans: Sequence[tuple[int, int]]) -> int:
    """How long that is, all together."""
    return sum(until - since for since, until in spans)
