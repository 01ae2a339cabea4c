"""A deck as text and as SVG: every card, and what each colour gets."""

from paddock.core.messages import Args, Message, Say
from paddock.games.top_race.course.balance import balance
from paddock.games.top_race.course.deck import Card, Deck
from paddock.games.top_race.tables import COLOURS, JOKER

PAINT = ("#d7263d", "#2b6cb0", "#e0a800", "#7b3fa0", "#fbfaf6", "#2f8f4e", "#1b1b1d")
INK = ("#fff", "#fff", "#1b1b1d", "#fff", "#1b1b1d", "#fff", "#fff")
PAPER, DARK = "#f5f1e8", "#2b2d31"
CARD_WIDTH, CARD_HEIGHT, GAP, ACROSS = 88, 132, 12, 10
LINE = 18
FONT = "font-family=\"'DejaVu Sans Mono', monospace\""


def picture(course: Deck, say: Say) -> str:
    """The balance by colour, then the cards by number."""
    counted = balance(course)
    lines = [say(Message("deck-size", {"cards": course.size, "kinds": len(course.cards)}))]
    for car, share in enumerate(counted.shares):
        args: Args = {
            "car": Message(f"car-{COLOURS[car]}"),
            "cards": share.cards,
            "squares": share.squares,
            "jokers": share.jokers,
            "all": counted.jokers,
            "linked": share.linked,
        }
        lines.append(f"  {say(Message('deck-share', args))}")
    lines += [say(Message("deck-even" if counted.even else "deck-uneven")), ""]
    for number, (card, count) in enumerate(course.cards, 1):
        lines.append(f"  #{number} {_told(card, say)}" + (f" ×{count}" if count > 1 else ""))
    return "\n".join(lines)


def _told(card: Card, say: Say) -> str:
    if card.pair:
        one, other = (Message(f"car-{COLOURS[car]}") for car in card.pair)
        return say(Message("card-linked", {"one": one, "other": other}))
    return ", ".join(
        say(Message("card-line", {"car": Message(_key(car)), "squares": squares}))
        for car, squares in card.lines
    )


def _key(car: int) -> str:
    return "car-joker" if car == JOKER else f"car-{COLOURS[car]}"


def drawing(course: Deck) -> str:
    """All cards of a deck as tickets, ready to be printed."""
    cards = [card for card, count in course.cards for _ in range(count)]
    rows = -(-len(cards) // ACROSS)
    width = GAP + ACROSS * (CARD_WIDTH + GAP)
    height = GAP + rows * (CARD_HEIGHT + GAP)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f'<rect width="{width}" height="{height}" fill="#d9d3c4"/>',
            *(_ticket(card, *divmod(i, ACROSS)) for i, card in enumerate(cards)),
            "</svg>",
        ]
    )


def _ticket(card: Card, row: int, column: int) -> str:
    x, y = GAP + column * (CARD_WIDTH + GAP), GAP + row * (CARD_HEIGHT + GAP)
    paper = (
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="7" fill="{PAPER}" '
        f'stroke="{DARK}" stroke-width="1.2"/>'
    )
    inside = _linked(*card.pair) if card.pair else "".join(_lines(card))
    return f'<g transform="translate({x} {y})">{paper}{inside}</g>'


def _lines(card: Card) -> list[str]:
    top = (CARD_HEIGHT - LINE * len(card.lines)) / 2
    return [_bar(car, str(squares), top + LINE * i) for i, (car, squares) in enumerate(card.lines)]


def _bar(car: int, text: str, y: float) -> str:
    """A line of a card: a stripe in the car's colour with its number."""
    word = "★" if car == JOKER else COLOURS[car][0].upper()
    return (
        f'<rect x="8" y="{y + 1:.0f}" width="{CARD_WIDTH - 16}" height="{LINE - 2}" rx="3" '
        f'fill="{PAINT[car]}" stroke="{DARK}" stroke-width=".7"/>'
        f'<text x="15" y="{y + 13:.0f}" {FONT} font-size="11" fill="{INK[car]}">{word}</text>'
        f'<text x="{CARD_WIDTH - 15}" y="{y + 14:.0f}" {FONT} font-size="13" font-weight="bold" '
        f'text-anchor="end" fill="{INK[car]}">{text}</text>'
    )


def _linked(one: int, other: int) -> str:
    """Two cars and an arrow between them."""
    centre = CARD_WIDTH / 2
    arrow = f'<path d="M{centre} 49l-8 10h5v14h-5l8 10l8 -10h-5v-14h5z" fill="{DARK}"/>'
    return _bar(one, "", 27) + arrow + _bar(other, "", 87)
