"""Places, prizes, tips, and who has won (TR-30 to TR-32, TR-41)."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.games.top_race.box import Box
from paddock.games.top_race.legal.track import column_of, is_home
from paddock.games.top_race.state import NO_TIP, State
from paddock.games.top_race.tables import CARS, PRIZES, TIP_VALUES


@rule
def place_now(box: Box, state: State, car: int) -> int:
    """The place of a car that is not home: behind those that are, and those further on (TR-30)."""
    place = 1
    for other in range(CARS):
        if is_home(state, other) or column_of(box, state, other) > column_of(box, state, car):
            place += 1
    return place


@rule
def cars_level(state: State, race: int, place: int) -> int:
    """How many cars share a place."""
    count = 0
    for car in range(CARS):
        if state.place[race, car] == place:
            count += 1
    return count


@rule
def shared(total: int, cars: int) -> int:
    """An even share in whole thousands, cut toward zero (TR-30)."""
    if total < 0:
        return -(-total // cars)
    return total // cars


@rule
def prize_of(place: int, cars: int) -> int:
    """The prize of a place, or the share of so many level cars (TR-30, TR-31)."""
    total = 0
    for below in range(cars):
        total += PRIZES[place - 1 + below]
    return shared(total, cars)


@rule
def tip_value(tip: int, place: int, cars: int) -> int:
    """What a tip on a car in this place pays or costs (TR-30, TR-41)."""
    total = 0
    for below in range(cars):
        total += TIP_VALUES[tip, place - 1 + below]
    return shared(total, cars)


@rule
def tip_value_of(state: State, race: int, seat: int, tip: int) -> int:
    """What a seat's tip of a race pays or costs; 0 when it was not given."""
    car = state.tip[race, seat, tip]
    if car == NO_TIP:
        return 0
    place = state.place[race, car]
    return tip_value(tip, place, cars_level(state, race, place))


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """More money; with as much, more races won (TR-32)."""
    if state.cash[seat] != state.cash[other]:
        return state.cash[seat] > state.cash[other]
    return state.wins[seat] > state.wins[other]


@rule
def rank_of(box: Box, state: State, seat: int) -> int:
    """One more than there are seats ahead; those who are level share a rank (TR-32)."""
    rank = 1
    for other in range(box.seats):
        if is_ahead(state, other, seat):
            rank += 1
    return rank


@rule
def seats_level(box: Box, state: State, rank: int) -> int:
    """How many seats share a rank."""
    count = 0
    for seat in range(box.seats):
        if rank_of(box, state, seat) == rank:
            count += 1
    return count


@entry
def score(box: Box, state: State, out: Ints) -> None:
    """Rank and points (thousands of dollars) of each seat, as they stand; rank 1 has won."""
    for seat in range(box.seats):
        out[seat, 0] = rank_of(box, state, seat)
        out[seat, 1] = state.cash[seat]
