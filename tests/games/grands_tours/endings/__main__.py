"""Writes the recorded matches anew."""

from tests.games.grands_tours.endings import remake

remake()
