"""The part of a match that changes."""

from enum import IntEnum
from typing import Annotated

from paddock.core.record import I32, Ints, record_of
from paddock.games.gp.tables import DICE, ITEMS, MAX_LAP, MAX_RACES, MAX_SEATS

NO_SEAT = -1
OFF = -1  # where a car is that has finished, or is not in this race
TASKS = 48  # more than one move can leave to do


class Phase(IntEnum):
    LOT = 0  # luck draws who qualifies first
    QUALIFY_ROLL = 1  # luck rolls a die in qualifying
    QUALIFY = 2  # a seat rolls another or stops
    SCATTER = 3  # luck lays an item on the course
    PLACE = 4  # the last seat lays an item on the course
    OFFER = 5  # a seat chooses an item for the tray
    TURN = 6  # a seat begins its turn: an item, repair, or dice
    AFTER_ITEM = 7  # an item has been used: repair, or dice
    ROCKET = 8  # luck rolls for a rocket
    ROLL = 9  # luck rolls a die
    AGAIN = 10  # a seat rolls another or stops
    BRANCH = 11  # a seat chooses its way
    NEXT = 12  # the turn is over: never waited in
    OVER = 13


class Task(IntEnum):
    OWN_LANDING = 0  # a car has ended its own move: car, square, who was crashed by it already
    PUSHED_LANDING = 1  # a car has been pushed: car, square
    FREE_TRAY = 2  # a seat puts the tray out, if it is aside: seat
    FREE_ITEM = 3  # items go back on the course (GP-51): item, how many


class State:
    phase: I32  # Phase
    after: I32  # the Phase that follows when no task is left
    race: I32  # 0, 1, …
    circuit: I32  # being raced, index into the box's
    turn: I32  # the seat whose turn it is
    actor: I32  # the seat that decides now

    at: Annotated[Ints, "i4", (MAX_SEATS,)]  # position of each car, or OFF
    crossings: Annotated[Ints, "i4", (MAX_SEATS,)]  # of the line; the first counts no lap (GP-5)
    arrived: Annotated[Ints, "i4", (MAX_SEATS,)]  # when it came to its square (GP-37)
    arrivals: I32  # counted so far
    flipped: Annotated[Ints, "i4", (MAX_SEATS,)]  # 1: lies on its roof
    lost: Annotated[Ints, "i4", (MAX_SEATS,)]  # dice in the pit box, 0 .. 6
    cylinder: Annotated[Ints, "i4", (MAX_SEATS,)]  # 1: has used the shortcut (GP-30)
    place: Annotated[Ints, "i4", (MAX_SEATS,)]  # 1 .. n when finished, else 0
    taking_part: Annotated[Ints, "i4", (MAX_SEATS,)]  # 1; 0 in a tie-break race of others
    decided: I32  # 1: the race ends as soon as this action has been told

    lying: Annotated[Ints, "i4", (MAX_LAP + 1,)]  # on each square: tables.NOTHING …
    tray_item: I32  # on the tray, or NO_ITEM when it is aside
    owned: Annotated[Ints, "i4", (MAX_SEATS, ITEMS)]
    available: Annotated[Ints, "i4", (ITEMS,)]  # neither owned nor on the course
    gate_open: I32

    face: Annotated[Ints, "i4", (DICE,)]  # the dice shown, in order
    dice: I32  # how many of them
    last_die: I32  # the face that came last, of whomever, 0 = none yet
    turbine: I32  # 1: the highest die counts double
    left: I32  # squares left of the move
    slow: I32  # 1: may roll one die only (GP-67)
    caution: I32  # turns of the safety car, the present one included

    first: I32  # drawn to begin qualifying, and, from the grid on, in pole position
    result: Annotated[Ints, "i4", (MAX_SEATS,)]  # of this round of qualifying, -1 = not yet
    contending: Annotated[Ints, "i4", (MAX_SEATS,)]  # 1: rolls in this round

    tasks: Annotated[Ints, "i4", (TASKS, 4)]  # what is still to be done, the next one last
    waiting: I32  # how many of them

    slider: Annotated[Ints, "i4", (MAX_SEATS,)]  # cars of a slide, the foremost last
    sliding: I32  # how many of them; 0 whenever somebody is asked

    best: I32  # highest total of a turn in this race (GP-56)
    best_seat: I32  # whose, or NO_SEAT
    halves: Annotated[Ints, "i4", (MAX_SEATS,)]  # points in the championship, times two
    wins: Annotated[Ints, "i4", (MAX_SEATS,)]
    tie_break: I32  # 1: this race only breaks a tie (GP-55)
    champion: I32  # the seat (with its partner) that has won the championship, or NO_SEAT
    finish: Annotated[Ints, "i4", (MAX_RACES, MAX_SEATS)]  # places of each race run, 0 = not in it
    fastest: Annotated[Ints, "i4", (MAX_RACES, 2)]  # of each race run: seat or NO_SEAT, total

    rolled: Annotated[Ints, "i4", (MAX_SEATS,)]  # dice rolled by each seat in the whole match
    scattered: I32  # items laid by luck in the whole match


STATE = record_of(State)
