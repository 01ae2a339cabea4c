"""What is known of a game before it is loaded: its title, its seats, the table's switches.

Loads without NumPy, so that a list of games costs nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import msgspec

from paddock.core.errors import BadOptions, Fault

Value = bool | int | str | tuple[int, ...]


class Yes(msgspec.Struct, frozen=True, tag="yes-no"):
    """A switch that is on or off."""

    default: bool


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A whole number within bounds."""

    default: int
    least: int
    most: int


class Numbers(msgspec.Struct, frozen=True, tag="numbers"):
    """Up to `length` numbers within bounds: one for all, or one for each."""

    default: tuple[int, ...]
    least: int
    most: int
    length: int
    suggested: tuple[int, ...] = ()


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """One of several words; the first is the default."""

    words: tuple[str, ...]


Kind = Yes | Number | Numbers | Choice


class Switch(msgspec.Struct, frozen=True):
    """One option of a table, with the rule that it belongs to."""

    name: str
    rule: str
    kind: Kind
    ruling: bool = False  # decides where the printed rules are silent


class Meta(msgspec.Struct, frozen=True):
    """What a game says of itself."""

    name: str
    title: Mapping[Literal["ja", "en"], str]
    designer: str
    year: int
    seats: tuple[int, int]  # least and most
    minutes: tuple[int, int]
    rules_version: int
    rule_prefix: str
    switches: tuple[Switch, ...]


def defaults(meta: Meta) -> dict[str, Value]:
    """Every switch at its default."""
    return {switch.name: default_of(switch.kind) for switch in meta.switches}


def default_of(kind: Kind) -> Value:
    """What a switch says when nobody has touched it."""
    return kind.words[0] if isinstance(kind, Choice) else kind.default


def checked(meta: Meta, seats: int, options: Mapping[str, Any]) -> dict[str, Value]:
    """The options complete with defaults, or an error that names every fault."""
    faults = list(_faults(meta, seats, options))
    if faults:
        raise BadOptions(faults)
    given = {name: _settled(value) for name, value in options.items()}
    return {**defaults(meta), **given}


def _settled(value: Any) -> Value:
    """Lists (as they come out of a file) become tuples."""
    return tuple(cast("list[int]", value)) if isinstance(value, list) else value


def _faults(meta: Meta, seats: int, options: Mapping[str, Any]) -> Sequence[Fault]:
    faults: list[Fault] = []
    least, most = meta.seats
    if not least <= seats <= most:
        faults.append(Fault("out-of-range", "seats", came=seats, least=least, most=most))
    known = {switch.name: switch.kind for switch in meta.switches}
    for name, value in options.items():
        if name not in known:
            faults.append(Fault("unknown-switch", name, known=", ".join(known)))
        else:
            faults.extend(_value_faults(name, known[name], value))
    return faults


def _value_faults(name: str, kind: Kind, value: Any) -> Sequence[Fault]:
    match kind:
        case Yes():
            return [] if isinstance(value, bool) else [_wrong_type(name, value, "yes-no")]
        case Choice(words=words):
            if value in words:
                return []
            return [Fault("not-a-choice", name, came=str(value), wanted=", ".join(words))]
        case Number(least=least, most=most):
            return _number_faults(name, value, least, most)
        case Numbers(least=least, most=most, length=length):
            return _numbers_faults(name, value, least, most, length)


def _number_faults(where: str, value: Any, least: int, most: int) -> Sequence[Fault]:
    if isinstance(value, bool) or not isinstance(value, int):
        return [_wrong_type(where, value, "number")]
    if not least <= value <= most:
        return [Fault("out-of-range", where, came=value, least=least, most=most)]
    return []


def _numbers_faults(name: str, value: Any, least: int, most: int, length: int) -> Sequence[Fault]:
    if not isinstance(value, list | tuple):
        return [_wrong_type(name, value, "numbers")]
    given = cast("Sequence[Any]", value)
    if not 1 <= len(given) <= length:
        return [Fault("wrong-length", name, came=len(given), most=length)]
    faults: list[Fault] = []
    for i, number in enumerate(given):
        faults.extend(_number_faults(f"{name}[{i}]", number, least, most))
    return faults


def _wrong_type(where: str, value: Any, wanted: str) -> Fault:
    return Fault("wrong-type", where, came=repr(value), wanted=wanted)


def parse(kind: Kind, text: str) -> Value:
    """What a person typed for a switch (`checked` looks at it afterwards)."""
    text = text.strip()
    match kind:
        case Yes():
            words = {"yes": True, "on": True, "true": True, "no": False, "off": False}
            return words.get(text.lower(), False if text.lower() == "false" else text)
        case Choice():
            return text
        case Number():
            return _whole(text)
        case Numbers():
            return tuple(_whole(part) for part in text.split(","))  # type: ignore[return-value]


def _whole(text: str) -> Any:
    try:
        return int(text)
    except ValueError:
        return text
