"""Promises (GT-45): offered, answered, withdrawn, and judged by what was done. Never a rule."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.core.match import Match
from paddock.core.promises import Data, Field, Promise
from paddock.games.grands_tours.promises import bots, form, reading
from paddock.games.grands_tours.promises.terms import Deed
from paddock.games.grands_tours.state import State


class _Room:
    """The room as the contract wants it."""

    def form(self, match: Match, seat: int) -> Sequence[Field]:
        return form.form(match, seat)

    def checked(self, match: Match, who: int, data: Mapping[str, Any]) -> dict[str, int | str]:
        return form.checked(match, who, data)

    def promises(self, match: Match) -> Sequence[Promise]:
        return reading.promises(match)

    def speak(self, match: Match, seat: int) -> Sequence[Data]:
        return bots.speak(match, seat)

    def owed(self, match: Match, seat: int) -> list[Deed]:
        return bots.owed(match, seat)

    def inclined(
        self,
        state: State,
        seat: int,
        owed: Sequence[Deed],
        legal: Sequence[int],
        weights: Sequence[int],
    ) -> list[int]:
        return bots.inclined(state, seat, owed, legal, weights)


PROMISES = _Room()
