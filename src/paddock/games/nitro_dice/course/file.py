"""The file of a course: what stands in it, and every fault that it can have."""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from paddock.core.course import parsed, text_of
from paddock.core.errors import BadCourse, Fault
from paddock.games.nitro_dice.course.grid import Walk, is_closed, laid_out, overlaps
from paddock.games.nitro_dice.meta import META
from paddock.games.nitro_dice.tables import (
    COUNT,
    DEALT,
    DECK,
    GARAGE,
    KIND_NAMES,
    KIND_OF_LAID,
    KINDS,
    LAID_NAMES,
    LEAST_OTHERS,
    MAX_CARDS,
    NO_KIND,
    RED,
    START,
    TYPE_OF_LAID,
    YELLOW,
)

FOLDER = Path(__file__).parents[1] / "courses"
KEYS = ("game", "title", "cards")
LANGUAGES = ("ja", "en")


class Course(NamedTuple):
    """A course that can be raced on."""

    title: Mapping[str, str]
    cards: tuple[int, ...]  # how each lies, in driving order, the start first
    walk: Walk

    @property
    def left(self) -> int:
        """The lane on the left-hand side: the infield's, lane 0, when it goes round to the left."""
        types = [int(TYPE_OF_LAID[code]) for code in self.cards]
        return 0 if types.count(RED) > types.count(YELLOW) else 1

    @property
    def garage(self) -> int:
        """Where the garage card lies."""
        return self.cards.index(GARAGE)


def read(text: str) -> Course:
    """The course that a file's text describes, or BadCourse with every fault in it."""
    table = parsed(text)
    faults = _head_faults(table)
    cards = table.get("cards")
    codes: list[int] = []
    if not isinstance(cards, list):
        faults.append(Fault("wrong-type", "cards", came=repr(cards), wanted="words"))
    else:
        codes, wrong = _codes(cast("list[Any]", cards))
        faults += wrong or _course_faults(codes)
    if faults:
        raise BadCourse(faults)
    return Course(table["title"], tuple(codes), laid_out(codes))


def built_in(word: str) -> Course:
    """One of the courses that come with the game."""
    return _read_once(word)


@functools.cache
def _read_once(word: str) -> Course:
    return read(text_of(FOLDER, word))


def _head_faults(table: Mapping[str, Any]) -> list[Fault]:
    faults = [Fault("unknown-key", key, known=", ".join(KEYS)) for key in table if key not in KEYS]
    game = table.get("game")
    if game != META.name:
        faults.append(Fault("wrong-game", "game", came=repr(game), wanted=META.name))
    title = table.get("title")
    for language in LANGUAGES:
        said = cast("Mapping[str, Any]", title).get(language) if isinstance(title, dict) else None
        if not isinstance(said, str) or not said.strip():
            where = f"title.{language}"
            faults.append(Fault("wrong-type", where, came=repr(said), wanted="word"))
    return faults


def _codes(cards: Sequence[Any]) -> tuple[list[int], list[Fault]]:
    """The cards as numbers, and the ones that are none."""
    faults = [
        Fault("not-a-choice", f"cards[{i}]", came=str(card), wanted=", ".join(LAID_NAMES))
        for i, card in enumerate(cards)
        if card not in LAID_NAMES
    ]
    if faults:
        return [], faults
    return [LAID_NAMES.index(card) for card in cards], []


def _course_faults(codes: Sequence[int]) -> list[Fault]:
    """What is wrong with cards that are all known by name (ND-5, ND-60)."""
    faults = _special_faults(codes)
    others = sum(1 for code in codes if code not in (START, GARAGE))
    if not LEAST_OTHERS <= others <= MAX_CARDS - 2:
        most = MAX_CARDS - 2
        faults.append(Fault("too-many-cards", "cards", came=others, least=LEAST_OTHERS, most=most))
    return faults + _deck_faults(codes) + _shape_faults(codes)


def _special_faults(codes: Sequence[int]) -> list[Fault]:
    faults: list[Fault] = []
    for special in (START, GARAGE):
        there = codes.count(special)
        if there != 1:
            faults.append(Fault("not-one", "cards", card=LAID_NAMES[special], came=there))
    if START in codes and codes[0] != START:
        came, wanted = LAID_NAMES[codes[0]], LAID_NAMES[START]
        faults.append(Fault("start-first", "cards[0]", came=came, wanted=wanted))
    return faults


def _deck_faults(codes: Sequence[int]) -> list[Fault]:
    """Each kind of card must be there so often."""
    wanted = used(codes)
    return [
        Fault("not-in-deck", "cards", card=KIND_NAMES[kind], came=wanted[kind], most=int(n))
        for kind, n in enumerate(COUNT)
        if wanted[kind] > n
    ]


def _shape_faults(codes: Sequence[int]) -> list[Fault]:
    """Whether the chain closes, and never lies on itself."""
    walk = laid_out(codes)
    faults = [Fault("overlap", f"cards[{i}]", other=f"cards[{j}]") for i, j in overlaps(walk)]
    if not is_closed(walk):
        column, row = walk.end
        heading = ("east", "south", "west", "north")[walk.heading]
        faults.append(Fault("not-closed", "cards", column=column, row=row, heading=heading))
    return faults


def used(codes: Sequence[int]) -> list[int]:
    """How many cards of each kind lie on a course."""
    kinds = [int(KIND_OF_LAID[code]) for code in codes]
    return [kinds.count(kind) for kind in range(KINDS)]


def seats_faults(course: Course, seats: int, where: str) -> list[Fault]:
    """ND-60: nine cards must remain for each player."""
    taken = sum(1 for code in course.cards if KIND_OF_LAID[code] != NO_KIND)
    most = DECK - DEALT * seats
    if taken <= most:
        return []
    return [Fault("too-long-for-seats", f"{where}.cards", came=taken, most=most, seats=seats)]
