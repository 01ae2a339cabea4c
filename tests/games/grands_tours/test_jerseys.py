"""Jersey dice change hands (GT-31 to GT-35), and who has won (GT-40)."""

from paddock.games.grands_tours.state import Phase
from tests.games.grands_tours.table import Table, table

FEW = dict.fromkeys("ABCD", "2 3 4")


def after(cards: str, on: dict[int, str], **more: object) -> Table:
    """The table after a round in which everybody has passed."""
    made = table(**{"cards": cards, "on": on, "peloton": FEW, **more})  # type: ignore[arg-type]
    return made.passing(4)


# GT-31
def test_more_lead_time_than_the_holder_takes_the_general_die() -> None:
    level = after("3S, 3M, 1S", {2: "B6"}, time=[3], sprints=[2], jerseys="AA-")
    assert level.owners == "AA-"
    made = after("3S, 3M, 1S", {2: "B6"}, time=[2], sprints=[2], jerseys="AA-")
    assert made.told_of("jersey-taken") == [{"who": "B", "jersey": 0, "amount": 3, "whose": 0}]
    assert (made.turn, made.phase) == ("B", Phase.EXCHANGE)


# GT-31
def test_points_decide_sprint_and_mountain_and_unowned_counts_as_none() -> None:
    made = after("0S, 3M, 1S", {2: "B6"})
    assert made.told_of("jersey-won") == [{"who": "B", "jersey": 1, "amount": 1}]
    level = after("0M, 3M, 1S", {2: "B6"}, mountains=[1], jerseys="A-A")
    assert level.owners == "A-A"


# GT-31: FAQ
def test_owners_in_between_are_skipped() -> None:
    # B's card beats A, but the held card that is judged after it beats both.
    on = {2: "C6", 3: "B6"}
    made = after("6S, 3S, 1S", on, car=3, held=[2], time=[2], sprints=[9], jerseys="AA-")
    taken = made.told_of("jersey-taken")
    assert [(told["who"], told["whose"]) for told in taken] == [("C", 0)]
    assert made.turn == "C"


# GT-31: FAQ
def test_of_two_level_claimants_the_earlier_turn_gets_the_jersey() -> None:
    on = {2: "C6", 3: "B6"}
    made = after("3, 3, 1S", on, car=3, held=[2], time=[2])
    assert made.turn == "B"
    # The leader decides who is early: from C on, C comes before B.
    made = after("3, 3, 1S", on, car=3, held=[2], time=[0, 0, 0, 2], jerseys="D--", first="D")
    assert made.turn == "B"
    late = after("3, 3, 1S", on, car=3, held=[2], time=[0, 0, 0, 2], jerseys="D--", first="C")
    assert late.turn == "C"


# GT-32
def test_the_loser_s_parked_die_and_the_jersey_die_keep_place_and_face() -> None:
    made = after("3, 3M, 1S", {2: "B6", 3: "A5g"}, peloton={**FEW, "B": "2 3 4"})
    assert made.on(3) == "A5"
    assert made.state.parked[:4].tolist() == [0, 0, 0, 0]
    assert "exchange riding 3" in made.may()
    made.do("exchange riding 3")
    assert "3g" in made.peloton("B").split()
    assert made.state.parked[:4].tolist() == [0, 1, 0, 0]
    assert made.owners == "B--"


# GT-32
def test_the_gainer_may_choose_a_die_in_the_gruppetto_or_on_a_card() -> None:
    made = after("3, 3M, 1S", {2: "B6", 3: "B5 A4"})
    assert made.may() == ["exchange out", "exchange riding 3", "exchange riding 4", "exchange 3:5"]
    on_card = made.copy().do("exchange 3:5")
    assert on_card.on(3) == "A4 B5g"
    out = made.do("exchange out")
    assert out.gruppetto("B").endswith("g")


# GT-32
def test_a_jersey_die_lost_in_the_gruppetto_comes_back_as_a_team_die_there() -> None:
    made = after("3, 3M, 1S", {2: "B6"})
    before = int(made.gruppetto("A").split()[0])
    assert made.gruppetto("A") == str(before)  # the jersey die is gone, the parked die is back
    assert made.told_of("die-returns") == [{"who": "A", "jersey": 0, "place": 0, "face": 0}]


# GT-32
def test_a_one_may_be_chosen_only_when_there_is_nothing_else() -> None:
    made = after("3, 3M, 1S", {2: "B6", 3: "B1"}, peloton={**FEW, "B": "1 1 3 4"})
    assert not [words for words in made.may() if words in ("exchange riding 1", "exchange 3:1")]
    assert made.refusals("B")["die:peloton2-1"].rule == "GT-32"


def claim(made: Table, jersey: int) -> Table:
    """B takes a jersey now, without any card being judged."""
    state = made.state
    state.time[1], state.points[1, 1], state.points[2, 1] = 0, 0, 0
    if jersey == 0:
        state.time[1] = 9
    else:
        state.points[jersey, 1] = 9
    return made


def only_ones(on: dict[int, str], peloton: str, jersey: int = 1) -> Table:
    """B gains a jersey while all its dice that are not parked show a 1."""
    made = table(cards="3, 3M, 1S", on=on, peloton={"A": "2 3", "C": "2", "D": "2", "B": peloton})
    shown = len(peloton.split()) + sum(dice.split().count("B1") for dice in on.values())
    made.state.gruppetto[1] = 0
    made.state.parked[1] = 9 - shown
    claim(made, jersey)
    made.passing().do("place", "on 4")
    return made.passing(2)


# GT-32
def test_for_a_one_the_jersey_die_shows_its_odd_face() -> None:
    riding = only_ones({}, "1 1")
    assert riding.turn == "B"
    assert riding.may() == ["exchange riding 1", "exchange 4:1"]
    assert riding.copy().do("exchange riding 1").peloton("B") == "4s"
    assert riding.do("exchange 4:1").on(4) == "B4s"


