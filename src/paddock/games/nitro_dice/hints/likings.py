"""How much the Club player likes what it may do, in squares; the plan says what comes after it."""

from paddock.core.compiled import rule
from paddock.core.record import Ints
from paddock.games.nitro_dice.actions import (
    BRAKE,
    DRIFT,
    END,
    LANE,
    NITRO,
    REPAIR,
    STEP,
    argument_of,
    tile_of,
    verb_of,
    way_of,
)
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.hints.plan import (
    price_of_arriving,
    repair_price,
    worth_of_drift,
    worth_of_end,
    worth_of_nitro,
    worth_of_step,
)
from paddock.games.nitro_dice.hints.prices import (
    TOKEN,
    cheapest_card,
    damage_price,
    type_price,
)
from paddock.games.nitro_dice.hints.window import BEYOND, BLOCKED, NO_NODE, SIDE_0, Floats, node_of
from paddock.games.nitro_dice.legal.moves import movement_left, squeeze_goal
from paddock.games.nitro_dice.legal.order import is_ahead, on_course
from paddock.games.nitro_dice.legal.track import card_of, in_garage, is_hazard, type_of
from paddock.games.nitro_dice.state import State
from paddock.games.nitro_dice.tables import (
    CHEAP_CHANGE,
    HAZARD_OF_LAID,
    LAID_OF_KIND,
    NOWHERE,
    STEERING_CARDS,
    TYPE_OF_KIND,
)

PACE = 0.45  # a point of speed on the die, for the rounds to come
HARM = 0.5  # how much a rival's damage is liked
NEAR = 6  # cards of the course within which a hazard matters
HAZARD_CARD = 0.1  # a card with a hazard is a little better to keep


@rule
def liking_of_speed(box: Box, state: State, seat: int, speed: int, planned: float) -> float:
    """What a move at that speed is worth, and the speed itself for the round after."""
    liking = planned + PACE * speed
    change = speed - state.speed[seat]
    if change < -CHEAP_CHANGE or change > CHEAP_CHANGE:
        liking -= cheapest_card(state, seat)
    if speed == 0 and not in_garage(state, seat):
        liking -= 1.0
    return liking


@rule
def liking_of_move(
    box: Box, state: State, seat: int, action: int, facts: Ints, worths: Floats
) -> float:
    """What the rest of the move is worth, begun in this way."""
    verb, argument = verb_of(action), argument_of(action)
    first = card_of(state.square[seat])
    node = node_of(first, state.square[seat], state.cards)
    left = movement_left(state)
    hurt = damage_price(box, state, seat)
    card = cheapest_card(state, seat)
    pace = PACE * state.speed[seat]
    if verb == STEP:
        return pace + worth_of_step(node, left, hurt, facts, worths)
    if verb == LANE:
        side = facts[node, SIDE_0 + argument]
        if side == NO_NODE:
            return BEYOND
        if facts[side, BLOCKED] == 1:
            return pace + worths[node, left] - card - hurt
        return pace + worths[side, left] - price_of_arriving(node, side, worths) - card
    if verb == DRIFT:
        drifted = worth_of_drift(node, argument, left, card, facts, worths)
        return pace + max(drifted, worths[node, left - 1] - card - hurt)
    if verb == NITRO:
        return pace + worth_of_nitro(node, left, facts, worths)
    if verb == BRAKE:
        return liking_of_brake(state, seat, node, left, card, worths)
    if verb == REPAIR:
        return pace + worths[node, left - 1] + repair_price(state, seat)
    if verb == END:
        return pace + worth_of_stopping(state, seat, node, facts, worths)
    return pace + liking_of_squeeze(box, state, seat, argument, left, card, hurt, worths)


@rule
def worth_of_stopping(state: State, seat: int, node: int, facts: Ints, worths: Floats) -> float:
    """To end the move here."""
    if in_garage(state, seat):
        return worths[node, 0]
    return worth_of_end(node, facts, worths)


@rule
def liking_of_brake(
    state: State, seat: int, node: int, left: int, card: float, worths: Floats
) -> float:
    """The best that braking once or more can lead to."""
    best = BEYOND
    for brakes in range(1, left + 1):
        if brakes <= state.held[seat]:
            slower = PACE * (state.speed[seat] - brakes)
            best = max(best, worths[node, left - brakes] - brakes * card + slower)
    return best


@rule
def liking_of_squeeze(
    box: Box,
    state: State,
    seat: int,
    lane: int,
    left: int,
    card: float,
    hurt: float,
    worths: Floats,
) -> float:
    """Between two: it costs a token, a card and a damage, and both of them a damage."""
    goal = squeeze_goal(state, lane)
    first = card_of(state.square[seat])
    node, onto = node_of(first, state.square[seat], state.cards), node_of(first, goal, state.cards)
    price = TOKEN + card + hurt + price_of_arriving(node, onto, worths)
    return worths[onto, left] - price + 2 * HARM


@rule
def liking_of_steering(box: Box, state: State, seat: int, kind: int) -> float:
    """A card that fits."""
    return -type_price(state, seat, int(TYPE_OF_KIND[kind])) - keeping_hazard(kind)


@rule
def keeping_hazard(kind: int) -> float:
    """A card with a hazard may be laid in front of somebody."""
    return 0.0 if HAZARD_OF_LAID[LAID_OF_KIND[kind, 0]] == NOWHERE else HAZARD_CARD


@rule
def liking_of_three(state: State, seat: int) -> float:
    """Any three cards."""
    return -STEERING_CARDS * (cheapest_card(state, seat) + 0.1)


@rule
def liking_of_pull(box: Box, state: State, seat: int) -> float:
    """A square for nothing, but for steering and a hazard; or a card."""
    goal = state.vacated
    gain = 1.0
    if card_of(goal) != card_of(state.square[seat]):
        price = damage_price(box, state, seat)
        wanted = type_of(state, card_of(goal))
        for kind in range(state.hand.shape[1]):
            if TYPE_OF_KIND[kind] == wanted and state.hand[seat, kind] > 0:
                price = min(price, type_price(state, seat, wanted))
        gain -= price
    if is_hazard(state, goal):
        gain -= damage_price(box, state, seat)
    return gain


@rule
def liking_of_place(box: Box, state: State, seat: int, kind: int, place: int) -> float:
    """What it brings to lay a card there: hazards before rivals, none before oneself."""
    card = tile_of(place)
    before = HAZARD_OF_LAID[state.course[card]] != NOWHERE
    after = HAZARD_OF_LAID[LAID_OF_KIND[kind, way_of(place)]] != NOWHERE
    liking = -type_price(state, seat, int(TYPE_OF_KIND[kind]))
    if before == after:
        return liking - 0.2
    sign = 1.0 if after else -1.0
    for other in range(box.seats):
        if on_course(state, other):
            matters = sign * nearness(state, other, card)
            if other == seat:
                liking -= 1.3 * matters
            elif is_ahead(state, other, seat):
                liking += 0.8 * matters
            else:
                liking += 0.5 * matters
    return liking


@rule
def nearness(state: State, seat: int, card: int) -> float:
    """How likely it is that a car will soon come to a card of the course."""
    away = (card - card_of(state.square[seat])) % state.cards
    if away == 0 or away > NEAR:
        return 0.1
    return 1.0 - 0.1 * away
