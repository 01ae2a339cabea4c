"""The board as lines of text and as SVG."""

from paddock.games.top_race.board.svg import drawing
from paddock.games.top_race.board.text import picture

__all__ = ["drawing", "picture"]
