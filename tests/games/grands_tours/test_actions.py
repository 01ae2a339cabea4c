"""The turn and its five actions (GT-15 to GT-21)."""

import pytest

from paddock.games.grands_tours.state import Phase
from tests.games.grands_tours.table import table

BIG = {"A": "2 3 4 5 5 6 6", "B": "2 2 3 4 5 6", "C": "3 3 4", "D": "6 6"}


# GT-15
def test_the_leader_begins_and_it_goes_round_clockwise() -> None:
    made = table(5, cards="3S, 3M", jerseys="D--", peloton=dict.fromkeys("ABCDE", "2 3 4"))
    order: list[str] = []
    for _ in range(5):
        order.append(made.turn)
        made.passing()
    assert order == ["D", "E", "A", "B", "C"]


# GT-15
def test_each_takes_exactly_one_action() -> None:
    made = table(peloton=BIG).do("place", "on 2", "die 5")
    assert made.turn == "B"


# GT-16
def test_any_open_card_may_be_the_target_but_no_event_and_no_home_card() -> None:
    made = table(cards="3S, 1S, 3M, rest, 2S", car=4, held=[2], on={2: "B5 C5"}, peloton=BIG)
    made.state.on[1] = 0
    made.state.faces[1] = made.state.twice[1] = 0
    made.do("place")
    assert made.may() == ["on 2", "on 4", "on 6"]
    whys = made.refusals("A")
    assert whys["card:1"].key == whys["card:5"].key == "why-event"
    assert whys["card:3"].key == "why-home"


# GT-17
def test_a_die_goes_from_the_peloton_onto_a_card() -> None:
    made = table(peloton=BIG).do("place", "on 3", "die 5")
    assert made.on(3) == "A5"
    assert made.peloton("A") == "2 3 4 5 6 6"
    assert made.told_of("placed") == [{"who": "A", "card": 2, "face": 5, "own": 0}]


# GT-17
def test_a_card_holds_each_face_once_whatever_the_colour() -> None:
    made = table(peloton=BIG, on={2: "B5 A6"}).do("place", "on 2")
    assert made.may() == ["die 2", "die 3", "die 4"]
    assert made.refusals("A")["die:peloton1-5"].rule == "GT-17"


# GT-17
def test_a_card_without_a_free_face_for_one_s_dice_is_no_target() -> None:
    made = table(peloton={**BIG, "A": "5 5 6"}, on={2: "B5 C6"}).do("place")
    assert "on 2" not in made.may()
    assert made.refusals("A")["card:2"].key == "why-not-place-there"


# GT-17
def test_of_a_team_die_and_a_jersey_die_with_one_face_the_player_says_which() -> None:
    made = table(peloton={**BIG, "A": "5 5g"}).do("place", "on 2")
    assert made.may() == ["die 5", "die 5g"]
    made.do("die 5g")
    assert made.on(2) == "A5g"
    assert made.peloton("A") == "5"


# GT-18
def test_two_dice_of_a_face_replace_one_on_a_card() -> None:
    made = table(peloton=BIG, on={3: "B5 C6"}).do("replace")
    assert made.may() == ["on 3"] or made.phase == Phase.TARGET
    made.do("target B5")
    assert made.on(3) == "A5 C6"
    assert made.peloton("A") == "2 3 4 6 6"
    assert made.gruppetto("A") == "2 g"
    assert made.gruppetto("B") == "3"
    assert made.told_of("replaced") == [{"who": "A", "card": 2, "face": 5, "whose": 1, "own": 0}]


# GT-18: FAQ
def test_one_may_replace_a_die_of_one_s_own() -> None:
    made = table(peloton={**BIG, "A": "2 2 5"}, on={2: "A2"}).do("replace")
    assert made.on(2) == "A2"
    assert made.peloton("A") == "5"
    assert made.gruppetto("A") == "6 g"


# GT-18
def test_without_two_of_a_face_that_lies_somewhere_nothing_can_be_replaced() -> None:
    made = table(peloton={**BIG, "A": "5 6"}, on={2: "B5 C6"})
    assert "replace" not in made.may()
    assert made.refusals("A")["action:replace"].rule == "GT-18"


