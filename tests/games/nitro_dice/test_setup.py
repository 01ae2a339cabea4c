"""The box, the grid, hazards by lot, the deal."""

from collections import Counter

import pytest

from paddock.core.who import LUCK
from paddock.games.nitro_dice.state import Phase
from paddock.games.nitro_dice.tables import COUNT, DECK, KIND_NAMES, TYPE_OF_KIND
from tests.games.nitro_dice.table import GAME, opening, walk


# ND-1
def test_two_to_six_play_and_a_die_has_ten_faces() -> None:
    assert GAME.META.seats == (2, 6)
    made = opening(6)
    assert made.may() == [f"roll {face}" for face in range(10)]
    assert made.of("tokens") == [2] * 6
    assert made.of("condition") == [9] * 6


# ND-2
def test_there_are_96_cards_half_of_them_straights_half_of_each_clean() -> None:
    assert DECK == 96
    by_name = dict(zip(KIND_NAMES, COUNT.tolist(), strict=True))
    assert by_name == {
        "straight": 24,
        "straight-hazard": 24,
        "red": 12,
        "red-inner": 6,
        "red-outer": 6,
        "yellow": 12,
        "yellow-inner": 6,
        "yellow-outer": 6,
    }
    assert [int(COUNT[t == TYPE_OF_KIND].sum()) for t in range(3)] == [48, 24, 24]


# ND-5
def test_the_course_is_taken_out_of_the_cards_and_nine_are_dealt_to_each() -> None:
    made = opening(4)
    assert made.pool("pile") == Counter(
        {
            "straight": 18,
            "straight-hazard": 24,
            "red": 7,
            "red-inner": 6,
            "red-outer": 6,
            "yellow": 11,
            "yellow-inner": 6,
            "yellow-outer": 6,
        }
    )
    made.do("roll 4", "roll 3", "roll 2", "roll 1")
    for _ in range(36):
        made.do(made.may()[0])
    assert made.phase == Phase.SPEED
    assert made.of("held") == [9] * 4
    assert made.of("speed") == [0] * 4
    assert made.state.stock == 96 - 12 - 36


# ND-6
def test_the_highest_roll_starts_in_front_inside_and_the_next_beside_it() -> None:
    made = opening(6).do("roll 0", "roll 3", "roll 9", "roll 5", "roll 7", "roll 1")
    assert made.where == ["1out1", "1out2", "1in3", "1in2", "1out3", "1in1"]
    assert [told["place"] for told in made.told_of("grid-taken")] == [1, 2, 3, 4, 5, 6]


# ND-6
def test_only_those_tied_roll_again_for_the_places_between_them() -> None:
    made = opening(5).do("roll 5", "roll 8", "roll 5", "roll 0", "roll 5")
    assert made.told_of("roll-again") == [{"who": -1, "face": 5, "tied": 3}]
    assert (made.due, made.state.seat) == (LUCK, 0)
    made.do("roll 2", "roll 2")
    assert made.phase == Phase.ROLL
    assert made.state.seat == 4
    made.do("roll 9")  # seat 4 is second; 0 and 2 are still tied
    assert made.state.seat == 0
    made.do("roll 1", "roll 1").do("roll 0", "roll 1")
    assert made.where == ["1out2", "1in3", "1in2", "1in1", "1out3"]


# ND-6
def test_two_ties_are_broken_from_the_front() -> None:
    made = opening(4).do("roll 1", "roll 6", "roll 1", "roll 6")
    assert made.state.seat == 1
    made.do("roll 0", "roll 1")
    assert made.state.seat == 0
    made.do("roll 9", "roll 0")
    assert made.where == ["1in2", "1out3", "1out2", "1in3"]


# ND-6: no two rolls of a match have the same label
def test_every_roll_has_a_name_of_its_own() -> None:
    made = opening(2)
    names = set[int]()
    for _ in range(6):
        names.add(int(GAME.label(made.box, made.state)))
        made.do("roll 4")
    assert len(names) == 6


# ND-6
def test_the_first_crossing_completes_no_lap() -> None:
    made = opening(2).do("roll 9", "roll 1")
    while made.phase == Phase.DEAL:
        made.do(made.may()[0])
    made.do("speed 1", "speed 1", "step", "damage")
    assert made.where[0] == "2in1"
    assert made.of("crossings") == [1, 0]
    assert not made.told_of("crosses")


# ND-61
def test_tokens_and_condition_are_set_by_the_table_and_fewer_cards_are_dealt() -> None:
    made = opening(2, nitro=4, condition=5).do("roll 9", "roll 1")
    assert made.of("tokens") == [4, 4]
    while made.phase == Phase.DEAL:
        made.do(made.may()[0])
    assert made.of("held") == [5, 5]
    assert made.of("condition") == [5, 5]


# ND-61
def test_hazards_by_lot_are_exchanged_for_clean_cards_of_their_type() -> None:
    made = opening(2, hazards=2).do("roll 9", "roll 1")
    assert made.phase == Phase.LOT
    places = made.options()
    assert all(weight == 1 for weight in places.values())
    tiles = Counter(int(words.split()[1]) for words in places)
    assert tiles == {card: 2 for card in range(2, 15) if card != 10}
    before = made.pool("pile")
    made.do("lot 4 outside", "lot 3 inside")
    assert [made.laid(4), made.laid(3)] == ["red:outer", "straight:inside"]
    after = Counter(before)
    after.subtract(["red-outer", "straight-hazard"])
    after.update(["red", "straight"])
    assert made.pool("pile") == after
    assert made.phase == Phase.DEAL


# ND-61
def test_a_card_with_a_hazard_gets_no_second_one_and_a_used_up_lane_none() -> None:
    made = opening(2, hazards=6).do("roll 9", "roll 1", "lot 4 outside")
    assert not any(words.startswith("lot 4 ") for words in made.may())
    made.state.pile[KIND_NAMES.index("red-inner")] = 0
    options = made.options()
    assert "lot 6 inside" not in options
    assert options["lot 6 outside"] == 2  # each card alike
    assert options["lot 2 inside"] == options["lot 2 outside"] == 1


# ND-61
def test_where_no_hazard_fits_fewer_are_laid() -> None:
    made = opening(2, hazards=6)
    for kind, name in enumerate(KIND_NAMES):
        if "-" in name:
            made.state.pile[kind] = 0
    made.state.pile[KIND_NAMES.index("yellow-outer")] = 1
    made.do("roll 9", "roll 1")
    assert made.options() == {"lot 13 outside": 2}
    made.do("lot 13 outside")
    assert made.phase == Phase.DEAL


# ND-8
@pytest.mark.parametrize("seed", range(2))
def test_a_round_goes_from_speeds_to_moves_to_hazards_to_the_refill(seed: int) -> None:
    made = opening(3)
    parts = (Phase.SPEED, Phase.MOVE, Phase.HAZARD, Phase.DRAW)
    seen: list[tuple[int, int]] = []
    for _ in walk(made, seed):
        if made.phase in parts:
            seen.append((int(made.state.turn), parts.index(made.phase)))
    assert seen == sorted(seen)
    assert {part for _, part in seen} == {0, 1, 2, 3}
