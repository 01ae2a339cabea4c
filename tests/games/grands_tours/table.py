"""A table in a given position, and everything at it called by short names.

Seats are A, B, C ...; `A5` is a team die of A that shows 5, `A7g` its general die (`s` sprint, `m`
mountain). Cards are numbered from 1, Camp included, and called as in a course file: `3S`, `rest`,
`summit M`; assist cards by their word. An action is a verb and what it is done to: `on 3`, `die 5`,
`target B6`, `span 3-4-5`, `exchange 3:5`, `face 4`. Forced steps run by themselves, as in a match.
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
from paddock.core.who import LUCK, first_of
from paddock.games.grands_tours import actions
from paddock.games.grands_tours.actions import VERBS, argument_of, second_of, verb_of
from paddock.games.grands_tours.course.reading import EVENTS, word_of
from paddock.games.grands_tours.legal.dice import own_code, seat_of
from paddock.games.grands_tours.meta import ASSIST_WORDS
from paddock.games.grands_tours.state import (
    FIRST_JERSEY_DIE,
    FIRST_ON_CARD,
    GRUPPETTO,
    NO_CARD,
    PELOTON,
    UNOWNED,
    Fate,
    Phase,
)
from paddock.games.grands_tours.tables import (
    FIRST_ASSIST,
    FIRST_STAGE,
    GENERAL,
    JERSEYS,
    KINDS,
    MOUNTAIN,
    SPRINT,
    TEAM_DICE,
    TOP_FACE,
)

NAME = "grands_tours"
GAME = registry.game(NAME)
SEATS = "ABCDEF"
MARKS = "gsm"  # of the jersey dice


def _kind_names() -> list[str]:
    names = {kind: word for word, kind in EVENTS.items()}
    names |= {FIRST_ASSIST + i: word for i, word in enumerate(ASSIST_WORDS)}
    return [names.get(kind) or word_of(kind) for kind in range(KINDS)]


KIND = _kind_names()


def own_name(face: int, own: int) -> str:
    return f"{face}{MARKS[own - 1] if own else ''}"


@dataclass
class Table:
    """A box and a state, and what was told since the last `do`."""

    box: Any
    state: Any
    told: list[Event] = field(default_factory=list[Event])

    # Asking

    @property
    def phase(self) -> Phase:
        return Phase(int(self.state.phase))

    @property
    def due(self) -> int:
        return int(first_of(GAME.due(self.box, self.state)))

    @property
    def turn(self) -> str:
        """Who decides now."""
        return SEATS[self.due] if self.due < LUCK else "luck"

    def peloton(self, seat: str) -> str:
        return " ".join(own_name(d.face, d.own) for d in self.team(seat).peloton)

    def rolled(self, seat: str) -> str:
        return " ".join(own_name(d.face, d.own) for d in self.team(seat).rolled)

    def gruppetto(self, seat: str) -> str:
        team = self.team(seat)
        return " ".join([str(team.gruppetto), *(MARKS[j] for j in team.jerseys_out)])

    def team(self, seat: str) -> Any:
        return self.view().teams[SEATS.index(seat)]

    def view(self, seat: int = -1) -> Any:
        return GAME.view(self.box, self.state, seat)

    def on(self, card: int) -> str:
        """The dice on a card, the lowest face first."""
        dice = self.view().course[card - 1].dice
        return " ".join(SEATS[d.seat] + own_name(d.face, d.own) for d in dice)

    def fate(self, card: int) -> str:
        """What has become of a card: open, held, home, event, or `won by A`."""
        shown = self.view().course[card - 1]
        return f"won by {SEATS[shown.winner]}" if shown.fate == "won" else shown.fate

    def course(self) -> str:
        """The cards opened."""
        return ", ".join(KIND[int(kind)] for kind in self.state.kind[: self.state.opened])

    def owner(self, jersey: int) -> str:
        owner = int(self.state.jersey_owner[jersey])
        return SEATS[owner] if owner >= 0 else "-"

    @property
    def owners(self) -> str:
        """Of the general, sprint and mountain die."""
        return "".join(self.owner(jersey) for jersey in range(JERSEYS))

    def scores(self) -> list[tuple[int, int]]:
        out = np.zeros((int(self.box.seats), 2), np.int32)
        GAME.score(self.box, self.state, out)
        return [(int(rank), int(points)) for rank, points in out]

    def numbers(self) -> dict[str, tuple[int, int]]:
        """What may come now: its number, and how much it weighs."""
        out, weights = np.zeros((2, GAME.WIDTH), np.int32)
        if self.due == LUCK:
            count = GAME.chances(self.box, self.state, out, weights)
        else:
            count = GAME.legal(self.box, self.state, self.due, out)
            weights[:count] = 1
        return {self.said(int(out[i])): (int(out[i]), int(weights[i])) for i in range(count)}

    def options(self) -> dict[str, int]:
        return {words: weight for words, (_, weight) in self.numbers().items()}

    def may(self) -> list[str]:
        return list(self.numbers())

    def said(self, action: int) -> str:
        """An action in words."""
        verb, argument = int(verb_of(action)), int(argument_of(action))
        name, first, second = VERBS[verb].name, argument >> 4, int(second_of(argument))
        if verb == actions.ON:
            return f"on {argument + 1}"
        if verb == actions.TARGET:
            seat = SEATS[int(seat_of(self.state, second))]
            return f"target {seat}{own_name(first, int(own_code(second)))}"
        if verb in (actions.DIE, actions.SPEND):
            return f"{name} {own_name(first, second)}"
        if verb == actions.LIFT:
            mark = MARKS[second - 1] if second else ""
            return f"lift {own_name(first, second)}" if first else f"lift out{mark}"
        if verb == actions.READJUST:
            return f"readjust{' ' + MARKS[argument - 1] if argument else ''}"
        if verb == actions.SPAN:
            return f"span {'-'.join(str(second + i) for i in range(first))}"
        if verb == actions.EXCHANGE:
            place = {0: "out", 1: f"riding {second}"}.get(first, f"{first - 1}:{second}")
            return f"exchange {place}"
        if verb == actions.CARD:
            return f"card {KIND[argument]}"
        if verb == actions.LEADER:
            return f"leader {SEATS[argument]}"
        return f"{name} {argument}" if VERBS[verb].fields else name

    def decision(self, words: str) -> Decision:
        return GAME.decision(self.box, self.state, self.due, self.numbers()[words][0])

    def refusals(self, seat: str) -> dict[str, Message]:
        refused = GAME.why_not(self.box, self.state, SEATS.index(seat))
        return {refusal.anchor: refusal.why for refusal in refused}

    def kinds_told(self) -> list[str]:
        return [GAME.KINDS[event.kind].name for event in self.told]

    def told_of(self, kind: str) -> list[dict[str, Any]]:
        """What the events of one kind told; `who` is the seat concerned."""
        events = [event for event in self.told if GAME.KINDS[event.kind].name == kind]
        whose = {-1: "-", **dict(enumerate(SEATS))}
        return [{"who": whose[event.who], **event.named(GAME.KINDS)} for event in events]

    # Doing

    def do(self, *steps: str) -> "Table":
        """One action after the other, each a legal one; forced steps follow each."""
        self.told = []
        for words in steps:
            may = self.numbers()
            assert words in may, f"{words!r} came, one of {list(may)} was wanted"
            self.enter(may[words][0])
            self.advance()
        return self

    def advance(self) -> "Table":
        """As long as exactly one thing can happen, it happens."""
        while self.phase != Phase.OVER and len(only := self.numbers()) == 1:
            self.enter(next(iter(only.values()))[0])
        return self

    def enter(self, action: int) -> None:
        book = new_book(200)
        GAME.apply(self.box, self.state, self.due, action, book)
        self.told += read(book)

    def roll(self, faces: str) -> "Table":
        """Luck's dice, one after the other."""
        told: list[Event] = []
        for face in faces.split():
            self.do(f"face {face}")
            told += self.told
        self.told = told
        return self

    def passing(self, times: int = 1) -> "Table":
        """So many seats pass with their lowest die, or roll nothing but 1s."""
        for _ in range(times):
            if "pass" in self.may():
                self.do("pass")
                if self.phase == Phase.DIE:
                    self.do(self.may()[0])
                if self.phase == Phase.MORE:
                    self.do("only-one")
            else:
                self.do("roll")
                while self.phase == Phase.ROLL:
                    self.do(self.may()[0])
        return self

    def copy(self) -> "Table":
        return Table(self.box, copy_of(self.state))


