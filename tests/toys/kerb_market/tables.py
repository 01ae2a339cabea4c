"""What is in the box: wares, dice, coins. Wares are numbered as in WARES."""

import numpy as np

MAX_SEATS = 5  # KM-1
MAX_DAYS = 6  # KM-1
COINS = 400  # KM-2: more than purses can ever hold

# KM-3
WARES = ("sticker", "cap", "mug", "gloves", "visor", "wheel-nut")
KINDS = len(WARES)
PRICE = np.array([4, 5, 6, 7, 8, 9], np.int32)
COUNT = np.array([8, 8, 8, 8, 6, 4], np.int32)
HAND = 3

# KM-5: the sums of two dice, and in how many of the 36 ways each comes
LEAST_SUM, MOST_SUM = 2, 12
SUMS = MOST_SUM - LEAST_SUM + 1
WAYS = np.array([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], np.int32)
ALL_WAYS = 36

MOST_RAISE = 3  # KM-8
STONES_TO_WIN = 3  # KM-12
