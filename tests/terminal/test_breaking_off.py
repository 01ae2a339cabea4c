"""Whoever leaves, however roughly, loses nothing."""

import os
import random
import signal
import subprocess
import time
from pathlib import Path

import pytest

from paddock.core import storage
from paddock.core.log import Drawn, Entry
from paddock.core.texts import LANGUAGES, Language
from tests.terminal.command import GAME, MANY_ONES, SHORT, in_language, only_save, run, start
from tests.terminal.screen import CTRL_C, Screen

pytestmark = pytest.mark.compiled_only

SEASON = ("--option", "races=3", "--option", "removed=24")
GO_ON = {"ja": "何も失われていません", "en": "nothing is lost"}


class Season:
    """A season of which nothing may get lost, however often it is broken off."""

    def __init__(self, saves: Path) -> None:
        self.saves = saves
        self.known: tuple[Entry, ...] = ()

    @property
    def arguments(self) -> tuple[str, ...]:
        """What goes on with the match, or begins it."""
        if found := list(self.saves.glob("*.json")):
            return "play", "--resume", str(found[0])
        return "play", GAME, *SEASON

    def check(self) -> None:
        """The save is whole, and begins as it did before."""
        file = storage.read(only_save(self.saves))
        storage.restored(file)
        assert file.entries[: len(self.known)] == self.known
        self.known = file.entries


def killed(season: Season, seconds: float) -> None:
    """The computer loses its power after some seconds of play."""
    process = start(season.saves, *season.arguments)
    assert process.stdin is not None
    process.stdin.write(MANY_ONES.encode())
    process.stdin.flush()
    time.sleep(seconds)
    process.kill()
    process.communicate()


def until_shown(process: "subprocess.Popen[bytes]", words: str) -> None:
    """Read until these words are shown."""
    assert process.stdout is not None
    shown = b""
    while words.encode() not in shown:
        came = os.read(process.stdout.fileno(), 4096)
        assert came, shown.decode()
        shown += came


def interrupted(season: Season, answers: int) -> str:
    """SIGINT while a question is open, after some answers."""
    process = start(season.saves, *season.arguments)
    assert process.stdin is not None
    process.stdin.write(b"1\n" * answers + b"?\n")
    process.stdin.flush()
    until_shown(process, "r FMR-12")  # in the help
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    return said.decode()


def test_a_season_broken_off_in_every_way_reaches_its_end(tmp_path: Path) -> None:
    season = Season(tmp_path)
    run(tmp_path, *season.arguments, typed="1\n" * 7 + "q\n")
    season.check()
    assert season.known
    for answers in (0, 5):
        before = len(season.known)
        assert GO_ON["ja"] in interrupted(season, answers)
        season.check()
        assert (len(season.known) > before) is (answers > 0)
    for _ in range(2):
        killed(season, random.uniform(0.5, 2.5))
        season.check()
    said = run(tmp_path, *season.arguments, typed=MANY_ONES)
    season.check()
    assert said.code == 0, said.text[-500:]
    match = storage.load(only_save(tmp_path))
    assert match.over
    assert (match.state.finish[:3] > 0).all()
    assert [check.open for check in storage.verify(storage.read(only_save(tmp_path)))] == [""] * 4


def test_ctrl_c_at_any_moment_leaves_a_whole_save(tmp_path: Path) -> None:
    save = tmp_path / "bots.json"
    arguments = ["play", GAME, "--seats", "club,club,club", "--option", "races=17"]
    process = start(tmp_path, *arguments, "--save", str(save))
    for _ in range(3):
        while not save.exists():
            time.sleep(0.02)
        time.sleep(random.uniform(0, 0.5))
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=30)
        assert "Traceback" not in said.decode()
        assert process.returncode in (0, 130)
        storage.load(save)
        process = start(tmp_path, "play", "--resume", str(save))
        until_shown(process, "[FMR")
    process.kill()
    process.communicate()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path, lang: Language) -> None:
    said = run(tmp_path, "play", GAME, *SHORT, typed="1\n", lang=lang)
    assert said.code == 130
    assert GO_ON[lang] in said.text
    assert in_language(said.text, lang)
    (how,) = said.lines_with("--resume")
    on = run(tmp_path, *how.split()[1:], typed="q\n", lang=lang)
    assert on.code == 130
    assert storage.load(only_save(tmp_path)).ply >= 1


def test_ctrl_c_in_a_terminal_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Screen(tmp_path, "play", GAME, *SHORT, "--lang", "en") as screen:
        screen.until("or ? for help:")
        screen.press("1\n")
        screen.until("Your hand")
        screen.until("or ? for help:")
        screen.press(CTRL_C)
        assert GO_ON["en"] in screen.rest()
        assert screen.code() == 130
    assert storage.load(only_save(tmp_path)).ply > 20


def test_ctrl_d_in_a_replay_only_leaves_it(tmp_path: Path) -> None:
    run(tmp_path, "play", GAME, *SHORT, typed="1\nq\n")
    with Screen(tmp_path, "replay", str(only_save(tmp_path)), "--lang", "en") as screen:
        screen.until("Enter: next")
        screen.press("\x04")
        assert "Traceback" not in screen.rest()
        assert screen.code() == 130


def test_a_race_that_ends_by_the_die_is_saved_to_its_end(tmp_path: Path) -> None:
    # With this seed, whoever always takes the first choice has the die speak last.
    people = ("--seats", "Aoi,Ken,Mio", "--seed", "9")
    assert run(tmp_path, "play", GAME, *SHORT, *people, typed=MANY_ONES).code == 0
    match = storage.load(only_save(tmp_path))
    assert isinstance(match.line[-1], Drawn)
    assert match.over