def opening(seats: int = 4, **options: Any) -> Table:
    """A table at which nothing has happened yet."""
    made = Table(GAME.box(seats, options), blank(GAME.STATE))
    GAME.start(made.box, made.state)
    return made


def course_text(cards: str) -> str:
    """A course file with these cards in fixed order, behind Camp."""
    listed = ", ".join(f'"{card.strip()}"' for card in ("camp", *cards.split(",")))
    return (
        'game = "grands_tours"\ntitle.ja = "コース"\ntitle.en = "Course"\n'
        f"[[parts]]\ncards = [{listed}]\n"
    )


def table(
    seats: int = 4,
    *,
    cards: str = "3S, 3M, 3S, 3M",
    car: int = 2,
    peloton: Mapping[str, str] | None = None,
    on: Mapping[int, str] | None = None,
    held: Sequence[int] = (),
    jerseys: str = "A--",
    assist: Mapping[str, str] | None = None,
    time: Sequence[int] = (),
    sprints: Sequence[int] = (),
    mountains: Sequence[int] = (),
    first: str | None = None,
    **options: Any,
) -> Table:
    """A table in the middle of a race, the leader about to act.

    cards: behind Camp, in fixed order; assist cards by their word. car: where it stands. peloton:
    dice of each seat; all others not on cards are in the gruppetto. on: dice on cards. jerseys: the
    owners of the three jersey dice (`A-C`); those not named elsewhere are in the gruppetto. first:
    the seat to move, if it is not the leader.
    """
    made = _with_course(seats, cards, options)
    state = made.state
    owners = [SEATS.find(letter) for letter in jerseys]
    for jersey, owner in enumerate(owners):
        state.jersey_owner[jersey] = owner
        state.jersey_place[jersey] = GRUPPETTO if owner >= 0 else UNOWNED
        state.jersey_face[jersey] = 0
    for seat in range(seats):
        state.parked[seat] = owners.count(seat)
        state.gruppetto[seat] = TEAM_DICE - owners.count(seat)
    for word, seat in (assist or {}).items():
        state.assist[ASSIST_WORDS.index(word)] = SEATS.index(seat)
    for card, dice in (on or {}).items():
        for die in dice.split():
            _lay(state, card - 1, die)
    for seat, dice in (peloton or {}).items():
        for die in dice.split():
            _ride(state, SEATS.index(seat), die)
    state.car = car - 1
    for card in range(state.opened):
        kind = int(state.kind[card])
        behind = card < car - 1
        fate = Fate.EVENT if kind < FIRST_ASSIST else Fate.HOME if behind else Fate.OPEN
        state.fate[card] = Fate.HELD if card + 1 in held else fate
    state.oldest = min([car - 1, *(card - 1 for card in held)])
    state.time[: len(time)] = time
    state.points[SPRINT, : len(sprints)] = sprints
    state.points[MOUNTAIN, : len(mountains)] = mountains
    state.first = owners[GENERAL] if first is None else SEATS.index(first)
    state.seat, state.done, state.phase = state.first, 0, Phase.ACT
    if state.kind[state.car] < FIRST_ASSIST:
        state.phase, state.rolling = Phase.LIFT, 2
    return made


