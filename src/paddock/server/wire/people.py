"""People over HTTP: what is asked and answered."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from paddock.server.wire.setup import Setup

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=2, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]  # to be compared, not to be kept
Secret = Annotated[str, Meta(max_length=100)]  # a code, as somebody typed it
Mark = Annotated[str, Meta(max_length=20, pattern=r"\A[a-z0-9-]*\Z")]  # a colour, a shape
Language = Literal["ja", "en"]
Day = Annotated[str, Meta(pattern=r"\A\d{4}-\d{2}-\d{2}\Z")]
Key = Annotated[str, Meta(min_length=1, max_length=40)]  # names a person or a table

# Coming in and going out


class NewGuest(msgspec.Struct, frozen=True):
    """A name is enough."""

    name: Name
    language: Language = "ja"


class NewAccount(msgspec.Struct, frozen=True, kw_only=True):
    """A guest wants to be known by a name and a password."""

    login: Login
    password: Password


class SignIn(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has an account. `keep`: the guest's tables go over to it."""

    login: Annotated[str, Meta(max_length=100)]
    password: AnyPassword
    keep: bool = False


class Recover(msgspec.Struct, frozen=True, kw_only=True):
    """The password is lost, the code is not."""

    login: Annotated[str, Meta(max_length=100)]
    code: Secret
    password: Password


class NewPassword(msgspec.Struct, frozen=True, kw_only=True):
    """Another password; the old one shows that it is its owner who asks."""

    old: AnyPassword
    new: Password


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """Go on here as the person who was given this code elsewhere."""

    code: Secret
    keep: bool = False


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """Who has an account gives its password; a guest has none."""

    password: AnyPassword = ""


class MoveCode(msgspec.Struct, frozen=True, kw_only=True):
    """Typed on another device, it lets the same person in there: once, and soon."""

    code: str
    until: int


class Recovery(msgspec.Struct, frozen=True, kw_only=True):
    """Shown once: with it a lost password is replaced."""

    login: str
    recovery: str


# The person


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person who asks."""

    person: str
    name: str
    language: Language = "ja"
    colour: str = ""
    shape: str = ""
    login: str = ""  # empty: a guest
    settings: Mapping[str, Any] = {}
    created: int = 0
    token: str = ""  # for programs; a browser has its cookie. Only when one has just come in
    recovery: str = ""  # a new code, when the old one has been used


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be different; of `settings` only what is named, null takes away."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    colour: Mark | UnsetType = UNSET
    shape: Mark | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A device on which the person is signed in."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


# What is theirs


class SavedSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a person likes to lay it."""

    id: str
    name: str
    setup: Setup


class NewSetup(msgspec.Struct, frozen=True, kw_only=True):
    """One to be kept."""

    name: Name
    setup: Setup


class Blocked(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom one does not want to meet at public tables, or not to hear."""

    person: str
    name: str
    kind: Literal["block", "mute"]
    at: int


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """Block or mute somebody."""

    person: Key
    kind: Literal["block", "mute"] = "block"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the operator should look at."""

    about: Key
    table: Key
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Holiday(msgspec.Struct, frozen=True):
    """Days on which one's clocks stand still, both included."""

    first: Day
    last: Day


class Rest(msgspec.Struct, frozen=True, kw_only=True):
    """All days of rest that still lie ahead, in the person's time zone."""

    days: Annotated[tuple[Holiday, ...], Meta(max_length=20)] = ()
    time_zone: Annotated[str, Meta(max_length=60)] = "Asia/Tokyo"


class RestInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks stand still between these times."""

    rests: tuple[tuple[int, int], ...]
    left: int  # days that may still be named this year


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """How one has done in a game; tables where one drove for several don't count."""

    game: str
    played: int
    won: int
    ranks: Mapping[str, int]  # rank -> matches
    with_people: int  # of them with other people


class PastMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over."""

    table: str
    game: str
    at: int
    seats: int
    seat: int
    rank: int
    points: int
    driven: int  # decisions taken by oneself


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """One's own record."""

    games: tuple[GameRecord, ...]
    matches: tuple[PastMatch, ...]  # the latest
