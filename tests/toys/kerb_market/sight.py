"""What one seat may see, and re-dealing what it may not (KM-14). The only exit for secrets."""

import msgspec

from paddock.core.compiled import allocating_entry, rule
from paddock.core.events import Event
from paddock.core.luck import below, pick, total_of
from paddock.core.record import Ints, Longs
from paddock.core.who import NOBODY
from tests.toys.kerb_market.box import Box
from tests.toys.kerb_market.events import (
    WARE_CHOSEN,
    WARE_CHOSEN_UNSEEN,
    WARE_DRAWN,
    WARE_DRAWN_UNSEEN,
)
from tests.toys.kerb_market.legal import held
from tests.toys.kerb_market.state import NO_WARE, Phase, State
from tests.toys.kerb_market.tables import KINDS


class Stall(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    stones: int
    purse: int
    held: int  # wares in hand
    has_chosen: bool
    ware: int  # brought today; -1: none, or still a secret
    content: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a spectator) sees it."""

    phase: str
    day: int  # from 0
    days: int
    stalls: tuple[Stall, ...]
    hand: tuple[int, ...]  # own wares by kind
    chosen: int  # own ware of a sealed round, or -1
    deck: int
    discards: tuple[int, ...]  # by kind
    roll: int  # 0 before the first
    bank: int
    reserve: int  # of today's stone
    bid: int  # highest so far, 0 without one
    leader: int  # who bid it, or -1


def view(box: Box, state: State, seat: int) -> View:
    """All that a seat may see; NOBODY is a spectator."""
    return View(
        phase=Phase(int(state.phase)).name.lower(),
        day=int(state.day),
        days=int(box.days),
        stalls=tuple(stall(state, other) for other in range(box.seats)),
        hand=() if seat == NOBODY else tuple(map(int, state.hand[seat])),
        chosen=NO_WARE if seat == NOBODY else int(state.chosen[seat]),
        deck=int(state.deck.sum()),
        discards=tuple(map(int, state.discards)),
        roll=int(state.roll),
        bank=int(state.bank),
        reserve=int(box.reserve[state.day]),
        bid=int(state.bid) if state.leader >= 0 else 0,
        leader=int(state.leader),
    )


def stall(state: State, seat: int) -> Stall:
    """What everybody sees of a seat: its choice only once all are open."""
    sealed = state.phase == Phase.CHOOSE
    return Stall(
        stones=int(state.stones[seat]),
        purse=int(state.purse[seat]),
        held=int(held(state, seat)),
        has_chosen=bool(state.chosen[seat] != NO_WARE),
        ware=NO_WARE if sealed else int(state.chosen[seat]),
        content=bool(state.content[seat]),
    )


_UNSEEN = {WARE_DRAWN: WARE_DRAWN_UNSEEN, WARE_CHOSEN: WARE_CHOSEN_UNSEEN}


def sees(box: Box, state: State, seat: int, event: Event) -> Event | None:
    """An event as a seat may see it: a ware that comes or is chosen is its owner's alone."""
    if event.kind in _UNSEEN and event.who != seat:
        return Event(_UNSEEN[event.kind], event.who)
    return event


@allocating_entry
def redeal(box: Box, state: State, seat: int, random: Longs) -> None:
    """Other hands go back into the deck and are dealt anew; so are their sealed choices."""
    sizes = state.drawn.copy()
    for other in range(box.seats):
        sizes[other] = held(state, other)
        if other != seat:
            give_back(state, other)
    for other in range(box.seats):
        if other != seat:
            deal_anew(state, other, sizes[other], random)


@rule
def give_back(state: State, seat: int) -> None:
    """A hand goes back into the deck."""
    for kind in range(KINDS):
        state.deck[kind] += state.hand[seat, kind]
        state.hand[seat, kind] = 0


@rule
def deal_anew(state: State, seat: int, size: int, random: Longs) -> None:
    """A hand of so many wares, and out of it the choice, if one was made."""
    for _ in range(size):
        kind = any_of(state.deck, random)
        state.deck[kind] -= 1
        state.hand[seat, kind] += 1
    if state.phase == Phase.CHOOSE and state.chosen[seat] != NO_WARE:
        state.chosen[seat] = any_of(state.hand[seat], random)


@rule
def any_of(counts: Ints, random: Longs) -> int:
    """The kind of one ware, each ware alike."""
    return pick(counts, KINDS, below(random, total_of(counts, KINDS)))
