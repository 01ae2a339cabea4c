"""Who is looking at which table, and what still has to be sent to them.

Nobody is queued for more than a few messages: whoever reads slowly gets, once there is room again,
one update over all that came in between.
"""

import asyncio
import collections
from collections.abc import Collection, Sequence

import msgspec

from paddock.server.clock import Now
from paddock.server.errors import NotYours, Refusal, SignedOut
from paddock.server.tables.looks import Telling
from paddock.server.tables.presence import Presence
from paddock.server.tables.table import Table
from paddock.server.wire.updates import Here, Update

BACKLOG = 8  # messages that wait for one connection
STALLED = 30.0  # seconds in which a client must take what is sent to it
_encoder = msgspec.json.Encoder()


class Connection:
    """One socket at one table."""

    def __init__(self, table: str, person: str, last: int, session: str = "") -> None:
        self.table = table
        self.person = person
        self.session = session  # by which the person is known; it may end
        self.dismissed: Refusal | None = None  # why nothing more is sent
        self.last = last  # the entry up to which it has been told
        self.behind = False  # there is more than what waits
        self.writer: asyncio.Task[None] | None = None
        self.sending_since: float | None = None  # by the loop's clock: since when it takes nothing
        self._waiting: collections.deque[str] = collections.deque()
        self._more = asyncio.Event()

    def put(self, message: str) -> None:
        """Something to be sent."""
        if self.dismissed is None:
            self._waiting.append(message)
            self._more.set()

    def dismiss(self, why: Refusal) -> None:
        """Nothing more from now on, not even what waits."""
        if self.dismissed is None:
            self.dismissed = why
            self._waiting.clear()
            self._more.set()

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= BACKLOG

    async def next(self) -> str | None:
        """What is to be sent next; None: a new update has to be made first."""
        while not self._waiting:
            if self.dismissed is not None:
                raise self.dismissed
            if self.behind:
                return None
            self._more.clear()
            await self._more.wait()
        return self._waiting.popleft()


class Hub:
    """All connections of this process."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._at: dict[str, set[Connection]] = {}
        self._changes: dict[str, asyncio.Event] = {}
        self.presence = Presence(now)

    def join(self, connection: Connection, table: Table) -> None:
        """A page is open."""
        self._at.setdefault(connection.table, set()).add(connection)
        if self.presence.come(connection.table, connection.person):
            self.tell_who_is_here(table)
        else:
            connection.put(_here(table, self.presence.of(table.id)))

    def leave(self, connection: Connection) -> bool:
        """A page is closed; answers whether its person is gone with it, and others are here."""
        here = self._at.get(connection.table, set())
        here.discard(connection)
        if not here:
            self._at.pop(connection.table, None)
        gone = self.presence.go(connection.table, connection.person)
        return gone and bool(here)

    def tell_who_is_here(self, table: Table) -> None:
        """Somebody has come or gone."""
        message = _here(table, self.presence.of(table.id))
        for connection in self._at.get(table.id, ()):
            if not connection.is_full:  # who is behind is told with the next change
                connection.put(message)

    def is_here(self, table: str, person: str) -> bool:
        """Whether a person looks at a table."""
        return person in self.presence.of(table)

    def is_watched(self, table: str) -> bool:
        """Whether anybody looks at a table from here."""
        return table in self._at

    def watched(self) -> Sequence[str]:
        """All tables that somebody looks at from here."""
        return list(self._at)

    def count(self) -> int:
        """How many connections there are."""
        return sum(map(len, self._at.values()))

    def change_of(self, table: str) -> asyncio.Event:
        """Is set as soon as a table has gone on."""
        return self._changes.setdefault(table, asyncio.Event())

    def wake_all(self) -> None:
        """Whoever waits for a change looks again."""
        for change in self._changes.values():
            change.set()
        self._changes.clear()

    def sessions(self) -> set[str]:
        """All sessions by which somebody looks from here."""
        return {one.session for here in self._at.values() for one in here if one.session}

    def dismiss(self, sessions: Collection[str]) -> None:
        """Send away who is known by a session that has ended."""
        for here in self._at.values():
            for connection in here:
                if connection.session in sessions:
                    connection.dismiss(SignedOut("session"))

    def drop_stalled(self, now: float) -> int:
        """Let go of those who take nothing any more; they may come back."""
        stalled = [
            connection
            for here in self._at.values()
            for connection in here
            if connection.sending_since is not None and now - connection.sending_since > STALLED
        ]
        for connection in stalled:
            if connection.writer is not None:
                connection.writer.cancel()
        return len(stalled)

    def tell(self, table: Table) -> None:
        """The table has gone on: everybody who looks gets what is theirs."""
        changed = self._changes.pop(table.id, None)
        if changed is not None:
            changed.set()
        telling = self._telling(table)
        made: dict[tuple[tuple[int, ...], int], str] = {}
        for connection in self._at.get(table.id, ()):
            if connection.last == table.last or not _may_stay(connection, table):
                continue
            if connection.is_full:
                connection.behind = True
                continue
            seats = table.seats_of(connection.person)
            key = (seats, connection.last)
            if key not in made:
                made[key] = _text(telling.update(seats, connection.last))
            connection.put(made[key])
            connection.last = table.last

    def catch_up(self, table: Table, connection: Connection, last: int | None = None) -> None:
        """One update over all that a connection has missed."""
        connection.behind = False
        if not _may_stay(connection, table):
            return
        since = connection.last if last is None else last
        seats = table.seats_of(connection.person)
        connection.put(_text(self._telling(table).update(seats, since)))
        connection.last = table.last

    def _telling(self, table: Table) -> Telling:
        return Telling(table, self._now(), self.presence.of(table.id).__contains__)


def _may_stay(connection: Connection, table: Table) -> bool:
    """Whoever may not watch any more is sent away: the match has begun, or they have no seat."""
    if not table.setup.watching and not table.may_watch(connection.person):
        connection.dismiss(NotYours("watching"))
    return connection.dismissed is None


def _text(said: Update | Here) -> str:
    return _encoder.encode(said).decode()


def _here(table: Table, looking: frozenset[str]) -> str:
    known = looking & (table.people() | {table.owner})
    return _text(Here(people=tuple(sorted(known)), watchers=len(looking - known)))
