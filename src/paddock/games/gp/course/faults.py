"""What makes a circuit one that can't be raced (GP-72): all faults, each with its square."""

from collections.abc import Iterator, Sequence

from paddock.core.errors import Fault
from paddock.games.gp import tables
from paddock.games.gp.course.circuit import Cell, Circuit

NO_CORNERS_ON = ("pit", "loops", "teleport", "switches", "gate", "wet")


def of(circuit: Circuit, line: Sequence[int]) -> list[Fault]:
    """Every fault of a circuit whose fields are all there."""
    checks = (
        *(_gaps(circuit), _crossings(circuit), _line_and_pit(circuit, line)),
        *(_corners(circuit), _crowded(circuit), _branches(circuit), _gate_square(circuit)),
        *(_loops(circuit), _counts(circuit)),
    )
    return [fault for check in checks for fault in check]


def elements(circuit: Circuit) -> dict[str, tuple[int, ...]]:
    """The squares of each element."""
    gate = circuit.gate
    return {
        "pit": tuple(sorted(circuit.pit)),
        "loops": tuple(square for pair in circuit.loops for square in pair),
        "teleport": circuit.teleport or (),
        "switches": circuit.switches,
        "gate": (gate.start, gate.end) if gate else (),
        "wet": circuit.wet,
        "shortcut": circuit.shortcut or (),
    }


def adjoin(one: Cell, other: Cell) -> bool:
    """Whether two places on the plane touch along a side."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _gaps(circuit: Circuit) -> Iterator[Fault]:
    """Squares that can't be reached from the one before."""
    for number in range(1, circuit.length + 1):
        after = number % circuit.length + 1
        if not adjoin(circuit.cell(number), circuit.cell(after)):
            yield Fault("not-adjoining", f"squares[{after - 1}]", square=after, before=number)


def _crossings(circuit: Circuit) -> Iterator[Fault]:
    """Two squares on one place are a loop, and a loop is two squares on one place."""
    pairs = {frozenset(pair) for pair in circuit.loops}
    at: dict[Cell, list[int]] = {}
    for number, cell in enumerate(circuit.cells, 1):
        at.setdefault(cell, []).append(number)
    for numbers in at.values():
        if len(numbers) > 2:
            yield Fault("three-on-one", "squares", squares=", ".join(map(str, numbers)))
        elif len(numbers) == 2 and frozenset(numbers) not in pairs:
            yield Fault("no-loop-there", "loops", square=numbers[0], other=numbers[1])
    for i, (one, other) in enumerate(circuit.loops):
        if circuit.cell(one) != circuit.cell(other):
            yield Fault("loop-apart", f"loops[{i}]", square=one, other=other)


def _line_and_pit(circuit: Circuit, line: Sequence[int]) -> Iterator[Fault]:
    """The line lies before the first square, eight pit squares directly before it (GP-5)."""
    last = circuit.length
    if tuple(line) != (last, 1):
        yield Fault("line-elsewhere", "line", last=last)
    if circuit.pit != frozenset(range(last - tables.BAYS + 1, last + 1)):
        yield Fault("pit-elsewhere", "pit", first=last - tables.BAYS + 1, last=last)


def _corners(circuit: Circuit) -> Iterator[Fault]:
    """At least one, none on an element, and no run of them that a single die can't leap over."""
    if not circuit.corners:
        yield Fault("no-corner", "corners")
        return
    squares = elements(circuit)
    for name in NO_CORNERS_ON:
        for square in squares[name]:
            if square in circuit.corners:
                yield Fault("corner-there", name, square=square)
    run = 0
    for number in range(1, circuit.length + 1):  # the line itself is never within a run: pit
        run = run + 1 if number in circuit.corners else 0
        if run == tables.LONGEST_RUN_OF_CORNERS + 1:
            first = number - tables.LONGEST_RUN_OF_CORNERS
            yield Fault("long-corner", "corners", square=first, most=tables.LONGEST_RUN_OF_CORNERS)


def _crowded(circuit: Circuit) -> Iterator[Fault]:
    """Two elements on one square."""
    there: dict[int, str] = {}
    for name, squares in elements(circuit).items():
        for square in squares:
            if there.setdefault(square, name) != name:
                yield Fault("crowded", name, square=square, other=there[square])


def _branches(circuit: Circuit) -> Iterator[Fault]:
    """Shortcut and gate lead forward within a lap, past at least one square."""
    ends = {"shortcut": circuit.shortcut}
    if circuit.gate is not None:
        ends["gate"] = (circuit.gate.start, circuit.gate.end)
    for name, pair in ends.items():
        if pair is not None and pair[1] < pair[0] + 2:
            yield Fault("leads-back", name, square=pair[0], to=pair[1])


def _gate_square(circuit: Circuit) -> Iterator[Fault]:
    """The gate square lies free, between the squares that it joins; switches need it."""
    gate = circuit.gate
    if gate is None:
        if circuit.switches:
            yield Fault("switch-without-gate", "switches")
        return
    if not circuit.switches:
        yield Fault("gate-without-switch", "gate")
    if gate.via in circuit.cells:
        yield Fault("gate-on-course", "gate.via", square=circuit.cells.index(gate.via) + 1)
    for square in (gate.start, gate.end):
        if not adjoin(gate.via, circuit.cell(square)):
            yield Fault("gate-unreachable", "gate.via", square=square)


def _loops(circuit: Circuit) -> Iterator[Fault]:
    """Both strands go straight on, at right angles, with a corner between them (GP-33)."""
    for i, pair in enumerate(circuit.loops):
        turned = [number for number in pair if _turns(circuit, number)]
        for number in turned:
            yield Fault("loop-turns", f"loops[{i}]", square=number)
        if not turned and _lies_along(circuit, pair[0]) == _lies_along(circuit, pair[1]):
            yield Fault("loop-side-by-side", f"loops[{i}]", square=pair[0], other=pair[1])
        within = {number for number in circuit.corners if min(pair) < number < max(pair)}
        if not within or not circuit.corners - within:  # or a push could bite its own tail
            yield Fault("loop-without-corner", f"loops[{i}]", square=min(pair), other=max(pair))


def _neighbours(circuit: Circuit, number: int) -> tuple[Cell, Cell]:
    return circuit.cells[number - 2], circuit.cells[number % circuit.length]


def _turns(circuit: Circuit, number: int) -> bool:
    before, after = _neighbours(circuit, number)
    return before[0] != after[0] and before[1] != after[1]


def _lies_along(circuit: Circuit, number: int) -> int:
    """0 along a row, 1 along a column."""
    before, after = _neighbours(circuit, number)
    return 1 if before[0] == after[0] else 0


def _counts(circuit: Circuit) -> Iterator[Fault]:
    """Four wet squares or none (GP-68)."""
    if len(circuit.wet) not in (0, tables.WET_SQUARES):
        yield Fault("wet-squares", "wet", came=len(circuit.wet), wanted=tables.WET_SQUARES)
