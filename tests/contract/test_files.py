"""Stored matches: good ones come back whole, broken ones are refused and say where."""

import copy
import functools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core import log, registry
from paddock.core.errors import BadFile, Tampered, TooNew
from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.core.storage import file_of, load, restored, save, verify
from tests.contract.places import finished
from tests.matches import (
    Chooser,
    committed_luck,
    every_game,
    new_match,
    play_on,
    short_match,
    short_setup,
)

ENTRIES = 10  # of a file that is broken at each of its entries
OTHER_TYPES: tuple[Any, ...] = (None, True, -7, 10**30, 1.5, "x", [], [0], {}, {"x": 0})

Document = dict[str, Any]

few = settings(max_examples=40, deadline=None, derandomize=True)
many = settings(max_examples=400, deadline=None, derandomize=True)


@functools.cache
def running(game: str) -> bytes:
    """A match in its middle, with something taken back and a note."""
    match = new_match(game, short_setup(game), Seeded(21))
    play_on(match, Chooser(21), 20)
    match.back_to(match.ply // 2)
    match.note(0, "talk", {"text": "once more", "times": 1})
    play_on(match, Chooser(22), 10)
    return log.write(file_of(match))


@functools.cache
def ended(game: str) -> bytes:
    """A finished match with luck that can be checked."""
    return log.write(file_of(short_match(game, 23, committed_luck())))


def opened(data: bytes) -> Match | None:
    """The match that a file tells and that proves true; None when it is refused, as it should."""
    try:
        file = log.read(data)
        match = restored(file)
        verify(file)
    except BadFile:
        return None
    return match


def assert_refused_or_equal(data: bytes, original: bytes) -> None:
    """A changed file is refused, or the change is of no consequence for the match."""
    match = opened(data)
    if match is not None:
        assert match.digest() == json.loads(original)["digest"]


def packed(document: Document) -> bytes:
    """A file, though perhaps a broken one."""
    return json.dumps(document, ensure_ascii=False).encode()


# Good files


@every_game
def test_writing_and_reading_gives_the_same_file(game: str) -> None:
    for match in finished(game):
        data = log.write(file_of(match))
        assert log.write(log.read(data)) == data
        assert log.write(file_of(restored(log.read(data)))) == data


@every_game
def test_a_saved_match_is_loaded_whole(game: str, tmp_path: Any) -> None:
    path = tmp_path / "match.json"
    for match in (finished(game)[0], finished(game)[0].at(3)):
        save(match, path)
        loaded = load(path)
        assert (loaded.digest(), loaded.line) == (match.digest(), match.line)
    assert list(tmp_path.iterdir()) == [path]


@every_game
def test_the_examples_below_are_good_before_they_are_broken(game: str) -> None:
    for data in (running(game), ended(game)):
        match = opened(data)
        assert match is not None
        assert match.digest() == json.loads(data)["digest"]


@every_game
def test_the_file_of_a_match_of_another_order_of_fields_is_the_same_match(game: str) -> None:
    document = json.loads(running(game))
    turned = dict(reversed(document.items()))
    assert log.read(packed(turned)) == log.read(running(game))


# Broken files


@every_game
def test_a_missing_field_is_named(game: str) -> None:
    for data in (running(game), ended(game)):
        for name in set(json.loads(data)) - {"secret"}:
            document = json.loads(data)
            del document[name]
            with pytest.raises(BadFile, match=name):
                log.read(packed(document))


@every_game
def test_a_field_of_a_wrong_type_is_named(game: str) -> None:
    for name, value in json.loads(running(game)).items():
        for wrong in OTHER_TYPES:
            if type(wrong) is not type(value):
                document = json.loads(running(game)) | {name: wrong}
                with pytest.raises(BadFile, match=name):
                    restored(log.read(packed(document)))


@every_game
def test_a_file_of_a_later_paddock_is_too_new(game: str) -> None:
    rules_version = registry.meta(game).rules_version
    for change in ({"version": log.VERSION + 1}, {"rules_version": rules_version + 1}):
        with pytest.raises(TooNew, match="version"):
            restored(log.read(packed(json.loads(running(game)) | change)))


@every_game
def test_the_file_of_another_game_is_refused(game: str) -> None:
    for other in {*registry.names(), "no_such_game", "", "../x"} - {game}:
        with pytest.raises(BadFile):
            restored(log.read(packed(json.loads(running(game)) | {"game": other})))


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b" ", b"null", b"7", b'"x"', b"[]", b"{}", b"{", b"\xff\xfe", b"\x89PNG\r\n"),
        *(b"[" * 100_000, b'{"a":' * 100_000, b'{"format": "paddock-match"}'),
        *(b'{"format": "other", "version": 1}', b'{"format": "paddock-match", "version": 0}'),
        *(
            b'{"format": "paddock-match", "version": -1}',
            b'{"format": 1}',
            b'{"version": "\\ud800"}',
        ),
    ],
    ids=lambda data: repr(data[:20]),
)
def test_what_is_no_match_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadFile):
        log.read(data)


