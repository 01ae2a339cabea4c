"""The Club player: how much each action is liked, and how well a seat stands. No search.

A car's place is worth something between what it would score now and what places are worth on
average while much can still happen; the player wants own cars forward and the strongest rivals
back.
"""

import math

import numpy as np

from paddock.core.compiled import allocating_entry, allocating_rule, entry, rule
from paddock.core.record import Ints
from paddock.games.formula_motor_racing.actions import (
    AGAIN,
    AHEAD,
    CHOOSE,
    PLAY,
    argument_of,
    verb_of,
)
from paddock.games.formula_motor_racing.apply.line import move_down, move_up, retire
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.legal import allows, needs_a_car, place_of
from paddock.games.formula_motor_racing.score import team_points
from paddock.games.formula_motor_racing.state import State
from paddock.games.formula_motor_racing.tables import (
    CARS,
    CHARGE_ENGINE,
    CHARGE_GEAR,
    CHARGE_HIGHEST,
    CRASH,
    DROP,
    EFFECT,
    FACES,
    OVERTAKE,
    PIT,
    PIT_HIGHEST,
    POINTS,
    SPIN_OUT,
    STEPS,
    TEAMS,
    TURBO,
)

# What a running car in each place may hope for early in a race, and a retired one never will.
HOPE = np.array([5.2, 4.4, 3.7, 3.1, 2.6, 2.2, 1.8, 1.5, 1.2, 1.0, 0.8, 0.6], np.float64)
SHARPNESS = 3.0  # liking grows by e for every 1/3 of a point gained
MOST = 100_000.0  # the weight of the best action
LONG_RACE = 30.0  # turns to come after which nothing is decided yet


@allocating_entry
def lean(box: Box, state: State, seat: int, out: Ints, n: int, weights: Ints) -> None:
    """Weights of the legal actions: the best by far the heaviest, none below 1."""
    likings = np.zeros(n, np.float64)
    for i in range(n):
        likings[i] = liking(box, state, seat, out[i])
    best = likings.max()
    for i in range(n):
        weights[i] = 1 + int(MOST * math.exp(SHARPNESS * (likings[i] - best)))


@rule
def liking(box: Box, state: State, seat: int, action: int) -> float:
    """How many points an action seems to bring its seat."""
    verb, argument = verb_of(action), argument_of(action)
    if verb == PLAY:
        return liking_of_card(box, state, seat, argument)
    if verb == CHOOSE:
        return liking_of_target(box, state, seat, state.card, argument)
    if verb == AGAIN:
        return liking_of_another_roll(box, state, seat)
    if verb == AHEAD:
        return liking_of_crash(box, state, seat, -1) - liking_of_crash(box, state, seat, 1)
    return 0.0


