"""Fair dice keep the promises of docs/fair-dice.md, and a stranger can check them."""

import copy
import functools
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from paddock.core import log
from paddock.core.errors import BadFile, IllegalAction, Tampered
from paddock.core.log import Drawn
from paddock.core.luck import Committed, committed_value, key_of, seeded_value
from paddock.core.match import Match
from paddock.core.storage import Check, file_of, restored, take_entry, verify
from tests.fair import stranger, vectors
from tests.matches import Chooser, new_match, play_on, short_setup

GAME = "formula_motor_racing"
pages = pytest.mark.parametrize("page", vectors.PAGES, ids=lambda page: page.name)

Document = dict[str, Any]


def golden(page: Path = vectors.PAGES[0]) -> Document:
    """The vectors as they stand in a page."""
    return json.loads(vectors.block_of(page.read_text(encoding="utf-8")))


@functools.cache
def played(seed: int) -> bytes:
    """A whole match at random, with entropy of all seats, talk, and actions taken back."""
    secret, chooser = bytes([seed]) * 32, Chooser(seed)
    seats, options = short_setup(GAME)
    luck = vectors.luck_of(f"table {seed}", secret, [bytes([i + 1] * i) for i in range(seats)])
    match = new_match(GAME, (seats, options), luck)
    for ply in (40, 60):
        play_on(match, chooser, ply - match.ply)
        match.note(1, "talk", {"text": "luck, 3 of 6"})
        match.back_to(ply - 15)
    play_on(match, chooser)
    return log.write(file_of(match))


def first_lie(data: bytes) -> str:
    """What Paddock finds first in a file, or ""."""
    try:
        verify(log.read(data))
    except BadFile as error:
        return str(error)
    return ""


# The pages


@pages
def test_the_vectors_of_the_page_are_what_paddock_gives(page: Path) -> None:
    assert golden(page) == json.loads(json.dumps(vectors.vectors()))


def test_both_pages_hold_the_same_block() -> None:
    blocks = {vectors.block_of(page.read_text(encoding="utf-8")) for page in vectors.PAGES}
    assert len(blocks) == 1


@pages
def test_both_pages_say_the_same_words_to_hash(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for word in ("paddock/commitment/1", "paddock/seat/1", "paddock/key/1", "0x735A2D97"):
        assert word in text


@pages
def test_a_stranger_agrees_with_the_page(page: Path) -> None:
    assert stranger.main(str(page)) == 0


def test_a_stranger_imports_nothing_of_paddock() -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(Path(stranger.__file__).parent)!r}); import stranger;"
        "assert not [m for m in sys.modules if m.split('.')[0] in ('paddock', 'numpy', 'msgspec')]"
    )
    subprocess.run([sys.executable, "-I", "-c", code], check=True)


