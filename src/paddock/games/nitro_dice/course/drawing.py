"""A course as SVG."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from paddock.games.nitro_dice.course.file import Course
from paddock.games.nitro_dice.course.grid import Walk
from paddock.games.nitro_dice.course.shapes import (
    CELL,
    EDGE,
    LANE_WIDTH,
    Card,
    at,
    band,
    inner_lane,
    line,
    on_page,
    rows,
    spot,
)
from paddock.games.nitro_dice.tables import (
    GARAGE,
    HAZARD_OF_LAID,
    INNER,
    LANE_0,
    LANE_1,
    LANES,
    MIDDLE,
    NOWHERE,
    OUTSIDE,
    PIT,
    RED,
    ROWS,
    START,
    STRAIGHT,
    TYPE_OF_LAID,
    YELLOW,
)

MARGIN = 24
ASPHALT, PAPER, PAPER_EDGE, INK, CHALK = "#2b2d31", "#ece5d3", "#d5ccb4", "#3b3a36", "#f5f1e8"
KERBS = {RED: "#d7263d", YELLOW: "#f2b705", STRAIGHT: CHALK}
LANE_NAMES = ("in", "out", "pit")
CHECKS = 8  # of the finish line, across the road


class Plan(NamedTuple):
    """A course to be drawn: which race's it is, where its cards lie."""

    race: int
    codes: Sequence[int]
    walk: Walk
    left: int
    hazards: bool  # whether they are drawn, or left to somebody who knows how the course lies now


def drawing(course: Course) -> str:
    """A course with its hazards, to look at and to print."""
    return page([Plan(0, course.cards, course.walk, course.left, hazards=True)])


def page(plans: Sequence[Plan]) -> str:
    """One or several courses below one another."""
    parts: list[str] = []
    top, width = 0.0, 0.0
    for plan in plans:
        columns = [card.cell[0] for card in plan.walk.cards]
        lines = [card.cell[1] for card in plan.walk.cards]
        shift = f"translate({MARGIN - CELL * min(columns)} {top + MARGIN - CELL * min(lines)})"
        parts.append(f'<g id="race:{plan.race + 1}" transform="{shift}">')
        parts += list(_course(plan))
        parts.append("</g>")
        width = max(width, CELL * (max(columns) - min(columns) + 1))
        top += CELL * (max(lines) - min(lines) + 1) + MARGIN
    size = f"0 0 {width + 2 * MARGIN:g} {top + MARGIN:g}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img">'
    return "\n".join([head, *parts, "</svg>"])


def cards_of(plan: Plan) -> list[Card]:
    """The cards with all that their shapes depend on."""
    return [
        Card(laid, int(TYPE_OF_LAID[code]), plan.left)
        for code, laid in zip(plan.codes, plan.walk.cards, strict=True)
    ]


def _course(plan: Plan) -> Iterator[str]:
    cards = cards_of(plan)
    for number, card in enumerate(cards):
        yield _ground(plan, number, card)
    for number, card in enumerate(cards):
        yield from _road(plan, number, card)
    for number, card in enumerate(cards):
        yield from _signs(plan, number, card)


def _ground(plan: Plan, number: int, card: Card) -> str:
    x, y = CELL * card.laid.cell[0] + 3, CELL * card.laid.cell[1] + 3
    return (
        f'<rect id="tile:{plan.race + 1}-{number + 1}" x="{x}" y="{y}" width="{CELL - 6}" '
        f'height="{CELL - 6}" rx="14" fill="{PAPER}" stroke="{PAPER_EDGE}" stroke-width="2"/>'
    )


def _road(plan: Plan, number: int, card: Card) -> Iterator[str]:
    for edge in (EDGE, EDGE + 2 * LANE_WIDTH):
        yield from _kerb(card, edge)
    for lane in range(LANES):
        if lane == PIT and plan.codes[number] != GARAGE:
            continue
        for row in range(ROWS if lane == PIT else rows(card, lane)):
            yield _square(plan, number, card, lane, row)
    middle = line(card, EDGE + LANE_WIDTH)
    yield (
        f'<path d="{middle}" fill="none" stroke="{CHALK}" stroke-width="3" '
        'stroke-dasharray="14 11" opacity="0.8"/>'
    )


def _kerb(card: Card, across: float) -> Iterator[str]:
    """White with blocks in the card's colour; along straights a plain line."""
    path = line(card, across)
    if card.type == STRAIGHT:
        yield f'<path d="{path}" fill="none" stroke="{CHALK}" stroke-width="10"/>'
        yield f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="2"/>'
        return
    ground = CHALK if card.type == RED else INK
    yield f'<path d="{path}" fill="none" stroke="{ground}" stroke-width="14"/>'
    yield (
        f'<path d="{path}" fill="none" stroke="{KERBS[card.type]}" stroke-width="14" '
        'stroke-dasharray="15 15"/>'
    )


