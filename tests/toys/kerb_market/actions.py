"""The verbs of players, luck and the table, packed into one number and back."""

from paddock.core.compiled import rule
from paddock.core.contract import Act, Verb

# Players
CHOOSE = 0  # a kind of ware
CONTENT = 1
BID = 2  # so many coins
# The table
HAMMER = 3
# Luck
GET_WARE = 4  # a kind of ware
SUM = 5  # 2 .. 12

VERBS = {
    CHOOSE: Verb("choose", ("ware",)),
    CONTENT: Verb("content"),
    BID: Verb("bid", ("coins",)),
    HAMMER: Verb("hammer"),
    GET_WARE: Verb("get-ware", ("ware",)),
    SUM: Verb("sum", ("sum",)),
}

_BITS = 7  # for the argument


@rule
def pack(verb: int, argument: int) -> int:
    """An action's number: sorted by verb, then by argument."""
    return verb << _BITS | argument


@rule
def verb_of(action: int) -> int:
    """What is done."""
    return action >> _BITS


@rule
def argument_of(action: int) -> int:
    """To what it is done."""
    return action & ((1 << _BITS) - 1)


def named(action: int) -> Act:
    """An action in words a program can read."""
    verb = VERBS[int(verb_of(action))]
    values = (int(argument_of(action)),)
    return Act(verb.name, dict(zip(verb.fields, values, strict=False)))
