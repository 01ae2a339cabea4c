"""One step of a die, from the collision to the draft (ND-17 to ND-23, ND-26, ND-27, ND-33)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.nitro_dice.apply.cards import lay
from paddock.games.nitro_dice.apply.damage import damage
from paddock.games.nitro_dice.box import CROSSING, Box
from paddock.games.nitro_dice.events import (
    CHANGES_LANE,
    CROSSES,
    DRIFTS,
    ENTERS_GARAGE,
    FINISHES,
    HITS_HAZARD,
    HOLDS,
    LEAVES_GARAGE,
    PULLED,
    PUSHES,
    REAR_ENDS,
    REFUSES,
    SIDESWIPES,
    SQUEEZES,
    STEERS,
    STEERS_WITH_DAMAGE,
    STEERS_WITH_THREE,
    STEPS,
    TAKES_SPEED,
)
from paddock.games.nitro_dice.legal.moves import boost_goal, squeeze_goal
from paddock.games.nitro_dice.legal.order import on_course
from paddock.games.nitro_dice.legal.track import (
    ahead,
    behind,
    beside,
    card_of,
    die_on,
    drift_goal,
    in_garage,
    is_free,
    is_hazard,
    lane_of,
    row_of,
    square_at,
)
from paddock.games.nitro_dice.state import NO_ONE, Cost, Phase, State
from paddock.games.nitro_dice.tables import INSIDE, NO_SQUARE, OUTSIDE, PIT, STEERING_CARDS

# Trying to move


@rule
def step(box: Box, state: State, book: Book) -> None:
    """The mover drives onto the next square of its lane, or into the die that is there."""
    seat = state.mover
    note_first_step(state)
    goal = ahead(state, state.square[seat])
    if lane_of(goal) != PIT and not is_free(state, goal):
        state.pull = NO_ONE
        rear_end(box, state, die_on(state, goal), book)
        return
    tell(book, STEPS, seat, state.square[seat], goal, 0, 0)
    enter(state, seat, goal, book)


@rule
def note_first_step(state: State) -> None:
    """With the first square tried in a move it is settled whom it may pull (ND-22)."""
    if state.stepped == 1:
        return
    state.stepped = 1
    state.vacated = state.square[state.mover]
    state.pull = die_to_pull(state)


@rule
def die_to_pull(state: State) -> int:
    """The die right behind in the lane that is not faster, or NO_ONE (ND-22)."""
    if in_garage(state, state.mover):
        return NO_ONE
    other = die_on(state, behind(state, state.square[state.mover]))
    if other == NO_ONE or state.speed[other] > state.speed[state.mover]:
        return NO_ONE
    return other


@rule
def rear_end(box: Box, state: State, other: int, book: Book) -> None:
    """It stays behind, its move is over, and it is no faster than the other (ND-26)."""
    seat = state.mover
    tell(book, REAR_ENDS, seat, other, 0, 0, 0)
    damage(box, state, seat, book)
    damage(box, state, other, book)
    if state.speed[other] < state.speed[seat]:
        state.speed[seat] = state.speed[other]
        tell(book, TAKES_SPEED, seat, state.speed[seat], 0, 0, 0)
    state.stopped = 1
    state.then = Phase.GO_ON
    state.phase = Phase.SETTLE


@rule
def change_lane(box: Box, state: State, lane: int, book: Book) -> None:
    """Sideways, never forward (ND-18)."""
    seat = state.mover
    goal = beside(state, state.square[seat], lane)
    if lane != PIT and not is_free(state, goal):
        if not makes_room(box, state, goal, book):
            return
    tell(book, CHANGES_LANE, seat, state.square[seat], goal, 0, 0)
    enter(state, seat, goal, book)


@rule
def drift(box: Box, state: State, lane: int, book: Book) -> None:
    """Forward and sideways at once (ND-19)."""
    seat = state.mover
    note_first_step(state)
    goal = drift_goal(state, state.square[seat], lane)
    if lane != PIT and not is_free(state, goal):
        if not makes_room(box, state, goal, book):
            state.pull = NO_ONE
            return
    tell(book, DRIFTS, seat, state.square[seat], goal, 0, 0)
    enter(state, seat, goal, book)


@rule
def makes_room(box: Box, state: State, goal: int, book: Book) -> bool:
    """A sideswipe: both are damaged, and the other is pushed on if it can be (ND-27)."""
    seat, other = state.mover, die_on(state, goal)
    onto = push_goal(state, goal)
    tell(book, SIDESWIPES, seat, other, 0, 0, 0)
    damage(box, state, seat, book)
    damage(box, state, other, book)
    if onto == NO_SQUARE:
        tell(book, HOLDS, other, seat, 0, 0, 0)
        state.then = Phase.GO_ON
        state.phase = Phase.SETTLE
        return False
    push(box, state, other, onto, book)
    if state.wrecking[seat] == 1:  # it leaves the course at once (ND-30)
        state.then = Phase.GO_ON
        state.phase = Phase.SETTLE
        return False
    return True


@rule
def push(box: Box, state: State, other: int, onto: int, book: Book) -> None:
    """The other goes one further, into a hazard too; a wreck is gone already (ND-27)."""
    if state.wrecking[other] == 1:
        state.square[other] = onto  # out of the way until it is taken off
        return
    tell(book, PUSHES, state.mover, other, onto, 0, 0)
    state.square[other] = onto
    if is_hazard(state, onto):
        tell(book, HITS_HAZARD, other, onto, 0, 0, 0)
        damage(box, state, other, book)


@rule
def push_goal(state: State, goal: int) -> int:
    """Where a die is pushed: only out of the way of a car that leaves the garage (ND-27)."""
    if not in_garage(state, state.mover):
        return NO_SQUARE
    onto = beside(state, goal, INSIDE)
    return onto if is_free(state, onto) else NO_SQUARE


@rule
def squeeze(state: State, lane: int, book: Book) -> None:
    """Between two dice to the row beyond them (ND-23)."""
    seat = state.mover
    note_first_step(state)
    pair = boost_goal(state)
    goal = squeeze_goal(state, lane)
    state.tokens[seat] -= 1
    state.beside[0] = die_on(state, square_at(card_of(pair), INSIDE, row_of(pair)))
    state.beside[1] = die_on(state, square_at(card_of(pair), OUTSIDE, row_of(pair)))
    tell(book, SQUEEZES, seat, state.square[seat], goal, 0, 0)
    enter(state, seat, goal, book)


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
    lay(state, state.seat, kind, book)
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
