"""A table in a given position, and everything at it called by short names.

Squares are numbers from 1, 0 is the gate square, None is off the track. An action is a verb and
what it is done to: `roll`, `face 4`, `stop`, `use rocket`, `offer bomb`, `place 12`, `begins 1`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from paddock.core import registry
from paddock.core.contract import Decision, Message
from paddock.core.events import Event, new_book, read
from paddock.core.record import blank, copy_of
from paddock.core.who import LUCK, NOBODY, OVER, first_of
from paddock.games.gp import tables
from paddock.games.gp.actions import VERBS, argument_of, pack, verb_of
from paddock.games.gp.state import OFF, Phase
from paddock.games.gp.tables import ITEM_NAMES

NAME = "gp"
GAME = registry.game(NAME)
NUMBER = {verb.name: number for number, verb in VERBS.items()}
THINGS = {"oil": tables.SPILT_OIL, "bomb": tables.ARMED_BOMB, "tray": tables.TRAY}


def packed(words: str) -> int:
    """An action's number."""
    verb, _, what = words.partition(" ")
    fields = VERBS[NUMBER[verb]].fields
    if fields == ("item",):
        return int(pack(NUMBER[verb], ITEM_NAMES.index(what)))
    if fields == ("square",):
        return int(pack(NUMBER[verb], int(what) - 1))
    return int(pack(NUMBER[verb], int(what or 0)))


def said(action: int) -> str:
    """An action in words."""
    verb, argument = VERBS[int(verb_of(action))], int(argument_of(action))
    if verb.fields == ("item",):
        return f"{verb.name} {ITEM_NAMES[argument]}"
    if verb.fields == ("square",):
        return f"{verb.name} {argument + 1}"
    return f"{verb.name} {argument}" if verb.fields else verb.name


@dataclass
class Table:
    """A box and a state, and what was told by the last actions."""

    box: Any
    state: Any
    told: list[Event] = field(default_factory=list[Event])

    # Asking

    @property
    def phase(self) -> Phase:
        return Phase(int(self.state.phase))

    @property
    def due(self) -> int:
        """Who acts now: a seat, luck, or NOBODY when it is over."""
        return int(first_of(GAME.due(self.box, self.state)))

    def options(self) -> dict[str, int]:
        """What may come now, and how much each weighs."""
        out, weights = np.zeros((2, GAME.WIDTH), np.int32)
        if self.due == LUCK:
            count = GAME.chances(self.box, self.state, out, weights)
        else:
            count = GAME.legal(self.box, self.state, self.due, out)
            weights[:count] = 1
        return {said(out[i]): int(weights[i]) for i in range(count)}

    def may(self) -> list[str]:
        return list(self.options())

    def square(self, seat: int) -> int | None:
        at = int(self.state.at[seat])
        if at == OFF:
            return None
        return 0 if at == self.box.length[self.state.circuit] else at + 1

    @property
    def squares(self) -> list[int | None]:
        return [self.square(seat) for seat in range(self.box.seats)]

    @property
    def dice(self) -> list[int]:
        """Dice that each seat can roll."""
        return [6 - int(self.state.lost[seat]) for seat in range(self.box.seats)]

    @property
    def flipped(self) -> list[int]:
        """Seats whose cars lie on their roofs."""
        return [seat for seat in range(self.box.seats) if self.state.flipped[seat]]

    @property
    def discs(self) -> list[int]:
        return [max(0, int(self.state.crossings[s]) - 1) for s in range(self.box.seats)]

    @property
    def places(self) -> list[int]:
        return [int(self.state.place[seat]) for seat in range(self.box.seats)]

    def owned(self, seat: int) -> list[str]:
        counts = self.state.owned[seat].tolist()
        return [name for name, n in zip(ITEM_NAMES, counts, strict=True) for _ in range(n)]

    @property
    def things(self) -> dict[int, str]:
        """What lies where: oil, bomb, `tray rocket`, `lying bomb`."""
        found: dict[int, str] = {}
        for thing in GAME.view(self.box, self.state, NOBODY).things:
            word = {"item": "lying "}.get(
                thing.what, f"{thing.what} " if thing.item else thing.what
            )
            found[thing.square] = f"{word}{thing.item}"
        return found

    @property
    def names(self) -> list[str]:
        """The kinds of what was told by the last `do`."""
        return [GAME.KINDS[event.kind].name for event in self.told]

    def events(self, name: str) -> list[tuple[int, dict[str, int]]]:
        """All of one kind that were told: about whom, and its numbers."""
        kinds = GAME.KINDS
        return [(e.who, e.named(kinds)) for e in self.told if kinds[e.kind].name == name]

    def score(self) -> list[tuple[int, int]]:
        out = np.zeros((int(self.box.seats), 2), np.int32)
        GAME.score(self.box, self.state, out)
        return [(int(rank), int(points)) for rank, points in out]

    def decision(self, words: str) -> Decision:
        return GAME.decision(self.box, self.state, self.due, packed(words))

    def refusals(self, seat: int) -> dict[str, Message]:
        return {r.anchor: r.why for r in GAME.why_not(self.box, self.state, seat)}

    # Doing

    def do(self, *all_words: str) -> "Table":
        """One action after the other, each of which must be possible."""
        self.told = []
        for words in all_words:
            assert words in self.options(), f"{words}: {self.may()} ({self.phase.name})"
            book = new_book()
            GAME.apply(self.box, self.state, self.due, packed(words), book)
            self.told += read(book)
        return self

    def drive(self, *faces: int) -> "Table":
        """Roll these faces, then stop if that is still open."""
        told: list[Event] = []
        for face in faces:
            told += self.do("roll", f"face {face}").told
        if self.phase is Phase.AGAIN:
            told += self.do("stop").told
        self.told = told
        return self

    def put(self, things: Mapping[int, str]) -> "Table":
        """Lay things on the course: oil, bomb, `tray rocket`, `lying bomb`."""
        for square, words in things.items():
            what, _, item = words.partition(" ")
            self.state.lying[square - 1] = THINGS.get(what, tables.LYING)
            if what == "lying":
                self.state.lying[square - 1] += ITEM_NAMES.index(item)
            if item:
                self.state.available[ITEM_NAMES.index(item)] -= 1
            if what == "tray":
                self.state.tray_item = ITEM_NAMES.index(item)
        return self

    def give(self, seat: int, *items: str) -> "Table":
        """A seat owns items."""
        for item in items:
            self.state.owned[seat, ITEM_NAMES.index(item)] += 1
            self.state.available[ITEM_NAMES.index(item)] -= 1
        return self

    def copy(self) -> "Table":
        return Table(self.box, copy_of(self.state))


