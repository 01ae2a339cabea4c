"""A table in a given position, and everything at it called by short names.

A square is `5in2`: the second square of the inside lane of card 5 (the start is card 1); lanes are
`in`, `out` and `pit`. Cards are called as in a course file's words for the hand: `straight`,
`straight-hazard`, `red`, `red-inner` ... An action is a verb and what it is done to: `speed 4`,
`step`, `lane out`, `match red`, `pay straight`, `put 5 inside`, `roll 7`, `card yellow`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from paddock.core import registry
from paddock.core.contract import Decision, Message
from paddock.core.events import Event, new_book, read
from paddock.core.record import blank, copy_of
from paddock.core.who import LUCK, OVER, first_of
from paddock.games.nitro_dice.actions import (
    VERBS,
    argument_of,
    pack,
    place_of,
    tile_of,
    verb_of,
    way_of,
)
from paddock.games.nitro_dice.apply import follow
from paddock.games.nitro_dice.state import BY_ITSELF, NO_ONE, Phase
from paddock.games.nitro_dice.tables import (
    COUNT,
    KIND_NAMES,
    KIND_OF_LAID,
    KINDS,
    LAID_NAMES,
    NO_KIND,
    NO_SQUARE,
)

NAME = "nitro_dice"
GAME = registry.game(NAME)
LANE_WORDS = ("in", "out", "pit")
WAYS = ("inside", "outside")
SQUARE = re.compile(r"(\d+)(in|out|pit)(\d)")


def square(words: str) -> int:
    """`5in2` as the rules count; `off` is no square."""
    if words == "off":
        return NO_SQUARE
    found = SQUARE.fullmatch(words)
    assert found, words
    return 9 * (int(found[1]) - 1) + 3 * LANE_WORDS.index(found[2]) + int(found[3]) - 1


def told_square(number: int) -> str:
    """The other way round."""
    if number == NO_SQUARE:
        return "off"
    return f"{number // 9 + 1}{LANE_WORDS[number // 3 % 3]}{number % 3 + 1}"


def said(action: int) -> str:
    """An action in words."""
    verb, argument = VERBS[int(verb_of(action))], int(argument_of(action))
    if verb.fields == ("tile", "way"):
        return f"{verb.name} {int(tile_of(argument)) + 1} {WAYS[int(way_of(argument))]}"
    if verb.fields == ("lane",):
        return f"{verb.name} {LANE_WORDS[argument]}"
    if verb.fields == ("card",):
        return f"{verb.name} {KIND_NAMES[argument]}"
    return f"{verb.name} {argument}" if verb.fields else verb.name


def _all_actions() -> Iterator[int]:
    for number, verb in VERBS.items():
        if verb.fields == ("tile", "way"):
            for card in range(80):
                yield from (pack(number, place_of(card, way)) for way in range(2))
        else:
            counts = {"lane": 3, "card": KINDS, "speed": 10, "face": 10}
            count = counts[verb.fields[0]] if verb.fields else 1
            yield from (pack(number, argument) for argument in range(count))


ACTIONS = {said(action): action for action in _all_actions()}


def cards(words: str) -> Counter[int]:
    """`2 red, straight` as counts by kind."""
    found: Counter[int] = Counter()
    for word in filter(None, (part.strip() for part in words.split(","))):
        number, _, name = word.rpartition(" ")
        found[KIND_NAMES.index(name)] += int(number or 1)
    return found


@dataclass
class Table:
    """A box and a state, and what was told by the last `do`."""

    box: Any
    state: Any
    told: list[Event] = field(default_factory=list[Event])

    # Asking

    @property
    def phase(self) -> Phase:
        return Phase(int(self.state.phase))

    @property
    def seats(self) -> int:
        return int(self.box.seats)

    @property
    def where(self) -> list[str]:
        """The square of each seat's die."""
        return [told_square(int(s)) for s in self.state.square[: self.seats]]

    def of(self, name: str) -> list[int]:
        """A field of each seat: speed, condition, tokens, held, crossings ..."""
        return [int(n) for n in self.state[name][: self.seats]]

    def hand(self, seat: int) -> Counter[str]:
        return Counter({KIND_NAMES[k]: int(n) for k, n in enumerate(self.state.hand[seat]) if n})

    def pool(self, name: str) -> Counter[str]:
        """pile, discards or laid, by names."""
        return Counter({KIND_NAMES[k]: int(n) for k, n in enumerate(self.state[name]) if n})

    def laid(self, card: int) -> str:
        """How a card of the course lies, the start being 1."""
        return LAID_NAMES[int(self.state.course[card - 1])]

    @property
    def due(self) -> int:
        """Who acts now: a seat, luck, or nobody."""
        due = GAME.due(self.box, self.state)
        return NO_ONE if due == OVER else int(first_of(due))

    def options(self) -> dict[str, int]:
        """What may come now, and how much each weighs."""
        out, weights = np.zeros((2, GAME.WIDTH), np.int32)
        if self.due == NO_ONE:
            return {}
        if self.due == LUCK:
            count = GAME.chances(self.box, self.state, out, weights)
        else:
            count = GAME.legal(self.box, self.state, self.due, out)
            weights[:count] = 1
        return {said(out[i]): int(weights[i]) for i in range(count)}

    def may(self) -> list[str]:
        return list(self.options())

    def decision(self, words: str) -> Decision:
        """An action of whoever is due, as it is offered."""
        return GAME.decision(self.box, self.state, self.due, ACTIONS[words])

    def refusals(self, seat: int) -> dict[str, Message]:
        """What a seat can't choose now, and why."""
        refused = GAME.why_not(self.box, self.state, seat)
        return {refusal.anchor: refusal.why for refusal in refused}

    def kinds_told(self) -> list[str]:
        """The names of the events of the last `do`."""
        return [GAME.KINDS[event.kind].name for event in self.told]

    def told_of(self, kind: str) -> list[dict[str, int]]:
        """What the events of one kind told in the last `do`; `who` is the seat concerned."""
        events = [event for event in self.told if GAME.KINDS[event.kind].name == kind]
        return [{"who": event.who, **event.named(GAME.KINDS)} for event in events]

    def scores(self) -> list[tuple[int, int]]:
        """Rank and points of each seat."""
        out = np.zeros((self.seats, 2), np.int32)
        GAME.score(self.box, self.state, out)
        return [(int(rank), int(points)) for rank, points in out]

    # Doing

    def do(self, *steps: str) -> "Table":
        """One action after the other, each a legal one."""
        self.told = []
        for words in steps:
            may = self.may()
            assert words in may, f"{words!r} came, one of {may} was wanted ({self.phase.name})"
            self.enter(ACTIONS[words])
        return self

    def enter(self, action: int) -> None:
        """One action, not looked at."""
        book = new_book(255)
        GAME.apply(self.box, self.state, self.due, action, book)
        self.told += read(book)

    def begin(self, phase: Phase) -> "Table":
        """Go on from a phase in which nobody is asked, for nobody has acted in it yet."""
        self.state.done[:] = 0
        self.state.phase = phase
        return self.run()

    def run(self) -> "Table":
        """What happens by itself."""
        book = new_book(255)
        while self.state.phase >= BY_ITSELF:
            follow(self.box, self.state, book)
        self.told = list(read(book))
        return self

    def copy(self) -> "Table":
        return Table(self.box, copy_of(self.state))


