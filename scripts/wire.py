"""Writes client/src/lib/wire.ts: the server's structs as TypeScript types (`--check` compares)."""

import inspect
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from paddock.core.promises import Choice, Field, Promise
from paddock.server.lobby.routes import GameInfo
from paddock.server.wire import commands, notices, people, tables, updates

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "client" / "src" / "lib" / "wire.ts"
# What clients send, beside commands.
SENT = (
    *(tables.NewTable, tables.Play, tables.Fork),
    *(people.NewGuest, people.NewAccount, people.SignIn, people.Recover, people.Move),
    *(people.Proof, people.Changes, people.Block, people.Rest, notices.NewChannel),
)
# In TypeScript, a promise is another thing; and other choices and fields are more often meant.
OTHERWISE: dict[type[Any], str] = {Promise: "Pledge", Choice: "PledgeChoice", Field: "PledgeField"}
HEAD = "// Made from the server's structs by scripts/wire.py. Do not edit.\n"


def roots() -> list[Any]:
    """All that goes over the wire."""
    found: list[Any] = [commands.FromClient, updates.FromServer, GameInfo]
    for room in (tables, people, notices):
        for value in vars(room).values():
            if inspect.isclass(value) and value.__module__ == room.__name__:
                found += [value] if issubclass(value, msgspec.Struct) else []
    return found


class Writer:
    """Writes each struct once, under its own name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._classes: dict[str, type[Any]] = {}

    def of(self, kind: kinds.Type) -> str:
        """How a type is called in TypeScript."""
        match kind:
            case kinds.Metadata(type=inner):
                return self.of(inner)
            case kinds.StructType():
                return self._struct(kind)
            case kinds.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case kinds.UnionType(types=types):
                return " | ".join(dict.fromkeys(map(self.of, types)))
            case kinds.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.of, items))}]"
            case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
                return f"readonly ({self.of(item)})[]"
            case kinds.DictType(key_type=key, value_type=value):
                keys = self.of(key)
                parts = f"{keys}, {self.of(value)}"
                return f"Readonly<Record<{parts}>>"
            case _:
                return _plain(kind)

    def _struct(self, kind: kinds.StructType) -> str:
        name = OTHERWISE.get(kind.cls, kind.cls.__name__)
        if self._classes.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"two structs are called {name}: {kind.cls}, {self._classes[name]}")
        if name not in self.written:
            self.written[name] = ""  # it may hold itself
            lines = [
                f"  readonly {field.encode_name}{_mark(kind.cls, field)}: {self.of(field.type)};"
                for field in kind.fields
            ]
            if kind.tag is not None:
                lines.insert(0, f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};")
            body = "\n".join(lines)
            self.written[name] = f"export interface {name} {{\n{body}\n}}\n"
        return name


def _mark(struct: type[Any], field: kinds.Field) -> str:
    """What may be left out: defaults of what clients send, and where the server says so."""
    is_sent = issubclass(struct, commands.Command) or struct in SENT
    may_lack = is_sent or struct.__struct_config__.omit_defaults
    return "?" if may_lack and not field.required else ""


_PLAIN: dict[type[kinds.Type], str] = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.StrType: "string",
    kinds.AnyType: "unknown",
}


def _plain(kind: kinds.Type) -> str:
    if type(kind) not in _PLAIN:
        raise TypeError(f"no TypeScript for {kind!r}")
    return _PLAIN[type(kind)]


def typescript(types: Iterable[Any]) -> str:
    """The file."""
    writer = Writer()
    for kind in kinds.multi_type_info(list(types)):
        writer.of(kind)
    unions = {"FromClient": commands.FromClient, "FromServer": updates.FromServer}
    for name, union in unions.items():
        text = writer.of(kinds.type_info(union)).replace(" | ", "\n  | ")
        writer.written[name] = f"export type {name} =\n  | {text};\n"
    return HEAD + "\n" + "\n".join(writer.written.values())


def main(arguments: Sequence[str]) -> int:
    """Write the file, or say that it is out of date."""
    text = typescript(roots())
    if "--check" not in arguments:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{FILE.relative_to(ROOT)} is out of date: run scripts/wire.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
