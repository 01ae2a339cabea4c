"""Browsers for the tests: Debian's Chromium, and a Paddock to look at."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext

import hatch_build
from paddock.lab.warm import warm
from tests.e2e.people import Person

ROOT = Path(__file__).parents[2]
SHOTS = Path(os.environ.get("PADDOCK_SCREENSHOTS", ROOT / "tests" / "e2e" / "screenshots"))
NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 40.0
GAMES = ("formula_motor_racing", "kerb_market")


def chromium() -> str | None:
    """The browser of the system."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    program = chromium()
    if program is None:
        pytest.skip("Chromium is not installed")
    switches = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    return {**browser_type_launch_args, "executable_path": program, "args": switches}


class Place:
    """A Paddock as a process, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "paddock.db"
        self._log = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until every game is ready."""
        command = [sys.executable, "-m", "tests.e2e.place", str(self._database), str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process.poll() is None, self._log.read_text()
            if self._is_ready():
                return
            time.sleep(0.1)
        raise TimeoutError(self._log.read_text())

    def _is_ready(self) -> bool:
        try:
            games = httpx.get(f"{self.address}/api/games").json()
        except httpx.HTTPError:
            return False
        return all(game["ready"] for game in games if game["meta"]["name"] in GAMES)

    def stop(self) -> None:
        """Ask it to end, as an operator does."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(PATIENCE)


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """One for all tests of this process."""
    hatch_build.build()
    for game in GAMES:
        warm(game)
    made = Place(tmp_path_factory.mktemp("place"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_place(tmp_path: Path, place: Place) -> Iterator[Place]:
    """One for a test alone, to be stopped and started."""
    made = Place(tmp_path)
    made.start()
    yield made
    made.stop()


Comes = Callable[..., Person]


@pytest.fixture
def comes(browser: Browser) -> Generator[Comes]:
    """Somebody comes with a browser of their own: `comes(place, language="ja", width=360)`."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def come(
        at: Place,
        language: str = "en",
        width: int = 1280,
        height: int = 900,
        theme: Any = "dark",
        speed: str = "instant",
        name: str = "",
    ) -> Person:
        context = browser.new_context(
            base_url=at.address,
            viewport={"width": width, "height": height},
            locale={"ja": "ja-JP", "en": "en-GB"}[language],
            color_scheme=theme,
            has_touch=width < 500,
            reduced_motion="reduce" if speed == "instant" else "no-preference",
        )
        contexts.append(context)
        context.set_default_timeout(10_000)
        person = Person(context.new_page(), speed, name, SHOTS)
        people.append(person)
        return person

    yield come
    for context in contexts:
        context.close()
    errors = [error for person in people for error in person.errors]
    assert errors == []
