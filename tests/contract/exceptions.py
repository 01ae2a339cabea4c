"""What a game does not do, and why: every line is a promise somebody looked at."""

from collections.abc import Mapping

# Kinds of event that random play over all set-ups does not meet: game -> kind -> reason.
EVENTS_NOT_MET: Mapping[str, Mapping[str, str]] = {
    "gp": {
        "held-back": "only with the safety car out; tested by its rule, GP-69",
        "gate-blocked": "a switch while a car stands in the gate; GP-31",
        "tray-aside": "only when every item is owned or on the course; GP-36",
        "half-point": "needs two switches at once, a championship and the fastest turn; GP-56",
        "tie-break": "rare even in championships; GP-55",
    },
    "nitro_dice": {"no-cards-left": "pile and discards must both be empty: a test lays them so"},
    "top_race": {
        "waits": "all squares beside a punctured car must be taken just when its partner passes",
        "shares-win": "two players must end with the same money and as many races won",
    },
    "grands_tours": {
        "sat-out": "all nine dice on cards: random players roll and pass too often",
        "seven-out": "the die that loses its 7 finds all of 1 to 6 on its card",
    },
}

# Verbs that it does not meet: game -> verb -> reason.
VERBS_NOT_MET: Mapping[str, Mapping[str, str]] = {
    "top_race": {
        "return": "a punctured car's own square must be taken and two beside it free, just when "
        "its partner passes; tests of the game itself bring it about",
    },
    "grands_tours": {"sit-out": "as the event sat-out"},
}

# Games in which every seat sees everything: game -> reason.
NO_SECRETS: Mapping[str, str] = {
    "gp": "dice and items lie open: GP-80",
    "grands_tours": "all dice lie open, and what is not open yet has not been drawn",
}
