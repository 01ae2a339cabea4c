"""A course in lines of text."""

from collections.abc import Mapping

from paddock.core.messages import Message, Say
from paddock.games.nitro_dice.course.drawing import Plan, cards_of, hazard_square
from paddock.games.nitro_dice.course.file import Course
from paddock.games.nitro_dice.course.shapes import (
    Card,
    rows,
)
from paddock.games.nitro_dice.tables import (
    GARAGE,
    HAZARD_OF_LAID,
    LAID_NAMES,
    NOWHERE,
    PIT,
    ROWS,
    START,
)


def picture(course: Course, say: Say) -> str:
    """A course in lines of text: from above, then card by card."""
    turns = "left" if course.left == 0 else "right"
    plan = Plan(0, course.cards, course.walk, course.left, hazards=True)
    lines = [say(Message(f"board-direction-{turns}")), "", *from_above(plan, {}), ""]
    return "\n".join([*lines, say(Message("board-legend")), *card_by_card(plan, {}, say)])


def from_above(plan: Plan, marks: Mapping[int, str]) -> list[str]:
    """The course seen from above; `marks` stand on cards instead of their shape."""
    cells = {card.cell: i for i, card in enumerate(plan.walk.cards)}
    columns, lines = ([cell[axis] for cell in cells] for axis in (0, 1))
    return [
        "  "
        + "".join(
            _seen(plan, cells[x, y], marks) if (x, y) in cells else "   "
            for x in range(min(columns), max(columns) + 1)
        ).rstrip()
        for y in range(min(lines), max(lines) + 1)
    ]


def _seen(plan: Plan, number: int, marks: Mapping[int, str]) -> str:
    """A card in three letters: what leads to the west, itself, what leads to the east."""
    laid = plan.walk.cards[number]
    sides = {(laid.heading + 2) % 4, laid.out}  # east 0, south 1, west 2, north 3
    shapes = {(0, 2): "-", (1, 3): "|", (0, 1): "/", (2, 3): "/", (1, 2): "\\", (0, 3): "\\"}
    special = {START: "S", GARAGE: "G"}.get(plan.codes[number])
    middle = marks.get(number) or special or shapes[min(sides), max(sides)]
    return f"{'-' if 2 in sides else ' '}{middle}{'-' if 0 in sides else ' '}"


def card_by_card(plan: Plan, dice: Mapping[tuple[int, int, int], str], say: Say) -> list[str]:
    """A line a card: its lanes in the direction of driving; dice by card, lane and row."""
    found: list[str] = []
    for number, card in enumerate(cards_of(plan)):
        code = plan.codes[number]
        lanes = [_lane(number, card, code, lane, dice) for lane in range(PIT)]
        if code == GARAGE:
            lanes.append(_lane(number, card, code, PIT, dice))
        name = LAID_NAMES[code].split(":")[0]
        found.append(f"  {number + 1:2} |{'|'.join(lanes):11}|  {say(Message(f'laid-{name}'))}")
    return found


def _lane(
    number: int, card: Card, code: int, lane: int, dice: Mapping[tuple[int, int, int], str]
) -> str:
    where = int(HAZARD_OF_LAID[code])
    danger = hazard_square(card, where) if where != NOWHERE else None
    marks = ""
    for row in range(ROWS if lane == PIT else rows(card, lane)):
        mark = "!" if (lane, row) == danger else "."
        marks += dice.get((number, lane, row), mark)
    return marks.ljust(ROWS)
