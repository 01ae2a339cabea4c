"""A table in a given position, and everything at it called by short names.

Cars are `red`, `blue` ..., squares `b12` or `finish`, cards what stands on them: `blue 10`,
`joker 5, red 2`, `blue <> red`. An action is a verb and what it is done to: `play blue 10`,
`go b12`, `choose red`, `bid 40` (thousands), `limit 0`, `tick white`; `2: bid 40` says who.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from paddock.core import registry
from paddock.core.advance import advance
from paddock.core.contract import Decision, Message
from paddock.core.desk import new_desk
from paddock.core.events import Event, read
from paddock.core.record import blank, copy_of
from paddock.core.who import LUCK, TABLE, first_of, has, is_sealed
from paddock.games.top_race.actions import VERBS, argument_of, pack, verb_of
from paddock.games.top_race.course import BOARD
from paddock.games.top_race.course.deck import Card, card_of, written
from paddock.games.top_race.state import OFF_BOARD, Phase
from paddock.games.top_race.tables import CARS, COLOURS, FINISH

NAME = "top_race"
GAME = registry.game(NAME)
SQUARE = [*(square.name for square in BOARD.squares), "finish"]
NUMBERS = {verb.name: number for number, verb in VERBS.items()}
FILLERS = 3  # different cards in each hand, so that no turn goes by itself


def kinds_of(box: Any) -> list[str]:
    """The cards of a deck by kind, as they are written in a file."""
    found: list[str] = []
    for kind in range(int(box.kinds)):
        lines = [(int(box.car[kind, i]), int(box.steps[kind, i])) for i in range(box.lines[kind])]
        linked = (lines[0][0], lines[1][0]) if box.linked[kind] else None
        found.append(written(Card(pair=linked) if linked else Card(lines=tuple(lines))))
    return found


@dataclass
class Table:
    """A box and a state, and what was told by the last `do`."""

    box: Any
    state: Any
    told: list[Event] = field(default_factory=list[Event])

    def __post_init__(self) -> None:
        self.cards = kinds_of(self.box)

    # Asking

    @property
    def phase(self) -> Phase:
        return Phase(int(self.state.phase))

    @property
    def due_set(self) -> int:
        return int(GAME.due(self.box, self.state))

    @property
    def due(self) -> int:
        """Who acts first: a seat, luck or the table."""
        return int(first_of(self.due_set))

    @property
    def seats_due(self) -> list[int]:
        return [seat for seat in range(int(self.box.seats)) if has(self.due_set, seat)]

    def at(self, car: str) -> str:
        """Where a car stands (or will return)."""
        square = int(self.state.square[COLOURS.index(car)])
        return "" if square == OFF_BOARD else SQUARE[square]

    def column(self, car: str) -> int:
        return int(self.box.last[self.state.square[COLOURS.index(car)]])

    def cash(self) -> list[int]:
        return [int(cash) for cash in self.state.cash[: self.box.seats]]

    def owner(self, car: str) -> int:
        return int(self.state.owner[self.state.race, COLOURS.index(car)])

    def hand(self, seat: int) -> list[str]:
        counts = self.state.hand[seat]
        return [card for kind, card in enumerate(self.cards) for _ in range(int(counts[kind]))]

    def places(self, race: int = 0) -> dict[str, int]:
        return {car: int(self.state.place[race, i]) for i, car in enumerate(COLOURS)}

    def said(self, action: int) -> str:
        """An action in words."""
        verb = VERBS[int(verb_of(action))]
        argument = int(argument_of(action))
        words = {
            "steps": lambda: str(10 * argument),
            "square": lambda: SQUARE[argument],
            "card": lambda: self.cards[argument],
            "car": lambda: COLOURS[argument],
            "seat": lambda: str(argument),
        }
        return " ".join([verb.name, *(words[name]() for name in verb.fields)])

    def action(self, words: str) -> int:
        """An action out of its words."""
        name, _, thing = words.partition(" ")
        verb = VERBS[NUMBERS[name]]
        numbers = {
            "steps": lambda: int(thing) // 10,
            "square": lambda: SQUARE.index(thing),
            "card": lambda: self.cards.index(thing),
            "car": lambda: COLOURS.index(thing),
            "seat": lambda: int(thing),
        }
        return int(pack(NUMBERS[name], numbers[verb.fields[0]]() if verb.fields else 0))

    def options(self, who: int | None = None) -> dict[str, int]:
        """What somebody may do now (or luck may answer), and how much each weighs."""
        who = self.due if who is None else who
        out, weights = np.zeros((2, GAME.WIDTH), np.int32)
        if who == LUCK:
            count = GAME.chances(self.box, self.state, out, weights)
        else:
            count = GAME.legal(self.box, self.state, who, out)
            weights[:count] = 1
        return {self.said(int(out[i])): int(weights[i]) for i in range(count)}

    def may(self, who: int | None = None) -> list[str]:
        return list(self.options(who))

    def decision(self, words: str, who: int | None = None) -> Decision:
        seat = self.due if who is None else who
        return GAME.decision(self.box, self.state, seat, self.action(words))

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
        out = np.zeros((int(self.box.seats), 2), np.int32)
        GAME.score(self.box, self.state, out)
        return [(int(rank), int(points)) for rank, points in out]

    # Doing

    def do(self, *steps: str) -> "Table":
        """One action after the other, each a legal one; what must happen then happens."""
        self.told = []
        for words in steps:
            who, colon, rest = words.partition(": ")
            seat = int(who) if colon else self.due
            rest = rest if colon else words
            may = self.may(seat)
            assert rest in may, f"{rest!r} came, one of {may} was wanted"
            self.enter(self.action(rest), seat)
        return self

    def enter(self, action: int, who: int | None = None) -> None:
        """One action, not looked at, and the forced ones behind it."""
        desk = new_desk(250)
        GAME.apply(self.box, self.state, self.due if who is None else who, action, desk.book)
        advance(self.box, self.state, desk)
        self.told += read(desk.book)

    def copy(self) -> "Table":
        return Table(self.box, copy_of(self.state))


def opening(seats: int = 3, **options: Any) -> Table:
    """A table at which nothing has happened yet."""
    made = Table(GAME.box(seats, options), blank(GAME.STATE))
    GAME.start(made.box, made.state)
    return made


def selling(
    seats: int = 3,
    *,
    lot: str = "red",
    opener: int = 0,
    sold: Mapping[str, int] | None = None,
    refused: str = "",
    cash: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    **options: Any,
) -> Table:
    """A table at which a car comes up for auction.

    sold: cars that have owners already; they stand on the last free squares of the grid.
    refused: cars under the pile, the next first. All others but the lot lie face down.
    """
    made = opening(seats, **options)
    state = made.state
    _deal(made, hands or {})
    for number, (car, seat) in enumerate((sold or {}).items()):
        state.owner[0, COLOURS.index(car)] = seat
        state.square[COLOURS.index(car)] = 5 - number
        state.buyer = seat
    queue = [COLOURS.index(car) for car in refused.split()]
    state.queue[: len(queue)] = queue
    state.queued, state.refusals = len(queue), len(queue)
    gone = {COLOURS.index(car) for car in sold or {}} | set(queue)
    state.fresh = sum(1 << car for car in range(CARS) if car not in gone)
    for seat, money in (cash or {}).items():
        state.cash[seat] = money
    state.opener, state.seat, state.phase = opener, -1, Phase.TURN_UP
    made.enter(made.action(f"turn-up {lot}"), LUCK)
    return made


def racing(
    seats: int = 3,
    *,
    at: str = "",
    owners: str = "",
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    seat: int = 0,
    home: str = "",
    race: int = 0,
    crossed: int | None = None,
    bare: bool = False,
    **options: Any,
) -> Table:
    """A table in the middle of a race, somebody about to play a card.

    at: where cars stand, `red a10, blue b12`; the others stand on the grid, as far as it is free.
    owners: the seats of red, blue, yellow, purple, white, green, `-` for nobody.
    hand: cards of the seat to move, parted by `;`; hands: of others. Each hand has some more cards,
    unless it is to be bare. crossed: lines that have been; otherwise those behind the first car.
    home: cars that have finished, in their order.
    """
    made = opening(seats, **{"races": race + 1, **options})
    state = made.state
    given = owners or "".join(str(car % seats) for car in range(CARS))
    for car, owner in enumerate(given):
        state.owner[race, car] = -1 if owner == "-" else int(owner)
    _line_up(made, at, home.split(), race)
    wanted = dict.fromkeys(range(seats), "") | dict(hands or {})
    _deal(made, wanted | {seat: hand}, fill=not bare)
    first = max(int(made.box.last[square]) for square in state.square)
    lines = sum(1 for line in made.box.tip_line if first > line)
    state.crossed = state.asked = lines if crossed is None else crossed
    state.fresh, state.race = 0, race
    state.buyer, state.seat, state.phase = seat, seat, Phase.PLAY
    return made


def _line_up(made: Table, at: str, home: list[str], race: int) -> None:
    state = made.state
    named = dict(part.split() for part in at.split(", ")) if at else {}
    for number, car in enumerate(home, 1):
        state.square[COLOURS.index(car)] = FINISH
        state.place[race, COLOURS.index(car)] = number
        state.home = number
    free = [square for square in range(6) if SQUARE[square] not in named.values()]
    for number, car in enumerate(COLOURS):
        if car in named:
            state.square[number] = SQUARE.index(named[car])
        elif car not in home:
            state.square[number] = free.pop(0)


def _deal(made: Table, hands: Mapping[int, str], *, fill: bool = False) -> None:
    """The cards named into the hands, and some more if wanted."""
    for seat, hand in hands.items():
        for text in filter(None, (part.strip() for part in hand.split(";"))):
            _give(made, seat, made.cards.index(text))
    for seat in range(int(made.box.seats)) if fill else ():
        for _ in range(FILLERS):
            unseen = [k for k in range(int(made.box.kinds)) if made.state.unseen[k] > 0]
            _give(made, seat, next(k for k in unseen if not made.state.hand[seat, k]))


def _give(made: Table, seat: int, kind: int) -> None:
    made.state.unseen[kind] -= 1
    assert made.state.unseen[kind] >= 0, f"there is no more {made.cards[kind]!r}"
    made.state.hand[seat, kind] += 1
    made.state.held[seat] += 1


def walk(made: Table, seed: int, plies: int = 100_000) -> Iterator[str]:
    """Play on at random to the end, and tell each action once it is done."""
    random = Random(seed)
    for _ in range(plies):
        due = made.due_set
        if not due:
            return
        who = made.due if due == 1 << LUCK else random.choice(_actors(due))
        options = made.options(who)
        words = random.choices(list(options), list(options.values()))[0]
        made.told = []
        made.enter(made.action(words), who)
        yield words


def _actors(due: int) -> list[int]:
    table = [] if is_sealed(due) else [TABLE]
    return [who for who in [*range(8), *table] if has(due, who)]


def played_out(made: Table, seed: int) -> Table:
    """The same table after the match."""
    for _ in walk(made, seed):
        pass
    return made


def deck_file(*cards: str) -> str:
    """The text of a deck file."""
    lines = "".join(f'"{card}",\n' for card in cards)
    title = '[title]\nja = "x"\nen = "x"\n'
    return f'game = "top_race"\n{title}[deck]\ncards = [\n{lines}]\n'


def parsed_card(text: str) -> Card:
    """A card out of its words."""
    card = card_of(text, "card")
    assert isinstance(card, Card)
    return card
