"""The Club player: the game's own heuristic, without any search."""

from paddock.bots.contract import Glimpse


def choose(look: Glimpse) -> int:
    """A legal action, drawn by how much the heuristic likes each."""
    weights = look.weights()
    value = look.below(sum(weights))
    for action, weight in zip(look.legal, weights, strict=True):
        value -= weight
        if value < 0:
            return action
    return look.legal[-1]
