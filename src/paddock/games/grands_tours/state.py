"""The part of a match that changes."""

from enum import IntEnum
from typing import Annotated

from paddock.core.record import I32, Ints, record_of
from paddock.games.grands_tours.tables import (
    ASSISTS,
    JERSEYS,
    KINDS,
    MAX_CARDS,
    MAX_SEATS,
    TOP_FACE,
)

NO_ONE = -1
NO_CARD = -1

# A die on a card: 0 none, 1 .. 6 of the team of seat 0 .. 5, 7 .. 9 the jersey dice.
NO_DIE = 0
FIRST_JERSEY_DIE = MAX_SEATS + 1

# A die of one's own, where its owner is known: 0 a team die, 1 .. 3 a jersey die.
TEAM_DIE = 0

# Where a jersey die is; from FIRST_ON_CARD on it lies on card 0, 1, 2, ...
UNOWNED, GRUPPETTO, PELOTON, IN_HAND, ROLLED, FIRST_ON_CARD = range(6)


class Phase(IntEnum):
    HOLDS = 0  # luck says how many assist cards the week holds
    OPEN = 1  # luck opens the next card of the course
    LEADER = 2  # luck draws the provisional leader
    ROLL = 3  # luck rolls a die
    READJUST = 4  # a seat keeps its roll, or gives one die up and rolls again
    LIFT = 5  # a seat takes up dice for the rest day
    ACT = 6  # a seat chooses its action
    CARD = 7  # ... the card
    TARGET = 8  # ... the die on it
    DIE = 9  # ... the own die to use
    SPEND = 10  # ... the own die that goes to the gruppetto
    SPAN = 11  # ... the faces of the train
    OTHER_CARD = 12  # ... the card to swap with
    OTHER_TARGET = 13  # ... the die there
    MORE = 14  # ... a second die to pass with
    FACE = 15  # who loses a 7 says what it becomes
    EXCHANGE = 16  # who gains a jersey die says which die it replaces
    OVER = 17


class Why(IntEnum):
    """What dice are rolled for."""

    CAMP = 0
    READJUST = 1
    REST = 2
    ACTION = 3


class Fate(IntEnum):
    """What has become of a card."""

    UNSEEN = 0
    OPEN = 1
    HELD = 2
    WON = 3
    HOME = 4  # nobody can win it any more
    EVENT = 5


class State:
    phase: I32  # Phase
    seat: I32  # whose turn it is, who rolls, or who must choose a die
    first: I32  # began this round
    done: I32  # seats that have finished their part of the round
    car: I32  # the card with the director's car, 0 .. cards - 1
    # The course
    opened: I32  # cards opened
    kind: Annotated[Ints, "i4", (MAX_CARDS,)]  # of each card opened
    part: Annotated[Ints, "i4", (MAX_CARDS,)]  # the part of the course it belongs to
    fate: Annotated[Ints, "i4", (MAX_CARDS,)]  # Fate
    winner: Annotated[Ints, "i4", (MAX_CARDS,)]  # of a card won, otherwise NO_ONE
    minutes: Annotated[Ints, "i4", (MAX_CARDS,)]  # that it has brought
    oldest: I32  # no card before this one can be won any more
    on: Annotated[Ints, "i4", (MAX_CARDS, TOP_FACE + 1, 2)]  # dice by face, lower number first
    faces: Annotated[Ints, "i4", (MAX_CARDS,)]  # the set of faces on each card
    twice: Annotated[Ints, "i4", (MAX_CARDS,)]  # those of which there are two
    # What is still to be opened
    opening: I32  # the part being opened
    of_part: I32  # listed cards of it opened
    left: Annotated[Ints, "i4", (KINDS,)]  # of a shuffled part: cards to come, by kind
    assists_here: I32  # assist cards to come in this part
    assists_ahead: I32  # assist cards to come in all parts, this one included
    assist_seen: Annotated[Ints, "i4", (ASSISTS,)]  # 1: opened
    # Teams
    peloton: Annotated[Ints, "i4", (MAX_SEATS, TOP_FACE)]  # team dice in hand by face, [0] unused
    gruppetto: Annotated[Ints, "i4", (MAX_SEATS,)]  # team dice out
    parked: Annotated[Ints, "i4", (MAX_SEATS,)]  # team dice on the jersey card
    rolled: Annotated[Ints, "i4", (MAX_SEATS, TOP_FACE)]  # team dice just rolled, [0] unused
    in_hand: I32  # team dice of `seat` about to be rolled
    rolling: I32  # Why
    thrown: Annotated[Ints, "i4", (MAX_SEATS,)]  # dice rolled by each seat in the whole match
    assist: Annotated[Ints, "i4", (ASSISTS,)]  # the seat owning each assist card, or NO_ONE
    time: Annotated[Ints, "i4", (MAX_SEATS,)]  # minutes of lead time
    points: Annotated[Ints, "i4", (JERSEYS, MAX_SEATS)]  # sprint and mountain points; [0] unused
    # Jersey dice
    jersey_owner: Annotated[Ints, "i4", (JERSEYS,)]  # or NO_ONE
    jersey_place: Annotated[Ints, "i4", (JERSEYS,)]  # UNOWNED .. FIRST_ON_CARD + card
    jersey_face: Annotated[Ints, "i4", (JERSEYS,)]  # 2 .. 7; 0 where faces don't matter
    jersey: I32  # being judged or exchanged
    gainer: I32  # of it, or NO_ONE
    # The action being built
    verb: I32  # its verb, or 0
    card: I32  # or NO_CARD
    face: I32  # of the die, or the next face of the train
    span: I32  # dice of the train still to go
    low: I32  # the train's lowest face
    length: I32  # its dice
    target: I32  # the die on the card
    other: I32  # the card to swap with, or NO_CARD
    used: I32  # the own die that goes onto the card: TEAM_DIE or 1 + jersey
    extra: I32  # 1: this is the second action


STATE = record_of(State)
