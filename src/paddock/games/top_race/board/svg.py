"""The static board as SVG: grass, asphalt, kerbs, lines, the table of prizes and tips."""

import math
from collections.abc import Iterable

from paddock.games.top_race.board.geometry import (
    LANE,
    PIECES,
    Point,
    edge,
    middle,
    outline,
    point,
    pose_at,
    width_at,
)
from paddock.games.top_race.box import Box
from paddock.games.top_race.course.board import BOARD, Square
from paddock.games.top_race.tables import CARS, PRIZES, TIP_VALUES, TIPS
from paddock.games.top_race.words.names import square_anchor

WIDTH, HEIGHT = 836, 572
GRASS, ASPHALT, PAPER, RED, YELLOW = "#33513f", "#2b2d31", "#f5f1e8", "#d7263d", "#f2c230"
LAST = BOARD.squares[-1].last
FONT = "font-family=\"'DejaVu Sans Mono', monospace\""
KERB = 7


def drawing(box: Box) -> str:
    """The board; each square has its anchor as id."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GRASS}"/>',
        *_kerbs(),
        *(_square(number, square) for number, square in enumerate(BOARD.squares)),
        *(_arrow(square) for square in BOARD.squares if square.last <= BOARD.start),
        *_numbers(),
        *(_tip_line(tip, column) for tip, column in enumerate(BOARD.tips)),
        *_chequers(BOARD.start + 1, 2, 'id="line:start"'),
        *_chequers(LAST + 1, 3, f'id="{square_anchor(len(BOARD.squares))}"'),
        _table(),
        _home(),
        "</svg>",
    ]
    return "\n".join(parts)


def _path(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{p.x:.1f} {p.y:.1f}" for p in points)


def _square(number: int, square: Square) -> str:
    d = _path(outline(square)) + "Z"
    fill = "#33363b" if (square.lane + square.first) % 2 else ASPHALT
    at = middle(square)  # where a car stands on it, and where it looks
    turn = -pose_at((square.first + square.last + 1) / 2).heading
    stand = f'data-x="{at.x:.1f}" data-y="{at.y:.1f}" data-turn="{turn:.0f}"'
    return (
        f'<path id="{square_anchor(number)}" {stand} d="{d}" fill="{fill}" stroke="{PAPER}" '
        'stroke-opacity=".45" stroke-width="1.2"/>'
    )


def _kerbs() -> list[str]:
    """Red and white along both sides of each bend, white along the straights."""
    parts: list[str] = []
    for piece in PIECES:
        last = piece.first + piece.columns - 1
        for side in (-1.0, 1.0):
            d = _path(edge(piece.first, last, side))
            parts.append(_stroke(d, PAPER, KERB))
            if piece.turn:
                parts.append(_stroke(d, RED, KERB, 'stroke-dasharray="11 11"'))
    return parts


def _stroke(d: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" {more}/>'


def _arrow(square: Square) -> str:
    """The red arrow of a start square."""
    at, turn = middle(square), -pose_at(square.first).heading
    at = Point(at.x + 3, at.y)  # clear of the finish
    return (
        f'<path d="M-11 -4h11v-5l11 9l-11 9v-5h-11z" fill="{RED}" '
        f'transform="translate({at.x:.1f} {at.y:.1f}) rotate({turn:.0f})"/>'
    )


def _numbers() -> list[str]:
    """The number of every fifth column, on its outermost square."""
    found: list[str] = []
    for column in range(5, LAST + 1, 5):
        beside = [square for square in BOARD.squares if square.first <= column <= square.last]
        at = middle(max(beside, key=lambda square: square.lane))
        found.append(_text(str(column), at.x, at.y, 12, PAPER, more=FAINT))
    return found


def _text(
    text: str, x: float, y: float, size: int, colour: str, anchor: str = "middle", more: str = ""
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" {FONT} font-size="{size}" fill="{colour}" '
        f'text-anchor="{anchor}" {more}>{text}</text>'
    )


def _tip_line(tip: int, column: int) -> str:
    """A yellow line across the track with its name beside it."""
    half = width_at(column) / 2
    line = _path([point(column + 1, -half - 0.25), point(column + 1, half + 0.1)])
    upright = abs(math.cos(math.radians(pose_at(column).heading))) < 0.5
    name = point(column + 1, half + (0.85 if upright else 0.42))
    return (
        f'<g id="line:tip-{tip + 1}">{_stroke(line, YELLOW, 5)}'
        f"{_text(f'{tip + 1}TIP', name.x, name.y, 12, YELLOW, more=BOLD)}</g>"
    )


BOLD = 'font-weight="bold"'


def _chequers(column: int, rows: int, more: str) -> list[str]:
    """A chequered line across the track where a column begins."""
    pose = pose_at(column)
    half = width_at(column - 1) / 2 * LANE
    size = LANE / 2
    cells = "".join(
        f'<rect x="{(row - rows / 2) * size / 2:.1f}" y="{-half + i * size:.1f}" '
        f'width="{size / 2:.1f}" height="{size:.1f}" fill="{PAPER if (row + i) % 2 else "#111"}"/>'
        for row in range(rows)
        for i in range(int(2 * half / size))
    )
    at = f"translate({pose.at.x:.1f} {pose.at.y:.1f}) rotate({-pose.heading:.0f})"
    return [f'<g {more} transform="{at}">{cells}</g>']


TABLE = Point(172.0, 320.0)
COLUMN, ROW = 58, 22


def _table() -> str:
    """What the places bring: prizes, and the three tips (in thousands of dollars)."""
    width, height = 76 + CARS * COLUMN, 5 * ROW + 16
    at = f'x="{TABLE.x}" y="{TABLE.y}" width="{width}" height="{height}"'
    parts = [f'<g id="prizes"><rect {at} rx="5" fill="{PAPER}"/>']
    rows = [[str(place) for place in range(1, CARS + 1)], [str(value) for value in PRIZES]]
    rows += [[_signed(int(value)) for value in TIP_VALUES[tip]] for tip in range(TIPS)]
    names = ["", "$ ×1000", *(f"{tip + 1}TIP" for tip in range(TIPS))]
    for i, (name, row) in enumerate(zip(names, rows, strict=True)):
        y = TABLE.y + 8 + (i + 0.5) * ROW
        parts.append(_text(name, TABLE.x + 10, y, 13, ASPHALT, "start", BOLD))
        for place, value in enumerate(row):
            x = TABLE.x + 76 + (place + 0.5) * COLUMN
            colour = RED if "−" in value else ASPHALT
            parts.append(
                _text(value, x, y, 15 if i < 2 else 13, colour, more=BOLD if i < 2 else "")
            )
    y = TABLE.y + 8 + ROW
    line = f"M{TABLE.x + 8} {y}h{width - 16}"
    parts.append(_stroke(line, ASPHALT, 1.5))
    return "".join(parts) + "</g>"


def _signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"


HOME = Point(586.0, 168.0)
SLOT = 44


def _home() -> str:
    """Places for the cars that are home, in their order."""
    parts = ['<g id="home">']
    for place in range(CARS):
        x, y = HOME.x + place % 2 * (SLOT + 6), HOME.y + place // 2 * (SLOT + 6)
        parts.append(
            f'<rect id="home:{place + 1}" x="{x}" y="{y}" width="{SLOT}" height="{SLOT}" rx="5" '
            f'fill="none" stroke="{PAPER}" stroke-opacity=".7" stroke-dasharray="5 4"/>'
        )
        parts.append(_text(str(place + 1), x + SLOT / 2, y + SLOT / 2, 17, PAPER, more=FAINT))
    return "".join(parts) + "</g>"


FAINT = 'fill-opacity=".7"'
