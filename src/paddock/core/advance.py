"""Runs on through forced steps: the one loop that match, batch and search share."""

from typing import Any

from paddock.core import dispatch
from paddock.core.compiled import entry, rule
from paddock.core.events import Book
from paddock.core.record import Ints
from paddock.core.who import LUCK, NOBODY, OVER, first_of, only


@rule
def alternatives(box: Any, state: Any, who: int, out: Ints, weights: Ints) -> int:
    """What an actor may do, luck included."""
    if who == LUCK:
        return dispatch.chances(box, state, out, weights)
    return dispatch.legal(box, state, who, out)


@rule
def next_choice(
    box: Any, state: Any, book: Book, out: Ints, weights: Ints
) -> tuple[int, int, int, int]:
    """Let happen what must, as long as exactly one thing can.

    Answers who is due then (a set), who of them acts first where turns are taken one by one, how
    many alternatives that one has, which are in `out`, and how many steps were forced. A sealed
    round is never forced: that somebody has chosen would already tell something.
    """
    forced = 0
    while True:
        due = dispatch.due(box, state)
        if due == OVER:
            return due, NOBODY, 0, forced
        who = first_of(due)
        count = alternatives(box, state, who, out, weights)
        if count != 1 or due != only(who):
            return due, who, count, forced
        dispatch.apply(box, state, who, out[0], book)
        forced += 1


@entry
def advance(box: Any, state: Any, book: Book, out: Ints, weights: Ints) -> int:
    """Let happen what must; answer the set of those who are due then."""
    return next_choice(box, state, book, out, weights)[0]
