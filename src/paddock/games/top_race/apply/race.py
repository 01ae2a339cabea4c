"""From the deal to the flag, and from one race to the next (TR-5, TR-6, TR-20, TR-28, TR-30)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY, has, only
from paddock.games.top_race.apply.money import pay
from paddock.games.top_race.box import Box
from paddock.games.top_race.events import (
    CAR_PLACED,
    CARD_DEALT,
    CASH_COUNTED,
    FIRST_TURN,
    IS_OUT,
    MATCH_ENDS,
    RACE_STARTS,
    SHARES_WIN,
    TIP_OPENED,
    UNOWNED_PLACED,
    WINS,
    tell_card,
)
from paddock.games.top_race.legal.track import is_home
from paddock.games.top_race.score import (
    cars_level,
    place_now,
    prize_of,
    rank_of,
    seats_level,
    tip_value_of,
)
from paddock.games.top_race.state import (
    NO_CAR,
    NO_CARD,
    NO_LIMIT,
    NO_ONE,
    NO_TIP,
    OFF_BOARD,
    Phase,
    State,
)
from paddock.games.top_race.tables import CARS, MAX_RACES, MAX_SEATS, PURSE, TIPS


@rule
def start_match(box: Box, state: State) -> None:
    """Money for everybody; nothing bought, nothing ticked (TR-1)."""
    for seat in range(box.seats):
        state.cash[seat] = PURSE
    for race in range(MAX_RACES):
        for car in range(CARS):
            state.owner[race, car] = NO_ONE
        for seat in range(MAX_SEATS):
            for tip in range(TIPS):
                state.tip[race, seat, tip] = NO_TIP
    clear_table(box, state)


@rule
def clear_table(box: Box, state: State) -> None:
    """All cards are shuffled, all cars taken off the board: the deal can begin (TR-6)."""
    for kind in range(box.kinds):
        state.unseen[kind] = box.copies[kind]
    for seat in range(MAX_SEATS):
        state.limit[seat] = NO_LIMIT
        state.held[seat] = 0
        for kind in range(box.kinds):
            state.hand[seat, kind] = 0
    for car in range(CARS):
        state.queue[car] = NO_CAR
        state.square[car] = OFF_BOARD
        state.punctured[car] = 0
        state.partner[car] = NO_CAR
    state.fresh = only(CARS) - 1  # all of them
    state.queued, state.refusals, state.bid, state.passed = 0, 0, 0, 0
    state.lot, state.leader, state.opener, state.buyer = NO_CAR, NO_ONE, NO_ONE, NO_ONE
    state.out, state.home, state.punctures, state.crossed, state.asked = 0, 0, 0, 0, 0
    state.joker, state.used = NO_CAR, 0
    lay_card_aside(state)
    state.seat = 0
    state.phase = Phase.DEAL


@rule
def lay_card_aside(state: State) -> None:
    """No card is being played."""
    state.card = NO_CARD
    state.line = 0
    state.returning = NO_CAR
    stop_moving(state)


@rule
def stop_moving(state: State) -> None:
    """No car is being moved."""
    state.mover = NO_CAR
    state.left = 0
    state.goal = 0
    state.told = 0


@rule
def deal_card(box: Box, state: State, kind: int, book: Book) -> None:
    """One card of the deal; when all have theirs, the auction begins (TR-5)."""
    seat = state.seat
    if state.held[0] == 0:
        tell(book, RACE_STARTS, NOBODY, state.race, 0, 0, 0)
    state.unseen[kind] -= 1
    state.hand[seat, kind] += 1
    state.held[seat] += 1
    state.dealt[seat] += 1
    tell_card(box, book, CARD_DEALT, seat, kind)
    if state.held[seat] == box.hand:
        state.seat += 1
    if state.seat == box.seats:
        state.seat = NO_ONE
        state.phase = Phase.OPENER


@rule
def start_driving(state: State, book: Book) -> None:
    """The last buyer begins (TR-20)."""
    state.lot = NO_CAR
    state.seat = state.buyer
    state.phase = Phase.PLAY
    tell(book, FIRST_TURN, state.seat, 0, 0, 0, 0)


@rule
def seats_go_out(box: Box, state: State, book: Book) -> None:
    """A player whose cars are all home plays no more cards (TR-28)."""
    for seat in range(box.seats):
        if not has(state.out, seat) and not has_car_on_board(state, seat):
            state.out |= only(seat)
            tell(book, IS_OUT, seat, 0, 0, 0, 0)


@rule
def has_car_on_board(state: State, seat: int) -> bool:
    """Whether a car of this seat is still racing."""
    found = False
    for car in range(CARS):
        if state.owner[state.race, car] == seat and not is_home(state, car):
            found = True
    return found


@rule
def next_player(box: Box, state: State) -> int:
    """The next seat clockwise that races and holds a card, or NO_ONE (TR-20, TR-28)."""
    for i in range(1, box.seats + 1):
        seat = (state.seat + i) % box.seats
        if not has(state.out, seat) and state.held[seat] > 0:
            return seat
    return NO_ONE


@rule
def end_race(box: Box, state: State, book: Book) -> None:
    """Places, prizes, tips; then the next race or the end (TR-30 to TR-32, TR-41)."""
    lay_card_aside(state)
    place_cars(box, state)
    pay_prizes(state, book)
    if box.tips == 1:
        pay_tips(box, state, book)
    for seat in range(box.seats):
        tell(book, CASH_COUNTED, seat, state.cash[seat], 0, 0, 0)
    if state.race + 1 < box.races:
        state.race += 1
        clear_table(box, state)
    else:
        end_match(box, state, book)


@rule
def place_cars(box: Box, state: State) -> None:
    """Those that are home have their place; the others rank by column (TR-30)."""
    for car in range(CARS):
        if not is_home(state, car):
            state.place[state.race, car] = place_now(box, state, car)


@rule
def pay_prizes(state: State, book: Book) -> None:
    """From the first place to the last, to the owners (TR-31)."""
    for place in range(1, CARS + 1):
        for car in range(CARS):
            if state.place[state.race, car] == place:
                pay_prize(state, car, place, book)


@rule
def pay_prize(state: State, car: int, place: int, book: Book) -> None:
    """The prize of one car; nobody gets that of a car without an owner (TR-16)."""
    owner = state.owner[state.race, car]
    if owner == NO_ONE:
        tell(book, UNOWNED_PLACED, NOBODY, car, place, 0, 0)
        return
    prize = prize_of(place, cars_level(state, state.race, place))
    pay(state, owner, -prize)
    if place == 1:
        state.wins[owner] += 1
    tell(book, CAR_PLACED, owner, car, place, prize, 0)


@rule
def pay_tips(box: Box, state: State, book: Book) -> None:
    """All tips are opened, and pay or cost (TR-41)."""
    for tip in range(state.asked):
        for seat in range(box.seats):
            car = state.tip[state.race, seat, tip]
            value = tip_value_of(state, state.race, seat, tip)
            tell(book, TIP_OPENED, seat, tip, car, value, 0)
    for tip in range(state.asked):
        for seat in range(box.seats):
            pay(state, seat, -tip_value_of(state, state.race, seat, tip))


@rule
def end_match(box: Box, state: State, book: Book) -> None:
    """Most money wins (TR-32)."""
    state.phase = Phase.OVER
    tell(book, MATCH_ENDS, NOBODY, box.races, 0, 0, 0)
    shared = seats_level(box, state, 1) > 1
    for seat in range(box.seats):
        if rank_of(box, state, seat) == 1:
            kind = SHARES_WIN if shared else WINS
            tell(book, kind, seat, state.cash[seat], state.wins[seat], 0, 0)
