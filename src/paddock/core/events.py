"""Events tell what an action did. Rules append them; an empty book costs nothing in simulation.

A book is a record with rows of numbers; each row is one event: its kind, the actor it is about, and
four numbers that its kind names. In simulation it has no room.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, NamedTuple

import msgspec

from paddock.core.compiled import rule
from paddock.core.errors import BadGame
from paddock.core.record import I32, Ints, blank, record_of

WIDTH = 6
MOST = 255  # events of one action, forced steps included


class Book:
    room: I32  # events that are listened to, 0 .. MOST
    told: I32  # events told since the book was opened, beyond its room too
    rows: Annotated[Ints, "i4", (MOST, WIDTH)]


BOOK = record_of(Book)


class News(Enum):
    """To whom an event tells something that they could not know before."""

    NONE = "none"  # it follows from what was known
    OTHERS = "others"  # it opens a secret of the seat that it is about
    ALL = "all"  # luck has spoken


class Kind(NamedTuple):
    """One kind of event: its message's key, its rule, the names of its numbers."""

    name: str
    rule: str
    fields: tuple[str, ...] = ()
    news: News = News.NONE


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing that happened."""

    kind: int
    who: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0

    def named(self, kinds: Mapping[int, Kind]) -> dict[str, int]:
        """Its numbers by their names."""
        return dict(zip(kinds[self.kind].fields, (self.a, self.b, self.c, self.d), strict=False))


def new_book(room: int = MOST) -> Book:
    """An empty book with room for so many events."""
    book: Book = blank(BOOK)
    book.room = room
    return book


@rule
def tell(book: Book, kind: int, who: int, a: int, b: int, c: int, d: int) -> None:
    """Append one event; beyond the book's room it is only counted."""
    if book.room > 0:
        write(book, kind, who, a, b, c, d)


@rule
def write(book: Book, kind: int, who: int, a: int, b: int, c: int, d: int) -> None:
    """Write into a book that has room for events at all."""
    row = book.told
    book.told += 1
    if row < book.room:
        book.rows[row, 0] = kind
        book.rows[row, 1] = who
        book.rows[row, 2] = a
        book.rows[row, 3] = b
        book.rows[row, 4] = c
        book.rows[row, 5] = d


def read(book: Any) -> tuple[Event, ...]:
    """The events of a book in their order; the book is empty then."""
    told = int(book.told)
    if not told:
        return ()
    if told > book.room:
        raise BadGame(f"one action told {told} events, the book has room for {book.room}")
    book.told = 0
    return tuple(Event(*row) for row in book.rows[:told].tolist())
