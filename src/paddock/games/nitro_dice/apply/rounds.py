"""The end of a round: hazards, refill; and the end of a race (ND-40 to ND-47)."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.nitro_dice.actions import tile_of, way_of
from paddock.games.nitro_dice.apply.cards import put_into_hand, shuffle, take_from_hand
from paddock.games.nitro_dice.apply.setup import prepare_race
from paddock.games.nitro_dice.apply.speed import nobody_is_done, start_round
from paddock.games.nitro_dice.box import UP_TO_LIMIT, Box
from paddock.games.nitro_dice.events import (
    CARD_DRAWN,
    LEAVES_COURSE,
    MATCH_ENDS,
    NO_CARDS_LEFT,
    RACE_ENDS,
    REPLACES,
    SCORES,
    WINS,
)
from paddock.games.nitro_dice.legal.order import dice_ahead, dice_left, foremost_to_act
from paddock.games.nitro_dice.legal.track import in_garage
from paddock.games.nitro_dice.score import place_in_race, points_for, rank_of, total_points
from paddock.games.nitro_dice.state import NO_ONE, Phase, State
from paddock.games.nitro_dice.tables import (
    FIRST_DRAWS,
    KIND_OF_LAID,
    LAID_OF_KIND,
    LAST_DRAWS,
    OTHERS_DRAW,
)

# Hazards


@rule
def next_hazard(box: Box, state: State) -> None:
    """Leader first, each may replace one card of the course (ND-40)."""
    seat = foremost_to_act(box, state)
    if seat == NO_ONE:
        nobody_is_done(state)
        state.phase = Phase.NEXT_REFILL
    else:
        state.seat = seat
        state.phase = Phase.HAZARD


@rule
def offer(state: State, kind: int) -> None:
    """A card of the hand is to be laid on the course (ND-40)."""
    state.wanted = kind
    state.phase = Phase.PUT


@rule
def put_on_course(state: State, place: int, book: Book) -> None:
    """The old card is discarded (ND-40)."""
    seat, card = state.seat, tile_of(place)
    before = state.course[card]
    take_from_hand(state, seat, state.wanted)
    state.course[card] = LAID_OF_KIND[state.wanted, way_of(place)]
    state.replaced = card
    state.discards[KIND_OF_LAID[before]] += 1
    tell(book, REPLACES, seat, card, state.course[card], before, 0)
    placing_done(state)


@rule
def leave_course(state: State, book: Book) -> None:
    """The seat replaces nothing (ND-40)."""
    tell(book, LEAVES_COURSE, state.seat, 0, 0, 0, 0)
    placing_done(state)


@rule
def placing_done(state: State) -> None:
    """The next one may replace a card."""
    state.done[state.seat] = 1
    state.phase = Phase.NEXT_HAZARD


# Refill


@rule
def next_refill(box: Box, state: State, book: Book) -> None:
    """Leader first; after the last one a new round begins (ND-42)."""
    seat = foremost_to_act(box, state)
    if seat == NO_ONE:
        start_round(state, book)
        return
    state.seat = seat
    state.to_draw = cards_due(box, state, seat)
    state.phase = Phase.NEXT_CARD


@rule
def cards_due(box: Box, state: State, seat: int) -> int:
    """The first draws 3, the last 5, others 4, in the garage one more (ND-42)."""
    place = dice_ahead(box, state, seat)
    due = OTHERS_DRAW
    if place == 0:
        due = FIRST_DRAWS
    elif place == dice_left(state) - 1:
        due = LAST_DRAWS
    if in_garage(state, seat):
        due += 1
    if box.refill == UP_TO_LIMIT:
        due = min(due, max(0, state.condition[seat] - state.held[seat]))
    return int(due)


@rule
def next_card(state: State, book: Book) -> None:
    """Another card, as long as there is one; then the hand is cut (ND-32, ND-42)."""
    if state.to_draw > 0 and state.stock == 0:
        shuffle(state, book)
        if state.stock == 0:
            tell(book, NO_CARDS_LEFT, state.seat, 0, 0, 0, 0)
            state.to_draw = 0
    if state.to_draw > 0:
        state.phase = Phase.DRAW
    else:
        state.done[state.seat] = 1
        state.then = Phase.NEXT_REFILL
        state.phase = Phase.SETTLE


@rule
def draw_card(state: State, kind: int, book: Book) -> None:
    """A card of the pile (ND-42)."""
    put_into_hand(state, state.seat, kind)
    state.to_draw -= 1
    state.phase = Phase.NEXT_CARD
    tell(book, CARD_DRAWN, state.seat, kind, 0, 0, 0)


# The end


@rule
def end_race(box: Box, state: State, book: Book) -> None:
    """Places are written down and points given (ND-45, ND-47)."""
    tell(book, RACE_ENDS, NOBODY, state.race, 0, 0, 0)
    for seat in range(box.seats):
        state.place[state.race, seat] = place_in_race(box, state, seat)
    for place in range(1, box.seats + 1):
        for seat in range(box.seats):
            if state.place[state.race, seat] == place:
                tell(book, SCORES, seat, place, points_for(box, place), 0, 0)
    if state.race + 1 == box.races:
        end_match(box, state, book)
    else:
        state.race += 1
        prepare_race(box, state)


@rule
def end_match(box: Box, state: State, book: Book) -> None:
    """The winner is told (ND-46)."""
    state.phase = Phase.OVER
    tell(book, MATCH_ENDS, NOBODY, box.races, 0, 0, 0)
    for seat in range(box.seats):
        if rank_of(box, state, seat) == 1:
            tell(book, WINS, seat, total_points(box, state, seat), 0, 0, 0)
