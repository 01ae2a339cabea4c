"""The mover tries to come onto another square, and may collide (ND-17 to ND-23, ND-26, ND-27)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.games.nitro_dice.apply.damage import damage
from paddock.games.nitro_dice.apply.entering import enter
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.events import (
    CHANGES_LANE,
    DRIFTS,
    HITS_HAZARD,
    HOLDS,
    PUSHES,
    REAR_ENDS,
    SIDESWIPES,
    SQUEEZES,
    STEPS,
    TAKES_SPEED,
)
from paddock.games.nitro_dice.legal.moves import boost_goal, squeeze_goal
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
from paddock.games.nitro_dice.state import NO_ONE, Phase, State
from paddock.games.nitro_dice.tables import INSIDE, NO_SQUARE, OUTSIDE, PIT

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
