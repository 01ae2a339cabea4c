"""The fixed part of a match: board, deck, how many races, which auction, which rulings."""

from collections.abc import Mapping
from typing import Annotated, Any

from paddock.core import meta as switches
from paddock.core.course import text_of
from paddock.core.errors import BadCourse, BadOptions, Fault
from paddock.core.meta import is_own
from paddock.core.record import I32, Ints, blank, record_of
from paddock.games.top_race.course.board import BOARD, FOLDER, Board
from paddock.games.top_race.course.deck import Deck, read
from paddock.games.top_race.meta import META
from paddock.games.top_race.tables import (
    FINISH,
    MAX_KINDS,
    MAX_LINES,
    MOST_NEXT,
    SQUARES,
    TIPS,
)

CLOCKWISE, SECRET, OUTCRY = 0, 1, 2  # TR-11
NO_SQUARE = -1
NO_LINE = -1  # in the place of a car, behind the last line of a card
AT_ONCE = 99  # more squares than any card moves a car


class Box:
    rules_version: I32
    seats: I32  # 2 .. 6
    races: I32  # 1 .. 9
    auction: I32  # CLOCKWISE, SECRET or OUTCRY
    tips: I32  # 1: race tips are asked for
    tip_own: I32  # 1: own cars may be ticked
    # The deck (TR-2)
    kinds: I32  # different cards, up to 60
    hand: I32  # cards dealt to each seat
    copies: Annotated[Ints, "i4", (MAX_KINDS,)]  # of each kind
    linked: Annotated[Ints, "i4", (MAX_KINDS,)]  # 1: a special card; its cars are lines 0 and 1
    lines: Annotated[Ints, "i4", (MAX_KINDS,)]  # how many each kind has
    car: Annotated[Ints, "i4", (MAX_KINDS, MAX_LINES)]  # of each line: a car or JOKER
    steps: Annotated[Ints, "i4", (MAX_KINDS, MAX_LINES)]  # of each line: squares, 0 when linked
    # The board (TR-3)
    last: Annotated[Ints, "i4", (SQUARES + 1,)]  # column of each square, the last if it spans some
    next: Annotated[Ints, "i4", (SQUARES, MOST_NEXT)]  # squares that may follow, or NO_SQUARE
    up_to: Annotated[Ints, "i4", (SQUARES,)]  # highest square that follows one or any before it
    to_go: Annotated[Ints, "i4", (SQUARES + 1,)]  # squares to the finish by the shortest way
    tip_line: Annotated[Ints, "i4", (TIPS,)]  # each lies behind this column


BOX = record_of(Box)


def box(seats: int, options: Mapping[str, Any]) -> Box:
    """The box for a table, or an error that names every fault of its options."""
    chosen, deck = _checked(seats, options)
    made: Box = blank(BOX)
    made.rules_version = META.rules_version
    made.seats = seats
    made.races = chosen["races"]
    made.auction = ("clockwise", "secret", "outcry").index(chosen["auction"])
    made.tips = int(chosen["tips"])
    made.tip_own = int(chosen["tip_own"])
    _lay_deck(made, deck)
    _lay_board(made, BOARD, free=chosen["curves"] == "free")
    return made


def _checked(seats: int, options: Mapping[str, Any]) -> tuple[Mapping[str, Any], Deck]:
    """The options complete, and the deck; the faults of both are told together."""
    faults: list[Fault] = []
    chosen: Mapping[str, Any] = {}
    try:
        chosen = switches.checked(META, seats, options)
    except BadOptions as error:
        faults += error.faults
    deck = None
    if not any(fault.where.startswith("deck") for fault in faults):
        word = options.get("deck", ["printed"])[0]
        try:
            deck = read(text_of_deck(word))
        except BadCourse as error:
            faults += [Fault(f.kind, f"deck[0].{f.where}", **f.data) for f in error.faults]
    if faults or deck is None:
        raise BadOptions(faults)
    return chosen, deck


def text_of_deck(word: str) -> str:
    """The text of a deck: a built-in one by its name, one's own as it is."""
    return word if is_own(word) else text_of(FOLDER.parent / "decks", word)


def _lay_deck(made: Box, deck: Deck) -> None:
    made.kinds = len(deck.cards)
    made.hand = deck.size // made.seats
    made.car[:] = NO_LINE
    for kind, (card, count) in enumerate(deck.cards):
        lines = tuple((car, 0) for car in card.pair) if card.pair else card.lines
        made.copies[kind] = count
        made.linked[kind] = int(card.pair is not None)
        made.lines[kind] = len(lines)
        for line, (car, steps) in enumerate(lines):
            made.car[kind, line] = car
            made.steps[kind, line] = steps


def _lay_board(made: Box, board: Board, *, free: bool) -> None:
    made.next[:] = NO_SQUARE
    highest = 0
    for number, square in enumerate(board.squares):
        after = board.followers(number, free=free)
        made.last[number] = square.last
        made.next[number, : len(after)] = after
        highest = max(highest, *after)
        made.up_to[number] = highest
    made.last[FINISH] = board.squares[-1].last + 1
    for number in reversed(range(SQUARES)):
        after = board.followers(number, free=free)
        made.to_go[number] = 1 + min(int(made.to_go[square]) for square in after)
    made.tip_line[:] = board.tips
