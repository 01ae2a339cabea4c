"""Who is looking at which table, and what still has to be sent to them.

Nobody is queued for more than a few messages: whoever reads slowly gets, once there is room again,
one update over all that came in between.
"""

import asyncio
import collections
from collections.abc import Sequence

import msgspec

from paddock.server.clock import Now
from paddock.server.tables.looks import update
from paddock.server.tables.table import Table

BACKLOG = 8  # messages that wait for one connection
_encoder = msgspec.json.Encoder()


class Connection:
    """One socket at one table."""

    def __init__(self, table: str, person: str, last: int) -> None:
        self.table = table
        self.person = person
        self.last = last  # the entry up to which it has been told
        self.behind = False  # there is more than what waits
        self._waiting: collections.deque[bytes] = collections.deque()
        self._more = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Something to be sent."""
        self._waiting.append(message)
        self._more.set()

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= BACKLOG

    async def next(self) -> bytes | None:
        """What is to be sent next; None: a new update has to be made first."""
        while not self._waiting:
            if self.behind:
                return None
            self._more.clear()
            await self._more.wait()
        return self._waiting.popleft()

    def nudge(self) -> None:
        """Look again at whether there is something to send."""
        self._more.set()


class Hub:
    """All connections of this process."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._at: dict[str, set[Connection]] = {}
        self._changes: dict[str, asyncio.Event] = {}

    def join(self, connection: Connection) -> None:
        self._at.setdefault(connection.table, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        here = self._at.get(connection.table, set())
        here.discard(connection)
        if not here:
            self._at.pop(connection.table, None)

    def is_here(self, table: str, person: str) -> bool:
        """Whether a person looks at a table from here."""
        return any(c.person == person for c in self._at.get(table, ()))

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

    def tell(self, table: Table) -> None:
        """The table has gone on: everybody who looks gets what is theirs."""
        changed = self._changes.pop(table.id, None)
        if changed is not None:
            changed.set()
        made: dict[tuple[tuple[int, ...], int], bytes] = {}
        for connection in self._at.get(table.id, ()):
            if connection.is_full:
                connection.behind = True
                continue
            seats = table.seats_of(connection.person)
            key = (seats, connection.last)
            if key not in made:
                made[key] = self.encoded(table, seats, connection.last)
            connection.put(made[key])
            connection.last = table.last

    def catch_up(self, table: Table, connection: Connection, last: int | None = None) -> None:
        """One update over all that a connection has missed."""
        connection.behind = False
        since = connection.last if last is None else last
        seats = table.seats_of(connection.person)
        connection.put(self.encoded(table, seats, since))
        connection.last = table.last

    def encoded(self, table: Table, seats: tuple[int, ...], since: int) -> bytes:
        """An update as it is sent."""
        here = {connection.person for connection in self._at.get(table.id, ())}
        return _encoder.encode(update(table, seats, since, self._now(), here.__contains__))
