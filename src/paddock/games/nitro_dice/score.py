"""Places, points, who has won (ND-10, ND-30, ND-45 to ND-47)."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.legal.order import is_ahead, on_course
from paddock.games.nitro_dice.state import Phase, State

FINISHED, DRIVING, WRECKED = 0, 1, 2


@rule
def standing_of(state: State, seat: int) -> int:
    """The finished are before those who drive, and these before the wrecked (ND-30, ND-47)."""
    if state.finished[seat] > 0:
        return FINISHED
    if state.wrecked[seat] > 0:
        return WRECKED
    return DRIVING


@rule
def stands_before(state: State, seat: int, other: int) -> bool:
    """Whether a seat stands before another in the race that is run."""
    mine, theirs = standing_of(state, seat), standing_of(state, other)
    if mine != theirs:
        return mine < theirs
    if mine == FINISHED:
        return state.finished[seat] < state.finished[other]
    if mine == WRECKED:
        return state.wrecked[seat] > state.wrecked[other]
    return on_course(state, seat) and on_course(state, other) and is_ahead(state, seat, other)


@rule
def place_in_race(box: Box, state: State, seat: int) -> int:
    """A seat's place as the race stands, 1 being the first; all are first before the grid."""
    place = 1
    for other in range(box.seats):
        if other != seat and stands_before(state, other, seat):
            place += 1
    return place


@rule
def points_for(box: Box, place: int) -> int:
    """The number of players less the number ahead (ND-45)."""
    return box.seats - (place - 1)


@rule
def total_points(box: Box, state: State, seat: int) -> int:
    """The points of all races that are over (ND-46)."""
    points = 0
    for race in range(box.races):
        if state.place[race, seat] > 0:
            points += points_for(box, state.place[race, seat])
    return points


@rule
def last_place(box: Box, state: State, seat: int) -> int:
    """The place in the last race, as it stands or as it ended."""
    if state.phase == Phase.OVER:
        return int(state.place[box.races - 1, seat])
    return place_in_race(box, state, seat)


@rule
def is_better(box: Box, state: State, seat: int, other: int) -> bool:
    """More points; level on points, better in the last race (ND-46)."""
    mine, theirs = total_points(box, state, seat), total_points(box, state, other)
    if mine != theirs:
        return mine > theirs
    return last_place(box, state, seat) < last_place(box, state, other)


@rule
def rank_of(box: Box, state: State, seat: int) -> int:
    """How many are better, and one."""
    rank = 1
    for other in range(box.seats):
        if other != seat and is_better(box, state, other, seat):
            rank += 1
    return rank


@entry
def score(box: Box, state: State, out: Ints) -> None:
    """Rank and points of each seat, as they stand."""
    for seat in range(box.seats):
        out[seat, 0] = rank_of(box, state, seat)
        out[seat, 1] = total_points(box, state, seat)
