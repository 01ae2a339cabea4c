"""An argument parser that speaks the reader's language, in help and in errors."""

import argparse
import re
import sys
from typing import Any, NoReturn

from paddock.terminal.console import Console

# What argparse says (in English only), and the texts of ours that say it.
_COMPLAINTS = (
    (r"unrecognized arguments: (?P<came>.*)", "cli-unknown-argument"),
    (r"the following arguments are required: (?P<wanted>.*)", "cli-missing-argument"),
    (r"argument (?P<where>.*): expected one argument", "cli-missing-value"),
    (
        r"argument (?P<where>.*): invalid (?:int|float|positive|whole) value: (?P<came>.*)",
        "cli-no-number",
    ),
    (
        r"argument (?P<where>.*?): invalid choice: (?P<came>.*) \(choose from (?P<wanted>.*)\)",
        "cli-no-choice",
    ),
)


def positive(text: str) -> float:
    """A number above 0."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError
    return number


def whole(text: str) -> int:
    """A whole number from 1."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


class Parser(argparse.ArgumentParser):
    """Argparse with its headings, usage line and complaints in the reader's language."""

    def __init__(self, console: Console, **more: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **more)
        self.console = console
        self._positionals.title = console.text("cli-arguments")
        self._optionals.title = console.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=console.text("cli-help"))
        self.add_argument(
            "--lang", choices=("ja", "en"), default=argparse.SUPPRESS, help=console.text("cli-lang")
        )

    def format_help(self) -> str:
        return self._own_heading(super().format_help())

    def format_usage(self) -> str:
        return self._own_heading(super().format_usage())

    def _own_heading(self, text: str) -> str:
        return text.replace("usage:", f"{self.console.text('cli-usage-heading')}:", 1)

    def error(self, message: str) -> NoReturn:
        """Say what came and what was wanted, and leave."""
        print(self.format_usage().rstrip(), file=sys.stderr)
        print(self._complaint(message), file=sys.stderr)
        sys.exit(2)

    def _complaint(self, message: str) -> str:
        for pattern, key in _COMPLAINTS:
            if found := re.fullmatch(pattern, message):
                return self.console.text(key, **found.groupdict())
        return self.console.text("cli-wrong", why=message)
