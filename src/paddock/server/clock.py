"""The time. One door, so that tests can set it."""

import time
from collections.abc import Callable

Now = Callable[[], int]  # whole milliseconds since 1970


def now() -> int:
    """The machine's clock."""
    return time.time_ns() // 1_000_000
