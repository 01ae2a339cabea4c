"""The house rules of the source tree, as questions about one file: what is wrong in it?"""

import ast
import re
from collections.abc import Collection, Iterator

FUNCTION_LINES = 40
FILE_LINES = 300
LONG = re.compile(r"# long: \S")  # on the line of a `def`, or at the start of a line for a file

CHANCE_AND_CLOCKS = {"random", "secrets", "time"}
LAYERS = [  # a file imports from its own layer and those before it
    {"core"},
    {"games"},
    {"lab", "bots", "adapters", "store"},
    {"server", "terminal", "cli", "__main__"},
]

CODE_ROOMS = {
    *("meta", "game", "tables", "box", "state", "actions", "legal", "apply"),
    *("score", "events", "sight", "words", "board", "sheet", "hints", "odds"),
}
FILE_ROOMS = {"__init__.py", "rules.ja.md", "rules.en.md", "words.ja.ftl", "words.en.ftl"}
OPTIONAL_CODE_ROOMS = {"course", "promises"}
OPTIONAL_FOLDERS = {"courses", "decks"}


def long_functions(path: str, text: str) -> list[str]:
    """Functions with more lines than can be seen at once."""
    lines = text.splitlines()
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES and not LONG.search(lines[node.lineno - 1]):
                found.append(f"{path}:{node.lineno}: {node.name} has {length} lines")
    return found


def long_files(path: str, text: str) -> list[str]:
    """A file that should be a folder, unless it says why not."""
    lines = text.splitlines()
    if len(lines) <= FILE_LINES or any(LONG.match(line) for line in lines):
        return []
    return [f"{path}: {len(lines)} lines"]


def module_of(path: str) -> str:
    """src/paddock/core/luck.py -> paddock.core.luck"""
    name = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    return name.replace("/", ".")


def imports(path: str, text: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            for name in node.names:
                yield node.lineno, f"{_origin(path, node)}.{name.name}"


def _origin(path: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = module_of(path).split(".")
    up = node.level - path.endswith("/__init__.py")
    return ".".join([*package[: len(package) - up], *filter(None, [node.module])])


def chance_in_games(path: str, text: str) -> list[str]:
    """A game that rolls by itself, or looks at a clock."""
    found = [
        f"{path}:{line}: imports {name}"
        for line, name in imports(path, text)
        if name.split(".")[0] in CHANCE_AND_CLOCKS or name.startswith("numpy.random")
    ]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and ast.unparse(node) in ("np.random", "numpy.random"):
            found.append(f"{path}:{node.lineno}: uses {ast.unparse(node)}")
    return found


def other_games(path: str, text: str) -> list[str]:
    """A game that imports another."""
    mine = module_of(path).split(".")[2:3]
    return [
        f"{path}:{line}: imports {name}"
        for line, name in imports(path, text)
        if name.startswith("paddock.games.") and name.split(".")[2:3] != mine
    ]


def names_a_game(path: str, text: str, games: Collection[str]) -> list[str]:
    """A line that speaks of a game by name."""
    words = "|".join(re.escape(game).replace("_", "[_ -]") for game in games)
    pattern = re.compile(rf"(?<![a-z0-9])(?:{words})(?![a-z0-9])", re.IGNORECASE)
    return [
        f"{path}:{number}: names {hit[0]}"
        for number, line in enumerate(text.splitlines(), 1)
        if games and (hit := pattern.search(line))
    ]


def upward_imports(path: str, text: str) -> list[str]:
    """An import from a layer above."""
    mine = _layer(module_of(path))
    return [
        f"{path}:{line}: imports {name}"
        for line, name in imports(path, text)
        if name.startswith("paddock.") and _layer(name) > mine
    ]


def _layer(module: str) -> int:
    """The number of a module's layer; the package itself (its version) belongs to all."""
    name = module.split(".")[1:2]
    return next((i for i, layer in enumerate(LAYERS) if layer.intersection(name)), -1)


def unplaced_modules(paths: Collection[str]) -> list[str]:
    """Parts of the package of which LAYERS says nothing."""
    known = {"__init__"}.union(*LAYERS)
    parts = {path.split("/")[2].removesuffix(".py") for path in paths if path.endswith(".py")}
    return sorted(parts - known)


def wrong_rooms(game: str, paths: Collection[str]) -> list[str]:
    """Rooms that a game's folder lacks, and things in it that are no rooms."""
    entries = {path.split("/")[0] for path in paths}
    folders = {path.split("/")[0] for path in paths if "/" in path}
    rooms = {entry if entry in folders else entry.removesuffix(".py") for entry in entries}
    code = CODE_ROOMS | OPTIONAL_CODE_ROOMS
    known = {name for room in code for name in (room, f"{room}.py")}
    found = [f"{game} lacks {room}" for room in sorted(CODE_ROOMS - rooms)]
    found += [f"{game} lacks {name}" for name in sorted(FILE_ROOMS - entries)]
    unknown = (entries - folders - known - FILE_ROOMS) | (folders - code - OPTIONAL_FOLDERS)
    found += [f"{game} has {name}, which is no room" for name in sorted(unknown)]
    doubled = {room for room in code if {room, f"{room}.py"} <= entries}
    return found + [f"{game} has {room} twice" for room in sorted(doubled)]
