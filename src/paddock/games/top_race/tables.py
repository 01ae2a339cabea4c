"""What is printed in the box: cars, prizes, tips. Money is counted in thousands of dollars."""

import numpy as np

COLOURS = ("red", "blue", "yellow", "purple", "white", "green")
CARS = 6  # TR-1
JOKER = 6  # in the place of a car on a card
MAX_SEATS = 6  # TR-1
MAX_RACES = 9  # TR-6

PURSE = 200  # TR-1
STEP = 10  # TR-10: bids are counted in steps of 10,000 dollars
MOST_BID = 100  # TR-10: in steps; all prizes of a race together are 55
LAST_CAR = 30  # TR-13
UNWANTED_CAR = 10  # TR-14

# TR-3
LANES = ("a", "b", "c")
SQUARES = 143
FINISH = SQUARES  # behind the last square; cars that are home stand there
MOST_NEXT = 3  # squares that may follow one
GRID = 6  # start squares
START_COLUMNS = 2  # columns 0 and 1

# TR-2: the bounds for any deck
MAX_KINDS = 60
MAX_CARDS = 60
LEAST_CARDS = 12
MOST_ALIKE = 4
MAX_LINES = 6
MOST_SQUARES = 20  # that a line of a card may move a car

TIPS = 3
PRIZES = np.array([200, 150, 100, 60, 30, 10], np.int32)  # TR-31, by place
TIP_VALUES = np.array(  # TR-41, by tip and place
    [[90, 60, 30, 0, -10, -30], [60, 40, 20, -10, -30, -60], [30, 20, 10, -20, -60, -90]],
    np.int32,
)
ENOUGH_HOME = 5  # TR-30
