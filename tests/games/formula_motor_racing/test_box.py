"""What is in the box, and what a table can be set to (FMR-1 to FMR-3, FMR-24, FMR-26)."""

from collections.abc import Mapping
from typing import Any

import pytest

from paddock.core import registry
from paddock.core.errors import BadOptions
from paddock.core.texts import LANGUAGES, Speaker
from paddock.games.formula_motor_racing import tables
from paddock.games.formula_motor_racing.words import circuit_name
from tests.games.formula_motor_racing.table import (
    CAR,
    CARD,
    GAME,
    NAME,
    opening,
    played_out,
    table,
)

COLOURS = ("blue", "green", "yellow", "orange", "red", "purple")


# FMR-1
def test_there_are_twelve_cars_two_of_each_of_six_colours() -> None:
    assert tables.COLOURS == COLOURS
    assert CAR == ["B1", "B2", "G1", "G2", "Y1", "Y2", "O1", "O2", "R1", "R2", "P1", "P2"]


# FMR-1
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_race_uses_all_twelve_cars(seats: int) -> None:
    made = played_out(opening(seats, races=2, removed=(20,)), seed=1)
    for race in range(2):
        assert sorted(made.state.finish[race].tolist()) == list(range(1, 13))


# FMR-2
def test_there_are_54_cards_of_34_kinds() -> None:
    wanted = {f"overtake {colour} +2": 1 for colour in COLOURS}
    wanted |= {f"overtake {colour} +3": 2 for colour in COLOURS}
    wanted |= {f"overtake {colour} +4": 1 for colour in COLOURS}
    wanted |= {f"pit {colour}": 1 for colour in COLOURS}
    wanted |= {"pit beige": 2, "turbo": 4, "charge gear": 3, "charge engine": 3}
    wanted |= {"wrong line": 3, "off circuit": 3, "lose control": 3}
    wanted |= {"spin out": 1, "spin last": 1, "crash": 1}
    assert dict(zip(CARD, tables.COUNT.tolist(), strict=True)) == wanted
    assert (len(CARD), sum(wanted.values()), tables.DECK) == (34, 54, 54)


# FMR-2
def test_the_totals_are_those_on_the_cards_of_the_rulebook() -> None:
    def total(start: str, end: str = "") -> int:
        chosen = [k for k, card in enumerate(CARD) if card.startswith(start) and card.endswith(end)]
        return sum(int(tables.COUNT[kind]) for kind in chosen)

    assert [total("overtake", steps) for steps in ("+2", "+3", "+4")] == [6, 12, 6]
    assert [total(name) for name in ("wrong line", "off circuit", "lose control")] == [3, 3, 3]
    assert [total("turbo"), total("pit")] == [4, 8]
    assert [total("charge gear"), total("charge engine")] == [3, 3]
    assert [total("spin out"), total("spin last"), total("crash")] == [1, 1, 1]


# FMR-3
def test_the_die_has_twelve_faces_each_as_likely() -> None:
    rolling = table(hand="crash").do("play crash")
    assert rolling.options() == {f"face {face}": 1 for face in range(1, 13)}


# FMR-4, FMR-24, FMR-26
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (6, {"races": 1}),
        (4, {"races": 17}),
        (5, {"removed": [24]}),
        (6, {"removed": (23,)}),
        (4, {"races": 2, "removed": (0, 24)}),
        (3, {"drivers": True, "two_teams": "added", "colours": "lot"}),
        (4, {"charge_at_front": "goes_on"}),
    ],
)
def test_a_table_can_be_set_to_this(seats: int, options: Mapping[str, Any]) -> None:
    made = GAME.box(seats, options)
    assert (made.seats, made.races) == (seats, options.get("races", 3))


# FMR-4, FMR-24, FMR-26
@pytest.mark.parametrize(
    ("seats", "options", "where"),
    [
        (2, {}, "seats"),
        (7, {}, "seats"),
        (4, {"races": 0}, "races"),
        (4, {"races": 18}, "races"),
        (4, {"races": True}, "races"),
        (4, {"removed": (25,)}, "removed[0]"),
        (4, {"removed": (-1,)}, "removed[0]"),
        (6, {"removed": (24,)}, "removed[0]"),
        (6, {"removed": (23, 23, 24)}, "removed[2]"),
        (4, {"removed": (1, 2)}, "removed"),
        (4, {"races": 2, "removed": (1, 2, 3)}, "removed"),
        (4, {"removed": ()}, "removed"),
        (4, {"removed": 6}, "removed"),
        (4, {"removed": ("six",)}, "removed[0]"),
        (4, {"colours": "auction"}, "colours"),
        (4, {"charge_at_front": "maybe"}, "charge_at_front"),
        (4, {"two_teams": "worse"}, "two_teams"),
        (4, {"drivers": "yes"}, "drivers"),
        (4, {"laps": 3}, "laps"),
    ],
)
def test_a_table_cannot_be_set_to_this(seats: int, options: dict[str, Any], where: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.box(seats, options)
    assert [fault.where for fault in caught.value.faults] == [where]


@pytest.mark.parametrize(
    ("seats", "options", "wheres"),
    [
        (2, {"races": 0, "drivers": 1}, ["seats", "races", "drivers"]),
        (6, {"races": 2, "removed": (24, 0, 24)}, ["removed", "removed[0]", "removed[2]"]),
        (4, {"colours": "x", "removed": (1, 2)}, ["colours", "removed"]),
        (6, {"two_teams": "x", "removed": (24,)}, ["two_teams", "removed[0]"]),
        (6, {"removed": (99, 24, -1)}, ["removed[0]", "removed[2]", "removed[1]"]),
        (9, {"removed": (24,)}, ["seats"]),
        (6, {"races": 0, "removed": (24, 24)}, ["races", "removed[0]", "removed[1]"]),
    ],
)
def test_all_faults_are_named_at_once(
    seats: int, options: dict[str, Any], wheres: list[str]
) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.box(seats, options)
    assert [fault.where for fault in caught.value.faults] == wheres


# FMR-26
def test_with_six_players_the_bounds_are_told_as_0_to_23() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.box(6, {"removed": (24,)})
    assert caught.value.faults[0].data == {"came": 24, "least": 0, "most": 23}


# FMR-26
def test_one_number_holds_for_all_races_and_several_for_each() -> None:
    assert GAME.box(4, {"removed": (6,)}).removed[:3].tolist() == [6, 6, 6]
    assert GAME.box(4, {"removed": (6, 0, 24)}).removed[:3].tolist() == [6, 0, 24]
    assert GAME.box(4, {}).removed[:3].tolist() == [0, 0, 0]


# FMR-26
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_number_of_cards_taken_out_names_a_circuit(language: Any) -> None:
    speaker = Speaker(language, [registry.folder(NAME)])
    names = [speaker.say(circuit_name(removed)) for removed in range(25)]
    assert len(set(names)) == 25


# FMR-24
def test_by_default_a_season_has_three_races_and_every_ruling_its_first_reading() -> None:
    made = GAME.box(3, {})
    assert made.races == 3
    switches = ("colours", "drivers", "charge_at_front", "two_teams")
    assert [made[name] for name in switches] == [0, 0, 0, 0]
