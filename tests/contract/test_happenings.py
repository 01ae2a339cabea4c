"""All that can happen does happen, and each event says what its kind declares."""

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping

from paddock.core import registry
from paddock.core.events import Event, Kind
from paddock.core.match import Match
from paddock.core.who import NOBODY, TABLE
from tests.contract.exceptions import EVENTS_NOT_MET, VERBS_NOT_MET
from tests.contract.places import finished
from tests.matches import accepted, every_game, random_match, seat_counts, short_setup

MORE = 200  # short matches in which something rare has to come up


def happened(match: Match) -> Iterator[Event]:
    """Everything that happened in a match."""
    yield from match.opening
    for step in match.steps():
        yield from step.events


@functools.cache
def told(match: Match) -> frozenset[Event]:
    """Every event of a match, and every form in which somebody sees it."""
    everything = frozenset(happened(match))
    seats = (NOBODY, *range(len(match.seats)))
    return everything | {event for seat in seats for event in match.seen(seat, list(everything))}


def more_matches(game: str) -> Iterator[Match]:
    """The finished matches, and more of them for what is rare."""
    yield from finished(game)
    seats, options = short_setup(game)
    for seed in range(MORE):
        counts = [n for n in seat_counts(game) if accepted(game, n, options)] or [seats]
        yield random_match(game, counts[seed % len(counts)], 1000 + seed, options)


def never(matches: Iterable[Match], names: set[str], of: Callable[[Match], set[str]]) -> set[str]:
    """Names that do not come up in any of the matches."""
    for match in matches:
        if not names:
            break
        names = names - of(match)
    return names


@every_game
def test_every_kind_of_event_is_met_but_those_excused(game: str) -> None:
    kinds = registry.game(game).KINDS
    excused = set(EVENTS_NOT_MET.get(game, {}))
    names = {kind.name for kind in kinds.values()}
    assert excused <= names
    assert never(more_matches(game), names - excused, lambda m: kinds_in(m, kinds)) == set()
    assert never(finished(game), set(excused), lambda m: kinds_in(m, kinds)) == excused


def kinds_in(match: Match, kinds: Mapping[int, Kind]) -> set[str]:
    """The kinds of event that a match has brought."""
    return {kinds[event.kind].name for event in told(match)}


@every_game
def test_every_verb_is_met_but_those_excused(game: str) -> None:
    module = registry.game(game)
    excused = set(VERBS_NOT_MET.get(game, {}))
    names = {verb.name for verb in module.VERBS.values()}
    assert excused <= names
    assert never(more_matches(game), names - excused, verbs_in) == set()
    assert never(finished(game), set(excused), verbs_in) == excused


def verbs_in(match: Match) -> set[str]:
    """The verbs that were used in a match."""
    return {match.game.named(action).verb for action in {entry.action for entry in match.line}}


@every_game
def test_every_number_of_an_event_has_a_name(game: str) -> None:
    kinds = registry.game(game).KINDS
    for event in {event for match in finished(game) for event in told(match)}:
        unnamed = (event.a, event.b, event.c, event.d)[len(kinds[event.kind].fields) :]
        assert not any(unnamed), f"{game}: {kinds[event.kind].name} {event}"


@every_game
def test_an_event_is_about_somebody_who_is_there_or_about_nobody(game: str) -> None:
    for match in finished(game):
        about = {event.who for event in told(match)}
        assert about <= {NOBODY, TABLE, *range(len(match.seats))}


@every_game
def test_names_of_kinds_and_verbs_and_their_parts_are_single(game: str) -> None:
    module = registry.game(game)
    for named in (module.KINDS.values(), module.VERBS.values()):
        names = [thing.name for thing in named]
        assert len(set(names)) == len(names)
        assert all(len(set(thing.fields)) == len(thing.fields) <= 4 for thing in named)
