"""How the cards of a course lie on a grid: each covers a cell, curves turn by a quarter."""

from collections.abc import Sequence
from typing import NamedTuple

from paddock.games.nitro_dice.tables import RED, STRAIGHT, TYPE_OF_LAID

Cell = tuple[int, int]  # column, row; rows grow downwards as on a screen

# Headings in the order of turning to the right: east, south, west, north.
STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
EAST = 0


class Laid(NamedTuple):
    """Where a card lies: its cell, and the headings with which one comes in and goes out."""

    cell: Cell
    heading: int
    out: int


class Walk(NamedTuple):
    """A chain of cards, and where one stands after the last."""

    cards: tuple[Laid, ...]
    end: Cell
    heading: int


def turned(heading: int, card: int) -> int:
    """The heading behind a card of this type: red turns to the left, yellow to the right."""
    if card == STRAIGHT:
        return heading
    return (heading + (3 if card == RED else 1)) % 4


def walked(types: Sequence[int]) -> Walk:
    """The cards laid one behind the other, the first one driven through to the east."""
    cell, heading = (0, 0), EAST
    cards: list[Laid] = []
    for card in types:
        out = turned(heading, card)
        cards.append(Laid(cell, heading, out))
        cell = (cell[0] + STEPS[out][0], cell[1] + STEPS[out][1])
        heading = out
    return Walk(tuple(cards), cell, heading)


def laid_out(codes: Sequence[int]) -> Walk:
    """The same for cards as they lie on a course."""
    return walked([int(TYPE_OF_LAID[code]) for code in codes])


def overlaps(walk: Walk) -> list[tuple[int, int]]:
    """Pairs of cards on one cell: the later one, and the earlier that lies there."""
    first: dict[Cell, int] = {}
    found: list[tuple[int, int]] = []
    for i, card in enumerate(walk.cards):
        if card.cell in first:
            found.append((i, first[card.cell]))
        first.setdefault(card.cell, i)
    return found


def is_closed(walk: Walk) -> bool:
    """Whether one comes back to the first card, from behind."""
    return walk.end == (0, 0) and walk.heading == EAST
