"""The Club player's liking of what is plainly good, and what is said of it."""

import numpy as np
import pytest

from paddock.core import registry
from paddock.core.texts import LANGUAGES, Language, Speaker
from paddock.games.nitro_dice.state import Phase
from paddock.lab import batch
from tests.games.nitro_dice.table import ACTIONS, GAME, NAME, Table, moving, opening, table


def favourite(made: Table) -> str:
    """What the Club player likes best."""
    may = made.may()
    out = np.array([ACTIONS[words] for words in may], np.int32)
    weights = np.zeros(len(may), np.int32)
    GAME.lean(made.box, made.state, made.due, out, len(may), weights)
    return may[int(weights.argmax())]


def test_it_steers_with_a_card_that_fits() -> None:
    made = moving("5in3", "2in1", speeds="31", hands={0: "red, 3 yellow"}).do("step")
    assert favourite(made) == "match red"


def test_it_goes_around_who_is_in_the_way() -> None:
    made = moving("7in1", "7in2", speeds="61", tokens="00", hands={0: "5 straight, yellow"})
    assert favourite(made) in ("drift out", "lane out")


def test_it_goes_into_the_garage_when_the_car_is_battered() -> None:
    made = moving("10out1", "2in1", speeds="41", conditions="49", hands={0: "2 yellow"})
    assert favourite(made) in ("lane pit", "drift pit")
    made = moving("10pit1", "2in1", speeds="41", conditions="49", hands={0: "2 yellow"})
    assert favourite(made) == "repair"


def test_it_does_not_brake_without_need_and_sets_off() -> None:
    made = moving("7in1", "2in1", speeds="31", hands={0: "4 straight"})
    assert favourite(made) != "brake"
    made = table("1in3", "1out3", speeds="00", hands={0: "3 straight"}).begin(Phase.NEXT_SPEED)
    assert favourite(made) != "speed 0"


def test_it_lays_hazards_before_rivals_not_before_itself() -> None:
    made = table("9in1", "5in1", hands={0: "4 straight-hazard, 4 red"}).begin(Phase.NEXT_HAZARD)
    assert favourite(made) == "offer straight-hazard"
    made.do("offer straight-hazard")
    assert favourite(made).split()[1] in ("7", "8")


def test_worth_follows_who_leads() -> None:
    made = table("9in1", "3in1", conditions="99")
    mine, theirs = (GAME.worth(made.box, made.state, seat) for seat in (0, 1))
    assert mine > 0.5 > theirs


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_one_club_player_beats_random_ones_clearly(seats: int) -> None:
    box = GAME.box(seats, {})
    lineups = [["club" if i == s else "random" for i in range(seats)] for s in range(seats)]
    played = batch.play(GAME, box, lineups, 1, 24)
    won = sum(int(ranks[g % seats] == 1) for g, ranks in enumerate(played.ranks))
    assert won >= 22


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_tells_of_cars_laps_and_cards(language: Language) -> None:
    made = table("9in1", "10pit1", "off", hands={0: "2 red, straight"}, crossings="213")
    made.state.finished[2] = 1
    says = Speaker(language, [registry.folder(NAME)], ["Aoi", "Ben", "Chie"])
    told = GAME.picture(made.box, GAME.view(made.box, made.state, 0), says.say)
    assert "Aoi" in told.split("Ben")[0]
    for words in {"en": ("finished", "lap 2", "2 × red", "garage 1"),
                  "ja": ("ゴール", "2周目", "カーブ赤×2", "ガレージ1")}[language]:  # fmt: skip
        assert words in told
    assert "  10 |...|...|2..|" in told
    assert "   9 |1..|...    |" in told


def test_refusals_name_their_rule() -> None:
    made = moving("10out1", "2in1", speeds="61", conditions="99", hands={0: "red"})
    refused = made.refusals(0)
    assert refused["square:1-10-pit-1"].rule == "ND-35"
    assert refused["end"].rule == "ND-16"
    assert refused["card:red"].key == "why-move-first"
    assert made.refusals(1) == {}
    made = opening(2)
    assert made.refusals(0) == {}


def test_of_cards_that_fit_nowhere_it_is_said_why() -> None:
    made = table("13in1", "4in1", hands={0: "yellow, straight"}).begin(Phase.NEXT_HAZARD)
    assert made.refusals(0)["card:yellow"].rule == "ND-40"
    made.do("offer straight")
    keys = {anchor: why.key for anchor, why in made.refusals(0).items()}
    assert keys["tile:1-1"] == keys["tile:1-10"] == "why-start-or-garage"
    assert keys["tile:1-4"] == "why-other-type-there"
    assert "tile:1-7" not in keys


def test_the_sheet_adds_up() -> None:
    made = moving("1in3", "5in1", speeds="10", crossings="21", laps=1, courses=["sprint"] * 2)
    made.state.crossings[0] = 1
    made.do("step", "damage")
    says = Speaker("en", [registry.folder(NAME)], ["Aoi", "Ben"])
    rows = GAME.sheet(made.box, made.state, says.say, {"car:2": "Red Fox"})
    assert rows == [
        ["Race", "Player", "Place", "Points", "Total"],
        ["1", "Aoi", "1", "2", "2"],
        ["1", "Red Fox", "2", "1", "1"],
    ]


def test_those_who_are_not_asked_can_do_nothing() -> None:
    made = opening(2)
    out = np.zeros(GAME.WIDTH, np.int32)
    assert [int(GAME.legal(made.box, made.state, seat, out)) for seat in (0, 1)] == [0, 0]
