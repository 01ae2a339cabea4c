"""The end of a race and of the match, and tips (TR-30 to TR-32, TR-40 to TR-42)."""

import pytest

from paddock.core.who import SEALED
from paddock.games.top_race.score import prize_of, shared, tip_value
from paddock.games.top_race.state import Phase
from tests.games.top_race.table import COLOURS, Table, opening, played_out, racing, walk


def drive_on(made: Table) -> Table:
    """Take the first way until the card is done; what is told is that of all of it."""
    told = list(made.told)
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
        told += made.told
    made.told = told
    return made


def tick_all(made: Table, *cars: str) -> Table:
    """One car for each seat."""
    return made.do(*(f"{seat}: tick {car}" for seat, car in enumerate(cars)))


# TR-30
def test_the_race_ends_the_moment_the_fifth_car_finishes_in_the_middle_of_a_card() -> None:
    card = "red 6, purple 4, white 2, blue 1"
    home = "blue yellow purple white"
    made = racing(hand=card, at="red a68, green a5", home=home, race=0)
    made.do(f"play {card}")
    assert made.kinds_told()[:4] == ["card-played", "moves", "finishes", "fifth-home"]
    assert made.phase is Phase.OVER
    places = {"blue": 1, "yellow": 2, "purple": 3, "white": 4, "red": 5, "green": 6}
    assert made.places() == places


# TR-30
def test_the_race_ends_when_nobody_still_racing_holds_a_card() -> None:
    made = racing(
        2,
        hand="red 5",
        bare=True,
        at="red a28, blue a30, yellow a20, purple b20, white c20, green c0",
    )
    made.do("play red 5")
    assert "cards-out" in made.kinds_told()
    # Blue 30, Red 29, then three level in column 20, Green last.
    assert made.places() == {"blue": 1, "red": 2, "yellow": 3, "purple": 3, "white": 3, "green": 6}


# TR-30
def test_cards_of_players_who_are_out_do_not_count() -> None:
    hands = {1: "blue 10; blue 5"}
    at, home = "red a28", "blue green"
    made = racing(2, hand="red 5", hands=hands, at=at, home=home, owners="010001", bare=True)
    made.state.out = 0b10
    made.do("play red 5")
    drive_on(made)
    assert made.phase is Phase.OVER
    assert made.state.held[1] == 2


# TR-30
def test_a_punctured_car_ranks_by_the_column_of_its_place() -> None:
    made = racing(2, hand="red 5", bare=True, at="blue a40, red a28, green a29")
    made.state.punctured[1], made.state.partner[1] = 1, 0
    made.do("play red 5")
    assert made.places()["blue"] == 1


# TR-30
@pytest.mark.parametrize(
    ("place", "cars", "prize"), [(1, 1, 200), (5, 2, 20), (3, 3, 63), (1, 6, 91), (2, 2, 125)]
)
def test_level_cars_share_the_average_of_their_prizes(place: int, cars: int, prize: int) -> None:
    assert prize_of(place, cars) == prize


# TR-30, TR-41
def test_shares_of_tips_are_cut_toward_zero() -> None:
    assert tip_value(0, 4, 3) == -13  # (0 - 10 - 30) / 3
    assert tip_value(1, 3, 2) == 5
    assert tip_value(2, 4, 3) == -56  # (-20 - 60 - 90) / 3 = -56.67
    assert [shared(7, 2), shared(-7, 2), shared(0, 3)] == [3, -3, 0]


# TR-31
def test_the_owners_get_the_prizes() -> None:
    home = "green white purple yellow"
    made = racing(3, hand="red 10", at="red a68, blue a5", home=home, owners="01201-")
    made.do("play red 10")
    placed = [(e["car"], e["place"], e["who"], e["cash"]) for e in made.told_of("car-placed")]
    assert placed == [(4, 2, 1, 150), (3, 3, 0, 100), (2, 4, 2, 60), (0, 5, 0, 30), (1, 6, 1, 10)]
    assert made.cash() == [330, 360, 260]


# TR-16
def test_the_prize_of_an_unowned_car_goes_to_nobody() -> None:
    made = racing(
        2, hand="red 10", at="red a68, blue a5", home="green white purple yellow", owners="01010-"
    )
    made.do("play red 10")
    assert made.told_of("unowned-placed") == [{"who": -1, "car": 5, "place": 1}]
    assert sum(made.cash()) == 400 + 150 + 100 + 60 + 30 + 10


# TR-16
def test_unowned_cars_race_and_block_and_are_moved_by_cards() -> None:
    made = racing(
        2, hand="green 5; red 5", hands={1: "red 10"}, at="green a29, red a28", owners="0101--"
    )
    made.do("play green 5")
    drive_on(made)
    assert made.column("green") == 34
    made.do("play red 10")
    drive_on(made)
    assert made.column("red") > 29


# TR-32
@pytest.mark.parametrize(
    ("cash", "wins", "ranks"),
    [
        ([300, 200, 250], [0, 3, 0], [1, 3, 2]),
        ([300, 300, 250], [0, 1, 2], [2, 1, 3]),
        ([300, 300, 300], [1, 1, 0], [1, 1, 3]),
        ([-20, 0, -10], [0, 0, 0], [3, 1, 2]),
    ],
)
def test_most_money_wins_then_most_races_won_then_it_is_shared(
    cash: list[int], wins: list[int], ranks: list[int]
) -> None:
    made = opening(3)
    made.state.cash[:3], made.state.wins[:3] = cash, wins
    assert made.scores() == list(zip(ranks, cash, strict=True))


