"""A seat of a table: who has it, whether it is ready, and how its time stands."""

import dataclasses
from typing import Literal

from paddock.server.wire.setup import Clock
from paddock.server.wire.updates import SeatInfo

SECOND = 1000


@dataclasses.dataclass(slots=True)
class Place:
    """One seat."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    colour: str = ""
    level: str = ""
    ready: bool = False
    commitment: str = ""
    entropy: str | None = None  # opened
    steered: bool = False
    resigned: bool = False
    offered: bool = False
    left: str = ""  # the person who drove before and has left
    driven: int = 0  # decisions that its person took
    acted: int = 0  # number of the last entry after which older decisions are void
    bank: int = 0  # milliseconds
    due_since: int | None = None
    warned: int | None = None  # until when, once time is up
    rests: list[tuple[int, int]] = dataclasses.field(default_factory=list[tuple[int, int]])

    @property
    def by_bot(self) -> bool:
        """Whether a bot takes the decisions of this seat."""
        return self.kind == "bot" or self.steered

    @property
    def by_person(self) -> bool:
        """Whether a person does."""
        return self.kind == "person" and not self.steered

    def info(self, *, present: bool) -> SeatInfo:
        """As everybody may see it."""
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            person=self.person,
            level=self.level,
            colour=self.colour,
            ready=self.ready,
            steered=self.steered,
            resigned=self.resigned,
            offered=self.offered,
            present=present,
        )

    def unready(self) -> None:
        """Not ready any more; what was promised for the dice is forgotten."""
        self.ready, self.commitment, self.entropy = False, "", None

    # Time

    def begins(self, at: int) -> None:
        """It is this seat's turn to decide."""
        self.due_since = at
        self.warned = None

    def stops(self, at: int, clock: Clock) -> None:
        """It has decided, or need not any more: what went beyond the move comes out of the bank."""
        if self.due_since is not None and clock.kind != "none":
            beyond = self._thought(at) - clock.move * SECOND
            self.bank = max(0, self.bank - max(0, beyond))
        self.due_since = None
        self.warned = None

    def deadline(self, clock: Clock) -> int | None:
        """When the present move must be made, the bank and named days of rest included."""
        if self.due_since is None or clock.kind == "none":
            return None
        end = self.due_since + clock.move * SECOND + self.bank
        for since, until in sorted(self.rests):
            if since < end and until > self.due_since:
                end += until - max(since, self.due_since)
        return end

    def _thought(self, at: int) -> int:
        """Milliseconds since the move began, without days of rest."""
        began = at if self.due_since is None else self.due_since
        rested = sum(
            max(0, min(until, at) - max(since, began)) for since, until in sorted(self.rests)
        )
        return at - began - rested
