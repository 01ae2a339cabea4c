"""From the text of a file to a circuit, or to every fault in it."""

from collections.abc import Mapping
from typing import Any, cast

from paddock.core import course as files
from paddock.core.errors import BadCourse, Fault
from paddock.games.gp import tables
from paddock.games.gp.course import faults
from paddock.games.gp.course.circuit import Cell, Circuit, Gate

GAME = "gp"
NEEDED = ("game", "title", "squares", "line", "corners", "pit")
KNOWN = (*NEEDED, "loops", "shortcut", "gate", "switches", "teleport", "wet")
LANGUAGES = ("ja", "en")


def read(text: str) -> Circuit:
    """The circuit that a file describes, or BadCourse with every fault."""
    reader = Reader(files.parsed(text))
    made = reader.circuit()
    found = reader.faults or faults.of(made, reader.line)
    if found:
        raise BadCourse(found)
    return made


class Reader:
    """Takes a file's tables apart; what does not fit is noted, and stands empty."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.table = table
        self.faults: list[Fault] = []
        self.line: tuple[int, ...] = ()

    def circuit(self) -> Circuit:
        """All fields of the file; worth something only if there are no faults."""
        self._keys("", self.table, KNOWN, NEEDED)
        self._game()
        cells = tuple(self._cell(f"squares[{i}]", c) for i, c in enumerate(self._list("squares")))
        self._count("squares", len(cells), tables.MIN_LAP, tables.MAX_LAP)
        self.line = self._numbers("line", 2)
        loops = [
            self._square_numbers(f"loops[{i}]", pair, 2)
            for i, pair in enumerate(self._list("loops"))
        ]
        self._count("loops", len(loops), 0, tables.MAX_LOOPS)
        teleport = self._numbers("teleport")
        shortcut = self._part("shortcut", ("from", "to"))
        return Circuit(
            title=self._title(),
            cells=cells,
            corners=frozenset(self._numbers("corners")),
            pit=frozenset(self._numbers("pit")),
            loops=tuple((pair[0], pair[1]) for pair in loops if len(pair) == 2),
            shortcut=None if shortcut is None else (self._end(shortcut), self._end(shortcut, "to")),
            gate=self._gate(),
            switches=self._numbers("switches"),
            teleport=self._pair_of_t(teleport),
            wet=self._numbers("wet"),
        )

    # Parts

    def _game(self) -> None:
        came = self.table.get("game", GAME)
        if came != GAME:
            self._wrong("other-game", "game", came=_told(came), wanted=GAME)

    def _title(self) -> dict[Any, str]:
        title = self.table.get("title", dict.fromkeys(LANGUAGES, "?"))
        if not isinstance(title, dict):
            self._type("title", title, "table")
            return {}
        known = cast("dict[str, Any]", title)
        self._keys("title.", known, LANGUAGES, LANGUAGES)
        for language, text in known.items():
            where = f"title.{language}"
            if not isinstance(text, str):
                self._type(where, text, "word")
            elif not 1 <= len(text.strip()) <= tables.TITLE or not text.isprintable():
                self._wrong("title", where, came=len(text.strip()), most=tables.TITLE)
        return {str(k): str(v).strip() for k, v in known.items()}

    def _gate(self) -> Gate | None:
        gate = self._part("gate", ("from", "via", "to"))
        if gate is None:
            return None
        via = self._cell("gate.via", gate.get("via", [0, 0]))
        return Gate(self._end(gate, "from", "gate"), via, self._end(gate, "to", "gate"))

    def _part(self, name: str, keys: tuple[str, ...]) -> Mapping[str, Any] | None:
        """A table that may be missing, but not in part."""
        if name not in self.table:
            return None
        part = self.table[name]
        if not isinstance(part, dict):
            self._type(name, part, "table")
            return None
        known = cast("dict[str, Any]", part)
        self._keys(f"{name}.", known, keys, keys)
        return known

    def _end(self, part: Mapping[str, Any], key: str = "from", name: str = "shortcut") -> int:
        return self._square(f"{name}.{key}", part.get(key, 1))

    def _pair_of_t(self, numbers: tuple[int, ...]) -> tuple[int, int] | None:
        if "teleport" not in self.table:
            return None
        if len(numbers) != 2:
            self._wrong("lonely-t", "teleport", came=len(numbers))
            return None
        return numbers[0], numbers[1]

    # Types

    def _keys(
        self, where: str, part: Mapping[str, Any], known: tuple[str, ...], needed: tuple[str, ...]
    ) -> None:
        for name in part:
            if name not in known:
                self._wrong("unknown-key", f"{where}{name}", known=", ".join(known))
        for name in needed:
            if name not in part:
                self._wrong("missing", f"{where}{name}", wanted=name)

    def _list(self, name: str) -> list[Any]:
        value = self.table.get(name, [])
        if isinstance(value, list):
            return cast("list[Any]", value)
        self._type(name, value, "list")
        return []

    def _numbers(self, name: str, count: int | None = None) -> tuple[int, ...]:
        if name not in self.table:
            return ()
        return self._square_numbers(name, self._list(name), count)

    def _square_numbers(self, where: str, value: Any, count: int | None) -> tuple[int, ...]:
        if not isinstance(value, list):
            self._type(where, value, "list")
            return ()
        given = cast("list[Any]", value)
        if count is not None and len(given) != count:
            self._count(where, len(given), count, count)
        numbers = tuple(self._square(f"{where}[{i}]", number) for i, number in enumerate(given))
        for number in sorted({n for n in numbers if numbers.count(n) > 1}):
            self._wrong("twice", where, came=number)
        return numbers

    def _square(self, where: str, value: Any) -> int:
        squares = self.table.get("squares")
        most = len(cast("list[Any]", squares)) if isinstance(squares, list) else tables.MAX_LAP
        return self._whole(where, value, 1, max(1, most))

    def _cell(self, where: str, value: Any) -> Cell:
        if not isinstance(value, list) or len(cast("list[Any]", value)) != 2:
            self._type(where, value, "cell")
            return (0, 0)
        column, row = cast("list[Any]", value)
        return (
            self._whole(f"{where}[0]", column, 0, tables.COLUMNS - 1),
            self._whole(f"{where}[1]", row, 0, tables.ROWS - 1),
        )

    def _whole(self, where: str, value: Any, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self._type(where, value, "number")
        elif not least <= value <= most:
            self._wrong("out-of-range", where, came=str(value), least=least, most=most)
        else:
            return value
        return least

    def _count(self, where: str, came: int, least: int, most: int) -> None:
        if not least <= came <= most:
            self._wrong("wrong-length", where, came=came, least=least, most=most)

    def _type(self, where: str, value: Any, wanted: str) -> None:
        self._wrong("wrong-kind", where, came=_told(value), wanted=wanted)

    def _wrong(self, kind: str, where: str, **data: int | str) -> None:
        self.faults.append(Fault(kind, where, **data))


def _told(value: Any) -> str:
    """What came, in few letters."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
