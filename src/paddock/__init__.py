"""Five race board games to play with friends and bots, with dice that can be checked."""

__version__ = "0.1.0"