def _square(plan: Plan, number: int, card: Card, lane: int, row: int) -> str:
    found = spot(card, lane, row)
    name = f"square:{plan.race + 1}-{number + 1}-{LANE_NAMES[lane]}-{row + 1}"
    fill = "#4a4d54" if lane == PIT else ASPHALT
    return (
        f'<path id="{name}" d="{found.path}" fill="{fill}" stroke="{CHALK}" stroke-opacity="0.35" '
        f'stroke-width="1.5" data-x="{found.x:g}" data-y="{found.y:g}"/>'
    )


# Signs


def _signs(plan: Plan, number: int, card: Card) -> Iterator[str]:
    code = plan.codes[number]
    yield _number(card, number)
    yield _arrow(card)
    if code == START:
        yield from _finish_line(card)
        yield from _grid(card)
    if code == GARAGE:
        yield _pit_sign(card)
    if plan.hazards and HAZARD_OF_LAID[code] != NOWHERE:
        found = spot(card, *hazard_square(card, int(HAZARD_OF_LAID[code])))
        yield hazard(found.x, found.y)


def hazard_square(card: Card, where: int) -> tuple[int, int]:
    """Lane and row of a card's hazard (ND-2)."""
    if where in (LANE_0, LANE_1):
        return where - LANE_0, MIDDLE
    inner = inner_lane(card)
    return (inner, 0) if where == INNER else (1 - inner, MIDDLE)


def hazard(x: float, y: float) -> str:
    """A warning triangle."""
    return (
        f'<g transform="translate({x:g} {y:g})"><path d="M0 -19L19 14H-19Z" fill="#f2b705" '
        f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="M0 -8V3M0 8V9" stroke="{INK}" stroke-width="4" stroke-linecap="round"/></g>'
    )


def _corner(card: Card) -> tuple[float, float]:
    """Where there is room for a sign: outside the bend, or on the infield's side."""
    if card.type != STRAIGHT:
        return on_page(card, (176, 176 if card.type == RED else 24))
    return on_page(card, (24, 22 if card.left != OUTSIDE else CELL - 22))


def _number(card: Card, number: int) -> str:
    x, y = _corner(card)
    return (
        f'<text x="{x:g}" y="{y + 7:g}" fill="{INK}" font-family="monospace" font-size="20" '
        f'font-weight="bold" text-anchor="middle">{number + 1}</text>'
    )


def _arrow(card: Card) -> str:
    """Which way one drives, small, on the line between the lanes."""
    tip, tail = (at(card, EDGE + LANE_WIDTH, along) for along in (0.56, 0.44))
    (x, y), (x0, y0) = on_page(card, tip), on_page(card, tail)
    dx, dy = (x - x0) / 2, (y - y0) / 2
    left, right = (x0 - dy, y0 + dx), (x0 + dy, y0 - dx)
    points = " ".join(f"{px:g},{py:g}" for px, py in ((x, y), left, right))
    return f'<polygon points="{points}" fill="{CHALK}" stroke="{ASPHALT}" stroke-width="3"/>'


def _finish_line(card: Card) -> Iterator[str]:
    """Chequered, along the front edge of the start card."""
    size = 2 * LANE_WIDTH / CHECKS
    for i in range(CHECKS):
        for j in range(2):
            corner = (CELL - 2 * size + j * size, EDGE + i * size)
            x, y = on_page(card, (corner[0] + size / 2, corner[1] + size / 2))
            fill = CHALK if (i + j) % 2 else INK
            yield (
                f'<rect x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" '
                f'height="{size:g}" fill="{fill}"/>'
            )


def _grid(card: Card) -> Iterator[str]:
    """The six places of the grid, the foremost inside first (ND-6)."""
    for place in range(2 * ROWS):
        near, far = band(card, place % 2)
        along = (ROWS - 1 - place // 2 + 0.35) / ROWS  # behind the middle: a die covers it less
        x, y = on_page(card, at(card, (near + far) / 2, along))
        yield (
            f'<text x="{x:g}" y="{y + 9:g}" fill="{CHALK}" opacity="0.75" '
            f'font-family="monospace" font-size="26" text-anchor="middle">{place + 1}</text>'
        )


def _pit_sign(card: Card) -> str:
    x, y = on_page(card, (176, 22 if card.left != OUTSIDE else CELL - 22))
    return (
        f'<rect x="{x - 14:g}" y="{y - 14:g}" width="28" height="28" rx="5" fill="#1f5f8b"/>'
        f'<text x="{x:g}" y="{y + 8:g}" fill="{CHALK}" font-family="monospace" font-size="22" '
        'font-weight="bold" text-anchor="middle">P</text>'
    )
