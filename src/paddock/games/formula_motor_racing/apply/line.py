"""The line of cars: the running ones by place, then the retired, the last to retire first.

The functions take the line itself, so that a player's thoughts can move cars on a copy.
"""

from paddock.core.compiled import rule
from paddock.core.record import Ints


@rule
def move_up(line: Ints, place: int, steps: int) -> int:
    """A car gains so many places; those beyond the first are lost. Answers its new place."""
    goal = max(0, place - steps)
    moving = line[place]
    for i in range(goal, place + 1):  # each car moves the one behind it on
        here = line[i]
        line[i] = moving
        moving = here
    return goal


@rule
def move_down(line: Ints, running: int, place: int, steps: int) -> int:
    """A car loses so many places, at most to the last running one. Answers its new place."""
    goal = min(running - 1, place + steps)
    moving = line[place]
    for i in range(goal, place - 1, -1):
        here = line[i]
        line[i] = moving
        moving = here
    return goal


@rule
def retire(line: Ints, running: int, place: int) -> int:
    """A car goes to the head of the retired row (FMR-21). Answers how many still run."""
    move_down(line, running, place, running)
    return running - 1
