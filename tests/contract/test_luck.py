"""Luck as an action: its outcomes, their weights, and the names of the chances."""

from paddock.core.log import Drawn
from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.core.who import LUCK
from tests.contract.places import finished, places
from tests.matches import Chooser, every_game, new_match, play_on, retraced, short_setup


@every_game
def test_outcomes_are_sorted_and_their_weights_positive(game: str) -> None:
    met = [p for p in places(game) if p.due == 1 << LUCK]
    assert met
    for p in met:
        outcomes, weights = p.chances()
        assert len(outcomes) > 1, str(p)
        assert outcomes == sorted(set(outcomes)), str(p)
        assert min(weights) >= 1, str(p)
        assert sum(weights) < 2**31, str(p)


def labelled(match: Match) -> list[tuple[int, Drawn]]:
    """The luck entries of a match's line, each with the label of its chance."""
    found: list[tuple[int, Drawn]] = []
    for twin, entry in zip(retraced(match), match.line, strict=False):
        if isinstance(entry, Drawn):
            found.append((int(twin.game.label(twin.box, twin.state)), entry))
    return found


@every_game
def test_no_two_chances_of_a_match_have_the_same_label(game: str) -> None:
    for match in finished(game):
        labels = [label for label, _ in labelled(match)]
        assert len(set(labels)) == len(labels), f"{game}, {match.options}"


@every_game
def test_luck_of_the_same_seed_and_label_survives_other_decisions(game: str) -> None:
    first, second = (new_match(game, short_setup(game), Seeded(7)) for _ in range(2))
    play_on(first, Chooser(1))
    play_on(second, Chooser(2))
    drawn = dict(labelled(first))
    shared = [(drawn[label], b) for label, b in labelled(second) if label in drawn]
    comparable = [(a, b) for a, b in shared if a.total == b.total]
    assert len(comparable) > len(drawn) // 10
    assert all(a.value == b.value for a, b in comparable)
    assert [entry.action for entry in first.line] != [entry.action for entry in second.line]


@every_game
def test_luck_of_another_seed_is_other_luck(game: str) -> None:
    first, second = (new_match(game, short_setup(game), Seeded(seed)) for seed in (7, 8))
    play_on(first, Chooser(1))
    play_on(second, Chooser(1))
    assert dict(labelled(first)) != dict(labelled(second))
