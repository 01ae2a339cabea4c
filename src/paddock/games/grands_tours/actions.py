"""The verbs of players and luck, packed into one number and back."""

from paddock.core.compiled import rule
from paddock.core.contract import Act, Verb

# Camp and rest day
KEEP = 0
READJUST = 1  # a die of one's own: 0 a team die, 1 .. 3 a jersey die
LIFT_ALL = 2  # all dice out of the gruppetto
LIFT = 3  # face (0: out of the gruppetto) and die
THROW = 4
# The turn
PLACE = 5
REPLACE = 6
TRAIN = 7
ROLL = 8
PASS = 9
REMOVE = 10
SWAP = 11
DONE = 12
SIT_OUT = 13
# What the action is done to
ON = 14  # a card
TARGET = 15  # face and die on the card
DIE = 16  # face and own die
SPEND = 17  # face and own die
SPAN = 18  # dice and lowest face
ONLY_ONE = 19
# Jersey dice
BECOME = 20  # a face
EXCHANGE = 21  # place (0 gruppetto, 1 peloton, 2 and on: cards) and face
# Luck
HOLDS = 22  # assist cards in the week
CARD = 23  # a kind
LEADER = 24  # a seat
FACE = 25

VERBS = {
    KEEP: Verb("keep"),
    READJUST: Verb("readjust", ("own",)),
    LIFT_ALL: Verb("lift-all"),
    LIFT: Verb("lift", ("face", "own")),
    THROW: Verb("throw"),
    PLACE: Verb("place"),
    REPLACE: Verb("replace"),
    TRAIN: Verb("train"),
    ROLL: Verb("roll"),
    PASS: Verb("pass"),
    REMOVE: Verb("remove"),
    SWAP: Verb("swap"),
    DONE: Verb("done"),
    SIT_OUT: Verb("sit-out"),
    ON: Verb("on", ("card",)),
    TARGET: Verb("target", ("face", "die")),
    DIE: Verb("die", ("face", "own")),
    SPEND: Verb("spend", ("face", "own")),
    SPAN: Verb("span", ("dice", "low")),
    ONLY_ONE: Verb("only-one"),
    BECOME: Verb("become", ("face",)),
    EXCHANGE: Verb("exchange", ("place", "face")),
    HOLDS: Verb("holds", ("cards",)),
    CARD: Verb("card", ("kind",)),
    LEADER: Verb("leader", ("seat",)),
    FACE: Verb("face", ("face",)),
}

_BITS = 10  # for the argument
_SMALL = 4  # of them for its second part


@rule
def pack(verb: int, argument: int) -> int:
    """An action's number: sorted by verb, then by argument."""
    return verb << _BITS | argument


@rule
def pair(first: int, second: int) -> int:
    """An argument of two parts."""
    return first << _SMALL | second


@rule
def verb_of(action: int) -> int:
    """What is done."""
    return action >> _BITS


@rule
def argument_of(action: int) -> int:
    """To what it is done."""
    return action & ((1 << _BITS) - 1)


@rule
def first_of(argument: int) -> int:
    """The first part of an argument of two."""
    return argument >> _SMALL


@rule
def second_of(argument: int) -> int:
    """The second part of an argument of two."""
    return argument & ((1 << _SMALL) - 1)


def named(action: int) -> Act:
    """An action in words a program can read."""
    verb, argument = VERBS[int(verb_of(action))], int(argument_of(action))
    if len(verb.fields) == 2:
        values = (int(first_of(argument)), int(second_of(argument)))
    else:
        values = (argument,)
    return Act(verb.name, dict(zip(verb.fields, values, strict=False)))
