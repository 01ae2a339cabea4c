"""What one seat may see, and re-dealing what it may not (TR-50). The only exit for secrets."""

import msgspec

from paddock.core.compiled import allocating_entry, rule
from paddock.core.events import Event
from paddock.core.luck import below, pick, total_of
from paddock.core.record import Ints, Longs
from paddock.core.who import NOBODY, has
from paddock.games.top_race.actions import argument_of
from paddock.games.top_race.box import Box
from paddock.games.top_race.events import (
    CARD_DEALT,
    CARD_DEALT_UNSEEN,
    LIMIT_SET,
    LIMIT_SET_UNSEEN,
    TIP_TICKED,
    TIP_TICKED_UNSEEN,
)
from paddock.games.top_race.legal import cars_to_tick
from paddock.games.top_race.legal.auction import limits
from paddock.games.top_race.state import NO_LIMIT, NO_TIP, Phase, State
from paddock.games.top_race.tables import CARS, TIPS


class Card(msgspec.Struct, frozen=True):
    """A kind of card, and how many of it there are."""

    kind: int
    lines: tuple[tuple[int, int], ...]  # car (6: joker) and squares; 0 squares: linked cars
    count: int


class Player(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    cash: int  # thousands of dollars
    held: int  # cards in hand
    wins: int
    out: bool  # all its cars are home
    passed: bool  # out of the lot, or content with the highest bid
    chosen: bool  # has said its limit or ticked its car in the round that is on


class Car(msgspec.Struct, frozen=True):
    """A car as everybody sees it."""

    owner: int  # a seat, or -1
    paid: int  # thousands of dollars
    square: int  # -1: not on the board yet, 143: home
    punctured: int  # 1, 2, ... in their order; 0: not
    partner: int  # the car that must pass it, or -1
    place: int  # 0: still racing


class Race(msgspec.Struct, frozen=True):
    """A race that is over."""

    owner: tuple[int, ...]  # of each car
    paid: tuple[int, ...]
    place: tuple[int, ...]
    tips: tuple[tuple[int, ...], ...]  # of each seat, the cars ticked


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a spectator) sees it."""

    me: int  # whose view this is, or -1
    phase: str
    race: int  # from 0
    races: int
    turn: int  # the seat whose turn it is, or -1
    players: tuple[Player, ...]
    bank: int
    cars: tuple[Car, ...]
    # Auction
    opener: int
    lot: int  # a car, or -1
    bid: int  # thousands of dollars
    leader: int
    limit: int  # one's own, in thousands of dollars, or -1
    face_down: int  # car cards
    queue: tuple[int, ...]  # cars that come again
    # Cards
    hand: tuple[Card, ...]  # one's own
    played: tuple[Card, ...]
    unused: int  # cards that nobody got
    card: Card | None  # being played
    line: int  # the line of it that is carried out
    mover: int  # the car being moved, or -1
    left: int  # squares that it has still to go
    goal: int  # the column that a spurt leads to, or 0
    # Tips
    crossed: int
    asked: int
    tips: tuple[int, ...]  # one's own of this race, -1: none yet
    finished: tuple[Race, ...]  # the races that are over


def view(box: Box, state: State, seat: int) -> View:
    """All that a seat may see; NOBODY is a spectator."""
    own = seat != NOBODY
    return View(
        me=seat,
        phase=Phase(int(state.phase)).name.lower(),
        race=int(state.race),
        races=int(box.races),
        turn=int(state.seat),
        players=tuple(_player(state, other) for other in range(box.seats)),
        bank=int(state.bank),
        cars=tuple(_car(state, car) for car in range(CARS)),
        opener=int(state.opener),
        lot=int(state.lot),
        bid=10 * int(state.bid),
        leader=int(state.leader),
        limit=10 * int(state.limit[seat]) if own and state.limit[seat] >= 0 else NO_LIMIT,
        face_down=int(state.fresh).bit_count(),
        queue=tuple(map(int, state.queue[: state.queued])),
        hand=_cards(box, state.hand[seat]) if own else (),
        played=_cards(box, played(box, state)),
        unused=_unused(box, state),
        card=card_of(box, int(state.card), 1) if state.card >= 0 else None,
        line=int(state.line),
        mover=int(state.mover),
        left=int(state.left),
        goal=int(state.goal),
        crossed=int(state.crossed),
        asked=int(state.asked),
        tips=tuple(map(int, state.tip[state.race, seat])) if own else (),
        finished=tuple(_race(box, state, race) for race in range(races_over(state))),
    )


def races_over(state: State) -> int:
    """How many races are over."""
    return int(state.race) + int(state.phase == Phase.OVER)


def _player(state: State, seat: int) -> Player:
    return Player(
        cash=int(state.cash[seat]),
        held=int(state.held[seat]),
        wins=int(state.wins[seat]),
        out=bool(has(state.out, seat)),
        passed=bool(has(state.passed, seat)),
        chosen=_has_chosen(state, seat),
    )


def _has_chosen(state: State, seat: int) -> bool:
    if state.phase == Phase.TIP:
        return bool(state.tip[state.race, seat, state.asked] != NO_TIP)
    return bool(state.phase == Phase.LIMIT and state.limit[seat] != NO_LIMIT)


def _car(state: State, car: int) -> Car:
    return Car(
        owner=int(state.owner[state.race, car]),
        paid=int(state.paid[state.race, car]),
        square=int(state.square[car]),
        punctured=int(state.punctured[car]),
        partner=int(state.partner[car]),
        place=int(state.place[state.race, car]),
    )


def _race(box: Box, state: State, race: int) -> Race:
    return Race(
        owner=tuple(map(int, state.owner[race])),
        paid=tuple(map(int, state.paid[race])),
        place=tuple(map(int, state.place[race])),
        tips=tuple(tuple(map(int, state.tip[race, seat])) for seat in range(box.seats)),
    )


def card_of(box: Box, kind: int, count: int) -> Card:
    """What stands on a kind of card."""
    lines = range(int(box.lines[kind]))
    written = tuple((int(box.car[kind, line]), int(box.steps[kind, line])) for line in lines)
    return Card(kind, written, count)


def _cards(box: Box, counts: Ints) -> tuple[Card, ...]:
    kinds = range(int(box.kinds))
    return tuple(card_of(box, kind, int(counts[kind])) for kind in kinds if counts[kind] > 0)


def played(box: Box, state: State) -> Ints:
    """The cards played in this race, by kind: all that are neither unseen nor in a hand."""
    return box.copies - state.unseen - state.hand[: box.seats].sum(axis=0)


def _unused(box: Box, state: State) -> int:
    return 0 if state.phase == Phase.DEAL else int(state.unseen.sum())


_UNSEEN = {
    CARD_DEALT: CARD_DEALT_UNSEEN,
    LIMIT_SET: LIMIT_SET_UNSEEN,
    TIP_TICKED: TIP_TICKED_UNSEEN,
}


def sees(box: Box, state: State, seat: int, event: Event) -> Event | None:
    """An event as a seat may see it: cards, limits and tips are their owner's alone."""
    if event.kind not in _UNSEEN or event.who == seat:
        return event
    if event.kind == TIP_TICKED:
        return Event(TIP_TICKED_UNSEEN, event.who, event.a)
    return Event(_UNSEEN[event.kind], event.who)


