"""Runs on through forced steps: the one loop that match, batch and search share."""

from typing import Any

from paddock.core import dispatch
from paddock.core.compiled import entry
from paddock.core.events import Book
from paddock.core.record import Ints
from paddock.core.who import LUCK, NOBODY, OVER, alone


@entry
def advance(box: Any, state: Any, book: Book, out: Ints, weights: Ints) -> int:
    """Let happen what must, as long as exactly one thing can; answer who is due then.

    A sealed round is never forced: that somebody has chosen would already tell something.
    """
    while True:
        due = dispatch.due(box, state)
        who = alone(due)
        if due == OVER or who == NOBODY:
            return due
        if who == LUCK:
            count = dispatch.chances(box, state, out, weights)
        else:
            count = dispatch.legal(box, state, who, out)
        if count != 1:
            return due
        dispatch.apply(box, state, who, out[0], book)
