"""Cards by name: what stands on them, and what they bring."""

from paddock.core.messages import Args, Message
from paddock.games.grands_tours.tables import (
    CAMP,
    FIRST_STAGE,
    JUDGED,
    MINUTES,
    PLAIN,
    POINT,
    POINT_NAMES,
    REST,
    SUMMIT,
)

EVENT_KEYS = {CAMP: "kind-camp", REST: "kind-rest"}
ASSIST_KEYS = (
    *("removal", "swap", "same-dice"),
    *("second-action", "short-train", "ones-ride-on"),
)


def kind_name(kind: int) -> Message:
    """A kind of card as it is called at the table."""
    if kind in EVENT_KEYS:
        return Message(EVENT_KEYS[kind])
    if kind < FIRST_STAGE:
        return Message(f"kind-{ASSIST_KEYS[kind - 2]}")
    point = POINT_NAMES[int(POINT[kind])]
    if JUDGED[kind] != PLAIN:
        return Message(f"kind-{'summit' if JUDGED[kind] == SUMMIT else 'trial'}-{point}")
    return Message(f"kind-stage-{point}", {"minutes": int(MINUTES[kind])})


def card_name(card: int, kind: int) -> Message:
    """A card by its number in the course and what it is."""
    args: Args = {"number": card + 1, "kind": kind_name(kind)}
    return Message("card-of-kind", args)


def card_number(card: int) -> Message:
    """A card by its number alone."""
    return Message("card-number", {"number": card + 1})
