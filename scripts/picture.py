"""Draws docs/picture.svg and docs/picture.ja.svg: a moment of a race, on the game's own board.

`python scripts/picture.py` writes both anew.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree

from paddock.bots.contract import Glimpse
from paddock.bots.levels import bot
from paddock.core import registry
from paddock.core.contract import Message
from paddock.core.log import Seat
from paddock.core.luck import Seeded
from paddock.core.match import Match, Step
from paddock.core.texts import Language, Speaker
from paddock.core.who import NOBODY

DOCS = Path(__file__).resolve().parents[1] / "docs"
GAME = "formula_motor_racing"
TEAMS = ("blue", "green", "yellow", "orange", "red", "purple")
PAINT = ("#2f6fd0", "#2e9e5b", "#f2c230", "#ef7f2d", "#d7263d", "#8a4bbf")
DARK, LIGHT = "#16181c", "#f5f1e8"
PAPER, INK, FAINT, GREY = "#f5efdf", "#2b2622", "#6e6a61", "#a19e96"
MONO = "font-family=\"'DejaVu Sans Mono', Menlo, Consolas, 'Noto Sans Mono CJK JP', monospace\""
SANS = "font-family=\"'Helvetica Neue', Arial, 'Noto Sans CJK JP', sans-serif\""
EDGE = 20
HEAD = 54
LOG_LINES = 4
SEED = 41
RACE, RETIRED = 1, 3  # in race 2, with three cars out, just after one of these
DRAMATIC = ("engine-blows", "crashes-too", "spins-out")

NAMES: dict[Language, tuple[str, ...]] = {
    "en": ("Aoi", "Ben", "Chie", "Dan"),
    "ja": ("葵", "ベン", "千恵", "ダン"),
}


def moment(language: Language, seed: int = SEED) -> Match:
    """A seeded match of four Club players, at the moment that is drawn (or at its end)."""
    seats = [Seat(name, "club") for name in NAMES[language]]
    match = Match(GAME, seats, {"races": 3, "removed": [6, 8, 4]}, Seeded(seed))
    club, dramatic = bot("club"), False
    while not match.over and not (dramatic and _is_late(match)):
        if match.luck_is_due:
            events = match.draw()
        else:
            seat = match.due_seats()[0]
            events = match.play(seat, club(Glimpse(match, seat, seed * 1000 + match.ply)))
        dramatic = any(match.game.KINDS[event.kind].name in DRAMATIC for event in events)
    return match


def _is_late(match: Match) -> bool:
    view = match.view(NOBODY)
    return view.race == RACE and len(view.retired) >= RETIRED and view.pile > 0


# Cars


def car(number: int, letter: str) -> str:
    """A car from above, driving to the left; its middle is 0, 0."""
    team, of_team = divmod(number, 2)
    paint = PAINT[team]
    body = "M-31 0 L-24 -4 L-8 -6 L-4 -9 L14 -10 L22 -7 L27 -6 V6 L22 7 L14 10 L-4 9 L-8 6 L-24 4 Z"
    wheels = "".join(
        f'<rect x="{x}" y="{y}" width="{w}" height="7" rx="2.2" fill="#0b0c0e" stroke="#6b6e75" '
        'stroke-width=".7"/>'
        for x, w in ((-20, 10), (13, 12))
        for y in (-17, 10)
    )
    ink = DARK if TEAMS[team] in ("yellow", "orange") else "#ffffff"
    return (
        f'<path d="M-15 -12V12M19 -12V12" stroke="#6b6e75" stroke-width="2"/>{wheels}'
        f'<path d="M-31 -10h5v20h-5z" fill="{paint}" stroke="{DARK}" stroke-width=".8"/>'
        f'<path d="M26 -11h6v22h-6z" fill="{paint}" stroke="{DARK}" stroke-width=".8"/>'
        f'<path d="{body}" fill="{paint}"/>'
        f'<path d="{body}" fill="url(#pattern-{TEAMS[team]})" stroke="{DARK}" stroke-width=".8"/>'
        f'<circle cx="5" cy="0" r="7.6" fill="{LIGHT}" stroke="{DARK}" stroke-width=".8"/>'
        f'<text x="5" y="4.3" {SANS} font-size="12" font-weight="700" fill="{DARK}" '
        f'text-anchor="middle">{of_team + 1}</text>'
        f'<rect x="-11" y="22" width="22" height="16" rx="3" fill="{paint}"/>'
        f'<text x="0" y="34.3" {SANS} font-size="12" font-weight="700" fill="{ink}" '
        f'text-anchor="middle">{letter}</text>'
    )


def patterns() -> str:
    """What tells the teams apart without colour."""
    light = 'stroke="#ffffff" stroke-opacity=".75" stroke-width="2"'
    dark = 'stroke="#16181c" stroke-opacity=".6" stroke-width="2"'
    drawn = {
        "blue": "",
        "green": f'<path d="M0 3.5H8" {light}/>',
        "yellow": '<path d="M0 0h4v4h4v4h-4v-4h-4z" fill="#16181c" fill-opacity=".6"/>',
        "orange": f'<path d="M-2 6L6 -2M2 10L10 2" {dark}/>',
        "red": f'<path d="M3.5 0V8" {light}/>',
        "purple": '<circle cx="4" cy="4" r="1.9" fill="#ffffff" fill-opacity=".8"/>',
    }
    return "".join(
        f'<pattern id="pattern-{team}" width="8" height="8" patternUnits="userSpaceOnUse" '
        f'x="-4" y="-4">{shape}</pattern>'
        for team, shape in drawn.items()
    )


# The picture


def picture(language: Language) -> str:
    """The whole SVG."""
    match = moment(language)
    board = ElementTree.fromstring(match.game.drawing(match.box))
    _, _, width, height = map(int, board.attrib["viewBox"].split())
    say = Speaker(language, [registry.folder(GAME)], NAMES[language]).say
    whole = f"{width + 2 * EDGE} {height + HEAD - EDGE}"
    title = say(Message("title"))
    start = '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
    sized = f'<svg width="{width}" height="{height}" '
    lines = [
        f'{start} viewBox="0 0 {whole}" aria-label="{title}">',
        f"<title>{title}</title><defs>{patterns()}</defs>",
        f'<rect width="100%" height="100%" rx="14" fill="{DARK}"/>',
        *heading(match, say, width),
        f'<g transform="translate({EDGE} {HEAD})">',
        match.game.drawing(match.box).replace("<svg ", sized, 1).replace(' role="img"', "", 1),
        *cars(match, board, say),
        *ticket(match, board, say),
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def heading(match: Match, say: Callable[[Message], str], width: int) -> Iterator[str]:
    """The timing screen: title, race, circuit, pile."""
    view = match.view(NOBODY)
    race = {
        "race": view.race + 1,
        "races": view.races,
        "circuit": Message(f"circuit-{view.removed}"),
    }
    told = [say(Message("board-race", race)), say(Message("board-pile", {"count": view.pile}))]
    yield (
        f'<text x="{EDGE + 24}" y="38" {SANS} font-size="20" font-weight="700" letter-spacing=".6" '
        f'fill="{LIGHT}">{say(Message("title"))}</text>'
    )
    yield (
        f'<text x="{EDGE + width - 24}" y="38" {MONO} font-size="15" fill="#ffd75e" '
        f'text-anchor="end">{"  ·  ".join(told)}</text>'
    )


def cars(match: Match, board: ElementTree.Element, say: Callable[[Message], str]) -> Iterator[str]:
    """Every car on its place."""
    view = match.view(NOBODY)
    spots = dict(_spots(board))
    placed = [(f"place:{i}", number) for i, number in enumerate(view.running, 1)]
    placed += [(f"retired:{i}", number) for i, number in enumerate(view.retired, 1)]
    for name, number in placed:
        x, y = spots[name]
        letter = say(Message(f"team-{TEAMS[number // 2]}-letter"))
        how = "scale(1.06)"
        if name.startswith("retired"):
            how = 'scale(.92)" opacity=".65'
        yield f'<g transform="translate({x} {y}) {how}">{car(number, letter)}</g>'
    x, y = spots["retired:1"]
    out = say(Message("board-retired"))
    yield f'<text x="{x - 33}" y="{y - 38}" {SANS} font-size="13" fill="{GREY}">{out}</text>'


def _spots(board: ElementTree.Element) -> Iterator[tuple[str, tuple[float, float]]]:
    """Where the middle of a car goes, for each anchor of the board."""
    for part in board.iter():
        name = part.attrib.get("id", "")
        if name.startswith("place:"):
            number = next(child for child in part if "x" in child.attrib)
            yield name, (float(number.attrib["x"]), float(number.attrib["y"]) - 57)
        elif name.startswith("retired:"):
            x, y, w, h = (float(part.attrib[key]) for key in ("x", "y", "width", "height"))
            yield name, (x + w / 2, y + h / 2 - 9)


def ticket(
    match: Match, board: ElementTree.Element, say: Callable[[Message], str]
) -> Iterator[str]:
    """The last lines of the log on a strip of paper beside the retired."""
    last = [part for part in board.iter() if part.attrib.get("id", "").startswith("retired:")][-1]
    x, y, w, h = (float(last.attrib[key]) for key in ("x", "y", "width", "height"))
    left = x + w + 20
    right = float(board.attrib["viewBox"].split()[2]) - 24
    yield (
        f'<rect x="{left}" y="{y - 4}" width="{right - left}" height="{h + 8}" rx="3" '
        f'fill="{PAPER}"/>'
    )
    for i, (told, rule) in enumerate(last_lines(match.steps(), match, say)):
        line = y + 15 + i * (h - 4) / LOG_LINES
        yield f'<text x="{left + 14}" y="{line}" {SANS} font-size="13" fill="{INK}">{told}</text>'
        yield (
            f'<text x="{right - 12}" y="{line}" {MONO} font-size="11" fill="{FAINT}" '
            f'text-anchor="end">{rule}</text>'
        )


def last_lines(
    steps: Sequence[Step], match: Match, say: Callable[[Message], str]
) -> list[tuple[str, str]]:
    """What an onlooker was told last, each with its rule."""
    events = [event for step in steps for event in match.seen(NOBODY, step.events)]
    messages = [match.game.tell(event) for event in events[-LOG_LINES:]]
    return [(say(message), message.rule) for message in messages]


if __name__ == "__main__":
    (DOCS / "picture.svg").write_text(picture("en"), encoding="utf-8")
    (DOCS / "picture.ja.svg").write_text(picture("ja"), encoding="utf-8")
