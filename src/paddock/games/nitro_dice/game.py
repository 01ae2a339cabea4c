"""Nitro Dice: the contract's functions by name, nothing else."""

from paddock.games.nitro_dice.actions import VERBS, named
from paddock.games.nitro_dice.apply import apply, start
from paddock.games.nitro_dice.board import drawing, picture
from paddock.games.nitro_dice.box import BOX, box
from paddock.games.nitro_dice.events import KINDS
from paddock.games.nitro_dice.hints import lean, worth
from paddock.games.nitro_dice.legal import chances, due, label, legal
from paddock.games.nitro_dice.meta import META
from paddock.games.nitro_dice.score import score
from paddock.games.nitro_dice.sheet import LABELS, sheet
from paddock.games.nitro_dice.sight import redeal, sees, view
from paddock.games.nitro_dice.state import STATE
from paddock.games.nitro_dice.words import decision, outcome, prompt, tell, why_not

WIDTH = 192

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
