"""What every game offers. A game folder's `game.py` has exactly these names.

Compiled functions ask and do; plain Python tells. Records (`box`, `state`) are typed by each game's
own classes; here they are `Any`, because the contract speaks of all games at once.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from paddock.core.events import Book, Event, Kind
from paddock.core.messages import SEAT, Message, Say, seat_name
from paddock.core.meta import Meta
from paddock.core.record import Ints, Longs, Record

RULE_FUNCTIONS = (
    *("start", "due", "legal", "chances", "label", "apply", "score", "redeal", "lean", "worth"),
)


Labels = Mapping[str, str]  # what people have written on the board: anchor -> text


class Verb(NamedTuple):
    """One verb of a game, and the names of its arguments."""

    name: str
    fields: tuple[str, ...] = ()


class Act(msgspec.Struct, frozen=True):
    """An action with its parts named, for programs that know only the rules."""

    verb: str
    args: Mapping[str, int]


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a seat may do now."""

    action: int
    verb: str
    anchor: str  # what to touch on the board: `car:red-1`, `card:7`; "" for a mere button
    text: Message
    facts: tuple[Message, ...] = ()  # what it costs, what the odds are
    warning: Message | None = None


class Refusal(msgspec.Struct, frozen=True):
    """Something on the board that can't be chosen now, and why."""

    anchor: str
    why: Message


class Game(Protocol):
    """The contract."""

    META: Meta
    BOX: Record
    STATE: Record
    WIDTH: int  # more than any list of actions or chances is long
    KINDS: Mapping[int, Kind]  # of events
    VERBS: Mapping[int, Verb]
    LABELS: Sequence[str]  # anchors that people may name

    # Compiled
    def start(self, box: Any, state: Any) -> None: ...
    def due(self, box: Any, state: Any) -> int: ...
    def legal(self, box: Any, state: Any, seat: int, out: Ints) -> int: ...
    def chances(self, box: Any, state: Any, out: Ints, weights: Ints) -> int: ...
    def label(self, box: Any, state: Any) -> int: ...
    def apply(self, box: Any, state: Any, who: int, action: int, book: Book) -> None: ...
    def score(self, box: Any, state: Any, out: Ints) -> None: ...
    def redeal(self, box: Any, state: Any, seat: int, random: Longs) -> None: ...
    def lean(self, box: Any, state: Any, seat: int, out: Ints, n: int, weights: Ints) -> None: ...
    def worth(self, box: Any, state: Any, seat: int) -> float: ...

    # Python
    def box(self, seats: int, options: Mapping[str, Any]) -> Any: ...
    def named(self, action: int) -> Act: ...
    def view(self, box: Any, state: Any, seat: int) -> msgspec.Struct: ...
    def sees(self, box: Any, state: Any, seat: int, event: Event) -> Event | None: ...
    def prompt(self, box: Any, state: Any, seat: int) -> Message: ...
    def decision(self, box: Any, state: Any, seat: int, action: int) -> Decision: ...
    def why_not(self, box: Any, state: Any, seat: int) -> list[Refusal]: ...
    def tell(self, event: Event) -> Message: ...
    def outcome(self, action: int) -> Message: ...
    def picture(self, box: Any, view: Any, say: Say) -> str: ...
    def drawing(self, box: Any) -> str: ...
    def sheet(self, box: Any, state: Any, say: Say, labels: Labels) -> list[list[str]]: ...


def rematch(match: Any) -> Mapping[str, Any]:
    """Options that a finished match leaves to the next at its table, where a game names some.

    An optional name of a game: `rematch(box, state)`.
    """
    names = getattr(match.game, "rematch", None)
    return {} if names is None else names(match.box, match.state)


__all__ = [
    "RULE_FUNCTIONS",
    "SEAT",
    "Act",
    "Decision",
    "Game",
    "Labels",
    "Message",
    "Refusal",
    "Say",
    "Verb",
    "rematch",
    "seat_name",
]
