"""Finds and writes the recorded endings anew."""

from tests.games.nitro_dice.endings import remake

remake()
