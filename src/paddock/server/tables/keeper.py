"""Keeps tables warm, lets one command at a time into each, and tells everybody when it is stored.

The entries in the database are the truth; a warm table is what folding them gave. Whoever loses a
race for an entry (another process was first) reads the table anew and thinks again.
"""

import asyncio
import contextlib
import dataclasses
import secrets
from collections.abc import AsyncGenerator, Callable, Sequence

from sqlalchemy import select

from paddock.core.errors import PaddockError
from paddock.core.luck import commitment_of
from paddock.server.clock import Now
from paddock.server.errors import Away, NoSuch
from paddock.server.people.visitor import Visitor
from paddock.server.tables import entries as log
from paddock.server.tables.asking import check_warm, checked
from paddock.server.tables.commands import carry_out
from paddock.server.tables.draft import Draft, index_of
from paddock.server.tables.entries import decoded
from paddock.server.tables.fold import fold
from paddock.server.tables.hub import Hub
from paddock.server.tables.table import Table
from paddock.server.wire.commands import AnyCommand
from paddock.server.wire.setup import Setup
from paddock.server.wire.updates import Done
from paddock.store.database import Database, Row
from paddock.store.entries import LOST, Log, Taken
from paddock.store.schema import tables

IDLE = 300 * 1000  # milliseconds after which a table that nobody looks at is forgotten here
TRIES = 8
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
REPLAY_APART = 300  # entries from which on a table is replayed in a thread

Listener = Callable[[Table], None]


@dataclasses.dataclass(slots=True)
class Warm:
    """A table in memory. Whoever holds the lock sees nothing but what is stored."""

    lock: asyncio.Lock
    table: Table | None = None
    used: int = 0


class Keeper:
    """All tables, as far as this process knows them."""

    def __init__(self, database: Database, store: Log, hub: Hub, now: Now) -> None:
        self._database = database
        self._log = store
        self._now = now
        self._warm: dict[str, Warm] = {}
        self.hub = hub
        self.listeners: list[Listener] = []  # told of every table that this process changed
        self._looking: set[asyncio.Task[None]] = set()

    # Looking

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncGenerator[Table]:
        """A table as it is stored, while nobody changes it here."""
        warm = self._warm.setdefault(table, Warm(asyncio.Lock()))
        async with warm.lock:
            yield await self._loaded(table, warm)

    async def _loaded(self, table: str, warm: Warm) -> Table:
        """The table in memory, read from the log if need be; the caller holds its lock."""
        if warm.table is None:
            try:
                warm.table = await self._read(table)
            except BaseException:
                self._warm.pop(table, None)
                raise
            self.hub.tell(warm.table)  # who looks was told what is in the log, or less
        warm.used = self._now()
        return warm.table

    def warm_tables(self) -> Sequence[Table]:
        """Those in memory."""
        return [warm.table for warm in self._warm.values() if warm.table is not None]

    def is_behind(self, table: str, last: int) -> bool:
        """Whether a table is in memory as it was before this entry."""
        warm = self._warm.get(table)
        return warm is not None and warm.table is not None and warm.table.last < last

    def forget_idle(self) -> None:
        """Drop what nobody has used for a while."""
        before = self._now() - IDLE
        for name, warm in list(self._warm.items()):
            if warm.used < before and not warm.lock.locked() and not self.hub.is_watched(name):
                del self._warm[name]

    async def _read(self, table: str) -> Table:
        row = await self._database.row(select(tables).where(tables.c.id == table))
        if row is None:
            raise NoSuch("table", came=table[:40])
        made = Table(row["id"], row["code"], row["secret"])
        rows = await self._log.since(table, 0)
        if row["rules_version"] is not None:
            check_warm(row["game"])
        if len(rows) > REPLAY_APART:
            await asyncio.to_thread(_fold_rows, made, rows)
        else:
            _fold_rows(made, rows)
        return made

    async def refresh(self, table: str) -> None:
        """Another process has added something: read it, and tell those who look."""
        warm = self._warm.get(table)
        if warm is None:
            return
        async with warm.lock:
            if warm.table is None:
                return
            rows = await self._log.since(table, warm.table.last)
            if rows:
                _fold_rows(warm.table, rows)
                self.hub.tell(warm.table)

    async def tell_who_is_here(self, table: str) -> None:
        """Somebody has come to a table or left it."""
        if self.hub.is_watched(table):
            async with self.at(table) as at_hand:
                self.hub.tell_who_is_here(at_hand)

    # Changing

    async def command(self, table: str, by: Visitor, command: AnyCommand) -> Done:
        """Carry a command out, once, however often it comes."""
        key = f"{by.person}:{command.id}"

        def work(draft: Draft) -> None:
            if key not in draft.table.commands:
                carry_out(draft, by, command)

        made = await self.change(table, work, key)
        return Done(id=command.id, entry=made.commands[key])

    async def change(self, table: str, work: Callable[[Draft], None], command: str = "") -> Table:
        """Let `work` add to the table, store it, and tell everybody."""
        for _ in range(TRIES):
            warm = self._warm.setdefault(table, Warm(asyncio.Lock()))
            async with warm.lock:
                at_hand = await self._loaded(table, warm)
                draft = Draft(at_hand, self._now(), command)
                try:
                    work(draft)
                    if draft.rows:
                        await self._log.append(draft.append(self.hub.presence.of(table)))
                except BaseException as error:
                    if draft.rows:
                        warm.table = None  # what is in memory is ahead of the log, or behind it
                    if isinstance(error, Taken):
                        continue
                    raise self._in_our_words(table, error) from error
                if draft.rows:
                    self._tell(at_hand)
                return at_hand
        raise Away("busy")

    def _in_our_words(self, table: str, error: BaseException) -> BaseException:
        """A database that is away; or somebody who went while it was written, perhaps for good."""
        if isinstance(error, asyncio.CancelledError):
            task = asyncio.get_running_loop().create_task(self._look_again(table))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)
        return Away("store") if isinstance(error, LOST) else error

    async def _look_again(self, table: str) -> None:
        """Tell those who look what has become of it."""
        with contextlib.suppress(*LOST, PaddockError):
            async with self.at(table):
                pass

    def _tell(self, table: Table) -> None:
        self.hub.tell(table)
        for listener in self.listeners:
            listener(table)

    # Laying

    async def lay(self, owner: str, setup: Setup, further: Callable[[Draft], None]) -> Table:
        """A new table, and what is done at it at once."""
        checked(setup)
        name, secret = secrets.token_hex(8), secrets.token_bytes(32)
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
        table = Table(name, code, secret)
        draft = Draft(table, self._now())
        draft.add(log.Laid(owner, setup, commitment_of(name, secret)))
        further(draft)
        row = {"id": name, "code": code, "secret": secret, "game": setup.game, "owner": owner}
        row |= {"created": draft.at, **index_of(table)}
        await self._log.append(dataclasses.replace(draft.append(frozenset()), laid=row))
        self._warm[name] = Warm(asyncio.Lock(), table, self._now())
        self._tell(table)
        return table


def _fold_rows(table: Table, rows: Sequence[Row]) -> None:
    for row in rows:
        fold(table, row["number"], row["at"], row["command"], decoded(row["body"]))
