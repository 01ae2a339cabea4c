"""Where the squares lie on the drawn board; its shape is ours.

The track is a row of straights and bends, each so many columns long. A point of it is given by how
far along it lies, in columns, and how far beside the middle, in lanes (to the inside below 0).
"""

import math
from typing import NamedTuple

from paddock.games.top_race.course.board import BOARD, Square

LANE = 28.0  # width of a lane
STEPS = 6  # straight bits in which a bend is drawn, for each square


class Point(NamedTuple):
    """A place on the paper."""

    x: float
    y: float


class Piece(NamedTuple):
    """A straight (turn 0: `size` is its length) or a bend (degrees to the inside; its radius)."""

    first: int  # column
    columns: int
    turn: float
    size: float


PIECES = (
    Piece(0, 8, 0, 336),  # the grid, the start line
    Piece(8, 2, 90, 72),
    Piece(10, 6, 0, 282),
    Piece(16, 2, 90, 72),
    Piece(18, 10, 0, 504),
    Piece(28, 5, 180, 48),  # one lane
    Piece(33, 7, 0, 322),
    Piece(40, 5, -180, 48),  # one lane
    Piece(45, 7, 0, 322),
    Piece(52, 6, 90, 100),
    Piece(58, 1, 0, 34),
    Piece(59, 6, 90, 100),
    Piece(65, 4, 0, 168),
)
START = Point(334.0, 500.0)  # the middle of the track where column 0 begins
EAST = 0.0  # where the cars head there, in degrees; to the inside is to the left


class Pose(NamedTuple):
    """A place, and where one looks there (in degrees)."""

    at: Point
    heading: float


def moved(pose: Pose, forward: float, right: float) -> Point:
    """So far before oneself and to the right."""
    angle = math.radians(pose.heading)
    ahead, aside = (math.cos(angle), -math.sin(angle)), (math.sin(angle), math.cos(angle))
    return Point(
        pose.at.x + forward * ahead[0] + right * aside[0],
        pose.at.y + forward * ahead[1] + right * aside[1],
    )


def along(piece: Piece, pose: Pose, part: float) -> Pose:
    """Where one is after a part of a piece that begins at a pose."""
    if piece.turn == 0:
        return Pose(moved(pose, piece.size * part, 0), pose.heading)
    side = -1.0 if piece.turn > 0 else 1.0  # the centre lies to the left of a bend to the inside
    centre = Pose(moved(pose, 0, side * piece.size), pose.heading + piece.turn * part)
    return Pose(moved(centre, 0, -side * piece.size), centre.heading)


def pose_at(column: float) -> Pose:
    """Where the middle of the track is, so many columns from its beginning."""
    pose = Pose(START, EAST)
    for piece in PIECES:
        if column < piece.first + piece.columns or piece is PIECES[-1]:
            return along(piece, pose, (column - piece.first) / piece.columns)
        pose = along(piece, pose, 1.0)
    return pose


def point(column: float, lanes: float) -> Point:
    """A point so far along and so many lanes beside the middle."""
    return moved(pose_at(column), 0, lanes * LANE)


def width_at(column: int) -> int:
    """How many lanes the track has in a column."""
    return sum(1 for square in BOARD.squares if square.first <= column <= square.last)


def sides(square: Square) -> tuple[float, float]:
    """The inner and outer side of a square, in lanes beside the middle."""
    inner = square.lane - width_at(square.first) / 2
    return inner, inner + 1


def outline(square: Square) -> list[Point]:
    """The corners of a square, and in bends points between them."""
    inner, outer = sides(square)
    steps = STEPS if is_bend(square) else 1
    stops = [square.first + (square.last + 1 - square.first) * i / steps for i in range(steps + 1)]
    return [*(point(c, inner) for c in stops), *(point(c, outer) for c in reversed(stops))]


def is_bend(square: Square) -> bool:
    """Whether a square lies in a bend."""
    piece = next(p for p in PIECES if square.first < p.first + p.columns)
    return piece.turn != 0


def middle(square: Square) -> Point:
    """The middle of a square."""
    inner, outer = sides(square)
    return point((square.first + square.last + 1) / 2, (inner + outer) / 2)


def edge(first: int, last: int, side: float) -> list[Point]:
    """The edge of the track between two columns, half a width from its middle (inside: -1)."""
    points: list[Point] = []
    for column in range(first, last + 1):
        half = side * width_at(column) / 2
        points += [point(column + i / STEPS, half) for i in range(STEPS + 1)]
    return points
