"""How much each step of Camp and rest days is liked (GT-10, GT-11)."""

from paddock.core.compiled import rule
from paddock.games.grands_tours.actions import LIFT_ALL, READJUST, first_of
from paddock.games.grands_tours.legal.dice import count_of, owns
from paddock.games.grands_tours.legal.gathering import dice_rolled
from paddock.games.grands_tours.state import ROLLED, TEAM_DIE, State
from paddock.games.grands_tours.tables import JERSEYS, ONES_RIDE_ON, TOP_FACE


@rule
def team_first(own: int) -> float:
    """Jersey dice have no 1: where it is all the same, a team die is used."""
    return 0.05 if own == TEAM_DIE else 0.0


@rule
def value_of_face(state: State, seat: int, face: int) -> float:
    """What a die that has been rolled is good for."""
    if face == 1 and not owns(state, seat, ONES_RIDE_ON):
        return 0.0
    return 0.5 + 0.1 * face


@rule
def value_of_unrolled(state: State, seat: int) -> float:
    """The mean over the six faces of a team die."""
    total = 0.0
    for face in range(1, TOP_FACE):
        total += value_of_face(state, seat, face)
    return total / (TOP_FACE - 1)


@rule
def liking_of_roll(state: State, seat: int, verb: int, own: int) -> float:
    """Keep what lies there, or one die fewer and all anew (GT-10)."""
    if verb == READJUST:
        fewer = dice_rolled(state, seat) - 1
        return fewer * value_of_unrolled(state, seat) + team_first(own)
    kept = 0.0
    for face in range(1, TOP_FACE):
        kept += state.rolled[seat, face] * value_of_face(state, seat, face)
    for jersey in range(JERSEYS):
        if state.jersey_owner[jersey] == seat and state.jersey_place[jersey] == ROLLED:
            kept += value_of_face(state, seat, state.jersey_face[jersey])
    return kept


@rule
def liking_of_lift(state: State, seat: int, verb: int, argument: int) -> float:
    """Everything out of the gruppetto; out of the peloton what is worse than a roll (GT-11)."""
    if verb == LIFT_ALL:
        return 3.0
    face = first_of(argument)
    if face == 0:
        return 2.0
    gain = value_of_unrolled(state, seat) - value_of_face(state, seat, face)
    if count_of(state, seat, face) > 2:
        gain += 0.15
    return 4.0 * gain
