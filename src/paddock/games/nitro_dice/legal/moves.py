"""What a seat may do in its move (ND-16 to ND-23, ND-35, ND-36)."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.actions import (
    BRAKE,
    DRIFT,
    END,
    LANE,
    NITRO,
    REPAIR,
    SQUEEZE,
    STEP,
    pack,
)
from paddock.games.nitro_dice.legal.track import (
    ahead,
    beside,
    card_of,
    drift_goal,
    in_garage,
    is_free,
    is_straight,
    lane_of,
    row_of,
    square_at,
)
from paddock.games.nitro_dice.state import State
from paddock.games.nitro_dice.tables import (
    BEST,
    GARAGE_CONDITION,
    GARAGE_SPEED,
    INSIDE,
    LANES,
    NO_SQUARE,
    OUTSIDE,
    PIT,
)


@rule
def movement_left(state: State) -> int:
    """The die less the movement used, never below 0 (ND-16)."""
    left = state.speed[state.mover] - state.used
    return int(left) if left > 0 else 0


@rule
def moves(state: State, out: Ints) -> int:
    """What the one who moves may do now, sorted."""
    seat = state.mover
    if state.speed[seat] == 0:  # braked to a stand: there is no move (ND-16)
        out[0] = pack(END, 0)
        return 1
    left = movement_left(state)
    count = 0
    if may_step(state, left):
        out[count] = pack(STEP, 0)
        count += 1
    if state.held[seat] > 0:
        count = moves_for_a_card(state, left, out, count)
    if may_burn_nitro(state):
        out[count] = pack(NITRO, 0)
        count += 1
    if state.tokens[seat] > 0 and state.held[seat] > 0:
        count = squeezes(state, out, count)
    if may_repair(state, left):
        out[count] = pack(REPAIR, 0)
        count += 1
    if left == 0 or in_garage(state, seat):
        out[count] = pack(END, 0)
        count += 1
    return count


@rule
def may_step(state: State, left: int) -> bool:
    """Whether there is movement for a step and a square for it (ND-17, ND-36)."""
    return left > 0 and ahead(state, state.square[state.mover]) != NO_SQUARE


@rule
def moves_for_a_card(state: State, left: int, out: Ints, count: int) -> int:
    """Lane changes, drifts and the brake: each wants a card (ND-18, ND-19, ND-20)."""
    for lane in range(LANES):
        if may_change_to(state, lane):
            out[count] = pack(LANE, lane)
            count += 1
    if left == 0:
        return count
    for lane in range(LANES):
        if may_drift_to(state, lane):
            out[count] = pack(DRIFT, lane)
            count += 1
    out[count] = pack(BRAKE, 0)
    return count + 1


@rule
def may_change_to(state: State, lane: int) -> bool:
    """Whether a lane change reaches a square of this lane (ND-18, ND-35)."""
    if beside(state, state.square[state.mover], lane) == NO_SQUARE:
        return False
    return lane != PIT or may_enter_garage(state)


@rule
def may_drift_to(state: State, lane: int) -> bool:
    """Whether a drift reaches a square of this lane (ND-19, ND-35)."""
    if drift_goal(state, state.square[state.mover], lane) == NO_SQUARE:
        return False
    return lane != PIT or may_enter_garage(state)


@rule
def may_enter_garage(state: State) -> bool:
    """Damaged, and slow enough at this moment (ND-35)."""
    seat = state.mover
    return state.condition[seat] <= GARAGE_CONDITION and state.speed[seat] <= GARAGE_SPEED


@rule
def may_burn_nitro(state: State) -> bool:
    """Whether there is a token, and a straight square ahead of a straight one (ND-21)."""
    return state.tokens[state.mover] > 0 and boost_goal(state) != NO_SQUARE


@rule
def boost_goal(state: State) -> int:
    """The square that nitro drives onto next, or NO_SQUARE where that is none (ND-21)."""
    square = state.square[state.mover]
    if lane_of(square) == PIT or not is_straight(state, square):
        return NO_SQUARE
    goal = ahead(state, square)
    return goal if is_straight(state, goal) else NO_SQUARE


@rule
def squeezes(state: State, out: Ints, count: int) -> int:
    """The lanes in which one may land behind two dice side by side (ND-23)."""
    if not pair_ahead(state):
        return count
    for lane in range(PIT):
        if squeeze_goal(state, lane) != NO_SQUARE:
            out[count] = pack(SQUEEZE, lane)
            count += 1
    return count


@rule
def pair_ahead(state: State) -> bool:
    """Whether two dice stand side by side on the straight right ahead (ND-23)."""
    goal = boost_goal(state)
    if goal == NO_SQUARE:
        return False
    card, row = card_of(goal), row_of(goal)
    if is_free(state, square_at(card, INSIDE, row)):
        return False
    return not is_free(state, square_at(card, OUTSIDE, row))


@rule
def squeeze_goal(state: State, lane: int) -> int:
    """The free square beyond the pair in a lane, if that is straight, or NO_SQUARE (ND-23)."""
    pair = boost_goal(state)
    goal = ahead(state, square_at(card_of(pair), lane, row_of(pair)))
    if not is_straight(state, goal) or not is_free(state, goal):
        return NO_SQUARE
    return goal


@rule
def may_repair(state: State, left: int) -> bool:
    """Whether a point of movement can restore the condition (ND-36)."""
    seat = state.mover
    return left > 0 and in_garage(state, seat) and state.condition[seat] < BEST
