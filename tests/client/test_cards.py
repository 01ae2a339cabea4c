"""The client's pictures of cards stand in the order of the game's kinds."""

import json
import subprocess
from pathlib import Path

import hatch_build
from paddock.games.formula_motor_racing import tables as box
from paddock.games.formula_motor_racing.tables import COLOURS, KINDS
from paddock.games.formula_motor_racing.words import card_name

VIEW = "src/games/formula_motor_racing/view.ts"
SCRIPT = f"""
import {{ KINDS, TEAMS, cardName, carAnchor }} from './{VIEW}';
console.log(JSON.stringify({{
  kinds: KINDS, teams: TEAMS, names: KINDS.map((_, kind) => cardName(kind)),
  cars: Array.from({{ length: 12 }}, (_, car) => carAnchor(car)),
}}));
"""


def test_pictures_of_cards_fit_the_kinds(tmp_path: Path) -> None:
    program, _ = hatch_build.node()
    done = subprocess.run(
        [program, "--input-type=module-typescript", "--eval", SCRIPT],
        cwd=hatch_build.CLIENT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    ours = json.loads(done.stdout)
    assert ours["teams"] == list(COLOURS)
    assert len(ours["kinds"]) == KINDS
    assert ours["cars"][9] == "car:red-2"
    for kind, picture in enumerate(ours["kinds"]):
        message = card_name(kind)
        assert ours["names"][kind]["key"] == message.key
        if box.EFFECT[kind] in (box.OVERTAKE, box.DROP, box.TURBO):
            assert picture["steps"] == box.STEPS[kind]
        assert picture["team"] == box.COLOUR[kind]
