"""Crashes, discs, the flag."""

from paddock.core.who import NOBODY
from paddock.games.gp.legal.progress import leader
from paddock.games.gp.state import Phase
from tests.games.gp.table import Table, opening, table


# GP-20
def test_who_has_no_dice_loses_nothing_more() -> None:
    made = table([18, 24], dice=[6, 0], flipped=[1]).drive(6)
    assert made.dice == [5, 0]
    assert made.flipped == [0, 1]


# GP-21
def test_lost_dice_can_not_be_rolled() -> None:
    made = table([12, 30], dice=[1, 6]).do("roll", "face 4")
    assert made.square(0) == 16


# GP-25
def test_crossing_the_line_takes_a_disc() -> None:
    made = table([72, 30], laps=2).drive(3, 5)
    assert made.square(0) == 6
    assert made.discs == [2, 1]
    assert made.events("disc-taken") == [(0, {"discs": 2, "of": 3})]


# GP-25
def test_the_last_disc_takes_the_car_off_at_once_and_the_first_has_won() -> None:
    made = table([72, 2, 30], laps=[3, 1, 1]).drive(4)
    assert made.squares == [None, 2, 30]  # nobody is hit on square 2
    assert made.places == [1, 0, 0]
    assert made.due == 1


# GP-25
def test_the_items_of_who_finishes_are_available_and_the_tray_is_put_out() -> None:
    made = table([72, 12, 30], items="tray", laps=[3, 1, 1]).give(0, "rocket", "rocket")
    assert made.state.available[1] == 0
    made.drive(4)
    assert made.owned(0) == []
    assert made.due == 0  # who has finished still puts the tray out
    assert "offer rocket" in made.may()
    made.do("offer rocket")
    assert made.things == {31: "tray rocket"}
    assert made.due == 1


# GP-25
def test_bombs_stay_when_their_player_has_finished() -> None:
    made = table([72, 12, 30], laps=[3, 1, 1], things={40: "bomb"}).drive(4)
    assert made.things == {40: "bomb"}


# GP-26
def test_the_race_ends_when_one_is_left_who_is_last() -> None:
    made = table([72, None, 30], laps=[3, 0, 2]).drive(4)
    assert made.places == [2, 1, 3]
    assert made.phase is Phase.OVER
    assert made.due == NOBODY
    assert made.score() == [(2, 2), (1, 3), (3, 1)]


# GP-26
def test_during_the_race_all_rank_as_they_stand_and_points_wait_for_the_place() -> None:
    assert table([12, None, 30]).score() == [(3, 0), (1, 3), (2, 0)]
    assert opening(3).score() == [(1, 0)] * 3


# GP-26
def test_winner_only_ends_with_the_first_and_ranks_the_rest_as_they_stand() -> None:
    made = table([72, 12, 30, 29], laps=[3, 2, 1, 2], race_end="winner_only").drive(4)
    assert made.places == [1, 3, 4, 2]
    assert made.phase is Phase.OVER


# GP-26
def test_the_race_ends_even_within_a_move() -> None:
    # Pushed over the line the second car of two finishes; the first would have met oil.
    made = table([70, 74], laps=[3, 3], things={74: "oil"}).drive(4)
    assert made.places == [2, 1]
    assert made.phase is Phase.OVER
    assert made.flipped == []
    assert "slides" not in made.names


# GP-27
def test_a_slide_over_the_line_gives_discs_foremost_first() -> None:
    made = table([66, 74, 70, 30], laps=[3, 3, 3, 1], things={68: "oil"}).drive(2)
    assert made.places == [3, 1, 2, 4]
    assert [who for who, _ in made.events("finishes")] == [1, 2, 0]
    assert made.phase is Phase.OVER


# GP-27, GP-44
def test_a_slide_goes_on_while_an_unfinished_car_is_sliding() -> None:
    made = table([66, 74, 1, 30], laps=[1, 3, 1, 1], things={68: "oil"}).drive(2)
    assert made.places == [0, 1, 0, 0]
    assert made.squares == [3, None, 3, 30]
    assert made.flipped == [0, 2]


# GP-27
def test_who_finishes_behind_a_car_that_slides_on_is_out_of_the_slide() -> None:
    made = table([66, 74, 30, 40], laps=[3, 1, 1, 1], things={68: "oil"}).drive(2)
    assert made.places == [1, 0, 0, 0]
    assert made.squares == [None, 3, 30, 40]
    assert made.flipped == [1]


# GP-44
def test_a_slide_ends_at_the_line_when_all_in_it_have_finished() -> None:
    made = table([66, 1, 30], laps=[3, 1, 1], things={68: "oil"}).drive(2)
    assert made.places == [1, 0, 0]
    assert made.squares == [None, 1, 30]
    assert made.flipped == []


def leading(made: Table) -> int:
    """The leading car's seat."""
    return int(leader(made.box, made.state))


# GP-37
def test_the_leader_has_more_laps_then_fewer_squares_to_go_then_came_first() -> None:
    assert leading(table([12, 30], laps=[2, 1])) == 0
    assert leading(table([12, 30], laps=[1, 1])) == 1
    assert leading(table([74, 1], laps=[0, 1])) == 1
    made = table([24, 24])
    made.state.arrived[:2] = [5, 3]
    assert leading(made) == 1


# GP-37
def test_from_the_gate_square_the_way_to_the_line_leads_by_its_exit() -> None:
    assert leading(table([0, 36], "lock_gates")) == 1
    assert leading(table([0, 34], "lock_gates")) == 0
    made = table([0, 35], "lock_gates")  # both have one square to the exit, 36
    made.state.arrived[:2] = [1, 2]
    assert leading(made) == 0
    made.state.arrived[:2] = [2, 1]
    assert leading(made) == 1


# GP-37
def test_cars_that_slide_into_a_corner_stand_behind_those_there_in_their_order() -> None:
    made = table([18, 21, 24], things={20: "oil"})
    made.state.arrived[:3] = [1, 2, 3]
    made.drive(2)
    assert made.squares == [24, 24, 24]
    order = sorted(range(3), key=lambda seat: int(made.state.arrived[seat]))
    assert order == [2, 1, 0]
