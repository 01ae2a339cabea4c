"""A circuit in lines of text: each square three letters wide, its neighbours beside it."""

from collections.abc import Mapping

from paddock.core.messages import Message, Say
from paddock.games.gp import tables
from paddock.games.gp.course.circuit import Cell, Circuit

WIDE = 4  # letters from one column to the next
SIGNS = {
    tables.STRAIGHT: " . ",
    tables.CORNER: "[ ]",
    tables.PIT: " = ",
    tables.LOOP: " + ",
    tables.TELEPORT: " T ",
    tables.SWITCH: " S ",
    tables.WET: " ~ ",
    tables.GATE: " # ",
}
LINE = "|"


def plan_of(circuit: Circuit, say: Say) -> str:
    """The circuit, its title and what the signs mean."""
    title = Message("circuit-titled", {"ja": circuit.title["ja"], "en": circuit.title["en"]})
    facts = Message("plan-facts", {"squares": circuit.length, "corners": len(circuit.corners)})
    return "\n".join(
        [f"{say(title)}  {say(facts)}", "", *plan(circuit, {}, {}), "", *key(circuit, say)]
    )


def plan(circuit: Circuit, cars: Mapping[int, str], things: Mapping[int, str]) -> list[str]:
    """The squares where they lie; `cars` and `things` by the squares' numbers."""
    signs: dict[Cell, str] = {}
    for number in [*([0] if circuit.gate else []), *range(1, circuit.length + 1)]:
        sign = _sign(circuit, number, cars.get(number, ""), things.get(number, ""))
        cell = circuit.cell(number)
        if cell not in signs or number in cars or number in things:
            signs[cell] = sign
    columns = max(x for x, _ in signs) + 1
    rows = max(y for _, y in signs) + 1
    lines: list[str] = []
    for row in range(rows):
        pieces = [signs.get((column, row), "").ljust(WIDE) for column in range(columns)]
        lines.append("".join(pieces))
    return [line.rstrip() for line in _with_line(circuit, lines)]


def _sign(circuit: Circuit, number: int, cars: str, things: str) -> str:
    kind = tables.GATE if number == 0 else circuit.kind(number)
    plain = SIGNS[kind]
    if not cars and not things:
        return plain
    inside = cars + things
    if kind == tables.CORNER:
        return f"[{inside if len(inside) <= 2 else inside[:1] + '&'}]".ljust(3)
    return f" {inside}".ljust(3) if len(inside) <= 2 else inside


def _with_line(circuit: Circuit, lines: list[str]) -> list[str]:
    """A mark between the last square and the first, where they lie side by side."""
    (x, y), (first_x, first_y) = circuit.cell(circuit.length), circuit.cell(1)
    if y == first_y:
        at = WIDE * max(x, first_x) - 1
        row = lines[y].ljust(at + 1)
        lines[y] = row[:at] + LINE + row[at + 1 :]
    return lines


def key(circuit: Circuit, say: Say) -> list[str]:
    """What the signs mean: those that the circuit has."""
    kinds = sorted({circuit.kind(number) for number in range(1, circuit.length + 1)})
    kinds += [tables.GATE] if circuit.gate else []
    told = [
        f"{SIGNS[kind].strip()} {say(Message(f'kind-{tables.KIND_NAMES[kind]}'))}" for kind in kinds
    ]
    told.append(f"{LINE} {say(Message('plan-line'))}")
    lines = ["  ".join(told)]
    lines += [say(message) for message in _ways(circuit)]
    return lines


def _ways(circuit: Circuit) -> list[Message]:
    """Elements that squares alone don't tell."""
    found = [Message("plan-first", {"cell": _place(circuit, 1)})]
    if circuit.shortcut is not None:
        a, b = circuit.shortcut
        found.append(Message("plan-shortcut", {"from": a, "to": b}))
    if circuit.gate is not None:
        numbers = ", ".join(map(str, circuit.switches))
        found.append(
            Message(
                "plan-gate",
                {"from": circuit.gate.start, "to": circuit.gate.end, "switches": numbers},
            )
        )
    if circuit.teleport is not None:
        a, b = circuit.teleport
        found.append(Message("plan-teleport", {"from": a, "to": b}))
    if circuit.loops:
        pairs = ", ".join(f"{a}/{b}" for a, b in circuit.loops)
        found.append(Message("plan-loops", {"squares": pairs}))
    corners = ", ".join(map(str, sorted(circuit.corners)))
    found.append(Message("plan-corners", {"squares": corners}))
    return found


def _place(circuit: Circuit, number: int) -> str:
    column, row = circuit.cell(number)
    return f"{column + 1}/{row + 1}"
