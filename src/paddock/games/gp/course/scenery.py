"""What stands on and beside the road: line, bays, T, switches, gate, shortcut, loops, puddles."""

from collections.abc import Iterator

from paddock.games.gp import tables
from paddock.games.gp.course.circuit import Circuit
from paddock.games.gp.course.paint import (
    ASPHALT,
    BLUE,
    CELL,
    FAINT,
    MARGIN,
    MONO,
    MOWN,
    NIGHT,
    RED,
    ROAD,
    SANS,
    TEAL,
    WHITE,
    YELLOW,
    Point,
    disc,
    line,
    rect,
    text,
)

CHEVRONS_EVERY = 6


def patterns() -> str:
    """Mown grass."""
    return (
        '<defs><pattern id="mown" width="96" height="96" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(32)">{rect((0, 0), 48, 96, MOWN)}</pattern></defs>'
    )


# Places


def centre(circuit: Circuit, square: int) -> Point:
    """The middle of a square; 0 is the gate square."""
    column, row = circuit.cell(square)
    return MARGIN + column * CELL + CELL / 2, MARGIN + row * CELL + CELL / 2


def middle(circuit: Circuit, one: int, other: int) -> Point:
    """Half way between two squares."""
    a, b = centre(circuit, one), centre(circuit, other)
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def before(circuit: Circuit, square: int) -> int:
    """The square before, along the lap."""
    return circuit.length if square == 1 else square - 1


def after(circuit: Circuit, square: int) -> int:
    """The next one."""
    return square % circuit.length + 1


def bend(circuit: Circuit, square: int) -> str:
    """The road over a square, from the middle of its first edge, as part of a path."""
    to = middle(circuit, square, after(circuit, square))
    through = centre(circuit, square)
    return f"Q{through[0]:g} {through[1]:g} {to[0]:g} {to[1]:g}"


def way(circuit: Circuit, square: int) -> str:
    """The same as a path of its own."""
    start = middle(circuit, before(circuit, square), square)
    return f"M{start[0]:g} {start[1]:g} {bend(circuit, square)}"


def direction(circuit: Circuit, one: int, other: int) -> Point:
    """One step from a square to the next."""
    a, b = centre(circuit, one), centre(circuit, other)
    return (b[0] - a[0]) / CELL, (b[1] - a[1]) / CELL


def across(circuit: Circuit, one: int, other: int, half: float) -> tuple[Point, Point]:
    """The ends of a line across the road between two squares."""
    (x, y), (dx, dy) = middle(circuit, one, other), direction(circuit, one, other)
    return (x - dy * half, y + dx * half), (x + dy * half, y - dx * half)


# Things


