"""The verbs of players and luck, packed into one number and back."""

from paddock.core.compiled import rule
from paddock.core.contract import Act, Verb

# Players
USE = 0  # an item
UPRIGHT = 1
REPAIR = 2
ROLL = 3
STOP = 4
STRAIGHT = 5
SHORTCUT = 6
GATE = 7
OFFER = 8  # an item
PLACE = 9  # a position
# Luck
BEGINS = 10  # a seat
FACE = 11  # 1 .. 6
LIES = 12  # a position

VERBS = {
    USE: Verb("use", ("item",)),
    UPRIGHT: Verb("upright"),
    REPAIR: Verb("repair"),
    ROLL: Verb("roll"),
    STOP: Verb("stop"),
    STRAIGHT: Verb("straight"),
    SHORTCUT: Verb("shortcut"),
    GATE: Verb("gate"),
    OFFER: Verb("offer", ("item",)),
    PLACE: Verb("place", ("square",)),
    BEGINS: Verb("begins", ("seat",)),
    FACE: Verb("face", ("face",)),
    LIES: Verb("lies", ("square",)),
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
    """An action in words a program can read; squares count from 1."""
    verb = VERBS[int(verb_of(action))]
    value = int(argument_of(action))
    if verb.fields == ("square",):
        value += 1
    return Act(verb.name, dict.fromkeys(verb.fields, value))