def _with_course(seats: int, cards: str, options: Mapping[str, Any]) -> Table:
    """All cards lie open, nothing has been done."""
    words = [word.strip() for word in cards.split(",")]
    stages = ", ".join("0" if word in ASSIST_WORDS else word for word in words)
    made = opening(seats, course=[course_text(stages)], **options)
    state = made.state
    for card, word in enumerate(["camp", *words]):
        state.kind[card] = KIND.index(word)
    state.opened = made.box.cards
    state.opening, state.of_part = made.box.parts, 0
    state.card, state.other = NO_CARD, NO_CARD
    return made


def _split(die: str) -> tuple[int, int]:
    """Face and which of one's own dice: `7g` is (7, 1)."""
    return int(die[0]), 1 + MARKS.index(die[1]) if len(die) > 1 else 0


def _ride(state: Any, seat: int, die: str) -> None:
    face, own = _split(die)
    if own:
        state.jersey_place[own - 1], state.jersey_face[own - 1] = PELOTON, face
    else:
        state.peloton[seat, face] += 1
        state.gruppetto[seat] -= 1
        assert state.gruppetto[seat] >= 0, "a team has nine dice"


def _lay(state: Any, card: int, die: str) -> None:
    seat = SEATS.index(die[0])
    face, own = _split(die[1:])
    code = FIRST_JERSEY_DIE + own - 1 if own else seat + 1
    if own:
        state.jersey_place[own - 1], state.jersey_face[own - 1] = FIRST_ON_CARD + card, face
    else:
        state.gruppetto[seat] -= 1
    there = [int(d) for d in state.on[card, face] if d]
    both = sorted([*there, code])
    state.on[card, face, : len(both)] = both
    state.faces[card] |= 1 << face
    if len(both) == 2:
        state.twice[card] |= 1 << face


def walk(made: Table, seed: int) -> Iterator[str]:
    """Play on at random to the end, and tell each action once it is done."""
    random = Random(seed)
    while made.phase != Phase.OVER:
        numbers = made.numbers()
        words = random.choices(list(numbers), [weight for _, weight in numbers.values()])[0]
        made.told = []
        made.enter(numbers[words][0])
        yield words


def all_dice(made: Table, seat: int) -> int:
    """The team dice of a seat, wherever they are."""
    state = made.state
    on = int((state.on == seat + 1).sum())
    hand = int(state.in_hand) if seat == state.seat else 0
    pools = int(state.peloton[seat].sum() + state.rolled[seat].sum())
    return on + hand + pools + int(state.gruppetto[seat]) + int(state.parked[seat])


__all__ = [
    "FIRST_STAGE",
    "GAME",
    "KIND",
    "NAME",
    "SEATS",
    "TOP_FACE",
    "Table",
    "all_dice",
    "course_text",
    "opening",
    "table",
    "walk",
]
