"""The fixed part of a match: how many races, how long, which rulings."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Annotated, Any

from paddock.core import meta as switches
from paddock.core.errors import BadOptions, Fault
from paddock.core.record import I32, Ints, blank, record_of
from paddock.games.formula_motor_racing.meta import META
from paddock.games.formula_motor_racing.tables import DEALT, DECK, MAX_RACES

PICK, LOT = 0, 1  # FMR-5
ENDS, GOES_ON = 0, 1  # FMR-16
BETTER, ADDED = 0, 1  # FMR-25


class Box:
    rules_version: I32
    seats: I32  # 3 .. 6
    races: I32  # 1 .. 17
    colours: I32  # PICK or LOT
    drivers: I32  # 1: a title for drivers too
    charge_at_front: I32  # ENDS or GOES_ON
    two_teams: I32  # BETTER or ADDED
    removed: Annotated[Ints, "i4", (MAX_RACES,)]  # cards taken out before each race


BOX = record_of(Box)


def box(seats: int, options: Mapping[str, Any]) -> Box:
    """The box for a table, or an error that names every fault of its options."""
    chosen = _checked(seats, options)
    made: Box = blank(BOX)
    made.rules_version = META.rules_version
    made.seats = seats
    made.races = chosen["races"]
    made.colours = LOT if chosen["colours"] == "lot" else PICK
    made.drivers = int(chosen["drivers"])
    made.charge_at_front = GOES_ON if chosen["charge_at_front"] == "goes_on" else ENDS
    made.two_teams = ADDED if chosen["two_teams"] == "added" else BETTER
    for race in range(made.races):
        made.removed[race] = chosen["removed"][race if len(chosen["removed"]) > 1 else 0]
    return made


def _checked(seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options complete. What is wrong between two of them is told with all the rest."""
    chosen: Mapping[str, Any] = {**switches.defaults(META), **options}
    faults: list[Fault] = []
    try:
        chosen = switches.checked(META, seats, options)
    except BadOptions as error:
        faults += error.faults
    wrong = {fault.where for fault in faults}
    if not wrong & {"races", "removed"}:
        faults += _length_faults(chosen)
    if not wrong & {"seats", "removed"}:
        faults += _short_deck_faults(seats, chosen, wrong)
    if faults:
        raise BadOptions(faults)
    return chosen


def _length_faults(chosen: Mapping[str, Any]) -> list[Fault]:
    """FMR-26: one number for all races or one for each."""
    given, races = len(chosen["removed"]), chosen["races"]
    if given in (1, races):
        return []
    return [Fault("one-or-each", "removed", came=given, wanted=races)]


def _short_deck_faults(
    seats: int, chosen: Mapping[str, Any], wrong: AbstractSet[str]
) -> list[Fault]:
    """FMR-26: a card must be left to draw."""
    most = DECK - DEALT * seats - 1
    return [
        Fault("out-of-range", f"removed[{i}]", came=count, least=0, most=most)
        for i, count in enumerate(chosen["removed"])
        if f"removed[{i}]" not in wrong and count > most
    ]
