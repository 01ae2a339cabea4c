"""Lines out, lines in: the only place that prints and reads."""

import io
import os
import sys
import time
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from paddock.core import registry
from paddock.core.errors import Fault, Faults, PaddockError
from paddock.core.messages import Args, Message
from paddock.core.texts import Language, Speaker

HERE = Path(__file__).parent
MOST_DIGITS = 9  # no number asked for is longer


def language_of_environment() -> Language:
    """English where the environment asks for another language than Japanese."""
    for name in ("PADDOCK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value.startswith("ja"):
            return "ja"
        if value and not value.startswith(("C", "POSIX")):
            return "en"
    return "ja"


class Console:
    """Speaks to one terminal in one language."""

    def __init__(self, language: Language, game: str = "", names: Sequence[str] = ()) -> None:
        self.language: Language = language
        self.speak_of(game, names)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        _never_stumble_over_letters()

    def speak_of(self, game: str, names: Sequence[str] = ()) -> None:
        """From now on a game's own texts are known too: faults of its courses, say."""
        folders = [HERE, registry.folder(game)] if game else [HERE]
        self.speaker = Speaker(self.language, folders, names)

    def text(self, key: str, **args: int | str | Message) -> str:
        """A text of the terminal's own."""
        return self.speaker.say(Message(key, args))

    def say(self, message: Message) -> str:
        """Any message in words."""
        return self.speaker.say(message)

    def line(self, text: str = "") -> None:
        """Write a line; names and notes out of files can't command the terminal."""
        print(_harmless(text), flush=True)

    def tell(self, key: str, **args: int | str | Message) -> None:
        """Write a line of the terminal's own."""
        self.line(self.text(key, **args))

    def ask(self, question: str) -> str:
        """Write a question and read the answer; full-width letters and digits are welcome."""
        print(f"{_harmless(question)} ", end="", flush=True)
        answer = sys.stdin.readline()
        if answer == "":
            raise EOFError
        if not sys.stdin.isatty():
            print(answer.rstrip("\n"), flush=True)
        return unicodedata.normalize("NFKC", answer).strip()

    def clear(self) -> None:
        """Leave nothing of a hand on the screen."""
        if self.interactive:
            print("\033[2J\033[3J\033[H", end="", flush=True)
        else:
            self.line("\n" * 3)

    def wait(self, seconds: float) -> None:
        """A moment to read, where somebody is watching."""
        if self.interactive:
            time.sleep(seconds)

    def progress(self, done: int, of: int) -> None:
        """One line that says how far the compiling is; only where somebody is watching."""
        if not sys.stderr.isatty():
            return
        text = self.text("compiling", percent=100 * done // of)
        print(f"\r{text}", end="" if done < of else "\n", file=sys.stderr, flush=True)

    def progress_of(self, key: str, done: int, of: int) -> None:
        """The same for anything else."""
        if sys.stderr.isatty():
            text = self.text(key, done=done, of=of)
            print(f"\r{text}", end="" if done < of else "\n", file=sys.stderr, flush=True)

    def complain(self, error: PaddockError) -> None:
        """An error in words: what came, what was wanted; every fault on a line of its own."""
        print(_harmless(self.say(Message(f"error-{error.kind}", _args(error)))), file=sys.stderr)
        if isinstance(error, Faults):
            for fault in error.faults:
                print(f"  - {_harmless(self.say(_told(fault)))}", file=sys.stderr)


def number_in(answer: str, least: int, most: int) -> int | None:
    """The number that an answer is, if it lies within bounds."""
    if not answer.isdecimal() or len(answer) > MOST_DIGITS:
        return None
    number = int(answer)
    return number if least <= number <= most else None


def _never_stumble_over_letters() -> None:
    """What a terminal's encoding can't carry becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
            stream.reconfigure(errors="replace")


def _args(error: PaddockError) -> Args:
    return {
        name: value if isinstance(value, int | str) else ", ".join(map(str, value))
        for name, value in error.data.items()
    }


def _told(fault: Fault) -> Message:
    return Message(f"fault-{fault.kind}", {"where": fault.where, **_args(fault)})


def _harmless(text: str) -> str:
    """Without control characters, line ends aside."""
    return "".join(c for c in text if c == "\n" or unicodedata.category(c) != "Cc")
