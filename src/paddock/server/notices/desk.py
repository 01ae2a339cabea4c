"""What waits for a person, and the ways in which they want to be told."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError

from paddock.server.clock import Now
from paddock.server.errors import Malformed, NoSuch, NotNow
from paddock.server.notices import mail, webhook
from paddock.server.notices.wording import data_of
from paddock.server.people.days import zone_of
from paddock.server.settings import Settings
from paddock.server.wire.notices import Channel, NewChannel, Notice, Notifying
from paddock.store.database import Database, Row
from paddock.store.schema import channels, deliveries, notices, people, tables

LATEST = 50
MOST_CHANNELS = 10
DAY = 86_400 * 1000
KEPT = 60 * DAY  # how long a notice can be read
_notifying = msgspec.json.Decoder(Notifying)
_due = msgspec.json.Decoder(dict[int, int])


def wishes_of(row: Row) -> Notifying:
    """When a person wants to be told."""
    return _notifying.decode(row["notifying"] or b"{}")


def is_current(row: Row) -> bool:
    """Whether the turn that a notice is about still goes on; what is over stays over."""
    if row["kind"] not in ("turn", "warning"):
        return True
    since = _due.decode(row["due"] or b"{}").get(data_of(row).seat)
    return since is not None and since <= row["at"]


class Desk:
    """Reads notices, keeps channels and wishes."""

    def __init__(self, database: Database, settings: Settings, now: Now) -> None:
        self._database = database
        self._settings = settings
        self._now = now

    # Notices

    async def rows(self, person: str) -> Sequence[Row]:
        """The latest notices of a person."""
        query = (
            select(notices, tables.c.due)
            .join(tables, tables.c.id == notices.c.table)
            .where(notices.c.person == person, notices.c.at > self._now() - KEPT)
        )
        return await self._database.rows(query.order_by(notices.c.id.desc()).limit(LATEST))

    async def latest(self, person: str) -> list[Notice]:
        """The same, to be shown."""
        return [_notice(row) for row in await self.rows(person)]

    async def tidy(self) -> None:
        """Notices that nobody will look for any more."""
        await self._database.run(delete(notices).where(notices.c.at < self._now() - KEPT))

    # Wishes

    async def wishes(self, person: str) -> Notifying:
        """When a person wants to be told, and of what."""
        query = select(people.c.notifying).where(people.c.id == person)
        row = await self._database.row(query)
        if row is None:
            raise NoSuch("person", came=person[:40])
        return wishes_of(row)

    async def wish(self, person: str, wanted: Notifying) -> None:
        """From now on so."""
        zone_of(wanted.time_zone)
        if bool(wanted.quiet_from) != bool(wanted.quiet_until):
            raise Malformed("quiet", since=wanted.quiet_from, until=wanted.quiet_until)
        body = msgspec.json.encode(wanted)
        await self._database.run(
            update(people).where(people.c.id == person).values(notifying=body),
            update(channels)  # what waits is looked at under the new wishes
            .where(channels.c.person == person, channels.c.wake.is_not(None), channels.c.tries == 0)
            .values(wake=self._now()),
        )

    # Channels

    async def channels(self, person: str) -> list[Channel]:
        """All of a person's, the oldest first."""
        query = select(channels).where(channels.c.person == person)
        rows = await self._database.rows(query.order_by(channels.c.created, channels.c.id))
        return [shown(row) for row in rows]

    async def row(self, person: str, channel: str) -> Row:
        """One of a person's."""
        query = select(channels).where(channels.c.id == channel, channels.c.person == person)
        row = await self._database.row(query)
        if row is None:
            raise NoSuch("channel", came=channel[:40])
        return row

    async def add(self, person: str, wanted: NewChannel) -> Row:
        """One more; a mailbox says nothing before its owner has agreed."""
        count = select(func.count().label("count")).where(channels.c.person == person)
        had = await self._database.row(count)
        if had is not None and had["count"] >= MOST_CHANNELS:
            raise NotNow("full", most=MOST_CHANNELS)
        at, name = self._now(), secrets.token_hex(8)
        row = {
            "id": name,
            "person": person,
            "kind": wanted.kind,
            "target": self._target(wanted),
            "token": secrets.token_urlsafe(24),
            "secret": secrets.token_urlsafe(24) if wanted.kind == "webhook" else "",
            "created": at,
            "confirmed": None if wanted.kind == "mail" else at,
        }
        try:
            await self._database.run(channels.insert().values(row))
        except IntegrityError:
            raise NotNow("there-already") from None
        return await self.row(person, name)

    def _target(self, wanted: NewChannel) -> str:
        match wanted.kind:
            case "feed":
                return ""
            case "webhook":
                return webhook.checked(wanted.target, private=self._settings.private_webhooks)
            case "mail":
                if not self._settings.smtp:
                    raise NotNow("no-mail")
                return mail.checked(wanted.target)

    async def turn(self, person: str, channel: str, *, on: bool) -> Channel:
        """Off, or on again."""
        row = await self.row(person, channel)
        await self._turn(row["id"], on=on)
        return shown(await self.row(person, channel))

    async def _turn(self, channel: str, *, on: bool) -> None:
        stopped = "" if on else "off"
        await self._database.run(
            delete(deliveries).where(deliveries.c.channel == channel),
            update(channels)
            .where(channels.c.id == channel)
            .values(stopped=stopped, tries=0, wake=None),
        )

    async def remove(self, person: str, channel: str) -> None:
        """One less."""
        mine = delete(channels).where(channels.c.id == channel, channels.c.person == person)
        if not await self._database.run(mine):
            raise NoSuch("channel", came=channel[:40])

    # By the token in an address

    async def of_token(self, token: str) -> Row | None:
        """The channel of a token, with its person."""
        query = (
            select(channels, people.c.name, people.c.language, people.c.notifying)
            .join(people, people.c.id == channels.c.person)
            .where(channels.c.token == token)
        )
        return await self._database.row(query)

    async def off(self, token: str) -> Row | None:
        """Turn the channel of a token off; whoever has its address may."""
        row = await self.of_token(token)
        if row is not None:
            await self._turn(row["id"], on=False)
        return row

    async def confirm(self, token: str) -> Row | None:
        """The owner of a mailbox agrees."""
        row = await self.of_token(token)
        if row is None or row["kind"] != "mail":
            return None
        mine = update(channels).where(channels.c.token == token, channels.c.confirmed.is_(None))
        await self._database.run(mine.values(confirmed=self._now()))
        return row


def _notice(row: Row) -> Notice:
    data = data_of(row)
    return Notice(
        id=row["id"],
        kind=row["kind"],
        table=row["table"],
        code=data.code,
        game=data.game,
        seat=data.seat,
        at=row["at"],
        until=data.until,
        current=is_current(row),
    )


def shown(row: Row) -> Channel:
    feed = f"/feed/{row['token']}" if row["kind"] == "feed" else ""
    return Channel(
        id=row["id"],
        kind=row["kind"],
        target=row["target"],
        confirmed=row["confirmed"] is not None,
        stopped=row["stopped"],
        told=row["told"],
        secret=row["secret"],
        json=f"{feed}.json" if feed else "",
        atom=f"{feed}.atom" if feed else "",
    )
