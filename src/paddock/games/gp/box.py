"""The fixed part of a match: its options, and the circuits as the rules need them.

Positions count from 0, the first square behind the line; a lap of n squares has n - 1 for pole bay,
and n stands for the gate square, which lies beside the lap.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, cast

from paddock.core import course as files
from paddock.core import meta as switches
from paddock.core.errors import BadCourse, BadOptions, Fault
from paddock.core.record import I32, Ints, blank, record_of
from paddock.games.gp.course.circuit import Circuit
from paddock.games.gp.course.reading import read
from paddock.games.gp.meta import META
from paddock.games.gp.tables import (
    BAYS,
    BOMB,
    COLUMNS,
    GATE,
    IN_A_SET,
    LONGEST_TARGET,
    LOOP,
    MAX_CIRCUITS,
    MAX_LAP,
    MAX_LOOPS,
    NO_SQUARE,
    OIL,
    SWITCH,
    TELEPORT,
    TITLE,
    WET_SQUARES,
)

NO_ITEMS, WITH_TRAY, ON_COURSE = 0, 1, 2  # GP-35, GP-50
BY_LAST, BY_LUCK = 0, 1  # GP-50
ALL_BUT_ONE, WINNER_ONLY = 0, 1  # GP-26
OWN = -1  # a circuit that is none of the built-in ones
FOLDER = Path(__file__).parent / "courses"
CIRCUITS: tuple[str, ...] = META.switches[0].kind.words  # type: ignore[union-attr]

_ITEMS = {"none": NO_ITEMS, "tray": WITH_TRAY, "course": ON_COURSE}


class Box:
    rules_version: I32
    seats: I32  # 2 .. 8
    discs: I32  # taken by whoever has finished, 1 .. 9 (GP-65)
    items: I32  # NO_ITEMS, WITH_TRAY or ON_COURSE
    sets: I32  # of items, 1 .. 4 (GP-66)
    placement: I32  # BY_LAST or BY_LUCK
    race_end: I32  # ALL_BUT_ONE or WINNER_ONLY
    championship: I32  # 1: several races
    target: I32  # points that end it (GP-55)
    fastest: I32  # 1: half a point for the fastest turn (GP-56)
    teams: I32  # 1: seats i and i + n/2 together (GP-60)
    safety_car: I32  # 1 (GP-67)
    wet: I32  # 1 (GP-68)
    circuits: I32  # raced in turn, 1 .. 9
    built_in: Annotated[Ints, "i4", (MAX_CIRCUITS,)]  # index into CIRCUITS, or OWN
    title: Annotated[Ints, "i4", (MAX_CIRCUITS, 2, TITLE)]  # ja, en: letters by their code
    length: Annotated[Ints, "i4", (MAX_CIRCUITS,)]  # squares of a lap
    kind: Annotated[Ints, "i4", (MAX_CIRCUITS, MAX_LAP + 1)]  # of each position (tables.py)
    cell: Annotated[Ints, "i4", (MAX_CIRCUITS, MAX_LAP + 1)]  # column + 32 * row on the plane
    loop: Annotated[Ints, "i4", (MAX_CIRCUITS, MAX_LOOPS, 2)]  # both strands, or NO_SQUARE
    shortcut: Annotated[Ints, "i4", (MAX_CIRCUITS, 2)]  # from, to, or NO_SQUARE
    gate: Annotated[Ints, "i4", (MAX_CIRCUITS, 2)]
    teleport: Annotated[Ints, "i4", (MAX_CIRCUITS, 2)]


BOX = record_of(Box)


def box(seats: int, options: Mapping[str, Any]) -> Box:
    """The box for a table, or an error that names every fault of its options."""
    chosen, circuits = _checked(seats, options)
    made: Box = blank(BOX)
    made.rules_version = META.rules_version
    made.seats = seats
    made.discs = chosen["discs"]
    made.items = _ITEMS[chosen["items"]]
    made.sets = chosen["sets"] + 1
    made.placement = BY_LUCK if chosen["placement"] == "random" else BY_LAST
    made.race_end = WINNER_ONLY if chosen["race_end"] == "winner_only" else ALL_BUT_ONE
    made.championship = int(chosen["championship"])
    made.target = chosen["target"] or 3 * seats  # GP-55
    for name in ("fastest", "teams", "safety_car", "wet"):
        setattr(made, name, int(chosen[name]))
    made.circuits = len(circuits)
    for i, circuit in enumerate(circuits):
        word = chosen["circuits"][i]
        made.built_in[i] = OWN if switches.is_own(word) else CIRCUITS.index(word)
        _lay_out(made, i, circuit)
    return made


def _lay_out(made: Box, i: int, circuit: Circuit) -> None:
    """A circuit as the rules need it."""
    made.length[i] = circuit.length
    for number in range(1, circuit.length + 1):
        made.kind[i, number - 1] = circuit.kind(number)
        made.cell[i, number - 1] = _packed(circuit.cell(number))
    made.loop[i] = made.shortcut[i] = made.gate[i] = made.teleport[i] = NO_SQUARE
    for k, pair in enumerate(circuit.loops):
        made.loop[i, k] = [number - 1 for number in sorted(pair)]
    if circuit.shortcut is not None:
        made.shortcut[i] = [number - 1 for number in circuit.shortcut]
    if circuit.teleport is not None:
        made.teleport[i] = [number - 1 for number in circuit.teleport]
    if circuit.gate is not None:
        made.gate[i] = [circuit.gate.start - 1, circuit.gate.end - 1]
        made.kind[i, circuit.length] = GATE
        made.cell[i, circuit.length] = _packed(circuit.gate.via)
    for k, language in enumerate(("ja", "en")):
        letters = [ord(letter) for letter in circuit.title[language]]
        made.title[i, k, : len(letters)] = letters


def _packed(cell: tuple[int, int]) -> int:
    return cell[0] + COLUMNS * cell[1]


# Checking


def _checked(seats: int, options: Mapping[str, Any]) -> tuple[Mapping[str, Any], list[Circuit]]:
    """The options complete, and the circuits. All faults are told at once."""
    chosen: Mapping[str, Any] = {**switches.defaults(META), **options}
    faults: list[Fault] = []
    try:
        chosen = switches.checked(META, seats, options)
    except BadOptions as error:
        faults += error.faults
    wrong = {fault.where.partition("[")[0] for fault in faults}
    circuits = (
        [] if "circuits" in wrong else _read_all(cast("Sequence[str]", chosen["circuits"]), faults)
    )
    if "seats" not in wrong:
        faults += _seat_faults(seats, chosen, wrong)
    faults += [fault for fault in _need_faults(chosen) if not wrong & _named_by(fault)]
    if not wrong & {"seats", "items", "sets", "wet"}:
        faults += _room_faults(seats, chosen, circuits)
    if faults:
        raise BadOptions(faults)
    return chosen, circuits


def _read_all(words: Sequence[str], faults: list[Fault]) -> list[Circuit]:
    circuits: list[Circuit] = []
    for i, word in enumerate(words):
        text = word if switches.is_own(word) else files.text_of(FOLDER, word)
        try:
            circuits.append(read(text))
        except BadCourse as error:
            faults += [Fault(f.kind, f"circuits[{i}].{f.where}", **f.data) for f in error.faults]
    return circuits if len(circuits) == len(words) else []


def _seat_faults(seats: int, chosen: Mapping[str, Any], wrong: set[str]) -> list[Fault]:
    faults: list[Fault] = []
    if "teams" not in wrong and chosen["teams"] and (seats < 4 or seats % 2):
        faults.append(Fault("teams-of-two", "teams", came=seats))
    most = LONGEST_TARGET * seats
    if "target" not in wrong and chosen["target"] > most:
        came = chosen["target"]
        faults.append(Fault("target-too-high", "target", came=came, most=most, seats=seats))
    return faults


def _need_faults(chosen: Mapping[str, Any]) -> list[Fault]:
    """Switches that say nothing, or something else, without another."""
    needs = (
        ("sets", chosen["sets"] != 0, "items", chosen["items"] == "none", "tray, course"),
        (
            "placement",
            chosen["placement"] != "last",
            "items",
            chosen["items"] != "course",
            "course",
        ),
        ("target", chosen["target"] != 0, "championship", not chosen["championship"], "yes"),
    )
    return [
        Fault("needs", name, other=other, wanted=wanted)
        for name, is_set, other, lacks, wanted in needs
        if is_set and lacks
    ]


def _named_by(fault: Fault) -> set[str]:
    return {fault.where, str(fault.data["other"])}


def _room_faults(seats: int, chosen: Mapping[str, Any], circuits: Sequence[Circuit]) -> list[Fault]:
    """GP-66, GP-68: room for all the items; wet squares where it rains."""
    faults: list[Fault] = []
    for i, circuit in enumerate(circuits):
        where = f"circuits[{i}]"
        if chosen["wet"] and not circuit.wet:
            faults.append(Fault("no-wet-squares", where))
        wanted = _things_on_course(chosen)
        room = _empty_squares(circuit) - (WET_SQUARES if chosen["wet"] else 0) - seats
        if wanted > room:
            faults.append(Fault("too-many-items", where, came=wanted, most=max(0, room)))
    return faults


def _things_on_course(chosen: Mapping[str, Any]) -> int:
    """How many items lie on the course at most: all of them, or a tray, bombs and oil."""
    if chosen["items"] == "none":
        return 0
    in_a_set = [int(n) for n in IN_A_SET]
    if chosen["wet"]:
        in_a_set[OIL] = 0
    if chosen["items"] == "tray":
        return 1 + (chosen["sets"] + 1) * (in_a_set[OIL] + in_a_set[BOMB])
    return (chosen["sets"] + 1) * sum(in_a_set)


def _empty_squares(circuit: Circuit) -> int:
    """Squares on which an item may be placed before the race (GP-50)."""
    barred = {LOOP, TELEPORT, SWITCH}
    numbers = range(1, circuit.length + 1 - BAYS)
    return sum(circuit.kind(number) not in barred for number in numbers)
