"""What the rules do not offer is refused, and refusing changes nothing."""

from collections.abc import Sequence

import pytest

from paddock.core.errors import IllegalAction
from paddock.core.luck import Entered
from paddock.core.match import Match
from paddock.core.who import LUCK, NOBODY, SEATS, TABLE
from tests.contract.places import Place, finished, places
from tests.matches import every_game, new_match, retraced, short_setup, whole

FAR = [-(2**63), -(2**31), -2, -1, *range(64), 2**31 - 1, 2**31, 2**63, 10**30]
PLACES = 12


def numbers_to_try(match: Match, legal: set[int]) -> set[int]:
    """Numbers from everywhere, those the match knows, and the neighbours of legal ones."""
    known = {entry.action for entry in match.line}
    near = {action + step for action in legal for step in (-1, 1)}
    return {*FAR, *known, *near} - legal


def few_places(game: str) -> Sequence[Place]:
    """Some places from all over the matches."""
    return places(game)[:: len(places(game)) // PLACES]


@every_game
def test_what_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    for p in few_places(game):
        match = p.match.at(p.ply)
        before = whole(match)
        for who in [*p.seats, TABLE]:
            legal = set(match.legal(who))
            for action in numbers_to_try(p.match, legal):
                with pytest.raises(IllegalAction, match=f"actor {who}"):
                    match.play(who, action)
        assert whole(match) == before


@every_game
def test_nobody_acts_for_another(game: str) -> None:
    for p in few_places(game):
        match = p.match.at(p.ply)
        before = whole(match)
        actions = {action for who in p.choosers for action in p.legal(who)}
        strangers = {NOBODY, LUCK, TABLE + 1, *range(-9, 0), *range(len(p.seats), SEATS), 2**40}
        others = set(p.seats) - set(p.choosers)
        for who in strangers | others:
            for action in actions:
                with pytest.raises(IllegalAction):
                    match.play(who, action)
        assert whole(match) == before


@every_game
def test_when_the_match_is_over_nothing_goes(game: str) -> None:
    for match in finished(game)[:3]:
        *_, twin = retraced(match)
        before = whole(twin)
        assert twin.due_seats() == []
        for who in [*range(len(match.seats)), TABLE]:
            for action in {entry.action for entry in match.line}:
                with pytest.raises(IllegalAction):
                    twin.play(who, action)
        with pytest.raises(IllegalAction, match="luck is not due"):
            twin.draw()
        assert whole(twin) == before


@every_game
def test_luck_speaks_only_when_it_is_due_and_is_told_only_what_can_come(game: str) -> None:
    for p in places(game)[::10]:
        match = p.match.at(p.ply)
        match.lucks = new_match(game, short_setup(game), Entered()).lucks
        before = whole(match)
        outcomes = set(p.chances()[0]) if match.luck_is_due else set[int]()
        if not match.luck_is_due:
            with pytest.raises(IllegalAction, match="luck is not due"):
                match.draw()
        for action in numbers_to_try(p.match, outcomes):
            with pytest.raises(IllegalAction, match="luck"):
                match.enter(action)
        assert whole(match) == before


@every_game
def test_a_refusal_says_where_what_came_and_what_was_wanted(game: str) -> None:
    p = next(p for p in places(game) if p.deciders)
    match, seat = p.match.at(p.ply), p.deciders[0]
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, -1)
    data = {"ply": match.ply, "who": seat, "came": -1, "wanted": match.legal(seat)}
    assert caught.value.data == data
