"""Decisions, events and reasons as message keys and arguments. Decides nothing."""

from paddock.games.top_race.words.decisions import decision
from paddock.games.top_race.words.names import (
    car_name,
    card_name,
    column_name,
    money,
    square_anchor,
    square_name,
)
from paddock.games.top_race.words.refusals import why_not
from paddock.games.top_race.words.telling import outcome, prompt, tell

__all__ = [
    "car_name",
    "card_name",
    "column_name",
    "decision",
    "money",
    "outcome",
    "prompt",
    "square_anchor",
    "square_name",
    "tell",
    "why_not",
]