def opening(seats: int = 2, **options: Any) -> Table:
    """A table at which nothing has happened yet."""
    made = Table(GAME.box(seats, options), blank(GAME.STATE))
    GAME.start(made.box, made.state)
    return made


def table(
    *cars: str,
    speeds: str = "",
    conditions: str = "",
    tokens: str = "",
    crossings: str = "",
    hands: Mapping[int, str] | None = None,
    course: Mapping[int, str] | None = None,
    stock: str | None = None,
    turn: int = 3,
    **options: Any,
) -> Table:
    """A table in the middle of a race, between two parts of a round.

    cars: the squares of the dice, seat by seat. speeds and the like: a digit a seat.
    hands: the cards of each seat; seats not named hold nothing. course: cards that lie otherwise.
    stock: the pile, otherwise all cards that are nowhere else; the rest are discards then.
    """
    made = opening(len(cars), **options)
    state = made.state
    for seat, words in enumerate(cars):
        state.square[seat] = square(words)
    fields = {"speed": speeds, "condition": conditions, "tokens": tokens, "crossings": crossings}
    usual = {"speed": 3, "crossings": 1}
    for name, digits in fields.items():
        for seat in range(len(cars)):
            if digits or name in usual:
                state[name][seat] = int(digits[seat]) if digits else usual[name]
    for card, laid in (course or {}).items():
        state.course[card - 1] = LAID_NAMES.index(laid)
    rest = Counter({kind: int(n) for kind, n in enumerate(COUNT)})
    lying = [int(KIND_OF_LAID[code]) for code in state.course[: state.cards]]
    rest.subtract(kind for kind in lying if kind != NO_KIND)
    for seat, words in (hands or {}).items():
        for kind, count in cards(words).items():
            state.hand[seat, kind] = count
            rest[kind] -= count
        state.held[seat] = state.hand[seat].sum()
    assert min(rest.values()) >= 0, "there are not so many of these cards"
    pile = rest if stock is None else cards(stock)
    for kind in range(KINDS):
        state.pile[kind] = pile[kind]
        state.discards[kind] = rest[kind] - pile[kind]
    state.stock = state.pile.sum()
    pits = [seat for seat, words in enumerate(cars) if "pit" in words]
    for number, seat in enumerate(pits, 1):
        state.arrival[seat] = number
    state.arrivals = len(pits)
    state.turn, state.mover = turn, NO_ONE
    return made


def moving(*cars: str, **more: Any) -> Table:
    """The same at the beginning of the movement phase."""
    return table(*cars, **more).begin(Phase.NEXT_MOVE)


def walk(made: Table, seed: int) -> Iterator[str]:
    """Play on at random to the end, and tell each action once it is done."""
    random = Random(seed)
    while made.phase != Phase.OVER:
        options = made.options()
        words = random.choices(list(options), list(options.values()))[0]
        made.told = []
        made.enter(ACTIONS[words])
        yield words
