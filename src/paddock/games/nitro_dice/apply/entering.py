"""A die comes onto a square: steering, hazard, the flag, the draft (ND-17, ND-22, ND-33)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.nitro_dice.apply.cards import lay
from paddock.games.nitro_dice.apply.damage import damage
from paddock.games.nitro_dice.box import CROSSING, Box
from paddock.games.nitro_dice.events import (
    CROSSES,
    ENTERS_GARAGE,
    FINISHES,
    HITS_HAZARD,
    LEAVES_GARAGE,
    PULLED,
    REFUSES,
    STEERS,
    STEERS_WITH_DAMAGE,
    STEERS_WITH_THREE,
)
from paddock.games.nitro_dice.legal.order import on_course
from paddock.games.nitro_dice.legal.track import (
    card_of,
    is_hazard,
    lane_of,
)
from paddock.games.nitro_dice.state import NO_ONE, Cost, Phase, State
from paddock.games.nitro_dice.tables import NO_SQUARE, PIT, STEERING_CARDS

# Entering a square


@rule
def enter(state: State, seat: int, goal: int, book: Book) -> None:
    """The die comes onto a free square; a new card wants steering (ND-17)."""
    start = state.square[seat]
    state.square[seat] = goal
    state.entering = seat
    note_garage(state, seat, start, goal, book)
    if card_of(start) == card_of(goal):
        state.phase = Phase.ARRIVED
        return
    state.seat = seat
    state.phase = Phase.STEER
    if card_of(start) == 0:  # the front edge of the start card is the finish line (ND-6)
        state.crossings[seat] += 1
        if state.crossings[seat] > 1:
            tell(book, CROSSES, seat, state.crossings[seat] - 1, 0, 0, 0)


@rule
def note_garage(state: State, seat: int, start: int, goal: int, book: Book) -> None:
    """In the garage earlier arrivals are ahead (ND-10, ND-35)."""
    if lane_of(goal) == PIT:
        state.arrivals += 1
        state.arrival[seat] = state.arrivals
        if lane_of(start) != PIT:
            tell(book, ENTERS_GARAGE, seat, 0, 0, 0, 0)
    elif lane_of(start) == PIT:
        tell(book, LEAVES_GARAGE, seat, 0, 0, 0, 0)


@rule
def steer_with_match(state: State, kind: int, book: Book) -> None:
    """A card of the type that is entered (ND-17)."""
    tell(book, STEERS, state.seat, kind, 0, 0, 0)
    lay(state, state.seat, kind)
    steered(state)


@rule
def steer_with_three(state: State, book: Book) -> None:
    """Any three cards (ND-17)."""
    tell(book, STEERS_WITH_THREE, state.seat, 0, 0, 0, 0)
    state.cost = Cost.STEERING
    state.to_pay = STEERING_CARDS
    state.phase = Phase.PAY


@rule
def steer_with_damage(box: Box, state: State, book: Book) -> None:
    """One damage (ND-17)."""
    tell(book, STEERS_WITH_DAMAGE, state.seat, 0, 0, 0, 0)
    damage(box, state, state.seat, book)
    steered(state)


@rule
def steered(state: State) -> None:
    """The card is entered and paid for."""
    state.phase = Phase.ARRIVED


@rule
def arrive(box: Box, state: State, book: Book) -> None:
    """Hazard, then the damage of a squeeze; then hands are cut (ND-23, ND-31, ND-33)."""
    seat = state.entering
    square = state.square[seat]
    if is_hazard(state, square) and state.wrecking[seat] == 0:
        tell(book, HITS_HAZARD, seat, square, 0, 0, 0)
        damage(box, state, seat, book)
    if state.beside[0] != NO_ONE:
        damage(box, state, seat, book)
        damage(box, state, state.beside[0], book)
        damage(box, state, state.beside[1], book)
        state.beside[0] = NO_ONE
        state.beside[1] = NO_ONE
    state.then = Phase.AFTER_STEP
    state.phase = Phase.SETTLE


# After it


@rule
def after_step(box: Box, state: State, book: Book) -> None:
    """Whoever has completed the laps is done; then the die behind may be pulled (ND-22, ND-47)."""
    seat = state.entering
    if box.finish == CROSSING and on_course(state, seat) and state.crossings[seat] > box.laps:
        finish(box, state, seat, book)
    if seat == state.mover and state.pull != NO_ONE:
        state.seat = state.pull
        state.phase = Phase.DRAFT
    else:
        state.phase = Phase.GO_ON


@rule
def finish(box: Box, state: State, seat: int, book: Book) -> None:
    """The die leaves the course (ND-47)."""
    place = 1
    for other in range(box.seats):
        if state.finished[other] > 0:
            place += 1
    state.finished[seat] = place
    state.square[seat] = NO_SQUARE
    tell(book, FINISHES, seat, place, 0, 0, 0)


@rule
def be_pulled(state: State, book: Book) -> None:
    """Into the square that the mover has left; paid for like a step (ND-22)."""
    seat = state.pull
    state.pull = NO_ONE
    tell(book, PULLED, seat, state.square[seat], state.vacated, 0, 0)
    enter(state, seat, state.vacated, book)


@rule
def refuse_draft(state: State, book: Book) -> None:
    """A card keeps the die where it is (ND-22)."""
    tell(book, REFUSES, state.pull, 0, 0, 0, 0)
    state.pull = NO_ONE
    state.phase = Phase.GO_ON
