"""Decisions, events and reasons as message keys and arguments. Decides nothing."""

from paddock.games.formula_motor_racing.words.decisions import decision
from paddock.games.formula_motor_racing.words.names import (
    car_name,
    card_name,
    circuit_name,
    team_name,
)
from paddock.games.formula_motor_racing.words.refusals import why_not
from paddock.games.formula_motor_racing.words.telling import outcome, prompt, tell

__all__ = [
    "car_name",
    "card_name",
    "circuit_name",
    "decision",
    "outcome",
    "prompt",
    "team_name",
    "tell",
    "why_not",
]
