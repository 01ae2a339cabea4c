"""What a person may want of a table."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from paddock.server.wire.setup import Clock, Setup

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[\w.:-]+\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Hex = Annotated[str, Meta(pattern=r"\A([0-9a-f]{2}){0,64}\Z")]
Commitment = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that a person wants of a table."""

    id: CommandId


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, or one that a bot steers and that is offered."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)] = ""  # where several people share a screen
    colour: Annotated[str, Meta(max_length=20)] = ""


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Leave a seat; once it is dealt, a bot steers it and others may take it."""

    seat: SeatNumber


class PutBot(Command, frozen=True, kw_only=True, tag="put-bot"):
    """The owner gives a free seat to a bot of a level, or takes it back (level "")."""

    seat: SeatNumber
    level: str


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """The owner removes a person; in a match a bot steers then."""

    seat: SeatNumber


class Change(Command, frozen=True, kw_only=True, tag="change"):
    """The owner changes the set-up before it is dealt; nobody is ready then."""

    setup: Setup


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Ready; with a commitment to numbers of one's own for the dice, if one likes."""

    seat: SeatNumber
    ready: bool = True
    commitment: Commitment | None = None


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Open the numbers that one committed oneself to."""

    seat: SeatNumber
    entropy: Hex


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Take a decision. `last` is the last entry known: what came after it may make this void."""

    seat: SeatNumber
    action: int
    last: int


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take one's last decision back, if one has learnt nothing since."""

    seat: SeatNumber


class Propose(Command, frozen=True, kw_only=True, tag="propose"):
    """Ask everybody: to go back to a ply, to end here, to change the clock."""

    seat: SeatNumber
    what: Literal["back", "end", "clock"]
    ply: int = 0
    clock: Clock | None = None


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Yes or no to what is proposed; the proposer's no withdraws it."""

    seat: SeatNumber
    yes: bool


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """A phrase that every reader sees in their own language, or one's own words."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=500)] = ""


class Note(Command, frozen=True, kw_only=True, tag="note"):
    """Write something on the board: a driver's name."""

    seat: SeatNumber
    anchor: Annotated[str, Meta(max_length=60)]
    text: Annotated[str, Meta(min_length=1, max_length=40)]


class Bargain(Command, frozen=True, kw_only=True, tag="promise"):
    """Offer a promise, answer one or take it back, in games in which people bargain.

    `data` answers the questions of the form that came with the last update.
    """

    seat: SeatNumber
    data: Annotated[Mapping[str, int | str], Meta(max_length=30)]


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Give up for good; a bot drives on."""

    seat: SeatNumber


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Take the wheel again from the bot that steered meanwhile."""

    seat: SeatNumber


class Offer(Command, frozen=True, kw_only=True, tag="offer"):
    """The owner offers a seat that a bot steers to whoever comes."""

    seat: SeatNumber


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """The owner closes a table before it is dealt."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """The same people, the same set-up, another table."""


AnyCommand = (
    Sit | Stand | PutBot | Remove | Change | Ready | Open | Act | Undo | Propose | Answer
    | Say | Note | Bargain | Resign | Return | Offer | Close | Rematch
)  # fmt: skip


class Resync(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="resync"):
    """Send all that came past an entry."""

    last: int


FromClient = AnyCommand | Resync
