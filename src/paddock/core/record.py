"""Turn an annotated class into a NumPy record, so that a state reads like a class.

The class is never instantiated: it is the reading side (names, types, editor help). The record
is the running side: one flat block, cheap to copy. A million matches are an array of them.
"""

import functools
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Annotated, Any, get_type_hints

import numpy as np

from paddock.core.errors import BadGame

I32 = Annotated[int, "i4"]
I64 = Annotated[int, "i8"]
Ints = np.ndarray[Any, np.dtype[np.int32]]
Longs = np.ndarray[Any, np.dtype[np.int64]]
Record = np.dtype[Any]


def record_of(shape: type) -> Record:
    """The record that the annotations of `shape` describe."""
    fields: list[Any] = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        layout = getattr(hint, "__metadata__", None)
        if layout is None:
            raise BadGame(f"{shape.__name__}.{name}: wanted Annotated[..., code], got {hint!r}")
        if hasattr(np.void, name):  # interpreted, `state.round` would be the method
            raise BadGame(f"{shape.__name__}.{name}: NumPy's records have something of this name")
        fields.append((name, *layout))
    return np.dtype((_window(shape.__name__, [name for name, *_ in fields]), fields))


def _window(name: str, fields: Sequence[str]) -> type[np.void]:
    """The class of one record: NumPy's own looks every name up in Python, ten times slower."""
    named = {field: property(itemgetter(field), _putter(field)) for field in fields}
    return type(name, (_Bytes,), named)


class _Bytes(np.void):
    """A record that hands its bytes to compiled code at once: NumPy describes them at each call."""

    @functools.cached_property
    def data(self) -> memoryview:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The bytes; not through itself, or it would never be freed."""
        base: Any = self.base
        if isinstance(base, np.ndarray) and base.nbytes == self.nbytes:
            alone: Any = base.reshape(1).view(np.uint8)
            return memoryview(alone)
        return super().data


def _putter(field: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[field] = value

    return put


def blank(record: Record) -> Any:
    """One record, all its fields zero."""
    return np.zeros(1, record)[0]


def copy_of(record: Any) -> Any:
    """Another record with the same bytes."""
    return np.array([record], record.dtype)[0]
