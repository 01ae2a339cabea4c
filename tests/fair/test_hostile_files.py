"""Match files that somebody wrote by hand to do harm: each gets an answer that says what is wrong.

What breaks any game's file stands in tests/contract; this is about luck.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest

from paddock.core import log
from paddock.core.errors import BadFile
from paddock.core.storage import restored, verify
from tests.fair import stranger
from tests.fair.test_fair_dice import Document, luck_in, played

Change = Callable[[Document], Any]


def damaged(change: Change) -> bytes:
    """A good match file after a change."""
    document = json.loads(played(1))
    change(document)
    return json.dumps(document).encode()


def answer(data: bytes) -> str:
    """The error that reading and verifying gives."""
    with pytest.raises(BadFile) as error:
        verify(log.read(data))
    assert "why" in error.value.data or error.value.kind == "too-new"
    return str(error.value)


def seat(document: Document, number: int) -> Document:
    """What one seat added."""
    return luck_in(document)["seats"][number]


def luck_entry(document: Document) -> list[Any]:
    """The tenth luck entry."""
    return [entry for entry in document["entries"] if entry[0] == "luck"][9]


def source(since: object) -> Document:
    """Another source, with a seed."""
    return {"since": since, "luck": {"type": "seeded", "seed": 1}}


def instead(value: object) -> Change:
    """Other luck than the committed one."""
    return lambda d: d["luck"][0].update(luck=value)


# Each: what is changed, where the answer must say it is, what must be told of what came.
CASES: dict[str, tuple[Change, str, str]] = {
    # Texts that should be hexadecimal
    "secret not hexadecimal": (
        lambda d: luck_in(d).update(secret="g" * 64),
        "$.luck[0].luck.secret",
        "gggg",
    ),
    "secret of odd length": (
        lambda d: luck_in(d).update(secret="0" * 63),
        "$.luck[0].luck.secret",
        "000",
    ),
    "secret too short": (lambda d: luck_in(d).update(secret="00"), "$.luck[0].luck.secret", "'00'"),
    "secret in capitals": (
        lambda d: luck_in(d).update(secret="AB" * 32),
        "$.luck[0].luck.secret",
        "ABAB",
    ),
    "secret with a line's end": (
        lambda d: luck_in(d).update(secret="ab" * 32 + "\n"),
        "$.luck[0].luck.secret",
        "abab",
    ),
    "secret with spaces": (
        lambda d: luck_in(d).update(secret="ab " * 21 + "a"),
        "$.luck[0].luck.secret",
        "ab ab",
    ),
    "secret in other digits": (
        lambda d: luck_in(d).update(secret="１" * 64),
        "$.luck[0].luck.secret",
        "１",
    ),
    "secret null": (lambda d: luck_in(d).update(secret=None), "$.luck[0].luck.secret", "null"),
    "secret a number": (lambda d: luck_in(d).update(secret=7), "$.luck[0].luck.secret", "int"),
    "commitment empty": (
        lambda d: luck_in(d).update(commitment=""),
        "$.luck[0].luck.commitment",
        "''",
    ),
    "entropy of odd length": (
        lambda d: seat(d, 1).update(entropy="abc"),
        "$.luck[0].luck.seats[1].entropy",
        "abc",
    ),
    "entropy too long": (
        lambda d: seat(d, 1).update(entropy="ab" * 65),
        "$.luck[0].luck.seats[1].entropy",
        "abab",
    ),
    "a local secret that is another one": (
        lambda d: (d.update(secret="ab" * 32), luck_in(d).update(secret="")),
        "luck[0].commitment",
        "",
    ),
    # Tables and seats
    "table without a name": (lambda d: luck_in(d).update(table=""), "$.luck[0].luck.table", "''"),
    "table with a long name": (
        lambda d: luck_in(d).update(table="x" * 101),
        "$.luck[0].luck.table",
        "xxx",
    ),
    "a seat too many": (
        lambda d: luck_in(d)["seats"].append(seat(d, 0)),
        "luck[0].seats",
        "4 came",
    ),
    "a seat twice": (
        lambda d: luck_in(d)["seats"].__setitem__(1, seat(d, 0)),
        "luck[0].seats[1]",
        "",
    ),
    "a seat that is empty": (
        lambda d: luck_in(d)["seats"].__setitem__(1, {}),
        "$.luck[0].luck.seats[1]",
        "commitment",
    ),
    "seats null": (lambda d: luck_in(d).update(seats=None), "$.luck[0].luck.seats", "null"),
    # Sources
    "no source": (lambda d: d.update(luck=[]), "$.luck", "[]"),
    "unknown kind of luck": (instead({"type": "loaded"}), "$.luck[0].luck.type", "loaded"),
    "luck without a kind": (instead({"seed": 1}), "$.luck[0].luck", "type"),
    "an unknown part": (lambda d: luck_in(d).update(salt="x"), "$.luck[0].luck", "salt"),
    "a seed beyond 64 bits": (
        instead({"type": "seeded", "seed": 2**63}),
        "$.luck[0].luck.seed",
        str(2**63),
    ),
    "a seed that is none": (
        instead({"type": "seeded", "seed": True}),
        "$.luck[0].luck.seed",
        "bool",
    ),
    "first source late": (lambda d: d["luck"][0].update(since=2), "luck: since", "[2]"),
    "first source at 0": (lambda d: d["luck"][0].update(since=0), "$.luck[0].since", "0"),
    "source of negative number": (
        lambda d: d["luck"].insert(0, source(-5)),
        "$.luck[0].since",
        "-5",
    ),
    "two sources at once": (lambda d: d["luck"].append(source(1)), "luck: since", "[1, 1]"),
    "sources out of order": (
        lambda d: d["luck"].extend([source(9), source(5)]),
        "luck: since",
        "[1, 9, 5]",
    ),
    "a source for what never came": (lambda d: d["luck"].append(source(999)), "luck: since", "999"),
    # Entries
    "a huge total": (
        lambda d: luck_entry(d).__setitem__(2, 2**62),
        "luck number 10: total",
        str(2**62),
    ),
    "a total beyond 64 bits": (
        lambda d: luck_entry(d).__setitem__(2, 10**30),
        "luck number 10: total",
        str(10**30),
    ),
    "a total of 5,000 digits": (
        lambda d: luck_entry(d).__setitem__(2, "BIG"),
        "$.entries[",
        "out of range",
    ),
    "a total of zero": (lambda d: luck_entry(d).__setitem__(2, 0), "luck number 10: total", "0"),
    "a negative total": (
        lambda d: luck_entry(d).__setitem__(2, -12),
        "luck number 10: total",
        "-12",
    ),
    "a negative value": (lambda d: luck_entry(d).__setitem__(3, -1), "luck number 10: value", "-1"),
    "a value beyond the total": (
        lambda d: luck_entry(d).__setitem__(3, luck_entry(d)[2]),
        "luck number 10: value",
        "",
    ),
    "a negative number": (lambda d: luck_entry(d).__setitem__(1, -10), "luck number: -10", "-10"),
    "a number twice": (
        lambda d: luck_entry(d).__setitem__(1, 9),
        "luck number: 9 came",
        "wanted 10",
    ),
    "a number left out": (lambda d: luck_entry(d).__setitem__(1, 11), "11 came", "wanted 10"),
    "an impossible outcome": (
        lambda d: luck_entry(d).__setitem__(4, 10**6),
        "luck number 10: outcome",
        "1000000",
    ),
    "a fraction": (lambda d: luck_entry(d).__setitem__(3, 1.5), "$.entries[", "float"),
    "luck out of turn": (
        lambda d: d["entries"].insert(0, ["luck", 1, 6, 0, 512]),
        "entry 1: luck number 1",
        "luck came",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_hostile_file_is_told_where_and_what(case: str) -> None:
    change, where, came = CASES[case]
    told = answer(damaged(change).replace(b'"BIG"', b"9" * 5000))
    assert where in told
    assert came in told


def test_the_file_is_good_before_it_is_changed() -> None:
    assert verify(log.read(damaged(lambda document: None)))


@pytest.mark.parametrize("case", [case for case in CASES if "seed" not in case])
def test_a_stranger_survives_hostile_files_too(case: str) -> None:
    try:
        document = json.loads(damaged(CASES[case][0]))
    except ValueError:
        return
    assert isinstance(stranger.first_lie(document), str)


def test_entered_luck_has_no_value() -> None:
    """A value in an entry of entered luck would look as if it had been checked."""
    change = instead({"type": "entered"})
    assert "wanted (-1, " in answer(damaged(change))


def test_half_a_label_names_nothing() -> None:
    """Notes are anybody's: what is no label is passed over."""
    halves: list[Any] = [{}, {"anchor": "car:red-1"}, {"text": "x"}, {"anchor": 1, "text": 2}]
    added = damaged(lambda d: d["entries"].extend(["note", 0, "label", half] for half in halves))
    assert restored(log.read(added)).labels() == {"1": "2"}


def test_of_a_name_that_comes_twice_the_last_counts() -> None:
    """As for every common reader: all checkers look at the same secret."""
    good = damaged(lambda d: None)
    false = b'"secret": "' + b"ab" * 32 + b'", '
    twice = good.replace(b'"secret": "', false + b'"secret": "', 1)
    assert len(twice) > len(good)
    assert verify(log.read(twice)) == verify(log.read(good))
    assert json.loads(twice) == json.loads(good)
