"""Notices over HTTP: what waits for a person, and how they want to be told."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Kind = Literal["turn", "warning", "over"]
KINDS: tuple[Kind, ...] = ("turn", "warning", "over")
TimeOfDay = Annotated[str, Meta(pattern=r"\A(([01]\d|2[0-3]):[0-5]\d)?\Z")]


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that needs a person, or that they will want to know."""

    id: int
    kind: str
    table: str
    code: str
    game: str
    seat: int
    at: int
    until: int | None  # of a warning: when a bot takes over
    current: bool  # it still is so


class Notifying(msgspec.Struct, frozen=True, kw_only=True):
    """When a person wants to be told, and of what."""

    time_zone: Annotated[str, Meta(max_length=60)] = "Asia/Tokyo"
    quiet_from: TimeOfDay = ""  # from then on nothing is sent
    quiet_until: TimeOfDay = ""  # and from then on again
    digest: Annotated[int, Meta(ge=0, le=168)] = 0  # hours between two mails, at least
    kinds: tuple[Kind, ...] = KINDS


class NotifyingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The same, and what this server offers."""

    notifying: Notifying
    mail: bool  # whether it can send any


class NewChannel(msgspec.Struct, frozen=True, kw_only=True):
    """A way to be told: a feed needs no target, a webhook an address, mail a mailbox."""

    kind: Literal["feed", "webhook", "mail"]
    target: Annotated[str, Meta(max_length=500)] = ""


class ChangeChannel(msgspec.Struct, frozen=True, kw_only=True):
    """Turn it off, or on again."""

    on: bool


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A way to be told."""

    id: str
    kind: Literal["feed", "webhook", "mail"]
    target: str
    confirmed: bool  # a mailbox only once its owner has agreed
    stopped: str  # why nothing is sent: off, failing, gone, refused
    told: int | None  # when something was last sent
    secret: str  # a webhook's messages are signed with it
    json: str  # the addresses of a feed
    atom: str
