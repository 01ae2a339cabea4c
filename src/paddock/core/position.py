"""Where a match stands: box, state and the line of actions that led there."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from paddock.core import registry
from paddock.core.advance import advance
from paddock.core.contract import Decision
from paddock.core.desk import new_desk
from paddock.core.events import MOST, Event, News, read
from paddock.core.log import Act, Drawn, Seat
from paddock.core.who import LUCK, NOBODY, OVER, SEALED, TABLE


class Position:
    """A game's box and state, what may come now, and how far each seat may go back."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, Any],
        rules_version: int | None,
    ) -> None:
        self.name = game
        self.game = registry.game(game)
        self.seats = tuple(seats)
        self.options = dict(options)
        self.box = self.game.box(len(self.seats), options)
        if rules_version is not None:  # a match goes on by the rules that it began with
            self.box.rules_version = rules_version
        self._desk = new_desk(MOST)
        self._book = self._desk.book
        self.set_up()

    def set_up(self) -> None:
        """Stand where nobody has acted yet."""
        self.line: list[Act | Drawn] = []
        self._cell = np.zeros(1, self.game.STATE)
        self.state = self._cell[0]  # a window on it
        self._horizon = [0] * len(self.seats)
        self.game.start(self.box, self.state)
        self._advance()
        self.opening = read(self._book)  # what happened before anybody could act

    # Asking

    @property
    def rules_version(self) -> int:
        """The version of the rules that this match is played by."""
        return int(self.box.rules_version)

    @property
    def ply(self) -> int:
        """How many actions the match stands on."""
        return len(self.line)

    @property
    def over(self) -> bool:
        return self.due == OVER

    @property
    def luck_is_due(self) -> bool:
        # Sets are read in place in this file: it asks at every move, and calling a rule takes time.
        return self.due == 1 << LUCK

    def due_seats(self) -> list[int]:
        """The seats that may act."""
        due = self.due
        return [seat for seat in range(len(self.seats)) if due >> seat & 1]

    def legal(self, who: int) -> list[int]:
        """What a seat or the table may do now."""
        if not self._may_act(who):
            return []
        count = self.game.legal(self.box, self.state, who, self._desk.out)
        return self._desk.out[:count].tolist()

    def decisions(self, seat: int) -> list[Decision]:
        """The same, put so that any client can offer it."""
        legal = self.legal(seat)
        return [self.game.decision(self.box, self.state, seat, action) for action in legal]

    def chances(self) -> tuple[list[int], list[int]]:
        """What luck may answer, and how much each answer weighs."""
        count = self.game.chances(self.box, self.state, self._desk.out, self._desk.weights)
        return self._desk.out[:count].tolist(), self._desk.weights[:count].tolist()

    def view(self, seat: int) -> Any:
        """The table as a seat sees it (NOBODY: a spectator)."""
        return self.game.view(self.box, self.state, seat)

    def seen(self, seat: int, events: Sequence[Event]) -> list[Event]:
        """Events as a seat may see them."""
        passed = (self.game.sees(self.box, self.state, seat, event) for event in events)
        return [event for event in passed if event is not None]

    def score(self) -> list[tuple[int, int]]:
        """Rank and points of each seat."""
        out = np.zeros((len(self.seats), 2), np.int32)
        self.game.score(self.box, self.state, out)
        return [(rank, points) for rank, points in out.tolist()]

    def digest(self) -> str:
        """Names the position: box and state, byte for byte."""
        data = self.box.tobytes() + self.state.tobytes()
        return hashlib.blake2b(data, digest_size=16).hexdigest()

    def horizon(self, seat: int) -> int:
        """The ply to which a seat may go back alone.

        Since then it has learnt nothing, and nobody but it has acted.
        """
        return self._horizon[seat]

    # Doing

    def do(self, entry: Act | Drawn) -> tuple[Event, ...]:
        """An action that the caller has found legal; forced steps follow."""
        who = LUCK if isinstance(entry, Drawn) else entry.who
        self.game.apply(self.box, self.state, who, entry.action, self._book)
        self._advance()
        self.line.append(entry)
        happened = read(self._book)
        self._move_horizons(who, happened)
        return happened

    def _advance(self) -> None:
        self.due = int(advance(self.box, self.state, self._desk))

    def _move_horizons(self, who: int, happened: Sequence[Event]) -> None:
        for seat in range(len(self.seats)):
            acted = who not in (seat, LUCK)
            if acted or any(self._is_news(seat, event) for event in happened):
                self._horizon[seat] = self.ply

    def _is_news(self, seat: int, event: Event) -> bool:
        seen = self.game.sees(self.box, self.state, seat, event)
        if seen is None:
            return False
        news = self.game.KINDS[seen.kind].news
        return news is News.ALL or (news is News.OTHERS and seen.who not in (seat, NOBODY))

    def _may_act(self, who: int) -> bool:
        """Whether a seat or the table is due; in a sealed round whoever sits here may change."""
        if 0 <= who < len(self.seats):
            return bool(self.due & (1 << who | SEALED))
        return who == TABLE and bool(self.due & 1 << TABLE)
