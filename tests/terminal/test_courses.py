"""`paddock course`: the command, around a game's own room for courses."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock import cli
from paddock.core import course, registry
from paddock.core.errors import BadCourse, BadOptions, Fault
from paddock.core.messages import Message, Say
from paddock.core.texts import LANGUAGES, Language
from tests.terminal.command import GAME, in_language

pytestmark = pytest.mark.compiled_only  # the command itself is the same
FAULTY = 'game = "x"\nlength = 0\n'
GOOD = 'game = "x"\nlength = 7\n'


class Room:
    """A room whose courses are a length."""

    @staticmethod
    def read(text: str) -> Any:
        length = course.parsed(text)["length"]
        if length:
            return length
        raise BadCourse([Fault("missing", "length", wanted="1"), Fault("twice", "x", came="y")])

    @staticmethod
    def drawing(read: Any) -> str:
        return f"<svg>{read}</svg>"

    @staticmethod
    def picture(read: Any, say: Say) -> str:
        return say(Message("title")) + "-" * read


class Maker(Room):
    """A room that can make them too."""

    @staticmethod
    def generate(seed: int, wishes: dict[str, int]) -> str:
        if wishes.get("length", 1) < 1:
            raise BadOptions([Fault("out-of-range", "length", came=0, least=1, most=9)])
        return f'game = "x"\nlength = {wishes.get("length", 1)}\nseed = {seed}\n'


def only(room: Any) -> Callable[[str], Any]:
    """Every game has this room."""

    def found(_: str) -> Any:
        return room

    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good and a faulty file, in which the command is called."""
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "faulty.toml").write_text(FAULTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "course_room", only(Room))
    return tmp_path


def code_of(*arguments: str, lang: Language = "en") -> int:
    """Call the command."""
    with pytest.raises(SystemExit) as left:
        cli.main(["--lang", lang, "course", *arguments])
    return int(left.value.code or 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("folder")
def test_every_fault_of_every_file_is_named(
    lang: Language, capfd: pytest.CaptureFixture[str]
) -> None:
    assert code_of("check", GAME, "faulty.toml", "good.toml", lang=lang) == 2
    out, err = capfd.readouterr()
    assert [line.split(":")[0] for line in out.splitlines()] == ["faulty.toml", "good.toml"]
    assert len([line for line in err.splitlines() if line.startswith("  - ")]) == 2
    assert in_language(out, lang)
    assert in_language(err, lang)
    assert code_of("check", GAME, "good.toml", lang=lang) == 0


@pytest.mark.usefixtures("folder")
def test_files_that_are_not_there_or_no_text_are_refused(folder: Path) -> None:
    (folder / "picture.toml").write_bytes(b"\xff\xfe")
    for name in ("nothing.toml", "picture.toml", "."):
        assert code_of("check", GAME, name) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_course_is_drawn_and_shown(
    folder: Path, lang: Language, capfd: pytest.CaptureFixture[str]
) -> None:
    assert code_of("draw", GAME, "good.toml", lang=lang) == 0
    assert (folder / "good.svg").read_text() == "<svg>7</svg>"
    out = capfd.readouterr().out
    assert registry.meta(GAME).title[lang] + "-------" in out
    assert "good.svg" in out
    assert code_of("draw", GAME, "good.toml", "--out", "other.svg") == 0
    assert (folder / "other.svg").exists()
    assert code_of("draw", GAME, "faulty.toml") == 2
    assert not (folder / "faulty.svg").exists()
    assert code_of("draw", GAME, "good.toml", "--out", "no/folder.svg") == 2


def test_a_game_without_generator_or_without_courses_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert code_of("generate", GAME) == 2
    assert registry.meta(GAME).title["en"] in capfd.readouterr().out
    monkeypatch.setattr(registry, "course_room", only(None))
    assert code_of("check", GAME, str(folder / "good.toml")) == 2


def test_a_course_is_made_by_seed_and_wishes(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "course_room", only(Maker))
    assert code_of("generate", GAME, "--seed", "5", "--wish", "length=3") == 0
    assert capfd.readouterr().out == 'game = "x"\nlength = 3\nseed = 5\n'
    assert code_of("generate", GAME, "--out", "new.toml") == 0
    assert "seed = " in (folder / "new.toml").read_text()
    for wish in ("length=0", "length=x", "length"):
        assert code_of("generate", GAME, "--wish", wish) == 2
        assert "length" in capfd.readouterr().err


def test_without_a_tool_the_command_shows_its_help(capfd: pytest.CaptureFixture[str]) -> None:
    assert code_of() == 0
    out = capfd.readouterr().out
    assert all(tool in out for tool in ("check", "draw", "generate"))
