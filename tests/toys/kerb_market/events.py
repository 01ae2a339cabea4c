"""What can be told of a market: the kinds of event, each with its rule."""

from paddock.core.events import Kind, News

WARE_DRAWN = 0
WARE_DRAWN_UNSEEN = 1
DAY_STARTS = 2
WARE_CHOSEN = 3
WARE_CHOSEN_UNSEEN = 4
WARE_OPENED = 5
DICE_ROLLED = 6
WARE_SOLD = 7
WARE_UNSOLD = 8
WARE_SPOILT = 9
STONE_UP = 10
BIDS = 11
IS_CONTENT = 12
STONE_SOLD = 13
STONE_STAYS = 14
DAYS_OVER = 15
EVERYBODY_BROKE = 16
STONES_ENOUGH = 17
WINS = 18

KINDS = {
    WARE_DRAWN: Kind("ware-drawn", "KM-10", ("ware",), News.ALL),
    WARE_DRAWN_UNSEEN: Kind("ware-drawn-unseen", "KM-10"),
    DAY_STARTS: Kind("day-starts", "KM-4", ("day",)),
    WARE_CHOSEN: Kind("ware-chosen", "KM-4", ("ware",)),
    WARE_CHOSEN_UNSEEN: Kind("ware-chosen-unseen", "KM-4"),
    WARE_OPENED: Kind("ware-opened", "KM-4", ("ware",), News.OTHERS),
    DICE_ROLLED: Kind("dice-rolled", "KM-5", ("sum",), News.ALL),
    WARE_SOLD: Kind("ware-sold", "KM-5", ("ware", "price")),
    WARE_UNSOLD: Kind("ware-unsold", "KM-5", ("ware", "price")),
    WARE_SPOILT: Kind("ware-spoilt", "KM-6", ("ware", "price")),
    STONE_UP: Kind("stone-up", "KM-8", ("reserve",)),
    BIDS: Kind("bids", "KM-8", ("coins",)),
    IS_CONTENT: Kind("is-content", "KM-9", ("coins",)),
    STONE_SOLD: Kind("stone-sold", "KM-9", ("coins",)),
    STONE_STAYS: Kind("stone-stays", "KM-9"),
    DAYS_OVER: Kind("days-over", "KM-11", ("days",)),
    EVERYBODY_BROKE: Kind("everybody-broke", "KM-11"),
    STONES_ENOUGH: Kind("stones-enough", "KM-12", ("stones",)),
    WINS: Kind("wins", "KM-13", ("stones", "coins")),
}