@every_game
def test_a_file_cut_short_is_refused(game: str) -> None:
    data = running(game)
    for length in range(0, len(data) - 2, len(data) // 40):
        with pytest.raises(BadFile):
            log.read(data[:length])


def without(entries: list[Any], i: int) -> None:
    """An entry is gone."""
    del entries[i]


def twice(entries: list[Any], i: int) -> None:
    """An entry comes twice."""
    entries.insert(i, entries[i])


def swapped(entries: list[Any], i: int) -> None:
    """Two entries have changed places."""
    entries[i - 1 : i + 1] = entries[i - 1 : i + 1][::-1]


@every_game
@pytest.mark.parametrize("change", [without, twice, swapped])
def test_entries_removed_doubled_or_swapped_are_noticed(
    game: str, change: Callable[[list[Any], int], None]
) -> None:
    for data in (running(game), ended(game)):
        noticed = 0
        for i in places(data):
            document = json.loads(data)
            change(document["entries"], i)
            noticed += opened(packed(document)) is None
            assert_refused_or_equal(packed(document), data)
        assert noticed > 1


def places(data: bytes) -> range:
    """Places in the list of entries, all over it, but not its first."""
    length = len(json.loads(data)["entries"])
    return range(1, length, length // ENTRIES + 1)


def changed_entries(data: bytes) -> Iterator[tuple[int, Document]]:
    """The file with one part of one entry changed, and which entry that is."""
    document = json.loads(data)
    for i in places(data):
        for part, value in enumerate(document["entries"][i]):
            others = [value + 1, value - 1, -value - 1] if isinstance(value, int) else []
            for other in [*others, *OTHER_TYPES]:
                changed = copy.deepcopy(document)
                changed["entries"][i][part] = other
                yield i, changed


@every_game
def test_a_changed_entry_is_noticed_and_named(game: str) -> None:
    for data in (running(game), ended(game)):
        original, named = json.loads(data), 0
        for i, changed in changed_entries(data):
            if changed == original:
                continue
            try:
                verify(log.read(packed(changed)))
            except BadFile as error:
                named += f"entry {i + 1}:" in str(error) or f"entries[{i}]" in str(error)
            else:
                assert_refused_or_equal(packed(changed), data)
        assert named > ENTRIES // 2


@every_game
def test_an_entry_too_long_or_too_short_is_refused(game: str) -> None:
    for i in places(running(game)):
        entry = json.loads(running(game))["entries"][i]
        for cut in (entry[:-1], [*entry, 0], [], [entry]):
            document = json.loads(running(game))
            document["entries"][i] = cut
            with pytest.raises(BadFile, match=f"entries.{i}."):
                log.read(packed(document))


@every_game
def test_a_changed_value_of_luck_is_named_by_its_entry(game: str) -> None:
    for data in (running(game), ended(game)):
        entries = json.loads(data)["entries"]
        for i in [i for i in places(data) if entries[i][0] == "luck"]:
            document = json.loads(data)
            total, value = document["entries"][i][2:4]
            document["entries"][i][3] = (value + 1) % total
            with pytest.raises(Tampered, match=f"entry {i + 1}:"):
                verify(log.read(packed(document)))


@every_game
def test_another_seed_or_secret_is_noticed(game: str) -> None:
    document = json.loads(running(game))
    document["luck"][0]["luck"]["seed"] += 1
    assert opened(packed(document)) is None
    for name in ("secret", "commitment", "table"):
        document = json.loads(ended(game))
        text = document["luck"][0]["luck"][name]
        document["luck"][0]["luck"][name] = ("1" if text[0] == "0" else "0") + text[1:]
        assert opened(packed(document)) is None


# Chance damage


def flipped(data: bytes, bits: list[int]) -> bytes:
    """The same bytes with some bits turned over."""
    changed = bytearray(data)
    for bit in bits:
        changed[bit // 8 % len(data)] ^= 1 << bit % 8
    return bytes(changed)


BITS = st.lists(st.integers(0, 2**20), min_size=1, max_size=3)


@every_game
@given(bits=BITS)
@few
def test_flipped_bits_are_noticed(game: str, bits: list[int]) -> None:
    for data in (running(game), ended(game)):
        assert_refused_or_equal(flipped(data, bits), data)


@pytest.mark.slow
@pytest.mark.compiled_only
@every_game
@given(bits=BITS)
@many
def test_flipped_bits_are_noticed_wherever_they_are(game: str, bits: list[int]) -> None:
    assert_refused_or_equal(flipped(running(game), bits), running(game))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=5,
)


def replace(here: Document | list[Any], path: list[int], value: Any) -> None:
    """Put something else at one place of a document; the path ends early where it must."""
    keys: list[Any] = list(here) if isinstance(here, dict) else [*range(len(here))]
    key = keys[path[0] % len(keys)]
    if len(path) > 1 and isinstance(here[key], dict | list) and here[key]:
        replace(here[key], path[1:], value)
    else:
        here[key] = value


@every_game
@given(path=st.lists(st.integers(0, 50), min_size=1, max_size=5), value=JSON)
@few
def test_anything_anywhere_in_a_file_is_refused_or_harmless(
    game: str, path: list[int], value: Any
) -> None:
    changed = json.loads(running(game))
    replace(changed, path, value)
    assert_refused_or_equal(packed(changed), running(game))
