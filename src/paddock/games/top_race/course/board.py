"""The board (TR-3): its squares, what follows each, and the lines, as its file says."""

from pathlib import Path
from typing import Any

import msgspec

from paddock.core.course import parsed, text_of
from paddock.games.top_race.tables import FINISH, LANES

FOLDER = Path(__file__).parents[1] / "courses"


class Square(msgspec.Struct, frozen=True):
    """One square."""

    name: str  # `a12`: its lane and first column
    lane: int  # 0 inside
    first: int  # column
    last: int  # column; a car on it has this position
    next: tuple[int, ...]  # squares; FINISH: behind the last column
    across: tuple[int, ...]  # more of them, when lanes can be changed anywhere in curves


class Board(msgspec.Struct, frozen=True):
    """The whole board; squares are sorted by their last column, then from the inside out."""

    squares: tuple[Square, ...]
    start: int  # the lines lie behind these columns
    tips: tuple[int, ...]

    def followers(self, square: int, *, free: bool) -> tuple[int, ...]:
        """The squares that may follow one (TR-22, TR-23)."""
        here = self.squares[square]
        return tuple(sorted({*here.next, *here.across})) if free else here.next


def read_board(text: str) -> Board:
    """The board that a file describes."""
    tables = parsed(text)
    found: dict[str, Any] = tables["squares"]
    names = sorted(found, key=lambda name: (found[name]["columns"][1], name[0]))
    numbers = {name: i for i, name in enumerate(names)} | {"finish": FINISH}

    def square(name: str) -> Square:
        entry = found[name]
        first, last = entry["columns"]
        after = tuple(sorted(numbers[word] for word in entry["next"]))
        across = tuple(sorted(numbers[word] for word in entry.get("across", ())))
        return Square(name, LANES.index(name[0]), first, last, after, across)

    lines = tables["lines"]
    return Board(tuple(map(square, names)), lines["start"], tuple(lines["tips"]))


BOARD = read_board(text_of(FOLDER, "printed"))
