"""The fixed part of a match: how many days, how much money, which rulings."""

from collections.abc import Mapping
from typing import Annotated, Any

from paddock.core import meta as switches
from paddock.core.record import I32, Ints, blank, record_of
from tests.toys.kerb_market.meta import META
from tests.toys.kerb_market.tables import MAX_DAYS

SPOIL, SELL = 0, 1  # KM-6


class Box:
    rules_version: I32
    seats: I32  # 2 .. 5
    days: I32  # 1 .. 6
    purse: I32  # coins of each seat at the start, 0 .. 20
    alike: I32  # SPOIL or SELL
    race: I32  # 1: three stones end the match at once
    reserve: Annotated[Ints, "i4", (MAX_DAYS,)]  # the least first bid of each day, 1 .. 20


BOX = record_of(Box)


def box(seats: int, options: Mapping[str, Any]) -> Box:
    """The box for a table, or an error that names every fault of its options."""
    chosen: Any = switches.checked(META, seats, options)
    made: Box = blank(BOX)
    made.rules_version = META.rules_version
    made.seats = seats
    made.days = chosen["days"]
    made.purse = chosen["purse"]
    made.alike = SELL if chosen["alike"] == "sell" else SPOIL
    made.race = int(chosen["race"])
    for day in range(MAX_DAYS):
        given = chosen["reserve"]
        made.reserve[day] = given[min(day, len(given) - 1)]
    return made
