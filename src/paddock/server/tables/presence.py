"""Who is looking at which table, from whatever process: told lightly, kept nowhere.

Each process says who looks from there whenever that changes and now and then; a process that says
nothing any more is forgotten.
"""

from collections.abc import Callable

from paddock.server.clock import Now

FORGOTTEN = 75 * 1000  # milliseconds after which another process is believed no more

Say = Callable[[str, frozenset[str]], None]  # table, and who looks at it from here


class Presence:
    """Persons at tables."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._here: dict[str, dict[str, int]] = {}  # table -> person -> connections
        self._there: dict[str, dict[str, tuple[int, frozenset[str]]]] = {}  # table -> process
        self.say: Say | None = None  # to the other processes

    def come(self, table: str, person: str) -> bool:
        """Somebody opens a page; answers whether they were not here before."""
        here = self._here.setdefault(table, {})
        here[person] = here.get(person, 0) + 1
        return self._changed(table, here[person] == 1)

    def go(self, table: str, person: str) -> bool:
        """Somebody closes a page; answers whether it was their last one."""
        here = self._here[table]
        here[person] -= 1
        if here[person]:
            return False
        del here[person]
        if not here:
            del self._here[table]
        return self._changed(table, True)

    def _changed(self, table: str, changed: bool) -> bool:
        if changed and self.say is not None:
            self.say(table, self.here(table))
        return changed

    def here(self, table: str) -> frozenset[str]:
        """Who looks from this process."""
        return frozenset(self._here.get(table, ()))

    def heard(self, process: str, table: str, people: frozenset[str]) -> bool:
        """Another process says who looks from there; answers whether that is new."""
        there = self._there.setdefault(table, {})
        _, before = there.get(process, (0, frozenset[str]()))
        there[process] = self._now(), people
        if not people:
            del there[process]
        if not there:
            del self._there[table]
        return people != before

    def of(self, table: str) -> frozenset[str]:
        """Everybody who looks."""
        if table not in self._there:
            return self.here(table)
        since = self._now() - FORGOTTEN
        there = self._there.get(table, {}).values()
        return self.here(table).union(*(people for at, people in there if at >= since))

    def say_all(self) -> None:
        """Who looks at which table from here, for those who have not heard it or forget it."""
        if self.say is not None:
            for table in self._here:
                self.say(table, self.here(table))
