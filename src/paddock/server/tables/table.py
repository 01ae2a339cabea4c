"""A table: what folding its entries gives. Knows no database, no socket, no game by name."""

import collections
import dataclasses
from collections.abc import Sequence
from typing import Literal

import msgspec

from paddock.core.events import Event
from paddock.core.log import Act, Back, Drawn, Note, Seat, Source
from paddock.core.luck import Committed, Opened, seat_commitment_of
from paddock.core.match import Match
from paddock.core.who import NOBODY, TABLE, has
from paddock.server.tables.seats import SECOND, Place
from paddock.server.wire.setup import Clock, Setup
from paddock.server.wire.updates import Talk

Status = Literal["waiting", "opening", "playing", "over", "closed"]

TALK_KEPT = 200
HAPPENINGS_KEPT = 150
COMMANDS_KEPT = 200
OPENING_SECONDS = 15  # for opening what one has committed oneself to
BOT_SECONDS = 10  # after which another process takes a bot's move up
GRACE = {"live": 20, "days": 12 * 3600, "none": 0}  # seconds from the warning to the bot
STALE_SECONDS = {"live": 3600, "days": 7 * 86_400, "none": 86_400}  # a table where nobody sits down
CLOSING_SECONDS = {"live": 600, "days": 86_400, "none": 3600}  # from its warning to its end


@dataclasses.dataclass(frozen=True, slots=True)
class Happening:
    """What one entry of the match brought about, as each seat (last: a spectator) may see it."""

    entry: int
    ply: int
    seen: tuple[tuple[Event, ...], ...]


@dataclasses.dataclass(slots=True)
class Question:
    """Something proposed, and who has agreed."""

    seat: int
    what: Literal["back", "end", "clock"]
    ply: int
    clock: Clock | None
    wanted: frozenset[int]
    yes: set[int]

    @property
    def is_agreed(self) -> bool:
        return self.wanted <= self.yes


