"""What is printed in the box: dice, jersey dice, cards."""

import numpy as np

MAX_SEATS = 6  # GT-1
TEAM_DICE = 9  # GT-1: of each colour
COLOURS = ("white", "blue", "red", "green", "black", "pink")  # of the teams; ours
TOP_FACE = 7  # GT-1: the general die's odd face

GENERAL, SPRINT, MOUNTAIN = range(3)  # the jersey dice
JERSEYS = 3
JERSEY_NAMES = ("general", "sprint", "mountain")
ODD_FACE = np.array([7, 4, 4], np.int32)  # GT-1: what they show instead of a 1

MAX_CARDS = 40  # of a course, assist cards included
MAX_PARTS = 12  # of a course

# Kinds of card. Events first, then assist cards, then stages by minutes and point.
CAMP, REST = 0, 1
FIRST_ASSIST = 2
REMOVAL, SWAP, SAME_DICE, SECOND_ACTION, SHORT_TRAIN, ONES_RIDE_ON = range(2, 8)  # GT-4
ASSISTS = 6
FIRST_STAGE = 8

NO_POINT, SPRINT_POINT, MOUNTAIN_POINT = range(3)
POINT_LETTERS = ("", "S", "M")
POINT_NAMES = ("none", "sprint", "mountain")

PLAIN, SUMMIT, TRIAL = range(3)  # how a stage is judged (GT-3)
JUDGED_NAMES = ("plain", "summit", "trial")
MOST_MINUTES = 12  # that a course file may give a stage
MOST_SUMMIT_MINUTES = 6  # GT-3

_LENGTHS = (*((minutes, PLAIN) for minutes in range(MOST_MINUTES + 1)), (0, SUMMIT), (0, TRIAL))
_STAGES = [(*length, point) for length in _LENGTHS for point in range(len(POINT_LETTERS))]
KINDS = FIRST_STAGE + len(_STAGES)
MINUTES = np.array([0] * FIRST_STAGE + [stage[0] for stage in _STAGES], np.int32)
JUDGED = np.array([PLAIN] * FIRST_STAGE + [stage[1] for stage in _STAGES], np.int32)
POINT = np.array([NO_POINT] * FIRST_STAGE + [stage[2] for stage in _STAGES], np.int32)


def stage_kind(minutes: int, judged: int, point: int) -> int:
    """The kind of a stage card."""
    return FIRST_STAGE + _STAGES.index((minutes, judged, point))
