"""The toy keeps the order of a real game: rooms, rules, words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.core import registry
from paddock.core.contract import Message
from paddock.core.match import Match
from paddock.core.meta import Choice
from paddock.core.texts import LANGUAGES, Language, Speaker
from paddock.core.who import NOBODY
from scripts import rules
from tests import house, matches
from tests.contract import places
from tests.games.kerb_market.market import NAME

FOLDER = registry.folder(NAME)


def speaker(language: Language, names: tuple[str, ...] = ()) -> Speaker:
    return Speaker(language, [FOLDER], names)


def test_the_folder_has_its_rooms_and_no_others() -> None:
    paths = [path.name for path in FOLDER.iterdir() if path.name != "__pycache__"]
    assert house.wrong_rooms(NAME, paths) == []


def test_its_rooms_keep_the_house_rules() -> None:
    for path in FOLDER.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for question in (house.long_functions, house.long_files, house.chance_in_games):
            assert question(path.name, text) == []


def test_every_rule_is_named_by_a_test_in_both_languages() -> None:
    tests = rules.named(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    gap = rules.gaps(NAME, rules.pages_of(FOLDER), tests)
    assert not gap, rules.told(gap)


def messages(match: Match) -> Iterator[Message]:
    """All that can be said at one moment, to everybody."""
    for seat in [*range(len(match.seats)), NOBODY]:
        yield match.game.prompt(match.box, match.state, seat)
        yield from (r.why for r in match.game.why_not(match.box, match.state, seat))
        for decision in match.decisions(seat) if seat != NOBODY else []:
            yield decision.text
            yield from decision.facts
            yield from [decision.warning] if decision.warning else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words(language: Language) -> None:
    say = speaker(language).say
    said: set[str] = set()
    for match in places.finished(NAME):
        for step in match.steps():
            for onlooker in (0, NOBODY):
                told = [match.game.tell(e) for e in match.seen(onlooker, step.events)]
                said |= {say(message) for message in told}
        for twin in matches.retraced(match):
            said |= {say(message) for message in messages(twin)}
            said.add(match.game.picture(twin.box, twin.view(0), say))
    assert all(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_is_explained(language: Language) -> None:
    knows = speaker(language).knows
    assert knows("title")
    assert knows("hook")
    for switch in registry.meta(NAME).switches:
        keys = [f"switch-{switch.name}", f"switch-{switch.name}-help"]
        if isinstance(switch.kind, Choice):
            keys += [f"switch-{switch.name}-{word}" for word in switch.kind.words]
        assert [key for key in keys if not knows(key)] == []
