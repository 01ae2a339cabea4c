"""Exact numbers before a choice: what the die can do (FMR-15 to FMR-18)."""

from typing import NamedTuple

from paddock.games.formula_motor_racing.legal import is_own, place_of
from paddock.games.formula_motor_racing.state import State
from paddock.games.formula_motor_racing.tables import CHARGE_HIGHEST, FACES, PIT_HIGHEST


class Pit(NamedTuple):
    """A pit stop, seen from before the roll."""

    stays_out: float  # chance
    falls_to_last: float  # chance
    expected_loss: float  # places


def pit(state: State, car: int) -> Pit:
    """What a PIT STOP does to a car (FMR-15)."""
    behind = int(state.running) - 1 - int(place_of(state, car))
    losses = [min(face, behind) for face in range(1, PIT_HIGHEST + 1)]
    to_last = sum(1 for face in range(1, PIT_HIGHEST + 1) if face >= behind)
    return Pit(
        stays_out=(FACES - PIT_HIGHEST) / FACES,
        falls_to_last=to_last / FACES if behind > 0 else 0.0,
        expected_loss=sum(losses) / FACES,
    )


class Charge(NamedTuple):
    """A charge, seen from before the next roll."""

    gains: float  # chance of a place with the next roll
    fails: float
    to_the_front: float  # chance of reaching 1st place when rolling on and on (own cars only)
    rolls_to_front: int


def charge(state: State, seat: int, car: int) -> Charge:
    """What a CHARGE does to a car (FMR-16)."""
    gains = CHARGE_HIGHEST / FACES
    rolls = int(place_of(state, car))
    reach = gains**rolls if is_own(state, seat, car) or rolls <= 1 else 0.0
    return Charge(gains, 1 - gains, reach, rolls)


class Spin(NamedTuple):
    """A roll for a place in the line."""

    each: float  # chance of every single running car
    own: float  # chance of one of the player's own cars
    nothing: float


def spin(state: State, seat: int) -> Spin:
    """Whom one roll for SPIN OUT or SPIN LAST can hit (FMR-17)."""
    running = int(state.running)
    own = sum(1 for place in range(running) if is_own(state, seat, int(state.line[place])))
    return Spin(1 / FACES, own / FACES, (FACES - running) / FACES)


class Crash(NamedTuple):
    """A roll for two neighbours."""

    own: float  # chance that a car of the player's own crashes whatever the player chooses
    nothing: float


def crash(state: State, seat: int) -> Crash:
    """Whom a CRASH must hit (FMR-18)."""
    running = int(state.running)
    own = [bool(is_own(state, seat, int(state.line[place]))) for place in range(running)]
    beside = {0: [1], running - 1: [running - 2]}  # no choice at the ends
    hit = [
        own[place] or all(own[other] for other in beside.get(place, [place - 1, place + 1]))
        for place in range(running)
    ]
    return Crash(sum(hit) / FACES, (FACES - running) / FACES)