def opening(seats: int, **options: Any) -> Table:
    """A table before anything has happened."""
    box = GAME.box(seats, options)
    state: Any = blank(GAME.STATE)
    GAME.start(box, state)
    return Table(box, state)


def qualified(made: Table, pole: int) -> Table:
    """Qualifying, in which one seat rolls a 6 and all others a 1."""
    made.do(f"begins {pole}")
    while made.phase in (Phase.QUALIFY, Phase.QUALIFY_ROLL):
        seat = int(made.state.actor)
        made.do(f"face {6 if seat == pole else 1}", "stop")
    return made


def table(
    cars: Sequence[int | None],
    circuit: str = "bridge_town",
    *,
    turn: int = 0,
    laps: Sequence[int] | int = 1,
    flipped: Sequence[int] = (),
    dice: Sequence[int] = (),
    things: Mapping[int, str] | None = None,
    items: str = "none",
    **options: Any,
) -> Table:
    """Cars on these squares, one seat to move; `laps` is how often each has crossed the line."""
    made = opening(len(cars), circuits=[circuit], items=items, **options)
    qualified(made, turn)
    if made.phase is Phase.OFFER:  # the tray waits aside until a test puts it somewhere
        made.state.phase = Phase.TURN
    state = made.state
    for seat, square in enumerate(cars):
        state.at[seat] = OFF if square is None else square - 1
        if square == 0:
            state.at[seat] = made.box.length[0]
        state.crossings[seat] = laps if isinstance(laps, int) else laps[seat]
        state.flipped[seat] = int(seat in flipped)
        state.lost[seat] = 6 - dice[seat] if dice else 0
    finished = [seat for seat, square in enumerate(cars) if square is None]
    for place, seat in enumerate(finished, 1):
        state.place[seat] = place
    made.put(things or {})
    made.state.turn = made.state.actor = turn
    made.state.phase = Phase.TURN
    made.told = []
    return made


def walk(made: Table, seed: int, most: int = 10**6) -> Iterator[str]:
    """Play on at random; each action in words, after it has been done."""
    random = Random(seed)
    for _ in range(most):
        if int(GAME.due(made.box, made.state)) == OVER:
            return
        words = random.choice(made.may())
        made.do(words)
        yield words
