"""The small vocabulary of promises (GT-45): will or will not, action, face, card, round."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from paddock.core.contract import Message, seat_name
from paddock.core.messages import Args
from paddock.core.who import NOBODY
from paddock.games.grands_tours.course.naming import card_number

VERBS = ("place", "replace", "remove", "pass")
ANY_FACE = 0


class Deed(NamedTuple):
    """What somebody says that they will or will not do."""

    will: bool
    verb: str
    face: int  # or ANY_FACE; without meaning for a pass
    card: int  # from 0; likewise


class Terms(NamedTuple):
    """A promise as it was written down."""

    who: int
    to: int  # or NOBODY: everybody
    public: bool
    deed: Deed
    condition: Deed | None  # what the other one does in turn
    until: int  # the last round that counts, from 0


def terms_of(who: int, data: Mapping[str, Any]) -> Terms:
    """Terms out of a note that has been checked."""
    return Terms(
        who=who,
        to=int(data["to"]),
        public=bool(data["public"]),
        deed=_deed(data, ""),
        condition=_deed(data, "if_") if data["if"] else None,
        until=int(data["until"]) - 1,
    )


def _deed(data: Mapping[str, Any], prefix: str) -> Deed:
    verb = str(data[f"{prefix}verb"])
    if verb == "pass":
        return Deed(bool(data[f"{prefix}will"]), verb, ANY_FACE, -1)
    face, card = int(data[f"{prefix}face"]), int(data[f"{prefix}card"]) - 1
    return Deed(bool(data[f"{prefix}will"]), verb, face, card)


def told(terms: Terms) -> Message:
    """The promise in one sentence."""
    to = Message("promise-everybody") if terms.to == NOBODY else seat_name(terms.to)
    args: Args = {
        "who": seat_name(terms.who),
        "to": to,
        "deed": told_deed(terms.deed),
        "until": terms.until + 1,
    }
    if terms.condition is None:
        return Message("promise-plain", args, "GT-45")
    args["condition"] = told_deed(terms.condition)
    return Message("promise-deal", args, "GT-45")


def told_deed(deed: Deed) -> Message:
    """What will be done, or not."""
    key = f"promise-deed-{'will' if deed.will else 'not'}-{deed.verb}"
    if deed.verb == "pass":
        return Message(key)
    return Message(key, {"face": deed.face, "card": card_number(deed.card)})
