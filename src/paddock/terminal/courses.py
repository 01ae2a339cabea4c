"""Files of courses: checked, drawn, made. A game's own room `course.py` does it; this shows it."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from paddock.core import course, registry
from paddock.core.errors import BadCourse, BadFile, BadOptions, Fault
from paddock.core.meta import Files
from paddock.terminal.console import Console


def check(console: Console, game: str, names: Sequence[str]) -> int:
    """Say of each file what is wrong in it, all at once; 2 when any has a fault."""
    room, told = _room(game), Console(console.language, game)
    texts = [(name, _text(game, name)) for name in names]
    code = 0
    for name, text in texts:
        try:
            room.read(text)
        except BadCourse as error:
            console.tell("course-faulty", name=name)
            told.complain(error)
            code = 2
        else:
            console.tell("course-good", name=name)
    return code


def draw(console: Console, game: str, name: str, out: Path | None) -> int:
    """Write the course as SVG, and print it in lines of text."""
    room, told = _room(game), Console(console.language, game)
    try:
        read = room.read(_text(game, name))
    except BadCourse as error:
        told.complain(error)
        return 2
    path = out or Path(f"{Path(name).stem}.svg")
    told.line(room.picture(read, told.say))
    _write(path, room.drawing(read))
    console.tell("course-drawn", path=str(path))
    return 0


def generate(
    console: Console, game: str, seed: int | None, given: Sequence[str], out: Path | None
) -> int:
    """Make a new file; the same seed and wishes make the same one."""
    room, told = _room(game), Console(console.language, game)
    if not hasattr(room, "generate"):
        console.tell("course-no-generator", title=registry.meta(game).title[console.language])
        return 2
    seed = secrets.randbits(31) if seed is None else seed
    try:
        text = room.generate(seed, _wishes(given))
    except (BadCourse, BadOptions) as error:
        told.complain(error)
        return 2
    if out is None:
        print(text, end="" if text.endswith("\n") else "\n")
        return 0
    _write(out, text)
    console.tell("course-made", path=str(out), seed=str(seed))
    return 0


def _room(game: str) -> Any:
    room = registry.course_room(game)
    if room is None:
        why = f"{game}: course.py?"
        raise BadFile(f"{game} has no files of courses", why=why)
    return room


def _text(game: str, name: str) -> str:
    """The text of a file of one's own (NAME.toml), or of a built-in one by its word."""
    folders = [
        registry.folder(game) / switch.kind.folder
        for switch in registry.meta(game).switches
        if isinstance(switch.kind, Files) and name in switch.kind.words
    ]
    if folders and not Path(name).exists():
        return course.text_of(folders[0], name)
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(f"{name}: {error}", why=f"{name}: UTF-8? ({error})") from None


def _wishes(given: Sequence[str]) -> dict[str, int]:
    """What `NAME=NUMBER`, several times, asks for."""
    wishes: dict[str, int] = {}
    faults: list[Fault] = []
    for text in given:
        name, equals, value = text.partition("=")
        try:
            wishes[name] = int(value)
        except ValueError:
            wrong = Fault("wrong-type", name, came=value or "—", wanted="number")
            faults.append(wrong if equals else Fault("no-value", name))
    if faults:
        raise BadOptions(faults)
    return wishes


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}", why=f"{path}: {error.strerror}") from None
