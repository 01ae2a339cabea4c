"""A circuit as its file tells it. Squares are numbered from 1, the first one behind the line."""

from dataclasses import dataclass
from typing import Literal

from paddock.games.gp import tables

Cell = tuple[int, int]  # column and row on the plane


@dataclass(frozen=True)
class Gate:
    """A way that is open or closed (GP-31)."""

    start: int
    via: Cell
    end: int


@dataclass(frozen=True)
class Circuit:
    """A circuit that can be raced."""

    title: dict[Literal["ja", "en"], str]
    cells: tuple[Cell, ...]  # where each square lies
    corners: frozenset[int]
    pit: frozenset[int]
    loops: tuple[tuple[int, int], ...] = ()
    shortcut: tuple[int, int] | None = None
    gate: Gate | None = None
    switches: tuple[int, ...] = ()
    teleport: tuple[int, int] | None = None
    wet: tuple[int, ...] = ()

    @property
    def length(self) -> int:
        """Squares of a lap, a loop square counted twice."""
        return len(self.cells)

    def cell(self, number: int) -> Cell:
        """Where a square lies; 0 is the gate square."""
        if number == 0 and self.gate is not None:
            return self.gate.via
        return self.cells[number - 1]

    def kind(self, number: int) -> int:
        """What a square is (tables.py)."""
        kinds = {
            tables.CORNER: self.corners,
            tables.PIT: self.pit,
            tables.LOOP: {square for pair in self.loops for square in pair},
            tables.TELEPORT: set(self.teleport or ()),
            tables.SWITCH: set(self.switches),
            tables.WET: set(self.wet),
        }
        return next((kind for kind, squares in kinds.items() if number in squares), tables.STRAIGHT)
