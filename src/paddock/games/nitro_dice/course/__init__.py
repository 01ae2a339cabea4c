"""Course files: reads and checks them, draws them, makes new ones (ND-60)."""

from paddock.games.nitro_dice.course.drawing import drawing
from paddock.games.nitro_dice.course.file import Course, built_in, read, seats_faults
from paddock.games.nitro_dice.course.generate import generate
from paddock.games.nitro_dice.course.lines import picture

__all__ = ["Course", "built_in", "drawing", "generate", "picture", "read", "seats_faults"]
