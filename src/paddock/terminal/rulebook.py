"""A game's rules pages in the terminal: whole, one rule, or all that mention a word."""

import re
from pathlib import Path

from paddock.core import registry
from paddock.core.texts import Language
from paddock.terminal.console import Console

_RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
_MARKS = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")


def page(game: str, language: Language) -> str:
    """The page as it is written."""
    path: Path = registry.folder(game) / f"rules.{language}.md"
    return path.read_text(encoding="utf-8")


def rules(game: str, language: Language) -> dict[str, str]:
    """Every numbered rule with all that belongs to it."""
    found: dict[str, str] = {}
    for block in re.split(r"\n(?=- \*\*|\n*#)", page(game, language)):
        if match := _RULE.match(block.strip()):
            lines = block.strip().split("\n")
            own = [lines[0], *(line for line in lines[1:] if line.startswith(" ") or not line)]
            found[match[1]] = "\n".join(own).strip()
    return found


def plain(text: str) -> str:
    """Markdown without its marks, for reading in lines."""
    return _MARKS.sub("", text)


def show(console: Console, game: str, wanted: str) -> None:
    """Print the page, one rule, or the rules that mention a word."""
    if not wanted.strip():
        console.line(plain(page(game, console.language)))
        return
    known = rules(game, console.language)
    name = wanted.strip().upper()
    if name in known:
        console.line(plain(known[name]))
    elif re.fullmatch(r"[A-Z]+-\d+", name):
        numbers = list(known)
        numbers.sort(key=lambda rule: int(rule.rpartition("-")[2]))
        console.tell("rule-unknown", came=wanted, first=numbers[0], last=numbers[-1])
    else:
        _show_mentioning(console, known, wanted.strip())


def _show_mentioning(console: Console, known: dict[str, str], word: str) -> None:
    found = [text for text in known.values() if word.lower() in plain(text).lower()]
    if not found:
        console.tell("rules-found-none", came=word)
    for text in found:
        console.line(plain(text))
