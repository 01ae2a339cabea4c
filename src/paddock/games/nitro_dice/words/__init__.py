"""Decisions, events and reasons as message keys and arguments. Decides nothing."""

from paddock.games.nitro_dice.words.decisions import decision
from paddock.games.nitro_dice.words.names import (
    card_name,
    laid_name,
    lane_name,
    square_anchor,
    square_name,
    tile_anchor,
    type_name,
)
from paddock.games.nitro_dice.words.refusals import why_not
from paddock.games.nitro_dice.words.telling import outcome, prompt, tell

__all__ = [
    "card_name",
    "decision",
    "laid_name",
    "lane_name",
    "outcome",
    "prompt",
    "square_anchor",
    "square_name",
    "tell",
    "tile_anchor",
    "type_name",
    "why_not",
]
