"""Exact numbers before a choice, by enumeration (GP-8 to GP-10)."""

from paddock.games.gp.odds.dice import NO_FACES, NextDie, best_mean, next_die, reach
from paddock.games.gp.odds.ending import Ending, ending
from paddock.games.gp.odds.rocket import rocket

__all__ = ["NO_FACES", "Ending", "NextDie", "best_mean", "ending", "next_die", "reach", "rocket"]
