"""Why something on the board can't be chosen now."""

from paddock.core.contract import Message, Refusal, seat_name
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing.actions import car_anchor, card_anchor
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.legal import allows, luck_is_due, place_of
from paddock.games.formula_motor_racing.state import Phase, State
from paddock.games.formula_motor_racing.tables import (
    CARS,
    COLOUR,
    COLOURS,
    EFFECT,
    TEAMS,
    TURBO,
)
from paddock.games.formula_motor_racing.words.names import car_name, rule_of, team_name


def why_not(box: Box, state: State, seat: int) -> list[Refusal]:
    """Why anchors that are no decision now can't be chosen."""
    phase = Phase(int(state.phase))
    if phase is Phase.OVER or luck_is_due(phase) or seat == NOBODY:
        return []
    refusals = _hand_refusals(state, seat, phase)
    if phase is Phase.PICK:
        return refusals + _team_refusals(state, seat)
    return refusals + _car_refusals(state, seat, phase)


def _hand_refusals(state: State, seat: int, phase: Phase) -> list[Refusal]:
    if seat == state.seat and phase is Phase.PLAY:
        return []
    whose = {"who": seat_name(int(state.seat))}
    why = Message("why-one-card") if seat == state.seat else Message("why-not-your-turn", whose)
    why = Message(why.key, why.args, "FMR-9")
    kinds = sorted({int(card) for card in state.hand[seat, : state.held[seat]]})
    return [Refusal(card_anchor(kind), why) for kind in kinds]


def _team_refusals(state: State, seat: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    for team in range(TEAMS):
        owner = int(state.owner[team])
        if owner >= 0:
            why = Message("why-team-taken", {"who": seat_name(owner)}, "FMR-5")
        elif seat != state.seat:
            why = Message("why-not-your-turn", {"who": seat_name(int(state.seat))}, "FMR-5")
        else:
            continue
        refusals.append(Refusal(f"team:{COLOURS[team]}", why))
    return refusals


def _car_refusals(state: State, seat: int, phase: Phase) -> list[Refusal]:
    if seat != state.seat:
        whose = Message("why-not-your-turn", {"who": seat_name(int(state.seat))}, "FMR-9")
        return [Refusal(car_anchor(car), whose) for car in range(CARS)]
    if phase is Phase.CHOOSE:
        barred = [car for car in range(CARS) if not allows(state, state.card, car)]
        return [Refusal(car_anchor(car), _why_barred(state, car)) for car in barred]
    if phase is Phase.ASIDE:
        place = int(state.face) - 1
        beside = {int(state.line[place - 1]), int(state.line[place + 1])}
        why = Message("why-not-beside", {}, "FMR-18")
        return [Refusal(car_anchor(car), why) for car in range(CARS) if car not in beside]
    first = Message("why-card-first" if phase is Phase.PLAY else "why-die-first", {}, "FMR-9")
    return [Refusal(car_anchor(car), first) for car in range(CARS)]


def _why_barred(state: State, car: int) -> Message:
    card = int(state.card)
    if place_of(state, car) >= state.running:
        return Message("why-retired", {"car": car_name(car)}, "FMR-21")
    if EFFECT[card] == TURBO:
        return Message("why-not-last-three", {"car": car_name(car)}, rule_of(card))
    return Message("why-other-colour", {"team": team_name(int(COLOUR[card]))}, rule_of(card))
