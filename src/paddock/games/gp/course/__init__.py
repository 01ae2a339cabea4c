"""Circuit files (GP-71): read, checked, drawn."""

from paddock.core.messages import Say
from paddock.games.gp.course.circuit import Circuit, Gate
from paddock.games.gp.course.drawing import drawing_of
from paddock.games.gp.course.pictures import plan_of
from paddock.games.gp.course.reading import read

__all__ = ["Circuit", "Gate", "drawing", "picture", "read"]


def drawing(course: Circuit) -> str:
    """The circuit as SVG."""
    return drawing_of([course])


def picture(course: Circuit, say: Say) -> str:
    """The circuit in lines of text, with its key."""
    return plan_of(course, say)