class Table:
    """One table at its last entry."""

    def __init__(self, table: str, code: str, secret: bytes) -> None:
        self.id = table
        self.code = code
        self.secret = secret
        self.owner = ""
        self.setup = Setup(game="", seats=1)
        self.commitment = ""
        self.status: Status = "waiting"
        self.due: list[int] = []  # seats that may act now
        self.places: list[Place] = []
        self.barred: set[str] = set()
        self.match: Match | None = None
        self.happenings: collections.deque[Happening] = collections.deque(maxlen=HAPPENINGS_KEPT)
        self.backs: collections.deque[tuple[int, int]] = collections.deque(maxlen=20)  # entry, ply
        self.talk: collections.deque[Talk] = collections.deque(maxlen=TALK_KEPT)
        self.question: Question | None = None
        self.closes: int | None = None
        self.rematch = ""
        self.ended = ""
        self.last = 0  # number of the last entry
        self.at = 0  # and its time
        self.turned = 0  # the last entry that was of the match
        self.turned_at = 0
        self.arranged = 0  # the last entry that was of the table around it
        self.commands: collections.OrderedDict[str, int] = collections.OrderedDict()
        self._seats_row = -1, b""  # as of this entry

    # Asking

    @property
    def clock(self) -> Clock:
        return self.setup.clock

    @property
    def table_is_due(self) -> bool:
        """Whether the table itself ends something: an open outcry."""
        return bool(self.match and self.status == "playing" and has(self.match.due, TABLE))

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person has."""
        return tuple(
            seat
            for seat, place in enumerate(self.places)
            if place.kind == "person" and place.person == person
        )

    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {p.person for p in self.places if p.kind == "person" and p.person}

    def knows(self, person: str) -> bool:
        """Whether anything here is about this person."""
        seated = any(person in (place.person, place.left) for place in self.places)
        return seated or person == self.owner or any(person == said.person for said in self.talk)

    def may_watch(self, person: str) -> bool:
        """Whether somebody may see what happens here; whoever has a seat always."""
        if self.setup.watching or self.status in ("waiting", "opening"):
            return True
        after = self.status == "over" and self.setup.replay == "all"
        return after or person in self.people() or person == self.owner

    def bots_due(self) -> list[int]:
        """The seats that wait for a bot."""
        return [seat for seat in self.due if self.places[seat].by_bot]

    def all_ready(self) -> bool:
        """Whether every seat is taken, and everybody who sits there is ready."""
        return all(p.kind == "bot" or (p.kind == "person" and p.ready) for p in self.places)

    def all_opened(self) -> bool:
        """Whether everybody has opened what they committed themselves to."""
        return all(p.entropy is not None for p in self.places if p.commitment)

    def seats_row(self) -> bytes:
        """Who sits where, as lists of tables show it."""
        if self._seats_row[0] != self.arranged:
            seats = [place.info(present=False) for place in self.places]
            self._seats_row = self.arranged, msgspec.json.encode(seats)
        return self._seats_row[1]

    # When something must happen by itself

    def table_due_at(self) -> int | None:
        """When the table acts: so many seconds after the last thing that happened."""
        return self.turned_at + self.clock.lot * SECOND if self.table_is_due else None

    def wake(self) -> int | None:
        """When something must happen by itself, whatever people do."""
        return min((time for time in self._wakes() if time is not None), default=None)

    def _wakes(self) -> Sequence[int | None]:
        match self.status:
            case "waiting":
                stale = self.at + STALE_SECONDS[self.clock.kind] * SECOND
                return [self.closes if self.closes is not None else stale]
            case "opening":
                return [self.at + OPENING_SECONDS * SECOND]
            case "playing":
                bots = [self.turned_at + BOT_SECONDS * SECOND] if self.bots_due() else []
                return [*map(self.limit, self.due), self.table_due_at(), *bots]
            case _:
                return []

    def limit(self, seat: int) -> int | None:
        """When a person's time is up for good, or for the warning."""
        place = self.places[seat]
        if not place.by_person:
            return None
        return place.warned if place.warned is not None else place.deadline(self.clock)

    # Doing: what entries do to the table

    def begin(self, number: int, at: int, command: str) -> None:
        """The table stands at this entry now."""
        self.last, self.at = number, at
        if command:
            self.commands[command] = number
            if len(self.commands) > COMMANDS_KEPT:
                self.commands.popitem(last=False)

    def deal(self, rules_version: int, sources: Sequence[Source], fresh_from: int) -> None:
        """The match begins; from luck number `fresh_from` on with this table's own dice."""
        for place in self.places:
            if place.entropy is None:  # promised, but never opened
                place.commitment = ""
        lucks = list(sources)
        if fresh_from:
            lucks.append(Source(fresh_from, self._luck()))
        seats = [Seat(place.name, place.level or "person") for place in self.places]
        options = self.setup.options
        self.match = Match(self.setup.game, seats, options, lucks[0].luck, rules_version)
        self.match.lucks = lucks
        for place in self.places:
            place.bank = self.clock.bank * SECOND
        self.status = "playing"
        self.turned, self.turned_at = self.last, self.at
        self._remember(self.match.opening)
        self.watch_the_clock()

    def _luck(self) -> Committed:
        opened = tuple(
            Opened(place.commitment or seat_commitment_of(self.id, seat, b""), place.entropy or "")
            for seat, place in enumerate(self.places)
        )
        return Committed(self.id, self.commitment, opened, self.secret.hex())

    def happened(self, entry: Act | Drawn | Back | Note, events: Sequence[Event]) -> None:
        """The match has taken an entry, which is the table's last one now."""
        self.turned = self.last
        if not isinstance(entry, Note):  # names on the board don't keep a lot open
            self.turned_at = self.at
        if isinstance(entry, Act) and entry.who != TABLE:
            self._acted(self.places[entry.who])
        if isinstance(entry, Back):
            self._went_back(entry.ply)
        self._remember(events)
        self.watch_the_clock()

    def _acted(self, place: Place) -> None:
        """Whoever has acted begins a new move, if there is another one to make."""
        place.acted = self.last
        place.stops(self.at, self.clock)
        if place.by_person:
            place.driven += 1

    def _went_back(self, ply: int) -> None:
        """Whatever was decided on what is undone is void."""
        self.question = None
        kept = [happening for happening in self.happenings if happening.ply <= ply]
        self.happenings.clear()
        self.happenings.extend(kept)
        self.backs.append((self.last, ply))
        for place in self.places:
            place.acted = self.last
            place.stops(self.at, self.clock)

    def _remember(self, events: Sequence[Event]) -> None:
        if self.match is None or not events:
            return
        eyes = (*range(len(self.places)), NOBODY)
        seen = tuple(tuple(self.match.seen(eye, events)) for eye in eyes)
        self.happenings.append(Happening(self.last, self.match.ply, seen))

    def watch_the_clock(self) -> None:
        """Set the clocks of those who have to decide now, and of nobody else."""
        self.due = due = self.match.due_seats() if self.match and self.status == "playing" else []
        for seat, place in enumerate(self.places):
            if seat not in due and place.due_since is not None:
                place.stops(self.at, self.clock)
            elif seat in due and place.due_since is None:
                place.begins(self.at)
        if self.match is not None and self.match.over and self.status == "playing":
            self.end("over", "finished")

    def rename(self, seat: int, name: str) -> None:
        """A seat of the match is shown by another name."""
        if self.match is not None:
            seats = list(self.match.seats)
            seats[seat] = Seat(name, seats[seat].player)
            self.match.seats = tuple(seats)

    def end(self, status: Literal["over", "closed"], how: str) -> None:
        """Nobody has to decide anything here any more."""
        self.status, self.ended = status, how
        self.arranged = self.last
        self.question = None
        self.due = []
        for place in self.places:
            place.stops(self.at, self.clock)
