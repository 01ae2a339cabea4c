"""Every word that a page shows stands in the message files, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddock.server.tables.talk import PHRASES

CLIENT = Path(__file__).parents[2] / "client" / "src"
CORE = Path(__file__).parents[2] / "src" / "paddock" / "core"
FOLDERS = [CLIENT, *sorted(CLIENT.glob("games/*/lesson"))]
NAMES = {"PADDOCK", "English", "JSON", "Feed", "Atom"}  # names are no texts
SHOWN = ("aria-label", "title", "placeholder", "alt")
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龯]")


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Each message of a folder with the variables in it."""
    text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"twice: {entry.id.name}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda f: f.relative_to(CLIENT).as_posix() or "page"
)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    assert messages(folder, "ja") == messages(folder, "en")


def sources() -> Iterator[Path]:
    yield from sorted((*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")))


def test_every_key_that_a_page_asks_for_is_there() -> None:
    known = messages(CLIENT, "en").keys() | messages(CORE, "en").keys()
    lacking: set[str] = set()
    for path in sources():
        text = path.read_text(encoding="utf-8")
        for key in re.findall(r"\bt\(\s*'([a-z][\w-]*)'", text):
            if key not in known:
                lacking.add(f"{path.name}: {key}")
        for start in re.findall(r"\bt\(\s*`([a-z][\w-]*-)\$\{", text):
            if not any(key.startswith(start) for key in known):
                lacking.add(f"{path.name}: {start}…")
    assert not lacking


def test_every_phrase_of_the_server_has_its_text_and_its_button() -> None:
    known = messages(CLIENT, "en")
    assert [phrase for phrase in PHRASES if f"phrase-{phrase}" not in known] == []
    offered = (CLIENT / "lib" / "phrases.ts").read_text(encoding="utf-8")
    assert re.findall(r"'([a-z-]+)'", offered) == list(PHRASES)


def test_every_key_is_asked_for_somewhere() -> None:
    everything = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    starts = set(re.findall(r"`([a-z][\w-]*-)\$\{", everything))
    middles = re.findall(r"`([a-z][\w-]*-)\$\{[^}]*\}(-[a-z-]+)`", everything)
    unused = [
        key
        for key in messages(CLIENT, "en")
        if f"'{key}'" not in everything
        and not any(key.startswith(start) for start in starts)
        and not any(key.startswith(a) and key.endswith(b) for a, b in middles)
    ]
    assert unused == []


def without_braces(text: str) -> str:
    """Markup without what stands in braces."""
    depth, kept = 0, ""
    for mark in text:
        depth += mark == "{"
        if not depth:
            kept += mark
        depth -= mark == "}"
    return kept


def markup_of(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
    return without_braces(text)


def test_no_text_stands_in_the_markup() -> None:
    found: list[str] = []
    for path in CLIENT.rglob("*.svelte"):
        markup = markup_of(path)
        texts = re.findall(r">([^<]*)(?=<|$)", re.sub(r"=>", "", markup))
        for name in SHOWN:
            texts += re.findall(rf'\b{name}="([^"]*)"', markup)
        for text in texts:
            words = re.findall(r"[A-Za-z]{2,}|[ぁ-んァ-ヶ一-龯]+", text)
            found += [f"{path.name}: {word}" for word in words if word not in NAMES]
    assert [one for one in found if one != "Me.svelte: 日本語"] == []


def test_no_japanese_stands_in_the_code() -> None:
    found: list[str] = []
    for path in sources():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            rest = line.replace("日本語", "").replace("裁定", "").replace("[ぁ-んァ-ヶ一-龯]", "")
            if JAPANESE.search(rest):
                found.append(f"{path.name}:{number}: {line.strip()}")
    assert found == []


def test_readings_are_two_words_a_line_and_in_hiragana() -> None:
    lines = (CLIENT / "furigana.ja.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split() for line in lines if line and not line.startswith("#")]
    assert all(len(pair) == 2 for pair in pairs)
    assert [pair for pair in pairs if not re.fullmatch(r"[ぁ-んー]+", pair[1])] == []
    words = [word for word, _ in pairs]
    assert len(words) == len(set(words))
