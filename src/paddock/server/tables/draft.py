"""What one command, or the clock, adds to a table: folded at once, stored afterwards in one piece.

Until it is stored nobody sees it; if it can't be stored, the table is read anew from the log.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from paddock.core.log import Act, Back, Note
from paddock.core.match import Match
from paddock.server.errors import NotNow
from paddock.server.tables.entries import Entry, encoded
from paddock.server.tables.fold import fold
from paddock.server.tables.table import Table
from paddock.store.entries import Append


class Draft:
    """The next entries of a table."""

    def __init__(self, table: Table, at: int, command: str = "") -> None:
        self.table = table
        self.at = max(at, table.at)  # a clock that was set back turns no time round
        self.command = command
        self.since = table.last
        self.rows: list[dict[str, Any]] = []
        self._due_before = {seat: table.places[seat].due_since for seat in table.due}
        self._warned_before = {seat: table.places[seat].warned for seat in table.due}

    @property
    def match(self) -> Match:
        """The match, if there is one that goes on."""
        if self.table.match is None or self.table.status != "playing":
            raise NotNow("not-playing")
        return self.table.match

    # Adding

    def add(self, entry: Entry) -> None:
        """An entry that is not of the match, or that another match has taken already."""
        fold(self.table, self.table.last + 1, self.at, self._answers(), entry)
        self._keep(entry)

    def act(self, who: int, action: int) -> None:
        """A seat or the table acts; luck answers until somebody has to decide."""
        events = self.match.play(who, action)
        self._took(Act(who, action), events)
        self.settle()

    def settle(self) -> None:
        """Let luck answer until somebody has to decide, or the match is over."""
        match = self.table.match
        while match is not None and match.luck_is_due:
            events = match.draw()
            self._took(match.entries[-1], events)

    def undo(self, seat: int) -> None:
        """A seat takes its last action back."""
        self.match.undo(seat)
        self._took(self.match.entries[-1], ())

    def back(self, ply: int) -> None:
        """Everybody has agreed to go back."""
        self.match.back_to(ply)
        self._took(Back(ply), ())

    def note(self, seat: int, kind: str, data: Mapping[str, int | str]) -> None:
        """Something is written on the board."""
        self.match.note(seat, kind, data)
        self._took(Note(seat, kind, data), ())

    def _took(self, entry: Any, events: tuple[Any, ...]) -> None:
        self.table.begin(self.table.last + 1, self.at, self._answers())
        self.table.happened(entry, events)
        self._keep(entry)

    def _answers(self) -> str:
        """The first entry bears the command's name."""
        return "" if self.rows else self.command

    def _keep(self, entry: Entry) -> None:
        row = {"table": self.table.id, "number": self.table.last, "at": self.at}
        self.rows.append({**row, "command": self._answers(), "body": encoded(entry)})

    # Storing

    def append(self, here: frozenset[str]) -> Append:
        """All that the store has to write; `here` are the people who look at the table."""
        table = self.table
        return Append(table.id, self.rows, index_of(table), self._players(), self._notices(here))

    def _players(self) -> list[dict[str, Any]]:
        """A row for each person, when something has changed around the match."""
        table = self.table
        if table.arranged <= self.since:
            return []
        seats = enumerate(table.places)
        return [_player(table, seat) for seat, place in seats if place.person]

    def _notices(self, here: frozenset[str]) -> list[dict[str, Any]]:
        """One for each person whose turn begins, whose time is up, or whose match is over.

        Whoever looks needs none, unless they may have left the page open for days.
        """
        table = self.table
        if table.status == "over" and table.arranged > self.since:
            told = [(seat, "over") for seat in range(len(table.places))]
        else:
            told = [(seat, "turn") for seat in table.due if self._begins(seat)]
            told += [(seat, "warning") for seat in table.due if self._is_warned(seat)]
        return [_notice(table, seat, kind) for seat, kind in told if self._is_away(seat, here)]

    def _begins(self, seat: int) -> bool:
        """Whether this seat's turn begins with what the draft has added."""
        place = self.table.places[seat]
        return place.by_person and place.due_since != self._due_before.get(seat)

    def _is_warned(self, seat: int) -> bool:
        """Whether the draft says that this seat's time is up."""
        warned = self.table.places[seat].warned
        return warned is not None and warned != self._warned_before.get(seat)

    def _is_away(self, seat: int, here: frozenset[str]) -> bool:
        place = self.table.places[seat]
        return place.person != "" and (self.table.clock.kind == "days" or place.person not in here)


def index_of(table: Table) -> dict[str, Any]:
    """The columns of `tables` that repeat what the log says."""
    due = {seat: table.places[seat].due_since for seat in table.due}
    return {
        "status": table.status,
        "last": table.last,
        "wake": table.wake(),
        "seats": table.seats_row(),
        "due": msgspec.json.encode(due),
        "changed": table.at,
        "rules_version": table.match.rules_version if table.match else None,
        "public": table.setup.public,
    }


def _player(table: Table, seat: int) -> dict[str, Any]:
    place = table.places[seat]
    rank, points = None, None
    if table.match is not None and table.status == "over":
        rank, points = table.match.score()[seat]
    row = {"table": table.id, "person": place.person, "seat": seat}
    return {**row, "rank": rank, "points": points, "driven": place.driven}


def _notice(table: Table, seat: int, kind: str) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": table.setup.game,
        "seat": seat,
        "code": table.code,
        "clock": table.clock.kind,
        "until": table.places[seat].warned if kind == "warning" else None,
    }
    person = table.places[seat].person
    row = {"person": person, "table": table.id, "number": table.last, "kind": kind}
    return {**row, "data": msgspec.json.encode(data), "at": table.at}
