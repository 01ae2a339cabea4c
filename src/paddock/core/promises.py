"""Promises between seats: notes of the log, which never touch the rules.

A game in which people bargain has a room `promises.py` and names it `PROMISES` in its `game.py`.
It says what can be promised, checks what somebody wants to write down, and reads from the log what
has become of it. Server and terminal carry such notes without knowing what is in them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from paddock.core.messages import Message
from paddock.core.who import NOBODY

PROMISE = "promise"  # the kind of note

Data = Mapping[str, int | str]

ROUNDS_OF_TALK = 8  # an offer and its answer take two; nobody talks for ever

# What has become of a promise.
OFFERED, AGREED, DECLINED, WITHDRAWN = "offered", "agreed", "declined", "withdrawn"
KEPT, BROKEN, LAPSED = "kept", "broken", "lapsed"
STANDINGS = (OFFERED, AGREED, DECLINED, WITHDRAWN, KEPT, BROKEN, LAPSED)


class Promise(msgspec.Struct, frozen=True):
    """One promise as it stands now."""

    number: int  # from 1, in the order of offering
    who: int  # promises
    to: int  # to this seat, or to everybody (NOBODY)
    public: bool
    standing: str
    text: Message
    terms: Data  # as they were written down


class Choice(msgspec.Struct, frozen=True):
    """One answer to a question of the form."""

    value: int | str
    text: Message


class Field(msgspec.Struct, frozen=True):
    """One question of the form in which a promise is put together."""

    name: str
    text: Message
    choices: tuple[Choice, ...]
    when: Mapping[str, tuple[int | str, ...]] = {}  # asked only if all these were answered so


class PromiseRoom(Protocol):
    """What a game's room offers."""

    def form(self, match: Any, seat: int) -> Sequence[Field]:
        """What a seat can promise now, question by question; nothing when it is too late."""
        ...

    def checked(self, match: Any, who: int, data: Mapping[str, Any]) -> dict[str, int | str]:
        """What a seat wants to write down, or BadOptions with every fault in it."""
        ...

    def promises(self, match: Any) -> Sequence[Promise]:
        """All promises of a match, each as it stands now."""
        ...

    def speak(self, match: Any, seat: int) -> Sequence[Data]:
        """What a bot in this seat wants to write down now."""
        ...

    def owed(self, match: Any, seat: int) -> Sequence[Any]:
        """What a seat has promised and not done yet, in the room's own words."""
        ...

    def inclined(
        self, state: Any, seat: int, owed: Any, legal: Sequence[int], weights: Sequence[int]
    ) -> list[int]:
        """The weights of a bot's actions, given what it owes."""
        ...


def room_of(game: Any) -> PromiseRoom | None:
    """The room of a game in which people bargain, otherwise None."""
    return getattr(game, "PROMISES", None)


def may_see(promise: Promise, seat: int) -> bool:
    """Whether a promise is a seat's business."""
    return promise.public or (seat != NOBODY and seat in (promise.who, promise.to))


def let_bots_talk(
    match: Any, seats: Sequence[int], note: Callable[[int, str, Data], None] | None = None
) -> list[tuple[int, Data]]:
    """The bots in these seats say all that they want to; the match or `note` writes it down."""
    room = room_of(match.game)
    write: Callable[[int, str, Data], None] = note or match.note
    said: list[tuple[int, Data]] = []
    for _ in range(ROUNDS_OF_TALK if room else 0):
        before = len(said)
        for seat in seats:
            for data in room.speak(match, seat) if room else ():
                write(seat, PROMISE, data)
                said.append((seat, data))
        if len(said) == before:
            break
    return said


def offer(data: Data) -> dict[str, int | str]:
    """A new promise."""
    return {"do": "offer", **data}


def answer(number: int, *, yes: bool) -> dict[str, int | str]:
    """Agree to a promise, or decline it."""
    return {"do": "answer", "promise": number, "yes": int(yes)}


def withdrawal(number: int) -> dict[str, int | str]:
    """Take an offer back."""
    return {"do": "withdraw", "promise": number}
