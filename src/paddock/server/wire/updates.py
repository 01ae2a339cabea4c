"""What the server says of a table."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from paddock.core.contract import Decision, Refusal
from paddock.core.messages import Message
from paddock.core.promises import Field, Promise
from paddock.server.wire.setup import Clock, Setup


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as everybody may see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""
    level: str = ""  # of the bot
    colour: str = ""
    ready: bool = False
    steered: bool = False  # a bot acts for the person meanwhile
    resigned: bool = False
    offered: bool = False
    present: bool = False  # somebody of this seat is looking


class Proposal(msgspec.Struct, frozen=True):
    """Something that waits for everybody's yes."""

    seat: int
    what: Literal["back", "end", "clock"]
    ply: int
    clock: Clock | None
    yes: tuple[int, ...]  # seats that have agreed
    wanted: tuple[int, ...]  # seats that are asked


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its match."""

    id: str
    code: str
    owner: str
    setup: Setup
    status: Literal["waiting", "opening", "playing", "over", "closed"]
    seats: tuple[SeatInfo, ...]
    commitment: str  # to the dice
    proposal: Proposal | None = None
    closes: int | None = None  # when a forgotten table will be closed
    rematch: str = ""  # the table where the same people play again
    result: tuple[tuple[int, int], ...] | None = None  # rank and points of each seat
    ended: str = ""  # how: finished, agreed, abandoned


class Talk(msgspec.Struct, frozen=True):
    """Something that somebody said."""

    entry: int
    at: int
    person: str
    name: str
    phrase: str = ""
    text: str = ""


class Happened(msgspec.Struct, frozen=True):
    """One event of the match, as this seat may see it."""

    entry: int
    ply: int
    event: str
    rule: str
    who: int
    args: Mapping[str, int]
    message: Message


class SeatClock(msgspec.Struct, frozen=True):
    """How a seat's time stands."""

    bank: int  # milliseconds left of it
    deadline: int | None  # when its present move must be made, bank included


class SeatLook(msgspec.Struct, frozen=True, kw_only=True):
    """The match from one seat (-1: a spectator): what it sees, and what it may do now."""

    seat: int
    view: Any
    prompt: Message
    decisions: tuple[Decision, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    undo_to: int | None = None  # the ply to which this seat may go back by itself
    events: tuple[Happened, ...] = ()  # since the last message
    promises: tuple[Promise, ...] = ()  # in games in which people bargain, those it may know of
    promising: tuple[Field, ...] = ()  # the form in which it may promise something now


class MatchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The match, as one visitor may know it."""

    ply: int
    due: tuple[int, ...]  # seats
    table_due: int | None  # when the table acts: the end of an outcry
    clocks: tuple[SeatClock, ...]
    labels: Mapping[str, str]
    score: tuple[tuple[int, int], ...]
    looks: tuple[SeatLook, ...]  # of the seats that this visitor has, or of a spectator
    rewound: int | None = None  # what happened after this ply has been undone: forget it


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that the server says."""


class Update(ToClient, frozen=True, kw_only=True, tag="update"):
    """The table has gone on from `since` to `last`; without `table`, that part is as it was."""

    since: int
    last: int
    now: int  # the server's clock
    table: TableInfo | None = None
    match: MatchInfo | None = None
    talk: tuple[Talk, ...] = ()


class Here(ToClient, frozen=True, kw_only=True, tag="here"):
    """Who is looking now."""

    people: tuple[str, ...]  # of those who have a seat, or the table
    watchers: int  # others


class Done(ToClient, frozen=True, kw_only=True, tag="done"):
    """The command of this id stands in the log, at this entry."""

    id: str
    entry: int
    data: Mapping[str, str] = {}


class Refused(ToClient, frozen=True, kw_only=True, tag="refused"):
    """The command of this id was not taken, and nothing has changed."""

    id: str
    kind: str
    data: Mapping[str, Any]
    faults: tuple["Fault", ...] = ()


class Fault(msgspec.Struct, frozen=True):
    """One of several things wrong."""

    kind: str
    where: str
    data: Mapping[str, Any]


FromServer = Update | Here | Done | Refused
