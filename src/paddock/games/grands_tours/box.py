"""The fixed part of a match: the course, its assist cards, which rulings."""

from collections.abc import Mapping
from typing import Annotated, Any

from paddock.core import meta as switches
from paddock.core.errors import BadCourse, BadOptions, Fault
from paddock.core.meta import is_own
from paddock.core.record import I32, Ints, blank, record_of
from paddock.games.grands_tours.course import Course, built_in, read
from paddock.games.grands_tours.meta import ASSIST_WORDS, META
from paddock.games.grands_tours.state import State
from paddock.games.grands_tours.tables import ASSISTS, MAX_CARDS, MAX_PARTS, MAX_SEATS

EVERYBODY = 0  # in the switch `leader`


class Box:
    rules_version: I32
    seats: I32  # 4 .. 6
    special_stages: I32  # 1: summit finish and time trial have conditions of their own
    cards: I32  # of the whole course, assist cards included
    parts: I32
    shuffled: Annotated[Ints, "i4", (MAX_PARTS,)]  # 1: a week, its cards come by lot
    first: Annotated[Ints, "i4", (MAX_PARTS,)]  # of the part's cards in `listed`
    length: Annotated[Ints, "i4", (MAX_PARTS,)]
    listed: Annotated[Ints, "i4", (MAX_CARDS,)]  # kinds of the cards in the course's file
    assists: I32  # assist cards on the course, 0 or as many as seats
    certain: Annotated[Ints, "i4", (ASSISTS,)]  # 1: the table has chosen this assist card
    weeks: I32  # shuffled parts
    room: I32  # assist cards that a week has room for
    leaders: Annotated[Ints, "i4", (MAX_SEATS,)]  # 1: may become provisional leader


BOX = record_of(Box)


def box(seats: int, options: Mapping[str, Any]) -> Box:
    """The box for a table, or an error that names every fault of its options."""
    chosen, course = _checked(seats, options)
    made: Box = blank(BOX)
    made.rules_version = META.rules_version
    made.seats = seats
    made.special_stages = int(chosen["special_stages"])
    _lay_course(made, course)
    made.assists = seats if course.assist_cards else 0
    made.cards = len(course.cards) + made.assists
    for i, word in enumerate(ASSIST_WORDS):
        made.certain[i] = int(word in chosen["assist"])
    for seat in range(seats):
        made.leaders[seat] = int(EVERYBODY in chosen["leader"] or seat + 1 in chosen["leader"])
    return made


def rematch(box: Box, state: State) -> Mapping[str, Any]:
    """What another race at the same table begins with: who had the most lead time (GT-8)."""
    times: list[int] = state.time[: box.seats].tolist()
    return {"leader": tuple(seat + 1 for seat, time in enumerate(times) if time == max(times))}


def _lay_course(made: Box, course: Course) -> None:
    made.parts = len(course.parts)
    at = 0
    for i, part in enumerate(course.parts):
        made.shuffled[i] = int(part.shuffled)
        made.first[i] = at
        made.length[i] = len(part.cards)
        for kind in part.cards:
            made.listed[at] = kind
            at += 1
    made.weeks = sum(part.shuffled for part in course.parts)
    # GT-4: six cards dealt by lot, two to each of three weeks
    made.room = -(-ASSISTS // made.weeks) if made.weeks else 0


def _checked(seats: int, options: Mapping[str, Any]) -> tuple[Mapping[str, Any], Course]:
    """The options complete, and the course. What is wrong between two is told with the rest."""
    chosen: dict[str, Any] = {**switches.defaults(META), **options}
    faults: list[Fault] = []
    try:
        chosen = dict[str, Any](switches.checked(META, seats, options))
    except BadOptions as error:
        faults += error.faults
    wrong = {fault.where.split("[")[0] for fault in faults}
    course = built_in("grand_tour")
    if "course" not in wrong:
        try:
            course = _course(chosen["course"][0])
        except BadCourse as error:
            faults += [_in_switch(fault) for fault in error.faults]
            wrong.add("course")
    if not wrong & {"seats", "course"}:
        faults += _crowded(seats, course)
    if not wrong & {"seats", "course", "assist"}:
        faults += _too_many_assists(seats, course, chosen["assist"])
    if not wrong & {"seats", "leader"}:
        faults += _missing_leaders(seats, chosen["leader"])
    if faults:
        raise BadOptions(faults)
    return chosen, course


def _course(word: str) -> Course:
    return read(word) if is_own(word) else built_in(word)


def _in_switch(fault: Fault) -> Fault:
    """The same fault, its place under the switch."""
    return Fault(fault.kind, f"course[0].{fault.where}", **fault.data)


def _crowded(seats: int, course: Course) -> list[Fault]:
    """With an assist card for each player, the course must still fit."""
    most = MAX_CARDS - seats if course.assist_cards else MAX_CARDS
    came = len(course.cards)
    if came <= most:
        return []
    return [Fault("wrong-length", "course[0].parts", came=came, least=2, most=most)]


def _too_many_assists(seats: int, course: Course, words: tuple[str, ...]) -> list[Fault]:
    """GT-2: as many assist cards as players, none on a course without them."""
    most = seats if course.assist_cards else 0
    if len(words) <= most:
        return []
    return [Fault("wrong-length", "assist", came=len(words), least=0, most=most)]


def _missing_leaders(seats: int, leaders: tuple[int, ...]) -> list[Fault]:
    """GT-8: the leader is somebody who plays."""
    return [
        Fault("out-of-range", f"leader[{i}]", came=leader, least=EVERYBODY, most=seats)
        for i, leader in enumerate(leaders)
        if leader > seats
    ]
