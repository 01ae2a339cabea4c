"""Who may act: a seat, luck or the table; and sets of them.

An actor is a small number; a set of actors is an integer with the bit of each. The empty set means
that the match is over.
"""

from paddock.core.compiled import rule

SEATS = 8  # seats are 0 .. 7
LUCK = 8  # dice and cards
TABLE = 9  # the clock, or nobody in particular
NOBODY = -1

OVER = 0  # the empty set
SEALED = 1 << 10  # a flag in the set: a sealed round, in which those who have chosen may change


@rule
def only(who: int) -> int:
    """The set of this actor alone."""
    return 1 << who


@rule
def has(due: int, who: int) -> bool:
    """Whether an actor is in the set."""
    return (due >> who) & 1 == 1


@rule
def is_sealed(due: int) -> bool:
    """Whether this is a sealed round."""
    return due & SEALED != 0


@rule
def first_of(due: int) -> int:
    """The one who acts where turns are taken one by one: the lowest seat, then luck, then table."""
    if due == only(LUCK):  # the usual case, without a search
        return LUCK
    found = NOBODY
    for who in range(TABLE, NOBODY, -1):
        if has(due, who):
            found = who
    return found
