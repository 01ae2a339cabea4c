"""Cars, cards, squares and money by name."""

from collections.abc import Iterable, Sequence

from paddock.core.contract import Message
from paddock.games.top_race.actions import FINISH_ANCHOR
from paddock.games.top_race.course.board import BOARD
from paddock.games.top_race.tables import COLOURS, FINISH, JOKER

Line = tuple[int, int]

_LANES = {1: ("only",), 2: ("inside", "outside"), 3: ("inside", "middle", "outside")}


def car_name(car: int) -> Message:
    """A car by its colour; the joker is black."""
    return Message("car-joker" if car == JOKER else f"car-{COLOURS[car]}")


def money(thousands: int) -> Message:
    """A sum of money."""
    if thousands == 0:
        return Message("money-none")
    key = "money" if thousands > 0 else "money-minus"
    return Message(key, {"thousands": abs(thousands)})


def card_name(lines: Sequence[Line]) -> Message:
    """A card by what stands on it; linked cars have no squares."""
    if lines[0][1] == 0:
        return Message(
            "card-linked", {"one": car_name(lines[0][0]), "other": car_name(lines[1][0])}
        )
    return joined([Message("card-line", {"car": car_name(c), "squares": n}) for c, n in lines])


def joined(parts: Iterable[Message]) -> Message:
    """Several messages in a row."""
    first, *others = parts
    for other in others:
        first = Message("and-then", {"one": first, "other": other})
    return first


def square_anchor(square: int) -> str:
    """The name of a square on the board: `square:b12`."""
    return FINISH_ANCHOR if square == FINISH else f"square:{BOARD.squares[square].name}"


def square_name(square: int) -> Message:
    """A square by its columns and lane."""
    if square == FINISH:
        return Message("square-finish")
    return Message("square", {"columns": columns(square), "lane": lane_name(square)})


def columns(square: int) -> str:
    """The columns of a square."""
    here = BOARD.squares[square]
    return str(here.last) if here.first == here.last else f"{here.first}–{here.last}"


def lane_name(square: int) -> Message:
    """Inside, middle or outside, or the only lane."""
    here = BOARD.squares[square]
    return Message(f"lane-{_LANES[lanes_at(here.first)][here.lane]}")


def lanes_at(column: int) -> int:
    """How many lanes the track has in a column."""
    return sum(1 for square in BOARD.squares if square.first <= column <= square.last)


def column_name(square: int) -> Message:
    """Where a car is, in short: its position (TR-27)."""
    if square == FINISH:
        return Message("square-finish")
    return Message("column", {"column": BOARD.squares[square].last})
