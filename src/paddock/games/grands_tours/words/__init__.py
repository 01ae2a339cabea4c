"""Decisions, events and reasons as message keys and arguments. Decides nothing."""

from paddock.games.grands_tours.words.decisions import decision
from paddock.games.grands_tours.words.refusals import why_not
from paddock.games.grands_tours.words.telling import outcome, prompt, tell

__all__ = ["decision", "outcome", "prompt", "tell", "why_not"]
