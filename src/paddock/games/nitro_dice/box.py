"""The fixed part of a match: the courses, the laps, the variants, the rulings."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, cast

from paddock.core import meta as switches
from paddock.core.errors import BadCourse, BadOptions, Fault
from paddock.core.record import I32, Ints, blank, record_of
from paddock.games.nitro_dice.course import Course, built_in, read, seats_faults
from paddock.games.nitro_dice.meta import META
from paddock.games.nitro_dice.tables import MAX_CARDS, MAX_RACES

CROSSING, BEYOND = 0, 1  # ND-45
FULL, UP_TO_LIMIT = 0, 1  # ND-42


class Box:
    rules_version: I32
    seats: I32  # 2 .. 6
    races: I32  # 1 .. 4
    laps: I32  # 1 .. 4
    finish: I32  # CROSSING or BEYOND
    refill: I32  # FULL or UP_TO_LIMIT
    wreck: I32  # 1: damage at 1 retires a car
    nitro: I32  # tokens at the start, 0 .. 4
    condition: I32  # at the start, 4 .. 9
    hazards: I32  # laid by lot at the start, 0 .. 6
    cards: Annotated[Ints, "i4", (MAX_RACES,)]  # how many each race's course has
    left: Annotated[Ints, "i4", (MAX_RACES,)]  # the lane on its left-hand side
    courses: Annotated[Ints, "i4", (MAX_RACES, MAX_CARDS)]  # how each card lies; 0 is the start


BOX = record_of(Box)


def box(seats: int, options: Mapping[str, Any]) -> Box:
    """The box for a table, or an error that names every fault of its options."""
    chosen, courses = _checked(seats, options)
    made: Box = blank(BOX)
    made.rules_version = META.rules_version
    made.seats = seats
    made.races = len(courses)
    made.laps = chosen["laps"]
    made.finish = BEYOND if chosen["finish"] == "beyond" else CROSSING
    made.refill = UP_TO_LIMIT if chosen["refill"] == "limit" else FULL
    made.wreck = int(chosen["wreck"])
    made.nitro = chosen["nitro"]
    made.condition = chosen["condition"]
    made.hazards = chosen["hazards"]
    for race, course in enumerate(courses):
        made.cards[race] = len(course.cards)
        made.left[race] = course.left
        made.courses[race, : len(course.cards)] = course.cards
    return made


def _checked(seats: int, options: Mapping[str, Any]) -> tuple[Mapping[str, Any], Sequence[Course]]:
    """The options complete and the courses read; faults inside the files are told with the rest."""
    chosen: Mapping[str, Any] = {**switches.defaults(META), **options}
    faults: list[Fault] = []
    try:
        chosen = switches.checked(META, seats, options)
    except BadOptions as error:
        faults += error.faults
    courses: list[Course] = []
    wrong = {fault.where.split("[")[0] for fault in faults}
    if "courses" not in wrong:
        courses, more = _courses(
            seats, cast("Sequence[str]", chosen["courses"]), seats_known="seats" not in wrong
        )
        faults += more
    if faults:
        raise BadOptions(faults)
    return chosen, courses


def _courses(
    seats: int, words: Sequence[str], *, seats_known: bool
) -> tuple[list[Course], list[Fault]]:
    courses: list[Course] = []
    faults: list[Fault] = []
    for i, word in enumerate(words):
        where = f"courses[{i}]"
        try:
            course = read(word) if switches.is_own(word) else built_in(word)
        except BadCourse as error:
            faults += [Fault(f.kind, f"{where}.{f.where}", **f.data) for f in error.faults]
            continue
        courses.append(course)
        if seats_known:
            faults += seats_faults(course, seats, where)
    return courses, faults
