"""The course: its squares, what lies ahead of, behind and beside each (ND-3, ND-17 to ND-21)."""

from paddock.core.compiled import rule
from paddock.games.nitro_dice.state import NO_ONE, State
from paddock.games.nitro_dice.tables import (
    GARAGE,
    HAZARD_OF_LAID,
    INNER,
    INNER_ROWS,
    LANE_0,
    LANE_1,
    LANES,
    MAX_SEATS,
    MIDDLE,
    NO_SQUARE,
    NOWHERE,
    OUTSIDE,
    PIT,
    RED,
    ROWS,
    SQUARES,
    STRAIGHT,
    TYPE_OF_LAID,
)


@rule
def square_at(card: int, lane: int, row: int) -> int:
    """A square by its card, its lane and its row (0 is entered first)."""
    return SQUARES * card + ROWS * lane + row


@rule
def card_of(square: int) -> int:
    """The card that a square is on."""
    return square // SQUARES


@rule
def lane_of(square: int) -> int:
    """INSIDE, OUTSIDE, or PIT in the garage."""
    return square // ROWS % LANES


@rule
def row_of(square: int) -> int:
    """How far along the card, from 0."""
    return square % ROWS


@rule
def type_of(state: State, card: int) -> int:
    """STRAIGHT, RED or YELLOW; start and garage count as straight (ND-17)."""
    return int(TYPE_OF_LAID[state.course[card]])


@rule
def is_straight(state: State, square: int) -> bool:
    """Whether a square lies on a straight."""
    return type_of(state, card_of(square)) == STRAIGHT


@rule
def inner_lane(state: State, card: int) -> int:
    """The lane on the inside of a curve's bend: red turns to the left, yellow to the right."""
    return int(state.left) if type_of(state, card) == RED else 1 - int(state.left)


@rule
def rows_in(state: State, card: int, lane: int) -> int:
    """How many squares a lane has on a card (ND-3)."""
    if type_of(state, card) == STRAIGHT or lane != inner_lane(state, card):
        return ROWS
    return INNER_ROWS


@rule
def next_card(state: State, card: int) -> int:
    """The card that is entered next; behind the last one comes the start."""
    return 0 if card + 1 == state.cards else card + 1


@rule
def card_before(state: State, card: int) -> int:
    """The card that one comes from."""
    return int(state.cards) - 1 if card == 0 else card - 1


@rule
def ahead(state: State, square: int) -> int:
    """The next square of the lane; none ahead of the foremost of the garage (ND-36)."""
    card, lane, row = card_of(square), lane_of(square), row_of(square)
    if row + 1 < rows_in(state, card, lane):
        return square + 1
    if lane == PIT:
        return NO_SQUARE
    return square_at(next_card(state, card), lane, 0)


@rule
def behind(state: State, square: int) -> int:
    """The square of the lane that leads to this one (not for the garage)."""
    if row_of(square) > 0:
        return square - 1
    card, lane = card_before(state, card_of(square)), lane_of(square)
    return square_at(card, lane, rows_in(state, card, lane) - 1)


@rule
def beside(state: State, square: int, lane: int) -> int:
    """The square in another lane that a lane change reaches, or NO_SQUARE (ND-18, ND-35)."""
    card, mine, row = card_of(square), lane_of(square), row_of(square)
    if lane - mine != 1 and mine - lane != 1:
        return NO_SQUARE
    if (lane == PIT or mine == PIT) and state.course[card] != GARAGE:
        return NO_SQUARE
    if type_of(state, card) == STRAIGHT:
        return square_at(card, lane, row)
    if mine == inner_lane(state, card):  # 1 to 1, 2 to 3
        return square_at(card, lane, 2 * row)
    if row == 0:
        return square_at(card, lane, 0)
    return square_at(card, lane, row - 1)  # 2 to 1, 3 to 2


@rule
def drift_goal(state: State, square: int, lane: int) -> int:
    """The square ahead of the one that a lane change would reach, or NO_SQUARE (ND-19)."""
    side = beside(state, square, lane)
    return NO_SQUARE if side == NO_SQUARE else ahead(state, side)


@rule
def is_hazard(state: State, square: int) -> bool:
    """Whether there is a hazard on a square (ND-2)."""
    card, lane, row = card_of(square), lane_of(square), row_of(square)
    where = HAZARD_OF_LAID[state.course[card]]
    if where == NOWHERE or lane == PIT:
        return False
    if where == LANE_0 or where == LANE_1:
        return row == MIDDLE and (lane == OUTSIDE) == (where == LANE_1)
    if where == INNER:
        return row == 0 and lane == inner_lane(state, card)
    return row == MIDDLE and lane != inner_lane(state, card)


@rule
def squares_to_next_card(state: State, square: int) -> int:
    """How many squares to the next card without changing lane (ND-10)."""
    return rows_in(state, card_of(square), lane_of(square)) - row_of(square)


@rule
def cards_to_line(state: State, card: int) -> int:
    """How many cards are between this one and the finish line; the line ends the start card."""
    return 0 if card == 0 else int(state.cards) - card


@rule
def in_garage(state: State, seat: int) -> bool:
    """Whether a seat's die is in the garage."""
    return lane_of(state.square[seat]) == PIT


@rule
def die_on(state: State, square: int) -> int:
    """The seat whose die is on a square of the lanes, or NO_ONE (ND-25)."""
    found = NO_ONE
    for seat in range(MAX_SEATS):
        if state.square[seat] == square:
            found = seat
    return found


@rule
def is_free(state: State, square: int) -> bool:
    """Whether no die is on a square."""
    return die_on(state, square) == NO_ONE


@rule
def has_die(state: State, card: int) -> bool:
    """Whether any die is on a card, in its garage too."""
    for seat in range(MAX_SEATS):
        if state.square[seat] != NO_SQUARE and card_of(state.square[seat]) == card:
            return True
    return False
