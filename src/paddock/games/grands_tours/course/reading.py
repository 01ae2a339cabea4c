"""Reads a course file (GT-2), and names all that is wrong in it at once."""

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, cast

import msgspec

from paddock.core.course import parsed, text_of
from paddock.core.errors import BadCourse, Fault
from paddock.games.grands_tours.tables import (
    CAMP,
    FIRST_STAGE,
    JUDGED,
    MAX_CARDS,
    MAX_PARTS,
    MINUTES,
    MOST_MINUTES,
    PLAIN,
    POINT,
    POINT_LETTERS,
    REST,
    SUMMIT,
    TRIAL,
    stage_kind,
)

HERE = Path(__file__).parent.parent / "courses"
EVENTS = {"camp": CAMP, "rest": REST}
SPECIALS = {"summit": SUMMIT, "trial": TRIAL}
KEYS = ("game", "title", "minutes", "assist_cards", "parts")
PART_KEYS = ("cards", "shuffled")
STAGE = re.compile(r"(?P<length>\d+|summit|trial)\s*(?P<point>[SM]?)")
LONGEST_TITLE = 60


class Part(msgspec.Struct, frozen=True):
    """Cards in their order, or a week whose cards come by lot."""

    cards: tuple[int, ...]  # kinds
    shuffled: bool = False


class Course(msgspec.Struct, frozen=True):
    """A course as its file describes it."""

    title: Mapping[Literal["ja", "en"], str]
    minutes: int  # at the table, about; 0: unknown
    assist_cards: bool
    parts: tuple[Part, ...]

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards of the file."""
        return tuple(kind for part in self.parts for kind in part.cards)


def read(text: str) -> Course:
    """The course that a file's text describes, or every fault in it."""
    table = parsed(text)
    faults: list[Fault] = []
    _check_keys(faults, "", table, KEYS)
    game = table.get("game", "")
    if game != "grands_tours":
        faults.append(Fault("other-game", "game", came=str(game), wanted="grands_tours"))
    course = Course(
        title=_title(faults, table.get("title")),
        minutes=_number(faults, "minutes", table.get("minutes", 0), 600),
        assist_cards=_yes_no(faults, "assist_cards", table.get("assist_cards", False)),
        parts=_parts(faults, table.get("parts")),
    )
    if not faults:
        _check_whole(faults, course)
    if faults:
        raise BadCourse(faults)
    return course


@functools.cache
def built_in(word: str) -> Course:
    """A course that comes with the game."""
    return read(text_of(HERE, word))


def _check_keys(faults: list[Fault], where: str, table: Mapping[str, Any], known: Any) -> None:
    for key in table:
        if key not in known:
            faults.append(Fault("unknown-key", where + key, known=", ".join(known)))


def _title(faults: list[Fault], value: Any) -> Mapping[Literal["ja", "en"], str]:
    """In both languages."""
    if value is None:
        faults.append(Fault("missing", "title", wanted="title.ja, title.en"))
        return {}
    if not isinstance(value, dict):
        faults.append(Fault("wrong-type", "title", came=repr(value), wanted="title.ja, title.en"))
        return {}
    given = cast("dict[str, Any]", value)
    _check_keys(faults, "title.", given, ("ja", "en"))
    made: dict[Literal["ja", "en"], str] = {}
    for language in ("ja", "en"):
        where, text = f"title.{language}", given.get(language)
        if text is None:
            faults.append(Fault("missing", where, wanted="…"))
        elif not isinstance(text, str):
            faults.append(Fault("wrong-type", where, came=repr(text), wanted="word"))
        elif len(text) > LONGEST_TITLE:
            faults.append(Fault("too-long", where, came=len(text), most=LONGEST_TITLE))
        else:
            made[language] = text
    return made