@allocating_entry
def redeal(box: Box, state: State, seat: int, random: Longs) -> None:
    """Other hands are put back among the unseen and dealt anew; so are limits and tips."""
    out = state.reach.copy()  # scratch paper, longer than any list
    for other in range(box.seats):
        if other != seat:
            give_back(box, state, other)
    for other in range(box.seats):
        if other != seat:
            deal_anew(box, state, other, random)
            limit_anew(box, state, other, out, random)
            tips_anew(box, state, other, out, random)


@rule
def give_back(box: Box, state: State, seat: int) -> None:
    """A hand's cards are unseen again; the hand keeps its size."""
    for kind in range(box.kinds):
        state.unseen[kind] += state.hand[seat, kind]
        state.hand[seat, kind] = 0


@rule
def deal_anew(box: Box, state: State, seat: int, random: Longs) -> None:
    """Fill a hand from the unseen."""
    for _ in range(state.held[seat]):
        kind = pick(state.unseen, box.kinds, below(random, total_of(state.unseen, box.kinds)))
        state.unseen[kind] -= 1
        state.hand[seat, kind] += 1


@rule
def limit_anew(box: Box, state: State, seat: int, out: Ints, random: Longs) -> None:
    """Another limit, if one has been said (TR-11)."""
    if state.limit[seat] != NO_LIMIT:
        state.limit[seat] = below(random, limits(box, state, seat, out))


@rule
def tips_anew(box: Box, state: State, seat: int, out: Ints, random: Longs) -> None:
    """Other tips in the places of those that are still secret (TR-40)."""
    if state.phase == Phase.OVER:
        return
    for tip in range(TIPS):
        if state.tip[state.race, seat, tip] != NO_TIP:
            at = below(random, cars_to_tick(box, state, seat, out))
            state.tip[state.race, seat, tip] = argument_of(out[at])
