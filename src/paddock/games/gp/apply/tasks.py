"""What one action leaves to be done: a small stack. The last task put on it comes first."""

from paddock.core.compiled import rule
from paddock.games.gp.state import State


@rule
def put(state: State, task: int, what: int, square: int, hurt: int) -> None:
    """Leave something to be done next."""
    row = state.waiting
    state.tasks[row, 0] = task
    state.tasks[row, 1] = what
    state.tasks[row, 2] = square
    state.tasks[row, 3] = hurt
    state.waiting = row + 1


@rule
def take(state: State) -> int:
    """The row of the next task, which is no longer waiting."""
    state.waiting -= 1
    return state.waiting


@rule
def forget_all(state: State) -> None:
    """Nothing is left to be done, and nothing of it stays in the bytes."""
    state.waiting = 0
    for row in range(state.tasks.shape[0]):
        for i in range(4):
            state.tasks[row, i] = 0
