"""Points, ranks, who has won (KM-13)."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from tests.toys.kerb_market.box import Box
from tests.toys.kerb_market.state import State


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """More stones; with as many, more coins."""
    if state.stones[seat] != state.stones[other]:
        return state.stones[seat] > state.stones[other]
    return state.purse[seat] > state.purse[other]


@rule
def rank_of(box: Box, state: State, seat: int) -> int:
    """One more than there are seats ahead; those who are level share a rank."""
    rank = 1
    for other in range(box.seats):
        if is_ahead(state, other, seat):
            rank += 1
    return rank


@entry
def score(box: Box, state: State, out: Ints) -> None:
    """Rank and points (stones) of each seat, as they stand; a rank of 1 has won."""
    for seat in range(box.seats):
        out[seat, 0] = rank_of(box, state, seat)
        out[seat, 1] = state.stones[seat]
