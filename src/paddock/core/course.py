"""Files that a table may choose or bring: circuits, courses, decks, boards.

Such a file is TOML. Its first key says whose it is: `game = "…"`; `title` (ja, en) names it. A game
that has such files has a room `course.py`, which offers what stands in `CourseRoom`.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from paddock.core.errors import BadCourse, Fault
from paddock.core.messages import Say


class CourseRoom(Protocol):
    """What `paddock course` asks of a game."""

    def read(self, text: str) -> Any:
        """The course that a file's text describes, or BadCourse with every fault in it."""
        ...

    def drawing(self, course: Any) -> str:
        """An SVG that one likes to look at and can print."""
        ...

    def picture(self, course: Any, say: Say) -> str:
        """The same in lines of text."""
        ...

    def generate(self, seed: int, wishes: Mapping[str, int]) -> str:
        """The text of a new file; a game without a generator lacks this."""
        ...


def parsed(text: str) -> dict[str, Any]:
    """The tables of a file, or a fault that says where it is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCourse([Fault("no-toml", "file", why=str(error))]) from None


def text_of(folder: Path, word: str) -> str:
    """The text of a built-in file of a game."""
    return (folder / f"{word}.toml").read_text(encoding="utf-8")
