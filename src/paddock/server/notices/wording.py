"""Notices in words."""

import datetime
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from paddock.core import registry
from paddock.core.errors import UnknownGame
from paddock.core.messages import Message
from paddock.core.texts import LANGUAGES, Language, Speaker
from paddock.server.people.days import zone_of
from paddock.store.database import Row

FOLDER = Path(__file__).parents[1]


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """What a notice's row holds."""

    game: str
    seat: int
    code: str
    clock: str = "none"
    until: int | None = None


_data = msgspec.json.Decoder(Data)


def data_of(row: Row) -> Data:
    """What a notice's row holds."""
    return _data.decode(row["data"])


def language_of(known: str) -> Language:
    """A language that there are texts in."""
    return known if known in LANGUAGES else "en"


class Words:
    """Says what a server says, to one person."""

    def __init__(self, language: str, time_zone: str = "Asia/Tokyo") -> None:
        self.language: Language = language_of(language)
        self._zone = zone_of(time_zone)
        self._speaker = Speaker(self.language, (FOLDER,))

    def say(self, key: str, **args: int | str) -> str:
        """One text."""
        return self._speaker.say(Message(key, args))

    def title(self, game: str) -> str:
        """A game's name; one that is no longer here keeps its folder's."""
        try:
            folder = registry.folder(game)
        except UnknownGame:
            return game
        return Speaker(self.language, (folder,)).say(Message("title"))

    def notice(self, row: Row) -> str:
        """A notice in one sentence."""
        data = data_of(row)
        args: Mapping[str, Any] = {"game": self.title(data.game)}
        if row["kind"] == "warning" and data.until is not None:
            args = {**args, "when": self._time(data.until)}
        return self.say(f"notice-{row['kind']}", **args)

    def _time(self, at: int) -> str:
        local = datetime.datetime.fromtimestamp(at / 1000, self._zone)
        return local.strftime("%Y-%m-%d %H:%M")
