"""Random matches for the tests: the same from the same seed, in every mode and place."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import pytest

from paddock.core import registry
from paddock.core.errors import BadOptions
from paddock.core.log import Act, Seat
from paddock.core.luck import Committed, Entered, Seeded, commitment_of, seeded_value
from paddock.core.match import Match
from paddock.core.meta import (
    Choice,
    Files,
    Kind,
    Number,
    Numbers,
    Value,
    Words,
    Yes,
    default_of,
)
from paddock.core.who import TABLE, has, is_sealed

registry.add_package("tests.toys")

Thing = TypeVar("Thing")
Luck = Seeded | Committed | Entered
Setup = tuple[int, Mapping[str, Value]]

BOUND = 20_000  # actions: no random match is nearly as long
SHORT = 250  # actions of a match that is not long

# What keeps the random matches of a long game short. Every set-up is played with these beside its
# own switch; the first one of all is the game's own defaults.
SHORTENED: Mapping[str, Mapping[str, Value]] = {
    "nitro_dice": {"courses": ("sprint",), "laps": 1, "refill": "limit"},
}

every_game = pytest.mark.parametrize("game", registry.names())


class Chooser:
    """A stream of numbers that depends on its seed alone, in every version of Python."""

    def __init__(self, seed: int) -> None:
        self._seed = seed ^ 0x0C400532  # not the stream that luck draws from
        self._count = 0

    def below(self, n: int) -> int:
        """The next number below `n`."""
        self._count += 1
        return int(seeded_value(self._seed, self._count, n))

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """Any of several things."""
        return things[self.below(len(things))]


# Set-ups


def every_setup(game: str) -> Iterator[Setup]:
    """Every number of seats, and every value of every switch, each at least once."""
    meta = registry.meta(game)
    counts = seat_counts(game)
    shortened = SHORTENED.get(game, {})
    if shortened:
        yield counts[0], {}
    yield from ((seats, shortened) for seats in counts)
    for switch in meta.switches:
        for i, alternatives in enumerate(values_of(switch.kind)):
            turned = counts[i % len(counts) :] + counts[: i % len(counts)]
            yield _first_accepted(game, turned, switch.name, alternatives)


def seat_counts(game: str) -> list[int]:
    """How many can play."""
    least, most = registry.meta(game).seats
    return list(range(least, most + 1))


def values_of(kind: Kind) -> list[Sequence[Value]]:
    """What a switch must be seen to say besides its default; of several values any will do."""
    single: list[Value]
    several: list[Value] = []
    match kind:
        case Yes():
            single = [True, False]
        case Choice(words=words):
            single = list(words)
        case Number(least=least, most=most):
            single = [least, most]
        case Numbers(least=least, most=most, length=length):
            single = [(least,), (most,)]
            several = [((least, most) * length)[:n] for n in range(2, length + 1)]
        case Words(words=words, least=least, most=most):
            fewest = max(1, least)
            single = [(words * 2)[i : i + fewest] for i in range(len(words))]
            several = [words[:n] for n in range(fewest + 1, most + 1)]
        case Files(words=words, length=length):
            single = [(word,) for word in words]
            several = [(words * length)[:n] for n in range(2, length + 1)]
    wanted: list[Sequence[Value]] = [[value] for value in single if value != default_of(kind)]
    return wanted + ([several] if several else [])


def _first_accepted(
    game: str, counts: Sequence[int], name: str, alternatives: Sequence[Value]
) -> Setup:
    """The first set-up with one of these values for a switch that the game's box accepts."""
    shortened = SHORTENED.get(game, {})
    for partner in [shortened, *_other_switches(game, name)]:
        for value in alternatives:
            for seats in counts:
                options: Mapping[str, Value] = {**partner, name: value}
                if accepted(game, seats, options):
                    return seats, options
    raise AssertionError(f"{game}: no set-up with {name} = {alternatives[0]!r} is accepted")


def _other_switches(game: str, name: str) -> Iterator[dict[str, Value]]:
    """Each other switch at each of its values, for switches that need one another."""
    for switch in registry.meta(game).switches:
        if switch.name != name:
            for alternatives in values_of(switch.kind):
                yield {switch.name: alternatives[0]}


def accepted(game: str, seats: int, options: Mapping[str, Value]) -> bool:
    """Whether the game can be set up so; every refusal must be BadOptions."""
    try:
        registry.game(game).box(seats, options)
    except BadOptions:
        return False
    return True


@functools.cache
def short_setup(game: str) -> Setup:
    """The set-up for few, as close to the usual one as can be, in which a match is not long."""
    seats, kinds = seat_counts(game)[0], registry.meta(game).switches
    low = {switch.name: switch.kind.least for switch in kinds if isinstance(switch.kind, Number)}
    if game in SHORTENED:
        return seats, SHORTENED[game]
    attempts: list[Mapping[str, Value]] = [{}, *({name: low[name]} for name in low), low]
    possible = [options for options in attempts if accepted(game, seats, options)]
    short = (o for o in possible if random_match(game, seats, 0, o).ply <= SHORT)
    return seats, next(short, possible[-1])


# Playing


def new_match(game: str, setup: Setup, luck: Luck) -> Match:
    """A match before its first action."""
    seats, options = setup
    return Match(game, [Seat(f"Seat {i + 1}") for i in range(seats)], options, luck)


def committed_luck() -> Committed:
    """Luck that can be checked, its secret already open."""
    secret = bytes(range(32))
    return Committed("table", commitment_of("table", secret), (), secret.hex())


def random_match(
    game: str, seats: int, seed: int, options: Mapping[str, Value], luck: Luck | None = None
) -> Match:
    """A match played at random to its end."""
    match = new_match(game, (seats, options), luck or Seeded(seed))
    play_on(match, Chooser(seed))
    assert match.over, f"{game}: no end after {BOUND} actions"
    return match


def short_match(game: str, seed: int, luck: Luck | None = None) -> Match:
    """A finished match that is not long."""
    seats, options = short_setup(game)
    return random_match(game, seats, seed, options, luck)


def play_on(match: Match, chooser: Chooser, plies: int = BOUND) -> None:
    """So many more actions at random, or until the match is over."""
    for _ in range(plies):
        if match.over:
            return
        if match.luck_is_due:
            match.draw()
        else:
            match.play(*any_action(match, chooser))


def any_action(match: Match, chooser: Chooser) -> tuple[int, int]:
    """Any action of any actor who is due; in a sealed round somebody may also change."""
    actors = due_actors(match.due)
    if is_sealed(match.due) and chooser.below(4) == 0:
        actors = [seat for seat in range(len(match.seats)) if match.legal(seat)]
    who = chooser.one_of(actors)
    return who, chooser.one_of(match.legal(who))


def due_actors(due: int) -> list[int]:
    """The seats of a due set, and the table."""
    return [who for who in [*range(8), TABLE] if has(due, who)]


def standing(match: Match) -> tuple[object, ...]:
    """Everything that an undo has to bring back."""
    horizons = [match.horizon(seat) for seat in range(len(match.seats))]
    return match.ply, match.digest(), match.due, horizons, list(match.line)


def whole(match: Match) -> tuple[object, ...]:
    """The same, and what has been written."""
    return *standing(match), list(match.entries), match.next_luck_number


def retraced(match: Match) -> Iterator[Match]:
    """A twin of a match, at its start and after each action of its line."""
    twin = new_match(match.name, (len(match.seats), match.options), match.lucks[0].luck)
    yield twin
    for entry in match.line:
        if isinstance(entry, Act):
            twin.play(entry.who, entry.action)
        else:
            twin.take(entry)
        yield twin
