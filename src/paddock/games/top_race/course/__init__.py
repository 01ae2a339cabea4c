"""Deck files: read, checked, drawn, made. And the board's own file."""

from paddock.games.top_race.course.balance import Balance, balance
from paddock.games.top_race.course.board import BOARD, Board
from paddock.games.top_race.course.deck import Card, Deck, read
from paddock.games.top_race.course.making import generate
from paddock.games.top_race.course.showing import drawing, picture

__all__ = [
    "BOARD",
    "Balance",
    "Board",
    "Card",
    "Deck",
    "balance",
    "drawing",
    "generate",
    "picture",
    "read",
]