@rule
def value(box: Box, state: State, seat: int, line: Ints, running: int) -> float:
    """What a line of cars is worth to a seat: own cars count for it, rivals against it."""
    settled = settledness(box, state)
    total = 0.0
    for place in range(CARS):
        worth_of_place = settled * POINTS[place]
        if place < running:
            worth_of_place += (1.0 - settled) * HOPE[place]
        total += care(box, state, seat, line[place] // 2) * worth_of_place
    return total


@rule
def settledness(box: Box, state: State) -> float:
    """0 early in a race, 1 at its end."""
    to_come = state.pile + max(0, state.last_turns)
    return 1.0 - min(1.0, to_come / LONG_RACE)


@rule
def care(box: Box, state: State, seat: int, team: int) -> float:
    """How much a seat minds a team's points: its own fully, strong rivals' more than weak ones'."""
    if state.owner[team] == seat:
        return 1.0
    lead = team_points(state, team) - own_points(state, seat)
    rivalry = -0.2 - 0.015 * lead
    return min(-0.05, max(-0.5, rivalry))


@rule
def own_points(state: State, seat: int) -> int:
    """The points of the seat's best team."""
    most = 0
    for team in range(TEAMS):
        if state.owner[team] == seat:
            most = max(most, team_points(state, team))
    return most


@rule
def liking_of_card(box: Box, state: State, seat: int, card: int) -> float:
    """The gain of a card played on its best car; a wasted card brings nothing."""
    if not needs_a_car(card):
        return liking_of_spin(box, state, seat, card)
    best = -1000.0
    for car in range(CARS):
        if allows(state, card, car):
            best = max(best, liking_of_target(box, state, seat, card, car))
    return 0.0 if best == -1000.0 else best


@allocating_rule
def liking_of_target(box: Box, state: State, seat: int, card: int, car: int) -> float:
    """The expected gain of a card on one car."""
    effect, place = EFFECT[card], place_of(state, car)
    before = value(box, state, seat, state.line, state.running)
    if effect == PIT:
        return pit_gain(box, state, seat, place, before)
    if effect == CHARGE_GEAR or effect == CHARGE_ENGINE:
        return charge_gain(box, state, seat, card, car, before)
    line = state.line.copy()
    if effect == OVERTAKE:
        slip(line, state.running, place, STEPS[card])
    elif effect == TURBO:
        move_up(line, place, STEPS[card])
    elif effect == DROP:
        move_down(line, state.running, place, STEPS[card])
    return value(box, state, seat, line, state.running) - before


@rule
def slip(line: Ints, running: int, place: int, steps: int) -> None:
    """An overtaking car takes the one behind along (FMR-12)."""
    goal = move_up(line, place, steps)
    if place + 1 < running and goal < place:
        move_up(line, place + 1, place - goal)


@allocating_rule
def pit_gain(box: Box, state: State, seat: int, place: int, before: float) -> float:
    """The mean over the die (FMR-15)."""
    gain = 0.0
    for face in range(1, PIT_HIGHEST + 1):
        line = state.line.copy()
        move_down(line, state.running, place, face)
        gain += value(box, state, seat, line, state.running) - before
    return gain / FACES


@allocating_rule
def charge_gain(box: Box, state: State, seat: int, card: int, car: int, before: float) -> float:
    """One roll: a place gained, or the gear or engine lost (FMR-16)."""
    place = place_of(state, car)
    line = state.line.copy()
    move_up(line, place, 1)
    won = value(box, state, seat, line, state.running) - before
    fallen = state.line.copy()
    running = state.running
    if EFFECT[card] == CHARGE_ENGINE:
        running = retire(fallen, running, place)
    else:
        move_down(fallen, running, place, running)
    lost = value(box, state, seat, fallen, running) - before
    return (CHARGE_HIGHEST * won + (FACES - CHARGE_HIGHEST) * lost) / FACES


@rule
def liking_of_another_roll(box: Box, state: State, seat: int) -> float:
    """Rolling on, against stopping (FMR-16) or keeping the number (FMR-17)."""
    if needs_a_car(state.card):
        before = value(box, state, seat, state.line, state.running)
        return charge_gain(box, state, seat, state.card, state.car, before)
    kept = hit_gain(box, state, seat, state.card, state.face - 1)
    return liking_of_spin(box, state, seat, state.card) - kept


@rule
def liking_of_spin(box: Box, state: State, seat: int, card: int) -> float:
    """The mean over all places that the die may name (FMR-17, FMR-18)."""
    gain = 0.0
    for place in range(state.running):
        gain += hit_gain(box, state, seat, card, place)
    return gain / FACES


@allocating_rule
def hit_gain(box: Box, state: State, seat: int, card: int, place: int) -> float:
    """What it brings when the car in this place is hit."""
    if place >= state.running:
        return 0.0
    before = value(box, state, seat, state.line, state.running)
    line = state.line.copy()
    running = state.running
    if EFFECT[card] == SPIN_OUT:
        running = retire(line, running, place)
    elif EFFECT[card] == CRASH:
        running = retire(line, running, place)
        running = retire(line, running, min(place, running - 1))
    else:
        move_down(line, running, place, running)
    return value(box, state, seat, line, running) - before


@allocating_rule
def liking_of_crash(box: Box, state: State, seat: int, side: int) -> float:
    """What it brings to take this neighbour along (FMR-18)."""
    line = state.line.copy()
    front = min(state.face - 1, state.face - 1 + side)
    running = retire(line, state.running, front + 1)
    running = retire(line, running, front)
    return value(box, state, seat, line, running)


@entry
def worth(box: Box, state: State, seat: int) -> float:
    """How well a seat stands: its hopes for the season against those of the best other team."""
    own, rival = 0.0, -1000.0
    for team in range(TEAMS):
        hope = hopes(box, state, team)
        if state.owner[team] == seat:
            own = max(own, hope)
        else:
            rival = max(rival, hope)
    return 1.0 / (1.0 + math.exp((rival - own) / 4.0))


@rule
def hopes(box: Box, state: State, team: int) -> float:
    """A team's points so far and what its places promise."""
    settled = settledness(box, state)
    total = float(team_points(state, team))
    for car in range(2 * team, 2 * team + 2):
        place = place_of(state, car)
        if place < CARS:
            total += settled * POINTS[place]
        if place < state.running:
            total += (1.0 - settled) * HOPE[place]
    return total
