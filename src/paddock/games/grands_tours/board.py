"""The board as text and as SVG: the road of cards, the teams beside it, the jersey card."""

from paddock.core.contract import Message, Say, seat_name
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.course import road
from paddock.games.grands_tours.course.naming import kind_name
from paddock.games.grands_tours.sight import Card, Die, Team, View
from paddock.games.grands_tours.tables import COLOURS, JERSEY_NAMES, TEAM_DICE
from paddock.games.grands_tours.words.names import jersey_name

# As text


def picture(box: Box, view: View, say: Say) -> str:
    """The table in lines of text: the cards that can be won, then the teams."""
    lines = [_heading(view, say), ""]
    lines += [_card(view, say, i, card) for i, card in enumerate(view.course) if _shown(view, i)]
    if view.cards > len(view.course):
        left = view.cards - len(view.course)
        lines.append(f"     {say(Message('board-unopened', {'count': left}))}")
    lines += ["", _jerseys(view, say), ""]
    lines += [line for seat, team in enumerate(view.teams) for line in _team(view, say, seat, team)]
    return "\n".join(lines)


def _heading(view: View, say: Say) -> str:
    args = {"round": view.car + 1, "rounds": view.cards}
    return say(Message("board-over" if view.phase == "over" else "board-round", args))


def _shown(view: View, i: int) -> bool:
    """Held cards, and all from the car on."""
    return view.course[i].fate in ("open", "held") or i >= view.car


def _card(view: View, say: Say, i: int, card: Card) -> str:
    """One card: its number, what it brings, whose dice are on it."""
    mark = ">" if i == view.car else "=" if card.fate == "held" else " "
    row = [
        f" {mark} {i + 1:2}",
        say(kind_name(card.kind)),
        *(_dice_on(say, card, seat) for seat, total in enumerate(card.totals) if total),
    ]
    if card.fate in ("won", "home"):
        row.append(say(Message(f"fate-{card.fate}")))
    return "  ".join(row)


def _dice_on(say: Say, card: Card, seat: int) -> str:
    """One player's dice on a card, and their sum."""
    dice = [_die(say, die) for die in card.dice if die.seat == seat]
    total = f" = {card.totals[seat]}" if len(dice) > 1 else ""
    return f"[{say(seat_name(seat))} {' '.join(dice)}{total}]"


def _die(say: Say, die: Die) -> str:
    """A face; a jersey die has a letter too."""
    if die.own == 0:
        return str(die.face)
    return f"{die.face}{say(Message(f'letter-{JERSEY_NAMES[die.own - 1]}'))}"


def _jerseys(view: View, say: Say) -> str:
    """Who wears what."""
    worn = [
        say(jersey_name(jersey)) + ": " + (say(seat_name(owner)) if owner >= 0 else "–")
        for jersey, owner in enumerate(view.owners)
    ]
    return "  " + "   ".join(worn)


def _team(view: View, say: Say, seat: int, team: Team) -> list[str]:
    """A team in two lines: what it has won; where its dice are."""
    own = "*" if seat == view.me else " "
    turn = ">" if seat == view.turn and view.phase != "over" else " "
    args = {"minutes": team.time, "sprints": team.sprints, "mountains": team.mountains}
    letters = [say(Message(f"letter-{JERSEY_NAMES[jersey]}")) for jersey in team.jerseys_out]
    out = " ".join([str(team.gruppetto), *(f"+{letter}" for letter in letters)])
    won = [say(seat_name(seat)), say(Message("board-won", args))]
    won += [say(kind_name(kind)) for kind in team.assists]
    where = [
        say(Message("board-peloton", {"dice": _all(say, team.peloton)})),
        say(Message("board-gruppetto", {"dice": out})),
    ]
    if team.rolled:
        where.append(say(Message("board-rolled", {"dice": _all(say, team.rolled)})))
    if team.in_hand:
        where.append(say(Message("board-in-hand", {"count": team.in_hand})))
    return [f"{turn}{own} {'  '.join(won)}", f"     {'   '.join(where)}"]


def _all(say: Say, dice: tuple[Die, ...]) -> str:
    return " ".join(_die(say, die) for die in dice) or "–"


# As SVG

PAINT = ("#f4f4f0", "#3d7ab8", "#cf3f3f", "#3f9150", "#2b2b2e", "#e08fb2")  # of the teams
PANEL_WIDTH, PANEL_HEIGHT = 268, 128
PANELS_A_ROW = 3
JERSEY_HEIGHT = 92
JERSEY_PAINT = ("#f2b705", "#1f8a4c", "#ffffff")


