"""The scratch paper of a compiled loop over matches: lists, weights, a book, a stream of luck.

One record instead of five arrays: handing an array from rule to rule counts references, which
takes longer than most rules do; a window on a record's field does not (see bench/RESULTS.md).
"""

from typing import Annotated, Any

import numpy as np

from paddock.core.events import WIDTH as EVENT_WIDTH
from paddock.core.record import Ints, Longs, record_of

LONGEST = 512  # no list of actions or chances is longer, in any game
COUNTERS = 4


class Desk:
    out: Annotated[Ints, "i4", (LONGEST,)]
    weights: Annotated[Ints, "i4", (LONGEST,)]
    book: Annotated[Ints, "i4", (1, EVENT_WIDTH)]  # no room for events: nobody listens
    random: Annotated[Longs, "i8", (2,)]  # seed, how far it has come
    tally: Annotated[Longs, "i8", (COUNTERS,)]


DESK = record_of(Desk)


def new_desk() -> Any:
    """An empty desk."""
    return np.zeros(1, DESK)[0]
