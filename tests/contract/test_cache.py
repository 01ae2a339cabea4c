"""The folder of compiled code changes its name with everything that can change the code."""

import ast
import enum
import importlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from paddock.core import cache, registry
from tests.matches import every_game

TEXTS = ("words.en.ftl", "words.ja.ftl", "rules.en.md", "rules.ja.md")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, in whose place it stands."""
    copy = tmp_path / "paddock"
    for part in cache.SHARED:
        if (cache.PACKAGE / part).is_dir():
            shutil.copytree(cache.PACKAGE / part, copy / part)
    monkeypatch.setattr(cache, "PACKAGE", copy)
    return copy


def copied(game: str, where: Path) -> Path:
    """A copy of a game's folder."""
    return Path(shutil.copytree(registry.folder(game), where / game))


def edit(path: Path) -> None:
    """A change in a file."""
    path.write_text(path.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")


def rooms(folder: Path, *, telling: bool) -> list[Path]:
    """The files of the rooms that only tell, or of the others."""
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if (path.relative_to(folder).parts[0].removesuffix(".py") in cache.TELLING_ROOMS) is telling
    ]


@every_game
def test_every_room_of_the_rules_changes_the_name(game: str, tmp_path: Path) -> None:
    folder = copied(game, tmp_path)
    names = {cache.fingerprint(folder)}
    for path in rooms(folder, telling=False):
        edit(path)
        assert cache.fingerprint(folder) not in names, path.name
        names.add(cache.fingerprint(folder))
    assert folder / "tables.py" in rooms(folder, telling=False)


@every_game
def test_rooms_that_only_tell_do_not_change_the_name(game: str, tmp_path: Path) -> None:
    folder = copied(game, tmp_path)
    name = cache.fingerprint(folder)
    for path in [*rooms(folder, telling=True), *(folder / text for text in TEXTS)]:
        edit(path)
    assert cache.fingerprint(folder) == name


@every_game
def test_shared_code_that_is_compiled_changes_the_name(game: str, package: Path) -> None:
    folder = registry.folder(game)
    names = {cache.fingerprint(folder)}
    for room in ("who.py", "luck.py", "events.py", "advance.py", "dispatch.py", "perft.py"):
        edit(package / "core" / room)
        assert cache.fingerprint(folder) not in names, room
        names.add(cache.fingerprint(folder))


@every_game
def test_shared_code_that_only_tells_does_not_change_the_name(game: str, package: Path) -> None:
    name = cache.fingerprint(registry.folder(game))
    for room in ("errors.py", "texts.py", "storage.py", "match.py"):
        edit(package / "core" / room)
    assert cache.fingerprint(registry.folder(game)) == name


@pytest.mark.parametrize("variable", ["NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME"])
def test_flags_of_the_compiler_change_the_name(
    variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(variable, raising=False)
    name = cache.fingerprint(None)
    monkeypatch.setenv(variable, "1")
    assert cache.fingerprint(None) != name


def test_other_settings_do_not_change_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    name = cache.fingerprint(None)
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    monkeypatch.setenv("PADDOCK_LANGUAGE", "ja")
    assert cache.fingerprint(None) == name


def test_every_game_has_a_folder_of_its_own() -> None:
    folders = {cache.folder_of(registry.folder(game)) for game in registry.names()}
    assert len(folders) == len(registry.names())


# A number that compiled code has taken from another file must not outlive a change of that file.


def constants(path: Path) -> Iterator[tuple[str, str]]:
    """Module and name of each number, or table of numbers, that a file of rules imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                value = getattr(importlib.import_module(node.module), alias.name, None)
                is_numbers = isinstance(value, int | float | np.ndarray)
                if is_numbers or (isinstance(value, type) and issubclass(value, enum.IntEnum)):
                    yield node.module, alias.name


@every_game
def test_every_number_that_rules_use_comes_from_a_file_in_the_name(game: str) -> None:
    sources = cache._sources(registry.folder(game))  # pyright: ignore[reportPrivateUsage]
    left_out = {
        f"{path.name}: {module}.{name}"
        for path in sources
        for module, name in constants(path)
        if module.startswith(("paddock.", "tests."))
        and Path(str(importlib.import_module(module).__file__)) not in sources
    }
    assert left_out == set()
