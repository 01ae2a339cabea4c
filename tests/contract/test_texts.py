"""Every word that a game can say, it can say in both languages."""

import functools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddock.core import registry
from paddock.core.contract import Message, Refusal, Say
from paddock.core.meta import Choice, Files, Words
from paddock.core.texts import CORE, LANGUAGES, Language, Speaker
from scripts.rules import numbers, pages_of
from tests.contract.places import Place, finished, places
from tests.contract.test_happenings import told
from tests.matches import every_game

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_folder = pytest.mark.parametrize(
    "folder",
    [CORE, *(registry.folder(game) for game in registry.names())],
    ids=lambda folder: folder.name,
)

STRAY = re.compile(r"[{}]|\?\?\?|None")  # what no sentence holds


def speaker(game: str, language: Language) -> Speaker:
    """Speaks of a game, without anybody's name."""
    return Speaker(language, [registry.folder(game)])


# What must be there


def wanted_keys(game: str) -> Iterator[str]:
    """The texts that somebody will ask for."""
    meta = registry.meta(game)
    yield from ("title", "hook")
    for switch in meta.switches:
        yield from (f"switch-{switch.name}", f"switch-{switch.name}-help")
        if isinstance(switch.kind, Choice | Words | Files):
            yield from (f"switch-{switch.name}-{word}" for word in switch.kind.words)
    yield from (f"event-{kind.name}" for kind in registry.game(game).KINDS.values())


@every_game
@every_language
def test_every_switch_and_kind_of_event_has_a_text(game: str, language: Language) -> None:
    says = speaker(game, language)
    assert [key for key in wanted_keys(game) if not says.knows(key)] == []


@every_game
@every_language
def test_the_title_is_the_one_that_is_known_beforehand(game: str, language: Language) -> None:
    assert speaker(game, language).say(Message("title")) == registry.meta(game).title[language]


# What is met in play


def messages_at(p: Place) -> Iterator[Message]:
    """Everything that is said at a position."""
    for seat in p.onlookers:
        yield p.game.prompt(p.box, p.state, seat)
        for refusal in p.game.why_not(p.box, p.state, seat):
            yield refusal.why
        yield from asked_for(lambda say, seat=seat: p.picture(seat, say))
    yield from asked_for(lambda say: p.game.sheet(p.box, p.state, say, {}))
    for decision in (d for seat in p.deciders for d in p.decisions(seat)):
        yield decision.text
        yield from decision.facts
        if decision.warning:
            yield decision.warning


def asked_for(ask: Callable[[Say], object]) -> list[Message]:
    """The messages that somebody who draws wants to have said."""
    wanted: list[Message] = []

    def say(message: Message) -> str:
        wanted.append(message)
        return message.key

    ask(say)
    return wanted


@functools.cache
def met(game: str) -> tuple[Message, ...]:
    """Every different message that is met in random matches."""
    module = registry.game(game)
    events = {event for match in finished(game) for event in told(match)}
    found = [module.tell(event) for event in events]
    found += [message for p in places(game)[::2] for message in messages_at(p)]
    different = {msgspec.json.encode(message): message for message in found}
    return tuple(different.values())


@every_game
@every_language
def test_every_message_met_can_be_said(game: str, language: Language) -> None:
    says = speaker(game, language)
    for message in met(game):
        sentence = says.say(message)
        assert sentence.strip(), message.key
        assert not STRAY.search(sentence), f"{message.key}: {sentence}"


@every_game
def test_every_rule_that_a_message_names_is_on_the_pages(game: str) -> None:
    named = {message.rule for message in met(game)} - {""}
    assert named
    assert named <= set(rules(game))


@every_game
@every_language
def test_no_two_choices_of_a_moment_sound_alike(game: str, language: Language) -> None:
    says = speaker(game, language)
    for p in places(game)[::3]:
        for seat in p.deciders:
            told_as = [says.say(decision.text) for decision in p.decisions(seat)]
            assert len(set(told_as)) == len(told_as), f"{p}: {told_as}"


# Decisions and refusals


@every_game
def test_decisions_are_the_legal_actions_with_their_verbs(game: str) -> None:
    for p in places(game)[::3]:
        for seat in p.deciders:
            assert [decision.action for decision in p.decisions(seat)] == p.legal(seat), str(p)
            for decision in p.decisions(seat):
                assert decision.verb == p.game.named(decision.action).verb, str(p)


