"""Plans a whole move: what the rest of it is worth from every square with every movement left.

A window of the next cards (window.py) tells what lies on its squares and what entering each card
costs. The worth of each square is worked out backwards: with no movement left it is where
the move ends; with some, the best of stepping, drifting, changing lane, burning nitro, repairing.
"""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.hints.prices import (
    REPAIRED,
    TOKEN,
    cheapest_card,
    damage_price,
)
from paddock.games.nitro_dice.hints.window import (
    AHEAD,
    BEYOND,
    BLOCKED,
    CARDS_AHEAD,
    ENTRY,
    HAZARD,
    MOVES,
    NO_NODE,
    PROGRESS,
    SIDE_0,
    STRAIGHT_ON,
    Floats,
)
from paddock.games.nitro_dice.state import State
from paddock.games.nitro_dice.tables import (
    BEST,
    LANES,
    PIT,
    ROWS,
    SQUARES,
    WORST,
)

BLOCKED_AT_END = 0.4  # to stand right behind somebody
CAREFUL = 0.15  # to stand right before a hazard
PIT_CARD = 0.6  # the extra card of the refill
PIT_EXIT = 1.2  # what it takes to come out again


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
