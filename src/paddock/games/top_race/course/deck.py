"""Deck files (TR-2): what a card says, and every fault of a file at once."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec

from paddock.core.course import parsed
from paddock.core.errors import BadCourse, Fault
from paddock.games.top_race.tables import (
    COLOURS,
    JOKER,
    LEAST_CARDS,
    MAX_CARDS,
    MAX_LINES,
    MOST_ALIKE,
    MOST_SQUARES,
)

WORDS = (*COLOURS, "joker")
LINE = re.compile(r"(\w+) +(\d{1,9})")
PAIR = re.compile(r"(\w+) *<> *(\w+)")
TABLES = ("game", "title", "deck")
LANGUAGES = ("ja", "en")


class Card(msgspec.Struct, frozen=True):
    """What stands on a card: lines of a car (or JOKER) and squares, or a linked pair of cars."""

    lines: tuple[tuple[int, int], ...] = ()
    pair: tuple[int, int] | None = None

    @property
    def colours(self) -> frozenset[int]:
        """The cars printed on it."""
        return frozenset(self.pair or (car for car, _ in self.lines if car != JOKER))


class Deck(msgspec.Struct, frozen=True):
    """A deck: its title, and its different cards, each with how often it is there."""

    title: dict[str, str]
    cards: tuple[tuple[Card, int], ...]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(count for _, count in self.cards)


def read(text: str) -> Deck:
    """The deck that a file describes, or BadCourse with every fault in it."""
    tables = parsed(text)
    faults = [
        Fault("not-a-choice", key, came=key, wanted=", ".join(TABLES))
        for key in tables
        if key not in TABLES
    ]
    if tables.get("game") != "top_race":
        came = str(tables.get("game", ""))
        faults.append(Fault("not-a-choice", "game", came=came, wanted="top_race"))
    faults += _title_faults(tables.get("title"))
    cards, found = _cards(tables.get("deck"))
    if faults or found:
        raise BadCourse([*faults, *found])
    kinds = Counter(cards)
    return Deck(tables["title"], tuple(sorted(kinds.items(), key=lambda item: _order(item[0]))))


def _order(card: Card) -> tuple[Any, ...]:
    """Special cards last; the others by their first line, the longest first."""
    if card.pair:
        return (1, card.pair)
    return (0, *((car, -squares) for car, squares in card.lines))


def _title_faults(title: Any) -> list[Fault]:
    if not isinstance(title, dict):
        return [Fault("wrong-type", "title", came=repr(title), wanted="ja, en")]
    given = cast("dict[str, Any]", title)
    return [
        Fault("wrong-type", f"title.{language}", came=repr(given.get(language)), wanted="word")
        for language in LANGUAGES
        if not isinstance(given.get(language), str) or not given[language].strip()
    ]


def _cards(deck: Any) -> tuple[list[Card], list[Fault]]:
    """The cards that could be read, and what is wrong with the others."""
    given = cast("dict[str, Any]", deck).get("cards") if isinstance(deck, dict) else None
    if not isinstance(given, list):
        return [], [Fault("wrong-type", "deck.cards", came=repr(given), wanted="words")]
    texts = cast("list[Any]", given)
    faults: list[Fault] = []
    if not LEAST_CARDS <= len(texts) <= MAX_CARDS:
        span = {"least": LEAST_CARDS, "most": MAX_CARDS}
        faults.append(Fault("wrong-length", "deck.cards", came=len(texts), **span))
    cards: list[Card] = []
    for i, text in enumerate(texts):
        card = card_of(text, f"deck.cards[{i}]")
        if isinstance(card, Card):
            cards.append(card)
        else:
            faults += card
    return cards, [*faults, *_too_many_alike(cards)]


def _too_many_alike(cards: Sequence[Card]) -> Iterator[Fault]:
    for card, count in Counter(cards).items():
        if count > MOST_ALIKE:
            yield Fault("alike", "deck.cards", came=count, card=written(card), most=MOST_ALIKE)


def card_of(text: Any, where: str) -> Card | list[Fault]:
    """The card that a text describes, or what is wrong with it."""
    if not isinstance(text, str):
        return [Fault("wrong-type", where, came=repr(text), wanted="word")]
    if pair := PAIR.fullmatch(text.strip()):
        return _pair_of(pair, where)
    faults: list[Fault] = []
    lines: list[tuple[int, int]] = []
    for part in text.split(","):
        line = _line_of(part.strip(), where)
        if isinstance(line, Fault):
            faults.append(line)
        else:
            lines.append(line)
    faults += _line_faults(lines, where)
    return faults or Card(lines=tuple(lines))


def _pair_of(pair: re.Match[str], where: str) -> Card | list[Fault]:
    wrong = [word for word in pair.groups() if word not in COLOURS]
    if wrong:
        wanted = ", ".join(COLOURS)
        return [Fault("not-a-choice", where, came=word, wanted=wanted) for word in wrong]
    if pair[1] == pair[2]:
        return [Fault("twice", where, came=pair[1])]
    return Card(pair=(COLOURS.index(pair[1]), COLOURS.index(pair[2])))


def _line_of(part: str, where: str) -> tuple[int, int] | Fault:
    line = LINE.fullmatch(part)
    if not line:
        return Fault("no-line", where, came=part)
    if line[1] not in WORDS:
        return Fault("not-a-choice", where, came=line[1], wanted=", ".join(WORDS))
    if not 1 <= int(line[2]) <= MOST_SQUARES:
        return Fault("out-of-range", where, came=int(line[2]), least=1, most=MOST_SQUARES)
    return WORDS.index(line[1]), int(line[2])


def _line_faults(lines: Sequence[tuple[int, int]], where: str) -> Iterator[Fault]:
    if len(lines) > MAX_LINES:
        yield Fault("wrong-length", where, came=len(lines), least=1, most=MAX_LINES)
    cars = Counter(car for car, _ in lines if car != JOKER)
    for car, count in cars.items():
        if count > 1:
            yield Fault("twice", where, came=COLOURS[car])


def written(card: Card) -> str:
    """A card as it stands in a file."""
    if card.pair:
        return " <> ".join(COLOURS[car] for car in card.pair)
    return ", ".join(f"{WORDS[car]} {squares}" for car, squares in card.lines)
