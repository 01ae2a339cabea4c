"""The Rookie: plays like the Club player, but every other choice is careless."""

from paddock.bots import club, uniform
from paddock.bots.contract import Glimpse


def choose(look: Glimpse) -> int:
    """Careless as often as not."""
    careless = look.below(2) == 0
    return uniform.choose(look) if careless else club.choose(look)
