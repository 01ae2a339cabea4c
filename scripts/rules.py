"""Lists, game by game, the rule numbers that no test names or that only one language has."""

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "paddock" / "games"
TESTS = ROOT / "tests"
LANGUAGES = ("en", "ja")
TEST_KINDS = {".py", ".toml", ".txt", ".md"}  # not what a command has written

RULE = re.compile(r"^\s*- \*\*([A-Z]+-\d+[a-z]?)\*\*", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]+-\d+[a-z]?\b")


@dataclass(frozen=True)
class Gaps:
    """What is missing around the rules of one game."""

    game: str
    rules: int
    untested: list[str]
    only_in: dict[str, list[str]]  # language -> numbers that the other language lacks
    twice: list[str]

    def __bool__(self) -> bool:
        return bool(not self.rules or self.untested or any(self.only_in.values()) or self.twice)


def numbers(page: str) -> list[str]:
    """The rule numbers of a rules page, in its order."""
    return RULE.findall(page)


def named(texts: Iterable[str]) -> set[str]:
    """All rule numbers that stand anywhere in these texts."""
    return {number for text in texts for number in NAMED.findall(text)}


def gaps(game: str, pages: dict[str, str], tested: set[str]) -> Gaps:
    """Compare a game's pages with each other and with what the tests name."""
    lists = {language: numbers(page) for language, page in pages.items()}
    everything = sorted({n for mine in lists.values() for n in mine}, key=in_order)
    shared = set(everything).intersection(*lists.values())
    only_in = {
        language: [n for n in everything if n in mine and n not in shared]
        for language, mine in lists.items()
    }
    twice = [n for n in everything if any(mine.count(n) > 1 for mine in lists.values())]
    untested = [n for n in everything if n not in tested]
    return Gaps(game, len(everything), untested, only_in, twice)


def in_order(number: str) -> tuple[str, int, str]:
    """So that FMR-9 comes before FMR-10."""
    prefix, rest = number.split("-")
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    return prefix, int(digits), rest[len(digits) :]


def games() -> list[Path]:
    """The folders of the games."""
    return sorted(path for path in GAMES.iterdir() if (path / "meta.py").is_file())


def all_gaps() -> list[Gaps]:
    """The gaps of every game, as the files stand now."""
    files = [path for path in TESTS.rglob("*") if path.suffix in TEST_KINDS]
    tested = named(path.read_text(encoding="utf-8") for path in files)
    return [gaps(folder.name, pages_of(folder), tested) for folder in games()]


def pages_of(folder: Path) -> dict[str, str]:
    """Both rules pages of a game; a page that isn't there is empty."""
    paths = {language: folder / f"rules.{language}.md" for language in LANGUAGES}
    return {
        language: path.read_text(encoding="utf-8") if path.is_file() else ""
        for language, path in paths.items()
    }


def told(gap: Gaps) -> str:
    """The gaps of a game, one kind a line."""
    lines = [f"{gap.game}: {gap.rules} rules, {gap.rules - len(gap.untested)} named by tests"]
    kinds = {"no test names": gap.untested, "twice on a page": gap.twice}
    kinds |= {f"only in rules.{language}.md": found for language, found in gap.only_in.items()}
    lines += [f"  {kind}: {', '.join(found)}" for kind, found in kinds.items() if found]
    return "\n".join(lines)


if __name__ == "__main__":
    everything = all_gaps()
    print("\n".join(map(told, everything)))
    sys.exit(any(everything))
