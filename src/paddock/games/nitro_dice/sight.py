"""What one seat may see, and re-dealing what it may not (ND-70). The only exit for secrets.

The only secrets are the hands. Since discards are public, a shuffle makes two pools: the pile is
known as a set from then on, and so are the cards that were in the hands. A hand's cards from
before the last shuffle (`old`) are re-dealt among such cards of other hands, younger ones among
the pile and the younger ones of others. Of two cards alike the older one is taken to leave first.
"""

import msgspec
import numpy as np

from paddock.core.compiled import allocating_entry, rule
from paddock.core.events import Event
from paddock.core.luck import below
from paddock.core.record import Ints, Longs
from paddock.core.who import NOBODY
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.events import (
    CARD_DEALT,
    CARD_DEALT_UNSEEN,
    CARD_DRAWN,
    CARD_DRAWN_UNSEEN,
)
from paddock.games.nitro_dice.legal.moves import movement_left
from paddock.games.nitro_dice.score import place_in_race, total_points
from paddock.games.nitro_dice.state import NO_ONE, Phase, State
from paddock.games.nitro_dice.tables import KINDS


class Car(msgspec.Struct, frozen=True):
    """A player's car as everybody sees it."""

    square: int  # card, lane and row in one; -1: not on the course
    speed: int
    condition: int
    tokens: int
    held: int  # cards in the hand
    crossings: int  # of the finish line, the one at the start included
    place: int  # as the race stands, 1 being the first
    points: int  # of the races that are over
    done: bool  # has acted in this part of the round
    finished: int  # 1, 2, ..., 0 = not yet
    wrecked: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a spectator) sees it."""

    me: int  # whose view this is, or -1
    phase: str
    race: int  # from 0
    races: int
    laps: int
    turn: int  # the round, from 1
    seat: int  # whose choice it is
    mover: int  # whose move it is, or -1
    left: int  # movement that the mover has left
    boost: int  # squares that its nitro still drives
    cars: tuple[Car, ...]
    course: tuple[int, ...]  # how each card lies now
    replaced: int  # the card of it that was last replaced, -1 = none
    left_lane: int  # the lane on the left-hand side
    hand: tuple[int, ...]  # own cards of each kind
    pile: int
    discards: tuple[int, ...]  # of each kind
    laid: tuple[int, ...]  # in this move, of each kind
    faces: tuple[int, ...]  # rolled for the grid, -1 = not yet
    places: tuple[tuple[int, ...], ...]  # of the races that are over


def view(box: Box, state: State, seat: int) -> View:
    """All that a seat may see; NOBODY is a spectator."""
    return View(
        me=seat,
        phase=Phase(int(state.phase)).name.lower(),
        race=int(state.race),
        races=int(box.races),
        laps=int(box.laps),
        turn=int(state.turn),
        seat=int(state.seat),
        mover=int(state.mover),
        left=0 if state.mover == NO_ONE else int(movement_left(state)),
        boost=int(state.boost),
        cars=tuple(_car(box, state, other) for other in range(box.seats)),
        course=tuple(map(int, state.course[: state.cards])),
        replaced=int(state.replaced),
        left_lane=int(state.left),
        hand=() if seat == NOBODY else tuple(map(int, state.hand[seat])),
        pile=int(state.stock),
        discards=tuple(map(int, state.discards)),
        laid=tuple(map(int, state.laid)),
        faces=tuple(map(int, state.face[: box.seats])),
        places=races_run(box, state),
    )


def _car(box: Box, state: State, seat: int) -> Car:
    return Car(
        square=int(state.square[seat]),
        speed=int(state.speed[seat]),
        condition=int(state.condition[seat]),
        tokens=int(state.tokens[seat]),
        held=int(state.held[seat]),
        crossings=int(state.crossings[seat]),
        place=int(place_in_race(box, state, seat)),
        points=int(total_points(box, state, seat)),
        done=bool(state.done[seat]),
        finished=int(state.finished[seat]),
        wrecked=int(state.wrecked[seat]),
    )


def races_run(box: Box, state: State) -> tuple[tuple[int, ...], ...]:
    """The places of the seats in the races that are over."""
    rows = [tuple(map(int, state.place[race, : box.seats])) for race in range(box.races)]
    return tuple(row for row in rows if any(row))


_UNSEEN = {CARD_DEALT: CARD_DEALT_UNSEEN, CARD_DRAWN: CARD_DRAWN_UNSEEN}


def sees(box: Box, state: State, seat: int, event: Event) -> Event | None:
    """An event as a seat may see it: a card that comes is its owner's alone."""
    if event.kind in _UNSEEN and event.who != seat:
        return Event(_UNSEEN[event.kind], event.who)
    return event


@allocating_entry
def redeal(box: Box, state: State, seat: int, random: Longs) -> None:
    """Other hands are given back, the old cards apart from the young, and dealt anew."""
    old = np.zeros(KINDS, np.int32)
    for other in range(box.seats):
        if other != seat:
            give_back(state, other, old)
    for other in range(box.seats):
        if other != seat:
            deal_anew(state, other, old, random)


@rule
def give_back(state: State, seat: int, old: Ints) -> None:
    """Old cards go onto a heap of their own, young ones to the pile; their numbers stay."""
    for kind in range(KINDS):
        old[kind] += state.old[seat, kind]
        state.pile[kind] += state.hand[seat, kind] - state.old[seat, kind]


@rule
def deal_anew(state: State, seat: int, old: Ints, random: Longs) -> None:
    """As many old cards and as many young ones as the hand held."""
    olds = 0
    for kind in range(KINDS):
        olds += state.old[seat, kind]
        state.hand[seat, kind] = 0
        state.old[seat, kind] = 0
    for i in range(state.held[seat]):
        if i < olds:
            kind = any_of(old, random)
            old[kind] -= 1
            state.old[seat, kind] += 1
        else:
            kind = any_of(state.pile, random)
            state.pile[kind] -= 1
        state.hand[seat, kind] += 1


@rule
def any_of(cards: Ints, random: Longs) -> int:
    """The kind of one card of a heap, each card alike."""
    total = 0
    for kind in range(KINDS):
        total += cards[kind]
    value = below(random, total)
    for kind in range(KINDS):
        value -= cards[kind]
        if value < 0:
            return kind
    return KINDS - 1
