"""The board as text and as SVG: the course's cards, and the cars on them."""

from collections.abc import Mapping

from paddock.core.contract import Message, Say, seat_name
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.course.drawing import Plan, page
from paddock.games.nitro_dice.course.grid import laid_out
from paddock.games.nitro_dice.course.lines import card_by_card, from_above
from paddock.games.nitro_dice.legal.track import card_of, lane_of, row_of
from paddock.games.nitro_dice.sight import Car, View
from paddock.games.nitro_dice.tables import (
    CLEAN_STRAIGHT,
    GARAGE,
    KIND_NAMES,
    LANES,
    PIT,
    RED,
    START,
    TYPE_OF_LAID,
    YELLOW,
)
from paddock.games.nitro_dice.words import card_name, square_name

_CLEAN = {RED: 3, YELLOW: 6}


def drawing(box: Box) -> str:
    """The static board as SVG: the course of each race; hazards lie on it as the view says."""
    plans: list[Plan] = []
    for race in range(int(box.races)):
        codes = [clean(int(code)) for code in box.courses[race, : box.cards[race]]]
        plans.append(Plan(race, codes, laid_out(codes), int(box.left[race]), hazards=False))
    return page(plans)


def clean(code: int) -> int:
    """A card as it lies, without its hazard."""
    if code in (START, GARAGE):
        return code
    return _CLEAN.get(int(TYPE_OF_LAID[code]), CLEAN_STRAIGHT)


def picture(box: Box, view: View, say: Say) -> str:
    """The board in lines of text: from above, car by car, card by card."""
    plan = Plan(view.race, view.course, laid_out(view.course), view.left_lane, hazards=True)
    lines = [_heading(view, say), "", *from_above(plan, _marks(view)), ""]
    order = sorted(range(len(view.cars)), key=lambda seat: view.cars[seat].place)
    lines += [_car(view, seat, say) for seat in order]
    lines += ["", say(Message("board-legend")), *card_by_card(plan, _dice(view), say)]
    lines += _cards(view.laid, "board-laid", say)
    lines += _cards(view.hand, "board-hand", say)
    return "\n".join(lines)


def _heading(view: View, say: Say) -> str:
    args = {"race": view.race + 1, "races": view.races, "laps": view.laps, "round": view.turn}
    told = [say(Message("board-race", args)), say(Message("board-pile", {"count": view.pile}))]
    if view.turn == 0:
        told.append(say(Message("board-before")))
    if view.mover >= 0:
        told.append(say(Message("board-left", {"left": view.left})))
    return " / ".join(told)


def _car(view: View, seat: int, say: Say) -> str:
    car = view.cars[seat]
    args: dict[str, int | str | Message] = {
        "place": car.place,
        "who": seat_name(seat),
        "where": _where(car),
        "speed": car.speed,
        "condition": car.condition,
        "tokens": car.tokens,
        "held": car.held,
        "lap": Message("board-lap", {"lap": max(1, min(car.crossings, view.laps))}),
    }
    mark = "*" if seat == view.me else ">" if seat == view.mover else " "
    line = f" {mark}[{seat + 1}] {say(Message('board-car', args))}"
    if view.races > 1:
        line += f", {say(Message('board-points', {'points': car.points}))}"
    return line


def _where(car: Car) -> Message:
    if car.finished:
        return Message("board-finished")
    return Message("board-wrecked") if car.wrecked else square_name(car.square)


def _marks(view: View) -> dict[int, str]:
    """On a card with a car its player's number, on one with several a star."""
    marks: dict[int, str] = {}
    for seat, car in enumerate(view.cars):
        if car.square >= 0:
            card = int(card_of(car.square))
            marks[card] = "*" if card in marks else str(seat + 1)
    return marks


def _dice(view: View) -> Mapping[tuple[int, int, int], str]:
    """The cars by card, lane and row; several on one square of the garage as a star."""
    dice: dict[tuple[int, int, int], str] = {}
    for seat, car in enumerate(view.cars):
        if car.square >= 0:
            where = int(card_of(car.square)), int(lane_of(car.square)), int(row_of(car.square))
            assert where[1] in range(LANES)
            dice[where] = "*" if where in dice and where[1] == PIT else str(seat + 1)
    return dice


def _cards(counts: tuple[int, ...], key: str, say: Say) -> list[str]:
    if not any(counts):
        return []
    told = [
        say(Message("board-count", {"count": count, "card": card_name(kind)}))
        for kind, count in enumerate(counts)
        if count
    ]
    assert len(counts) == len(KIND_NAMES)
    return ["", f"{say(Message(key))}: {', '.join(told)}"]
