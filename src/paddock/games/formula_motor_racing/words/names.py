"""Cars, cards, teams and circuits by name, and the rule that each card stands under."""

from paddock.core.contract import Message
from paddock.games.formula_motor_racing.tables import (
    ANY_COLOUR,
    CHARGE_ENGINE,
    CHARGE_GEAR,
    COLOUR,
    COLOURS,
    CRASH,
    DROP,
    EFFECT,
    OVERTAKE,
    PIT,
    SPIN_LAST,
    SPIN_OUT,
    STEPS,
    TURBO,
)

_CARD_KEYS = {
    OVERTAKE: "card-overtake",
    TURBO: "card-turbo",
    PIT: "card-pit",
    CHARGE_GEAR: "card-charge-gear",
    CHARGE_ENGINE: "card-charge-engine",
    SPIN_OUT: "card-spin-out",
    SPIN_LAST: "card-spin-last",
    CRASH: "card-crash",
}
_DROP_KEYS = {1: "card-wrong-line", 2: "card-off-circuit", 3: "card-lose-control"}
_CARD_RULES = {
    OVERTAKE: "FMR-12",
    DROP: "FMR-13",
    TURBO: "FMR-14",
    PIT: "FMR-15",
    CHARGE_GEAR: "FMR-16",
    CHARGE_ENGINE: "FMR-16",
    SPIN_OUT: "FMR-17",
    SPIN_LAST: "FMR-17",
    CRASH: "FMR-18",
}


def team_name(team: int) -> Message:
    """The colour of a team."""
    return Message(f"team-{COLOURS[team]}")


def car_name(car: int) -> Message:
    """A car: its team and the number painted on it."""
    return Message("car", {"team": team_name(car // 2), "number": car % 2 + 1})


def card_name(card: int) -> Message:
    """A card as it is called at the table."""
    effect, colour = int(EFFECT[card]), int(COLOUR[card])
    if effect == DROP:
        return Message(_DROP_KEYS[int(STEPS[card])])
    if colour == ANY_COLOUR:
        return Message("card-pit-beige" if effect == PIT else _CARD_KEYS[effect])
    args: dict[str, int | str | Message] = {"team": team_name(colour), "steps": int(STEPS[card])}
    return Message(_CARD_KEYS[effect], args)


def circuit_name(removed: int) -> Message:
    """The circuit that goes with a number of cards taken out (FMR-26); the names are ours."""
    return Message(f"circuit-{removed}")


def effect_key(card: int) -> str:
    """The key of what a card does, whatever its colour."""
    effect = int(EFFECT[card])
    return "drop" if effect == DROP else _CARD_KEYS[effect].removeprefix("card-")


def rule_of(card: int) -> str:
    """The rule that says what a card does."""
    return _CARD_RULES[int(EFFECT[card])]
