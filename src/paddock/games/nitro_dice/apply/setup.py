"""Before the first round: the course, the grid, hazards by lot, the deal (ND-5, ND-6, ND-61)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.nitro_dice.actions import tile_of, way_of
from paddock.games.nitro_dice.apply.cards import put_into_hand
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.events import (
    CARD_DEALT,
    DIE_ROLLED,
    GRID_TAKEN,
    HAZARD_BY_LOT,
    RACE_STARTS,
    ROLL_AGAIN,
)
from paddock.games.nitro_dice.legal.luck import any_lot, hazard_kind
from paddock.games.nitro_dice.legal.track import square_at
from paddock.games.nitro_dice.state import NO_ONE, Phase, State
from paddock.games.nitro_dice.tables import (
    COUNT,
    DEALT,
    KIND_OF_LAID,
    KINDS,
    LAID_OF_KIND,
    MAX_SEATS,
    NO_KIND,
    NO_SQUARE,
    ROWS,
)

NOT_ROLLED = -1
NONE_YET = -1


@rule
def prepare_race(box: Box, state: State) -> None:
    """The course is laid, everything is new, and the dice are rolled for the grid."""
    lay_course(box, state)
    for seat in range(MAX_SEATS):
        place_nowhere(box, state, seat)
    state.turn = 0
    state.replaced = NONE_YET
    state.mover = NO_ONE
    state.pull = NO_ONE
    state.arrivals = 0
    state.beside[0] = NO_ONE
    state.beside[1] = NO_ONE
    state.lots_left = box.hazards
    state.seat = 0
    state.phase = Phase.ROLL


@rule
def lay_course(box: Box, state: State) -> None:
    """The course's cards are taken out of the 96; the rest is the pile (ND-5)."""
    state.cards = box.cards[state.race]
    state.left = box.left[state.race]
    state.stock = 0
    for kind in range(KINDS):
        state.pile[kind] = COUNT[kind]
        state.discards[kind] = 0
        state.laid[kind] = 0
        state.stock += COUNT[kind]
    for card in range(state.course.shape[0]):
        state.course[card] = box.courses[state.race, card] if card < state.cards else 0
    for card in range(state.cards):
        kind = KIND_OF_LAID[state.course[card]]
        if kind != NO_KIND:
            state.pile[kind] -= 1
            state.stock -= 1


@rule
def place_nowhere(box: Box, state: State, seat: int) -> None:
    """A seat's car as it is before the grid is known, its hand empty."""
    state.done[seat] = 0
    state.tier[seat] = 0
    state.face[seat] = NOT_ROLLED
    state.square[seat] = NO_SQUARE
    state.crossings[seat] = 0
    state.speed[seat] = 0
    state.condition[seat] = box.condition
    state.tokens[seat] = box.nitro
    state.arrival[seat] = 0
    state.finished[seat] = 0
    state.wrecked[seat] = 0
    state.wrecking[seat] = 0
    state.held[seat] = 0
    for kind in range(KINDS):
        state.hand[seat, kind] = 0
        state.old[seat, kind] = 0


@rule
def roll_came(box: Box, state: State, face: int, book: Book) -> None:
    """A die is rolled for the grid; when all of its tier have rolled, places are told (ND-6)."""
    seat = state.seat
    tier = state.tier[seat]
    state.face[seat] = face
    state.rolled[seat] += 1
    tell(book, DIE_ROLLED, seat, face, 0, 0, 0)
    if next_to_roll(box, state, tier) == NO_ONE:
        split_tier(box, state, tier, book)
    tier = next_tie(box, state)
    if tier != NO_ONE:
        state.seat = next_to_roll(box, state, tier)
    else:
        line_up(box, state, book)


@rule
def next_to_roll(box: Box, state: State, tier: int) -> int:
    """The first seat of a tier that has not rolled for it."""
    for seat in range(box.seats):
        if state.tier[seat] == tier and state.face[seat] == NOT_ROLLED:
            return seat
    return NO_ONE


