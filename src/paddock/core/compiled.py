# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportAttributeAccessIssue=false, reportIncompatibleMethodOverride=false
# pyright: reportUnknownArgumentType=false
# (Numba's inside is not typed; nothing of it leaves this file.)
"""`@rule` and `@entry`: the only place that knows how rules are compiled.

A rule is plain Python. Compiled it runs without the interpreter's lock; with NUMBA_DISABLE_JIT=1
it is the plain function; with NUMBA_BOUNDSCHECK=1 every index is checked. All three give the same
bytes.

Only entries can be called compiled from Python: the contract's functions, and loops over whole
matches. The way in costs a quarter of the time that compiling takes. A rule that Python calls by
itself, for a text or a test, is simply interpreted.

Integers travel between rules as 64-bit ones, whatever the width of the field they were read from,
and arrays as arrays, whether they are a record's field or not: so each rule is compiled once, not
once for every mixture that somebody calls it with.

Rules make no arrays, so nothing counts references to them; those that must (a player's thoughts on
a copy of the board) say so: `@allocating_rule`, `@allocating_entry`.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import config, types
from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.imputils import lower_cast
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

from paddock.core.cache import FolderCache

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED: bool = bool(config.DISABLE_JIT)
ALL_RULES: list["Entry"] = []
LISTENERS: list[Callable[[str], None]] = []  # told the name of each function that got ready


class Entry(CPUDispatcher):
    """A function that is compiled for one signature, and callable from Python."""

    def compile(self, sig: Any) -> Any:
        """Compile for `sig` with every integer widened."""
        known = len(self.overloads)
        made = super().compile(tuple(_widened(kind) for kind in sig))
        if len(self.overloads) > known:
            for listener in LISTENERS:
                listener(self.py_func.__qualname__)
        return made


class _Ingredient(JITCodeLibrary):
    """Code that is only linked into an entry's, which is optimised as a whole.

    By itself it is neither optimised nor turned into machine code: a third of the time is saved.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def serialize_using_object_code(self) -> Any:
        return self.serialize_using_bitcode()


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerIngredient(NativeLowering):
    """The last step of compiling a rule: Numba's own, but for the machine code."""

    _name = "paddock_lower_ingredient"

    def run_pass(self, state: Any) -> bool:
        state.library = _Ingredient(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        made = state["cr"]
        name = state.func_id.func_name
        handle = make_function(made.fndesc.lookup_module(), name, "", 0, made.env, (state.library,))
        state.targetctx.insert_user_function(handle, made.fndesc, [state.library])
        state["cr"] = made._replace(cfunc=handle)
        return True


class _RuleCompiler(CompilerBase):
    """Numba's pipeline with that last step."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps = [(_LowerIngredient if s is NativeLowering else s, why) for s, why in passes.passes]
        passes.passes = steps
        passes.finalize()
        return [passes]


class Rule(Entry):
    """A function that only compiled code calls compiled; from Python it is interpreted."""

    def __init__(self, py_func: Callable[..., Any], targetoptions: dict[str, Any]) -> None:
        super().__init__(py_func, targetoptions=targetoptions, pipeline_class=_RuleCompiler)

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*args)


def _widened(kind: Any) -> Any:
    if isinstance(kind, types.Literal):
        kind = kind.literal_type
    if isinstance(kind, types.Integer):
        return types.int64
    if isinstance(kind, types.NestedArray):
        return types.Array(kind.dtype, kind.ndim, "C")
    return kind


@lower_cast(types.NestedArray, types.Array)
def _field_as_array(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    """A record's field is an array already; Numba only lacks the word for it."""
    return value


def rule(function: Function) -> Function:
    """Compile a function of the rules; to a type checker it stays that function."""
    return _compiled(Rule, function, no_cpython_wrapper=True)


def entry(function: Function) -> Function:
    """Compile a function of the rules that Python calls too, and often."""
    return _compiled(Entry, function)


def allocating_rule(function: Function) -> Function:
    """A rule that makes arrays of its own."""
    return _compiled(Rule, function, no_cpython_wrapper=True, _nrt=True)


def allocating_entry(function: Function) -> Function:
    """An entry that makes arrays of its own."""
    return _compiled(Entry, function, _nrt=True)


def _compiled(kind: type[Entry], function: Function, **more: bool) -> Function:
    if INTERPRETED:
        return function
    options = {"nopython": True, "nogil": True, "boundscheck": None, "no_cfunc_wrapper": True}
    made = kind(py_func=function, targetoptions={**options, "_nrt": False, **more})
    made._cache = FolderCache(function)
    ALL_RULES.append(made)
    return cast(Function, made)
