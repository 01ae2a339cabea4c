"""A table in a given position, and everything at it called by short names.

`R1` is car 1 of the red team; cards are `overtake red +3`, `pit beige`, `charge gear`, `crash` ...;
an action is a verb and what it is done to: `play crash`, `choose R1`, `face 7`, `get-card turbo`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from paddock.core import registry
from paddock.core.contract import Decision, Message
from paddock.core.events import Event, new_book, read
from paddock.core.record import blank, copy_of
from paddock.core.who import LUCK, NOBODY, first_of
from paddock.games.formula_motor_racing import tables
from paddock.games.formula_motor_racing.actions import VERBS, argument_of, pack, verb_of
from paddock.games.formula_motor_racing.state import Phase
from paddock.games.formula_motor_racing.tables import CARS, COLOURS, DEALT, KINDS

NAME = "formula_motor_racing"
GAME = registry.game(NAME)
LETTERS = "BGYORP"
CAR = [f"{letter}{number}" for letter in LETTERS for number in (1, 2)]
GRID = "B1 G1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"


def _card_name(kind: int) -> str:
    effect, colour, steps = (int(a[kind]) for a in (tables.EFFECT, tables.COLOUR, tables.STEPS))
    whose = "beige" if colour == tables.ANY_COLOUR else COLOURS[colour]
    return {
        tables.OVERTAKE: f"overtake {whose} +{steps}",
        tables.DROP: {1: "wrong line", 2: "off circuit", 3: "lose control"}.get(steps, "?"),
        tables.TURBO: "turbo",
        tables.PIT: f"pit {whose}",
        tables.CHARGE_GEAR: "charge gear",
        tables.CHARGE_ENGINE: "charge engine",
        tables.SPIN_OUT: "spin out",
        tables.SPIN_LAST: "spin last",
        tables.CRASH: "crash",
    }[effect]


CARD = [_card_name(kind) for kind in range(KINDS)]
_THINGS: dict[str, Sequence[str]] = {
    "team": COLOURS,
    "car": CAR,
    "card": CARD,
    "face": [str(face) for face in range(tables.FACES + 1)],
}


def said(action: int) -> str:
    """An action in words."""
    verb = VERBS[int(verb_of(action))]
    argument = int(argument_of(action))
    return " ".join([verb.name, *(_THINGS[field][argument] for field in verb.fields)])


def _all_actions() -> Iterator[int]:
    for number, verb in VERBS.items():
        count = len(_THINGS[verb.fields[0]]) if verb.fields else 1
        yield from (pack(number, argument) for argument in range(count))


ACTIONS = {said(action): action for action in _all_actions()}


@dataclass
class Table:
    """A box and a state, and what was told by the last action."""

    box: Any
    state: Any
    told: list[Event] = field(default_factory=list[Event])

    # Asking

    @property
    def phase(self) -> Phase:
        return Phase(int(self.state.phase))

    @property
    def _line(self) -> list[int]:
        return self.state.line.tolist()

    @property
    def running(self) -> str:
        """The running cars by place."""
        return " ".join(CAR[car] for car in self._line[: int(self.state.running)])

    @property
    def retired(self) -> str:
        """The row of the retired, head first."""
        return " ".join(CAR[car] for car in self._line[int(self.state.running) :])

    def places(self, first: int, last: int) -> str:
        """The cars in these places, the first being 1."""
        return " ".join(self.running.split()[first - 1 : last])

    @property
    def points(self) -> dict[str, int]:
        """What each car has scored in the races run."""
        drivers = GAME.view(self.box, self.state, NOBODY).drivers
        return dict(zip(CAR, drivers, strict=True))

    def order_of(self, race: int) -> str:
        """How a race has ended."""
        places: list[int] = self.state.finish[race].tolist()
        return " ".join(CAR[places.index(place)] for place in range(1, CARS + 1))

    def hand(self, seat: int) -> list[str]:
        return [CARD[kind] for kind in self.state.hand[seat, : self.state.held[seat]]]

    @property
    def due(self) -> int:
        """Who acts now: a seat, or luck."""
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
        out = np.zeros((int(self.box.seats), 2), np.int32)
        GAME.score(self.box, self.state, out)
        return [(int(rank), int(points)) for rank, points in out]

    # Doing

    def do(self, *steps: str) -> "Table":
        """One action after the other, each a legal one."""
        self.told = []
        for words in steps:
            may = self.may()
            assert words in may, f"{words!r} came, one of {may} was wanted"
            self.enter(ACTIONS[words])
        return self

    def enter(self, action: int) -> None:
        """One action, not looked at."""
        book = new_book(64)
        GAME.apply(self.box, self.state, self.due, action, book)
        self.told += read(book)

    def draw(self) -> "Table":
        """The seat draws some card."""
        return self.do(next(words for words in self.may() if words.startswith("get-card")))

    def copy(self) -> "Table":
        return Table(self.box, copy_of(self.state))


def opening(seats: int = 4, **options: Any) -> Table:
    """A table at which nothing has happened yet."""
    made = Table(GAME.box(seats, options), blank(GAME.STATE))
    GAME.start(made.box, made.state)
    return made


def table(
    seats: int = 4,
    *,
    line: str = "",
    retired: str = "",
    teams: Sequence[str] | None = None,
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    to_move: int = 0,
    pile: int | None = None,
    last_turns: int | None = None,
    race: int = 0,
    finish: Sequence[str] = (),
    **options: Any,
) -> Table:
    """A table in the middle of a race, somebody about to play a card.

    line: the foremost running cars; those not named follow in the order of GRID.
    retired: the row of the retired, head first.
    teams: the letters of each seat's teams (three seats: BP GR YO, otherwise B G Y O ...).
    hand: cards of the seat to move, parted by commas; hands: of other seats. All hands are full.
    pile: cards left to draw (otherwise all that are in no hand). last_turns: turns left without it.
    finish: how the races before this one ended, in the same way as line.
    """
    made = opening(seats, **options)
    state = made.state
    _seat_teams(state, teams or (["BP", "GR", "YO"] if seats == 3 else LETTERS[:seats]))
    _line_up(state, line.split(), retired.split())
    wanted = {**(hands or {}), to_move: hand}
    had = seats if last_turns is None else last_turns  # so many still have all five cards
    sizes = [DEALT - ((seat - to_move) % seats >= had) for seat in range(seats)]
    rest = _deal(state, [wanted.get(seat, "") for seat in range(seats)], sizes)
    removed = int(made.box.removed[race])
    state.pile = rest.total() - removed if pile is None else pile
    if last_turns is not None:
        state.pile, state.last_turns = 0, last_turns
    unseen = list(rest.elements())[: int(state.pile) + removed]
    for kind in unseen:
        state.unseen[kind] += 1
    for number, order in enumerate(finish):
        for place, car in enumerate(_completed(order.split()), 1):
            state.finish[number, CAR.index(car)] = place
    state.race, state.seat, state.phase = race, to_move, Phase.PLAY
    return made


def _seat_teams(state: Any, teams: Sequence[str]) -> None:
    for seat, letters in enumerate(teams):
        for letter in letters:
            state.owner[LETTERS.index(letter)] = seat


def _line_up(state: Any, line: Sequence[str], retired: Sequence[str]) -> None:
    state.line[:] = [CAR.index(car) for car in _completed(line, retired)]
    state.running = CARS - len(retired)


def _completed(line: Sequence[str], retired: Sequence[str] = ()) -> list[str]:
    others = [car for car in GRID.split() if car not in line and car not in retired]
    return [*line, *others, *retired]


def _deal(state: Any, hands: Sequence[str], sizes: Sequence[int]) -> Counter[int]:
    """Fill the hands with the cards named and others; the cards left."""
    rest = Counter({kind: int(tables.COUNT[kind]) for kind in range(KINDS)})
    named = [[CARD.index(card.strip()) for card in hand.split(",") if card] for hand in hands]
    for hand in named:
        rest.subtract(hand)
    assert min(rest.values()) >= 0, "there are not so many of these cards"
    for seat, hand in enumerate(named):
        while len(hand) < sizes[seat]:
            hand.append(next(rest.elements()))
            rest[hand[-1]] -= 1
        state.hand[seat, : len(hand)] = sorted(hand)
        state.held[seat] = len(hand)
    return rest


def last_turn(seats: int = 4, *, line: str = "", retired: str = "", **more: Any) -> Table:
    """A table after a last turn that has changed nothing: the race has ended as it stood."""
    made = table(seats, line=line, retired=retired, last_turns=1, hand="wrong line", **more)
    return made.do("play wrong line", f"choose {made.running.split()[-1]}")


def season(
    seats: int = 4, *, line: str = "", retired: str = "", finish: Sequence[str] = (), **more: Any
) -> Table:
    """A table after a season of which these were the races."""
    races = len(finish) + 1
    return last_turn(
        seats, line=line, retired=retired, finish=finish, race=races - 1, races=races, **more
    )


def walk(made: Table, seed: int) -> Iterator[str]:
    """Play on at random to the end, and tell each action once it is done."""
    random = Random(seed)
    while made.phase != Phase.OVER:
        options = made.options()
        words = random.choices(list(options), list(options.values()))[0]
        made.told = []
        made.enter(ACTIONS[words])
        yield words


def played_out(made: Table, seed: int) -> Table:
    """The same table after the season."""
    for _ in walk(made, seed):
        pass
    return made
