"""The auction (TR-10 to TR-16)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY, TABLE, only
from paddock.games.top_race.apply.money import pay
from paddock.games.top_race.apply.race import start_driving
from paddock.games.top_race.box import CLOCKWISE, SECRET, Box
from paddock.games.top_race.events import (
    BIDS,
    CAR_PUT,
    IN_DEBT,
    IS_CONTENT,
    LAST_CAR,
    LIMIT_SET,
    LIMITS_COMPARED,
    LOT_BACK,
    LOT_REFUSED,
    LOT_SOLD,
    LOT_UP,
    MUST_TAKE,
    OPENER_DRAWN,
    PASSES,
    UNOWNED_PUT,
)
from paddock.games.top_race.legal import seats_without_limit
from paddock.games.top_race.legal.auction import (
    cars_left,
    is_free_on_grid,
    next_bidder,
    next_without_car,
    seats_without_car,
)
from paddock.games.top_race.state import NO_CAR, NO_LIMIT, NO_ONE, Phase, State
from paddock.games.top_race.tables import (
    GRID,
    MAX_SEATS,
    STEP,
    UNWANTED_CAR,
)
from paddock.games.top_race.tables import (
    LAST_CAR as LAST_CAR_PRICE,
)


@rule
def opener_came(box: Box, state: State, seat: int, book: Book) -> None:
    """Luck has said who opens the first lot (TR-11)."""
    state.opener = seat
    tell(book, OPENER_DRAWN, seat, 0, 0, 0, 0)
    state.phase = Phase.TURN_UP


@rule
def turn_up(box: Box, state: State, car: int, book: Book) -> None:
    """The top card is turned: its car is up for auction (TR-10)."""
    state.fresh &= ~only(car)
    state.turned += 1
    tell(book, LOT_UP, NOBODY, car, 0, 0, 0)
    if not opens(box, state, car, book):
        refuse(state, book)
        go_on_selling(box, state, book)


@rule
def go_on_selling(box: Box, state: State, book: Book) -> None:
    """The next card from the top; those refused lie under the others (TR-14)."""
    while cars_left(state) > 0 and state.refusals < cars_left(state):
        if state.fresh != 0:
            state.phase = Phase.TURN_UP
            return
        car = take_from_queue(state)
        tell(book, LOT_BACK, NOBODY, car, 0, 0, 0)
        if opens(box, state, car, book):
            return
        refuse(state, book)
    if cars_left(state) > 0:
        all_refused(box, state, book)
    else:
        start_driving(state, book)


@rule
def take_from_queue(state: State) -> int:
    """The car that was refused first."""
    car = state.queue[0]
    state.queued -= 1
    for i in range(state.queued):
        state.queue[i] = state.queue[i + 1]
    state.queue[state.queued] = NO_CAR
    return car


@rule
def opens(box: Box, state: State, car: int, book: Book) -> bool:
    """A car is up: whether anybody may bid, or it can only go to one (TR-13)."""
    state.lot = car
    state.bid = 0
    state.leader = NO_ONE
    state.passed = 0
    state.seat = NO_ONE
    if cars_left(state) == 1 and seats_without_car(box, state) == 1:
        seat = next_without_car(box, state, 0)
        tell(book, LAST_CAR, seat, car, LAST_CAR_PRICE, 0, 0)
        hand_over(box, state, seat, LAST_CAR_PRICE, book)
        return True
    first = next_bidder(box, state, state.opener)
    if box.auction == CLOCKWISE:
        state.phase = Phase.BID
        state.seat = first
    elif box.auction == SECRET:
        state.phase = Phase.LIMIT
    else:
        state.phase = Phase.OUTCRY
    return first != NO_ONE


@rule
def bid(box: Box, state: State, seat: int, steps: int, book: Book) -> None:
    """A higher bid; in an outcry it brings the content back (TR-11)."""
    state.bid = steps
    state.leader = seat
    tell(book, BIDS, seat, steps, 0, 0, 0)
    if box.auction == CLOCKWISE:
        go_round(box, state, book)
    else:
        state.passed = 0


@rule
def pass_lot(box: Box, state: State, seat: int, book: Book) -> None:
    """Out of this lot (TR-11)."""
    state.passed |= only(seat)
    tell(book, PASSES, seat, 0, 0, 0, 0)
    go_round(box, state, book)


@rule
def go_round(box: Box, state: State, book: Book) -> None:
    """The next who may bid, or the hammer falls (TR-11)."""
    state.seat = next_bidder(box, state, (state.seat + 1) % box.seats)
    if state.seat == NO_ONE:
        hammer(box, state, book)


@rule
def be_content(state: State, seat: int, book: Book) -> None:
    """No more for now (TR-11)."""
    state.passed |= only(seat)
    tell(book, IS_CONTENT, seat, 0, 0, 0, 0)


@rule
def set_limit(box: Box, state: State, seat: int, steps: int, book: Book) -> None:
    """A secret limit; the last one ends the lot (TR-11)."""
    state.limit[seat] = steps
    tell(book, LIMIT_SET, seat, steps, 0, 0, 0)
    if seats_without_limit(box, state) == 0:
        compare_limits(box, state, book)


@rule
def compare_limits(box: Box, state: State, book: Book) -> None:
    """The highest limit wins and pays a step more than the second highest (TR-11)."""
    tell(book, LIMITS_COMPARED, TABLE, 0, 0, 0, 0)
    winner = highest_limit(box, state, NO_ONE)
    if winner != NO_ONE:
        second = highest_limit(box, state, winner)
        price = 1
        if second != NO_ONE:
            price = min(state.limit[winner], state.limit[second] + 1)
        state.leader = winner
        state.bid = price
    for seat in range(MAX_SEATS):
        state.limit[seat] = NO_LIMIT
    hammer(box, state, book)


@rule
def highest_limit(box: Box, state: State, but: int) -> int:
    """Who has the highest limit above nothing, one seat left out: on a tie the earlier (TR-11)."""
    best = NO_ONE
    for i in range(box.seats):
        seat = (state.opener + i) % box.seats
        if seat != but and state.limit[seat] > 0:
            if best == NO_ONE or state.limit[seat] > state.limit[best]:
                best = seat
    return best


@rule
def hammer(box: Box, state: State, book: Book) -> None:
    """Sold to the highest bidder, or refused."""
    if state.leader == NO_ONE:
        refuse(state, book)
        go_on_selling(box, state, book)
    else:
        tell(book, LOT_SOLD, state.leader, state.lot, STEP * state.bid, 0, 0)
        hand_over(box, state, state.leader, STEP * state.bid, book)


@rule
def hand_over(box: Box, state: State, seat: int, price: int, book: Book) -> None:
    """The buyer pays, debts are written down (TR-13), and chooses a start square (TR-15)."""
    pay(state, seat, price)
    if state.cash[seat] < 0:
        tell(book, IN_DEBT, seat, state.cash[seat], 0, 0, 0)
    state.owner[state.race, state.lot] = seat
    state.paid[state.race, state.lot] = price
    state.buyer = seat
    state.opener = (seat + 1) % box.seats
    state.refusals = 0
    state.seat = seat
    state.phase = Phase.PUT


@rule
def put_car(box: Box, state: State, square: int, book: Book) -> None:
    """The car stands on the grid (TR-15)."""
    state.square[state.lot] = square
    tell(book, CAR_PUT, state.seat, state.lot, square, 0, 0)
    state.lot = NO_CAR
    go_on_selling(box, state, book)


@rule
def refuse(state: State, book: Book) -> None:
    """Nobody wants the car: it goes under the pile (TR-14)."""
    tell(book, LOT_REFUSED, NOBODY, state.lot, 0, 0, 0)
    state.queue[state.queued] = state.lot
    state.queued += 1
    state.refusals += 1
    state.lot = NO_CAR


@rule
def all_refused(box: Box, state: State, book: Book) -> None:
    """Somebody without a car must take the top one; else they all stay unowned (TR-14)."""
    seat = next_without_car(box, state, state.opener)
    if seat == NO_ONE:
        leave_unowned(box, state, book)
    else:
        state.lot = take_from_queue(state)
        tell(book, MUST_TAKE, seat, state.lot, UNWANTED_CAR, 0, 0)
        hand_over(box, state, seat, UNWANTED_CAR, book)


@rule
def leave_unowned(box: Box, state: State, book: Book) -> None:
    """The cars left stand on the free squares: front row first, inside first (TR-16)."""
    while state.queued > 0:
        car = take_from_queue(state)
        square = first_free_on_grid(state)
        state.square[car] = square
        tell(book, UNOWNED_PUT, NOBODY, car, square, 0, 0)
    start_driving(state, book)


@rule
def first_free_on_grid(state: State) -> int:
    """The free start square that is first in the front row, then in the rear one (TR-16)."""
    square = GRID // 2  # the rear row has the lower numbers
    while not is_free_on_grid(state, square):
        square = (square + 1) % GRID
    return square