# TR-32
def test_races_won_are_counted_shared_ones_too() -> None:
    made = racing(
        2,
        hand="red 5",
        bare=True,
        at="red a28, blue a29, yellow a20, purple b20, white c20, green c0",
    )
    made.state.square[[0, 1, 2, 3, 4, 5]] = [60, 61, 62, 3, 4, 5]
    level = int(made.box.last[61])
    made.state.punctured[0] = 1  # Red cannot move
    made.state.partner[0] = 5
    made.do("play red 5")
    first = [car for car, place in made.places().items() if place == 1]
    assert all(made.column(car) >= level for car in first)
    assert made.state.wins[:2].tolist() == [
        sum(1 for car in first if made.owner(car) == seat) for seat in range(2)
    ]


# TR-6
def test_money_goes_on_and_each_race_has_a_new_deal_and_auction() -> None:
    made = opening(3, races=2)
    races: list[int] = []
    for words in walk(made, 4):
        if "race-starts" in made.kinds_told():
            races.append(int(made.state.race))
            assert all(made.owner(car) == -1 for car in COLOURS)
            assert made.state.home == 0
        if made.phase is Phase.OVER:
            assert words
    assert races == [0, 1]
    assert made.told_of("match-ends") == [{"who": -1, "races": 2}]


# TR-40
def test_everybody_ticks_a_car_in_secret_when_the_first_car_crosses_a_line() -> None:
    made = racing(3, hand="red 5", at="red a12")
    made.do("play red 5")
    drive_on(made)
    assert made.told_of("line-crossed") == [{"who": -1, "car": 0, "tip": 0}]
    assert made.phase is Phase.TIP
    assert made.due_set == SEALED | 0b111  # seat 2 has no card, and is asked too
    made.do("2: tick red", "0: tick blue", "2: tick blue")  # one may change
    assert made.seats_due == [1]
    made.do("1: tick red")
    assert made.phase is Phase.PLAY
    assert made.due == 1
    assert made.state.tip[0, :3, 0].tolist() == [1, 0, 1]


# TR-40
def test_only_the_first_car_over_a_line_counts() -> None:
    made = racing(3, hand="red 5", at="red a12, green a20")
    made.do("play red 5")
    drive_on(made)
    assert made.phase is Phase.PLAY


# TR-40
def test_the_line_lies_behind_column_14() -> None:
    made = racing(3, hand="red 5", at="red b9")
    made.do("play red 5")
    drive_on(made)
    assert made.column("red") == 14
    assert made.phase is Phase.PLAY


# TR-40
def test_several_lines_crossed_by_one_card_are_asked_in_their_order() -> None:
    made = racing(3, hand="red 10", at="red a25, blue a0", crossed=0, owners="012120")
    made.do("play red 10")
    drive_on(made)
    tick_all(made, "white", "red", "red")
    assert made.phase is Phase.TIP
    assert made.state.asked == 1
    tick_all(made, "white", "red", "red")  # the same car again, or another
    assert made.phase is Phase.PLAY
    assert made.state.tip[0, :3, :2].tolist() == [[4, 4], [0, 0], [0, 0]]


# TR-40
def test_a_line_crossed_by_the_card_that_ends_the_race_gives_no_tip() -> None:
    made = racing(2, hand="red 5", bare=True, at="red a12")
    made.do("play red 5")
    drive_on(made)
    assert made.phase is Phase.OVER
    assert made.told_of("tip-opened") == []


# TR-40
def test_without_tips_nobody_is_asked() -> None:
    made = racing(3, hand="red 5", at="red a12", tips=False)
    made.do("play red 5")
    drive_on(made)
    assert made.phase is Phase.PLAY
    assert made.told_of("line-crossed") == []


# TR-41
def test_tips_pay_and_cost_by_the_place_of_the_car() -> None:
    made = racing(
        2,
        hand="red 10",
        at="red a68, blue a5",
        home="green white purple yellow",
        crossed=3,
        owners="------",
    )
    made.state.tip[0, 0] = [5, 5, 1]  # first, first, last
    made.state.tip[0, 1] = [1, 0, 4]  # last, fifth, second
    made.state.owner[0, 0] = 0
    made.do("play red 10")
    opened = [(e["who"], e["tip"], e["cash"]) for e in made.told_of("tip-opened")]
    assert opened == [(0, 0, 90), (1, 0, -30), (0, 1, 60), (1, 1, -30), (0, 2, -90), (1, 2, 20)]
    assert made.cash() == [200 + 30 + 90 + 60 - 90, 200 - 30 - 30 + 20]


# TR-13, TR-41
def test_losses_by_tips_may_lead_into_debt() -> None:
    made = racing(
        2,
        hand="red 10",
        at="red a68, blue a5",
        home="green white purple yellow",
        crossed=3,
        owners="------",
    )
    made.state.owner[0, 0] = 0
    made.state.cash[1] = 10
    made.state.tip[0, :2] = [[5, 5, 5], [1, 1, 1]]
    made.do("play red 10")
    assert made.cash()[1] == 10 - 30 - 60 - 90


# TR-42
@pytest.mark.parametrize(("own", "may"), [(False, 4), (True, 6)])
def test_own_cars_may_not_be_ticked_unless_the_table_allows_it(own: bool, may: int) -> None:
    made = racing(3, hand="red 5", at="red a12", tip_own=own)
    made.do("play red 5")
    drive_on(made)
    assert len(made.may(0)) == may
    assert ("tick red" in made.may(0)) is own
    refused = made.refusals(0)
    assert ("car:red" in refused) is not own


# TR-5, TR-6
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_matches_come_to_their_end(seats: int) -> None:
    made = played_out(opening(seats, races=2), seed=seats)
    assert made.phase is Phase.OVER
    assert sorted(rank for rank, _ in made.scores())[0] == 1
