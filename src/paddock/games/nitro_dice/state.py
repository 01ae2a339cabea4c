"""The part of a match that changes.

A square is a number: card, lane and row in one (legal/track.py takes it apart).
"""

from enum import IntEnum
from typing import Annotated

from paddock.core.record import I32, Ints, record_of
from paddock.games.nitro_dice.tables import KINDS, MAX_CARDS, MAX_RACES, MAX_SEATS

NO_ONE = -1
Seats = Annotated[Ints, "i4", (MAX_SEATS,)]
Cards = Annotated[Ints, "i4", (KINDS,)]  # how many of each kind
Hands = Annotated[Ints, "i4", (MAX_SEATS, KINDS)]


class Phase(IntEnum):
    ROLL = 0  # luck rolls a seat's die for the grid
    LOT = 1  # luck lays a hazard before the start
    DEAL = 2  # luck deals a card to a seat
    SPEED = 3  # a seat sets its die
    MOVE = 4  # a seat goes on with its move, or ends it
    STEER = 5  # a seat pays for entering a card
    PAY = 6  # a seat lays a card for what it wants
    CUT = 7  # a seat throws away what is above its limit
    DRAFT = 8  # a seat is pulled, or refuses
    HAZARD = 9  # a seat offers a card for the course, or passes
    PUT = 10  # a seat says which card it replaces
    DRAW = 11  # luck gives a seat a card
    OVER = 12
    # What happens by itself: nobody is ever asked in these.
    NEXT_SPEED = 20
    NEXT_MOVE = 21
    GO_ON = 22
    ARRIVED = 23
    SETTLE = 24
    AFTER_STEP = 25
    END_MOVE = 26
    NEXT_HAZARD = 27
    NEXT_REFILL = 28
    NEXT_CARD = 29
    RACE_END = 30


BY_ITSELF = Phase.NEXT_SPEED  # from here on


class Cost(IntEnum):
    SPEED = 0
    LANE = 1
    DRIFT = 2
    BRAKE = 3
    SQUEEZE = 4
    STEERING = 5
    REFUSAL = 6


class State:
    phase: I32  # Phase
    race: I32  # being run, 0 .. races - 1
    turn: I32  # the round, 1, 2, ... (0 before the first)
    seat: I32  # whose choice it is, or who gets the card or roll that is due
    done: Seats  # 1: has acted in this part of the round

    # The grid
    tier: Seats  # how many are known to start ahead of a seat
    face: Seats  # rolled for it, -1 = not yet
    rolled: Seats  # rolls of each seat, all match
    lots: I32  # hazards laid by lot, all match
    lots_left: I32  # to be laid before this start

    # The course
    cards: I32  # how many it has
    left: I32  # the lane on the left-hand side, 0 or 1
    course: Annotated[Ints, "i4", (MAX_CARDS,)]  # how each card lies; 0 is the start
    replaced: I32  # the card of it that was last replaced, -1 = none

    # The cars
    square: Seats  # NO_SQUARE: not on the course
    crossings: Seats  # of the finish line, the one at the start included
    speed: Seats  # 0 .. 9
    condition: Seats  # 9 .. 1
    tokens: Seats  # nitro, 0 .. 4
    arrival: Seats  # number of the last arrival on a garage square, 0 = none
    arrivals: I32  # on garage squares, this race
    finished: Seats  # 1, 2, ... in the order of crossing; 0 = not yet
    wrecked: Seats  # 1, 2, ... in the order of being wrecked; 0 = not
    wrecking: Seats  # 1: is wrecked as soon as this step's damage is done

    # The cards
    hand: Hands
    old: Hands  # of it, cards from before the last shuffle
    held: Seats  # cards in each hand
    pile: Cards
    stock: I32  # cards in the pile
    discards: Cards
    laid: Cards  # for costs of this move, discarded at its end
    drawn: Seats  # cards given to each seat, all match
    to_draw: I32  # by the seat that refills

    # The move
    mover: I32
    used: I32  # movement
    boost: I32  # squares that a nitro token still drives
    stopped: I32  # 1: a rear end has ended the move
    stepped: I32  # 1: the first step has been tried
    pull: I32  # the seat that it may pull, or NO_ONE
    vacated: I32  # the square it left
    entering: I32  # whose die enters a square
    beside: Annotated[Ints, "i4", (2,)]  # the two that are squeezed past, or NO_ONE
    cost: I32  # Cost that is being paid
    to_pay: I32  # cards
    wanted: I32  # by the one who pays: a speed, a lane; in PUT: the kind offered
    then: I32  # Phase after SETTLE

    place: Annotated[Ints, "i4", (MAX_RACES, MAX_SEATS)]  # in races that are over, 0 = not run


STATE = record_of(State)
