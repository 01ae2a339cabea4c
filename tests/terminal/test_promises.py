"""Bargaining at the keyboard: promises offered, answered, listed and judged."""

from pathlib import Path

import pytest

from paddock.core import storage
from paddock.core.log import Note
from paddock.core.texts import Language
from tests.terminal.command import in_language, only_save, run

pytestmark = pytest.mark.compiled_only  # the command itself is the same

GAME = "grands_tours"
SHORT = ("--option", "course=stage_race")
ONES = "1\n" * 400
# To the first bot, in public: I will pass, until the end of this round, without a condition.
PASSING = "p new\n1\n1\n1\n4\n1\n2\n"

WORDS: dict[Language, tuple[str, ...]] = {
    "en": ("Promise 1 offered: Player 1 to", "will pass", "Nobody has promised you anything"),
    "ja": ("約束1の申し出：プレイヤー1から", "パスする", "あなたに関わる約束はありません"),
}
RESULT: dict[Language, str] = {"en": " min", "ja": "分"}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_race_with_promises_is_played_to_its_end(lang: Language, tmp_path: Path) -> None:
    typed = f"1\np\n{PASSING}p\np back 9\np what\np new\n\n{ONES}"
    said = run(tmp_path, "play", GAME, *SHORT, typed=typed, lang=lang)
    assert said.code == 0
    assert in_language(said.text, lang)
    for words in WORDS[lang]:
        assert words in said.text
    assert said.lines_with(RESULT[lang])
    match = storage.load(only_save(tmp_path))
    assert match.over
    notes = [entry for entry in match.entries if isinstance(entry, Note)]
    assert [note.data["do"] for note in notes if note.who == 0] == ["offer"]
    assert match.game.PROMISES.promises(match)[0].standing != "offered"
    assert run(tmp_path, "verify", str(only_save(tmp_path)), lang=lang).code == 0


def test_where_nobody_bargains_it_is_said(tmp_path: Path) -> None:
    short = ("--option", "races=1", "--option", "removed=24")
    said = run(tmp_path, "play", "formula_motor_racing", *short, typed="p\nq\n", lang="en")
    assert "In this game nobody bargains." in said.text
