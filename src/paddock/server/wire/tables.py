"""Tables over HTTP: what is asked and answered beside commands and updates."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from paddock.core.contract import Decision
from paddock.server.wire.setup import Options, Setup
from paddock.server.wire.updates import Happened, SeatInfo


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be laid: `bots` gives seats to bots of a level, `sit` takes one for oneself."""

    setup: Setup
    sit: int | None = None
    bots: Mapping[str, str] = {}  # seat -> level


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """A race against bots, at once."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None  # none: as many as the game likes
    options: Options = {}
    level: str = "club"


class Fork(msgspec.Struct, frozen=True, kw_only=True):
    """Go on from a ply of a finished match, at a table of one's own."""

    ply: Annotated[int, Meta(ge=0)]
    luck: Literal["same", "fresh"] = "fresh"


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    status: str
    seats: tuple[SeatInfo, ...]
    created: int
    changed: int
    due: int | None = None  # since when it is one's own turn
    mine: tuple[int, ...] = ()  # one's own seats
    rank: int | None = None
    points: int | None = None


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """What was promised for the dice, and once the match is over the secret."""

    table: str
    commitment: str
    seats: tuple[Mapping[str, str], ...]  # commitment and entropy of each
    secret: str  # empty until the match is over
    draws: int  # how many answers luck has given so far


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One ply of a match that is looked at again."""

    ply: int
    who: int  # a seat, 8: luck, 9: the table
    verb: str
    args: Mapping[str, int]
    events: tuple[Happened, ...]
    view: Any
    due: tuple[int, ...]
    score: tuple[tuple[int, int], ...]
    decisions: tuple[Decision, ...] = ()  # what the seat that looks could do then
    picture: str = ""  # the board in words, where a language was asked for


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match, step by step, from one seat (-1: a spectator)."""

    game: str
    rules_version: int
    seats: tuple[str, ...]  # names
    players: tuple[str, ...]  # person, or a bot's level
    options: Mapping[str, Any]
    labels: Mapping[str, str]
    over: bool
    plies: int
    since: int  # the first step's ply; 0 is the opening
    steps: tuple[Step, ...]
    drawing: str = ""  # the static board, with the first steps
