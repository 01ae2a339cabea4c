"""What a car is worth to a hand (TR-10 to TR-14)."""

from paddock.core.compiled import rule
from paddock.games.top_race.actions import BID
from paddock.games.top_race.box import Box
from paddock.games.top_race.legal import is_printed
from paddock.games.top_race.legal.auction import cars_left, cars_of, seats_without_car
from paddock.games.top_race.state import NO_CAR, State
from paddock.games.top_race.tables import CARS, JOKER, STEP

MEAN = 85.0  # prize of a car whose owner holds an even share, in thousands of dollars
PER_SQUARE = 3.0  # more for each square that the hand gives beyond an even share
OF_JOKERS = 0.35  # of the joker squares, as they are wanted for other cars too
LINKED = 3.0  # squares that a special card is worth
MARGIN = 0.75  # the part of its worth that is paid at most
LEAST_WORTH, MOST_WORTH = 15.0, 190.0


@rule
def price_for(box: Box, state: State, seat: int) -> int:
    """The most that a seat wants to pay for the car being auctioned, in steps."""
    if state.lot == NO_CAR:
        return 0
    price = MARGIN * worth_of(box, state, seat, state.lot)
    if cars_of(state, seat) == 0 and cars_left(state) <= seats_without_car(box, state) + 1:
        price = max(price, 30.0)  # there will not be another choice
    return int(price) // STEP


@rule
def worth_of(box: Box, state: State, seat: int, car: int) -> float:
    """The prize that a car may bring a seat, in thousands of dollars."""
    mine = squares_for(box, state, seat, car)
    even = 0.0
    for other in range(CARS):
        even += deck_squares(box, other) / CARS
    worth = MEAN + PER_SQUARE * (mine - even / box.seats)
    return min(MOST_WORTH, max(LEAST_WORTH, worth))


@rule
def squares_for(box: Box, state: State, seat: int, car: int) -> float:
    """The squares that a seat's hand gives to a car, jokers and special cards in part."""
    total = 0.0
    for kind in range(box.kinds):
        if state.hand[seat, kind] > 0:
            total += state.hand[seat, kind] * squares_on(box, kind, car)
    return total


@rule
def deck_squares(box: Box, car: int) -> float:
    """The same of all cards of the deck."""
    total = 0.0
    for kind in range(box.kinds):
        total += box.copies[kind] * squares_on(box, kind, car)
    return total


@rule
def squares_on(box: Box, kind: int, car: int) -> float:
    """The same of one card."""
    total = 0.0
    for line in range(box.lines[kind]):
        if box.car[kind, line] == car:
            total += box.steps[kind, line] + LINKED * box.linked[kind]
        elif box.car[kind, line] == JOKER and not is_printed(box, kind, car):
            total += OF_JOKERS * box.steps[kind, line]
    return total


@rule
def liking_of_bid(state: State, verb: int, steps: int, price: int) -> float:
    """A step more as long as the price is right; no need to jump."""
    if verb != BID:
        return 0.0
    if steps > price:
        return -1.0 * STEP * (steps - price)
    return 5.0 - 3.0 * (steps - state.bid)


@rule
def liking_of_limit(steps: int, price: int) -> float:
    """The right price itself."""
    return -3.0 * abs(steps - price)