def drawing(box: Box) -> str:
    """The static board: the road with a place for each card, the jersey card, a panel a team."""
    width, cards = road.width(), int(box.cards)
    below = road.height(cards) - road.MARGIN + 14
    panels = below + JERSEY_HEIGHT + 18
    rows = -(-int(box.seats) // PANELS_A_ROW)
    height = panels + rows * (PANEL_HEIGHT + 14) + road.MARGIN - 14
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f'<rect width="{width}" height="{height}" fill="{road.GRASS}"/>',
        *road.road(cards),
        *(road.blank_card(card) for card in range(cards)),
        *_jersey_card(below, width),
        *(_panel(seat, panels) for seat in range(box.seats)),
        "</svg>",
    ]
    return "\n".join(parts)


def _jersey_card(y: int, width: int) -> list[str]:
    """The three jerseys, and beside each a place for a parked die."""
    x = road.MARGIN
    card = (
        f'<rect x="{x}" y="{y}" width="{width - 2 * x}" height="{JERSEY_HEIGHT}" rx="12" '
        f'fill="{road.INK}"/>'
    )
    return [card, *(_jersey(jersey, width, y) for jersey in range(len(JERSEY_NAMES)))]


def _jersey(jersey: int, width: int, y: int) -> str:
    middle = width * (2 * jersey + 1) // 6
    return (
        f'<g id="jersey:{JERSEY_NAMES[jersey]}">{jersey_shape(middle - 34, y + 12, jersey)}'
        f'<rect x="{middle + 42}" y="{y + 26}" width="40" height="40" rx="8" fill="none" '
        f'stroke="{road.PAPER}" stroke-width="1.5" stroke-dasharray="5 4"/></g>'
    )


def jersey_shape(x: int, y: int, jersey: int) -> str:
    """A cyclist's jersey: yellow, green, or white with red dots."""
    outline = (
        f"M{x + 20} {y + 2}L{x + 2} {y + 14}L{x + 10} {y + 32}L{x + 18} {y + 27}V{y + 66}"
        f"H{x + 50}V{y + 27}L{x + 58} {y + 32}L{x + 66} {y + 14}L{x + 48} {y + 2}"
        f"Q{x + 34} {y + 14} {x + 20} {y + 2}Z"
    )
    shape = f'<path d="{outline}" fill="{JERSEY_PAINT[jersey]}" stroke="{road.PAPER}"/>'
    if JERSEY_NAMES[jersey] != "mountain":
        return shape
    dots = ((26, 24), (42, 24), (34, 36), (26, 48), (42, 48), (34, 60), (14, 20), (54, 20))
    return shape + "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="4" fill="{road.DOTS_RED}"/>' for dx, dy in dots
    )


def _panel(seat: int, top: int) -> str:
    """A team's own corner: its peloton in front, its gruppetto behind."""
    row, column = divmod(seat, PANELS_A_ROW)
    space = (road.width() - 2 * road.MARGIN - PANELS_A_ROW * PANEL_WIDTH) // (PANELS_A_ROW - 1)
    x, y = road.MARGIN + column * (PANEL_WIDTH + space), top + row * (PANEL_HEIGHT + 14)
    return (
        f'<g id="team:{seat + 1}" class="team {COLOURS[seat]}">'
        f'<rect x="{x}" y="{y}" width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="12" '
        f'fill="{road.PAPER}" stroke="{road.INK}" stroke-width="1.5"/>'
        f'<path d="M{x} {y + 26}V{y + 12}a12 12 0 0 1 12 -12h{PANEL_WIDTH - 24}'
        f'a12 12 0 0 1 12 12v14Z" fill="{PAINT[seat]}" stroke="{road.INK}" stroke-width="1.5"/>'
        f"{_area(f'peloton:{seat + 1}', x + 12, y + 40, 30, 'none')}"
        f"{_area(f'gruppetto:{seat + 1}', x + 12, y + 84, 30, '#ece4d0')}</g>"
    )


def _area(name: str, x: int, y: int, height: int, fill: str) -> str:
    """A row of places for nine dice."""
    wide = PANEL_WIDTH - 24
    step = wide / TEAM_DICE
    marks = "".join(
        f'<circle cx="{x + step * (i + 0.5):.0f}" cy="{y + height // 2}" r="2" '
        f'fill="{road.INK}" opacity=".25"/>'
        for i in range(TEAM_DICE)
    )
    return (
        f'<g id="{name}"><rect x="{x}" y="{y}" width="{wide}" height="{height}" rx="8" '
        f'fill="{fill}" stroke="{road.INK}" stroke-opacity=".35"/>{marks}</g>'
    )
