"""Camp, re-adjusting, rest days, rounds (GT-9 to GT-12)."""

import numpy as np

from paddock.core.events import new_book
from paddock.core.who import LUCK
from paddock.games.grands_tours.state import Phase
from tests.games.grands_tours.table import GAME, Table, course_text, opening, table


def at_camp(seats: int = 4, leader: str = "A", cards: str = "3S, 3M") -> Table:
    """Everybody is about to roll at Camp."""
    number = "ABCDEF".index(leader) + 1
    return opening(seats, course=[course_text(cards)], leader=[number]).advance()


def rolled_by(made: Table, first: str, rest: str = "2 2 2 2 2 2 2 2 2") -> Table:
    """The first seat rolls this, everybody else that."""
    made.roll(first)
    for _ in range(int(made.box.seats) - 1):
        made.roll(rest)
    return made


# GT-9
def test_there_are_as_many_rounds_as_cards() -> None:
    made = rolled_by(at_camp(), "2 2 2 2 2 2 2 2 3")
    rounds: list[int] = []
    for _ in range(200):
        rounds += [told["card"] for told in made.told_of("round-starts")]
        if made.phase == Phase.OVER:
            break
        made.do("keep" if "keep" in made.may() else made.may()[-1])
    assert rounds == [1, 2]  # of Camp nobody could have heard yet
    assert int(made.state.car) == 3


# GT-9
def test_event_cards_are_not_judged_and_stay() -> None:
    made = table(cards="rest, 3S", car=2, peloton={"A": "5"}).do("throw").do("throw")
    made.do("throw").do("throw")
    assert made.fate(2) == "event"
    assert made.fate(1) == "event"
    assert int(made.state.car) == 2


# GT-10: the rulebook's example; one of the nine is the leader's general die, here a 5
def test_camp_without_readjusting() -> None:
    made = rolled_by(at_camp(leader="B"), "1 2 2 3 4 4 6 5 5")
    assert made.turn == "B"
    made.do("keep")
    assert made.peloton("B") == "2 2 3 4 4 5 5g 6"
    assert made.gruppetto("B") == "1"


# GT-10: the example's nine dice; the leader's ninth is the general die, so another seat rolls them
def test_camp_with_one_readjusting() -> None:
    made = at_camp().roll("2 2 2 2 2 2 2 2 2").roll("1 1 1 2 3 4 5 6 6")
    made.roll("2 2 2 2 2 2 2 2 2").roll("2 2 2 2 2 2 2 2 2").do("keep")
    assert made.turn == "B"
    made.do("readjust").roll("1 2 2 3 4 4 5 6")
    assert made.told_of("readjusted") == [
        {"who": "B", "dice": 8, "faces": 112121, "jerseys": 0, "ones": 1}
    ]
    made.do("keep")
    assert made.peloton("B") == "2 2 3 4 4 5 6"
    assert made.gruppetto("B") == "2"


# GT-10
def test_readjusting_goes_round_from_the_leader_and_each_has_one_opportunity() -> None:
    made = rolled_by(at_camp(leader="C"), "2 2 2 2 2 2 2 2 2")
    order: list[str] = []
    while made.phase == Phase.READJUST:
        order.append(made.turn)
        made.do("keep")
    assert order == ["C", "D", "A", "B"]


# GT-10
def test_one_may_readjust_again_and_again_down_to_one_die() -> None:
    made = rolled_by(at_camp(), "2 2 2 2 2 2 2 2 3")
    for left in range(8, 0, -1):
        made.do("readjust")
        made.roll(" ".join(["2"] * (left - 1) + ["7"]) if left > 1 else "7")
    assert made.turn == "B"  # the single die can't be rolled again
    assert made.peloton("A") == "7g"
    assert made.gruppetto("A") == "8"


# GT-10: FAQ
def test_the_last_die_may_show_a_1_and_is_out_then() -> None:
    made = rolled_by(at_camp(), "2 2 2 2 2 2 2 2 3")
    made.do("readjust g").roll("2 2 2 2 2 2 2 2")
    for left in range(7, 0, -1):
        made.do("readjust")
        made.roll(" ".join(["2"] * (left - 1) + ["1"]))
    assert made.turn == "B"
    assert made.peloton("A") == ""
    assert made.gruppetto("A") == "8 g"
    for _ in range(3):
        made.do("keep")
    # "will probably roll as its first action": it can do nothing else, so its dice roll already
    assert (made.phase, int(made.state.seat), int(made.state.car)) == (Phase.ROLL, 0, 1)


# GT-10
def test_the_jersey_die_is_among_the_dice_and_may_be_the_one_given_up() -> None:
    made = rolled_by(at_camp(), "2 2 2 2 2 2 2 2 7")
    assert made.rolled("A") == "2 2 2 2 2 2 2 2 7g"
    assert made.may() == ["keep", "readjust", "readjust g"]
    made.do("readjust g")
    assert made.gruppetto("A") == "0 g"
    assert made.told_of("gives-up") == [{"who": "A", "own": 1, "left": 8}]


# GT-10
def test_what_is_still_rolling_is_not_shown_and_earlier_results_are() -> None:
    made = at_camp().roll("2 3 4")
    assert made.rolled("A") == ""
    assert made.team("A").in_hand == 9
    made.roll("5 6 2 3 4 7")
    assert made.rolled("A") == "2 2 3 3 4 4 5 6 7g"