def leaves(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all numbers and texts in a document."""
    steps: list[Any] = []
    if isinstance(value, dict):
        steps = list(cast(Document, value))
    elif isinstance(value, list):
        steps = list(range(len(cast(list[Any], value))))
    else:
        return [way]
    return [leaf for step in steps for leaf in leaves(value[step], (*way, step))]


def changed(document: Document, way: Sequence[Any]) -> Document:
    """A copy in which one number or text is another one of its kind."""
    twin = copy.deepcopy(document)
    here: Any = twin
    for step in way[:-1]:
        here = here[step]
    old = here[way[-1]]
    if isinstance(old, int):
        here[way[-1]] = old + 1
    else:
        here[way[-1]] = old[:-1] + ("1" if old[-1:] == "0" else "0")
    return twin


def test_a_stranger_notices_every_changed_vector() -> None:
    whole = golden()
    parts = {name: whole[name] for name in ("committed", "rejected", "seeded")}
    for way in leaves(parts):
        with pytest.raises(stranger.UNFIT):
            stranger.check_vectors(changed(whole, way))


def test_two_of_the_rejected_numbers_need_a_second_block() -> None:
    rejected = golden()["rejected"]
    key, total = bytes.fromhex(rejected["key"]), int(rejected["total"])
    words = {n: stranger.value_for(key, rejected["table"], n, total)[1] for n in range(1, 25)}
    assert [number for number, count in words.items() if count > 4] == [2, 19]
    assert sum(words.values()) > 1.5 * len(words)


# Whole matches


@pytest.mark.parametrize("seed", range(8))
def test_a_stranger_and_paddock_agree_on_a_whole_match(seed: int) -> None:
    data = played(seed)
    file = log.read(data)
    numbers = [entry.number for entry in file.entries if isinstance(entry, Drawn)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > len([e for e in restored(file).line if isinstance(e, Drawn)])
    assert verify(file) == [
        Check("verify-rules", len(file.entries)),
        Check("verify-commitment", 1),
        Check("verify-seats", len(file.seats)),
        Check("verify-values", len(numbers)),
    ]
    assert stranger.first_lie(json.loads(data)) == ""


def test_while_the_match_runs_the_secret_is_not_in_what_others_get() -> None:
    match = restored(log.read(played(1))).fork(30)
    assert isinstance(match.lucks[0].luck, Committed)
    secret = match.lucks[0].luck.secret
    shown, kept = log.write(file_of(match)), log.write(file_of(match, keep_secret=True))
    assert secret not in shown.decode()
    assert kept.decode().count(secret) == 1
    assert verify(log.read(shown))[1:] == [Check("verify-values", 0, "verify-secret-live")]
    assert verify(log.read(kept))[1].name == "verify-commitment"
    with pytest.raises(IllegalAction, match="secret"):
        restored(log.read(shown)).settle()


def test_a_finished_match_must_open_its_secret() -> None:
    document = json.loads(played(1))
    document["luck"][0]["luck"]["secret"] = ""
    assert "secret" in first_lie(json.dumps(document).encode())


# Forks


def fork_of(match: Match, ply: int) -> Match:
    """A fork with luck of its own, played a little."""
    fork = match.fork(ply, vectors.luck_of("fork", b"\x07" * 32, ()))
    play_on(fork, Chooser(9), 20)
    return fork


def test_a_fork_of_a_finished_match_is_saved_played_on_and_verified_whole() -> None:
    fork = fork_of(restored(log.read(played(2))), 50)
    again = restored(log.read(log.write(file_of(fork, keep_secret=True))))
    play_on(again, Chooser(10))
    data = log.write(file_of(again))
    first, second = [
        check.done for check in verify(log.read(data)) if check.name == "verify-values"
    ]
    assert first == again.lucks[1].since - 1
    assert second > 0
    assert stranger.first_lie(json.loads(data)) == ""


def test_a_fork_of_a_running_match_never_holds_its_secret() -> None:
    running = restored(log.read(played(2))).fork(70)
    assert isinstance(running.lucks[0].luck, Committed)
    fork = fork_of(running, 50)
    play_on(fork, Chooser(10))
    data = log.write(file_of(fork, keep_secret=True))
    assert running.lucks[0].luck.secret not in data.decode()
    opens = [check.open for check in verify(log.read(data)) if check.name == "verify-values"]
    assert opens == ["verify-secret-live", ""]
    assert stranger.first_lie(json.loads(data)) == ""


def test_a_fork_that_keeps_its_luck_says_the_same_again() -> None:
    match = restored(log.read(played(3)))
    draws = [ply for ply, entry in enumerate(match.line) if isinstance(entry, Drawn)]
    for ply in draws:
        fork = match.fork(ply)
        fork.draw()
        assert fork.line[-1] == match.line[ply]
        assert fork.digest() == match.fork(ply + 1).digest()


def test_a_fork_before_a_change_of_luck_has_the_luck_of_before() -> None:
    fork = fork_of(restored(log.read(played(2))), 50)
    play_on(fork, Chooser(10))
    earlier = fork.fork(30)
    assert len(earlier.lucks) == 1
    play_on(earlier, Chooser(11))
    assert stranger.first_lie(json.loads(log.write(file_of(earlier)))) == ""
    assert verify(file_of(earlier))


# Lies


def damaged(data: bytes, change: Callable[[Document, list[Any]], None]) -> bytes:
    """A match file after somebody's change to its document, or to its luck entry number 20."""
    document = json.loads(data)
    entry = next(e for e in document["entries"] if e[0] == "luck" and e[1] == 20)
    change(document, entry)
    return json.dumps(document, ensure_ascii=False).encode()


def luck_in(document: Document) -> Document:
    """The first source's luck."""
    return document["luck"][0]["luck"]


def turned(text: str) -> str:
    """Another hexadecimal text, one bit away."""
    return text[:-1] + format(int(text[-1], 16) ^ 1, "x")


def turn(holder: Document, name: str) -> None:
    """Change one bit of a hexadecimal text."""
    holder[name] = turned(holder[name])


LIES: dict[str, tuple[Callable[[Document, list[Any]], Any], str, str]] = {
    "value": (lambda d, e: e.__setitem__(3, e[3] ^ 1), "luck number 20", "luck number 20"),
    "total": (lambda d, e: e.__setitem__(2, e[2] ^ 64), "luck number 20: total", "luck number 20"),
    "outcome": (lambda d, e: e.__setitem__(4, e[4] ^ 1), "luck number 20", ""),
    "number": (lambda d, e: e.__setitem__(1, 21), "luck number: 21", "luck number 21"),
    "secret": (lambda d, e: turn(luck_in(d), "secret"), "luck[0].commitment", "secret"),
    "commitment": (lambda d, e: turn(luck_in(d), "commitment"), "luck[0].commitment", "secret"),
    "table": (lambda d, e: luck_in(d).update(table="other"), "luck[0].seats[0]", "seat 0"),
    "entropy": (lambda d, e: turn(luck_in(d)["seats"][2], "entropy"), "luck[0].seats[2]", "seat 2"),
    "seat's commitment": (
        lambda d, e: turn(luck_in(d)["seats"][1], "commitment"),
        "luck[0].seats[1]",
        "seat 1",
    ),
    "seats exchanged": (lambda d, e: luck_in(d)["seats"].reverse(), "luck[0].seats[0]", "seat 0"),
    "no seats": (lambda d, e: luck_in(d).update(seats=[]), ": value", ": value"),
    "since": (lambda d, e: d["luck"][0].update(since=2), "luck: since", "luck: since"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_found_and_named(lie: str) -> None:
    change, paddock_says, stranger_says = LIES[lie]
    for seed in range(4):
        data = damaged(played(seed), change)
        assert paddock_says in first_lie(data)
        assert stranger_says in stranger.first_lie(json.loads(data))


def test_the_first_of_several_lies_is_named() -> None:
    document = json.loads(played(5))
    for entry in document["entries"]:
        if entry[0] == "luck" and entry[1] in (31, 45, 52):
            entry[3] = (entry[3] + 1) % entry[2]
    data = json.dumps(document).encode()
    assert "luck number 31" in first_lie(data)
    assert "luck number 31" in stranger.first_lie(json.loads(data))


def test_a_lie_that_spares_the_outcome_is_named_by_entry_and_number() -> None:
    """Another value in the share of the same outcome: only the key can tell."""
    document = json.loads(played(6))
    at, other = another_value_for_the_same_outcome(log.read(played(6)))
    number = document["entries"][at - 1][1]
    document["entries"][at - 1][3] = other
    with pytest.raises(Tampered, match=f"entry {at}: luck number {number}: value") as error:
        verify(log.read(json.dumps(document).encode()))
    assert error.value.data["entry"] == at
    assert error.value.data["number"] == number


def another_value_for_the_same_outcome(file: log.MatchFile) -> tuple[int, int]:
    """An entry's place in the file, from 1, and a value that means the same as the entry's."""
    twin = new_match(GAME, (len(file.seats), file.options), file.luck[0].luck)
    for at, entry in enumerate(file.entries, 1):
        if isinstance(entry, Drawn):
            actions, weights = twin.chances()
            start = sum(weights[: actions.index(entry.action)])
            share = range(start, start + weights[actions.index(entry.action)])
            assert entry.value in share
            if len(share) > 1:
                return at, next(value for value in share if value != entry.value)
        take_entry(twin, entry)
    raise AssertionError("every outcome has a share of one value")


def spans(data: bytes) -> list[range]:
    """Where in a file the sources of luck and the luck entries stand."""
    start, end = data.index(b'"luck": ['), data.index(b'"entries"')
    found = [range(start, data.rindex(b'"digest"', start, end) - 4)]
    at = data.find(b'["luck"', end)
    while at >= 0:
        found.append(range(at, data.index(b"]", at) + 1))
        at = data.find(b'["luck"', at + 1)
    return found


def changed_bits(data: bytes, count: int) -> list[bytes]:
    """The file with one bit turned, so many times: half of them in the sources of luck."""
    chooser, found = Chooser(77), spans(data)
    entries = [byte for span in found[1:] for byte in span]
    copies: list[bytes] = []
    for i in range(count):
        at = chooser.one_of(found[0] if i % 2 else entries)
        turned = bytearray(data)
        turned[at] ^= 1 << chooser.below(8)
        copies.append(bytes(turned))
    return copies


@pytest.mark.parametrize("seed", range(3))
def test_any_changed_bit_of_luck_is_found(seed: int) -> None:
    unnoticed = [copy for copy in changed_bits(played(seed), 200) if not first_lie(copy)]
    assert unnoticed == []


@pytest.mark.compiled_only
def test_any_changed_bit_of_the_match_in_the_page_is_found() -> None:
    data = log.write(file_of(vectors.tiny_match()))
    for span in spans(data):
        for at in span:
            for bit in range(8):
                turned = bytearray(data)
                turned[at] ^= 1 << bit
                assert first_lie(bytes(turned)), bytes(turned[at - 9 : at + 9])


# The values


def surprise(counts: Counter[Any], outcomes: int) -> float:
    """Chi-square against equal chances, as standard deviations from what is expected."""
    expected = sum(counts.values()) / outcomes
    chi = sum((counts[k] - expected) ** 2 / expected for k in counts)
    chi += expected * (outcomes - len(counts))
    return (chi - (outcomes - 1)) / (2 * (outcomes - 1)) ** 0.5


KEY = key_of("chi", b"\x05" * 32, ())


@pytest.mark.parametrize("total", [2, 6, 12, 34, 54])
def test_every_value_is_equally_likely(total: int) -> None:
    drawn = Counter(committed_value(KEY, "chi", n, total) for n in range(1, 200 * total))
    assert set(drawn) == set(range(total))
    assert surprise(drawn, total) < 5


@pytest.mark.parametrize("apart", [1, 2, 12])
def test_a_number_says_nothing_of_another(apart: int) -> None:
    values = [committed_value(KEY, "chi", n, 12) for n in range(1, 15_000)]
    pairs = Counter(zip(values, values[apart:], strict=False))
    assert abs(surprise(pairs, 144)) < 5


def test_large_totals_are_not_biased_towards_low_values() -> None:
    """With a total of two thirds of 2^64, taking the rest would double the lower half."""
    total = 2**65 // 3
    low = sum(committed_value(KEY, "chi", n, total) < total // 2 for n in range(1, 4001))
    assert abs(low - 2000) < 5 * 32


def test_other_tables_and_keys_have_other_luck() -> None:
    other = key_of("chi", b"\x06" * 32, ())
    streams = [
        [committed_value(key, table, n, 12) for n in range(1, 6001)]
        for key, table in [(KEY, "chi"), (KEY, "chj"), (other, "chi")]
    ]
    for i in range(3):
        pairs = Counter(zip(streams[i], streams[i - 1], strict=True))
        assert abs(surprise(pairs, 144)) < 5


@pytest.mark.parametrize("total", [2, 12, 54])
def test_seeded_values_are_equally_likely_over_labels_and_over_seeds(total: int) -> None:
    many = range(200 * total)
    over_labels = Counter(seeded_value(3, label, total) for label in many)
    over_seeds = Counter(seeded_value(seed, 3, total) for seed in many)
    pairs = Counter((seeded_value(3, i, total), seeded_value(3, i + 8, total)) for i in many)
    assert surprise(over_labels, total) < 5
    assert surprise(over_seeds, total) < 5
    assert total > 12 or abs(surprise(pairs, total**2)) < 5
