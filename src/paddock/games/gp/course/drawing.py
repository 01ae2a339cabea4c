"""Circuits as SVG: the static board, with an id for each square (`square:2-17`).

The road runs from the middle of one edge of a square to the middle of the next; where the course
turns it bends. Everything is drawn from the file: nobody has to lay anything out.
"""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from paddock.games.gp.course import scenery
from paddock.games.gp.course.circuit import Circuit
from paddock.games.gp.course.paint import (
    ASPHALT,
    CELL,
    FAINT,
    GRASS,
    KERB,
    MARGIN,
    MONO,
    NIGHT,
    RED,
    ROAD,
    SANS,
    WHITE,
    Point,
    line,
    rect,
    text,
)
from paddock.games.gp.course.paint import number as number_at

FOOT = 56  # for the title
GAP = 24  # between two circuits


def drawing_of(circuits: Sequence[Circuit]) -> str:
    """All circuits of a table, one below the other, each a picture of its own: `circuit:1` …"""
    sizes = [size(circuit) for circuit in circuits]
    width = max(w for w, _ in sizes)
    height = sum(h for _, h in sizes) + GAP * (len(sizes) - 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        scenery.patterns(),
    ]
    top = 0
    for number, (circuit, (w, h)) in enumerate(zip(circuits, sizes, strict=True), 1):
        parts.append(
            f'<svg id="circuit:{number}" y="{top}" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        )
        parts += _drawn(circuit, number, w, h)
        parts.append("</svg>")
        top += h + GAP
    return "\n".join([*parts, "</svg>"])


def size(circuit: Circuit) -> tuple[int, int]:
    """Width and height of one circuit's picture."""
    places = [*circuit.cells, *([circuit.gate.via] if circuit.gate else [])]
    columns, rows = max(x for x, _ in places) + 1, max(y for _, y in places) + 1
    return 2 * MARGIN + columns * CELL, 2 * MARGIN + rows * CELL + FOOT


def _drawn(circuit: Circuit, number: int, width: int, height: int) -> Iterator[str]:
    yield f'<rect width="{width}" height="{height}" rx="18" fill="{GRASS}"/>'
    yield f'<rect width="{width}" height="{height}" rx="18" fill="url(#mown)"/>'
    yield from scenery.pit_wall(circuit)
    yield from scenery.gate_way(circuit)
    yield from _kerbs(circuit)
    yield _road(circuit, ROAD + 6, WHITE)
    yield _road(circuit, ROAD, ASPHALT)
    yield from scenery.shortcut_way(circuit)
    yield from (_joint(circuit, square) for square in range(1, circuit.length + 1))
    yield from scenery.bridges(circuit)
    yield from scenery.chevrons(circuit)
    yield from scenery.marks(circuit)
    yield from scenery.finish_line(circuit)
    yield from (_square(circuit, number, square) for square in range(1, circuit.length + 1))
    if circuit.gate is not None:
        yield _anchor(number, 0, scenery.centre(circuit, 0))
    yield from _title(circuit, width, height)


def _kerbs(circuit: Circuit) -> Iterator[str]:
    """Red and white on both sides of each corner."""
    for square in sorted(circuit.corners):
        way = scenery.way(circuit, square)
        yield f'<path d="{way}" fill="none" stroke="{WHITE}" stroke-width="{KERB}"/>'
        yield (
            f'<path d="{way}" fill="none" stroke="{RED}" stroke-width="{KERB}" '
            'stroke-dasharray="8 8" stroke-dashoffset="4"/>'
        )


def _road(circuit: Circuit, wide: int, colour: str) -> str:
    start = scenery.middle(circuit, circuit.length, 1)
    bends = " ".join(scenery.bend(circuit, square) for square in range(1, circuit.length + 1))
    return (
        f'<path d="M{start[0]} {start[1]} {bends} Z" fill="none" stroke="{colour}" '
        f'stroke-width="{wide}" stroke-linejoin="round"/>'
    )


def _joint(circuit: Circuit, square: int) -> str:
    """A thin line across the road between a square and the next."""
    after = square % circuit.length + 1
    a, b = scenery.across(circuit, square, after, ROAD / 2)
    return line(a, b, FAINT, 1.5)


def _square(circuit: Circuit, number: int, square: int) -> str:
    """The anchor of a square, with its number."""
    centre = scenery.centre(circuit, square)
    strands = [n for pair in circuit.loops if square in pair for n in pair]
    lower = square not in strands[1:]
    where = (centre[0] - 13, centre[1] - 13 if lower else centre[1] + 19)
    return _anchor(number, square, centre) + number_at(where, square)


def _anchor(number: int, square: int, centre: Point) -> str:
    side = ROAD - 2
    corner = (centre[0] - side / 2, centre[1] - side / 2)
    more = f' id="square:{number}-{square}" rx="6" fill-opacity="0"'
    return rect(corner, side, side, WHITE, more)


def _title(circuit: Circuit, width: int, height: int) -> Iterator[str]:
    """A paper ticket at the foot: the title in both languages, squares, corners."""
    y = height - FOOT + 4
    yield rect((MARGIN, y), width - 2 * MARGIN, 36, NIGHT, ' rx="4"')
    yield scenery.checks(MARGIN, y, 36)
    ja, en = escape(circuit.title["ja"]), escape(circuit.title["en"])
    title = ja if ja == en else f"{ja}　{en}"
    yield text((MARGIN + 52, y + 24), title, 17, WHITE, SANS, anchor="start", weight="bold")
    facts = f"{circuit.length} ▭  {len(circuit.corners)} ↷"
    yield text((width - MARGIN - 14, y + 24), facts, 15, WHITE, MONO, anchor="end")