def _number(faults: list[Fault], where: str, value: Any, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        faults.append(Fault("wrong-type", where, came=repr(value), wanted="number"))
        return 0
    if not 0 <= value <= most:
        faults.append(Fault("out-of-range", where, came=value, least=0, most=most))
    return value


def _yes_no(faults: list[Fault], where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        faults.append(Fault("wrong-type", where, came=repr(value), wanted="yes-no"))
    return value is True


def _parts(faults: list[Fault], value: Any) -> tuple[Part, ...]:
    if value is None:
        faults.append(Fault("missing", "parts", wanted="[[parts]]"))
        return ()
    listed: list[Any] = cast("list[Any]", value) if isinstance(value, list) else [value]
    if not all(isinstance(part, dict) for part in listed):
        faults.append(Fault("wrong-type", "parts", came=repr(listed)[:80], wanted="[[parts]]"))
        return ()
    given = cast("list[dict[str, Any]]", listed)
    if len(given) > MAX_PARTS:
        faults.append(Fault("wrong-length", "parts", came=len(given), least=1, most=MAX_PARTS))
    return tuple(_part(faults, f"parts[{i}]", part) for i, part in enumerate(given))


def _part(faults: list[Fault], where: str, table: Mapping[str, Any]) -> Part:
    _check_keys(faults, f"{where}.", table, PART_KEYS)
    shuffled = _yes_no(faults, f"{where}.shuffled", table.get("shuffled", False))
    value = table.get("cards")
    if value is None:
        faults.append(Fault("missing", f"{where}.cards", wanted='cards = ["3S", …]'))
        return Part(())
    if not isinstance(value, list):
        faults.append(Fault("wrong-type", f"{where}.cards", came=repr(value)[:80], wanted="words"))
        return Part(())
    cards = cast("Sequence[Any]", value)
    if not 1 <= len(cards) <= MAX_CARDS:
        length = Fault("wrong-length", f"{where}.cards", came=len(cards), least=1, most=MAX_CARDS)
        faults.append(length)
    kinds = [_card(faults, f"{where}.cards[{i}]", c, shuffled) for i, c in enumerate(cards)]
    return Part(tuple(kinds), shuffled)


def _card(faults: list[Fault], where: str, value: Any, shuffled: bool) -> int:
    """The kind of a card; event cards have their place, so they can't come by lot."""
    wanted = "3S, 3M, 3, summit M, trial M" + ("" if shuffled else ", camp, rest")
    if not isinstance(value, str):
        faults.append(Fault("wrong-type", where, came=repr(value), wanted="word"))
        return FIRST_STAGE
    if value in EVENTS and not shuffled:
        return EVENTS[value]
    stage = STAGE.fullmatch(value.strip())
    if stage is None:
        faults.append(Fault("not-a-choice", where, came=value, wanted=wanted))
        return FIRST_STAGE
    length, point = stage["length"], POINT_LETTERS.index(stage["point"])
    if length in SPECIALS:
        return stage_kind(0, SPECIALS[length], point)
    if len(length) > 3 or int(length) > MOST_MINUTES:
        faults.append(Fault("out-of-range", where, came=length, least=0, most=MOST_MINUTES))
        return FIRST_STAGE
    return stage_kind(int(length), PLAIN, point)


def _check_whole(faults: list[Fault], course: Course) -> None:
    """It begins with Camp, has a stage, and a week for its assist cards."""
    cards = course.cards
    if cards[:1] != (CAMP,):
        faults.append(Fault("missing", "parts[0].cards[0]", wanted="camp"))
    if not any(kind >= FIRST_STAGE for kind in cards):
        faults.append(Fault("missing", "parts", wanted="3S, 3M, 3 …"))
    if len(cards) > MAX_CARDS:
        faults.append(Fault("wrong-length", "parts", came=len(cards), least=2, most=MAX_CARDS))
    if course.assist_cards and not any(part.shuffled for part in course.parts):
        faults.append(Fault("missing", "parts", wanted="shuffled = true"))


def word_of(kind: int) -> str:
    """A card as a course file writes it."""
    for word, event in EVENTS.items():
        if kind == event:
            return word
    letter = POINT_LETTERS[int(POINT[kind])]
    for word, judged in SPECIALS.items():
        if JUDGED[kind] == judged:
            return f"{word} {letter}".strip()
    return f"{MINUTES[kind]}{letter}"
