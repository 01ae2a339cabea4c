"""What is printed in the box: cars, cards, points. Team colours are numbered as in COLOURS."""

import numpy as np

COLOURS = ("blue", "green", "yellow", "orange", "red", "purple")
TEAMS = 6  # FMR-1
CARS = 12  # FMR-1: car = 2 * team + 0 or 1, painted 1 and 2
FACES = 12  # FMR-3
MAX_SEATS = 6  # FMR-4
MAX_RACES = 17  # FMR-24
DEALT = 5  # FMR-8

PLACES_IN_POINTS = 6
POINTS = np.array([10, 6, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0], np.int32)  # FMR-23, by place

# What a card does (FMR-12 to FMR-18).
OVERTAKE, DROP, TURBO, PIT, CHARGE_GEAR, CHARGE_ENGINE, SPIN_OUT, SPIN_LAST, CRASH = range(9)

ANY_COLOUR = -1

# FMR-2: the 34 kinds of card as (effect, colour, steps, how many).
_KINDS = (
    *((OVERTAKE, team, 2, 1) for team in range(TEAMS)),
    *((OVERTAKE, team, 3, 2) for team in range(TEAMS)),
    *((OVERTAKE, team, 4, 1) for team in range(TEAMS)),
    (DROP, ANY_COLOUR, 1, 3),  # WRONG LINE
    (DROP, ANY_COLOUR, 2, 3),  # OFF CIRCUIT
    (DROP, ANY_COLOUR, 3, 3),  # LOSE CONTROL
    (TURBO, ANY_COLOUR, 3, 4),
    *((PIT, team, 0, 1) for team in range(TEAMS)),
    (PIT, ANY_COLOUR, 0, 2),  # beige
    (CHARGE_GEAR, ANY_COLOUR, 1, 3),
    (CHARGE_ENGINE, ANY_COLOUR, 1, 3),
    (SPIN_OUT, ANY_COLOUR, 0, 1),
    (SPIN_LAST, ANY_COLOUR, 0, 1),
    (CRASH, ANY_COLOUR, 0, 1),
)
KINDS = len(_KINDS)
EFFECT = np.array([kind[0] for kind in _KINDS], np.int32)
COLOUR = np.array([kind[1] for kind in _KINDS], np.int32)
STEPS = np.array([kind[2] for kind in _KINDS], np.int32)
COUNT = np.array([kind[3] for kind in _KINDS], np.int32)
DECK = int(COUNT.sum())

PIT_HIGHEST = 6  # FMR-15: up to this the car goes into the pit
CHARGE_HIGHEST = 9  # FMR-16: up to this the charge succeeds
TURBO_REACH = 3  # FMR-14: one of the last three
