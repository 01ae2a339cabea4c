"""Squares, cards, lanes and players by name, and the anchors that stand for them on the board."""

from paddock.core.contract import Message
from paddock.games.nitro_dice.legal.track import card_of, lane_of, row_of
from paddock.games.nitro_dice.tables import (
    KIND_NAMES,
    LAID_NAMES,
    LANES,
    TYPES,
)

LANE_NAMES = ("in", "out", "pit")


def square_name(square: int) -> Message:
    """A square: its card (the start is card 1), its lane, its row."""
    if square < 0:
        return Message("square-none")
    lane = LANE_NAMES[int(lane_of(square))]
    args = {"card": int(card_of(square)) + 1, "row": int(row_of(square)) + 1}
    return Message(f"square-{lane}", args)


def lane_name(lane: int) -> Message:
    """Inside, outside, the garage."""
    return Message(f"lane-{LANE_NAMES[lane]}")


def card_name(kind: int) -> Message:
    """A card as one holds it."""
    return Message(f"card-{KIND_NAMES[kind]}")


def type_name(card_type: int) -> Message:
    """A type of card."""
    return Message(f"type-{TYPES[card_type]}")


def laid_name(laid: int) -> Message:
    """A card as it lies on the course."""
    return Message(f"laid-{LAID_NAMES[laid].replace(':', '-')}")


def square_anchor(race: int, square: int) -> str:
    """The name of a square on the board: `square:1-7-in-2` (race, card, lane, row)."""
    lane = LANE_NAMES[int(lane_of(square)) % LANES]
    return f"square:{race + 1}-{int(card_of(square)) + 1}-{lane}-{int(row_of(square)) + 1}"


def tile_anchor(race: int, card: int) -> str:
    """The name of a card of the course: `tile:1-7`."""
    return f"tile:{race + 1}-{card + 1}"


def card_anchor(kind: int) -> str:
    """The name of a card in the hand."""
    return f"card:{KIND_NAMES[kind]}"
