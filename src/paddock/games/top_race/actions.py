"""The verbs of players, the table and luck, packed into one number and back."""

from paddock.core.compiled import rule
from paddock.core.contract import Act, Verb
from paddock.games.top_race.tables import COLOURS

# Players
PASS = 0
CONTENT = 1
BID = 2  # steps of 10,000 dollars
LIMIT = 3  # the same; 0: no bid
PUT = 4  # a start square
PLAY = 5  # a kind of card
CHOOSE = 6  # a car
SPURT = 7
PUNCTURE = 8
GO = 9  # a square
RETURN = 10  # a square
TICK = 11  # a car
# The table
HAMMER = 12
# Luck
GET_CARD = 13  # a kind of card
OPENS = 14  # a seat
TURN_UP = 15  # a car

VERBS = {
    PASS: Verb("pass"),
    CONTENT: Verb("content"),
    BID: Verb("bid", ("steps",)),
    LIMIT: Verb("limit", ("steps",)),
    PUT: Verb("put", ("square",)),
    PLAY: Verb("play", ("card",)),
    CHOOSE: Verb("choose", ("car",)),
    SPURT: Verb("spurt"),
    PUNCTURE: Verb("puncture"),
    GO: Verb("go", ("square",)),
    RETURN: Verb("return", ("square",)),
    TICK: Verb("tick", ("car",)),
    HAMMER: Verb("hammer"),
    GET_CARD: Verb("get-card", ("card",)),
    OPENS: Verb("opens", ("seat",)),
    TURN_UP: Verb("turn-up", ("car",)),
}

_BITS = 8  # for the argument

LOT = "lot"  # the anchor of the car that is being auctioned
FINISH_ANCHOR = "square:finish"


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


def car_anchor(car: int) -> str:
    """The name of a car on the board: `car:red`."""
    return f"car:{COLOURS[car]}"


def card_anchor(kind: int) -> str:
    """The name of a card in the hand."""
    return f"card:{kind}"
