"""Squares, items and circuits by name, and the anchors on the board."""

from paddock.core.contract import Message
from paddock.games.gp.box import CIRCUITS, OWN, Box
from paddock.games.gp.events import as_told
from paddock.games.gp.state import State
from paddock.games.gp.tables import BOMB, ITEM_NAMES, OIL, ROCKET, TURBINE, WRENCH

ITEM_RULES = {TURBINE: "GP-43", ROCKET: "GP-41", BOMB: "GP-42", WRENCH: "GP-45", OIL: "GP-44"}


def square_name(number: int) -> Message:
    """A square as people count; 0 is the gate square."""
    return Message("square", {"number": number})


def item_name(item: int) -> Message:
    """An item."""
    return Message(f"item-{ITEM_NAMES[item]}")


def points_name(halves: int) -> Message:
    """Points that may end in a half."""
    return Message("points", {"whole": halves // 2, "half": halves % 2})


def built_in_name(index: int) -> Message:
    """A circuit of ours, or somebody's own."""
    return Message("circuit-own" if index == OWN else f"switch-circuits-{CIRCUITS[index]}")


def circuit_name(box: Box, circuit: int) -> Message:
    """One of the table's circuits; an own one by the title in its file."""
    if int(box.built_in[circuit]) != OWN:
        return built_in_name(int(box.built_in[circuit]))
    ja, en = ("".join(chr(c) for c in box.title[circuit, k] if c) for k in (0, 1))
    return Message("circuit-titled", {"ja": ja, "en": en})


def square_anchor(box: Box, state: State, square: int) -> str:
    """A square on the board: of the table's second circuit, square 17 is `square:2-17`."""
    return f"square:{int(state.circuit) + 1}-{int(as_told(box, state, square))}"


def car_anchor(seat: int) -> str:
    """A seat's car."""
    return f"car:{seat + 1}"


def dice_anchor(seat: int) -> str:
    """A seat's dice."""
    return f"dice:{seat + 1}"


def pit_box_anchor(seat: int) -> str:
    """Where a seat's lost dice and its discs lie."""
    return f"box:{seat + 1}"


def item_anchor(item: int) -> str:
    """An item in one's own hand."""
    return f"item:{ITEM_NAMES[item]}"


def store_anchor(item: int) -> str:
    """An item that nobody has."""
    return f"store:{ITEM_NAMES[item]}"
