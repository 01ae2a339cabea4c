"""The road of cards as SVG: places in rows that wind down the page, and what lies on them.

Board and course file are drawn with it. Everything has its place by number, so that a client can
lay dice, glow and the car over it.
"""

from typing import NamedTuple

from paddock.games.grands_tours.tables import (
    CAMP,
    FIRST_STAGE,
    JUDGED,
    MINUTES,
    MOUNTAIN_POINT,
    NO_POINT,
    PLAIN,
    POINT,
    REST,
    SUMMIT,
)

A_ROW = 8  # cards
CARD_WIDTH, CARD_HEIGHT = 92, 132
GAP, ROW_GAP = 16, 30
MARGIN = 28

ASPHALT, LINE, PAPER, INK = "#33363b", "#f2c94c", "#fbf7ec", "#23262b"
GRASS, SPRINT_GREEN, DOTS_RED, YELLOW = "#dfe7cf", "#1f8a4c", "#d7263d", "#f2b705"
BLUE, VIOLET = "#2f6f9f", "#6b4c9a"
FONT = 'font-family="system-ui, sans-serif"'
DIGITS = 'font-family="ui-monospace, monospace" font-weight="700"'


class Spot(NamedTuple):
    """Where a card lies."""

    x: int
    y: int


def spot_of(card: int) -> Spot:
    """The place of a card: rows run to and fro, as a road does."""
    row, column = divmod(card, A_ROW)
    if row % 2 == 1:
        column = A_ROW - 1 - column
    x = MARGIN + column * (CARD_WIDTH + GAP)
    return Spot(x, MARGIN + row * (CARD_HEIGHT + ROW_GAP))


def width() -> int:
    """Of the whole road."""
    return 2 * MARGIN + A_ROW * CARD_WIDTH + (A_ROW - 1) * GAP


def height(cards: int) -> int:
    """Of a road with so many cards."""
    rows = -(-cards // A_ROW)
    return 2 * MARGIN + rows * CARD_HEIGHT + (rows - 1) * ROW_GAP


def road(cards: int) -> list[str]:
    """The asphalt below the cards, with its middle line."""
    path = _path(cards)
    shape = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return [
        f'<path d="{path}" {shape} stroke="{ASPHALT}" stroke-width="58"/>',
        f'<path d="{path}" {shape} stroke="{PAPER}" stroke-width="50" opacity=".12"/>',
        f'<path d="{path}" {shape} stroke="{LINE}" stroke-width="3" stroke-dasharray="14 12"/>',
    ]


def _path(cards: int) -> str:
    """Through the middle of every card, round the bends outside them."""
    parts: list[str] = []
    for card in range(cards):
        x, y = spot_of(card)
        x, y = x + CARD_WIDTH // 2, y + CARD_HEIGHT // 2
        parts.append(f"{'L' if parts else 'M'}{x} {y}")
    return " ".join(parts)


def blank_card(card: int) -> str:
    """A place for a card, with the number of its round."""
    x, y = spot_of(card)
    return (
        f'<g id="card:{card + 1}">'
        f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9" '
        f'fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
        f'<text x="{x + 9}" y="{y + 19}" {FONT} font-size="13" fill="{INK}" '
        f'opacity=".65">{card + 1}</text></g>'
    )


def face_of_card(card: int, kind: int) -> str:
    """What is printed on a card: minutes and point, or its sign."""
    x, y = spot_of(card)
    middle = x + CARD_WIDTH // 2
    if kind < FIRST_STAGE:
        return _sign(middle, y, kind)
    return _profile(x, y, kind) + _length(middle, y, kind) + _point(x, y, kind)


def _sign(x: int, y: int, kind: int) -> str:
    """Camp, rest day or assist card."""
    if kind == CAMP:
        tent = f"M{x - 24} {y + 78}L{x} {y + 36}L{x + 24} {y + 78}Z"
        door = f"M{x - 8} {y + 78}L{x} {y + 58}L{x + 8} {y + 78}Z"
        return f'<path d="{tent}" fill="{BLUE}"/><path d="{door}" fill="{PAPER}"/>'
    if kind == REST:
        moon = f"M{x + 8} {y + 34}a24 24 0 1 0 14 40a20 20 0 0 1 -14 -40Z"
        return f'<path d="{moon}" fill="{BLUE}"/>'
    star = " ".join(f"{x + dx},{y + 58 + dy}" for dx, dy in _STAR)
    number = kind - 1
    return (
        f'<polygon points="{star}" fill="{VIOLET}"/>'
        f'<text x="{x}" y="{y + 65}" {DIGITS} font-size="19" fill="{PAPER}" '
        f'text-anchor="middle">{number}</text>'
    )


_STAR = (
    *((0, -28), (8, -10), (27, -9), (12, 4), (17, 23)),
    *((0, 12), (-17, 23), (-12, 4), (-27, -9), (-8, -10)),
)


def _profile(x: int, y: int, kind: int) -> str:
    """The stage's profile along the foot of the card: peaks where there are mountains."""
    left, right, foot = x + 2, x + CARD_WIDTH - 2, y + 96
    if POINT[kind] == MOUNTAIN_POINT:
        line = f"L{x + 16} {foot - 12}L{x + 34} {foot - 34}L{x + 46} {foot - 22}"
        line += f"L{x + 66} {foot - 44}L{x + 80} {foot - 14}"
        colour = "#c9c2ae"
    else:
        line = f"L{x + 26} {foot - 9}L{x + 50} {foot - 5}L{x + 72} {foot - 10}"
        colour = "#cfe0bd"
    return f'<path d="M{left} {foot}{line}L{right} {foot - 6}V{foot}Z" fill="{colour}"/>'


def _length(x: int, y: int, kind: int) -> str:
    """The minutes, or the sign of a special stage."""
    if JUDGED[kind] == PLAIN:
        text = f"{MINUTES[kind]}′"
        return (
            f'<text x="{x}" y="{y + 56}" {DIGITS} font-size="34" fill="{INK}" '
            f'text-anchor="middle">{text}</text>'
        )
    if JUDGED[kind] == SUMMIT:
        flag = f"M{x - 3} {y + 58}V{y + 26}h22l-6 8l6 8h-19"
        return f'<path d="{flag}" fill="{DOTS_RED}" stroke="{INK}" stroke-width="2"/>'
    return (
        f'<circle cx="{x}" cy="{y + 43}" r="17" fill="none" stroke="{INK}" stroke-width="4"/>'
        f'<path d="M{x} {y + 43}V{y + 31}M{x} {y + 43}l8 5M{x - 5} {y + 21}h10" '
        f'stroke="{INK}" stroke-width="3.5" stroke-linecap="round"/>'
    )


def _point(x: int, y: int, kind: int) -> str:
    """A green arrow for a sprint point, a dotted peak for a mountain point."""
    if POINT[kind] == NO_POINT:
        return ""
    right, top = x + CARD_WIDTH - 14, y + 14
    if POINT[kind] == MOUNTAIN_POINT:
        peak = f"M{right - 11} {top + 9}L{right} {top - 9}L{right + 11} {top + 9}Z"
        return f'<path d="{peak}" fill="{DOTS_RED}" stroke="{INK}" stroke-width="1.5"/>'
    arrow = f"M{right - 11} {top - 7}h11v-4l10 11l-10 11v-4h-11Z"
    return f'<path d="{arrow}" fill="{SPRINT_GREEN}" stroke="{INK}" stroke-width="1.5"/>'
