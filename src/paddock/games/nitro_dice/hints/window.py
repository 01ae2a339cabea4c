"""The next cards of the course as a seat will find them: where squares lead, what lies on them."""

from typing import Any

import numpy as np

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.hints.prices import (
    cheapest_card,
    damage_price,
    held_of_type,
    length_of,
)
from paddock.games.nitro_dice.legal.track import (
    ahead,
    beside,
    card_of,
    is_free,
    is_hazard,
    lane_of,
    next_card,
    rows_in,
    square_at,
    type_of,
)
from paddock.games.nitro_dice.state import State
from paddock.games.nitro_dice.tables import (
    GARAGE,
    GARAGE_CONDITION,
    GARAGE_SPEED,
    LANES,
    NO_SQUARE,
    PIT,
    ROWS,
    SQUARES,
    STEERING_CARDS,
    STRAIGHT,
)

Floats = np.ndarray[Any, np.dtype[np.float64]]

CARDS_AHEAD = 7
NODES = CARDS_AHEAD * SQUARES
MOVES = 10  # movement left: 0 .. 9
NO_NODE = -1
BEYOND = -100.0  # no way leads there

# What is known of a node (whole numbers), and what it is worth (in squares).
AHEAD, BLOCKED, STRAIGHT_ON, SIDE_0 = 0, 1, 2, 3
FACTS = SIDE_0 + LANES
PROGRESS, HAZARD, ENTRY = MOVES, MOVES + 1, MOVES + 2
WORTHS = MOVES + 3


@rule
def node_of(first: int, square: int, cards: int) -> int:
    """A square's number in the window that begins with a card, or NO_NODE."""
    offset = (card_of(square) - first) % cards
    return square % SQUARES + SQUARES * offset if offset < CARDS_AHEAD else NO_NODE


@rule
def lay_out(box: Box, state: State, seat: int, speed: int, facts: Ints, worths: Floats) -> None:
    """What lies in the window before a seat that will drive at a speed."""
    first = card_of(state.square[seat])
    card, driven = first, 0.0
    for offset in range(CARDS_AHEAD):
        entry = 0.0 if offset == 0 else steering_price(box, state, seat, first, offset)
        for lane in range(LANES):
            for row in range(ROWS):
                node = SQUARES * offset + ROWS * lane + row
                worths[node, ENTRY] = entry
                if (lane == PIT and state.course[card] != GARAGE) or (
                    lane != PIT and row >= rows_in(state, card, lane)
                ):
                    facts[node, AHEAD] = NO_NODE
                    worths[node, PROGRESS] = BEYOND
                else:
                    square = square_at(card, lane, row)
                    lay_out_square(box, state, seat, speed, first, square, node, facts, worths)
                    share = row / rows_in(state, card, lane) if lane != PIT else row / ROWS
                    worths[node, PROGRESS] = driven + length_of(state, card) * share
        driven += length_of(state, card)
        card = next_card(state, card)


@rule
def lay_out_square(
    box: Box,
    state: State,
    seat: int,
    speed: int,
    first: int,
    square: int,
    node: int,
    facts: Ints,
    worths: Floats,
) -> None:
    """One square of the window: where it leads, what is on it."""
    goal = ahead(state, square)
    facts[node, AHEAD] = NO_NODE if goal == NO_SQUARE else node_of(first, goal, state.cards)
    facts[node, STRAIGHT_ON] = 0
    if lane_of(square) != PIT and type_of(state, card_of(square)) == STRAIGHT:
        if type_of(state, card_of(goal)) == STRAIGHT:
            facts[node, STRAIGHT_ON] = 1
    facts[node, BLOCKED] = 0
    if lane_of(square) != PIT and is_in_the_way(state, seat, speed, square):
        facts[node, BLOCKED] = 1
    worths[node, HAZARD] = damage_price(box, state, seat) if is_hazard(state, square) else 0.0
    for lane in range(LANES):
        side = beside(state, square, lane)
        if side == NO_SQUARE or (lane == PIT and not may_pit(state, seat, speed)):
            facts[node, SIDE_0 + lane] = NO_NODE
        else:
            facts[node, SIDE_0 + lane] = node_of(first, side, state.cards)


@rule
def may_pit(state: State, seat: int, speed: int) -> bool:
    """Whether a seat may enter the garage at a speed (ND-35)."""
    return state.condition[seat] <= GARAGE_CONDITION and speed <= GARAGE_SPEED


@rule
def is_in_the_way(state: State, seat: int, speed: int, square: int) -> bool:
    """Whether another die will be on a square: before one's own move faster ones are gone."""
    if is_free(state, square) or state.square[seat] == square:
        return False
    if state.mover == seat:
        return True
    for other in range(state.square.shape[0]):
        if state.square[other] == square:
            return state.speed[other] + 1 < speed
    return False


@rule
def steering_price(box: Box, state: State, seat: int, first: int, offset: int) -> float:
    """What it costs to enter a card of the window: cards held back for earlier ones are gone."""
    card = first
    wanted = 0
    goal = type_of(state, (first + offset) % state.cards)
    for _ in range(offset):
        card = next_card(state, card)
        if type_of(state, card) == goal:
            wanted += 1
    if held_of_type(state, seat, goal) >= wanted:
        return 0.3
    price = damage_price(box, state, seat)
    if state.held[seat] >= STEERING_CARDS:
        price = min(price, 3.0 * cheapest_card(state, seat) + 0.3)
    return price
