"""The next die: chance of a repeat, squares, what would be met; and the best that can be hoped for.

With d different faces shown, the next die repeats one of them with chance d / 6.
"""

import functools
from typing import NamedTuple

from paddock.games.gp.box import Box
from paddock.games.gp.legal.course import is_corner
from paddock.games.gp.odds.ending import Ending, ending
from paddock.games.gp.state import State
from paddock.games.gp.tables import FACES

Shown = frozenset[int]
NO_FACES: Shown = frozenset()


class NextDie(NamedTuple):
    """What one more die can bring to a car, if it then stops."""

    repeats: float  # chance of no movement
    crashes: float  # chance of a crash by it: in a corner only
    mean: float  # squares, a repeat being none
    ends: tuple[Ending, ...]  # where each new face leads, each with a chance of 1 / 6

    def chance(self, ends: int) -> float:
        """The chance of so many of the ends."""
        return ends / FACES

    @property
    def corners(self) -> float:
        """The chance to come to a corner."""
        return self.chance(sum(end.corner for end in self.ends))

    @property
    def items(self) -> float:
        """The chance to take a tray or an item."""
        return self.chance(sum(end.has_item for end in self.ends))

    def hits(self, car: int) -> float:
        """The chance to end where this car stands."""
        return self.chance(sum(car in end.cars for end in self.ends))


def shown(state: State) -> Shown:
    """The faces on the table."""
    return frozenset(int(face) for face in state.face[: state.dice])


def next_die(box: Box, state: State, seat: int) -> NextDie:
    """The next die of a car whose turn it is."""
    faces = shown(state)
    new = [face for face in range(1, FACES + 1) if face not in faces]
    totals = [_total(faces | {face}, turbine=bool(state.turbine)) for face in new]
    repeats = len(faces) / FACES
    corner = bool(is_corner(box, state, state.at[seat]))
    return NextDie(
        repeats=repeats,
        crashes=repeats if corner else 0.0,
        mean=sum(totals) / FACES,
        ends=tuple(ending(box, state, seat, squares) for squares in totals),
    )


def _total(faces: Shown, *, turbine: bool) -> int:
    return sum(faces) + (max(faces, default=0) if turbine else 0)


@functools.cache
def best_mean(faces: Shown, dice: int, turbine: bool = False) -> float:
    """Squares on average for whoever only wants to get far in this turn."""
    stop = float(_total(faces, turbine=turbine))
    if dice == 0:
        return stop
    new = [face for face in range(1, FACES + 1) if face not in faces]
    on = sum(best_mean(faces | {face}, dice - 1, turbine) for face in new) / FACES
    return on if not faces else max(stop, on)


@functools.cache
def reach(faces: Shown, dice: int, squares: int, turbine: bool = False) -> float:
    """The chance to stop with exactly this total, for whoever wants nothing else."""
    if faces and _total(faces, turbine=turbine) == squares:
        return 1.0
    if dice == 0:
        return 0.0
    new = [face for face in range(1, FACES + 1) if face not in faces]
    return sum(reach(faces | {face}, dice - 1, squares, turbine) for face in new) / FACES
