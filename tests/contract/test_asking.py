"""Questions to a game: asking changes nothing, and asked twice the answer is the same."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from paddock.core.who import LUCK
from tests.contract.places import Place, places, unsaid
from tests.matches import every_game


def questions(p: Place) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that can be asked at a position, by name."""
    game, box, state = p.game, p.box, p.state
    yield "due", lambda: int(game.due(box, state))
    yield "score", lambda: score(p)
    yield "drawing", lambda: game.drawing(box)
    yield "sheet", lambda: game.sheet(box, state, unsaid, {})
    if p.due == 1 << LUCK:
        yield "label", lambda: int(game.label(box, state))
        yield "chances", p.chances
    for seat in p.onlookers:
        yield f"view of {seat}", lambda seat=seat: game.view(box, state, seat)
        yield f"prompt of {seat}", lambda seat=seat: game.prompt(box, state, seat)
        yield f"why_not of {seat}", lambda seat=seat: game.why_not(box, state, seat)
        yield f"picture of {seat}", lambda seat=seat: p.picture(seat, unsaid)
    for seat in p.seats:
        yield f"worth of {seat}", lambda seat=seat: float(game.worth(box, state, seat))
    for who in p.choosers:
        yield f"legal of {who}", lambda who=who: p.legal(who)
    for seat in p.deciders:
        yield f"lean of {seat}", lambda seat=seat: p.lean(seat)
        yield f"decisions of {seat}", lambda seat=seat: p.decisions(seat)


def score(p: Place) -> list[Any]:
    """Rank and points of each seat."""
    out = np.zeros((len(p.seats), 2), np.int32)
    p.game.score(p.box, p.state, out)
    return out.tolist()


@every_game
def test_asking_changes_no_byte_and_twice_the_answer_is_the_same(game: str) -> None:
    for p in places(game)[::12]:
        before = p.box.tobytes(), p.state.tobytes()
        for name, ask in questions(p):
            first, second = ask(), ask()
            assert msgspec.json.encode(first) == msgspec.json.encode(second), f"{p}: {name}"
            assert (p.box.tobytes(), p.state.tobytes()) == before, f"{p}: {name} changed it"


@every_game
def test_how_an_event_is_seen_changes_no_byte(game: str) -> None:
    for match in [p.match for p in places(game)[:: len(places(game)) // 3]]:
        before = match.box.tobytes(), match.state.tobytes()
        for event in [event for step in match.steps() for event in step.events]:
            for seat in (-1, 0, 1):
                twice = [match.game.sees(match.box, match.state, seat, event) for _ in "ab"]
                assert twice[0] == twice[1]
        assert (match.box.tobytes(), match.state.tobytes()) == before


@every_game
def test_lean_weighs_every_legal_action_and_no_other(game: str) -> None:
    for p in places(game)[::6]:
        for seat in p.deciders:
            legal = p.legal(seat)
            out = np.array([*legal, -5, -5], np.int32)
            weights = np.full(len(legal) + 2, -5, np.int32)
            p.game.lean(p.box, p.state, seat, out, len(legal), weights)
            assert out.tolist() == [*legal, -5, -5], str(p)
            assert weights[len(legal) :].tolist() == [-5, -5], str(p)
            assert weights[: len(legal)].min() >= 1, f"{p}: {weights}"
            assert weights[: len(legal)].sum(dtype=np.int64) < 2**31, f"{p}: {weights}"


@every_game
def test_worth_is_a_share(game: str) -> None:
    for p in places(game):
        for seat in p.seats:
            assert 0.0 <= p.game.worth(p.box, p.state, seat) <= 1.0, f"{p}: seat {seat}"
