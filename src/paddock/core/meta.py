"""What is known of a game before it is loaded: its title, its seats, the table's switches.

Loads without NumPy, so that a list of games costs nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import msgspec

from paddock.core.errors import BadOptions, Fault

Value = bool | int | str | tuple[int, ...] | tuple[str, ...]
OWN_FILE = 64 * 1024  # characters that a file of one's own may have


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


class Words(msgspec.Struct, frozen=True, tag="words"):
    """Several of the words, each at most once."""

    default: tuple[str, ...]
    words: tuple[str, ...]
    least: int
    most: int


class Files(msgspec.Struct, frozen=True, tag="files"):
    """Up to `length` files of a game's `folder`: built-in ones by name, own ones by their text."""

    default: tuple[str, ...]
    words: tuple[str, ...]  # the built-in ones
    folder: str
    length: int


Kind = Yes | Number | Numbers | Choice | Words | Files


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
    year: int  # of its first edition; 0: not known to us
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
    return tuple(cast("list[Any]", value)) if isinstance(value, list) else value


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
            return [_no_choice(name, str(value), words)]
        case Number(least=least, most=most):
            return _number_faults(name, value, least, most)
        case Numbers(least=least, most=most, length=length):
            return _numbers_faults(name, value, least, most, length)
        case Words(words=words, least=least, most=most):
            return _words_faults(name, value, words, least, most)
        case Files(words=words, length=length):
            return _files_faults(name, value, words, length)


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
        return [Fault("wrong-length", name, came=len(given), least=1, most=length)]
    faults: list[Fault] = []
    for i, number in enumerate(given):
        faults.extend(_number_faults(f"{name}[{i}]", number, least, most))
    return faults


def _texts(name: str, value: Any, least: int, most: int) -> Sequence[str] | Fault:
    """The value as several texts, or what is wrong with the whole of it."""
    if not isinstance(value, list | tuple):
        return _wrong_type(name, value, "words")
    given = cast("Sequence[Any]", value)
    for i, text in enumerate(given):
        if not isinstance(text, str):
            return _wrong_type(f"{name}[{i}]", text, "word")
    if not least <= len(given) <= most:
        return Fault("wrong-length", name, came=len(given), least=least, most=most)
    return given


def _words_faults(
    name: str, value: Any, words: Sequence[str], least: int, most: int
) -> Sequence[Fault]:
    given = _texts(name, value, least, most)
    if isinstance(given, Fault):
        return [given]
    faults = [_no_choice(f"{name}[{i}]", w, words) for i, w in enumerate(given) if w not in words]
    twice = sorted({word for word in given if given.count(word) > 1})
    return faults + [Fault("twice", name, came=word) for word in twice]


def _files_faults(name: str, value: Any, words: Sequence[str], length: int) -> Sequence[Fault]:
    """The game itself looks into the text of an own file."""
    given = _texts(name, value, 1, length)
    if isinstance(given, Fault):
        return [given]
    faults: list[Fault] = []
    for i, text in enumerate(given):
        if not is_own(text) and text not in words:
            faults.append(_no_choice(f"{name}[{i}]", text, words))
        elif len(text) > OWN_FILE:
            faults.append(Fault("too-long", f"{name}[{i}]", came=len(text), most=OWN_FILE))
    return faults


def is_own(text: str) -> bool:
    """Whether this is the text of somebody's own file, not the name of a built-in one."""
    return "\n" in text


def _no_choice(where: str, came: str, words: Sequence[str]) -> Fault:
    return Fault("not-a-choice", where, came=came, wanted=", ".join(words))


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
        case Words() | Files():
            return tuple(part.strip() for part in text.split(",") if part.strip())


def _whole(text: str) -> Any:
    try:
        return int(text)
    except ValueError:
        return text
