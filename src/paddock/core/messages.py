"""Messages: what is said, before it is put into a language. Loads without NumPy."""

from collections.abc import Callable, Mapping

import msgspec

SEAT = "seat"  # the key that stands for a seat's name: Message(SEAT, {"seat": 2})


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text to be said in the reader's language; an argument may be a message itself."""

    key: str
    args: Mapping[str, "int | str | Message"] = {}
    rule: str = ""


Args = dict[str, int | str | Message]
Say = Callable[[Message], str]  # puts a message into words


def seat_name(seat: int) -> Message:
    """The name of whoever sits there."""
    return Message(SEAT, {"seat": seat})
