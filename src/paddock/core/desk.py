"""The scratch paper of a compiled loop over matches: lists, weights, a book, a stream of luck.

One record instead of five arrays: handing an array from rule to rule takes seven words and counts
references, which is longer than most rules; a record is one pointer (see bench/RESULTS.md).
"""

from typing import Annotated, Any

from paddock.core.events import BOOK, Book
from paddock.core.record import Ints, Longs, blank, record_of

LONGEST = 512  # no list of actions or chances is longer, in any game
COUNTERS = 4


class Desk:
    out: Annotated[Ints, "i4", (LONGEST,)]
    weights: Annotated[Ints, "i4", (LONGEST,)]
    book: Annotated[Book, BOOK]  # without room, unless somebody listens
    random: Annotated[Longs, "i8", (2,)]  # key, how far it has come
    tally: Annotated[Longs, "i8", (COUNTERS,)]


DESK = record_of(Desk)


def new_desk(room: int = 0) -> Any:
    """An empty desk; its book has room for so many events."""
    desk = blank(DESK)
    desk.book.room = room
    return desk
