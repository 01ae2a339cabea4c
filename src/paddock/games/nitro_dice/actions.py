"""The verbs of players and luck, packed into one number and back."""

from paddock.core.compiled import rule
from paddock.core.contract import Act, Verb

# Players
SPEED = 0  # a speed
STEP = 1
LANE = 2  # a lane
DRIFT = 3  # a lane
BRAKE = 4
NITRO = 5
SQUEEZE = 6  # a lane
REPAIR = 7
END = 8
MATCH = 9  # a kind of card
THREE = 10
DAMAGE = 11
PAY = 12  # a kind of card
CUT = 13  # a kind of card
PULLED = 14
REFUSE = 15
OFFER = 16  # a kind of card
PUT = 17  # a place: card of the course, and which way round
PASS = 18
# Luck
ROLL = 19  # a face
LOT = 20  # a place
CARD = 21  # a kind of card

VERBS = {
    SPEED: Verb("speed", ("speed",)),
    STEP: Verb("step"),
    LANE: Verb("lane", ("lane",)),
    DRIFT: Verb("drift", ("lane",)),
    BRAKE: Verb("brake"),
    NITRO: Verb("nitro"),
    SQUEEZE: Verb("squeeze", ("lane",)),
    REPAIR: Verb("repair"),
    END: Verb("end"),
    MATCH: Verb("match", ("card",)),
    THREE: Verb("three"),
    DAMAGE: Verb("damage"),
    PAY: Verb("pay", ("card",)),
    CUT: Verb("cut", ("card",)),
    PULLED: Verb("pulled"),
    REFUSE: Verb("refuse"),
    OFFER: Verb("offer", ("card",)),
    PUT: Verb("put", ("tile", "way")),
    PASS: Verb("pass"),
    ROLL: Verb("roll", ("face",)),
    LOT: Verb("lot", ("tile", "way")),
    CARD: Verb("card", ("card",)),
}

_BITS = 8  # for the argument


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


@rule
def place_of(tile: int, way: int) -> int:
    """A card of the course and the way round that one is laid there, in one number."""
    return 2 * tile + way


@rule
def tile_of(place: int) -> int:
    """The card of the course."""
    return place // 2


@rule
def way_of(place: int) -> int:
    """0: a straight's hazard comes to lie inside; 1: outside."""
    return place % 2


def named(action: int) -> Act:
    """An action in words a program can read."""
    verb, argument = VERBS[int(verb_of(action))], int(argument_of(action))
    if len(verb.fields) > 1:
        values = (int(tile_of(argument)), int(way_of(argument)))
    else:
        values = (argument,)
    return Act(verb.name, dict(zip(verb.fields, values, strict=False)))
