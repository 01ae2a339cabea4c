"""What a game does not do, and why: every line is a promise somebody looked at."""

from collections.abc import Mapping

# Kinds of event that random play over all set-ups does not meet: game -> kind -> reason.
EVENTS_NOT_MET: Mapping[str, Mapping[str, str]] = {}

# Verbs that it does not meet: game -> verb -> reason.
VERBS_NOT_MET: Mapping[str, Mapping[str, str]] = {
    "top_race": {
        "return": "a punctured car's own square must be taken and two beside it free, just when "
        "its partner passes; tests of the game itself bring it about",
    },
}

# Games in which every seat sees everything: game -> reason.
NO_SECRETS: Mapping[str, str] = {}
