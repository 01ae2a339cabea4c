"""What can be told of a match: the kinds of event, each with its rule."""

from paddock.core.compiled import rule
from paddock.core.events import Book, Kind, News, tell
from paddock.games.top_race.box import Box

RACE_STARTS = 0
CARD_DEALT = 1
CARD_DEALT_UNSEEN = 2
OPENER_DRAWN = 3
LOT_UP = 4
LOT_BACK = 5
BIDS = 6
PASSES = 7
IS_CONTENT = 8
LIMIT_SET = 9
LIMIT_SET_UNSEEN = 10
LIMITS_COMPARED = 11
LOT_SOLD = 12
LOT_REFUSED = 13
LAST_CAR = 14
MUST_TAKE = 15
IN_DEBT = 16
CAR_PUT = 17
UNOWNED_PUT = 18
FIRST_TURN = 19
CARD_PLAYED = 20
JOKER_CHOSEN = 21
MOVES = 22
LOSES = 23
IS_HOME = 24
CANNOT_MOVE = 25
FINISHES = 26
SPURTS = 27
PUNCTURES = 28
NO_EFFECT = 29
RETURNS = 30
WAITS = 31
LINE_CROSSED = 32
TIP_TICKED = 33
TIP_TICKED_UNSEEN = 34
TIPS_SEALED = 35
IS_OUT = 36
FIFTH_HOME = 37
CARDS_OUT = 38
CAR_PLACED = 39
UNOWNED_PLACED = 40
TIP_OPENED = 41
CASH_COUNTED = 42
MATCH_ENDS = 43
WINS = 44
SHARES_WIN = 45

# A card's kind means something only to its deck, so its lines are told too: see `lines_told`.
_CARD = ("card", "lines", "more")
_LINES = 3  # told in one number
_FIRST = 100  # each takes so much room: car * 100 + squares
_ROOM = 1000

KINDS = {
    RACE_STARTS: Kind("race-starts", "TR-6", ("race",)),
    CARD_DEALT: Kind("card-dealt", "TR-5", _CARD, News.ALL),
    CARD_DEALT_UNSEEN: Kind("card-dealt-unseen", "TR-5"),
    OPENER_DRAWN: Kind("opener-drawn", "TR-11", (), News.ALL),
    LOT_UP: Kind("lot-up", "TR-10", ("car",), News.ALL),
    LOT_BACK: Kind("lot-back", "TR-14", ("car",)),
    BIDS: Kind("bids", "TR-10", ("steps",)),
    PASSES: Kind("passes", "TR-11"),
    IS_CONTENT: Kind("is-content", "TR-11"),
    LIMIT_SET: Kind("limit-set", "TR-11", ("steps",)),
    LIMIT_SET_UNSEEN: Kind("limit-set-unseen", "TR-11"),
    LIMITS_COMPARED: Kind("limits-compared", "TR-11", (), News.OTHERS),
    LOT_SOLD: Kind("lot-sold", "TR-10", ("car", "cash")),
    LOT_REFUSED: Kind("lot-refused", "TR-14", ("car",)),
    LAST_CAR: Kind("last-car", "TR-13", ("car", "cash")),
    MUST_TAKE: Kind("must-take", "TR-14", ("car", "cash")),
    IN_DEBT: Kind("in-debt", "TR-13", ("cash",)),
    CAR_PUT: Kind("car-put", "TR-15", ("car", "square")),
    UNOWNED_PUT: Kind("unowned-put", "TR-16", ("car", "square")),
    FIRST_TURN: Kind("first-turn", "TR-20"),
    CARD_PLAYED: Kind("card-played", "TR-21", _CARD),
    JOKER_CHOSEN: Kind("joker-chosen", "TR-25", ("car",)),
    MOVES: Kind("moves", "TR-22", ("car", "from", "to")),
    LOSES: Kind("loses", "TR-22", ("car", "squares")),
    IS_HOME: Kind("is-home", "TR-24", ("car",)),
    CANNOT_MOVE: Kind("cannot-move", "TR-26", ("car",)),
    FINISHES: Kind("finishes", "TR-24", ("car", "place")),
    SPURTS: Kind("spurts", "TR-26", ("car", "front")),
    PUNCTURES: Kind("punctures", "TR-26", ("car", "partner")),
    NO_EFFECT: Kind("no-effect", "TR-27", ("car", "other")),
    RETURNS: Kind("returns", "TR-27", ("car", "square")),
    WAITS: Kind("waits", "TR-27", ("car",)),
    LINE_CROSSED: Kind("line-crossed", "TR-40", ("car", "tip")),
    TIP_TICKED: Kind("tip-ticked", "TR-40", ("tip", "car")),
    TIP_TICKED_UNSEEN: Kind("tip-ticked-unseen", "TR-40", ("tip",)),
    TIPS_SEALED: Kind("tips-sealed", "TR-40", ("tip",)),
    IS_OUT: Kind("is-out", "TR-28"),
    FIFTH_HOME: Kind("fifth-home", "TR-30", ("race",)),
    CARDS_OUT: Kind("cards-out", "TR-30", ("race",)),
    CAR_PLACED: Kind("car-placed", "TR-31", ("car", "place", "cash")),
    UNOWNED_PLACED: Kind("unowned-placed", "TR-16", ("car", "place")),
    TIP_OPENED: Kind("tip-opened", "TR-41", ("tip", "car", "cash"), News.OTHERS),
    CASH_COUNTED: Kind("cash-counted", "TR-6", ("cash",)),
    MATCH_ENDS: Kind("match-ends", "TR-32", ("races",)),
    WINS: Kind("wins", "TR-32", ("cash", "wins")),
    SHARES_WIN: Kind("shares-win", "TR-32", ("cash", "wins")),
}


@rule
def tell_card(box: Box, book: Book, event: int, seat: int, kind: int) -> None:
    """Tell of a card, with its lines, if anybody listens."""
    if book.room > 0:
        tell(book, event, seat, kind, lines_told(box, kind, 0), lines_told(box, kind, 3), 0)


@rule
def lines_told(box: Box, kind: int, first: int) -> int:
    """Three lines of a card in one number: 1,000 for each, the car (from 1) and the squares."""
    told = 0
    for line in range(first, first + _LINES):
        told *= _ROOM
        if line < box.lines[kind]:
            told += (box.car[kind, line] + 1) * _FIRST + box.steps[kind, line]
    return told


def lines_heard(told: int) -> list[tuple[int, int]]:
    """The lines in such a number: cars and squares."""
    parts = [told // _ROOM**i % _ROOM for i in reversed(range(_LINES))]
    return [(part // _FIRST - 1, part % _FIRST) for part in parts if part]
