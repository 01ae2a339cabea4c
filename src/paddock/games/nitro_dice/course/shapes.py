"""Where the parts of a card are on the page: squares, edges, corners, in a drawing's units.

A card is a cell of CELL units. In its own frame it is entered from the left edge, heading east; the
lanes are bands along the way, the left one above. A curve's bands are arcs round a corner of it.
"""

import math
from typing import NamedTuple

from paddock.games.nitro_dice.course.grid import Laid
from paddock.games.nitro_dice.tables import INNER_ROWS, OUTSIDE, PIT, RED, ROWS, STRAIGHT

CELL = 200
EDGE = 44  # from the cell's edge to the road's
LANE_WIDTH = 56
PIT_NEAR, PIT_FAR = 160, 194  # the garage's band beside the road

Point = tuple[float, float]


class Spot(NamedTuple):
    """A square: its outline, and where a die lies on it."""

    path: str
    x: float
    y: float


class Card(NamedTuple):
    """A card of the course as the drawing needs it."""

    laid: Laid
    type: int
    left: int  # the lane on the left-hand side


def on_page(card: Card, point: Point) -> Point:
    """A point of the card's own frame, where the card lies."""
    dx, dy = point[0] - CELL / 2, point[1] - CELL / 2
    for _ in range(card.laid.heading):  # a quarter to the right for each
        dx, dy = -dy, dx
    column, row = card.laid.cell
    return round(CELL * (column + 0.5) + dx, 1), round(CELL * (row + 0.5) + dy, 1)


def inner_lane(card: Card) -> int:
    """The lane on the inside of the bend."""
    return card.left if card.type == RED else 1 - card.left


def rows(card: Card, lane: int) -> int:
    """How many squares a lane has."""
    return INNER_ROWS if card.type != STRAIGHT and lane == inner_lane(card) else ROWS


def spot(card: Card, lane: int, row: int) -> Spot:
    """A square of the card."""
    first, last = row / rows(card, lane), (row + 1) / rows(card, lane)
    near, far = band(card, lane)
    corners = ((near, first), (near, last), (far, last), (far, first))
    a, b, c, d = (_told(on_page(card, at(card, *corner))) for corner in corners)
    x, y = on_page(card, at(card, (near + far) / 2, (first + last) / 2))
    if card.type == STRAIGHT:
        return Spot(f"M{a}L{b}L{c}L{d}Z", x, y)
    sweep = 0 if card.type == RED else 1
    return Spot(f"M{a}{_arc(near, sweep)}{b}L{c}{_arc(far, 1 - sweep)}{d}Z", x, y)


def line(card: Card, across: float) -> str:
    """The line along the card at a distance across it, from its entry to its end."""
    a, b = (_told(on_page(card, at(card, across, along))) for along in (0.0, 1.0))
    if card.type == STRAIGHT:
        return f"M{a}L{b}"
    return f"M{a}{_arc(across, 0 if card.type == RED else 1)}{b}"


def band(card: Card, lane: int) -> tuple[float, float]:
    """How far across the card a lane begins and ends: from its left, or from the bend's corner."""
    if lane == PIT:
        left = card.left == OUTSIDE
        return (CELL - PIT_FAR, CELL - PIT_NEAR) if left else (PIT_NEAR, PIT_FAR)
    first = lane == (card.left if card.type == STRAIGHT else inner_lane(card))
    begin = EDGE if first else EDGE + LANE_WIDTH
    return begin, begin + LANE_WIDTH


def at(card: Card, across: float, along: float) -> Point:
    """A point in the card's own frame, by how far across and how far along it is."""
    if card.type == STRAIGHT:
        return CELL * along, across
    angle = math.radians(90 * along)
    x, y = across * math.sin(angle), across * math.cos(angle)
    return (x, y) if card.type == RED else (x, CELL - y)


def _arc(radius: float, sweep: int) -> str:
    return f"A{radius:g} {radius:g} 0 0 {sweep} "


def _told(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"
