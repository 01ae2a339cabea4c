"""Assist cards (GT-4, GT-25 to GT-27)."""

from paddock.games.grands_tours.state import Phase
from tests.games.grands_tours.table import table

BIG = {"A": "2 3 4 5 5 6 6", "B": "2 2 3 4 5 6", "C": "3 3 4", "D": "6 6"}


FOURS = {"A": "2 3", "B": "3 3 3 3", "C": "3 4", "D": "6 6"}


# GT-4
def test_an_assist_card_is_raced_for_and_belongs_to_its_winner() -> None:
    made = table(cards="swap, 3S", peloton=dict.fromkeys("ABCD", "2 3"), on={2: "B6 C5"})
    made.passing(4)
    assert made.fate(2) == "won by B"
    assert made.team("B").assists == (3,)
    assert made.scores() == [(1, 0), (2, 0), (2, 0), (2, 0)]
    assert made.told_of("assist-won") == [{"who": "B", "card": 1, "total": 6, "kind": 3}]


# GT-4
def test_an_assist_card_can_be_used_from_the_next_turn_and_by_its_owner_only() -> None:
    made = table(cards="removal, 3S", peloton=dict.fromkeys("ABCD", "2 3 4"), on={2: "B6", 3: "C3"})
    assert "remove" not in made.may()
    assert made.refusals("A")["action:remove"].rule == "GT-4"
    made.passing(4)
    assert made.turn == "A"
    assert "remove" not in made.may()
    made.do("place")
    assert made.turn == "B"
    assert "remove" in made.may()


# GT-4
def test_second_action_allows_one_more_of_any_kind() -> None:
    made = table(assist={"second_action": "A"}, peloton=BIG, on={2: "B5"})
    made.do("place", "on 3", "die 6")
    assert made.turn == "A"
    assert made.may() == ["place", "replace", "train", "roll", "pass", "done"]
    made.do("replace")
    assert made.turn == "B"


# GT-4
def test_second_action_may_be_left_and_does_not_follow_a_pass() -> None:
    made = table(assist={"second_action": "A"}, peloton=BIG)
    assert made.copy().do("place", "on 3", "die 6", "done").turn == "B"
    assert made.copy().do("pass", "die 2").turn == "B"
    assert made.do("place", "on 3", "die 6", "pass", "die 2").turn == "B"


# GT-4
def test_second_action_may_follow_a_roll() -> None:
    made = table(assist={"second_action": "A"}, peloton=BIG).do("roll").roll("3 4")
    assert made.turn == "A"
    assert int(made.state.extra) == 1


# GT-4
def test_short_trains_have_two_dice_or_three() -> None:
    made = table(assist={"short_train": "A"}, peloton={**BIG, "A": "2 3 4 6"}).do("train", "on 2")
    assert made.may() == ["span 2-3", "span 3-4", "span 2-3-4"]
    made.do("span 3-4")
    assert made.on(2) == "A3 A4"


# GT-4
def test_ones_ride_on_when_the_owner_rolls_but_those_out_already_stay() -> None:
    made = table(assist={"ones_ride_on": "A"}, peloton={**BIG, "A": "2 3 4 5 5"})
    made.do("roll").roll("1 1 6 7")
    assert made.peloton("A") == "1 1 2 3 4 5 5 6 7g"
    assert made.told_of("action-rolled")[0]["ones"] == 0
    made.passing(3).do("place", "on 3")
    assert "die 1" in made.may()


# GT-25
def test_removal_takes_any_die_off_a_card_for_one_of_the_same_face() -> None:
    made = table(assist={"removal": "A"}, peloton=BIG, on={2: "B5 C6", 3: "D2"})
    made.do("remove", "on 2", "target C6")
    assert made.on(2) == "B5"
    assert made.gruppetto("C") == "6"
    assert made.gruppetto("A") == "2 g"
    assert made.peloton("A") == "2 3 4 5 5 6"
    assert made.told_of("removed") == [{"who": "A", "card": 1, "face": 6, "whose": 2}]


# GT-25
def test_removal_needs_the_same_face_and_the_die_given_is_chosen() -> None:
    made = table(assist={"removal": "A"}, peloton={**BIG, "A": "5 5g"}, on={2: "B5", 3: "D2"})
    made.do("remove")
    assert made.phase == Phase.SPEND
    assert made.may() == ["spend 5", "spend 5g"]
    made.do("spend 5g")
    assert made.gruppetto("A") == "7 g"


# GT-25
def test_one_s_own_die_may_be_removed_too() -> None:
    made = table(assist={"removal": "A"}, peloton=BIG, on={2: "A5"}).do("remove")
    assert made.on(2) == ""
    assert made.gruppetto("A") == "2 g"


