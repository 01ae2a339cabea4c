"""nestorgames GP: the contract's functions by name, nothing else."""

from paddock.games.gp.actions import VERBS, named
from paddock.games.gp.apply import apply, start
from paddock.games.gp.board import drawing, picture
from paddock.games.gp.box import BOX, box
from paddock.games.gp.events import KINDS
from paddock.games.gp.hints import lean, worth
from paddock.games.gp.legal import chances, due, label, legal
from paddock.games.gp.meta import META
from paddock.games.gp.score import score
from paddock.games.gp.sheet import LABELS, sheet
from paddock.games.gp.sight import redeal, sees, view
from paddock.games.gp.state import STATE
from paddock.games.gp.words import decision, outcome, prompt, tell, why_not

WIDTH = 128

__all__ = [
    "BOX",
    "KINDS",
    "LABELS",
    "META",
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
    "score",
    "sees",
    "sheet",
    "start",
    "tell",
    "view",
    "why_not",
    "worth",
]
