"""The verbs of players and luck, packed into one number and back."""

from paddock.core.compiled import rule
from paddock.core.contract import Act, Verb
from paddock.games.formula_motor_racing.tables import COLOURS

# Players
PICK = 0  # a team
PLAY = 1  # a kind of card
CHOOSE = 2  # a car
STOP = 3
AGAIN = 4
AHEAD = 5
BEHIND = 6
# Luck
GET_TEAM = 7  # a team
NEXT_ON_GRID = 8  # a team
GET_CARD = 9  # a kind of card
FACE = 10  # 1 .. 12

VERBS = {
    PICK: Verb("pick", ("team",)),
    PLAY: Verb("play", ("card",)),
    CHOOSE: Verb("choose", ("car",)),
    STOP: Verb("stop"),
    AGAIN: Verb("again"),
    AHEAD: Verb("ahead"),
    BEHIND: Verb("behind"),
    GET_TEAM: Verb("get-team", ("team",)),
    NEXT_ON_GRID: Verb("next-on-grid", ("team",)),
    GET_CARD: Verb("get-card", ("card",)),
    FACE: Verb("face", ("face",)),
}

_BITS = 6  # for the argument


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
    """The name of a car on the board: `car:red-2`."""
    return f"car:{COLOURS[car // 2]}-{car % 2 + 1}"


def card_anchor(kind: int) -> str:
    """The name of a card in the hand."""
    return f"card:{kind}"
