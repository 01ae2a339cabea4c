"""What has happened, told to each person at the keyboard as their seat may see it."""

import itertools
from collections.abc import Callable, Sequence

from paddock.core.events import Event
from paddock.core.log import Act
from paddock.core.match import Match
from paddock.core.who import NOBODY
from paddock.terminal.console import Console


class Commentary:
    """The log of each listener, and how much of it they have read."""

    def __init__(self, match: Match, console: Console, listeners: Sequence[int]) -> None:
        self._match = match
        self._console = console
        self._lines: dict[int, list[str]] = {seat: [] for seat in listeners}
        self._read = dict.fromkeys(listeners, 0)

    def happened(self, events: Sequence[Event]) -> None:
        """Write down for every listener what they may see."""
        for seat, lines in self._lines.items():
            lines += [self._line(event) for event in self._match.seen(seat, events)]

    def told(self, line: str, to: Callable[[int], bool]) -> None:
        """Write a line down for those whom it concerns."""
        for seat, lines in self._lines.items():
            if to(seat):
                lines.append(line)

    def _line(self, event: Event) -> str:
        message = self._match.game.tell(event)
        text = self._console.say(message)
        return self._console.text("rule-of-line", text=text, rule=message.rule)

    def show_news(self, seat: int) -> None:
        """All that a listener has not read yet."""
        lines = self._lines[seat]
        for line, times in _counted(lines[self._read[seat] :]):
            again = self._console.text("line-repeated", text=line, times=times)
            self._console.line(f"  {line if times == 1 else again}")
        self._read[seat] = len(lines)

    def show_last(self, seat: int, lines: int) -> None:
        """The end of the log once more."""
        for line in self._lines[seat][-lines:]:
            self._console.line(f"  {line}")

    def has_told(self, seat: int) -> bool:
        """Whether the listener has read anything yet."""
        return self._read[seat] > 0


def _counted(lines: Sequence[str]) -> list[tuple[str, int]]:
    """Lines with how often each comes in a row."""
    return [(line, len(list(same))) for line, same in itertools.groupby(lines)]


def last_to_decide(match: Match) -> int:
    """Who has taken the last decision."""
    for entry in reversed(match.line):
        if isinstance(entry, Act):
            return entry.who
    return NOBODY
