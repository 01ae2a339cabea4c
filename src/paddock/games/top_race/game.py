"""Top Race: the contract's functions by name, nothing else."""

from paddock.games.top_race.actions import VERBS, named
from paddock.games.top_race.apply import apply, start
from paddock.games.top_race.board import drawing, picture
from paddock.games.top_race.box import BOX, box
from paddock.games.top_race.events import KINDS
from paddock.games.top_race.hints import lean, worth
from paddock.games.top_race.legal import chances, due, label, legal
from paddock.games.top_race.meta import META
from paddock.games.top_race.score import score
from paddock.games.top_race.sheet import LABELS, sheet
from paddock.games.top_race.sight import redeal, sees, view
from paddock.games.top_race.state import STATE
from paddock.games.top_race.words import decision, outcome, prompt, tell, why_not

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