@rule
def split_tier(box: Box, state: State, tier: int, book: Book) -> None:
    """All of a tier have rolled: the higher faces start ahead; those tied roll again (ND-6)."""
    for seat in range(box.seats):
        if state.tier[seat] == tier and state.face[seat] != NOT_ROLLED:
            tell_tie(box, state, seat, tier, book)
    for seat in range(box.seats):
        if state.tier[seat] == tier:  # tiers only grow, so nobody is asked twice
            state.tier[seat] = -1 - tier - higher_faces(box, state, seat, tier)
    for seat in range(box.seats):
        if state.tier[seat] < 0:
            state.tier[seat] = -1 - state.tier[seat]
            state.face[seat] = NOT_ROLLED


@rule
def higher_faces(box: Box, state: State, seat: int, tier: int) -> int:
    """How many of a tier have rolled more than a seat."""
    count = 0
    for other in range(box.seats):
        if was_in_tier(state, other, tier) and state.face[other] > state.face[seat]:
            count += 1
    return count


@rule
def was_in_tier(state: State, seat: int, tier: int) -> bool:
    """Whether a seat is in a tier, or has just been told its place in it."""
    return state.tier[seat] == tier or state.tier[seat] < 0


@rule
def tell_tie(box: Box, state: State, seat: int, tier: int, book: Book) -> None:
    """The first of several with the same face says how many they are."""
    tied = 0
    for other in range(box.seats):
        if state.tier[other] == tier and state.face[other] == state.face[seat]:
            if other < seat:
                return
            tied += 1
    if tied > 1:
        tell(book, ROLL_AGAIN, NOBODY, state.face[seat], tied, 0, 0)


@rule
def next_tie(box: Box, state: State) -> int:
    """The foremost tier of several seats, or NO_ONE when every place is told."""
    found = NO_ONE
    for seat in range(box.seats):
        for other in range(box.seats):
            if seat != other and state.tier[seat] == state.tier[other]:
                if found == NO_ONE or state.tier[seat] < found:
                    found = state.tier[seat]
    return found


@rule
def line_up(box: Box, state: State, book: Book) -> None:
    """Front row inside, front row outside, second row inside, ... (ND-6)."""
    tell(book, RACE_STARTS, NOBODY, state.race, state.cards, 0, 0)
    for place in range(box.seats):
        for seat in range(box.seats):
            if state.tier[seat] == place:
                state.square[seat] = square_at(0, place % 2, ROWS - 1 - place // 2)
                tell(book, GRID_TAKEN, seat, place + 1, state.square[seat], 0, 0)
    state.seat = 0
    lay_hazards_or_deal(state)


@rule
def lay_hazards_or_deal(state: State) -> None:
    """As long as hazards are to be laid and can be, luck says where (ND-61)."""
    if state.lots_left > 0 and any_lot(state):
        state.phase = Phase.LOT
    else:
        state.phase = Phase.DEAL


@rule
def hazard_came(state: State, place: int, book: Book) -> None:
    """A clean card of the course is exchanged for one of its type with a hazard (ND-61)."""
    card, way = tile_of(place), way_of(place)
    kind = hazard_kind(state, card, way)
    state.pile[KIND_OF_LAID[state.course[card]]] += 1
    state.pile[kind] -= 1
    state.course[card] = LAID_OF_KIND[kind, way]
    state.lots += 1
    state.lots_left -= 1
    tell(book, HAZARD_BY_LOT, NOBODY, card, state.course[card], 0, 0)
    lay_hazards_or_deal(state)


@rule
def deal_card(box: Box, state: State, kind: int, book: Book) -> None:
    """One card of the deal, nine to each or as many as the marker says (ND-5, ND-61)."""
    seat = state.seat
    put_into_hand(state, seat, kind)
    tell(book, CARD_DEALT, seat, kind, 0, 0, 0)
    if state.held[seat] == min(DEALT, box.condition):
        state.seat += 1
    if state.seat == box.seats:
        state.seat = 0
        state.phase = Phase.NEXT_SPEED
