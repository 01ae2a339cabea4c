"""Courses as files (GT-2): reading with every fault named, drawing, making new ones."""

from paddock.games.grands_tours.course.generating import generate
from paddock.games.grands_tours.course.reading import Course, Part, built_in, read
from paddock.games.grands_tours.course.showing import drawing, picture

__all__ = ["Course", "Part", "built_in", "drawing", "generate", "picture", "read"]
