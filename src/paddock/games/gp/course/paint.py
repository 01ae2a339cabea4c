"""Colours, measures and the smallest pieces of a drawing."""

Point = tuple[float, float]

CELL = 64
ROAD = 48
KERB = 62
MARGIN = 22

GRASS, MOWN = "#47704f", "#4d7856"
ASPHALT, FAINT, PALE, NIGHT = "#2b2d31", "#8f9198", "#c9cbd1", "#16181c"
WHITE, RED = "#f5f1e8", "#d7263d"
YELLOW, BLUE, TEAL, SAND = "#f2c230", "#4aa3df", "#1fb5a5", "#d9c08a"

MONO = "'DejaVu Sans Mono', Menlo, Consolas, 'Noto Sans Mono CJK JP', monospace"
SANS = "'Helvetica Neue', Arial, 'Noto Sans CJK JP', sans-serif"


def number(at: Point, value: int) -> str:
    """A small number that can be read on any ground."""
    halo = f'stroke="{NIGHT}" stroke-width="2.5" paint-order="stroke"'
    return (
        f'<text x="{at[0]:g}" y="{at[1]:g}" font-size="9" fill="{PALE}" font-family="{MONO}" '
        f'text-anchor="middle" {halo}>{value}</text>'
    )


def line(a: Point, b: Point, colour: str, wide: float) -> str:
    """A straight line."""
    return (
        f'<line x1="{a[0]:g}" y1="{a[1]:g}" x2="{b[0]:g}" y2="{b[1]:g}" '
        f'stroke="{colour}" stroke-width="{wide}"/>'
    )


def text(
    at: Point,
    words: str,
    size: int,
    colour: str,
    family: str,
    *,
    anchor: str = "middle",
    weight: str = "normal",
) -> str:
    """Letters."""
    return (
        f'<text x="{at[0]:g}" y="{at[1]:g}" font-size="{size}" fill="{colour}" '
        f'font-family="{family}" text-anchor="{anchor}" font-weight="{weight}">{words}</text>'
    )


def rect(at: Point, wide: float, high: float, fill: str, more: str = "") -> str:
    """A rectangle from its upper left corner."""
    size = f'width="{wide:g}" height="{high:g}"'
    return f'<rect x="{at[0]:g}" y="{at[1]:g}" {size} fill="{fill}"{more}/>'


def disc(at: Point, radius: float, fill: str, more: str = "") -> str:
    """A circle."""
    return f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}" fill="{fill}"{more}/>'