def finish_line(circuit: Circuit) -> Iterator[str]:
    """A chequered band between the last square and the first."""
    x, y = middle(circuit, circuit.length, 1)
    dx, _ = direction(circuit, circuit.length, 1)
    turn = 0 if dx else 90
    cells = (
        f'<rect x="{-6 + 6 * i}" y="{-ROAD // 2 + 6 * k}" width="6" height="6" '
        f'fill="{(WHITE, NIGHT)[(i + k) % 2]}"/>'
        for i in range(2)
        for k in range(ROAD // 6)
    )
    yield f'<g transform="translate({x:g} {y:g}) rotate({turn})">{"".join(cells)}</g>'


def checks(x: int, y: int, side: int) -> str:
    """A small chequered flag."""
    step = side // 4
    return "".join(
        rect((x + step * i, y + step * k), step, step, WHITE)
        for i in range(4)
        for k in range(4)
        if (i + k) % 2 == 0
    )


def pit_wall(circuit: Circuit) -> Iterator[str]:
    """A pale apron under the eight bays."""
    for square in sorted(circuit.pit):
        x, y = centre(circuit, square)
        yield rect((x - CELL / 2, y - CELL / 2), CELL, CELL, FAINT)


def chevrons(circuit: Circuit) -> Iterator[str]:
    """Where the race goes, every few squares."""
    for square in range(1, circuit.length + 1, CHEVRONS_EVERY):
        if circuit.kind(square) in (tables.STRAIGHT, tables.CORNER):
            (x, y), (dx, dy) = centre(circuit, square), _heading(circuit, square)
            a = (x - 6 * dx - 9 * dy, y - 6 * dy + 9 * dx)
            b = (x + 6 * dx, y + 6 * dy)
            c = (x - 6 * dx + 9 * dy, y - 6 * dy - 9 * dx)
            points = " ".join(f"{p[0]:g},{p[1]:g}" for p in (a, b, c))
            yield (
                f'<polyline points="{points}" fill="none" stroke="{FAINT}" stroke-width="4" '
                'stroke-linecap="round" stroke-linejoin="round" opacity="0.75"/>'
            )


def _heading(circuit: Circuit, square: int) -> Point:
    """The way out of a square; in a bend, half way round."""
    a = direction(circuit, before(circuit, square), square)
    b = direction(circuit, square, after(circuit, square))
    if a == b:
        return a
    return (a[0] + b[0]) * 0.7071, (a[1] + b[1]) * 0.7071


def bridges(circuit: Circuit) -> Iterator[str]:
    """One strand of a loop leads over the other: rails along it."""
    for _, upper in circuit.loops:
        (x, y), (dx, dy) = centre(circuit, upper), direction(circuit, upper, after(circuit, upper))
        half, side = CELL / 2, ROAD / 2
        wide, high = (CELL, ROAD) if dx else (ROAD, CELL)
        yield rect((x - wide / 2, y - high / 2), wide, high, ASPHALT)
        for s in (-1, 1):
            a = (x - dx * half - s * dy * side, y - dy * half + s * dx * side)
            b = (x + dx * half - s * dy * side, y + dy * half + s * dx * side)
            yield line(a, b, YELLOW, 5)


def marks(circuit: Circuit) -> Iterator[str]:
    """Bays, T, switches, puddles."""
    for bay, square in enumerate(sorted(circuit.pit, reverse=True), 1):
        yield _bay(circuit, square, bay)
    for square in circuit.teleport or ():
        x, y = centre(circuit, square)
        yield disc((x, y), 19, TEAL, f' stroke="{WHITE}" stroke-width="2"')
        yield disc((x, y), 14, "none", f' stroke="{WHITE}" stroke-dasharray="4 3"')
        yield text((x, y + 8), "T", 22, WHITE, SANS, weight="bold")
    for square in circuit.switches:
        x, y = centre(circuit, square)
        yield rect((x - 17, y - 17), 34, 34, YELLOW, f' rx="8" stroke="{NIGHT}" stroke-width="2"')
        bars = f"M{x - 9:g} {y + 8:g}v-14h18v14M{x:g} {y - 6:g}v14"
        yield f'<path d="{bars}" stroke="{NIGHT}" stroke-width="3" fill="none"/>'
    for square in circuit.wet:
        yield _puddle(centre(circuit, square))


def _bay(circuit: Circuit, square: int, bay: int) -> str:
    """A painted grid slot, open to the rear, with its number."""
    (x, y), (dx, dy) = centre(circuit, square), _heading(circuit, square)
    front, side, back = 20, 17, 12
    corners = [
        (x - back * dx - side * dy, y - back * dy + side * dx),
        (x + front * dx - side * dy, y + front * dy + side * dx),
        (x + front * dx + side * dy, y + front * dy - side * dx),
        (x - back * dx + side * dy, y - back * dy - side * dx),
    ]
    points = " ".join(f"{px:g},{py:g}" for px, py in corners)
    slot = f'<polyline points="{points}" fill="none" stroke="{WHITE}" stroke-width="2"/>'
    return slot + text((x, y + 17), str(bay), 13, WHITE, MONO, weight="bold")


def _puddle(at: Point) -> str:
    x, y = at
    return (
        f'<path d="M{x - 17:g} {y + 3:g}c-2 -12 10 -16 17 -11c9 -7 20 1 16 10c4 9 -8 13 -15 9'
        f'c-8 5 -17 1 -18 -8z" fill="{BLUE}" opacity="0.75"/>'
        f'<path d="M{x - 6:g} {y - 1:g}q6 -5 12 -1" stroke="{WHITE}" fill="none" stroke-width="2"/>'
    )


def shortcut_way(circuit: Circuit) -> Iterator[str]:
    """Small triangles from junction to merge; they are no squares (GP-30)."""
    if circuit.shortcut is None:
        return
    a, b = (centre(circuit, square) for square in circuit.shortcut)
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    yield line(a, b, NIGHT, 18)
    steps = int(length // 22)
    for i in range(1, steps):
        x, y = a[0] + dx * length * i / steps, a[1] + dy * length * i / steps
        points = " ".join(
            f"{px:g},{py:g}"
            for px, py in (
                (x + 8 * dx, y + 8 * dy),
                (x - 5 * dx - 7 * dy, y - 5 * dy + 7 * dx),
                (x - 5 * dx + 7 * dy, y - 5 * dy - 7 * dx),
            )
        )
        yield f'<polygon points="{points}" fill="{YELLOW}"/>'


def gate_way(circuit: Circuit) -> Iterator[str]:
    """A narrower road by the gate square, its curves dotted, and where the gate stands."""
    if circuit.gate is None:
        return
    start, via, end = (centre(circuit, n) for n in (circuit.gate.start, 0, circuit.gate.end))
    path = f"M{start[0]:g} {start[1]:g}L{via[0]:g} {via[1]:g}L{end[0]:g} {end[1]:g}"
    yield f'<path d="{path}" fill="none" stroke="{WHITE}" stroke-width="{ROAD - 2}"/>'
    yield f'<path d="{path}" fill="none" stroke="{ASPHALT}" stroke-width="{ROAD - 6}"/>'
    yield (
        f'<path d="{path}" fill="none" stroke="{YELLOW}" stroke-width="3" stroke-dasharray="3 7" '
        'stroke-linecap="round"/>'
    )
    x, y = via
    yield rect(
        (x - 19, y - 19),
        38,
        38,
        "none",
        f' rx="5" stroke="{RED}" stroke-width="4" stroke-dasharray="9 6"',
    )
