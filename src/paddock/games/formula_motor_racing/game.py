"""Formula Motor Racing: the contract's functions by name, nothing else."""

from paddock.games.formula_motor_racing.actions import VERBS, named
from paddock.games.formula_motor_racing.apply import apply, start
from paddock.games.formula_motor_racing.board import drawing, picture
from paddock.games.formula_motor_racing.box import BOX, box
from paddock.games.formula_motor_racing.events import KINDS
from paddock.games.formula_motor_racing.hints import lean, worth
from paddock.games.formula_motor_racing.legal import chances, due, label, legal
from paddock.games.formula_motor_racing.meta import META
from paddock.games.formula_motor_racing.score import score
from paddock.games.formula_motor_racing.sheet import LABELS, sheet
from paddock.games.formula_motor_racing.sight import redeal, sees, view
from paddock.games.formula_motor_racing.state import STATE
from paddock.games.formula_motor_racing.words import decision, outcome, prompt, tell, why_not

WIDTH = 64

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
