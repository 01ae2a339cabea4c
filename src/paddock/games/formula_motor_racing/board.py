"""The board as text and as SVG: a file of twelve places and the row of the retired."""

from paddock.core.contract import Message, Say, seat_name
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.sight import View
from paddock.games.formula_motor_racing.tables import CARS, TEAMS
from paddock.games.formula_motor_racing.words import car_name, card_name, circuit_name, team_name

PLACE_WIDTH = 74
PLACE_HEIGHT = 96
MARGIN = 24


def picture(box: Box, view: View, say: Say) -> str:
    """The board in lines of text, read from first place down."""
    lines = [_heading(view, say), ""]
    lines += _grid(view, say) if view.on_grid else _running(view, say)
    if view.retired and not view.on_grid:
        cars = " ".join(say(car_name(car)) for car in view.retired)
        lines.append(f"  {say(Message('board-retired'))}: {cars}")
    lines += ["", *_teams(view, say)]
    if view.hand:
        cards = ", ".join(say(card_name(card)) for card in view.hand)
        lines += ["", f"{say(Message('board-hand'))}: {cards}"]
    return "\n".join(lines)


def _heading(view: View, say: Say) -> str:
    args = {
        "race": view.race + 1,
        "races": view.races,
        "circuit": circuit_name(view.removed),
    }
    heading = [say(Message("board-race", args))]
    if not view.on_grid:
        heading.append(say(Message("board-pile", {"count": view.pile})))
    if view.last_turns >= 0:
        heading.append(say(Message("board-last-turns", {"count": view.last_turns})))
    return " / ".join(heading)


def _running(view: View, say: Say) -> list[str]:
    return [_place(view, say, i + 1, car) for i, car in enumerate(view.running)]


def _place(view: View, say: Say, place: int, car: int) -> str:
    owner = view.teams[car // 2].owner
    who = say(seat_name(owner)) if owner >= 0 else "-"
    own = "*" if owner >= 0 and owner == view.me else " "
    mark = " <" if car == view.car else ""
    return f" {own}{place:2}  {say(car_name(car))}  ({who}){mark}"


def _grid(view: View, say: Say) -> list[str]:
    free = "."
    names = [say(car_name(car)) if car >= 0 else free for car in view.on_grid]
    return [f"  {place:2}  {name}" for place, name in enumerate(names, 1)]


def _teams(view: View, say: Say) -> list[str]:
    order = sorted(range(TEAMS), key=lambda team: -view.teams[team].points)
    return [f"  {_team(view, say, team)}" for team in order]


def _team(view: View, say: Say, team: int) -> str:
    owner, points = view.teams[team].owner, view.teams[team].points
    told = [say(team_name(team)), say(Message("board-points", {"points": points}))]
    if owner >= 0:
        told.append(say(seat_name(owner)))
        told.append(say(Message("board-held", {"count": view.held[owner]})))
    else:
        told.append(say(Message("board-nobody")))
    return "  ".join(told)


def drawing(box: Box) -> str:
    """The static board as SVG: a straight with twelve places, and the verge for the retired."""
    width = 2 * MARGIN + CARS * PLACE_WIDTH
    height = 2 * MARGIN + 2 * PLACE_HEIGHT + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        _asphalt(width),
        *(_place_box(place) for place in range(CARS)),
        *(_verge_box(i) for i in range(TEAMS)),
        "</svg>",
    ]
    return "\n".join(parts)


def _asphalt(width: int) -> str:
    top, bottom = MARGIN - 12, MARGIN + PLACE_HEIGHT + 4
    kerbs = "".join(_kerb(top, width) + _kerb(bottom, width))
    road = f'<rect x="0" y="{top}" width="{width}" height="{PLACE_HEIGHT + 24}" fill="#2b2d31"/>'
    return road + kerbs


def _kerb(y: int, width: int) -> list[str]:
    colours = ("#d7263d", "#f5f1e8")
    blocks = range(0, width, 20)
    return [
        f'<rect x="{x}" y="{y}" width="20" height="8" fill="{colours[i % 2]}"/>'
        for i, x in enumerate(blocks)
    ]


def _place_box(place: int) -> str:
    x, y = MARGIN + place * PLACE_WIDTH, MARGIN
    return (
        f'<g id="place:{place + 1}"><path d="M{x + 8} {y + 12}v-6h{PLACE_WIDTH - 16}v6" '
        'fill="none" stroke="#f5f1e8" stroke-width="2"/>'
        f'<text x="{x + PLACE_WIDTH // 2}" y="{y + PLACE_HEIGHT - 8}" fill="#f5f1e8" '
        f'font-family="monospace" font-size="14" text-anchor="middle">{place + 1}</text></g>'
    )


def _verge_box(i: int) -> str:
    x, y = MARGIN + i * PLACE_WIDTH, MARGIN + PLACE_HEIGHT + 40
    return (
        f'<rect id="retired:{i + 1}" x="{x + 4}" y="{y}" width="{PLACE_WIDTH - 8}" '
        f'height="{PLACE_HEIGHT - 16}" rx="6" fill="none" stroke="#8a8577" stroke-dasharray="6 5"/>'
    )
