"""The part of a match that changes."""

from enum import IntEnum
from typing import Annotated

from paddock.core.record import I32, Ints, record_of
from tests.toys.kerb_market.tables import KINDS, MAX_SEATS

NO_ONE = -1  # bids
NO_WARE = -1


class Phase(IntEnum):
    DRAW = 0  # luck gives a ware to the first seat that lacks one
    CHOOSE = 1  # a sealed round: every seat chooses a ware
    ROLL = 2  # luck rolls the dice
    LOT = 3  # an open outcry for the stone, ended by the table
    OVER = 4


class State:
    phase: I32  # Phase
    day: I32  # 0 .. days - 1
    deck: Annotated[Ints, "i4", (KINDS,)]  # wares still to be drawn, by kind
    discards: Annotated[Ints, "i4", (KINDS,)]  # wares of the days before, by kind
    hand: Annotated[Ints, "i4", (MAX_SEATS, KINDS)]  # wares of each seat, by kind
    drawn: Annotated[Ints, "i4", (MAX_SEATS,)]  # wares given to each seat so far
    chosen: Annotated[Ints, "i4", (MAX_SEATS,)]  # the ware each seat brings today, or NO_WARE
    roll: I32  # the last sum of the dice, 0 = not rolled yet
    bank: I32  # coins
    purse: Annotated[Ints, "i4", (MAX_SEATS,)]  # coins
    stones: Annotated[Ints, "i4", (MAX_SEATS,)]
    bid: I32  # the highest bid; without one, a coin less than the reserve
    leader: I32  # the seat that bid it, or NO_ONE
    content: Annotated[Ints, "i4", (MAX_SEATS,)]  # 1: wants no more at this bid


STATE = record_of(State)
