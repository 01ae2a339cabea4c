"""What is printed in the box: dice, discs, items; and how large things may be."""

import numpy as np

MAX_SEATS = 8  # GP-1
DICE = 6  # GP-1: of each player
FACES = 6
BAYS = 8  # GP-5

# GP-2: special items, in the order in which they are placed when they come back (GP-25).
TURBINE, ROCKET, BOMB, WRENCH, OIL = range(5)
ITEMS = 5
NO_ITEM = -1
ITEM_NAMES = ("turbine", "rocket", "bomb", "wrench", "oil")
IN_A_SET = np.array([2, 2, 2, 2, 4], np.int32)  # GP-2
PLACED_IN_ORDER = np.array([OIL, TURBINE, ROCKET, BOMB, WRENCH], np.int32)  # GP-50

# What lies on a square (GP-38).
NOTHING, SPILT_OIL, ARMED_BOMB, TRAY, LYING = range(5)  # LYING + an item: GP-50

# What a square is; two of these are never on one square (GP-72).
STRAIGHT, CORNER, PIT, LOOP, TELEPORT, SWITCH, WET, GATE = range(8)
KIND_NAMES = ("straight", "corner", "pit", "loop", "teleport", "switch", "wet", "gate")

# GP-71: how large a circuit may be; the numbers are ours.
MIN_LAP = 20
MAX_LAP = 120
MAX_CIRCUITS = 9
MAX_LOOPS = 8
COLUMNS, ROWS = 32, 24
LONGEST_RUN_OF_CORNERS = 5  # a single die must be able to leap over it (GP-72)
WET_SQUARES = 4  # GP-68
NO_SQUARE = -1
TITLE = 24  # letters of a circuit's title

LONGEST_TARGET = 5  # times the number of cars (GP-55); so that a championship comes to an end
MAX_RACES = 12  # more than that takes: n cars share n (n + 1) / 2 points a race
CAUTION_ROUNDS = 3  # GP-67
