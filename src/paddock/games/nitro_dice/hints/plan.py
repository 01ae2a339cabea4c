"""Plans a whole move: what the rest of it is worth from every square with every movement left.

A window of the next cards is laid out once, with what lies on its squares and what entering each
card costs. Then the worth of each square is worked out backwards: with no movement left it is where
the move ends; with some, the best of stepping, drifting, changing lane, burning nitro, repairing.
"""

from typing import Any

import numpy as np

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.hints.prices import (
    REPAIRED,
    TOKEN,
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
    BEST,
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
    WORST,
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

BLOCKED_AT_END = 0.4  # to stand right behind somebody
CAREFUL = 0.15  # to stand right before a hazard
PIT_CARD = 0.6  # the extra card of the refill
PIT_EXIT = 1.2  # what it takes to come out again


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


@rule
def work_out(box: Box, state: State, seat: int, speed: int, facts: Ints, worths: Floats) -> None:
    """The worth of every node with every movement left, from the end backwards."""
    card = 100.0
    if state.held[seat] > 0:
        card = cheapest_card(state, seat)
    hurt = damage_price(box, state, seat)
    for left in range(MOVES):
        for offset in range(CARDS_AHEAD - 1, -1, -1):
            for row in range(ROWS - 1, -1, -1):
                for lane in range(LANES):
                    node = SQUARES * offset + ROWS * lane + row
                    worths[node, left] = worth_of_node(
                        state, seat, speed, node, left, card, hurt, facts, worths
                    )
            change_lanes(SQUARES * offset, left, card, facts, worths)


@rule
def worth_of_node(
    state: State,
    seat: int,
    speed: int,
    node: int,
    left: int,
    card: float,
    hurt: float,
    facts: Ints,
    worths: Floats,
) -> float:
    """The best way on from a node without a lane change."""
    if worths[node, PROGRESS] == BEYOND:
        return BEYOND
    if node % SQUARES // ROWS == PIT:
        return worth_in_garage(state, seat, speed, node, left, facts, worths)
    if left == 0:
        best = worth_of_end(node, facts, worths)
    else:
        best = worth_of_step(node, left, hurt, facts, worths)
        best = max(best, worth_of_drifts(node, left, card, facts, worths))
    if state.tokens[seat] > 0:
        best = max(best, worth_of_nitro(node, left, facts, worths))
    return best


@rule
def worth_of_end(node: int, facts: Ints, worths: Floats) -> float:
    """Where a move ends."""
    worth = worths[node, PROGRESS]
    goal = facts[node, AHEAD]
    if goal != NO_NODE:
        if facts[goal, BLOCKED] == 1:
            worth -= BLOCKED_AT_END
        if worths[goal, HAZARD] > 0.0:
            worth -= CAREFUL
    return worth


@rule
def price_of_arriving(node: int, goal: int, worths: Floats) -> float:
    """Hazard, and steering where a card is entered."""
    price = worths[goal, HAZARD]
    if node // SQUARES != goal // SQUARES:
        price += worths[goal, ENTRY]
    return price


@rule
def worth_of_step(node: int, left: int, hurt: float, facts: Ints, worths: Floats) -> float:
    """One square forward, or into the die that is there."""
    goal = facts[node, AHEAD]
    if goal == NO_NODE:
        return BEYOND
    if facts[goal, BLOCKED] == 1:
        return worths[node, PROGRESS] - hurt - BLOCKED_AT_END
    return worths[goal, left - 1] - price_of_arriving(node, goal, worths)


@rule
def worth_of_drift(
    node: int, lane: int, left: int, card: float, facts: Ints, worths: Floats
) -> float:
    """Forward and sideways; where somebody is, it is not thought of."""
    side = facts[node, SIDE_0 + lane]
    goal = NO_NODE if side == NO_NODE else facts[side, AHEAD]
    if goal == NO_NODE or facts[goal, BLOCKED] == 1:
        return BEYOND
    return worths[goal, left - 1] - price_of_arriving(node, goal, worths) - card


@rule
def worth_of_drifts(node: int, left: int, card: float, facts: Ints, worths: Floats) -> float:
    """The better of the drifts."""
    best = BEYOND
    for lane in range(LANES):
        best = max(best, worth_of_drift(node, lane, left, card, facts, worths))
    return best


@rule
def worth_of_nitro(node: int, left: int, facts: Ints, worths: Floats) -> float:
    """Two squares for a token, or one where only one is straight."""
    if facts[node, STRAIGHT_ON] == 0:
        return BEYOND
    goal = facts[node, AHEAD]
    if goal == NO_NODE or facts[goal, BLOCKED] == 1:
        return BEYOND
    price = TOKEN + price_of_arriving(node, goal, worths)
    if facts[goal, STRAIGHT_ON] == 1:
        second = facts[goal, AHEAD]
        if second == NO_NODE or facts[second, BLOCKED] == 1:
            return BEYOND
        price += price_of_arriving(goal, second, worths)
        goal = second
    return worths[goal, left] - price


@rule
def worth_in_garage(
    state: State, seat: int, speed: int, node: int, left: int, facts: Ints, worths: Floats
) -> float:
    """What the rest repairs, or driving on in it."""
    repaired = min(left, BEST - state.condition[seat])
    later = min(speed, BEST - state.condition[seat] - repaired)
    worth = worths[node, PROGRESS] + PIT_CARD - PIT_EXIT
    worth += repair_price(state, seat) * (repaired + 0.5 * later)
    goal = facts[node, AHEAD]
    if left > 0 and goal != NO_NODE:
        worth = max(worth, worths[goal, left - 1])
    return worth


@rule
def repair_price(state: State, seat: int) -> float:
    """What a point of condition is worth: more to a car that can hardly drive."""
    return REPAIRED + (0.5 if state.condition[seat] <= WORST + 3 else 0.0)


@rule
def change_lanes(base: int, left: int, card: float, facts: Ints, worths: Floats) -> None:
    """On each square of a card it may be better to go on from the one beside it."""
    for node in range(base, base + SQUARES):
        for lane in range(LANES):
            side = facts[node, SIDE_0 + lane]
            if worths[node, PROGRESS] > BEYOND and side != NO_NODE and facts[side, BLOCKED] == 0:
                changed = worths[side, left] - worths[side, HAZARD] - card
                worths[node, left] = max(worths[node, left], changed)
