"""Cards of the course replaced, and hands refilled (ND-40, ND-42)."""

from collections import Counter

import pytest

from paddock.games.nitro_dice.state import Phase
from tests.games.nitro_dice.table import Table, table


def placing(*cars: str, **more: object) -> Table:
    """At the beginning of the placing of hazards."""
    return table(*cars, **more).begin(Phase.NEXT_HAZARD)  # type: ignore[arg-type]


# ND-40
def test_each_in_order_may_replace_one_card_by_one_of_its_type() -> None:
    made = placing("5in1", "9in1", hands={0: "red-outer", 1: "straight-hazard, yellow"})
    assert made.due == 1
    assert made.may() == ["offer straight-hazard", "offer yellow", "pass"]
    made.do("offer yellow", "put 13 inside")
    assert made.due == 0
    made.do("offer red-outer", "put 4 inside")
    assert made.laid(4) == "red:outer"
    assert made.hand(0) == {}
    assert made.pool("discards") == Counter({"red": 1, "yellow": 1})
    assert made.phase == Phase.DRAW


# ND-40
def test_not_start_or_garage_and_no_card_with_a_die_on_it() -> None:
    made = placing("5in1", "10pit1", hands={0: "straight"})
    if made.due == 1:
        made.do("pass")
    made.do("offer straight")
    assert made.may() == [f"put {card} inside" for card in (2, 3, 7, 8, 9)]


# ND-40
def test_a_straight_may_be_laid_either_way_round() -> None:
    made = placing("5in1", "4in1", hands={0: "straight-hazard"})
    made.do("offer straight-hazard")
    assert [words for words in made.may() if " 7 " in words] == ["put 7 inside", "put 7 outside"]
    assert made.copy().do("put 7 inside").laid(7) == "straight:inside"
    assert made.do("put 7 outside").laid(7) == "straight:outside"


# ND-40
def test_a_clean_card_may_replace_a_hazard_which_is_discarded() -> None:
    made = placing("5in1", "4in1", hands={0: "straight"}, course={7: "straight:inside"})
    made.do("offer straight", "put 7 inside")
    assert made.laid(7) == "straight"
    assert made.pool("discards") == {"straight-hazard": 1}


# ND-40
def test_who_has_no_fitting_card_can_only_pass() -> None:
    made = placing("13in1", "4in1", hands={0: "yellow"})  # the only yellow card has a die on it
    assert made.may() == ["pass"]
    made.do("pass")
    assert made.due == 1


def drawn(made: Table) -> list[int]:
    """How many cards each seat draws."""
    counts = [0] * made.seats
    while made.phase in (Phase.DRAW, Phase.CUT):
        if made.phase == Phase.DRAW:
            counts[int(made.state.seat)] += 1
        made.do(made.may()[0])
    return counts


# ND-42
@pytest.mark.parametrize(
    ("cars", "counts"),
    [
        (("5in1", "2in1"), [3, 5]),
        (("5in1", "2in1", "3in1"), [3, 5, 4]),
        (("2in1", "2in2", "2in3", "3in1", "3in2", "3in3"), [5, 4, 4, 4, 4, 3]),
    ],
)
def test_the_first_draws_three_the_last_five_others_four(
    cars: tuple[str, ...], counts: list[int]
) -> None:
    assert drawn(table(*cars).begin(Phase.NEXT_REFILL)) == counts


# ND-42: leader first
def test_the_leader_draws_first() -> None:
    made = table("2in1", "5in1").begin(Phase.NEXT_REFILL)
    assert made.state.seat == 1


# ND-42
def test_places_count_among_the_dice_on_the_course_and_one_alone_draws_three() -> None:
    made = table("5in1", "off", "off", "2in1")
    assert drawn(made.begin(Phase.NEXT_REFILL)) == [3, 0, 0, 5]
    made = table("5in1", "off", "off")
    assert drawn(made.begin(Phase.NEXT_REFILL)) == [3, 0, 0]


# ND-42, ND-32
def test_the_full_number_is_drawn_and_then_the_hand_is_cut() -> None:
    made = table("5in1", "2in1", conditions="39", hands={0: "3 red"}).begin(Phase.NEXT_REFILL)
    made.do("card yellow", "card yellow", "card straight")
    assert (made.phase, made.of("held")[0]) == (Phase.CUT, 6)
    made.do("cut red", "cut yellow", "cut straight")
    assert made.hand(0) == {"red": 2, "yellow": 1}
    assert made.state.seat == 1


# ND-42
@pytest.mark.parametrize(("hand", "count"), [("3 red", 0), ("2 red", 1), ("", 3)])
def test_where_the_table_wants_it_only_up_to_the_limit_is_drawn(hand: str, count: int) -> None:
    made = table("5in1", "2in1", conditions="39", hands={0: hand}, refill="limit")
    assert drawn(made.begin(Phase.NEXT_REFILL)) == [count, 5]


# ND-42
def test_when_a_card_is_wanted_and_the_pile_is_empty_the_discards_are_shuffled() -> None:
    made = table("5in1", "2in1", hands={0: "red"}, stock="yellow").begin(Phase.NEXT_REFILL)
    discards = made.pool("discards")
    made.do("card yellow")
    assert made.told_of("shuffles") == [{"who": -1, "cards": discards.total()}]
    assert made.pool("pile") == discards
    assert made.pool("discards") == {}
    assert made.phase == Phase.DRAW


# ND-42
def test_the_pile_is_not_shuffled_before_a_card_is_wanted() -> None:
    made = table("5in1", "2in1", stock="5 red, 3 yellow").begin(Phase.NEXT_REFILL)
    for _ in range(8):
        made.do(made.may()[0])
    assert made.state.stock == 0
    assert made.phase == Phase.SPEED


# ND-42
def test_where_pile_and_discards_are_empty_nothing_is_drawn() -> None:
    made = table("5in1", "2in1", stock="red")
    made.state.discards[:] = 0
    made.begin(Phase.NEXT_REFILL)
    made.do("card red")
    assert [told["who"] for told in made.told_of("no-cards-left")] == [0, 1]
    assert made.phase == Phase.SPEED
    assert made.of("held") == [1, 0]
