"""Exact numbers before a choice: will a ware be sold? (KM-5)"""

from paddock.core.compiled import rule
from tests.toys.kerb_market.tables import ALL_WAYS, LEAST_SUM, PRICE, SUMS, WAYS


@rule
def ways_to_sell(kind: int) -> int:
    """In how many of the 36 ways the dice reach the price of a ware."""
    ways = 0
    for i in range(SUMS):
        if LEAST_SUM + i >= PRICE[kind]:
            ways += WAYS[i]
    return ways


def chance_to_sell(kind: int) -> float:
    """The chance that the visitor can pay for a ware."""
    return int(ways_to_sell(kind)) / ALL_WAYS
