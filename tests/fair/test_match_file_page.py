"""What docs/match-file.md shows is a match file, and what it says of it is so."""

import json
import re

import msgspec

from paddock.core import log
from paddock.core.storage import restored, verify
from paddock.terminal.replay import jsonl
from tests.fair.vectors import DOCS

PAGE = (DOCS / "match-file.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The page's examples in one language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def example() -> bytes:
    """The page's match file."""
    return blocks("json")[0].encode()


def test_the_example_is_a_whole_match_file() -> None:
    assert [check.name for check in verify(log.read(example()))] == [
        "verify-rules",
        "verify-values",
    ]
    written = json.loads(log.write(log.read(example())))
    assert written == json.loads(example())
    assert list(written) == list(json.loads(example()))


def test_the_lines_for_programs_are_those_of_the_example() -> None:
    lines = [line.decode() for line in jsonl(restored(log.read(example())))]
    shown = blocks("json5")[0].splitlines()
    assert len(shown) == 2
    assert set(shown) <= set(lines)


def test_every_field_is_in_the_table() -> None:
    fields = re.findall(
        r"^\| `(\w+)` \|", PAGE.partition("## Fields")[2].partition("## Ent")[0], re.M
    )
    assert sorted(fields) == sorted(field.name for field in msgspec.structs.fields(log.MatchFile))


def test_every_kind_of_entry_is_in_the_table() -> None:
    shown = re.findall(r'^\| `\["(\w+)", ([\w, ]+)\]`', PAGE, re.M)
    kinds = (log.Act, log.Drawn, log.Back, log.Note)
    assert shown == [
        (kind.__struct_config__.tag, ", ".join(kind.__struct_fields__)) for kind in kinds
    ]


def test_every_kind_of_luck_is_in_the_table() -> None:
    rows = dict(re.findall(r'^\| `"(\w+)"` \| ([^|]*)\|', PAGE, re.M))
    for kind in (log.Committed, log.Seeded, log.Entered):
        assert re.findall(r"`(\w+)`", rows[str(kind.__struct_config__.tag)]) == list(
            kind.__struct_fields__
        )
