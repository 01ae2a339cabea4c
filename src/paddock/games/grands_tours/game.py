"""Grands Tours: the contract's functions by name, nothing else."""

from paddock.games.grands_tours.actions import VERBS, named
from paddock.games.grands_tours.apply import apply, start
from paddock.games.grands_tours.board import drawing, picture
from paddock.games.grands_tours.box import BOX, box, rematch
from paddock.games.grands_tours.events import KINDS
from paddock.games.grands_tours.hints import lean, worth
from paddock.games.grands_tours.legal import chances, due, label, legal
from paddock.games.grands_tours.meta import META
from paddock.games.grands_tours.promises import PROMISES
from paddock.games.grands_tours.score import score
from paddock.games.grands_tours.sheet import LABELS, sheet
from paddock.games.grands_tours.sight import redeal, sees, view
from paddock.games.grands_tours.state import STATE
from paddock.games.grands_tours.words import decision, outcome, prompt, tell, why_not

WIDTH = 128

__all__ = [
    "BOX",
    "KINDS",
    "LABELS",
    "META",
    "PROMISES",
    "STATE",
    "VERBS",
    "WIDTH",
    "apply",
    "box",
    "chances",
    "decision",
    "drawing",
    "due",
    "label",
    "lean",
    "legal",
    "named",
    "outcome",
    "picture",
    "prompt",
    "redeal",
    "rematch",
    "score",
    "sees",
    "sheet",
    "start",
    "tell",
    "view",
    "why_not",
    "worth",
]
