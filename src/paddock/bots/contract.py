"""What a bot is: something that chooses one of its legal actions, from what its seat can know."""

from collections.abc import Callable
from typing import Any

import numpy as np

from paddock.core.advance import advance
from paddock.core.contract import Decision
from paddock.core.desk import new_desk
from paddock.core.luck import below, new_stream
from paddock.core.match import Match
from paddock.core.promises import may_see, room_of
from paddock.core.record import copy_of


class Glimpse:
    """All that a bot gets: a world that its seat could be in, never the true one, and no luck.

    `state` is re-dealt: what the seat does not see has been dealt anew.
    """

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        self.game = match.game
        self.box = match.box
        self.seat = seat
        self.legal = match.legal(seat)
        self.random = new_stream(seed)
        self._room = room_of(self.game)
        self._owed = self._room.owed(match, seat) if self._room else ()
        known = self._room.promises(match) if self._room else ()
        self.promises = [promise for promise in known if may_see(promise, seat)]
        self.state = copy_of(match.state)
        self.game.redeal(self.box, self.state, seat, self.random)

    @property
    def view(self) -> Any:
        """The table as the seat sees it."""
        return self.game.view(self.box, self.state, self.seat)

    @property
    def decisions(self) -> list[Decision]:
        """The legal actions with their texts, anchors and odds."""
        return [self.game.decision(self.box, self.state, self.seat, a) for a in self.legal]

    def weights(self) -> list[int]:
        """How much the game's own heuristic likes each legal action, and what has been promised."""
        out = np.array(self.legal, np.int32)
        weights = np.zeros(len(out), np.int32)
        self.game.lean(self.box, self.state, self.seat, out, len(out), weights)
        liked = [int(weight) for weight in weights]
        if self._room is None or not self._owed:
            return liked
        return self._room.inclined(self.state, self.seat, self._owed, self.legal, liked)

    def worth_after(self, action: int) -> float:
        """How well the seat would stand after an action, from 0 to 1 (before luck answers)."""
        state = copy_of(self.state)
        desk = new_desk()
        self.game.apply(self.box, state, self.seat, action, desk.book)
        advance(self.box, state, desk)
        return float(self.game.worth(self.box, state, self.seat))

    def below(self, n: int) -> int:
        """A number below n from the bot's own luck."""
        return int(below(self.random, n))


Bot = Callable[[Glimpse], int]  # chooses one of `look.legal`
