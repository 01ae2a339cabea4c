"""From the deal to the flag, and from one race to the next."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing.box import LOT, Box
from paddock.games.formula_motor_racing.events import (
    CAR_SCORES,
    CARD_DEALT,
    CARD_DRAWN,
    DRIVER_WINS,
    FIRST_TURN,
    NOBODY_WINS,
    PILE_EMPTY,
    PLAYER_WINS,
    RACE_ENDS,
    RACE_STARTS,
    SEASON_ENDS,
    TEAM_WINS,
)
from paddock.games.formula_motor_racing.score import (
    best_driver,
    best_team,
    driver_points,
    seat_points,
    team_points,
    winner,
)
from paddock.games.formula_motor_racing.state import (
    NO_CAR,
    NO_CARD,
    NO_ONE,
    NOT_YET,
    Phase,
    State,
)
from paddock.games.formula_motor_racing.tables import (
    CARS,
    COUNT,
    DEALT,
    DECK,
    KINDS,
    PLACES_IN_POINTS,
    POINTS,
    TEAMS,
)


@rule
def start_season(box: Box, state: State) -> None:
    """Nothing commanded, nothing on the grid; the first seat gets its colour."""
    for team in range(TEAMS):
        state.owner[team] = NO_ONE
    for place in range(CARS):
        state.line[place] = NO_CAR
    state.running = CARS
    state.last_turns = NOT_YET
    state.phase = Phase.LOT if box.colours == LOT else Phase.PICK
    lay_card_aside(state)
    clear_hands(box, state)


@rule
def lay_card_aside(state: State) -> None:
    """No card is being played."""
    state.card = NO_CARD
    state.car = NO_CAR
    state.face = 0


@rule
def clear_hands(box: Box, state: State) -> None:
    """Hands are emptied; unused slots always hold NO_CARD."""
    for seat in range(box.seats):
        state.held[seat] = 0
        for i in range(DEALT):
            state.hand[seat, i] = NO_CARD


@rule
def start_race(box: Box, state: State, book: Book) -> None:
    """All cards are shuffled, some are taken out unseen, the deal begins (FMR-24, FMR-26)."""
    removed = box.removed[state.race]
    for kind in range(KINDS):
        state.unseen[kind] = COUNT[kind]
    state.pile = DECK - removed
    state.running = CARS
    state.last_turns = NOT_YET
    clear_hands(box, state)
    state.seat = 0
    state.phase = Phase.DEAL
    tell(book, RACE_STARTS, NOBODY, state.race, removed, 0, 0)


@rule
def deal_card(box: Box, state: State, kind: int, book: Book) -> None:
    """One card of the deal; when all have five, the leader's player begins (FMR-8)."""
    put_into_hand(state, state.seat, kind)
    tell(book, CARD_DEALT, state.seat, kind, 0, 0, 0)
    if state.held[state.seat] == DEALT:
        state.seat += 1
    if state.seat == box.seats:
        state.seat = commander_in_front(state)
        state.phase = Phase.PLAY
        tell(book, FIRST_TURN, state.seat, 0, 0, 0, 0)


@rule
def commander_in_front(state: State) -> int:
    """The player of the best-placed car that anybody commands (FMR-8)."""
    place = 0
    while state.owner[state.line[place] // 2] == NO_ONE:
        place += 1
    return int(state.owner[state.line[place] // 2])


@rule
def draw_card(box: Box, state: State, kind: int, book: Book) -> None:
    """The card drawn at the end of a turn; the last one begins the last turns (FMR-10)."""
    put_into_hand(state, state.seat, kind)
    tell(book, CARD_DRAWN, state.seat, kind, 0, 0, 0)
    if state.pile == 0:
        state.last_turns = box.seats
        tell(book, PILE_EMPTY, NOBODY, 0, 0, 0, 0)
    pass_turn_on(box, state)


@rule
def put_into_hand(state: State, seat: int, kind: int) -> None:
    """From the pile into a hand, at its place in the order of kinds."""
    state.unseen[kind] -= 1
    state.pile -= 1
    state.drawn[seat] += 1
    carried = kind  # up the hand: each slot keeps the lower card
    for i in range(state.held[seat]):
        here = state.hand[seat, i]
        state.hand[seat, i] = min(here, carried)
        carried = max(here, carried)
    state.hand[seat, state.held[seat]] = carried
    state.held[seat] += 1


@rule
def take_from_hand(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand; the ones behind it close up."""
    last = state.held[seat] - 1
    found = False
    for i in range(last):
        found = found or state.hand[seat, i] == kind
        state.hand[seat, i] = state.hand[seat, i + 1 if found else i]
    state.hand[seat, last] = NO_CARD
    state.held[seat] = last


@rule
def end_turn(box: Box, state: State, book: Book) -> None:
    """The card is done: draw one, or count the last turns down (FMR-9, FMR-10)."""
    lay_card_aside(state)
    if state.pile > 0:
        state.phase = Phase.DRAW
        return
    state.last_turns -= 1
    if state.last_turns == 0:
        end_race(box, state, book)
    else:
        pass_turn_on(box, state)


@rule
def pass_turn_on(box: Box, state: State) -> None:
    """Clockwise (FMR-8)."""
    state.seat = 0 if state.seat + 1 == box.seats else state.seat + 1
    state.phase = Phase.PLAY


@rule
def end_race(box: Box, state: State, book: Book) -> None:
    """Places are written down and points given (FMR-22, FMR-23)."""
    tell(book, RACE_ENDS, NOBODY, state.race, 0, 0, 0)
    for place in range(CARS):
        car = state.line[place]
        state.finish[state.race, car] = place + 1
        if place < PLACES_IN_POINTS:
            tell(book, CAR_SCORES, NOBODY, car, place + 1, POINTS[place], 0)
    if state.race + 1 == box.races:
        end_season(box, state, book)
    else:
        state.race += 1
        start_race(box, state, book)


@rule
def end_season(box: Box, state: State, book: Book) -> None:
    """The titles are won, by a player or not (FMR-25, FMR-27, FMR-31)."""
    state.phase = Phase.OVER
    tell(book, SEASON_ENDS, NOBODY, box.races, 0, 0, 0)
    team = best_team(state)
    tell(book, TEAM_WINS, NOBODY, team, team_points(state, team), 0, 0)
    if box.drivers == 1:
        car = best_driver(state)
        tell(book, DRIVER_WINS, NOBODY, car, driver_points(state, car), 0, 0)
    seat = winner(box, state)
    if seat == NO_ONE:
        tell(book, NOBODY_WINS, NOBODY, team, 0, 0, 0)
    else:
        tell(book, PLAYER_WINS, seat, seat_points(box, state, seat), 0, 0, 0)
