"""What is printed in the box: cards, their squares, the die."""

import numpy as np

MAX_SEATS = 6  # ND-1
FACES = 10  # ND-1: the die shows 0 to 9
BEST = 9  # ND-1: the best condition
WORST = 1
DEALT = 9  # ND-5

# ND-2: the types that steering asks for.
STRAIGHT, RED, YELLOW = 0, 1, 2
TYPES = ("straight", "red", "yellow")

# ND-2: the kinds of card, and how many of each are in the box.
KIND_NAMES = (
    *("straight", "straight-hazard"),
    *("red", "red-inner", "red-outer"),
    *("yellow", "yellow-inner", "yellow-outer"),
)
KINDS = len(KIND_NAMES)
TYPE_OF_KIND = np.array([0, 0, 1, 1, 1, 2, 2, 2], np.int32)
COUNT = np.array([24, 24, 12, 6, 6, 12, 6, 6], np.int32)
DECK = int(COUNT.sum())
STRAIGHT_HAZARD = 1  # the one kind that may be laid either way round (ND-40)
NO_KIND = -1

# ND-2, ND-60: how a card lies on the course, in the words of a course file.
LAID_NAMES = (
    *("straight", "straight:inside", "straight:outside"),
    *("red", "red:inner", "red:outer"),
    *("yellow", "yellow:inner", "yellow:outer"),
    *("start", "garage"),
)
CLEAN_STRAIGHT = 0
START = 9
GARAGE = 10
TYPE_OF_LAID = np.array([0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0], np.int32)
KIND_OF_LAID = np.array([0, 1, 1, 2, 3, 4, 5, 6, 7, NO_KIND, NO_KIND], np.int32)

# Where a card's hazard is.
NOWHERE, LANE_0, LANE_1, INNER, OUTER = 0, 1, 2, 3, 4
HAZARD_OF_LAID = np.array([0, 1, 2, 0, 3, 4, 0, 3, 4, 0, 0], np.int32)
# Laid so that its hazard is on the given side: of a kind, [kind, way].
LAID_OF_KIND = np.array([[0, 0], [1, 2], [3, 3], [4, 4], [5, 5], [6, 6], [7, 7], [8, 8]], np.int32)

# ND-3: lanes and rows.
INSIDE, OUTSIDE, PIT = 0, 1, 2  # lane 0 is on the infield side; the garage's file is a lane too
LANES = 3
ROWS = 3
SQUARES = LANES * ROWS  # numbers that a card's squares take
INNER_ROWS = 2  # of a curve's inner lane
MIDDLE = 1
NO_SQUARE = -1

# ND-5, ND-60: courses.
MAX_RACES = 4
LEAST_OTHERS = 10  # cards besides start and garage
MAX_CARDS = DECK - 2 * DEALT + 2  # what two players leave, with start and garage

CHEAP_CHANGE = 1  # ND-12: of the speed, free
DEAR_CHANGE = 2  # for one card
STEERING_CARDS = 3  # ND-17: of any type
GARAGE_CONDITION = 8  # ND-35: at most
GARAGE_SPEED = 5  # ND-35: at most
NITRO_SQUARES = 2  # ND-21

# ND-42
FIRST_DRAWS, OTHERS_DRAW, LAST_DRAWS = 3, 4, 5
