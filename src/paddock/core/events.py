"""Events tell what an action did. Rules append them; an empty book costs nothing in simulation.

A book is a table of numbers: row 0 counts, each further row is one event (its kind, the actor it
is about, four numbers that its kind names).
"""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

import msgspec
import numpy as np

from paddock.core.compiled import rule
from paddock.core.record import Ints

WIDTH = 6
Book = Ints  # two dimensions: events by numbers


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


class Event(msgspec.Struct, frozen=True, array_like=True):
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


def new_book(events: int) -> Book:
    """A book with room for so many events."""
    return np.zeros((events + 1, WIDTH), np.int32)


@rule
def tell(book: Book, kind: int, who: int, a: int, b: int, c: int, d: int) -> None:
    """Append one event; beyond the book's room it is only counted."""
    if book.shape[0] > 1:
        write(book, kind, who, a, b, c, d)


@rule
def write(book: Book, kind: int, who: int, a: int, b: int, c: int, d: int) -> None:
    """Write into a book that has room for events at all."""
    book[0, 0] += 1
    row = book[0, 0]
    if row < book.shape[0]:
        book[row, 0] = kind
        book[row, 1] = who
        book[row, 2] = a
        book[row, 3] = b
        book[row, 4] = c
        book[row, 5] = d


def read(book: Book) -> tuple[Event, ...]:
    """The events of a book in their order."""
    return tuple(Event(*map(int, row)) for row in book[1 : int(book[0, 0]) + 1])


def overflown(book: Book) -> bool:
    """Whether more happened than the book could hold."""
    return int(book[0, 0]) >= book.shape[0]
