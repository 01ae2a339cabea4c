"""A season's score sheet: in lines, or as CSV."""

import csv
import unicodedata
from pathlib import Path

from paddock.core import storage
from paddock.core.errors import BadFile
from paddock.terminal.console import Console


def show(file: Path, out: Path | None, console: Console) -> int:
    """Print the sheet of a match file, or write it."""
    match = storage.load(file)
    named = Console(console.language, match.name, [seat.name for seat in match.seats])
    rows = match.game.sheet(match.box, match.state, named.say, match.labels())
    if len(rows) == 1:
        console.tell("sheet-empty")
        return 1
    if out is None:
        for row in _aligned(rows):
            console.line(row)
        return 0
    _write(rows, out)
    console.tell("sheet-written", path=str(out), rows=len(rows) - 1)
    return 0


def _write(rows: list[list[str]], out: Path) -> None:
    """CSV that spreadsheets read as UTF-8."""
    try:
        with out.open("w", encoding="utf-8-sig", newline="") as stream:
            csv.writer(stream).writerows(rows)
    except OSError as error:
        raise BadFile(f"{out}: {error.strerror}", why=f"{out}: {error.strerror}") from None


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(_width(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(map(_padded, row, widths)) for row in rows]


def _padded(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _width(text: str) -> int:
    """Columns in a terminal: kana and kanji take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
