"""A course to look at, before anybody has played on it: as text and as SVG."""

from paddock.core.messages import Message, Say
from paddock.games.grands_tours.course import road
from paddock.games.grands_tours.course.naming import kind_name
from paddock.games.grands_tours.course.reading import Course, Part
from paddock.games.grands_tours.tables import FIRST_STAGE, MINUTES, POINT

HEADING = 62


def picture(course: Course, say: Say) -> str:
    """A line for each part: what comes in it, in which order."""
    title = Message("course-title", {"ja": course.title["ja"], "en": course.title["en"]})
    lines = [say(title), ""]
    lines += [_part(part, say) for part in course.parts]
    if course.assist_cards:
        lines += ["", say(Message("course-assist-cards"))]
    lines += ["", say(Message("course-totals", totals(course)))]
    return "\n".join(lines)


def totals(course: Course) -> dict[str, int | str | Message]:
    """Stages, minutes, and points of both kinds."""
    stages = [kind for kind in course.cards if kind >= FIRST_STAGE]
    return {
        "stages": len(stages),
        "minutes": sum(int(MINUTES[kind]) for kind in stages),
        "sprints": sum(int(POINT[kind]) == 1 for kind in stages),
        "mountains": sum(int(POINT[kind]) == 2 for kind in stages),
    }


def _part(part: Part, say: Say) -> str:
    """The cards of a part, those that come by lot in brackets."""
    names = [say(kind_name(kind)) for kind in part.cards]
    if not part.shuffled:
        return "  " + " → ".join(names)
    return "  " + say(Message("course-by-lot", {"cards": ", ".join(names)}))


def drawing(course: Course) -> str:
    """The road with every card of the file; those of a week in the order of the file."""
    cards = course.cards
    width, height = road.width(), HEADING + road.height(len(cards))
    title = f"{course.title['ja']} — {course.title['en']}"
    heading = (
        f'<text x="{road.MARGIN}" y="44" {road.FONT} font-size="26" font-weight="700" '
        f'fill="{road.INK}">{_escaped(title)}</text>'
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f'<rect width="{width}" height="{height}" fill="{road.GRASS}"/>',
        heading,
        f'<g transform="translate(0 {HEADING - 20})">',
        *road.road(len(cards)),
        *(road.blank_card(i) + road.face_of_card(i, kind) for i, kind in enumerate(cards)),
        *_weeks(course),
        "</g></svg>",
    ]
    return "\n".join(parts)


def _weeks(course: Course) -> list[str]:
    """A bar below the cards of each week: their order is decided by lot."""
    bars: list[str] = []
    at = 0
    for part in course.parts:
        for card in range(at, at + len(part.cards)):
            if part.shuffled:
                bars.append(_by_lot(card))
        at += len(part.cards)
    return bars


def _by_lot(card: int) -> str:
    """Two crossing arrows: shuffled."""
    x, y = road.spot_of(card)
    x, y = x + road.CARD_WIDTH // 2 - 12, y + road.CARD_HEIGHT - 24
    line = f'fill="none" stroke="{road.INK}" stroke-width="2" opacity=".6"'
    return f'<path d="M{x} {y}c10 0 14 12 24 12M{x} {y + 12}c10 0 14 -12 24 -12" {line}/>'


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
