"""What luck may answer, how much each answer weighs, and the names of the chances."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.games.gp.actions import BEGINS, FACE, LIES, pack
from paddock.games.gp.box import Box
from paddock.games.gp.legal.course import lap
from paddock.games.gp.legal.progress import can_bear_item
from paddock.games.gp.state import Phase, State
from paddock.games.gp.tables import FACES, PIT

LABEL_LOT, LABEL_DIE, LABEL_SCATTER = 0, 1, 2


@entry
def chances(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """What luck may answer."""
    phase = state.phase
    if phase == Phase.LOT:
        return seats_in_the_lot(box, state, out, weights)
    if phase == Phase.SCATTER:
        return evenly(weights, empty_squares(box, state, LIES, out))
    for i in range(FACES):
        out[i] = pack(FACE, i + 1)
        weights[i] = 1
    return FACES


@rule
def seats_in_the_lot(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """Anybody in this race may begin qualifying (GP-3)."""
    count = 0
    for seat in range(box.seats):
        out[count] = pack(BEGINS, seat)
        count += state.taking_part[seat]
    return evenly(weights, count)


@rule
def evenly(weights: Ints, count: int) -> int:
    """All weigh the same."""
    for i in range(count):
        weights[i] = 1
    return count


@rule
def empty_squares(box: Box, state: State, verb: int, out: Ints) -> int:
    """Squares on which an item may be laid before the race (GP-50)."""
    count = 0
    for square in range(lap(box, state)):
        if box.kind[state.circuit, square] != PIT and can_bear_item(box, state, square):
            out[count] = pack(verb, square)
            count += 1
    return count


@entry
def label(box: Box, state: State) -> int:
    """The name of the chance: its kind, whose it is, how many of that kind came before."""
    phase = state.phase
    if phase == Phase.LOT:
        return label_of(LABEL_LOT, 0, state.race)
    if phase == Phase.SCATTER:
        return label_of(LABEL_SCATTER, 0, state.scattered)
    return label_of(LABEL_DIE, state.actor, state.rolled[state.actor])


@rule
def label_of(kind: int, owner: int, number: int) -> int:
    """Kind, owner and number side by side."""
    return kind + 4 * (owner + 8 * number)
