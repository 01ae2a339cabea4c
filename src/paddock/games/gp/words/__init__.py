"""Decisions, events and reasons as message keys and arguments. Decides nothing."""

from paddock.games.gp.words.decisions import decision
from paddock.games.gp.words.names import circuit_name, item_name, square_name
from paddock.games.gp.words.refusals import why_not
from paddock.games.gp.words.telling import outcome, prompt, tell

__all__ = [
    "circuit_name",
    "decision",
    "item_name",
    "outcome",
    "prompt",
    "square_name",
    "tell",
    "why_not",
]
