"""The part of a match that changes."""

from enum import IntEnum
from typing import Annotated

from paddock.core.record import I32, Ints, record_of
from paddock.games.top_race.tables import (
    CARS,
    MAX_KINDS,
    MAX_RACES,
    MAX_SEATS,
    SQUARES,
    TIPS,
)

NO_ONE = -1
NO_CAR = -1
NO_CARD = -1
NO_LIMIT = -1  # not yet said
NO_TIP = -1
OFF_BOARD = -1  # the square of a car that waits to be put on the board
BLOCKED = -1  # in `reach`


class Phase(IntEnum):
    DEAL = 0  # luck deals a card to a seat
    OPENER = 1  # luck says who opens the first lot
    TURN_UP = 2  # luck turns up a car card
    BID = 3  # clockwise: a seat raises or passes
    LIMIT = 4  # sealed: each seat says its limit
    OUTCRY = 5  # any seat bids, the table ends the lot
    PUT = 6  # the buyer puts the car on a start square
    PLAY = 7  # a seat plays a card
    CHOOSE = 8  # it chooses the joker's car
    USE = 9  # it chooses spurt or puncture
    MOVE = 10  # it moves a car by a square
    RETURN = 11  # it says where a car returns
    TIP = 12  # sealed: each seat ticks a car
    OVER = 13


class State:
    phase: I32  # Phase
    race: I32  # the race being run, 0 .. races - 1
    seat: I32  # whose turn it is, or who gets the card that is due
    # Players
    cash: Annotated[Ints, "i4", (MAX_SEATS,)]  # thousands of dollars; below 0: debt
    bank: I32  # what the bank has gained (or lost, below 0) since the start
    wins: Annotated[Ints, "i4", (MAX_SEATS,)]  # races won
    hand: Annotated[Ints, "i4", (MAX_SEATS, MAX_KINDS)]  # cards of each kind
    held: Annotated[Ints, "i4", (MAX_SEATS,)]  # cards in each hand
    unseen: Annotated[Ints, "i4", (MAX_KINDS,)]  # cards not dealt, by kind
    dealt: Annotated[Ints, "i4", (MAX_SEATS,)]  # cards given to each seat, all races
    out: I32  # set of seats whose cars are all home
    # Auction
    opener: I32  # the seat that opens the lot, or NO_ONE
    fresh: I32  # set of cars whose cards have not been turned up
    queue: Annotated[Ints, "i4", (CARS,)]  # cars refused, the next first, then NO_CAR
    queued: I32  # how many they are
    refusals: I32  # lots refused in a row
    turned: I32  # cards turned up, all races
    lot: I32  # the car being auctioned or put on the board, or NO_CAR
    bid: I32  # the highest so far in steps, 0: none
    leader: I32  # who has bid it, or NO_ONE
    passed: I32  # set of seats that have passed, or are content
    limit: Annotated[Ints, "i4", (MAX_SEATS,)]  # of a sealed lot, in steps, or NO_LIMIT
    buyer: I32  # who bought last, or NO_ONE
    # Cars
    owner: Annotated[Ints, "i4", (MAX_RACES, CARS)]  # of each race, a seat or NO_ONE
    paid: Annotated[Ints, "i4", (MAX_RACES, CARS)]  # thousands of dollars
    square: Annotated[Ints, "i4", (CARS,)]  # where each is or will return, FINISH, or OFF_BOARD
    punctured: Annotated[Ints, "i4", (CARS,)]  # 1, 2 ... in their order, 0: not
    partner: Annotated[Ints, "i4", (CARS,)]  # the car that must pass a punctured one, or NO_CAR
    punctures: I32  # so far in this race
    home: I32  # cars that have finished this race
    place: Annotated[Ints, "i4", (MAX_RACES, CARS)]  # of each race, 1 .. 6, 0: none yet
    # The card being played
    card: I32  # its kind, or NO_CARD
    line: I32  # the line being carried out
    mover: I32  # the car being moved, or NO_CAR
    left: I32  # squares that it has still to go
    goal: I32  # the column that a spurt leads to, 0: no spurt
    told: I32  # the square up to which its move has been told
    reach: Annotated[Ints, "i4", (SQUARES + 1,)]  # of each square ahead: squares to go on from it,
    #   or the column that a spurt can reach from it, or BLOCKED
    joker: I32  # the car that a joker was last, or NO_CAR
    used: I32  # what a special card was last used for, a verb
    returning: I32  # the car that its player puts back, or NO_CAR
    # Tips
    crossed: I32  # TIP lines that the leading car has crossed
    asked: I32  # tips that have been ticked
    tip: Annotated[Ints, "i4", (MAX_RACES, MAX_SEATS, TIPS)]  # of each race, a car or NO_TIP


STATE = record_of(State)
