"""Finds and writes the recorded endings anew."""

from tests.games.gp.endings import remake

remake()
