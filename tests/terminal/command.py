"""The command as people and programs meet it: a process of its own, with lines in and out."""

import os
import re
import subprocess
import sys
from pathlib import Path

from paddock.core.texts import LANGUAGES, Language

GAME = "formula_motor_racing"
ROOT = Path(__file__).resolve().parents[2]
SHORT = ("--option", "races=1", "--option", "removed=24")
MANY_ONES = "1\n" * 300  # more answers than any short race asks for
PATIENCE = 60  # seconds


def command(*arguments: str) -> list[str]:
    """The whole command line."""
    return [sys.executable, "-P", "-m", "paddock", *arguments]


def environment(saves: Path) -> dict[str, str]:
    """As a user's, with a folder of its own for matches."""
    mine = {"PADDOCK_SAVES": str(saves), "PYTHONIOENCODING": "utf-8", "PADDOCK_LANG": "ja"}
    return {**os.environ, **mine}


class Said:
    """What a command answered."""

    def __init__(self, text: str, code: int) -> None:
        self.text = text
        self.code = code
        assert "Traceback" not in text, text

    def lines_with(self, part: str) -> list[str]:
        """The lines that hold this."""
        return [line for line in self.text.splitlines() if part in line]


def run(
    saves: Path, *arguments: str, typed: str = "", lang: Language | None = None, where: Path = ROOT
) -> Said:
    """Run a command to its end; what it says and its errors come in one text."""
    language = () if lang is None else ("--lang", lang)
    done = subprocess.run(
        command(*language, *arguments),
        input=typed.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment(saves),
        cwd=where,
        timeout=PATIENCE,
        check=False,
    )
    return Said(done.stdout.decode(), done.returncode)


def start(saves: Path, *arguments: str, where: Path = ROOT) -> "subprocess.Popen[bytes]":
    """Start a command without waiting for it."""
    return subprocess.Popen(
        command(*arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment(saves),
        cwd=where,
    )


def only_save(saves: Path) -> Path:
    """The one match in the folder."""
    (path,) = saves.glob("*.json")
    return path


def is_japanese(text: str) -> bool:
    """Whether there are kana in it."""
    return re.search("[ぁ-んァ-ン]", text) is not None


def in_language(text: str, lang: Language) -> bool:
    """Whether the text is in this language."""
    return is_japanese(text) is (lang == "ja")


__all__ = ["GAME", "LANGUAGES", "MANY_ONES", "ROOT", "SHORT", "Said", "run", "start"]
