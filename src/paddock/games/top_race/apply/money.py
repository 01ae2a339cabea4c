"""Money goes from a player to the bank, or back."""

from paddock.core.compiled import rule
from paddock.games.top_race.state import State


@rule
def pay(state: State, seat: int, cash: int) -> None:
    """A seat pays the bank so many thousands of dollars; below 0, it gets them."""
    state.cash[seat] -= cash
    state.bank += cash
