"""The project's own order: what may stand in its files, and where things are."""

import re
from collections.abc import Callable, Iterator

import pytest

from scripts.addresses import addresses
from scripts.committed import committed, texts
from scripts.rules import all_gaps, gaps, named, numbers, told
from tests import house

Question = Callable[[str, str], list[str]]
GAMES = "src/paddock/games/"

MACHINE = re.compile(r"/(?:home|Users)/\w|[A-Z]:\\+Users\\|(?<![\w.)}\]])/(?:root|work)/\w")
OUTSIDE = re.compile(r"(?:\.\.|/)/?shared\b(?=[/`'\" ])|(?<![\w/])shared/(?:rule|data|design|st)")


def machine_paths(path: str, text: str) -> list[str]:
    """Paths that exist on one developer's machine only."""
    return _hits(MACHINE, path, text)


def outside_folders(path: str, text: str) -> list[str]:
    """Mentions of folders beside the project."""
    return _hits(OUTSIDE, path, text)


def _hits(pattern: re.Pattern[str], path: str, text: str) -> list[str]:
    return [
        f"{path}:{number}: {hit[0]}"
        for number, line in enumerate(text.splitlines(), 1)
        if (hit := pattern.search(line))
    ]


def sources(start: str = "src/") -> Iterator[tuple[str, str]]:
    """Python files below a folder."""
    return ((p, text) for p, text in texts() if p.startswith(start) and p.endswith(".py"))


def game_folders() -> dict[str, list[str]]:
    """Each game with the paths in its folder."""
    folders: dict[str, list[str]] = {}
    for path in committed():
        game, slash, rest = path.removeprefix(GAMES).partition("/")
        if path.startswith(GAMES) and slash:
            folders.setdefault(game, []).append(rest)
    return folders


@pytest.mark.parametrize("question", [addresses, machine_paths, outside_folders])
def test_no_file_holds_what_belongs_elsewhere(question: Question) -> None:
    assert [found for path, text in texts() for found in question(path, text)] == []


@pytest.mark.parametrize(
    ("start", "question"),
    [
        ("src/", house.long_functions),
        ("src/", house.long_files),
        ("src/", house.upward_imports),
        (GAMES, house.chance_in_games),
        (GAMES, house.other_games),
    ],
)
def test_source_keeps_the_house_rules(start: str, question: Question) -> None:
    assert [found for path, text in sources(start) for found in question(path, text)] == []


def test_core_names_no_game() -> None:
    games = game_folders()
    core = sources("src/paddock/core/")
    assert [found for path, text in core for found in house.names_a_game(path, text, games)] == []


def test_every_part_of_the_package_has_its_layer() -> None:
    assert house.unplaced_modules([path for path, _ in sources("src/paddock/")]) == []


def test_every_game_has_its_rooms_and_no_others() -> None:
    folders = game_folders().items()
    assert [found for game, paths in folders for found in house.wrong_rooms(game, paths)] == []


def test_game_packages_are_empty() -> None:
    inits = [p for p in committed() if re.fullmatch(rf"{GAMES}\w+/__init__\.py", p)]
    contents = dict(texts())
    assert [path for path in inits if contents[path].strip()] == []


def test_every_rule_is_named_by_a_test_in_both_languages() -> None:
    assert [told(gap) for gap in all_gaps() if gap] == []


# Each question above must be able to find something.

HOST = ".".join(("files", "python" + "hosted", "org"))
INDEX = "-".join(("index", "url"))


@pytest.mark.parametrize(
    ("question", "path", "text"),
    [
        (addresses, "docs/x.md", f"see https://{HOST}/packages/a1"),
        (addresses, "docs/x.md", "deb http://" + ".".join(("deb", "debian", "org")) + "/debian"),
        (addresses, "pip.conf", f"[global]\n{INDEX} = x"),
        (addresses, "pyproject.toml", "[[tool.uv." + "index]]"),
        (addresses, ".npmrc", "registry" + "=x"),
        (addresses, "client/package-lock.json", '  "resolved"' + ': "x"'),
        (addresses, "requirements.lock", "a @ https://example.org/a.whl"),
        (addresses, "uv.lock", ""),
        (machine_paths, "docs/x.md", "in /" + "home/jane/paddock"),
        (machine_paths, "docs/x.md", 'cd "/' + 'work/main"'),
        (machine_paths, "docs/x.md", "C:\\" + "Users\\jane"),
        (outside_folders, "src/x.py", 'Path("../' + 'shared")'),
        (outside_folders, "src/x.py", "see `shared" + "/rulebooks/gp.txt`"),
        (house.long_functions, "src/x.py", "def f():\n" + "    g()\n" * 40),
        (house.long_files, "src/x.py", "x = 1\n" * 301),
        (house.chance_in_games, "x.py", "import random"),
        (house.chance_in_games, "x.py", "def f():\n    from time import sleep"),
        (house.chance_in_games, "x.py", "from numpy import random"),
        (house.chance_in_games, "x.py", "import numpy as np\nx = np.random.rand()"),
        (house.other_games, GAMES + "a/x.py", "from paddock.games.b import y"),
        (house.other_games, GAMES + "a/x.py", "import paddock.games.b.y"),
        (house.other_games, GAMES + "a/x.py", "from ..b import y"),
        (house.upward_imports, "src/paddock/core/x.py", "from paddock.games import a"),
        (house.upward_imports, "src/paddock/core/x.py", "from paddock import cli"),
        (house.upward_imports, "src/paddock/core/x.py", "from ..games.a import y"),
        (house.upward_imports, GAMES + "a/apply/x.py", "import paddock.lab.batch"),
        (house.upward_imports, "src/paddock/bots/x.py", "from paddock.server import app"),
    ],
)
def test_a_planted_fault_is_found(question: Question, path: str, text: str) -> None:
    assert len(question(path, text)) == 1


