"""What an action does. Does, never asks: what may be done is said in legal.py."""

from paddock.core.compiled import entry, rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from tests.toys.kerb_market.actions import (
    BID,
    CHOOSE,
    CONTENT,
    GET_WARE,
    HAMMER,
    argument_of,
    verb_of,
)
from tests.toys.kerb_market.box import Box
from tests.toys.kerb_market.events import (
    BIDS,
    DAY_STARTS,
    DAYS_OVER,
    DICE_ROLLED,
    EVERYBODY_BROKE,
    IS_CONTENT,
    STONE_SOLD,
    STONE_STAYS,
    STONE_UP,
    STONES_ENOUGH,
    WARE_CHOSEN,
    WARE_DRAWN,
    WARE_OPENED,
    WARE_SOLD,
    WARE_SPOILT,
    WARE_UNSOLD,
    WINS,
)
from tests.toys.kerb_market.legal import (
    coins_in_purses,
    is_spoilt,
    seat_drawing,
    seats_to_choose,
)
from tests.toys.kerb_market.score import rank_of
from tests.toys.kerb_market.state import NO_ONE, NO_WARE, Phase, State
from tests.toys.kerb_market.tables import COINS, COUNT, KINDS, MAX_SEATS, PRICE, STONES_TO_WIN


@entry
def start(box: Box, state: State) -> None:
    """Set the table up: a full deck, the same purse for everybody (KM-2, KM-3)."""
    for kind in range(KINDS):
        state.deck[kind] = COUNT[kind]
    for seat in range(MAX_SEATS):
        state.chosen[seat] = NO_WARE
        state.purse[seat] = box.purse if seat < box.seats else 0
    state.bank = COINS - box.seats * box.purse
    state.leader = NO_ONE
    state.phase = Phase.DRAW


@entry
def apply(box: Box, state: State, who: int, action: int, book: Book) -> None:
    """Do what an action says."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == CHOOSE:
        choose(box, state, who, argument, book)
    elif verb == BID:
        bid(state, who, argument, book)
    elif verb == CONTENT:
        tell(book, IS_CONTENT, who, state.bid, 0, 0, 0)
        state.content[who] = 1
    elif verb == HAMMER:
        hammer(box, state, book)
    elif verb == GET_WARE:
        draw(box, state, argument, book)
    else:
        roll(box, state, argument, book)


@rule
def draw(box: Box, state: State, kind: int, book: Book) -> None:
    """A ware comes into a hand; when all hands are full, the market opens (KM-10)."""
    seat = seat_drawing(box, state)
    state.deck[kind] -= 1
    state.hand[seat, kind] += 1
    state.drawn[seat] += 1
    tell(book, WARE_DRAWN, seat, kind, 0, 0, 0)
    if seat_drawing(box, state) == NO_ONE:
        state.phase = Phase.CHOOSE
        tell(book, DAY_STARTS, NOBODY, state.day, 0, 0, 0)


@rule
def choose(box: Box, state: State, seat: int, kind: int, book: Book) -> None:
    """A ware is chosen in secret; the last choice opens all (KM-4)."""
    state.chosen[seat] = kind
    tell(book, WARE_CHOSEN, seat, kind, 0, 0, 0)
    if seats_to_choose(box, state) == 0:
        open_wares(box, state, book)


@rule
def open_wares(box: Box, state: State, book: Book) -> None:
    """The wares leave the hands and lie open on the kerb (KM-4)."""
    for seat in range(box.seats):
        state.hand[seat, state.chosen[seat]] -= 1
        tell(book, WARE_OPENED, seat, state.chosen[seat], 0, 0, 0)
    state.phase = Phase.ROLL


@rule
def roll(box: Box, state: State, total: int, book: Book) -> None:
    """A visitor comes with so much money and buys what it can pay for (KM-5)."""
    state.roll = total
    tell(book, DICE_ROLLED, NOBODY, total, 0, 0, 0)
    for seat in range(box.seats):
        offer(box, state, seat, book)
    clear_kerb(box, state)
    put_stone_up(box, state, book)


@rule
def offer(box: Box, state: State, seat: int, book: Book) -> None:
    """A ware is sold to the visitor, or not (KM-5, KM-6)."""
    kind: int = state.chosen[seat]
    price = PRICE[kind]
    if price > state.roll:
        tell(book, WARE_UNSOLD, seat, kind, price, 0, 0)
    elif is_spoilt(box, state, seat):
        tell(book, WARE_SPOILT, seat, kind, price, 0, 0)
    else:
        pay(state, seat, -price)
        tell(book, WARE_SOLD, seat, kind, price, 0, 0)


@rule
def pay(state: State, seat: int, coins: int) -> None:
    """Coins go from a purse to the bank, or (below 0) back (KM-2)."""
    state.purse[seat] -= coins
    state.bank += coins


@rule
def clear_kerb(box: Box, state: State) -> None:
    """All wares of the day are discarded, sold or not (KM-7)."""
    for seat in range(box.seats):
        state.discards[state.chosen[seat]] += 1
        state.chosen[seat] = NO_WARE


@rule
def put_stone_up(box: Box, state: State, book: Book) -> None:
    """The open outcry for the day's stone begins (KM-8)."""
    state.bid = box.reserve[state.day] - 1
    state.leader = NO_ONE
    want_again(state)
    state.phase = Phase.LOT
    tell(book, STONE_UP, NOBODY, box.reserve[state.day], 0, 0, 0)


@rule
def want_again(state: State) -> None:
    """Nobody is content any more (KM-9)."""
    for seat in range(MAX_SEATS):
        state.content[seat] = 0


@rule
def bid(state: State, seat: int, coins: int, book: Book) -> None:
    """A higher bid brings the content back (KM-8, KM-9)."""
    state.bid = coins
    state.leader = seat
    want_again(state)
    tell(book, BIDS, seat, coins, 0, 0, 0)


@rule
def hammer(box: Box, state: State, book: Book) -> None:
    """The highest bidder pays and gets the stone; without a bid it is taken away (KM-9)."""
    if state.leader == NO_ONE:
        tell(book, STONE_STAYS, NOBODY, 0, 0, 0, 0)
    else:
        pay(state, state.leader, state.bid)
        state.stones[state.leader] += 1
        tell(book, STONE_SOLD, state.leader, state.bid, 0, 0, 0)
    end_day(box, state, book)


@rule
def end_day(box: Box, state: State, book: Book) -> None:
    """The market closes for good, or hands are filled for another day (KM-10 to KM-12)."""
    winner = state.leader
    if box.race == 1 and winner != NO_ONE and state.stones[winner] == STONES_TO_WIN:
        tell(book, STONES_ENOUGH, winner, STONES_TO_WIN, 0, 0, 0)
        close(box, state, book)
    elif coins_in_purses(box, state) == 0:
        tell(book, EVERYBODY_BROKE, NOBODY, 0, 0, 0, 0)
        close(box, state, book)
    elif state.day + 1 == box.days:
        tell(book, DAYS_OVER, NOBODY, box.days, 0, 0, 0)
        close(box, state, book)
    else:
        state.day += 1
        state.phase = Phase.DRAW


@rule
def close(box: Box, state: State, book: Book) -> None:
    """The match is over (KM-13)."""
    state.phase = Phase.OVER
    for seat in range(box.seats):
        if rank_of(box, state, seat) == 1:
            tell(book, WINS, seat, state.stones[seat], state.purse[seat], 0, 0)
