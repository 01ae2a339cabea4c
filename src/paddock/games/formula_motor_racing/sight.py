"""What one seat may see, and re-dealing what it may not (FMR-30). The only exit for secrets."""

import msgspec

from paddock.core.compiled import entry, rule
from paddock.core.events import Event
from paddock.core.luck import below
from paddock.core.record import Longs
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.events import (
    CARD_DEALT,
    CARD_DEALT_UNSEEN,
    CARD_DRAWN,
    CARD_DRAWN_UNSEEN,
)
from paddock.games.formula_motor_racing.score import driver_points, team_points
from paddock.games.formula_motor_racing.state import NO_CAR, NO_CARD, Phase, State
from paddock.games.formula_motor_racing.tables import CARS, COUNT, KINDS, TEAMS


class Team(msgspec.Struct, frozen=True):
    """A team as everybody sees it."""

    owner: int  # a seat, or -1
    points: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a spectator) sees it."""

    me: int  # whose view this is, or -1
    phase: str
    race: int  # from 0
    races: int
    turn: int  # the seat whose turn it is
    running: tuple[int, ...]  # cars by place
    retired: tuple[int, ...]  # head of the row first
    on_grid: tuple[int, ...]  # while the first grid is drawn: cars by place, -1 where free
    teams: tuple[Team, ...]
    drivers: tuple[int, ...]  # points of each car
    hand: tuple[int, ...]  # own cards
    held: tuple[int, ...]  # cards in each hand
    pile: int
    removed: int
    played: tuple[int, ...]  # cards of each kind in the discard pile
    last_turns: int  # -1 while the pile lasts
    card: int  # being played, or -1
    car: int  # chosen for it, or -1
    face: int  # rolled for it, or 0
    finish: tuple[tuple[int, ...], ...]  # of each race run: place of each car


def view(box: Box, state: State, seat: int) -> View:
    """All that a seat may see; NOBODY is a spectator."""
    return View(
        me=seat,
        phase=Phase(int(state.phase)).name.lower(),
        race=int(state.race),
        races=int(box.races),
        turn=int(state.seat),
        running=() if grid_is_drawn(state) else tuple(map(int, state.line[: state.running])),
        retired=tuple(map(int, state.line[state.running :])),
        on_grid=tuple(map(int, state.line)) if grid_is_drawn(state) else (),
        teams=tuple(Team(int(state.owner[t]), int(team_points(state, t))) for t in range(TEAMS)),
        drivers=tuple(int(driver_points(state, car)) for car in range(CARS)),
        hand=() if seat == NOBODY else tuple(map(int, state.hand[seat, : state.held[seat]])),
        held=tuple(map(int, state.held[: box.seats])),
        pile=int(state.pile),
        removed=int(box.removed[state.race]),
        played=tuple(played(box, state)),
        last_turns=int(state.last_turns),
        card=int(state.card),
        car=int(state.car),
        face=int(state.face),
        finish=races_run(box, state),
    )


def grid_is_drawn(state: State) -> bool:
    """Whether the first grid still has free places."""
    return NO_CAR in state.line


def races_run(box: Box, state: State) -> tuple[tuple[int, ...], ...]:
    """The places of the cars in the races that are over."""
    rows = [tuple(map(int, state.finish[race])) for race in range(box.races)]
    return tuple(row for row in rows if any(row))


def played(box: Box, state: State) -> list[int]:
    """The discard pile by kind: all that is neither unseen nor in a hand."""
    if grid_is_drawn(state):
        return [0] * KINDS
    counts: list[int] = (COUNT - state.unseen).tolist()
    for seat in range(box.seats):
        for card in state.hand[seat, : state.held[seat]].tolist():
            counts[card] -= 1
    return counts


_UNSEEN = {CARD_DEALT: CARD_DEALT_UNSEEN, CARD_DRAWN: CARD_DRAWN_UNSEEN}


def sees(box: Box, state: State, seat: int, event: Event) -> Event | None:
    """An event as a seat may see it: a card that comes is its owner's alone."""
    if event.kind in _UNSEEN and event.who != seat:
        return Event(_UNSEEN[event.kind], event.who)
    return event


@entry
def redeal(box: Box, state: State, seat: int, random: Longs) -> None:
    """Other hands are put back among the unseen and dealt anew."""
    for other in range(box.seats):
        if other != seat:
            give_back(state, other)
    for other in range(box.seats):
        if other != seat:
            deal_anew(state, other, random)


@rule
def give_back(state: State, seat: int) -> None:
    """A hand's cards are unseen again; the hand keeps its size."""
    for i in range(state.held[seat]):
        state.unseen[state.hand[seat, i]] += 1
        state.hand[seat, i] = NO_CARD


@rule
def deal_anew(state: State, seat: int, random: Longs) -> None:
    """Fill a hand from the unseen, in the order of kinds."""
    for i in range(state.held[seat]):
        kind = any_unseen(state, random)
        state.unseen[kind] -= 1
        j = i
        while j > 0 and state.hand[seat, j - 1] > kind:
            state.hand[seat, j] = state.hand[seat, j - 1]
            j -= 1
        state.hand[seat, j] = kind


@rule
def any_unseen(state: State, random: Longs) -> int:
    """The kind of one unseen card, each card alike."""
    total = 0
    for kind in range(KINDS):
        total += state.unseen[kind]
    value = below(random, total)
    for kind in range(KINDS):
        value -= state.unseen[kind]
        if value < 0:
            return kind
    return KINDS - 1
