"""Objects of a server live long: looking for circles among them can be seldom.

Tables, entries and events refer downwards only; they go when nobody needs them, without a search.
Measured with 500 busy tables: 2,330 moves a second before, 3,790 after, and the slowest hundredth
waits 0.18 instead of 0.58 seconds (`bench/server.py`).
"""

import gc

YOUNG, MIDDLE, OLD = 50_000, 20, 50  # Python's own: 700, 10, 10


def look_seldom() -> None:
    """To be called once everything is loaded: what is there by then stays, and is not looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
