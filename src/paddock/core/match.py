"""One match: a box and entries. State is where replaying the entries ends."""

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from paddock.core.errors import IllegalAction, NotUndoable
from paddock.core.events import Event
from paddock.core.log import Act, Back, Drawn, Entry, Note, Seat, Source
from paddock.core.luck import Committed, Entered, Seeded, pick
from paddock.core.position import Position
from paddock.core.who import LUCK

LABEL = "label"  # the kind of note that names something on the board
_WHOLE = {"anchor", "text"}


@dataclasses.dataclass(frozen=True)
class Step:
    """One action in the line of a match, and what it brought about."""

    ply: int  # this was the match's action number `ply`, from 1
    who: int
    action: int
    events: tuple[Event, ...]


class Match(Position):
    """A match of any game, played through one door that lets only legal actions in."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, Any],
        luck: Seeded | Committed | Entered,
        rules_version: int | None = None,
    ) -> None:
        super().__init__(game, seats, options, rules_version)
        self.lucks = [Source(1, luck)]
        self.entries: list[Entry] = []
        self.next_luck_number = 1  # of all luck entries ever written, undone ones included
        self._labels: dict[str, str] = {}
        self._labelled = 0  # entries that have been looked at for labels

    def labels(self) -> dict[str, str]:
        """What people have written on the board (drivers' names): anchor -> text."""
        for entry in self.entries[self._labelled :]:
            if isinstance(entry, Note) and entry.kind == LABEL and entry.data.keys() >= _WHOLE:
                self._labels[str(entry.data["anchor"])] = str(entry.data["text"])
        self._labelled = len(self.entries)
        return dict(self._labels)

    # Doing

    def play(self, who: int, action: int) -> tuple[Event, ...]:
        """A seat or the table acts; forced steps follow."""
        allowed = self.legal(who)
        if action not in allowed:
            raise IllegalAction(
                f"ply {self.ply}, actor {who}: action {action} is not one of {allowed}",
                ply=self.ply,
                who=who,
                came=action,
                wanted=allowed,
            )
        return self._enter(Act(who, action))

    def draw(self) -> tuple[Event, ...]:
        """Luck answers from its source."""
        actions, weights = self._due_chances()
        total = sum(weights)
        label = int(self.game.label(self.box, self.state))
        number = self.next_luck_number
        value = self.lucks[-1].luck.value(number, label, total)
        at = pick(weights, len(weights), value)
        return self._enter(Drawn(number, total, value, actions[at]))

    def enter(self, action: int) -> tuple[Event, ...]:
        """A person says what real dice or cards have shown."""
        actions, weights = self._due_chances()
        if action not in actions or not isinstance(self.lucks[-1].luck, Entered):
            raise IllegalAction(
                f"ply {self.ply}, luck: {action} is not one of {actions}",
                ply=self.ply,
                who=LUCK,
                came=action,
                wanted=actions,
            )
        return self._enter(Drawn(self.next_luck_number, sum(weights), -1, action))

    def take(self, entry: Drawn) -> tuple[Event, ...]:
        """A luck entry that was written before, and that the caller has checked."""
        return self._enter(entry)

    def settle(self) -> list[Event]:
        """Let luck answer until somebody has to decide, or the match is over."""
        happened: list[Event] = []
        while self.luck_is_due:
            happened.extend(self.draw())
        return happened

    def note(self, who: int, kind: str, data: Mapping[str, int | str]) -> None:
        """Write down talk, a promise, a name."""
        self.entries.append(Note(who, kind, data))

    # Undoing

    def undo_target(self, seat: int) -> int | None:
        """The ply before the seat's last own action, if the seat may take that back alone."""
        for ply in range(self.ply, self.horizon(seat), -1):
            step = self.line[ply - 1]
            if isinstance(step, Act) and step.who == seat:
                return ply - 1
        return None

    def undo(self, seat: int) -> None:
        """A seat takes its last action back."""
        target = self.undo_target(seat)
        if target is None:
            raise NotUndoable(
                f"seat {seat} may go back to ply {self.horizon(seat)} alone,"
                f" and has done nothing since",
                seat=seat,
                horizon=self.horizon(seat),
            )
        self.back_to(target)

    def back_to(self, ply: int) -> None:
        """Everybody agrees to go back (or a seat within its horizon)."""
        if not 0 <= ply <= self.ply:
            raise NotUndoable(f"there is no ply {ply} in 0 .. {self.ply}", came=ply, most=self.ply)
        kept = self.line[:ply]
        self.entries.append(Back(ply))
        self._replay(kept)

    def _replay(self, line: Sequence[Act | Drawn]) -> None:
        self.set_up()
        for step in line:
            self.do(step)

    def fork(self, ply: int, luck: Seeded | Committed | Entered | None = None) -> "Match":
        """Another match with the same first `ply` actions; its luck goes on, or starts afresh."""
        if not 0 <= ply <= self.ply:
            raise NotUndoable(f"there is no ply {ply} in 0 .. {self.ply}", came=ply, most=self.ply)
        twin = Match(self.name, self.seats, self.options, self.lucks[0].luck, self.rules_version)
        twin.entries = self._entries_up_to(ply)
        twin._replay(self.line[:ply])
        drawn = (entry.number for entry in twin.entries if isinstance(entry, Drawn))
        since = twin.next_luck_number = 1 + max(drawn, default=0)
        if luck is None:
            twin.lucks = [s for s in self.lucks if s.since <= since]
        else:
            twin.lucks = [self._as_known(s) for s in self.lucks if s.since < since]
            twin.lucks.append(Source(since, luck))
        return twin

    def _entries_up_to(self, ply: int) -> list[Entry]:
        """The entries before the one that now goes on from `ply`: what was undone until then stays.

        So the next luck number is the one that came here, and the same luck says the same again.
        """
        if ply == self.ply:
            return list(self.entries)
        end = next(i for i, entry in enumerate(self.entries) if entry is self.line[ply])
        return self.entries[:end]

    def _as_known(self, source: Source) -> Source:
        """A source without a secret that is still live."""
        if self.over or not isinstance(source.luck, Committed):
            return source
        return Source(source.since, msgspec.structs.replace(source.luck, secret=""))

    def at(self, ply: int) -> "Match":
        """The match as it stood after `ply` actions."""
        return self.fork(ply)

    def steps(self) -> list[Step]:
        """The line of the match with all that happened."""
        twin = Match(self.name, self.seats, self.options, self.lucks[0].luck, self.rules_version)
        steps: list[Step] = []
        for ply, entry in enumerate(self.line, 1):
            who = LUCK if isinstance(entry, Drawn) else entry.who
            steps.append(Step(ply, who, entry.action, twin.do(entry)))
        return steps

    # Inside

    def _due_chances(self) -> tuple[list[int], list[int]]:
        if not self.luck_is_due:
            raise IllegalAction(
                f"ply {self.ply}: luck is not due, the due set is {self.due:b}",
                ply=self.ply,
                who=LUCK,
            )
        return self.chances()

    def _enter(self, entry: Act | Drawn) -> tuple[Event, ...]:
        happened = self.do(entry)
        self.entries.append(entry)
        if isinstance(entry, Drawn):
            self.next_luck_number = entry.number + 1
        return happened