# GT-18
def test_which_of_two_different_dice_goes_onto_the_card_is_said() -> None:
    made = table(peloton={**BIG, "A": "5 5g"}, on={2: "B5"}).do("replace")
    assert made.may() == ["die 5", "die 5g"]
    made.do("die 5g")
    assert made.on(2) == "A5g"
    assert made.gruppetto("A") == "8"
    three = table(peloton={**BIG, "A": "5 5 5g"}, on={2: "B5"}).do("replace", "die 5")
    assert three.may() == ["spend 5", "spend 5g"]
    three.do("spend 5g")
    assert (three.peloton("A"), three.gruppetto("A")) == ("5", "6 g")


# GT-18
def test_a_seven_cannot_be_replaced() -> None:
    made = table(jerseys="B--", first="A", peloton={**BIG, "A": "6 6"}, on={2: "B7g"})
    assert "replace" not in made.may()


# GT-19
def test_a_train_of_three_goes_onto_one_card() -> None:
    made = table(peloton=BIG).do("train", "on 2")
    assert made.may() == ["span 2-3-4", "span 3-4-5", "span 4-5-6"]
    made.do("span 4-5-6")
    assert made.on(2) == "A4 A5 A6"
    assert made.told_of("train-sent") == [{"who": "A", "card": 1, "low": 4, "high": 6}]


# GT-19
def test_a_train_may_reach_the_seven_and_the_dice_of_a_face_are_chosen() -> None:
    made = table(jerseys="AA-", peloton={**BIG, "A": "5 6 6s 7g"}).do("train", "on 2")
    assert made.may() == ["die 6", "die 6s"]
    made.do("die 6s")
    assert made.on(2) == "A5 A6s A7g"
    assert made.peloton("A") == "6"


# GT-19
def test_no_face_of_the_train_may_be_there() -> None:
    made = table(peloton=BIG, on={2: "C4", 3: "B5", 4: "D4 D5", 5: "D3"}).do("train")
    assert made.may() == ["on 3", "on 5"]
    assert made.refusals("A")["card:2"].key == "why-not-train-there"


# GT-20
def test_rolling_takes_the_whole_gruppetto_and_ones_stay_there() -> None:
    made = table(peloton={**BIG, "A": "2 3 4 5 6"}).do("roll").roll("1 4 6 7")
    assert made.peloton("A") == "2 3 4 4 5 6 6 7g"
    assert made.gruppetto("A") == "1"
    assert made.turn == "B"


# GT-20
def test_without_dice_in_the_gruppetto_nothing_can_be_rolled() -> None:
    made = table(peloton={**BIG, "A": "2 2 3 3 4 4 5 5 6g"})
    assert "roll" not in made.may()
    assert made.refusals("A")["action:roll"].rule == "GT-20"


# GT-21
@pytest.mark.parametrize(
    ("steps", "peloton", "gruppetto"),
    [
        (["die 2"], "3 4 5 5 6 6", "2 g"),
        (["die 5", "only-one"], "2 3 4 5 6 6", "2 g"),
        (["die 5", "spend 5"], "2 3 4 6 6", "3 g"),
    ],
)
def test_passing_costs_a_die_or_two_of_a_face(
    steps: list[str], peloton: str, gruppetto: str
) -> None:
    made = table(peloton=BIG).do("pass", *steps)
    assert (made.peloton("A"), made.gruppetto("A")) == (peloton, gruppetto)
    assert made.turn == "B"


# GT-21
def test_a_team_die_and_a_jersey_die_of_one_face_may_be_passed_with() -> None:
    made = table(peloton={**BIG, "A": "5 5g"}).do("pass", "die 5g")
    assert made.may() == ["spend 5", "only-one"]
    made.do("spend 5")
    assert made.gruppetto("A") == "8 g"


# GT-21
def test_with_an_empty_peloton_one_cannot_pass_but_roll() -> None:
    made = table(peloton={**BIG, "A": ""})
    assert made.may() == ["roll"]
    assert made.refusals("A")["action:pass"].rule == "GT-21"


# GT-21
def test_with_all_dice_on_cards_passing_costs_nothing() -> None:
    full = {2: "A2 A3 A4 A5 A6", 3: "A2 A3 A4g A5"}
    made = table(on=full, peloton=dict.fromkeys("BCD", "2 3"), first="D")
    made.do("place", "on 5", "die 2")
    assert made.told_of("sat-out") == [{"who": "A"}]
    assert made.turn == "B"
    assert made.on(2) == full[2]


# GT-21
def test_with_all_dice_on_cards_but_a_swap_possible_one_has_to_swap() -> None:
    full = {2: "A2 A3 A4 A5 A6", 3: "A2 A3 A4g A5", 4: "B2"}
    made = table(on=full, assist={"swap": "A"})
    assert made.may() == ["swap"]