# GT-32
def test_where_the_odd_face_is_taken_the_jersey_die_goes_to_the_gruppetto() -> None:
    made = only_ones({4: "A4"}, "1 1").do("exchange 4:1")
    assert made.on(4) == "A4"
    assert made.gruppetto("B") == "0 s"
    assert made.told_of("jersey-rides")[0] == {"who": "B", "jersey": 1, "place": 0, "face": 0}


# GT-33
def test_the_loser_of_a_seven_on_a_card_chooses_a_face_that_is_free_there() -> None:
    made = after("3, 3M, 1S", {2: "B6", 3: "A7g B5 C6"})
    assert (made.turn, made.phase) == ("A", Phase.FACE)
    assert made.may() == ["become 1", "become 2", "become 3", "become 4"]
    assert made.refusals("A")["face:5"].rule == "GT-33"
    made.do("become 1")
    assert made.on(3) == "A1 B5 C6"  # FAQ: the 1 stays
    assert made.turn == "B"


# GT-33
def test_in_the_peloton_a_lost_seven_may_become_any_face() -> None:
    made = after("3, 3M, 1S", {2: "B6"}, peloton={**FEW, "A": "2 3 7g"})
    assert made.may() == [f"become {face}" for face in range(1, 7)]
    made.do("become 1")
    assert "1" in made.peloton("A").split()


# GT-33
def test_where_all_faces_are_taken_the_loser_s_die_goes_to_the_gruppetto() -> None:
    made = after("3, 3M, 1S", {2: "B6", 3: "A7g B1 B2 C3 C4 D5 D6"})
    assert made.on(3) == "B1 B2 C3 C4 D5 D6"
    assert made.told_of("seven-out") == [{"who": "A", "card": 2}]
    assert made.turn == "B"


# GT-33, GT-27
def test_same_dice_allowed_does_not_help_a_lost_seven() -> None:
    made = after("3, 3M, 1S", {2: "B6", 3: "A7g B5 C6"}, assist={"same_dice": "A"})
    assert "become 5" not in made.may()


# GT-33
def test_a_seven_in_the_gruppetto_is_no_seven() -> None:
    assert after("3, 3M, 1S", {2: "B6"}).phase == Phase.EXCHANGE


# GT-34
def test_the_new_owner_of_the_general_die_leads_the_next_round() -> None:
    made = after("3, 3M, 1S", {2: "C6"}).do("exchange out")
    assert made.turn == "C"
    assert int(made.state.first) == 2


# GT-35
def test_general_then_sprint_then_mountain_each_whole() -> None:
    on = {2: "B6", 3: "C6", 4: "A7g"}
    made = after("3S, 0M, 1S, 1S", on, car=3, held=[2], jerseys="A--")
    assert (made.turn, made.phase) == ("A", Phase.FACE)
    made.do("become 6")
    assert (made.turn, int(made.state.jersey)) == ("B", 0)
    made.do("exchange out")
    assert (made.turn, int(made.state.jersey)) == ("B", 1)
    made.do("exchange out")
    assert (made.turn, int(made.state.jersey)) == ("C", 2)
    made.do("exchange out")
    assert made.owners == "BBC"
    assert made.turn == "B"


# GT-35
def test_jersey_dice_and_parked_dice_are_not_exchanged() -> None:
    made = after("3S, 0M, 1S", {2: "B6", 3: "B5"}).do("exchange riding 3")
    assert int(made.state.jersey) == 1
    assert "exchange riding 3" not in made.may()  # only the general die shows a 3 there now
    assert made.refusals("B")["die:general"].rule == "GT-35"


# GT-32
def test_after_the_last_card_only_the_owner_changes() -> None:
    made = after("3S", {2: "B6"})
    assert made.phase == Phase.OVER
    assert made.owners == "BB-"
    assert made.state.parked[:4].tolist() == [1, 0, 0, 0]


WON = {"time": [9, 0, 2, 7], "sprints": [0, 2], "mountains": [0, 0, 1]}


# GT-40
def test_everybody_with_a_jersey_has_won() -> None:
    made = after(
        "3", {2: "B6"}, jerseys="ABC", time=[9, 0, 2, 7], sprints=[0, 2], mountains=[0, 0, 1]
    )
    assert [rank for rank, _ in made.scores()] == [1, 1, 1, 4]
    wins = made.told_of("player-wins")
    assert [(told["who"], told["jersey"], told["amount"]) for told in wins] == [
        ("A", 0, 9),
        ("B", 1, 2),
        ("C", 2, 1),
    ]


# GT-40
def test_the_order_goes_by_jerseys_then_time_then_points() -> None:
    made = table(
        6,
        jerseys="ABB",
        time=[20, 3, 8, 8, 5, 8],
        sprints=[0, 3, 1, 2, 0, 1],
        mountains=[0, 2, 1, 1, 0, 1],
    )
    places = [made.team(seat).place for seat in "ABCDEF"]
    assert places == [2, 1, 4, 3, 6, 4]
    assert made.scores() == [(1, 20), (1, 3), (4, 8), (3, 8), (6, 5), (4, 8)]


# GT-40
def test_one_player_may_win_alone() -> None:
    made = after("3S", {2: "A6"}, mountains=[1], jerseys="A-A")
    assert made.owners == "AAA"
    assert [rank for rank, _ in made.scores()] == [1, 2, 2, 2]


# GT-32
def test_a_die_on_a_card_whose_face_can_be_kept_rules_the_ones_out() -> None:
    made = only_ones({4: "B5"}, "1 1")
    assert made.on(4) == "B1 B5s"  # so there was nothing to choose
