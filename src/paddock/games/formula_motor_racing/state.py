"""The part of a match that changes."""

from enum import IntEnum
from typing import Annotated

from paddock.core.record import I32, Ints, record_of
from paddock.games.formula_motor_racing.tables import (
    CARS,
    DEALT,
    KINDS,
    MAX_RACES,
    MAX_SEATS,
    TEAMS,
)

NO_ONE = -1  # commands a team
NO_CAR = -1
NO_CARD = -1
NOT_YET = -1  # the pile still has cards


class Phase(IntEnum):
    PICK = 0  # a seat picks its colour
    LOT = 1  # luck gives a seat its colour
    GRID = 2  # luck draws the next team for the grid
    DEAL = 3  # luck deals a card to a seat
    PLAY = 4  # a seat plays a card
    CHOOSE = 5  # a seat chooses the card's car
    ROLL = 6  # luck rolls the die
    AGAIN = 7  # a seat rolls again or stops
    ASIDE = 8  # a seat says which neighbour crashes too
    DRAW = 9  # luck replaces the card played
    OVER = 10


class State:
    phase: I32  # Phase
    race: I32  # the race being run, 0 .. races - 1
    seat: I32  # whose turn it is, or who gets the card or colour due
    owner: Annotated[Ints, "i4", (TEAMS,)]  # the seat commanding each team, or NO_ONE
    line: Annotated[Ints, "i4", (CARS,)]  # running cars by place, then the retired, head first
    running: I32  # how many cars still run, 6 .. 12
    unseen: Annotated[Ints, "i4", (KINDS,)]  # pile and cards taken out, by kind
    pile: I32  # cards that can still be drawn
    hand: Annotated[Ints, "i4", (MAX_SEATS, DEALT)]  # kinds, ascending, then NO_CARD
    held: Annotated[Ints, "i4", (MAX_SEATS,)]  # cards in each hand
    last_turns: I32  # turns left once the pile is empty, or NOT_YET
    card: I32  # being played, or NO_CARD
    car: I32  # chosen for it, or NO_CAR
    face: I32  # the die's last answer for it, 0 = not rolled
    drawn: Annotated[Ints, "i4", (MAX_SEATS,)]  # cards given to each seat, all season
    rolled: Annotated[Ints, "i4", (MAX_SEATS,)]  # rolls made by each seat, all season
    finish: Annotated[Ints, "i4", (MAX_RACES, CARS)]  # place of each car, 1 .. 12, 0 = not run


STATE = record_of(State)