# GT-10
def test_at_a_later_camp_only_the_gruppetto_is_rolled() -> None:
    made = table(
        cards="3S, camp, 3M",
        peloton={"A": "5 5 4 3 2 2 2 2 6g", "B": "6 6 6", "C": "6 6", "D": "6 6"},
    )
    made.passing(4)
    assert (made.phase, int(made.state.in_hand)) == (Phase.ROLL, 1)
    made.do("face 6")
    assert (made.rolled("A"), made.peloton("A")) == ("6", "2 2 2 3 4 5 5 6g")
    assert int(made.state.in_hand) == 7  # B's
    while made.phase == Phase.ROLL:
        made.do("face 3")
    assert made.turn == "B"  # A's single die can't be re-adjusted
    assert made.peloton("A") == "2 2 2 3 4 5 5 6 6g"


# GT-11: the rulebook's example. 3, 5, 6, 6 are left; five out of the gruppetto and the 3 roll
# 1, 1, 2, 2, 3, 6. The print says that 2, 2, 3, 5, 5, 6, 6 ride on, but by the rule it is these:
def test_the_rest_day_of_the_rulebook_by_the_rule_not_by_its_arithmetic() -> None:
    made = table(cards="rest, 3S", car=2, peloton={"B": "3 5 6 6"}, first="B")
    made.do("lift out", "lift out", "lift out", "lift out", "lift out", "lift 3", "throw")
    made.roll("1 1 2 2 3 6")
    assert made.peloton("B") == "2 2 3 5 6 6 6"
    assert made.gruppetto("B") == "2"
    assert made.told_of("rest-rolled")[0]["ones"] == 2


# GT-11
def test_any_dice_of_gruppetto_and_peloton_or_none_may_be_rolled() -> None:
    made = table(cards="rest, 3S", car=2, peloton={"A": "3 5 6g"}, jerseys="AA-")
    assert made.may() == [
        "lift-all",
        "lift out",
        "lift outs",
        "lift 3",
        "lift 5",
        "lift 6g",
        "throw",
    ]
    made.do("throw")
    assert made.peloton("A") == "3 5 6g"
    assert made.told_of("rests") == [{"who": "A"}]
    assert made.turn == "B"


# GT-11
def test_lifting_all_takes_the_gruppetto_and_a_jersey_die_may_leave_the_peloton() -> None:
    made = table(cards="rest, 3S", car=2, peloton={"A": "3 5 6g"}, jerseys="AA-")
    made.do("lift-all", "lift 6g")
    assert made.may() == ["lift 3", "lift 5", "throw"]
    made.do("throw").roll("2 2 2 2 2 7 4")
    assert made.peloton("A") == "2 2 2 2 2 3 4s 5 7g"


# GT-11
def test_on_a_rest_day_dice_on_cards_are_not_touched_and_nobody_readjusts() -> None:
    made = table(cards="rest, 3S", car=2, on={3: "A6 A5"}, peloton={"A": "2 2"})
    made.do("lift 2", "throw").roll("1")
    assert made.on(3) == "A5 A6"
    assert made.turn == "B"
    assert made.peloton("A") == "2"


# GT-11
def test_seats_without_dice_to_roll_have_nothing_to_choose() -> None:
    nine = "2 2 2 3 3 3 4 4 4"
    made = table(cards="rest, 3S, 3M, 1S", car=2, peloton={"A": "3", "B": nine})
    made.state.peloton[1, :] = 0
    made.state.parked[1] = 9  # as if none of B's dice could be rolled
    made.do("throw")
    assert made.turn == "C"
    assert made.told_of("rests")[-1] == {"who": "B"}


# GT-12
def test_when_all_have_rolled_the_next_week_opens() -> None:
    made = opening(4, course=[course_text("3S, rest, 3M, rest, 1S")], leader=[1]).advance()
    assert made.course() == "camp, 3S, rest"
    while made.phase == Phase.ROLL:
        made.do("face 2")
    while made.phase == Phase.READJUST:
        made.do("keep")
    made.passing(4)
    assert made.phase == Phase.LIFT
    made.do("throw").do("throw").do("throw")
    assert made.course() == "camp, 3S, rest"
    made.do("throw")
    assert made.course() == "camp, 3S, rest, 3M, rest"
    assert [told["card"] for told in made.told_of("card-opened")] == [3, 4]


# GT-4
def test_ones_ride_on_for_the_owner_on_rest_days() -> None:
    made = table(cards="rest, 3S", car=2, assist={"ones_ride_on": "A"}, peloton={"A": "5 5 5 5"})
    made.do("lift out", "lift out", "throw").roll("1 1")
    assert made.peloton("A") == "1 1 5 5 5 5"
    assert made.gruppetto("A") == "2 g"


# GT-10
def test_at_a_later_camp_who_has_nothing_out_rolls_nothing() -> None:
    nine = "2 2 2 3 3 3 4 5g 5"
    made = table(cards="camp, 3M", car=2, peloton={"A": nine, "B": "6 6", "C": "6 6", "D": "6 6"})
    made.state.phase, made.state.seat, made.state.car, made.state.done = Phase.ACT, 3, 0, 3
    made.passing()  # as if the card before Camp had just been raced for
    assert (made.phase, int(made.state.seat)) == (Phase.ROLL, 1)


# GT-20
def test_nobody_but_the_seat_to_move_may_do_anything() -> None:
    made = table(peloton={"A": "2 3"})
    out = np.zeros(GAME.WIDTH, np.int32)
    assert [GAME.legal(made.box, made.state, seat, out) > 0 for seat in range(4)] == [
        True,
        False,
        False,
        False,
    ]


def test_a_roll_nobody_listens_to_is_not_told() -> None:
    made = table(peloton={"A": "2 3"}).do("roll")
    book = new_book(0)
    while made.phase == Phase.ROLL:
        GAME.apply(made.box, made.state, LUCK, made.numbers()["face 2"][0], book)
    assert int(book.told) == 0
