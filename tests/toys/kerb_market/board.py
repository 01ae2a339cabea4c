"""The board as text and as SVG: a kerb with a stall for every seat, and the stone for sale."""

from paddock.core.contract import Message, Say, seat_name
from tests.toys.kerb_market.box import Box
from tests.toys.kerb_market.sight import View
from tests.toys.kerb_market.words import ware_name

STALL = 120  # its width
KERB = ("#d7263d", "#f5f1e8")


def picture(box: Box, view: View, say: Say) -> str:
    """The board in lines of text: the day, the stone, a line for every stall, the own hand."""
    lines = [say(Message("board-day", {"day": view.day + 1, "days": view.days}))]
    if view.roll:
        lines.append(say(Message("board-roll", {"sum": view.roll})))
    if view.phase == "lot":
        lines.append(_stone(view, say))
    lines += ["", *(_stall(view, say, seat) for seat in range(len(view.stalls)))]
    if any(view.hand):
        lines += ["", _hand(view, say)]
    return "\n".join(lines)


def _stone(view: View, say: Say) -> str:
    if view.leader < 0:
        return say(Message("board-reserve", {"coins": view.reserve}))
    return say(Message("board-bid", {"who": seat_name(view.leader), "coins": view.bid}))


def _stall(view: View, say: Say, seat: int) -> str:
    stall = view.stalls[seat]
    told = [
        say(seat_name(seat)),
        say(Message("board-stones", {"count": stall.stones})),
        say(Message("board-purse", {"coins": stall.purse})),
    ]
    if stall.ware >= 0:
        told.append(say(ware_name(stall.ware)))
    elif stall.has_chosen:
        told.append(say(Message("board-face-down")))
    return "  " + "  ".join(told)


def _hand(view: View, say: Say) -> str:
    names = [say(ware_name(kind)) for kind, count in enumerate(view.hand) for _ in range(count)]
    return say(Message("board-hand", {"wares": ", ".join(names)}))


def drawing(box: Box) -> str:
    """The static board as SVG: the kerb in red and white, the stalls behind it, the stone."""
    seats = int(box.seats)
    width = STALL * (seats + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 160" role="img">',
        f'<rect width="{width}" height="160" fill="#2b2d31"/>',
        *(_block(x) for x in range(0, width, STALL // 4)),
        *(_place(f"stall:{seat + 1}", seat) for seat in range(seats)),
        _place("stone", seats),
        "</svg>",
    ]
    return "\n".join(parts)


def _block(x: int) -> str:
    colour = KERB[x // (STALL // 4) % 2]
    return f'<rect x="{x}" y="140" width="{STALL // 4}" height="20" fill="{colour}"/>'


def _place(name: str, i: int) -> str:
    return (
        f'<rect id="{name}" x="{i * STALL + 10}" y="20" width="{STALL - 20}" height="100" '
        f'rx="6" fill="none" stroke="{KERB[1]}" stroke-width="2"/>'
    )
