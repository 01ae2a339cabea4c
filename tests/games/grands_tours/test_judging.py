"""Whose is the card? (GT-3, GT-6, GT-30)"""

import pytest

from tests.games.grands_tours.table import Table, table

FEW = dict.fromkeys("ABCD", "2 3 4")


def judged(cards: str, on: dict[int, str], **more: object) -> Table:
    """The table after a round in which everybody has passed."""
    made = table(cards=cards, on=on, peloton=FEW, **more)  # type: ignore[arg-type]
    return made.passing(4)


# GT-30: the rulebook's examples 1 and 2
def test_the_highest_total_wins_and_a_tie_is_held() -> None:
    made = judged("3S, 3M, 2S", {2: "A6 B5 B2"})
    assert made.fate(2) == "won by B"
    assert made.told_of("card-won")[0]["total"] == 7
    tied = judged("3S, 3M, 2S", {2: "A6 B4 B2"})
    assert tied.fate(2) == "held"
    assert tied.told_of("card-held") == [{"who": "-", "card": 1, "total": 6}]


# GT-30: example 3
def test_a_held_card_is_judged_again_when_the_totals_have_changed() -> None:
    made = table(cards="3S, 3M, 2S", on={2: "A6 B5 B1"}, peloton={**FEW, "D": "2 5 5"})
    made.passing(4)
    assert made.fate(2) == "held"
    made.passing(3).do("replace")
    assert made.fate(2) == "won by A"


# GT-30
def test_a_level_second_place_holds_nothing() -> None:
    assert judged("3S, 3M", {2: "A6 B5 C3 C2"}).fate(2) == "won by A"


# GT-30
def test_the_winner_has_time_and_point_and_all_dice_fall_behind() -> None:
    made = judged(
        "3S, 4M, 6", {2: "A6 B5g B2", 3: "C6", 4: "A5"}, jerseys="BBC", first="A", time=[0, 1]
    )
    assert made.team("B").time == 4
    assert made.team("B").sprints == 1
    assert made.on(2) == ""
    assert made.gruppetto("B") == "5 g s"
    made.passing(4)
    assert (made.team("C").time, made.team("C").mountains) == (4, 1)
    made.passing(4)
    assert (made.team("A").time, made.team("A").sprints, made.team("A").mountains) == (6, 0, 0)


# GT-30, GT-6
def test_a_card_without_dice_goes_to_the_home_area() -> None:
    made = judged("3S, 3M", {})
    assert made.fate(2) == "home"
    assert made.told_of("card-home") == [{"who": "-", "card": 1}]


# GT-6
def test_a_won_card_lies_with_its_winner_and_dice_have_their_areas() -> None:
    made = judged("3S, 3M", {2: "B6"})
    assert made.view().course[1].winner == 1
    team = made.team("B")
    assert (len(team.peloton), team.gruppetto, team.parked) == (2, 7, 0)


# GT-30
def test_the_card_with_the_car_is_judged_first_then_the_held_ones_oldest_first() -> None:
    on = {2: "A6", 3: "B6", 4: "C6"}
    made = judged("3S, 3M, 2S, 1M", on, car=4, held=[2, 3])
    assert [told["card"] for told in made.told_of("card-won")] == [3, 1, 2]


# GT-30
def test_a_held_card_without_dice_goes_home_too() -> None:
    made = table(cards="3S, 3M, 2S", car=3, held=[2], peloton=FEW).passing(4)
    assert made.fate(2) == "home"


# GT-30, GT-9
def test_held_cards_are_judged_in_rounds_of_event_cards_too() -> None:
    made = table(cards="3S, rest, 2S", car=3, held=[2], on={2: "A6"})
    made.do("throw").do("throw").do("throw").do("throw")
    assert made.fate(2) == "won by A"


# GT-30
def test_what_is_held_at_the_end_is_nobody_s() -> None:
    made = judged("3S", {2: "A6 B4 B2"})
    assert made.fate(2) == "held"
    assert made.told_of("card-unwon") == [{"who": "-", "card": 1}]
    assert made.team("A").time == made.team("B").time == 0


# GT-30
def test_held_cards_are_judged_in_the_last_round_like_in_any_other() -> None:
    made = judged("3S, 2M", {2: "A6 B5", 3: "C6"}, car=3, held=[2])
    assert made.fate(2) == "won by A"


# GT-3
@pytest.mark.parametrize(
    ("on", "winner", "minutes"),
    [
        ("A6 B5", "A", 1),
        ("A6 A5 B4", "A", 6),
        ("A6 A5 A4 B1", "A", 6),
        ("B3", "B", 6),
        ("A6 B4 B3", "B", 1),
    ],
)
def test_the_summit_finish_gives_the_difference(on: str, winner: str, minutes: int) -> None:
    made = judged("summit M, 3S", {2: on})
    assert made.fate(2) == f"won by {winner}"
    assert made.team(winner).time == minutes
    assert made.team(winner).mountains == 1
    assert made.told_of("summit-won")[0]["minutes"] == minutes


# GT-3
@pytest.mark.parametrize(
    ("on", "winner", "minutes"),
    [
        ("A6 B5 B4 B3", "A", 6),
        ("B7g A6 A5 A4", "B", 7),
        ("C2 B1", "C", 2),
        ("A6 A1 B6", "A", 6),
        ("A6 A5 B6 B4 B3", "A", 6),
        ("A6 B6 A5 B5 A2", "A", 6),
    ],
)
def test_the_time_trial_goes_by_the_highest_die(on: str, winner: str, minutes: int) -> None:
    made = judged("trial M, 3S", {2: on}, jerseys="B--", first="A")
    assert made.fate(2) == f"won by {winner}"
    assert made.team(winner).time == minutes
    assert made.team(winner).mountains == 1


# GT-3, GT-27
def test_a_time_trial_with_all_dice_equal_is_held() -> None:
    made = judged("trial M, 3S", {2: "A6 B6 A5 B5"}, assist={"same_dice": "A"})
    assert made.fate(2) == "held"


# GT-3
def test_without_special_stages_they_are_judged_as_usual_and_give_no_time() -> None:
    for card in ("summit M", "trial M"):
        made = judged(f"{card}, 3S", {2: "A6 B5 B4"}, special_stages=False)
        assert made.fate(2) == "won by B"
        assert (made.team("B").time, made.team("B").mountains) == (0, 1)


# GT-3
def test_the_time_of_a_held_special_stage_is_fixed_when_it_is_won() -> None:
    made = table(cards="summit M, 3S, 2S", on={2: "A6 B4 B2"}, peloton={**FEW, "D": "2 4 4"})
    made.passing(4)
    assert made.fate(2) == "held"
    made.passing(3).do("replace")
    assert made.team("A").time == 2
    assert made.view().course[1].minutes == 2
