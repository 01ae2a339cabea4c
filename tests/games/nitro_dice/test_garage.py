"""Into the garage, in it, and out again (ND-35, ND-36)."""

import pytest

from paddock.games.nitro_dice.state import Phase
from tests.games.nitro_dice.table import moving, table


# ND-35
@pytest.mark.parametrize(
    ("condition", "speed", "may"), [(8, 5, True), (9, 5, False), (8, 6, False), (1, 1, True)]
)
def test_a_damaged_and_slow_car_may_change_lane_into_the_garage(
    condition: int, speed: int, may: bool
) -> None:
    made = moving("10out2", "2in1", speeds=f"{speed}0", conditions=f"{condition}9",
                  hands={0: "2 red"})  # fmt: skip
    assert ("lane pit" in made.may()) is may
    assert ("drift pit" in made.may()) is may
    if may:
        made.do("lane pit", "pay red")
        assert made.where[0] == "10pit2"
        assert made.told_of("enters-garage") == [{"who": 0}]


# ND-35: at that moment
def test_who_brakes_to_5_may_go_in() -> None:
    made = moving("10out2", "2in1", speeds="60", conditions="89", hands={0: "2 red"})
    made.do("brake", "pay red")
    assert "lane pit" in made.may()


# ND-35
@pytest.mark.parametrize("where", ["10in2", "9out3", "5out2"])
def test_only_from_the_outside_lane_of_its_card(where: str) -> None:
    made = moving(where, "2in1", speeds="30", conditions="59", hands={0: "2 red"})
    assert not any("pit" in words for words in made.may())


# ND-35
def test_in_by_a_drift_from_the_first_two_rows() -> None:
    for row, to in ((1, "10pit2"), (2, "10pit3")):
        made = moving(f"10out{row}", "2in1", speeds="30", conditions="59", hands={0: "red"})
        made.do("drift pit", "pay red")
        assert made.where[0] == to
        assert made.state.used == 1
    made = moving("10out3", "2in1", speeds="30", conditions="59", hands={0: "red"})
    assert "drift pit" not in made.may()


# ND-35: at any speed
def test_out_by_lane_change_or_drift() -> None:
    made = moving("10pit2", "2in1", speeds="90", hands={0: "red"})
    assert made.copy().do("lane out", "pay red").where[0] == "10out2"
    made.do("drift out", "pay red")
    assert made.where[0] == "10out3"
    assert made.told_of("leaves-garage") == [{"who": 0}]


# ND-35: with steering
def test_out_of_the_foremost_square_onto_the_next_card() -> None:
    made = moving("10pit3", "2in1", speeds="90", hands={0: "2 red"}).do("drift out", "pay red")
    assert (made.where[0], made.phase) == ("11out1", Phase.STEER)
    made.do("match red")


# ND-36
def test_each_point_drives_one_square_or_restores_one_condition() -> None:
    made = moving("10pit1", "2in1", speeds="40", conditions="69")
    made.do("repair", "step", "repair")
    assert made.where[0] == "10pit2"
    assert made.of("condition")[0] == 8
    assert made.of("speed")[0] == 4  # the die stays
    assert made.may() == ["step", "repair", "end"]


# ND-36
def test_up_to_9_and_what_is_left_may_stay_unused() -> None:
    made = moving("10pit3", "2in1", speeds="40", conditions="89").do("repair")
    assert made.may() == ["end"]
    assert made.copy().do("end").phase == Phase.HAZARD
    assert moving("10pit3", "2in1", speeds="40", conditions="59").may() == ["repair", "end"]


# ND-36, ND-16: also before driving on
def test_after_repairing_one_may_drive_out_with_the_rest() -> None:
    made = moving("10pit2", "2in1", speeds="30", conditions="79", hands={0: "2 red"})
    made.do("repair", "lane out", "pay red", "step", "step", "match red", "end")
    assert (made.where[0], made.of("condition")[0]) == ("11out1", 8)


# ND-36
def test_cars_drive_past_one_another_without_collision() -> None:
    made = moving("10pit1", "10pit2", speeds="20").do("step", "step")
    assert made.where == ["10pit3", "10pit2"]
    assert made.of("condition") == [9, 9]


# ND-36, ND-42
def test_in_the_garage_one_card_more_is_drawn() -> None:
    made = table("10pit2", "5in1", "2in1", conditions="999").begin(Phase.NEXT_REFILL)
    drawn = [0, 0, 0]
    while made.phase == Phase.DRAW:
        drawn[int(made.state.seat)] += 1
        made.do(made.may()[0])
    assert drawn == [4, 4, 5]


# ND-10, ND-35
def test_who_comes_later_to_a_square_of_the_garage_is_behind() -> None:
    made = moving("10pit1", "10pit2", speeds="11", conditions="99")
    made.state.mover = made.state.seat = 0
    made.do("step")
    assert made.state.arrival[0] > made.state.arrival[1]
