"""The stored match: numbered entries, append-only, and the file that holds them.

The file is described in docs/match-file.md.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from paddock.core.errors import BadFile, TooNew
from paddock.core.luck import Committed, Entered, Seeded

FORMAT = "paddock-match"
VERSION = 1


class Act(msgspec.Struct, frozen=True, array_like=True, tag="act"):
    """A seat or the table does something."""

    who: int
    action: int


class Drawn(msgspec.Struct, frozen=True, array_like=True, tag="luck"):
    """Luck answers: its number, the total weight, the value drawn below it, the outcome."""

    number: int
    total: int
    value: int
    action: int


class Back(msgspec.Struct, frozen=True, array_like=True, tag="back"):
    """The match stands again as after its first `ply` actions."""

    ply: int


class Note(msgspec.Struct, frozen=True, array_like=True, tag="note"):
    """Talk, promises, names: never touches the rules."""

    who: int
    kind: str
    data: Mapping[str, int | str]


Entry = Act | Drawn | Back | Note


class Source(msgspec.Struct, frozen=True):
    """Where luck comes from, beginning with this luck number."""

    since: int
    luck: Seeded | Committed | Entered


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a name, and whether it is a person or a bot of a level."""

    name: str
    player: str = "person"


class MatchFile(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match as it is stored."""

    format: str
    version: int
    game: str
    rules_version: int
    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    luck: tuple[Source, ...]
    entries: tuple[Entry, ...]
    digest: str  # of box and state where the entries lead
    secret: str = ""  # of committed luck while the match runs: in local saves only


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


def write(file: MatchFile) -> bytes:
    """The file's bytes: JSON, one entry a line."""
    head = msgspec.to_builtins(file)
    entries = head.pop("entries")
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in entries)
    text = msgspec.json.format(msgspec.json.encode(head), indent=2).decode()
    body = f',\n  "entries": [\n{lines}\n]\n}}\n'
    return (text.removesuffix("\n}") + body).encode()


def read(data: bytes) -> MatchFile:
    """The file that these bytes are, or an error that names the first thing wrong."""
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"this is no match file: {error}", why=str(error)) from None
    if head.format != FORMAT:
        raise BadFile(
            f"this is no match file: format is {head.format!r}, wanted {FORMAT!r}",
            why=f"format: {head.format!r} ≠ {FORMAT!r}",
        )
    if head.version > VERSION:
        raise TooNew(
            f"the file has version {head.version}, this Paddock reads up to {VERSION}",
            came=head.version,
            wanted=VERSION,
        )
    try:
        return msgspec.json.decode(data, type=MatchFile)
    except msgspec.ValidationError as error:
        raise BadFile(f"the match file is broken: {error}", why=str(error)) from None
