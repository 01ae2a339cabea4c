"""What may come now: decisions of a seat, answers of luck. Asks, never changes."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.core.who import LUCK, OVER, only
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal.building import step_of_action
from paddock.games.grands_tours.legal.chance import chances, label
from paddock.games.grands_tours.legal.gathering import exchanges, liftings, new_faces, readjustings
from paddock.games.grands_tours.legal.turn import actions_of
from paddock.games.grands_tours.state import Phase, State

__all__ = ["chances", "due", "is_luck", "label", "legal"]


@entry
def due(box: Box, state: State) -> int:
    """The set of those who may act."""
    if state.phase == Phase.OVER:
        return OVER
    if is_luck(state.phase):
        return only(LUCK)
    return only(state.seat)


@rule
def is_luck(phase: int) -> bool:
    """Whether cards, a lot or a die speak next."""
    return phase <= Phase.ROLL


@entry
def legal(box: Box, state: State, seat: int, out: Ints) -> int:
    """What the seat may do, sorted."""
    phase = state.phase
    if seat != state.seat or is_luck(phase) or phase == Phase.OVER:
        return 0
    if phase == Phase.ACT:
        return actions_of(box, state, seat, out)
    if phase == Phase.LIFT:
        return liftings(state, seat, out)
    if phase == Phase.READJUST:
        return readjustings(state, seat, out)
    if phase == Phase.FACE:
        return new_faces(state, out)
    if phase == Phase.EXCHANGE:
        return exchanges(box, state, seat, out)
    return step_of_action(state, seat, out)
