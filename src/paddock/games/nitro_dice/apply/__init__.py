"""What an action does. Does, never asks: what may be done is said in legal.

An action does its one thing and names the phase that comes next. Phases in which nobody is asked
follow one another here until somebody is.
"""

from paddock.core.compiled import entry, rule
from paddock.core.events import Book, tell
from paddock.games.nitro_dice.actions import (
    BRAKE,
    CARD,
    CUT,
    DAMAGE,
    DRIFT,
    END,
    LANE,
    LOT,
    MATCH,
    NITRO,
    OFFER,
    PASS,
    PAY,
    PULLED,
    PUT,
    REFUSE,
    REPAIR,
    ROLL,
    SPEED,
    SQUEEZE,
    STEP,
    THREE,
    argument_of,
    verb_of,
)
from paddock.games.nitro_dice.apply.cards import lay
from paddock.games.nitro_dice.apply.damage import cut, settle
from paddock.games.nitro_dice.apply.entering import (
    after_step,
    arrive,
    be_pulled,
    steer_with_damage,
    steer_with_match,
    steer_with_three,
)
from paddock.games.nitro_dice.apply.move import (
    ask_for_cards,
    burn_nitro,
    drive_on,
    end_move,
    go_on,
    next_move,
    paid,
    repair,
)
from paddock.games.nitro_dice.apply.rounds import (
    draw_card,
    end_race,
    leave_course,
    next_card,
    next_hazard,
    next_refill,
    offer,
    put_on_course,
)
from paddock.games.nitro_dice.apply.setup import deal_card, hazard_came, prepare_race, roll_came
from paddock.games.nitro_dice.apply.speed import choose_speed, next_speed
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.events import CARD_LAID
from paddock.games.nitro_dice.state import BY_ITSELF, Cost, Phase, State

__all__ = ["apply", "start"]


@entry
def start(box: Box, state: State) -> None:
    """Set the table up."""
    state.race = 0
    prepare_race(box, state)


@entry
def apply(box: Box, state: State, who: int, action: int, book: Book) -> None:
    """Do what an action says, and what follows from it by itself."""
    verb, argument = verb_of(action), argument_of(action)
    if verb < MATCH:
        do_in_move(box, state, verb, argument, book)
    elif verb < ROLL:
        do_aside(box, state, verb, argument, book)
    else:
        luck_answers(box, state, verb, argument, book)
    while state.phase >= BY_ITSELF:
        follow(box, state, book)


@rule
def do_in_move(box: Box, state: State, verb: int, argument: int, book: Book) -> None:
    """What a seat does in its own move, and setting its die before it."""
    if verb == STEP:
        drive_on(box, state, book)
    elif verb == SPEED:
        choose_speed(state, argument, book)
    elif verb == LANE:
        ask_for_cards(state, Cost.LANE, 1, argument)
    elif verb == DRIFT:
        ask_for_cards(state, Cost.DRIFT, 1, argument)
    elif verb == BRAKE:
        ask_for_cards(state, Cost.BRAKE, 1, 0)
    elif verb == NITRO:
        burn_nitro(state, book)
    elif verb == SQUEEZE:
        ask_for_cards(state, Cost.SQUEEZE, 1, argument)
    elif verb == REPAIR:
        repair(state, book)
    elif verb == END:
        state.phase = Phase.END_MOVE


@rule
def do_aside(box: Box, state: State, verb: int, argument: int, book: Book) -> None:
    """What a seat pays, suffers, refuses, throws away or lays on the course."""
    if verb == PAY:
        pay(box, state, argument, book)
    elif verb == MATCH:
        steer_with_match(state, argument, book)
    elif verb == DAMAGE:
        steer_with_damage(box, state, book)
    elif verb == THREE:
        steer_with_three(state, book)
    elif verb == CUT:
        cut(state, argument, book)
    elif verb == PASS:
        leave_course(state, book)
    elif verb == OFFER:
        offer(state, argument)
    elif verb == PUT:
        put_on_course(state, argument, book)
    elif verb == PULLED:
        be_pulled(state, book)
    elif verb == REFUSE:
        ask_for_cards(state, Cost.REFUSAL, 1, 0)


@rule
def pay(box: Box, state: State, kind: int, book: Book) -> None:
    """One card is laid; with the last one it happens."""
    lay(state, state.seat, kind)
    tell(book, CARD_LAID, state.seat, kind, 0, 0, 0)
    state.to_pay -= 1
    if state.to_pay == 0:
        paid(box, state, book)


@rule
def luck_answers(box: Box, state: State, verb: int, argument: int, book: Book) -> None:
    """A roll, a hazard's place, a card."""
    if verb == CARD and state.phase == Phase.DRAW:
        draw_card(state, argument, book)
    elif verb == CARD:
        deal_card(box, state, argument, book)
    elif verb == ROLL:
        roll_came(box, state, argument, book)
    elif verb == LOT:
        hazard_came(state, argument, book)


@rule
def follow(box: Box, state: State, book: Book) -> None:
    """One of the phases in which nobody is asked."""
    phase = state.phase
    if phase == Phase.ARRIVED:
        arrive(box, state, book)
    elif phase == Phase.SETTLE:
        settle(box, state, book)
    elif phase == Phase.AFTER_STEP:
        after_step(box, state, book)
    elif phase == Phase.GO_ON:
        go_on(box, state, book)
    elif phase == Phase.END_MOVE:
        end_move(state)
    elif phase == Phase.NEXT_MOVE:
        next_move(box, state, book)
    elif phase == Phase.NEXT_SPEED:
        next_speed(box, state, book)
    elif phase == Phase.NEXT_HAZARD:
        next_hazard(box, state)
    elif phase == Phase.NEXT_REFILL:
        next_refill(box, state, book)
    elif phase == Phase.NEXT_CARD:
        next_card(state, book)
    elif phase == Phase.RACE_END:
        end_race(box, state, book)
