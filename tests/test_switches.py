"""Switches that offer words and files."""

from typing import Any

import pytest

from paddock.core.errors import BadOptions
from paddock.core.meta import OWN_FILE, Files, Meta, Switch, Words, checked, defaults, parse

WORDS = Words(default=(), words=("a", "b", "c"), least=0, most=2)
FILES = Files(default=("oval",), words=("oval", "eight"), folder="courses", length=3)
META = Meta(
    name="toy",
    title={"ja": "おもちゃ", "en": "Toy"},
    designer="",
    year=2026,
    seats=(1, 2),
    minutes=(1, 2),
    rules_version=1,
    rule_prefix="T",
    switches=(Switch("helpers", "T-1", WORDS), Switch("courses", "T-2", FILES)),
)
OWN = 'game = "toy"\n'


def faults(**options: Any) -> list[tuple[str, str]]:
    """Where and what is wrong."""
    with pytest.raises(BadOptions) as caught:
        checked(META, 1, options)
    return [(fault.where, fault.kind) for fault in caught.value.faults]


def test_words_and_files_have_their_defaults() -> None:
    assert checked(META, 1, {}) == defaults(META) == {"helpers": (), "courses": ("oval",)}


def test_lists_become_tuples() -> None:
    chosen = checked(META, 1, {"helpers": ["b", "a"], "courses": ["oval", OWN, "oval"]})
    assert chosen == {"helpers": ("b", "a"), "courses": ("oval", OWN, "oval")}


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (["x", "a", "y"], [("helpers", "wrong-length")]),
        (["x", "y"], [("helpers[0]", "not-a-choice"), ("helpers[1]", "not-a-choice")]),
        (["a", "a"], [("helpers", "twice")]),
        ("a", [("helpers", "wrong-type")]),
        (["a", 1], [("helpers[1]", "wrong-type")]),
    ],
)
def test_wrong_words_are_named(value: Any, found: list[tuple[str, str]]) -> None:
    assert faults(helpers=value) == found


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ([], [("courses", "wrong-length")]),
        (["oval"] * 4, [("courses", "wrong-length")]),
        (["oval", "square"], [("courses[1]", "not-a-choice")]),
        (
            ["\n" * (OWN_FILE + 1), "x"],
            [("courses[0]", "too-long"), ("courses[1]", "not-a-choice")],
        ),
        (None, [("courses", "wrong-type")]),
    ],
)
def test_wrong_files_are_named(value: Any, found: list[tuple[str, str]]) -> None:
    assert faults(courses=value) == found


def test_typed_words_are_separated_by_commas() -> None:
    assert parse(WORDS, " a, b ") == ("a", "b")
    assert parse(WORDS, "") == ()
    assert parse(FILES, "oval,eight") == ("oval", "eight")
