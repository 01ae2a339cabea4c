"""Puts a match into words, for those who ask for texts instead of messages."""

from paddock.core import registry
from paddock.core.match import Match
from paddock.core.texts import Language, Speaker


def speaker_of(match: Match, language: Language) -> Speaker:
    """Says what is to be said of a match, with the names of those who sit there."""
    names = [seat.name for seat in match.seats]
    return Speaker(language, [registry.folder(match.name)], names)