@pytest.mark.parametrize(
    ("question", "path", "text"),
    [
        (addresses, "requirements.lock", "attrs==26.1.0 \\\n    --hash=sha256:c6"),
        (addresses, "README.md", "https://example.org, a registry of players"),
        (machine_paths, "README.md", "src/work/x, client/root/x, /usr/bin/env"),
        (outside_folders, "README.md", "shared by all games, a shared lap"),
        (house.long_functions, "src/x.py", "def f():  # long: a table\n" + "    g()\n" * 40),
        (house.long_files, "src/x.py", "# long: a table\n" + "x = 1\n" * 300),
        (house.chance_in_games, "x.py", "from paddock.core.luck import random_of\nrandom = 1"),
        (house.other_games, GAMES + "a/x.py", "from paddock.games.a import y"),
        (house.upward_imports, GAMES + "a/x.py", "from paddock.core import rule"),
        (house.upward_imports, "src/paddock/cli.py", "from paddock import __version__"),
    ],
)
def test_what_is_right_is_left_alone(question: Question, path: str, text: str) -> None:
    assert question(path, text) == []


@pytest.mark.parametrize(
    "line", ["# as in top_race", 'NAME = "Top Race"', "def gp_only(): ...", "GP = 1"]
)
def test_a_planted_name_of_a_game_is_found(line: str) -> None:
    assert len(house.names_a_game("core/x.py", line, ["top_race", "gp"])) == 1


def test_other_words_are_no_names_of_games() -> None:
    assert house.names_a_game("core/x.py", "stop_races = gpu + 1", ["top_race", "gp"]) == []


def test_a_part_without_a_layer_is_found() -> None:
    paths = ["src/paddock/core/x.py", "src/paddock/__init__.py", "src/paddock/cellar/x.py"]
    assert house.unplaced_modules(paths) == ["cellar"]


def complete_rooms() -> set[str]:
    """A game's folder as it should be."""
    return {f"{room}.py" for room in house.CODE_ROOMS} | house.FILE_ROOMS


def test_complete_rooms_are_right() -> None:
    rooms = complete_rooms() - {"apply.py"} | {"apply/__init__.py", "course.py", "courses/a.toml"}
    assert house.wrong_rooms("a", rooms) == []


@pytest.mark.parametrize(
    ("without", "with_", "found"),
    [
        ("score.py", "", "a lacks score"),
        ("rules.ja.md", "", "a lacks rules.ja.md"),
        ("", "helpers.py", "a has helpers.py, which is no room"),
        ("", "utils/x.py", "a has utils, which is no room"),
        ("", "apply/__init__.py", "a has apply twice"),
    ],
)
def test_a_wrong_room_is_found(without: str, with_: str, found: str) -> None:
    rooms = complete_rooms() - {without} | {with_} - {""}
    assert house.wrong_rooms("a", rooms) == [found]


def test_gaps_around_rules_are_found() -> None:
    pages = {"en": "- **AB-1** x\n- **AB-2** x\n- **AB-2** x", "ja": "- **AB-1** x\n- **AB-10** x"}
    found = gaps("a", pages, named(["def test_x(): # AB-1, AB-100"]))
    assert found.untested == ["AB-2", "AB-10"]
    assert found.only_in == {"en": ["AB-2"], "ja": ["AB-10"]}
    assert found.twice == ["AB-2"]
    assert found


def test_complete_rules_have_no_gaps() -> None:
    page = "# Rules\n- **AB-1** see AB-2\n- **AB-2a** x"
    assert numbers(page) == ["AB-1", "AB-2a"]
    assert not gaps("a", {"en": page, "ja": page}, {"AB-1", "AB-2a"})


def test_a_game_without_rules_has_a_gap() -> None:
    assert gaps("a", {"en": "", "ja": ""}, set())
