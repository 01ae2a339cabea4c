"""The score sheet: who won which card with what, and what everybody has."""

from paddock.core.contract import Labels
from paddock.core.messages import Message, Say, seat_name
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.course.naming import kind_name
from paddock.games.grands_tours.score import jerseys_of, standing_of
from paddock.games.grands_tours.state import NO_ONE, Fate, State
from paddock.games.grands_tours.tables import (
    JERSEYS,
    MAX_CARDS,
    MOUNTAIN,
    MOUNTAIN_POINT,
    POINT,
    SPRINT,
    SPRINT_POINT,
)
from paddock.games.grands_tours.words.names import card_anchor, jersey_name

COLUMNS = ("card", "kind", "name", "fate", "player", "minutes", "sprints", "mountains", "jerseys")


def sheet(box: Box, state: State, say: Say, labels: Labels) -> list[list[str]]:
    """The rows of the score sheet, its headings first: the cards opened, then the players."""
    rows = [[say(Message(f"sheet-{column}")) for column in COLUMNS]]
    rows += [_card(state, card, say, labels) for card in range(state.opened)]
    order = sorted(range(box.seats), key=lambda seat: standing_of(box, state, seat))
    return rows + [_player(box, state, seat, say) for seat in order]


def _card(state: State, card: int, say: Say, labels: Labels) -> list[str]:
    """What became of one card."""
    kind, fate = int(state.kind[card]), Fate(int(state.fate[card]))
    won = fate is Fate.WON
    winner = int(state.winner[card])
    return [
        str(card + 1),
        say(kind_name(kind)),
        labels.get(card_anchor(card), ""),
        say(Message(f"fate-{fate.name.lower()}")),
        say(seat_name(winner)) if winner != NO_ONE else "",
        str(int(state.minutes[card])) if won else "",
        str(int(POINT[kind] == SPRINT_POINT)) if won else "",
        str(int(POINT[kind] == MOUNTAIN_POINT)) if won else "",
        "",
    ]


def _player(box: Box, state: State, seat: int, say: Say) -> list[str]:
    """What one player has altogether."""
    owned = [j for j in range(JERSEYS) if state.jersey_owner[j] == seat]
    return [
        "",
        say(Message("sheet-total")),
        "",
        say(Message("sheet-place", {"place": int(standing_of(box, state, seat))})),
        say(seat_name(seat)),
        str(int(state.time[seat])),
        str(int(state.points[SPRINT, seat])),
        str(int(state.points[MOUNTAIN, seat])),
        " ".join(say(jersey_name(jersey)) for jersey in owned) if jerseys_of(state, seat) else "",
    ]


LABELS = tuple(card_anchor(card) for card in range(MAX_CARDS))  # stages may be given names
