"""The auction (TR-10 to TR-16)."""

import pytest

from paddock.core.who import LUCK, TABLE
from paddock.games.top_race.state import Phase
from tests.games.top_race.table import COLOURS, opening, selling


# TR-5, TR-10, TR-11
def test_after_the_deal_a_lot_names_the_opener_and_then_any_car_comes_up() -> None:
    made = opening(4)
    while made.phase is Phase.DEAL:
        made.do(made.may()[-1])
    assert made.options() == {f"opens {seat}": 1 for seat in range(4)}
    made.do("opens 2")
    assert made.due == LUCK
    assert made.options() == {f"turn-up {car}": 1 for car in COLOURS}
    made.do("turn-up white")
    assert made.due == 2
    assert made.may() == ["pass", *(f"bid {money}" for money in range(10, 201, 10))]


# TR-10
def test_the_least_bid_is_10_000_jumps_are_allowed_and_nobody_bids_more_than_he_has() -> None:
    made = selling(3, cash={1: 70, 2: 45})
    assert made.may()[1] == "bid 10"
    made.do("bid 30")
    assert made.may() == ["pass", "bid 40", "bid 50", "bid 60", "bid 70"]
    made.do("pass")
    assert made.due == 2
    assert made.may() == ["pass", "bid 40"]


# TR-10
def test_no_bid_is_higher_than_a_million() -> None:
    made = selling(3, cash={0: 3000})
    assert made.may()[-1] == "bid 1000"


# TR-11
def test_clockwise_one_raises_or_passes_and_who_passes_is_out() -> None:
    made = selling(4, opener=1)
    made.do("bid 10", "pass", "bid 20", "bid 30")
    assert made.due == 1
    made.do("pass")
    assert made.due == 3  # seat 2 is out
    made.do("bid 40", "pass")
    assert made.told_of("lot-sold") == [{"who": 3, "car": 0, "cash": 40}]
    assert made.cash() == [200, 200, 200, 160]
    assert made.phase is Phase.PUT


# TR-11
def test_the_next_lot_is_opened_by_the_player_after_the_buyer() -> None:
    made = selling(4, opener=1).do("bid 10", "pass", "pass", "pass", "put a1", "turn-up blue")
    assert made.due == 2


# TR-11, TR-14
def test_after_a_refused_lot_the_opener_stays() -> None:
    made = selling(3, opener=1).do("pass", "pass", "pass")
    assert made.told_of("lot-refused") == [{"who": -1, "car": 0}]
    made.do("turn-up green")
    assert made.due == 1


# TR-11, TR-12
def test_if_the_opener_may_not_bid_the_next_eligible_player_opens() -> None:
    sold = {"blue": 0, "yellow": 0, "purple": 0, "white": 1}
    made = selling(4, opener=0, sold=sold, lot="red")
    assert made.due == 2  # two cars are left for seats 2 and 3


# TR-11
def test_a_lone_bidder_need_not_raise_himself() -> None:
    made = selling(2).do("bid 10", "bid 20", "pass")
    assert made.told_of("lot-sold") == [{"who": 1, "car": 0, "cash": 20}]


# TR-11
def test_secret_the_highest_pays_a_step_more_than_the_second_highest() -> None:
    made = selling(3, auction="secret")
    assert made.seats_due == [0, 1, 2]
    made.do("2: limit 90", "0: limit 40", "2: limit 120")
    assert made.seats_due == [1]
    made.do("1: limit 60")
    assert made.told_of("lot-sold") == [{"who": 2, "car": 0, "cash": 70}]


# TR-11
def test_secret_nobody_pays_more_than_his_limit_and_of_equals_the_first_from_the_opener_wins() -> (
    None
):
    made = selling(4, auction="secret", opener=2)
    made.do("0: limit 80", "1: limit 20", "2: limit 0", "3: limit 80")
    assert made.told_of("lot-sold") == [{"who": 3, "car": 0, "cash": 80}]


# TR-11
def test_secret_alone_one_pays_10_000_and_without_a_limit_the_car_is_refused() -> None:
    made = selling(3, auction="secret").do("0: limit 0", "1: limit 150", "2: limit 0")
    assert made.told_of("lot-sold") == [{"who": 1, "car": 0, "cash": 10}]
    made = selling(3, auction="secret").do("0: limit 0", "1: limit 0", "2: limit 0")
    assert made.told_of("lot-refused") == [{"who": -1, "car": 0}]


# TR-11, TR-12
def test_secret_only_those_who_may_bid_are_asked() -> None:
    sold = {"blue": 0, "yellow": 0, "purple": 0, "white": 1}
    made = selling(4, auction="secret", sold=sold)
    assert made.seats_due == [2, 3]
    assert made.may(0) == []
    made.do("3: limit 10")
    assert "limit 30" in made.may(3)  # may change while the round lasts
    made = selling(3, auction="secret", cash={0: 5, 1: -20, 2: 20})
    assert made.seats_due == [2]
    assert made.may(2) == ["limit 0", "limit 10", "limit 20"]


# TR-11
def test_outcry_anybody_bids_and_the_table_ends_the_lot() -> None:
    made = selling(3, auction="outcry")
    assert made.seats_due == [0, 1, 2]
    assert made.may(TABLE) == ["hammer"]
    made.do("2: bid 10", "0: bid 50")
    assert made.seats_due == [1, 2]
    made.do("1: content")
    assert made.seats_due == [2]
    made.do("2: bid 60")
    assert made.seats_due == [0, 1]  # a higher bid brings the content back
    assert made.may(2) == []
    made.do("9: hammer")
    assert made.told_of("lot-sold") == [{"who": 2, "car": 0, "cash": 60}]