@every_game
def test_nothing_is_offered_and_refused_at_once_or_refused_twice(game: str) -> None:
    refused_once = 0
    for p in places(game)[::3]:
        for seat in p.seats:
            refusals: list[Refusal] = p.game.why_not(p.box, p.state, seat)
            refused = [refusal.anchor for refusal in refusals]
            decisions = p.decisions(seat) if seat in p.choosers else []
            assert not {decision.anchor for decision in decisions} & set(refused), str(p)
            assert len(set(refused)) == len(refused), str(p)
            refused_once += len(refused)
    assert refused_once


@every_game
def test_a_spectator_is_refused_nothing(game: str) -> None:
    assert all(not p.game.why_not(p.box, p.state, -1) for p in places(game)[::3])


# The files


def entries(folder: Path, language: Language) -> list[ast.EntryType]:
    """The parts of a file of texts."""
    text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


class _Used(Visitor):
    """Collects the variables and messages that a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def uses(entry: ast.Message) -> set[str]:
    """The variables and messages that a text uses."""
    collected = _Used()
    collected.visit(entry)
    return collected.names


def texts(folder: Path, language: Language) -> dict[str, set[str]]:
    """The names of all texts of a file, each with what it uses."""
    messages = [e for e in entries(folder, language) if isinstance(e, ast.Message)]
    names = [message.id.name for message in messages]
    assert len(set(names)) == len(names), sorted(n for n in names if names.count(n) > 1)
    return {message.id.name: uses(message) for message in messages}


@every_folder
def test_both_languages_have_the_same_texts_with_the_same_variables(folder: Path) -> None:
    ja, en = texts(folder, "ja"), texts(folder, "en")
    assert set(ja) ^ set(en) == set()
    assert {name: (ja[name], en[name]) for name in ja if ja[name] != en[name]} == {}


@every_folder
@every_language
def test_no_line_of_the_texts_is_broken(folder: Path, language: Language) -> None:
    junk = [e.content for e in entries(folder, language) if isinstance(e, ast.Junk)]
    assert junk == []


@every_folder
@every_language
def test_texts_use_no_ordinals(folder: Path, language: Language) -> None:
    text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    assert "ordinal" not in text  # the browser and Python do not agree on them


# Rules pages


def rules(game: str) -> list[str]:
    """The numbers of the English rules page."""
    return numbers(pages_of(registry.folder(game))["en"])


@every_game
def test_both_rules_pages_have_the_same_numbers_once_each(game: str) -> None:
    pages = pages_of(registry.folder(game))
    en, ja = numbers(pages["en"]), numbers(pages["ja"])
    assert en
    assert sorted(en) == sorted(set(en)) == sorted(ja)
    prefix = registry.meta(game).rule_prefix
    assert all(number.startswith(f"{prefix}-") for number in en)


@every_game
def test_every_rule_of_an_event_or_switch_is_on_the_pages(game: str) -> None:
    kinds = registry.game(game).KINDS.values()
    named = {kind.rule for kind in kinds} | {switch.rule for switch in registry.meta(game).switches}
    assert named - set(rules(game)) == set()


@every_game
def test_a_switch_is_named_on_the_pages_by_its_rule(game: str) -> None:
    for page in pages_of(registry.folder(game)).values():
        for switch in registry.meta(game).switches:
            assert f"`{switch.name}`" in page
            if isinstance(switch.kind, Choice | Words | Files):
                assert all(f"`{word}`" in page for word in switch.kind.words)


# The board and the sheet


@every_game
def test_the_board_is_a_drawing_in_which_every_anchor_is_single(game: str) -> None:
    for match in finished(game):
        drawing = ElementTree.fromstring(match.game.drawing(match.box))
        assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
        ids = [element.get("id") for element in drawing.iter() if element.get("id")]
        assert len(set(ids)) == len(ids)


@every_game
def test_the_score_sheet_is_a_table(game: str) -> None:
    for match in finished(game):
        rows = match.game.sheet(match.box, match.state, speaker(game, "en").say, {})
        assert rows
        assert {len(row) for row in rows} == {len(rows[0])}
