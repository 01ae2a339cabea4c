"""Runs on through forced steps: the one loop that match, batch and search share."""

from typing import Any

from paddock.core import dispatch
from paddock.core.compiled import entry, rule
from paddock.core.desk import Desk
from paddock.core.who import LUCK, NOBODY, OVER, first_of, only


@rule
def next_choice(box: Any, state: Any, desk: Desk) -> tuple[int, int, int, int]:
    """Let happen what must, as long as exactly one thing can.

    Answers who is due then (a set), who of them acts first where turns are taken one by one, how
    many alternatives that one has, which are in `desk.out`, and how many steps were forced. A
    sealed round is never forced: that somebody has chosen would already tell something.
    """
    forced = 0
    while True:
        due = dispatch.due(box, state)
        if due == OVER:
            return due, NOBODY, 0, forced
        who = first_of(due)
        if who == LUCK:
            count = dispatch.chances(box, state, desk.out, desk.weights)
        else:
            count = dispatch.legal(box, state, who, desk.out)
        if count != 1 or due != only(who):
            return due, who, count, forced
        dispatch.apply(box, state, who, desk.out[0], desk.book)
        forced += 1


@entry
def advance(box: Any, state: Any, desk: Desk) -> int:
    """Let happen what must; answer the set of those who are due then."""
    return next_choice(box, state, desk)[0]
