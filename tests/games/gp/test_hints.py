"""The Club player uses what there is."""

import numpy as np
import pytest

from paddock.core.record import Ints
from paddock.lab import batch
from tests.games.gp.table import GAME, Table, packed, table


def weights(made: Table) -> dict[str, int]:
    """How much each action is liked."""
    may = made.may()
    legal: Ints = np.array([packed(words) for words in may], np.int32)
    out: Ints = np.zeros(len(legal), np.int32)
    GAME.lean(made.box, made.state, made.due, legal, len(legal), out)
    return dict(zip(may, out.tolist(), strict=True))


def liked(made: Table) -> str:
    """What it likes most."""
    found = weights(made)
    return max(found, key=lambda words: found[words])


def test_it_stops_before_an_accident_and_rolls_on_after_little() -> None:
    made = table([12, 60])
    assert liked(made.copy().do("roll", "face 1")) == "roll"
    assert liked(made.copy().do("roll", "face 6", "roll", "face 5")) == "stop"


def test_it_stops_short_of_bombs_oil_and_occupied_corners() -> None:
    assert liked(table([11, 60], things={16: "bomb"}).do("roll", "face 5")) == "roll"
    assert liked(table([11, 60], things={16: "lying turbine"}).do("roll", "face 5")) == "stop"
    assert liked(table([12, 15]).do("roll", "face 3")) == "roll"


def test_it_takes_the_shortcut_and_the_gate() -> None:
    assert liked(table([8, 60]).drive(4)) == "shortcut"
    made = table([20, 60], "lock_gates")
    made.state.gate_open = 1
    assert liked(made.drive(4)) == "gate"


def test_it_goes_for_a_t_that_leads_on_and_avoids_one_that_leads_back() -> None:
    assert liked(table([50, 10], "lock_gates").do("roll", "face 4")) == "stop"
    assert liked(table([60, 10], "lock_gates").do("roll", "face 5")) == "roll"


def test_it_uses_turbines_wrenches_and_sure_rockets() -> None:
    far = {70: "tray oil"}
    assert liked(table([12, 60], items="tray", things=far).give(0, "turbine")) == "use turbine"
    flipped = table([12, 60], items="tray", things=far, flipped=[0]).give(0, "wrench")
    assert liked(flipped) == "use wrench"
    assert liked(table([12, 13], items="tray", things=far).give(0, "rocket")) == "use rocket"
    assert liked(table([25, 32], items="tray", things=far).give(0, "rocket")) == "roll"


def test_it_keeps_an_unneeded_wrench() -> None:
    made = table([12, 60], items="tray", things={70: "tray oil"}).give(0, "wrench")
    assert liked(made) == "roll"


@pytest.mark.parametrize(("dice", "wanted"), [(1, "repair"), (2, "repair"), (3, "roll")])
def test_it_repairs_up_to_three_dice(dice: int, wanted: str) -> None:
    assert liked(table([12, 60], dice=[dice, 6])) == wanted


def test_under_the_safety_car_it_stops_where_it_may_drive() -> None:
    made = table([12, 15, 60], safety_car=True)
    made.state.caution = 6
    assert liked(made.do("roll", "face 2")) == "stop"  # any further it would meet the car on 15


def test_worth_rises_with_the_way_driven_and_falls_with_the_roof() -> None:
    def worth(made: Table) -> float:
        return float(GAME.worth(made.box, made.state, 0))

    assert worth(table([40, 20])) > worth(table([20, 40]))
    assert worth(table([40, 20])) > worth(table([40, 20], flipped=[0]))
    assert worth(table([12, 60], laps=[2, 1])) > 0.5


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "options", [{}, {"items": "course"}, {"safety_car": True}, {"teams": True}]
)
def test_it_beats_random_players_clearly(options: dict[str, object]) -> None:
    box = GAME.box(4, options)
    won = 0
    for seat in range(4):
        lineup = ["club" if i == seat else "random" for i in range(4)]
        ranks = batch.play(GAME, box, [lineup], 1, 100).ranks
        won += int((ranks[:, seat] == 1).sum())
    assert won > (320 if "teams" not in options else 240)
