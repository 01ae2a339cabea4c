"""The designer's riddle (GP-47): how far one turn can take a car, found by trying everything.

From each square, each total that dice can show (with a turbine too), each way at each junction with
the gate open; then the T, or oil under the car. Progress is counted along the main course.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from paddock.core.record import blank
from paddock.games.gp.apply import start as set_up
from paddock.games.gp.box import Box
from paddock.games.gp.legal.caution import AHEAD, branch_at, through
from paddock.games.gp.legal.course import is_corner, is_t, next_corner, other_t
from paddock.games.gp.legal.items import may_lay
from paddock.games.gp.legal.progress import squares_to_line
from paddock.games.gp.state import STATE
from paddock.games.gp.tables import FACES, GATE

DRIVER = 0
MOST = sum(range(1, FACES + 1)) + FACES


class Turn(NamedTuple):
    """One turn, told by its squares (positions)."""

    progress: int  # squares of the main course
    start: int
    total: int  # of the dice, turbine included
    ways: tuple[int, ...]  # at each junction: caution.AHEAD, …
    lands: int
    ends: int  # behind the T, or the slide on oil


def longest(box: Box, *, branches: bool = True, things: bool = True) -> Turn:
    """The turn that takes a car furthest on the first circuit of a box."""
    state: Any = blank(STATE)
    set_up(box, state)
    state.gate_open = 1
    squares = [square for square in range(int(box.length[0]) + 1) if _is_there(box, square)]
    return max(
        turn
        for square in squares
        for total in range(1, MOST + 1)
        for turn in _turns(box, state, square, total, branches=branches, things=things)
    )


def _is_there(box: Box, square: int) -> bool:
    return square < box.length[0] or box.kind[0, square] == GATE


def _turns(
    box: Box, state: Any, start: int, total: int, *, branches: bool, things: bool
) -> Iterator[Turn]:
    for lands, passed, ways in _drives(box, state, start, total, (), branches=branches):
        ends = _behind(box, state, lands) if things else lands
        gained = _progress(box, state, start, lands) + box.length[0] * passed
        gained += _progress(box, state, lands, ends)
        if ends < lands and not is_t(box, state, lands):
            gained += box.length[0]  # the slide has crossed the line
        yield Turn(int(gained), start, total, ways, lands, ends)


def _drives(
    box: Box, state: Any, square: int, left: int, ways: tuple[int, ...], *, branches: bool
) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Every end of a drive: where, how often over the line, by which ways."""
    if left == 0:
        yield square, 0, ways
        return
    used = 1 if 1 in ways else 0
    branch = int(branch_at(box, state, DRIVER, square, used)) if branches else AHEAD
    for way in {AHEAD, branch}:
        after = int(through(box, state, square, way))
        taken = (*ways, way) if branch != AHEAD else ways
        for lands, passed, all_ways in _drives(
            box, state, after, left - 1, taken, branches=branches
        ):
            yield lands, passed + (after == 0), all_ways


def _behind(box: Box, state: Any, square: int) -> int:
    """Where a T or oil takes the car."""
    if is_t(box, state, square):
        return int(other_t(box, state, square))
    if may_lay(box, state, square) and not is_corner(box, state, square):
        return int(next_corner(box, state, square))
    return square


def _progress(box: Box, state: Any, one: int, other: int) -> int:
    return int(squares_to_line(box, state, one)) - int(squares_to_line(box, state, other))
