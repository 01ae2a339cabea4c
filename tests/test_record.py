"""A record is a window: names read and write its bytes, compiled code gets the same ones."""

import gc
import weakref
from typing import Annotated, Any

import numpy as np
import pytest

from paddock.core.errors import BadGame
from paddock.core.record import I32, Ints, blank, copy_of, record_of


class Inner:
    count: I32
    row: Annotated[Ints, "i4", (3,)]


INNER = record_of(Inner)


class Outer:
    before: I32
    inner: Annotated[Any, INNER]
    after: I32


OUTER = record_of(Outer)


def test_names_read_and_write_the_same_bytes_as_keys() -> None:
    made = blank(INNER)
    made.count = 7
    made.row[1] = 5
    assert made["count"] == made.count == 7
    assert made["row"].tolist() == [0, 5, 0]
    assert made.tobytes() == np.array([7, 0, 5, 0], np.int32).tobytes()


def test_the_bytes_of_a_record_are_its_own_wherever_it_stands() -> None:
    alone, many, outer = blank(INNER), np.zeros(3, INNER), blank(OUTER)
    outer.before, outer.after = 1, 9
    for record in (alone, many[1], outer.inner):
        for number in (3, 4):  # what is remembered must follow what is written
            record.count = number
            assert bytes(record.data) == record.tobytes()
    assert many["count"].tolist() == [0, 4, 0]
    assert (outer.before, outer.inner.count, outer.after) == (1, 4, 9)


def test_a_copy_shares_nothing() -> None:
    first = blank(OUTER)
    second = copy_of(first)
    second.inner.count = 1
    assert first.inner.count == 0
    assert bytes(second.data) != bytes(first.data)


def test_a_record_is_freed_when_nobody_needs_it() -> None:
    made = blank(INNER)
    assert len(made.data) == INNER.itemsize
    gone = weakref.ref(made.base)
    gc.disable()
    try:
        del made
        assert gone() is None
    finally:
        gc.enable()


def test_a_field_may_not_hide_what_numpy_has() -> None:
    class Hides:
        round: I32

    with pytest.raises(BadGame, match=r"Hides\.round"):
        record_of(Hides)
