"""What cards, jokers, ways, spurts and punctures bring (TR-20 to TR-27)."""

from paddock.core.compiled import rule
from paddock.games.top_race.actions import GO
from paddock.games.top_race.apply.cards import back_car, front_car
from paddock.games.top_race.box import Box
from paddock.games.top_race.hints.places import Floats, value
from paddock.games.top_race.legal import is_printed
from paddock.games.top_race.legal.track import column_of, is_home, is_occupied
from paddock.games.top_race.state import OFF_BOARD, State
from paddock.games.top_race.tables import CARS, JOKER, MOST_NEXT

OFF = 4.0  # squares that a puncture costs beyond those that its partner has to make up
SHUT_IN = 2.0  # squares that a car can expect to go when all before it is taken
WASTED = 0.5  # a card is better kept than thrown away


@rule
def distances(box: Box, state: State, go: Floats) -> None:
    """The squares that each car has still to go; a punctured one has some more."""
    for car in range(CARS):
        go[car] = box.to_go[0]
        if state.square[car] != OFF_BOARD:
            go[car] = box.to_go[state.square[car]]
    for car in range(CARS):
        if state.punctured[car] > 0:
            gap = max(0.0, go[state.partner[car]] - go[car])
            go[car] += gap + OFF


@rule
def liking_of_card(box: Box, state: State, seat: int, kind: int, go: Floats) -> float:
    """What the lines of a card bring together, with the best cars for its jokers."""
    before = value(box, state, seat, go)
    if box.linked[kind] == 1:
        return liking_of_special(box, state, seat, kind, go, before)
    moved = 0.0
    old = go[0], go[1], go[2], go[3], go[4], go[5]
    for line in range(box.lines[kind]):
        car, steps = box.car[kind, line], box.steps[kind, line]
        if car == JOKER:
            car = best_for_joker(box, state, seat, kind, steps, go)
        moved += move_ahead(box, state, car, steps, go)
    gain = value(box, state, seat, go) - before
    for car in range(CARS):
        go[car] = old[car]
    return gain if moved > 0.0 else gain - WASTED


@rule
def move_ahead(box: Box, state: State, car: int, steps: int, go: Floats) -> float:
    """A car has fewer squares to go; how many fewer."""
    if is_home(state, car) or state.punctured[car] > 0:
        return 0.0
    moved = min(float(steps), go[car])
    if is_shut_in(box, state, car):
        moved = min(moved, SHUT_IN)
    go[car] -= moved
    return moved


@rule
def is_shut_in(box: Box, state: State, car: int) -> bool:
    """Whether every square that follows is taken."""
    for i in range(MOST_NEXT):
        after = box.next[state.square[car], i]
        if after >= 0 and not is_occupied(state, after):
            return False
    return True


@rule
def best_for_joker(box: Box, state: State, seat: int, kind: int, steps: int, go: Floats) -> int:
    """The car that a joker helps most."""
    best, most = 0, -1.0e9
    for car in range(CARS):
        if not is_printed(box, kind, car):
            gain = value_after(box, state, seat, car, steps, go)
            if gain > most:
                best, most = car, gain
    return best


@rule
def value_after(box: Box, state: State, seat: int, car: int, steps: int, go: Floats) -> float:
    """What the race promises once a car has moved."""
    before = go[car]
    move_ahead(box, state, car, steps, go)
    then = value(box, state, seat, go)
    go[car] = before
    return then


@rule
def liking_of_joker(box: Box, state: State, seat: int, car: int, go: Floats) -> float:
    """What the joker's line brings with this car."""
    steps = box.steps[state.card, state.line]
    return value_after(box, state, seat, car, steps, go)


@rule
def liking_of_special(
    box: Box, state: State, seat: int, kind: int, go: Floats, before: float
) -> float:
    """The better use of a special card."""
    one, other = box.car[kind, 0], box.car[kind, 1]
    apart = column_of(box, state, one) != column_of(box, state, other)
    if not apart or is_home(state, one) or is_home(state, other):
        return -WASTED
    front, back = one, other
    if column_of(box, state, other) > column_of(box, state, one):
        front, back = other, one
    best = max(
        value_of_spurt(box, state, seat, back, front, go),
        value_of_puncture(box, state, seat, back, front, go),
    )
    return best - before


@rule
def value_of_spurt(box: Box, state: State, seat: int, back: int, front: int, go: Floats) -> float:
    """What the race promises once the back car is level."""
    if state.punctured[back] > 0:
        return value(box, state, seat, go)
    before = go[back]
    go[back] = min(before, float(box.to_go[state.square[front]]))
    then = value(box, state, seat, go)
    go[back] = before
    return then


@rule
def value_of_puncture(
    box: Box, state: State, seat: int, back: int, front: int, go: Floats
) -> float:
    """What the race promises once the front car waits for the other."""
    if state.punctured[front] > 0:
        return value(box, state, seat, go)
    before = go[front]
    go[front] = max(before, go[back]) + OFF
    then = value(box, state, seat, go)
    go[front] = before
    return then


@rule
def liking_of_spurt(box: Box, state: State, seat: int, go: Floats) -> float:
    """The card's back car goes level."""
    back, front = back_car(box, state), front_car(box, state)
    return value_of_spurt(box, state, seat, back, front, go)


@rule
def liking_of_puncture(box: Box, state: State, seat: int, go: Floats) -> float:
    """The card's front car is taken off."""
    back, front = back_car(box, state), front_car(box, state)
    return value_of_puncture(box, state, seat, back, front, go)


@rule
def liking_of_way(box: Box, state: State, seat: int, verb: int, square: int, go: Floats) -> float:
    """What it brings when the car that is put or moved has so far to go from there."""
    car = state.lot
    if verb == GO:
        car = state.mover
    elif state.returning >= 0:
        car = state.returning
    before = go[car]
    go[car] = float(box.to_go[square])
    then = value(box, state, seat, go)
    go[car] = before
    return then
