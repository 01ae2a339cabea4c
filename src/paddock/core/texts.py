"""Puts messages into words: Fluent texts, the same files as in the browser."""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

from paddock.core.messages import SEAT, Message

Language = Literal["ja", "en"]
LANGUAGES: tuple[Language, ...] = ("ja", "en")
CORE = Path(__file__).parent


@functools.cache
def bundle(language: Language, folders: tuple[Path, ...]) -> FluentBundle:
    """The texts of these folders; an earlier folder's word wins."""
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(text))
    return made


class Speaker:
    """Says messages in one language, with the names of the people at one table."""

    def __init__(
        self, language: Language, folders: Sequence[Path], names: Sequence[str] = ()
    ) -> None:
        self.language: Language = language
        self._bundle = bundle(language, (*folders, CORE))
        self._names = names

    def knows(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return self._bundle.has_message(key)

    def say(self, message: Message) -> str:
        """The message in words."""
        if message.key == SEAT:
            return self._seat(message)
        pattern = self._bundle.get_message(message.key).value
        if pattern is None:
            raise KeyError(message.key)
        text, errors = self._bundle.format_pattern(pattern, self._spoken(message.args))
        if errors:
            raise ValueError(f"{message.key} ({self.language}): {errors[0]}")
        return str(text)

    def _seat(self, message: Message) -> str:
        seat = message.args["seat"]
        if isinstance(seat, int) and seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.say(Message("seat-number", {"number": int(str(seat)) + 1}))

    def _spoken(self, args: Mapping[str, "int | str | Message"]) -> dict[str, int | str]:
        return {
            name: self.say(value) if isinstance(value, Message) else value
            for name, value in args.items()
        }
