"""Guided races: the recorded match is a real one, and every prompt stands where it is said."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from paddock.core import log, registry, storage
from paddock.core.log import Act

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
LESSONS = sorted(path.parent for path in GAMES.glob("*/lesson/plan.json"))


@pytest.mark.parametrize("folder", LESSONS, ids=lambda folder: folder.parent.name)
def test_a_guided_race_can_be_followed(folder: Path) -> None:
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    file = log.read((folder / "match.json").read_bytes())
    match = storage.restored(file)
    assert match.over
    assert len(plan["names"]) == len(match.seats)
    known = {
        entry.id.name
        for entry in FluentParser().parse((folder / "words.en.ftl").read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }
    assert known == {*plan["names"], *plan["prompts"].values()}

    # Before each decision of the learner something is said, and it is theirs to take.
    twin = match.fork(plan["first"])
    for ply, entry in enumerate(match.line[plan["first"] :], plan["first"]):
        if isinstance(entry, Act) and entry.who == plan["seat"]:
            assert str(ply) in plan["prompts"], ply
            assert entry.action in twin.legal(plan["seat"])
        twin.do(entry)
    assert str(match.ply) in plan["prompts"]


def test_the_first_game_has_one() -> None:
    assert "formula_motor_racing" in registry.names()
    assert [folder.parent.name for folder in LESSONS] != []
