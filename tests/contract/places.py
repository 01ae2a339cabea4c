"""Places in finished matches of every game and set-up, to be looked at from all sides."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from paddock.core.contract import Decision
from paddock.core.luck import new_stream
from paddock.core.match import Match
from paddock.core.messages import Message, Say
from paddock.core.record import copy_of
from paddock.core.who import NOBODY, TABLE, is_sealed
from tests.matches import Chooser, due_actors, every_setup, random_match, retraced

SNAPSHOTS = 12  # positions looked at in each finished match


def legal_in(game: Any, box: Any, state: Any, who: int) -> list[int]:
    """What an actor may do in a state."""
    out = np.zeros(game.WIDTH, np.int32)
    return out[: game.legal(box, state, who, out)].tolist()


def chances_in(game: Any, box: Any, state: Any) -> tuple[list[int], list[int]]:
    """What luck may answer in a state, and how much each answer weighs."""
    out, weights = np.zeros(game.WIDTH, np.int32), np.zeros(game.WIDTH, np.int32)
    count = game.chances(box, state, out, weights)
    return out[:count].tolist(), weights[:count].tolist()


def due_in(game: Any, box: Any, state: Any) -> int:
    """Who is due in a state."""
    return int(game.due(box, state))


def redealt(game: Any, box: Any, state: Any, seat: int, seed: int) -> Any:
    """A copy of a state in which all is dealt anew that the seat does not know."""
    world = copy_of(state)
    game.redeal(box, world, seat, new_stream(seed))
    return world


def unsaid(message: Message) -> str:
    """A message said in no language."""
    return msgspec.json.encode(message).decode()


@functools.cache
def finished(game: str) -> tuple[Match, ...]:
    """A finished match of every set-up, shared by all tests: to look at, not to change."""
    setups = enumerate(every_setup(game))
    return tuple(random_match(game, seats, 100 + i, options) for i, (seats, options) in setups)


@dataclass(frozen=True)
class Place:
    """Where a match stood once: to look at; play on with a copy of its state."""

    match: Match
    ply: int
    state: Any
    due: int

    @property
    def game(self) -> Any:
        return self.match.game

    @property
    def box(self) -> Any:
        return self.match.box

    @property
    def seats(self) -> range:
        return range(len(self.match.seats))

    @property
    def onlookers(self) -> list[int]:
        """All seats, and a spectator."""
        return [*self.seats, NOBODY]

    @property
    def choosers(self) -> list[int]:
        """All who may do something: those who are due, and in a sealed round the others too."""
        if is_sealed(self.due):
            return [seat for seat in self.seats if self.legal(seat)]
        return due_actors(self.due)

    @property
    def deciders(self) -> list[int]:
        """The same without the table."""
        return [who for who in self.choosers if who != TABLE]

    def legal(self, who: int) -> list[int]:
        """What an actor may do here."""
        return legal_in(self.game, self.box, self.state, who)

    def chances(self) -> tuple[list[int], list[int]]:
        """What luck may answer here, and how much each answer weighs."""
        return chances_in(self.game, self.box, self.state)

    def lean(self, seat: int) -> list[int]:
        """The heuristic weights of what a seat may do."""
        legal = np.array(self.legal(seat), np.int32)
        weights = np.zeros(len(legal), np.int32)
        self.game.lean(self.box, self.state, seat, legal, len(legal), weights)
        return weights.tolist()

    def decisions(self, seat: int) -> list[Decision]:
        """What a seat may do, put in words."""
        return [self.game.decision(self.box, self.state, seat, a) for a in self.legal(seat)]

    def picture(self, seat: int, say: Say) -> str:
        """The board as text, as a seat sees it."""
        return self.game.picture(self.box, self.game.view(self.box, self.state, seat), say)

    def redealt(self, seat: int, seed: int) -> Any:
        """The state of a world that the seat could be in."""
        return redealt(self.game, self.box, self.state, seat, seed)

    def __str__(self) -> str:
        return f"{self.match.name}, {len(self.seats)} seats, {self.match.options}, ply {self.ply}"


@functools.cache
def places(game: str) -> tuple[Place, ...]:
    """Positions from all over the finished matches."""
    return tuple(p for i, match in enumerate(finished(game)) for p in _snapshots(match, i))


def _snapshots(match: Match, seed: int) -> Iterable[Place]:
    chooser = Chooser(seed)
    plies = {0, match.ply, *(chooser.below(match.ply) for _ in range(SNAPSHOTS))}
    for twin in retraced(match):
        if twin.ply in plies:
            yield Place(match, twin.ply, copy_of(twin.state), twin.due)
