"""A circuit out of a match's box again, to be drawn."""

from typing import TYPE_CHECKING, Any

from paddock.games.gp import tables
from paddock.games.gp.course.circuit import Cell, Circuit, Gate

if TYPE_CHECKING:
    from paddock.games.gp.box import Box


def circuits_in(box: "Box") -> list[Circuit]:
    """The circuits of a box, as their files told them."""
    return [circuit_in(box, i) for i in range(int(box.circuits))]


def circuit_in(box: "Box", i: int) -> Circuit:
    """Circuit number i of a box."""
    length = int(box.length[i])
    gate = _pair(box.gate[i])
    return Circuit(
        title={"ja": _title(box, i, 0), "en": _title(box, i, 1)},
        cells=tuple(_cell(box, i, position) for position in range(length)),
        corners=frozenset(_of_kind(box, i, tables.CORNER)),
        pit=frozenset(_of_kind(box, i, tables.PIT)),
        loops=tuple((int(a) + 1, int(b) + 1) for a, b in box.loop[i] if a != tables.NO_SQUARE),
        shortcut=_pair(box.shortcut[i]),
        gate=None if gate is None else Gate(gate[0], _cell(box, i, length), gate[1]),
        switches=_of_kind(box, i, tables.SWITCH),
        teleport=_pair(box.teleport[i]),
        wet=_of_kind(box, i, tables.WET),
    )


def _title(box: "Box", i: int, language: int) -> str:
    return "".join(chr(code) for code in box.title[i, language] if code)


def _cell(box: "Box", i: int, position: int) -> Cell:
    row, column = divmod(int(box.cell[i, position]), tables.COLUMNS)
    return column, row


def _of_kind(box: "Box", i: int, kind: int) -> tuple[int, ...]:
    return tuple(p + 1 for p in range(int(box.length[i])) if box.kind[i, p] == kind)


def _pair(pair: Any) -> tuple[int, int] | None:
    return None if pair[0] == tables.NO_SQUARE else (int(pair[0]) + 1, int(pair[1]) + 1)
