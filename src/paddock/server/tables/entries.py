"""The log of a table. What happens in the match is written as in a match's file; the rest is here.

A table is what folding its entries gives (`table.py`): who sits there, who is ready, the match, the
talk. An entry is a row: its number, its time, the command it answers, and one of these as its body.
"""

from typing import Literal

import msgspec

from paddock.core.log import Act, Back, Drawn, Note, Source
from paddock.server.wire.setup import Clock, Setup


class TableEntry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Something that happened at a table, beside the match."""


class Laid(TableEntry, frozen=True, tag="laid"):
    """The table stands, and has committed itself to its dice."""

    owner: str
    setup: Setup
    commitment: str


class Changed(TableEntry, frozen=True, tag="changed"):
    """Another set-up; nobody is ready any more."""

    setup: Setup


class Sat(TableEntry, frozen=True, tag="sat"):
    """A person takes a seat, before the match or in the middle of it."""

    seat: int
    person: str
    name: str
    colour: str


class Stood(TableEntry, frozen=True, tag="stood"):
    """A seat becomes free; in a match a bot steers it."""

    seat: int


class BotSat(TableEntry, frozen=True, tag="bot"):
    """A bot of a level takes a seat; level "" frees it."""

    seat: int
    level: str


class Barred(TableEntry, frozen=True, tag="barred"):
    """The owner has removed a person, who may not sit here again."""

    seat: int
    person: str


class Readied(TableEntry, frozen=True, tag="ready"):
    """A seat is ready, or not any more; "" is the default commitment, to nothing."""

    seat: int
    ready: bool
    commitment: str


class Opened(TableEntry, frozen=True, tag="opened"):
    """A seat opens what it committed itself to."""

    seat: int
    entropy: str


class Dealt(TableEntry, frozen=True, tag="dealt"):
    """The match begins. `sources` are those of a match that it goes on from, if it is a fork."""

    rules_version: int
    sources: tuple[Source, ...] = ()
    fresh_from: int = 1  # luck number from which the table's own dice are used; 0: never


class Steered(TableEntry, frozen=True, tag="steered"):
    """A bot acts for the person from now on."""

    seat: int
    why: Literal["late", "resigned"]


class Returned(TableEntry, frozen=True, tag="returned"):
    """The person acts again."""

    seat: int


class Offered(TableEntry, frozen=True, tag="offered"):
    """Whoever comes may take this seat."""

    seat: int


class Warned(TableEntry, frozen=True, tag="warned"):
    """Time is up: until then, or a bot steers (seat -1: or the table is closed)."""

    seat: int
    until: int


class Rested(TableEntry, frozen=True, tag="rested"):
    """The clocks of a seat stand still between these times."""

    seat: int
    since: int
    until: int


class Resumed(TableEntry, frozen=True, tag="resumed"):
    """What lies ahead of a seat's days of rest is void."""

    seat: int


class Gone(TableEntry, frozen=True, tag="gone"):
    """A person has left for good: nothing here bears their name any more."""

    person: str


class Became(TableEntry, frozen=True, tag="became"):
    """A guest is known as another person from now on: they had an account."""

    person: str
    account: str


class Proposed(TableEntry, frozen=True, tag="proposed"):
    """A seat asks the others."""

    seat: int
    what: Literal["back", "end", "clock"]
    ply: int
    clock: Clock | None


class Answered(TableEntry, frozen=True, tag="answered"):
    """Yes or no to it."""

    seat: int
    yes: bool


class Clocked(TableEntry, frozen=True, tag="clocked"):
    """Another clock runs from now on."""

    clock: Clock


class Said(TableEntry, frozen=True, tag="said"):
    """Talk."""

    person: str
    name: str
    phrase: str
    text: str


class Ended(TableEntry, frozen=True, tag="ended"):
    """The table is done without the match's own end: by consent, or because nobody came."""

    how: Literal["agreed", "closed"]


class Rematched(TableEntry, frozen=True, tag="rematched"):
    """The same people play again, there."""

    table: str


MatchEntry = Act | Drawn | Back | Note
BeforeTheDeal = Changed | Readied | Opened | Dealt
AroundASeat = (
    Sat | Stood | BotSat | Barred | Steered | Returned | Offered | Warned | Rested | Resumed
)
OfAPerson = Gone | Became
Consent = Proposed | Answered | Clocked
Entry = (
    MatchEntry | Laid | BeforeTheDeal | AroundASeat | OfAPerson | Consent | Said | Ended | Rematched
)

_decoder = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def decoded(body: bytes) -> Entry:
    """An entry from its row."""
    return _decoder.decode(body)


def encoded(entry: Entry) -> bytes:
    """Its row's body."""
    return _encoder.encode(entry)
