"""One match: a box and entries. State is where replaying the entries ends."""

import dataclasses
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from paddock.core import events as books
from paddock.core import registry
from paddock.core.advance import advance
from paddock.core.contract import Decision
from paddock.core.errors import IllegalAction, NotUndoable
from paddock.core.events import Event, News
from paddock.core.log import Act, Back, Drawn, Entry, Note, Seat, Source
from paddock.core.luck import Committed, Entered, Seeded, pick
from paddock.core.record import copy_of
from paddock.core.who import LUCK, NOBODY, OVER, TABLE, has, is_sealed, only


LABEL = "label"  # the kind of note that names something on the board


@dataclasses.dataclass(frozen=True)
class Step:
    """One action in the line of a match, and what it brought about."""

    ply: int  # this was the match's action number `ply`, from 1
    who: int
    action: int
    events: tuple[Event, ...]


class Match:
    """A match of any game, played through one door that lets only legal actions in."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, Any],
        luck: Seeded | Committed | Entered,
    ) -> None:
        self.name = game
        self.game = registry.game(game)
        self.seats = tuple(seats)
        self.options = dict(options)
        self.box = self.game.box(len(self.seats), options)
        self.lucks = [Source(1, luck)]
        self.entries: list[Entry] = []
        self._out = np.zeros(self.game.WIDTH, np.int32)
        self._weights = np.zeros(self.game.WIDTH, np.int32)
        self._book = books.new_book(256)
        self._set_up()

    def _set_up(self) -> None:
        self.line: list[Act | Drawn] = []
        self._cell = np.zeros(1, self.game.STATE)
        self.state = self._cell[0]  # a window on it
        self._horizon = [0] * len(self.seats)
        self._book[0, 0] = 0
        self.game.start(self.box, self.state)
        self._advance()
        self.opening = books.read(self._book)  # what happened before anybody could act

    # Asking

    @property
    def ply(self) -> int:
        """How many actions the match stands on."""
        return len(self.line)

    @property
    def over(self) -> bool:
        return self.due == OVER

    @property
    def luck_is_due(self) -> bool:
        return self.due == only(LUCK)

    def due_seats(self) -> list[int]:
        """The seats that may act."""
        return [seat for seat in range(len(self.seats)) if has(self.due, seat)]

    def legal(self, who: int) -> list[int]:
        """What a seat or the table may do now."""
        if not self._may_act(who):
            return []
        count = self.game.legal(self.box, self.state, who, self._out)
        return self._out[:count].tolist()

    def decisions(self, seat: int) -> list[Decision]:
        """The same, put so that any client can offer it."""
        legal = self.legal(seat)
        return [self.game.decision(self.box, self.state, seat, action) for action in legal]

    def chances(self) -> tuple[list[int], list[int]]:
        """What luck may answer, and how much each answer weighs."""
        count = self.game.chances(self.box, self.state, self._out, self._weights)
        return self._out[:count].tolist(), self._weights[:count].tolist()

    def view(self, seat: int) -> Any:
        """The table as a seat sees it (NOBODY: a spectator)."""
        return self.game.view(self.box, self.state, seat)

    def seen(self, seat: int, events: Sequence[Event]) -> list[Event]:
        """Events as a seat may see them."""
        passed = (self.game.sees(self.box, self.state, seat, event) for event in events)
        return [event for event in passed if event is not None]

    def labels(self) -> dict[str, str]:
        """What people have written on the board (drivers' names): anchor -> text."""
        notes = (entry for entry in self.entries if isinstance(entry, Note))
        return {str(n.data["anchor"]): str(n.data["text"]) for n in notes if n.kind == LABEL}

    def score(self) -> list[tuple[int, int]]:
        """Rank and points of each seat."""
        out = np.zeros((len(self.seats), 2), np.int32)
        self.game.score(self.box, self.state, out)
        return [(int(rank), int(points)) for rank, points in out]

    def digest(self) -> str:
        """Names the position: box and state, byte for byte."""
        data = self.box.tobytes() + self.state.tobytes()
        return hashlib.blake2b(data, digest_size=16).hexdigest()

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
        at = int(pick(np.array(weights, np.int32), len(weights), value))
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

    @property
    def next_luck_number(self) -> int:
        """Luck entries ever written are counted, undone ones included: no number comes twice."""
        return 1 + max((e.number for e in self.entries if isinstance(e, Drawn)), default=0)

    # Undoing

    def horizon(self, seat: int) -> int:
        """The ply to which a seat may go back alone.

        Since then it has learnt nothing, and nobody but it has acted.
        """
        return self._horizon[seat]

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
        self._set_up()
        for step in line:
            self._do(step)

    def fork(self, ply: int, luck: Seeded | Committed | Entered | None = None) -> "Match":
        """Another match with the same first `ply` actions; its luck goes on, or starts afresh."""
        if not 0 <= ply <= self.ply:
            raise NotUndoable(f"there is no ply {ply} in 0 .. {self.ply}", came=ply, most=self.ply)
        twin = Match(self.name, self.seats, self.options, self.lucks[0].luck)
        twin.entries = self._entries_up_to(ply)
        twin._replay(self.line[:ply])
        since = twin.next_luck_number
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
        twin = Match(self.name, self.seats, self.options, self.lucks[0].luck)
        steps: list[Step] = []
        for ply, entry in enumerate(self.line, 1):
            who = LUCK if isinstance(entry, Drawn) else entry.who
            steps.append(Step(ply, who, entry.action, twin._do(entry)))
        return steps

    # Inside

    def _may_act(self, who: int) -> bool:
        """Whether a seat or the table is due; in a sealed round whoever sits here may change."""
        if 0 <= who < len(self.seats):
            return has(self.due, who) or is_sealed(self.due)
        return who == TABLE and has(self.due, TABLE)

    def _due_chances(self) -> tuple[list[int], list[int]]:
        if not self.luck_is_due:
            raise IllegalAction(
                f"ply {self.ply}: luck is not due, the due set is {self.due:b}",
                ply=self.ply,
                who=LUCK,
            )
        return self.chances()

    def _enter(self, entry: Act | Drawn) -> tuple[Event, ...]:
        happened = self._do(entry)
        self.entries.append(entry)
        return happened

    def _do(self, entry: Act | Drawn) -> tuple[Event, ...]:
        who = LUCK if isinstance(entry, Drawn) else entry.who
        before = copy_of(self.state)
        while True:
            self._book[0, 0] = 0
            self.game.apply(self.box, self.state, who, entry.action, self._book)
            self._advance()
            if not books.overflown(self._book):
                break
            self._book = books.new_book(2 * int(self._book[0, 0]))
            self._cell[0] = before
        self.line.append(entry)
        happened = books.read(self._book)
        self._move_horizons(who, happened)
        return happened

    def _advance(self) -> None:
        due = advance(self.box, self.state, self._book, self._out, self._weights)
        self.due = int(due)

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

