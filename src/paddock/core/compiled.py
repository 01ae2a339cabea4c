"""`@rule` and `@entry`: the only place that knows how rules are compiled.

A rule is plain Python. Compiled it runs without the interpreter's lock; with NUMBA_DISABLE_JIT=1
it is the plain function; with NUMBA_BOUNDSCHECK=1 every index is checked. All three give the same
bytes.

Only entries can be called compiled from Python: the contract's functions, and loops over whole
matches. The way in costs a quarter of the time that compiling takes. A rule that Python calls by
itself, for a text or a test, is simply interpreted.

Integers travel between rules as 64-bit ones, whatever the width of the field they were read from:
so each rule is compiled once, not once for every mixture of widths that somebody calls it with.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import config, types
from numba.core.registry import CPUDispatcher

from paddock.core.cache import FolderCache

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED: bool = bool(config.DISABLE_JIT)
ALL_RULES: list["Entry"] = []


class Entry(CPUDispatcher):
    """A function that is compiled for one signature, and callable from Python."""

    def compile(self, sig: Any) -> Any:
        """Compile for `sig` with every integer widened."""
        return super().compile(tuple(_widened(kind) for kind in sig))


class Rule(Entry):
    """A function that only compiled code calls compiled; from Python it is interpreted."""

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*args)


def _widened(kind: Any) -> Any:
    if isinstance(kind, types.Literal):
        kind = kind.literal_type
    if isinstance(kind, types.Integer):
        return types.int64
    return kind


def rule(function: Function) -> Function:
    """Compile a function of the rules; to a type checker it stays that function."""
    return _compiled(Rule, function, no_cpython_wrapper=True)


def entry(function: Function) -> Function:
    """Compile a function of the rules that Python calls too, and often."""
    return _compiled(Entry, function)


def _compiled(kind: type[Entry], function: Function, **more: bool) -> Function:
    if INTERPRETED:
        return function
    options = {"nopython": True, "nogil": True, "boundscheck": None, "no_cfunc_wrapper": True}
    made = kind(py_func=function, targetoptions={**options, **more})
    made._cache = FolderCache(function)
    ALL_RULES.append(made)
    return cast(Function, made)