# TR-11
def test_outcry_ends_by_itself_when_nobody_wants_more() -> None:
    made = selling(2, auction="outcry").do("0: bid 200")
    assert made.told_of("lot-sold") == [{"who": 0, "car": 0, "cash": 200}]
    made = selling(2, auction="outcry").do("0: content", "1: content")
    assert made.told_of("lot-refused") == [{"who": -1, "car": 0}]


# TR-12
@pytest.mark.parametrize(("sold", "may"), [(3, True), (4, False)])
def test_an_owner_may_bid_only_while_more_cars_are_left_than_players_without(
    sold: int, may: bool
) -> None:
    owned = dict.fromkeys(["blue", "yellow", "purple", "white"][:sold], 0)
    made = selling(3, opener=0, sold=owned)  # two players without a car
    assert (made.due == 0) is may
    if not may:
        assert made.refusals(0)["lot"].rule == "TR-12"


# TR-13
def test_the_last_car_goes_to_the_one_without_for_30_000() -> None:
    sold = {"blue": 0, "yellow": 0, "purple": 0, "white": 1, "green": 1}
    made = selling(3, sold=sold)
    assert made.cash() == [200, 200, 170]
    assert made.owner("red") == 2
    assert made.phase is Phase.PLAY  # one square was left, and seat 2 begins (TR-20)
    assert made.due == 2


# TR-13
def test_who_cannot_pay_goes_into_debt() -> None:
    sold = {"blue": 0, "yellow": 0, "purple": 0, "white": 1, "green": 1}
    made = selling(3, sold=sold, cash={2: 20})
    assert made.cash() == [200, 200, -10]
    assert made.state.bank == 30


# TR-13
def test_the_last_car_is_auctioned_when_everybody_has_one() -> None:
    sold = {"blue": 0, "yellow": 0, "purple": 2, "white": 1, "green": 1}
    made = selling(3, sold=sold)
    assert made.phase is Phase.BID


# TR-14
def test_a_refused_car_comes_again_after_the_others() -> None:
    made = selling(2, sold={"blue": 0, "yellow": 1, "purple": 1, "white": 1})
    made.do("pass", "pass")  # red is refused, green lies face down and comes up
    assert [event["car"] for event in made.told_of("lot-up")] == [5]
    made.do("bid 10", "pass", "put a0")
    assert made.told_of("lot-back") == [{"who": -1, "car": 0}]
    assert made.phase is Phase.BID


# TR-14
def test_when_all_are_refused_the_next_without_a_car_must_take_the_top_one() -> None:
    sold = {"blue": 0, "yellow": 0, "purple": 0}
    made = selling(3, opener=2, sold=sold, lot="red", refused="white green")
    assert made.due == 2
    made.do("pass", "pass", "pass")
    assert made.told_of("must-take") == [{"who": 2, "car": 4, "cash": 10}]
    assert made.cash() == [200, 200, 190]
    assert made.state.opener == 0
    made.do("put a0")
    assert made.told_of("lot-back") == [{"who": -1, "car": 5}]


# TR-14
def test_with_debts_only_cars_are_taken_without_a_word() -> None:
    made = selling(
        2, cash={0: 0, 1: -50}, opener=1, lot="red", refused="blue yellow purple white green"
    )
    told = [made.owner(car) for car in ("blue", "yellow")]
    assert told[0] == 1
    assert made.phase is Phase.PUT
    made.do("put a0")
    assert made.owner("yellow") == 0
    assert made.cash() == [-10, -60]
    made.do("put a1")
    assert made.phase is Phase.PLAY  # nobody can pay for the other four
    assert made.due == 0


# TR-14, TR-16
def test_when_everybody_has_one_the_cars_left_stay_unowned_and_line_up_in_their_order() -> None:
    sold = {"blue": 0, "yellow": 1, "purple": 1}
    made = selling(2, opener=0, sold=sold, lot="red", refused="green white")
    made.state.square[[1, 2, 3]] = [3, 0, 4]  # a1, a0, b1: left are c1, b0, c0
    made.do("pass", "pass")
    put = made.told_of("unowned-put")
    assert [(event["car"], event["square"]) for event in put] == [(5, 5), (4, 1), (0, 2)]
    assert [made.at(car) for car in ("green", "white", "red")] == ["c1", "b0", "c0"]
    assert made.owner("green") == -1
    assert made.phase is Phase.PLAY


# TR-15
def test_the_buyer_chooses_any_free_start_square() -> None:
    made = selling(3).do("bid 10", "pass", "pass")
    assert made.due == 0
    assert made.may() == [f"put {square}" for square in ("a0", "b0", "c0", "a1", "b1", "c1")]
    made.do("put b1", "turn-up blue", "bid 10", "pass", "pass")
    assert made.may() == [f"put {square}" for square in ("a0", "b0", "c0", "a1", "c1")]


# TR-15
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_ends_up_with_a_car_even_when_one_buys_all_he_can(seats: int) -> None:
    made = selling(seats, opener=0, cash={0: 2000})
    while made.phase is not Phase.PLAY:
        may = made.may()
        mine = made.due == 0 and "bid" in " ".join(may)
        made.do(next((w for w in may if mine and w.startswith("bid")), may[0]))
    owners = [made.owner(car) for car in COLOURS]
    assert set(owners) >= set(range(seats))
    assert owners.count(0) == 6 - (seats - 1)  # differences of two and more are allowed


# TR-20
def test_the_last_buyer_begins() -> None:
    sold = {"blue": 0, "yellow": 0, "purple": 2, "white": 1, "green": 1}
    made = selling(3, sold=sold, opener=1).do("bid 10", "pass", "pass")
    assert made.told_of("first-turn") == [{"who": 1}]
    assert made.due == 1
