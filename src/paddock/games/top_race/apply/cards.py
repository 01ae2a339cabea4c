"""Playing a card: its lines, jokers, ways, spurt and puncture (TR-21 to TR-27)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.top_race.actions import PUNCTURE, SPURT
from paddock.games.top_race.apply.race import end_race, stop_moving
from paddock.games.top_race.apply.tips import cross_lines, end_card
from paddock.games.top_race.box import Box
from paddock.games.top_race.events import (
    CANNOT_MOVE,
    CARD_PLAYED,
    FIFTH_HOME,
    FINISHES,
    IS_HOME,
    JOKER_CHOSEN,
    LOSES,
    MOVES,
    NO_EFFECT,
    PUNCTURES,
    RETURNS,
    SPURTS,
    WAITS,
    tell_card,
)
from paddock.games.top_race.legal.track import (
    can_go_on,
    can_return,
    column_of,
    has_passed,
    is_home,
    is_occupied,
    next_to_return,
    survey,
    survey_spurt,
)
from paddock.games.top_race.state import NO_CAR, Phase, State
from paddock.games.top_race.tables import CARS, ENOUGH_HOME, FINISH, JOKER


@rule
def play_card(box: Box, state: State, kind: int, book: Book) -> None:
    """A card is laid open, and its lines are carried out from the top (TR-21)."""
    state.hand[state.seat, kind] -= 1
    state.held[state.seat] -= 1
    state.card = kind
    tell_card(box, book, CARD_PLAYED, state.seat, kind)
    if box.linked[kind] == 1:
        play_special(box, state, book)
    else:
        carry_out_lines(box, state, book)


@rule
def carry_out_lines(box: Box, state: State, book: Book) -> None:
    """Go on with the lines until a choice is due or the card is done."""
    while state.line < box.lines[state.card]:
        car = box.car[state.card, state.line]
        if car == JOKER:
            state.phase = Phase.CHOOSE
            return
        if starts_moving(box, state, car, book):
            return
        state.line += 1
    end_card(box, state, book)


@rule
def choose_car(box: Box, state: State, car: int, book: Book) -> None:
    """The joker's car (TR-25)."""
    state.joker = car
    tell(book, JOKER_CHOSEN, state.seat, car, 0, 0, 0)
    if not starts_moving(box, state, car, book):
        state.line += 1
        carry_out_lines(box, state, book)


@rule
def starts_moving(box: Box, state: State, car: int, book: Book) -> bool:
    """Whether the line moves its car at all (TR-22, TR-24, TR-26)."""
    steps = box.steps[state.card, state.line]
    if is_home(state, car):
        tell(book, IS_HOME, NOBODY, car, 0, 0, 0)
        return False
    if state.punctured[car] > 0:
        tell(book, CANNOT_MOVE, NOBODY, car, 0, 0, 0)
        return False
    state.mover = car
    state.told = state.square[car]
    state.left = steps
    survey(box, state, state.reach, state.square[car], steps)
    return sets_out(box, state, book)


@rule
def sets_out(box: Box, state: State, book: Book) -> bool:
    """Whether there is a square to go to; if not, all is lost (TR-22)."""
    if not can_go_on(box, state, state.square[state.mover]):
        tell(book, LOSES, NOBODY, state.mover, state.left, 0, 0)
        stop_moving(state)
        return False
    state.phase = Phase.MOVE
    return True


@rule
def go(box: Box, state: State, square: int, book: Book) -> None:
    """The car moves one square on its way (TR-22)."""
    car = state.mover
    state.square[car] = square
    if state.goal == 0:
        state.left -= 1
    if square == FINISH:
        finish(state, book)
    if state.home == ENOUGH_HOME:
        tell(book, FIFTH_HOME, NOBODY, state.race, 0, 0, 0)
        end_race(box, state, book)
    else:
        settle_returns(box, state, book)


@rule
def finish(state: State, book: Book) -> None:
    """The car leaves the board (TR-24); the fifth one ends the race (TR-30)."""
    tell_way(state, book)
    state.home += 1
    state.place[state.race, state.mover] = state.home
    tell(book, FINISHES, NOBODY, state.mover, state.home, 0, 0)


@rule
def tell_way(state: State, book: Book) -> None:
    """Tell from where to where the car has moved."""
    here = state.square[state.mover]
    if here != state.told:
        tell(book, MOVES, NOBODY, state.mover, state.told, here, 0)
        state.told = here


@rule
def settle_returns(box: Box, state: State, book: Book) -> None:
    """Punctured cars that may return do so at once, then the card goes on (TR-27)."""
    car = NO_CAR
    if state.punctures > 0:  # so far in this race
        car = next_to_return(box, state)
    while car != NO_CAR:
        if is_occupied(state, state.square[car]):
            state.returning = car
            state.phase = Phase.RETURN
            return
        put_back(state, car, state.square[car], book)
        car = next_to_return(box, state)
    state.returning = NO_CAR
    go_on(box, state, book)


