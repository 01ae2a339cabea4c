"""Finds and writes the recorded endings anew."""

from tests.games.formula_motor_racing.endings import remake

remake()
