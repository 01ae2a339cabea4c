"""Why something on the board can't be chosen now."""

import numpy as np

from paddock.core.contract import Message, Refusal, seat_name
from paddock.core.who import NOBODY, has
from paddock.games.top_race.actions import LOT, argument_of, car_anchor, card_anchor
from paddock.games.top_race.apply.cards import back_car, front_car
from paddock.games.top_race.box import NO_SQUARE, Box
from paddock.games.top_race.legal import is_printed
from paddock.games.top_race.legal.auction import is_entitled, is_free_on_grid, may_bid
from paddock.games.top_race.legal.track import is_occupied, next_squares
from paddock.games.top_race.state import BLOCKED, Phase, State
from paddock.games.top_race.tables import CARS, FINISH, GRID, MOST_NEXT
from paddock.games.top_race.words.names import car_name, money, square_anchor

SILENT = (Phase.DEAL, Phase.OPENER, Phase.TURN_UP, Phase.OVER)
AUCTION = (Phase.BID, Phase.LIMIT, Phase.OUTCRY)


def why_not(box: Box, state: State, seat: int) -> list[Refusal]:
    """Why anchors that are no decision now can't be chosen."""
    phase = Phase(int(state.phase))
    if phase in SILENT or seat == NOBODY:
        return []
    refusals = _hand_refusals(box, state, seat, phase)
    if phase in AUCTION:
        return refusals + _lot_refusals(box, state, seat, phase)
    refusals += _car_refusals(box, state, seat, phase)
    if seat == state.seat and phase is Phase.PUT:
        refusals += _grid_refusals(state)
    if seat == state.seat and phase is Phase.MOVE:
        refusals += _way_refusals(box, state)
    return refusals


def _turn_of(state: State) -> Message:
    return Message("why-not-your-turn", {"who": seat_name(int(state.seat))}, "TR-20")


def _hand_refusals(box: Box, state: State, seat: int, phase: Phase) -> list[Refusal]:
    if phase is Phase.PLAY and seat == state.seat:
        return []
    if phase in (*AUCTION, Phase.PUT):
        why = Message("why-auction-first", {}, "TR-10")
    elif phase is Phase.TIP:
        why = Message("why-tip-first", {}, "TR-40")
    elif seat == state.seat:
        why = Message("why-one-card", {}, "TR-21")
    else:
        why = _turn_of(state)
    kinds = range(int(box.kinds))
    return [Refusal(card_anchor(kind), why) for kind in kinds if state.hand[seat, kind] > 0]


def _lot_refusals(box: Box, state: State, seat: int, phase: Phase) -> list[Refusal]:
    why = _why_no_bid(box, state, seat, phase)
    return [] if why is None else [Refusal(LOT, why)]


def _why_no_bid(box: Box, state: State, seat: int, phase: Phase) -> Message | None:
    if not is_entitled(box, state, seat):
        return Message("why-cars-for-others", {}, "TR-12")
    if state.leader == seat:
        return Message("why-leading", {}, "TR-11")
    if has(state.passed, seat):
        return Message("why-content" if phase is Phase.OUTCRY else "why-passed", {}, "TR-11")
    if not may_bid(box, state, seat):
        least = 10 * (int(state.bid) + 1)
        return Message("why-too-poor", {"money": money(least)}, "TR-10")
    if phase is Phase.BID and seat != state.seat:
        return Message("why-not-your-bid", {"who": seat_name(int(state.seat))}, "TR-11")
    return None


def _car_refusals(box: Box, state: State, seat: int, phase: Phase) -> list[Refusal]:
    if phase is Phase.TIP:
        why = Message("why-own-car", {}, "TR-42")
        own = [car for car in range(CARS) if state.owner[state.race, car] == seat]
        return [] if box.tip_own else [Refusal(car_anchor(car), why) for car in own]
    if seat != state.seat:
        return [Refusal(car_anchor(car), _turn_of(state)) for car in range(CARS)]
    if phase is Phase.CHOOSE:
        return [
            Refusal(car_anchor(car), Message("why-printed", {"car": car_name(car)}, "TR-25"))
            for car in range(CARS)
            if is_printed(box, state.card, car)
        ]
    if phase is Phase.USE:
        linked = (front_car(box, state), back_car(box, state))
        why = Message("why-not-linked", {}, "TR-26")
        return [Refusal(car_anchor(car), why) for car in range(CARS) if car not in linked]
    key = {Phase.PLAY: "why-card-first", Phase.MOVE: "why-way-first", Phase.PUT: "why-put-first"}
    why = Message(key.get(phase, "why-return-first"), {}, "TR-21")
    return [Refusal(car_anchor(car), why) for car in range(CARS)]


def _grid_refusals(state: State) -> list[Refusal]:
    why = Message("why-taken", {}, "TR-15")
    taken = [square for square in range(GRID) if not is_free_on_grid(state, square)]
    return [Refusal(square_anchor(square), why) for square in taken]


def _way_refusals(box: Box, state: State) -> list[Refusal]:
    """The squares that follow, but not on a legal way."""
    out = np.zeros(MOST_NEXT, np.int32)
    legal = {int(argument_of(action)) for action in out[: next_squares(box, state, out)]}
    here = box.next[state.square[state.mover]]
    others = [int(square) for square in here if square != NO_SQUARE and int(square) not in legal]
    return [Refusal(square_anchor(square), _why_no_way(state, square)) for square in others]


def _why_no_way(state: State, square: int) -> Message:
    if square != FINISH and is_occupied(state, square):
        return Message("why-occupied", {}, "TR-22")
    if state.goal > 0 and state.reach[square] == BLOCKED:
        return Message("why-beyond", {}, "TR-27")
    return Message("why-dead-end", {}, "TR-22")
