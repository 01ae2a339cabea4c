"""Finds and writes the recorded endings anew."""

from tests.games.top_race.endings import remake

remake()