# GT-26
def test_swap_exchanges_an_own_die_with_one_of_the_same_face_on_another_card() -> None:
    made = table(assist={"swap": "A"}, peloton=BIG, on={2: "A5 B6", 3: "C5 D6"})
    made.do("swap")
    assert made.on(2) == "C5 B6"
    assert made.on(3) == "A5 D6"
    assert made.told_of("swapped") == [{"who": "A", "card": 1, "face": 5, "whose": 2, "other": 2}]


# GT-26
def test_held_cards_take_part_in_a_swap_and_the_cards_are_chosen() -> None:
    on = {2: "A5 B6", 3: "C5 D6", 4: "D5"}
    made = table(cards="3S, 3M, 3S", car=3, held=[2], assist={"swap": "A"}, peloton=BIG, on=on)
    made.do("swap")
    assert made.may() == ["on 3", "on 4"]
    made.do("on 4")
    assert (made.on(2), made.on(4)) == ("D5 B6", "A5")


# GT-26
def test_a_swap_within_one_card_or_of_other_faces_is_not_possible() -> None:
    made = table(assist={"swap": "A"}, peloton=BIG, on={2: "A5 B6", 3: "C4"})
    assert "swap" not in made.may()
    assert made.refusals("A")["action:swap"].rule == "GT-26"


# GT-26, GT-27
def test_no_swap_leaves_two_of_a_face_without_the_owner_of_same_dice() -> None:
    few = dict.fromkeys("ABCD", "2 3")
    # B owns "Same dice allowed": A's 5 lies beside B's, C's beside nobody's.
    on = {2: "A5 B5", 3: "C5", 4: "A4 B4", 5: "C4 B4"}
    made = table(assist={"swap": "A", "same_dice": "B"}, peloton=few, on=on).do("swap")
    assert "on 2" in made.may()
    on = {2: "A5 D5", 3: "C5"}  # as if D had owned it
    made = table(assist={"swap": "A", "same_dice": "D"}, peloton=few, on=on)
    assert "swap" in made.may()  # D's own die stays beside whichever comes
    on = {2: "D5", 3: "A5 D5"}
    made = table(assist={"swap": "C", "same_dice": "D"}, first="C", peloton=few, on={**on, 4: "C5"})
    made.do("swap")
    assert made.may() == ["on 2", "on 3"]
    made.do("on 3")
    # Not D's: with it gone, A's and C's would lie together.
    assert (made.on(3), made.on(4)) == ("C5 D5", "A5")


# GT-27
def test_same_dice_allows_a_face_that_is_there_in_places_and_trains() -> None:
    made = table(assist={"same_dice": "A"}, peloton=BIG, on={2: "B5 C4"})
    placed = made.copy().do("place", "on 2", "die 5")
    assert placed.on(2) == "C4 A5 B5"
    # FAQ: a train over a 4 that is there
    made.do("train", "on 2", "span 3-4-5")
    assert made.on(2) == "A3 A4 C4 A5 B5"


# GT-27
def test_at_most_two_of_a_face_and_others_may_not_add_a_second() -> None:
    made = table(assist={"same_dice": "A"}, peloton={"A": "2 3 5"}, on={2: "B5 A5", 3: "A6"})
    made.do("place", "on 2")
    assert "die 5" not in made.may()
    other = table(assist={"same_dice": "A"}, first="B", peloton=BIG, on={3: "A6"})
    other.do("place", "on 3")
    assert "die 6" not in other.may()


# GT-27: FAQ
def test_two_of_a_face_are_replaced_one_at_a_time() -> None:
    made = table(
        assist={"same_dice": "A"}, first="B", peloton={**BIG, "B": "3 3 3 3"}, on={2: "A3 C3"}
    )
    made.do("replace")
    # Replacing A's die would leave B's beside C's, and neither owns the card.
    assert made.on(2) == "A3 B3"
    assert made.peloton("B") == "3 3"
    assert made.gruppetto("C") == "6"


# GT-27: FAQ
def test_the_owner_may_replace_either_of_two() -> None:
    made = table(assist={"same_dice": "A"}, peloton=BIG, on={2: "A5 C5"}).do("replace")
    assert made.may() == ["target A5", "target C5"]
    made.do("target C5")
    assert made.on(2) == "A5 A5"


# GT-27
def test_of_two_own_dice_alike_one_is_named_once() -> None:
    made = table(
        assist={"same_dice": "A"}, first="B", peloton={"A": "2 3", "B": "5 5"}, on={2: "A5 A5"}
    )
    made.do("replace")
    assert made.on(2) == "A5 B5"
