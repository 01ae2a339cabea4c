"""A real terminal around the command: keys in, screen out, Ctrl-C."""

import codecs
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from tests.terminal.command import PATIENCE, ROOT, command, environment

CTRL_C = "\x03"
# Makes the terminal the process's own, so that Ctrl-C reaches it.
OWN_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    " os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)


class Screen:
    """One command in one terminal."""

    def __init__(self, saves: Path, *arguments: str) -> None:
        self._here, there = pty.openpty()
        self.text = ""  # all that has been shown
        self._read = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL, *command(*arguments)[1:]],
            stdin=there,
            stdout=there,
            stderr=there,
            env=environment(saves),
            cwd=ROOT,
            start_new_session=True,
        )
        os.close(there)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._here)

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self._here, keys.encode())

    def until(self, *parts: str) -> str:
        """What is newly shown, up to and with the first of these parts."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            found = [at + len(p) for p in parts if (at := self.text.find(p, self._read)) >= 0]
            if found:
                began, self._read = self._read, min(found)
                return self.text[began : self._read]
            if not self._receive():
                break
        raise AssertionError(f"none of {parts} after {self.text[self._read :]!r}")

    def rest(self) -> str:
        """All that is shown until the command has ended."""
        while self._receive():
            pass
        began, self._read = self._read, len(self.text)
        return self.text[began:]

    def code(self) -> int:
        """With what code the command ended."""
        return self.process.wait(PATIENCE)

    def _receive(self) -> bool:
        if not select.select([self._here], [], [], PATIENCE)[0]:
            return False
        try:
            data = os.read(self._here, 65536)
        except OSError:  # the terminal is closed
            return False
        self.text += self._decoder.decode(data)
        return bool(data)
