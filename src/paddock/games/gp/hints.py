"""The Club player."""

from paddock.core.compiled import entry
from paddock.core.record import Ints
from paddock.games.gp.box import Box
from paddock.games.gp.state import State


@entry
def lean(box: Box, state: State, seat: int, out: Ints, n: int, weights: Ints) -> None:
    """All alike."""
    for i in range(n):
        weights[i] = 1


@entry
def worth(box: Box, state: State, seat: int) -> float:
    """Nothing known."""
    return 0.5