@rule
def return_to(box: Box, state: State, square: int, book: Book) -> None:
    """A car returns beside its place, which is taken (TR-27)."""
    put_back(state, state.returning, square, book)
    settle_returns(box, state, book)


@rule
def put_back(state: State, car: int, square: int, book: Book) -> None:
    """A punctured car is on the track again."""
    if state.mover != NO_CAR:
        tell_way(state, book)
    state.square[car] = square
    state.punctured[car] = 0
    state.partner[car] = NO_CAR
    tell(book, RETURNS, NOBODY, car, square, 0, 0)


@rule
def go_on(box: Box, state: State, book: Book) -> None:
    """The car moves on, or the line is done."""
    if state.mover == NO_CAR:  # a puncture has made room for another car
        end_card(box, state, book)
    elif moves_on(box, state):
        state.phase = Phase.MOVE
    else:
        end_line(box, state, book)


@rule
def moves_on(box: Box, state: State) -> bool:
    """Whether the car has further to go and can (TR-22, TR-27)."""
    square: int = state.square[state.mover]
    if square == FINISH:
        return False
    if state.goal > 0:
        return state.reach[square] > box.last[square]
    return state.left > 0 and state.reach[square] > 0


@rule
def end_line(box: Box, state: State, book: Book) -> None:
    """What could not be moved is lost (TR-22); the next line follows."""
    car = state.mover
    tell_way(state, book)
    if state.left > 0 and not is_home(state, car):
        tell(book, LOSES, NOBODY, car, state.left, 0, 0)
    if state.punctures > 0:  # so far in this race
        tell_waiting(box, state, book)
    cross_lines(box, state, car, book)
    stop_moving(state)
    state.line += 1
    if box.linked[state.card] == 1:
        end_card(box, state, book)
    else:
        carry_out_lines(box, state, book)


@rule
def tell_waiting(box: Box, state: State, book: Book) -> None:
    """A punctured car that could return but for the cars beside it waits (TR-27)."""
    for car in range(CARS):
        if state.punctured[car] > 0 and state.partner[car] == state.mover:
            if has_passed(box, state, car) and not can_return(box, state, car):
                tell(book, WAITS, NOBODY, car, 0, 0, 0)


@rule
def play_special(box: Box, state: State, book: Book) -> None:
    """Spurt or puncture, unless the cars are level or the front one is home (TR-26, TR-27)."""
    one, other = box.car[state.card, 0], box.car[state.card, 1]
    apart = column_of(box, state, one) != column_of(box, state, other)
    if apart and not is_home(state, one) and not is_home(state, other):
        state.phase = Phase.USE
    else:
        tell(book, NO_EFFECT, NOBODY, one, other, 0, 0)
        end_card(box, state, book)


@rule
def front_car(box: Box, state: State) -> int:
    """The linked car that is further on."""
    one, other = box.car[state.card, 0], box.car[state.card, 1]
    if column_of(box, state, one) > column_of(box, state, other):
        return one
    return other


@rule
def back_car(box: Box, state: State) -> int:
    """The linked car that is further back."""
    one, other = box.car[state.card, 0], box.car[state.card, 1]
    if front_car(box, state) == one:
        return other
    return one


@rule
def spurt(box: Box, state: State, book: Book) -> None:
    """The car further back goes for a square level with the front one (TR-26, TR-27)."""
    car, front = back_car(box, state), front_car(box, state)
    state.used = SPURT
    tell(book, SPURTS, state.seat, car, front, 0, 0)
    if state.punctured[car] > 0:
        tell(book, CANNOT_MOVE, NOBODY, car, 0, 0, 0)
        end_card(box, state, book)
        return
    state.mover = car
    state.told = state.square[car]
    state.goal = column_of(box, state, front)
    survey_spurt(box, state, state.reach, state.square[car], state.goal)
    if not sets_out(box, state, book):
        end_card(box, state, book)


@rule
def puncture(box: Box, state: State, book: Book) -> None:
    """The car in front is taken off beside its square (TR-26)."""
    car, partner = front_car(box, state), back_car(box, state)
    state.used = PUNCTURE
    if state.punctured[car] > 0:
        tell(book, CANNOT_MOVE, NOBODY, car, 0, 0, 0)
        end_card(box, state, book)
        return
    state.punctures += 1
    state.punctured[car] = state.punctures
    state.partner[car] = partner
    tell(book, PUNCTURES, state.seat, car, partner, 0, 0)
    settle_returns(box, state, book)
