"""Kerb Market: the contract's functions by name, nothing else."""

from tests.toys.kerb_market.actions import VERBS, named
from tests.toys.kerb_market.apply import apply, start
from tests.toys.kerb_market.board import drawing, picture
from tests.toys.kerb_market.box import BOX, box
from tests.toys.kerb_market.events import KINDS
from tests.toys.kerb_market.hints import lean, worth
from tests.toys.kerb_market.legal import chances, due, label, legal
from tests.toys.kerb_market.meta import META
from tests.toys.kerb_market.score import score
from tests.toys.kerb_market.sheet import sheet
from tests.toys.kerb_market.sight import redeal, sees, view
from tests.toys.kerb_market.state import STATE
from tests.toys.kerb_market.words import decision, prompt, tell, why_not

WIDTH = 16

__all__ = [
    "BOX",
    "KINDS",
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
