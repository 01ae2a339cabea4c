"""What may come now: decisions of a seat, answers of luck. Asks, never changes."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.core.who import LUCK, OVER, only
from paddock.games.formula_motor_racing.actions import (
    AGAIN,
    AHEAD,
    BEHIND,
    CHOOSE,
    FACE,
    GET_CARD,
    GET_TEAM,
    NEXT_ON_GRID,
    PICK,
    PLAY,
    STOP,
    pack,
)
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.state import NO_CARD, NO_ONE, Phase, State
from paddock.games.formula_motor_racing.tables import (
    ANY_COLOUR,
    CARS,
    COLOUR,
    EFFECT,
    FACES,
    KINDS,
    SPIN_OUT,
    TEAMS,
    TURBO,
    TURBO_REACH,
)

LABEL_LOT, LABEL_GRID, LABEL_CARD, LABEL_DIE = 0, 1, 2, 3


@entry
def due(box: Box, state: State) -> int:
    """The set of those who may act."""
    phase = state.phase
    if phase == Phase.OVER:
        return OVER
    if luck_is_due(phase):
        return only(LUCK)
    return only(state.seat)


@rule
def luck_is_due(phase: int) -> bool:
    """Whether cards or the die speak next."""
    return (
        phase == Phase.DRAW
        or phase == Phase.ROLL
        or phase == Phase.DEAL
        or phase == Phase.GRID
        or phase == Phase.LOT
    )


@entry
def legal(box: Box, state: State, seat: int, out: Ints) -> int:
    """What the seat may do, sorted."""
    if seat != state.seat:
        return 0
    phase = state.phase
    if phase == Phase.PLAY:
        return kinds_in_hand(state, seat, out)
    if phase == Phase.CHOOSE:
        return cars_for(state, state.card, out)
    if phase == Phase.AGAIN:
        out[0] = pack(STOP, 0)
        out[1] = pack(AGAIN, 0)
        return 2
    if phase == Phase.ASIDE:
        out[0] = pack(AHEAD, 0)
        out[1] = pack(BEHIND, 0)
        return 2
    if phase == Phase.PICK:
        return free_teams(state, PICK, out)
    return 0


@rule
def free_teams(state: State, verb: int, out: Ints) -> int:
    """Teams without a commander (FMR-5)."""
    count = 0
    for team in range(TEAMS):
        if state.owner[team] == NO_ONE:
            out[count] = pack(verb, team)
            count += 1
    return count


@rule
def kinds_in_hand(state: State, seat: int, out: Ints) -> int:
    """The different cards that a seat holds; every one may be played (FMR-19)."""
    count = 0
    last = NO_CARD
    for i in range(state.held[seat]):  # a kind that comes again is written over by the next
        kind = state.hand[seat, i]
        out[count] = pack(PLAY, kind)
        if kind != last:
            count += 1
        last = kind
    return count


@rule
def cars_for(state: State, card: int, out: Ints) -> int:
    """The running cars that a card allows, by their numbers."""
    allowed = 0  # a set of cars
    for place in range(state.running):
        if reaches(state, card, place):
            allowed |= 1 << state.line[place]
    count = 0
    for car in range(CARS):  # a car that is not allowed is written over by the next
        out[count] = pack(CHOOSE, car)
        if (allowed >> car) & 1 == 1:
            count += 1
    return count


@rule
def reaches(state: State, card: int, place: int) -> bool:
    """Whether a card may be played on the running car in a place (FMR-12 to FMR-16)."""
    if EFFECT[card] == TURBO:
        return place >= state.running - TURBO_REACH
    return COLOUR[card] == ANY_COLOUR or COLOUR[card] == state.line[place] // 2


@rule
def allows(state: State, card: int, car: int) -> bool:
    """Whether a card may be played on a car."""
    place = place_of(state, car)
    return place < state.running and reaches(state, card, place)


@rule
def needs_a_car(card: int) -> bool:
    """Whether the player chooses the car; for spins and the crash the die does."""
    return EFFECT[card] < SPIN_OUT


@rule
def finds_a_car(state: State, card: int) -> bool:
    """Whether there is a running car for the card (FMR-12, FMR-15)."""
    found = False
    for place in range(state.running):
        found = found or reaches(state, card, place)
    return found


@rule
def place_of(state: State, car: int) -> int:
    """Where a car stands in the line, from 0."""
    found = CARS
    for place in range(CARS):
        if state.line[place] == car:
            found = place
    return found


@rule
def is_own(state: State, seat: int, car: int) -> bool:
    """Whether the seat commands the car's team."""
    return state.owner[car // 2] == seat


@entry
def chances(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """What luck may answer, and how much each answer weighs."""
    phase = state.phase
    if phase == Phase.ROLL:
        return faces(out, weights)
    if phase == Phase.LOT:
        return evenly(weights, free_teams(state, GET_TEAM, out))
    if phase == Phase.GRID:
        return evenly(weights, teams_not_on_grid(state, out))
    return unseen_cards(state, out, weights)


@rule
def faces(out: Ints, weights: Ints) -> int:
    """The twelve faces of the die (FMR-3)."""
    for i in range(FACES):
        out[i] = pack(FACE, i + 1)
        weights[i] = 1
    return FACES


@rule
def evenly(weights: Ints, count: int) -> int:
    """All weigh the same."""
    for i in range(count):
        weights[i] = 1
    return count


@rule
def teams_not_on_grid(state: State, out: Ints) -> int:
    """Teams still in the draw for the first grid (FMR-6)."""
    count = 0
    for team in range(TEAMS):
        if place_of(state, 2 * team) == CARS:
            out[count] = pack(NEXT_ON_GRID, team)
            count += 1
    return count


@rule
def unseen_cards(state: State, out: Ints, weights: Ints) -> int:
    """The kinds that the next card may be, weighed by their number among the unseen."""
    count = 0
    for kind in range(KINDS):  # a kind that is used up is written over by the next
        out[count] = pack(GET_CARD, kind)
        weights[count] = state.unseen[kind]
        if state.unseen[kind] > 0:
            count += 1
    return count


@entry
def label(box: Box, state: State) -> int:
    """The name of the chance: its kind, whose it is, how many of that kind came before."""
    phase = state.phase
    if phase == Phase.ROLL:
        return label_of(LABEL_DIE, state.seat, state.rolled[state.seat])
    if phase == Phase.LOT:
        return label_of(LABEL_LOT, state.seat, teams_commanded(state))
    if phase == Phase.GRID:
        return label_of(LABEL_GRID, 0, teams_on_grid(state))
    return label_of(LABEL_CARD, state.seat, state.drawn[state.seat])


@rule
def label_of(kind: int, owner: int, number: int) -> int:
    """Kind, owner and number side by side."""
    return kind + 8 * (owner + 8 * number)


@rule
def teams_commanded(state: State) -> int:
    """How many teams have a commander."""
    count = 0
    for team in range(TEAMS):
        if state.owner[team] != NO_ONE:
            count += 1
    return count


@rule
def teams_on_grid(state: State) -> int:
    """How many teams have been drawn for the first grid."""
    count = 0
    for team in range(TEAMS):
        if place_of(state, 2 * team) < CARS:
            count += 1
    return count
