"""Dice, jerseys and places by name, and the anchors by which they are touched."""

from paddock.core.contract import Message, seat_name
from paddock.core.messages import Args
from paddock.games.grands_tours.course.naming import card_name, card_number, kind_name
from paddock.games.grands_tours.legal.dice import own_code, seat_of
from paddock.games.grands_tours.legal.gathering import FIRST_CARD, OUT, RIDING
from paddock.games.grands_tours.state import TEAM_DIE, State
from paddock.games.grands_tours.tables import JERSEY_NAMES


def jersey_name(jersey: int) -> Message:
    """A jersey: general, sprint or mountain."""
    return Message(f"jersey-{JERSEY_NAMES[jersey]}")


def jersey_die(jersey: int) -> Message:
    """Its die."""
    return Message(f"jersey-die-{JERSEY_NAMES[jersey]}")


def own_die(face: int, own: int) -> Message:
    """A die of one's own by its face: a team die, or a jersey die by name."""
    if own == TEAM_DIE:
        return Message("die-team", {"face": face})
    return Message("die-jersey", {"face": face, "jersey": jersey_name(own - 1)})


def die_of(state: State, face: int, die: int) -> Message:
    """A die on a card, and whose it is."""
    args: Args = {
        "who": seat_name(int(seat_of(state, die))),
        "die": own_die(face, int(own_code(die))),
    }
    return Message("die-of", args)


def place_name(place: int) -> Message:
    """Where an exchanged die lies."""
    if place == OUT:
        return Message("place-gruppetto")
    if place == RIDING:
        return Message("place-peloton")
    return Message("place-card", {"card": card_number(place - FIRST_CARD)})


def card_here(state: State, card: int) -> Message:
    """A card of the course by number and kind."""
    return card_name(card, int(state.kind[card]))


# Anchors


def card_anchor(card: int) -> str:
    """A card on the road."""
    return f"card:{card + 1}"


def action_anchor(verb: str) -> str:
    """The button of an action."""
    return f"action:{verb}"


def peloton_anchor(seat: int, face: int, own: int) -> str:
    """A die in a peloton; jersey dice have one anchor wherever they are."""
    if own != TEAM_DIE:
        return jersey_anchor(own - 1)
    return f"die:peloton{seat + 1}-{face}"


def gruppetto_anchor(seat: int) -> str:
    """The team dice in a gruppetto."""
    return f"die:gruppetto{seat + 1}"


def jersey_anchor(jersey: int) -> str:
    """A jersey die."""
    return f"die:{JERSEY_NAMES[jersey]}"


def die_anchor(state: State, card: int, face: int, die: int) -> str:
    """A die on a card."""
    own = int(own_code(die))
    if own != TEAM_DIE:
        return jersey_anchor(own - 1)
    return f"die:card{card + 1}-{face}-seat{int(seat_of(state, die)) + 1}"


__all__ = [
    "action_anchor",
    "card_anchor",
    "card_here",
    "card_name",
    "card_number",
    "die_anchor",
    "die_of",
    "gruppetto_anchor",
    "jersey_anchor",
    "jersey_die",
    "jersey_name",
    "kind_name",
    "own_die",
    "peloton_anchor",
    "place_name",
]
