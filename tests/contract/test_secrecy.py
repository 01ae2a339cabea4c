"""What a seat may not know it cannot tell: worlds that it could be in look the same to it."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from paddock.core.events import Event, News, new_book, read
from paddock.core.record import copy_of
from paddock.core.who import LUCK, NOBODY, OVER, SEALED
from tests.contract.exceptions import NO_SECRETS
from tests.contract.places import (
    Place,
    chances_in,
    due_in,
    legal_in,
    places,
    redealt,
    unsaid,
)
from tests.matches import BOUND, Chooser, due_actors, every_game

STREAMS = (1, 2**40 + 3)  # seeds of the worlds dealt at each position


def worlds(game: str, nth: int) -> Iterator[tuple[Place, int, Any]]:
    """Every nth position, with each onlooker and worlds that they could be in."""
    for p in places(game)[::nth]:
        for seat in p.onlookers:
            for seed in STREAMS:
                yield p, seat, p.redealt(seat, seed)


def told(p: Place, state: Any, seat: int) -> list[bytes]:
    """All that a seat (or a spectator) is told in a state, byte for byte."""
    game, box = p.game, p.box
    view = game.view(box, state, seat)
    legal = legal_in(game, box, state, seat) if seat in p.choosers else []
    answers = [
        view,
        due_in(game, box, state),
        game.prompt(box, state, seat),
        game.why_not(box, state, seat),
        game.picture(box, view, unsaid),
        game.sheet(box, state, unsaid, {}),
        [game.decision(box, state, seat, action) for action in legal],
    ]
    return [msgspec.json.encode(answer) for answer in answers]


@every_game
def test_all_that_a_seat_is_told_is_the_same_in_every_world_it_could_be_in(game: str) -> None:
    for p, seat, world in worlds(game, nth=9):
        assert told(p, world, seat) == told(p, p.state, seat), f"{p}: seat {seat}"


@every_game
def test_worlds_differ_unless_there_are_no_secrets(game: str) -> None:
    differ = [(p, seat) for p, seat, world in worlds(game, nth=9) if world != p.state]
    if game in NO_SECRETS:
        assert not differ
    else:
        assert {seat for _, seat in differ} >= {NOBODY, 0, 1}
        assert any(p.redealt(seat, 1) != p.redealt(seat, 2) for p, seat in differ)


@every_game
def test_dealing_anew_leaves_the_box_alone_and_is_the_same_from_the_same_numbers(game: str) -> None:
    for p in places(game)[::9]:
        box = p.box.tobytes()
        for seat in p.onlookers:
            assert p.redealt(seat, 5).tobytes() == p.redealt(seat, 5).tobytes()
        assert p.box.tobytes() == box


# What happens next


def applied(p: Place, state: Any, who: int, action: int, seat: int) -> tuple[list[Event], Any]:
    """What a seat sees of an action, without the forced steps behind it; and the state then."""
    after, book = copy_of(state), new_book(64)
    p.game.apply(p.box, after, who, action, book)
    seen = (p.game.sees(p.box, after, seat, event) for event in read(book))
    return [event for event in seen if event is not None], after


def opens_secret(p: Place, seat: int, event: Event) -> bool:
    """Whether an event tells the seat a secret of somebody else's."""
    return p.game.KINDS[event.kind].news is News.OTHERS and event.who != seat


def until_secrets_open(p: Place, seat: int, events: list[Event]) -> list[Event]:
    """Events as long as they tell nothing that differs from world to world."""
    cut = next((i for i, e in enumerate(events) if opens_secret(p, seat, e)), len(events))
    return events[:cut]


def possible(p: Place, state: Any) -> set[tuple[int, int]]:
    """Everything that can come in a state: actor and action."""
    if p.due == 1 << LUCK:
        return {(LUCK, outcome) for outcome in chances_in(p.game, p.box, state)[0]}
    return {(who, action) for who in p.choosers for action in legal_in(p.game, p.box, state, who)}


def assert_looks_the_same(p: Place, seat: int, world: Any, who: int, action: int) -> bool:
    """A seat sees an action alike in both worlds; answers whether all of it could be compared."""
    where = f"{p}: {p.game.named(action)} by {who}, seen by {seat}"
    seen, after = applied(p, p.state, who, action, seat)
    other, other_after = applied(p, world, who, action, seat)
    known, other_known = until_secrets_open(p, seat, seen), until_secrets_open(p, seat, other)
    if known != seen or other_known != other:
        shorter = min(len(known), len(other_known))
        assert known[:shorter] == other_known[:shorter], where
        return False
    assert seen == other, where
    views = [p.game.view(p.box, state, seat) for state in (after, other_after)]
    assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1]), where
    return True


@every_game
def test_the_same_action_looks_the_same_in_every_world_until_secrets_open(game: str) -> None:
    compared = 0
    for p, seat, world in worlds(game, nth=15):
        chooser = Chooser(p.ply)
        both = sorted(possible(p, p.state) & possible(p, world))
        for who, action in {chooser.one_of(both) for _ in range(4)} if both else ():
            compared += assert_looks_the_same(p, seat, world, who, action)
    assert compared


@every_game
def test_a_seat_is_not_told_what_dealing_anew_makes_it_forget(game: str) -> None:
    kept = 0
    for p in places(game)[::5]:
        for who, seat in itertools.product({who for who, _ in possible(p, p.state)}, p.onlookers):
            told_of: dict[bytes, list[Event]] = {}
            for action in sorted(a for w, a in possible(p, p.state) if w == who)[:5]:
                seen, after = applied(p, p.state, who, action, seat)
                world = redealt(p.game, p.box, after, seat, 1)
                known = told_of.setdefault(world.tobytes(), seen)
                assert seen == known, f"{p}: {p.game.named(action)} by {who}, seen by {seat}"
                kept += known is not seen
    assert (kept == 0) is (game in NO_SECRETS)


@every_game
def test_luck_that_a_seat_can_see_is_news_to_it(game: str) -> None:
    differed = 0
    for p in [p for p in places(game) if p.due == 1 << LUCK][::3]:
        outcomes = p.chances()[0]
        for seat in p.onlookers:
            seen = [applied(p, p.state, LUCK, outcome, seat)[0] for outcome in outcomes]
            for events in seen:
                known = any(p.game.KINDS[event.kind].news is News.ALL for event in events)
                assert known or events == seen[0], f"{p}: seat {seat}: {events}"
            differed += seen[0] != seen[-1]
    assert differed


@every_game
def test_a_seat_that_is_due_may_do_the_same_in_every_world(game: str) -> None:
    for p, seat, world in worlds(game, nth=5):
        if seat in p.choosers:
            assert legal_in(p.game, p.box, world, seat) == p.legal(seat), f"{p}: seat {seat}"


@pytest.mark.slow
@pytest.mark.compiled_only
@every_game
def test_every_world_can_be_played_to_its_end(game: str) -> None:
    for p, seat, world in worlds(game, nth=25):
        chooser = Chooser(seat)
        for _ in range(BOUND):
            due = due_in(p.game, p.box, world)
            if due == OVER:
                break
            step(p, world, due & ~SEALED, chooser)
        assert due_in(p.game, p.box, world) == OVER


def step(p: Place, state: Any, due: int, chooser: Chooser) -> None:
    """One action at random, forced ones included."""
    if due == 1 << LUCK:
        who, actions = LUCK, chances_in(p.game, p.box, state)[0]
    else:
        who = chooser.one_of(due_actors(due))
        actions = legal_in(p.game, p.box, state, who)
    p.game.apply(p.box, state, who, chooser.one_of(actions), new_book(0))
