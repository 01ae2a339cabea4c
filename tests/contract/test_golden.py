"""Golden texts: a match to read and counts of the ways to go on. `just transcripts` writes them."""

import pytest

from paddock.core import registry
from paddock.core.perft import divide, perft
from tests.contract.places import places
from tests.matches import every_game
from tests.transcripts import FOLDER, GOLDEN, path_of, recorded

every_kind = pytest.mark.parametrize("kind", GOLDEN)


@every_game
@every_kind
def test_the_golden_text_is_what_the_rules_still_bring_about(game: str, kind: str) -> None:
    path = path_of(kind, game)
    assert path.is_file(), f"`just transcripts {game}` writes {path.name}"
    assert GOLDEN[kind](game) == path.read_text(encoding="utf-8")


@every_kind
def test_there_is_no_golden_text_of_a_game_that_is_gone(kind: str) -> None:
    there = {path.name for path in (FOLDER / kind).iterdir()}
    assert there == {path_of(kind, game).name for game in registry.names()}


@every_game
def test_a_golden_text_names_no_rule(game: str) -> None:
    for kind in GOLDEN:  # or the rule would seem to have a test
        text = path_of(kind, game).read_text(encoding="utf-8")
        assert f"{registry.meta(game).rule_prefix}-" not in text


@every_game
def test_the_parts_of_a_count_add_up_to_the_whole(game: str) -> None:
    for p in places(game)[::40]:
        if p.due:
            parts = divide(p.game, p.box, p.state, 2)
            assert sum(parts.values()) == perft(p.game, p.box, p.state, 2), str(p)


@every_game
def test_counting_changes_no_byte(game: str) -> None:
    match = recorded(game).at(3)
    before = match.digest()
    divide(match.game, match.box, match.state, 2)
    assert match.digest() == before
