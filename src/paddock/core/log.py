"""The stored match: numbered entries, append-only, and the file that holds them.

The file is described in docs/match-file.md.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from paddock.core.errors import BadFile, TooNew
from paddock.core.luck import Committed, Entered, Secret, Seeded

FORMAT = "paddock-match"
VERSION = 1

Counted = Annotated[int, msgspec.Meta(ge=1)]
Digest = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{32}\Z")]


class Act(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="act"):
    """A seat or the table does something."""

    who: int
    action: int


class Drawn(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="luck"):
    """Luck answers: its number, the total weight, the value drawn below it, the outcome."""

    number: int
    total: int
    value: int
    action: int


class Back(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="back"):
    """The match stands again as after its first `ply` actions."""

    ply: int


class Note(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="note"):
    """Talk, promises, names: never touches the rules."""

    who: int
    kind: str
    data: Mapping[str, int | str]


Entry = Act | Drawn | Back | Note


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where luck comes from, beginning with this luck number."""

    since: Counted
    luck: Seeded | Committed | Entered


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name, and whether it is a person or a bot of a level."""

    name: str
    player: str = "person"


class MatchFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole match as it is stored."""

    format: str
    version: Counted
    game: str
    rules_version: Counted
    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    luck: Annotated[tuple[Source, ...], msgspec.Meta(min_length=1)]
    entries: tuple[Entry, ...]
    digest: Digest  # of box and state where the entries lead
    over: bool  # whether the match has ended there
    secret: Secret = ""  # of the last source while the match runs: in local saves only


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
    except _UNREADABLE as error:
        raise _bad("this is no match file", error) from None
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
        raise _bad("the match file is broken", _placed(error, data)) from None
    except _UNREADABLE as error:
        raise _bad("this is no match file", error) from None


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def _bad(what: str, error: object) -> BadFile:
    return BadFile(f"{what}: {error}", why=str(error))


def _placed(error: msgspec.ValidationError, data: bytes) -> str:
    """What was wanted and where, and what came there."""
    told = str(error)
    try:
        came = msgspec.json.decode(data)
        path = re.findall(r"\.(\w+)|\[(\d+)\]", told.rpartition(" - at `$")[2])
        if not path:  # an entry that is too long comes without its place
            at = next(i for i, raw in enumerate(came["entries"]) if _is_no_entry(raw))
            return f"{told} - at `$.entries[{at}]`: {came['entries'][at]!r:.99} came"
        for name, index in path:
            came = came[name] if name else came[int(index)]
        return f"{told}: {came!r:.99} came"
    except (LookupError, TypeError, StopIteration, *_UNREADABLE):
        return told  # the file as a whole is meant


def _is_no_entry(raw: object) -> bool:
    try:
        msgspec.convert(raw, Entry)
    except msgspec.ValidationError:
        return True
    return False
