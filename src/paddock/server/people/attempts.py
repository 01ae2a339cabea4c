"""Who guesses has to wait: failures of late, counted for each name and each address."""

import collections

from paddock.server.clock import Now
from paddock.server.errors import TooMany

WINDOW = 15 * 60 * 1000  # milliseconds in which failures count
MOST_KEPT = 10_000


class Attempts:
    """Failures of late. Each process counts by itself."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._failures: collections.OrderedDict[str, collections.deque[int]] = (
            collections.OrderedDict()
        )

    def check(self, key: str, most: int) -> None:
        """Refuse, if there have been too many."""
        failures = self._failures.get(key)
        if failures is None:
            return
        while failures and failures[0] <= self._now() - WINDOW:
            failures.popleft()
        if len(failures) >= most:
            left = failures[0] + WINDOW - self._now()
            raise TooMany("attempts", seconds=max(1, -(-left // 1000)))

    def failed(self, key: str) -> None:
        """One more."""
        self._failures.setdefault(key, collections.deque(maxlen=200)).append(self._now())
        self._failures.move_to_end(key)
        if len(self._failures) > MOST_KEPT:
            self._failures.popitem(last=False)
