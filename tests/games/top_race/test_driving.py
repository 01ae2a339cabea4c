"""Cards, ways, jokers, spurt and puncture (TR-20 to TR-28)."""

import pytest

from paddock.games.top_race.state import Phase
from tests.games.top_race.table import GAME, SQUARE, Table, deck_file, opening, racing


def go_straight(made: Table, *squares: str) -> Table:
    """Go over these squares; those without an alternative come by themselves."""
    for square in squares:
        made.do(f"go {square}")
    return made


# TR-20
def test_it_goes_clockwise() -> None:
    made = racing(3, hand="joker 5", seat=1)
    made.do("play joker 5", "choose green")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.due == 2


# TR-21
def test_a_turn_is_exactly_one_card_and_nobody_may_pass() -> None:
    made = racing(hand="blue 10; joker 5; joker 5; red 5")
    assert all(words.startswith("play ") for words in made.may())
    assert {"play red 5", "play blue 10", "play joker 5"} <= set(made.may())
    held = int(made.state.held[0])
    made.do("play red 5")
    assert made.state.held[0] == held - 1
    assert "red 5" not in made.hand(0)


# TR-21
def test_lines_are_carried_out_from_the_top_each_as_a_whole() -> None:
    card = "blue 6, yellow 4, purple 2, green 1"
    made = racing(hand=card, at="blue a28, yellow a29").do(f"play {card}")
    # Blue stands behind Yellow in the single lane, so it is blocked before Yellow has moved.
    assert made.told_of("loses") == [{"who": -1, "car": 1, "squares": 6}]
    assert made.at("blue") == "a28"
    assert made.state.line == 1
    assert made.may() == ["go a33", "go b33"]  # Yellow has come to the end of the single lane


# TR-21
def test_a_card_without_any_effect_may_be_played() -> None:
    made = racing(hand="blue 10; red 5", home="blue")
    assert "play blue 10" in made.may()
    assert made.decision("play blue 10").warning is not None
    made.do("play blue 10")
    assert made.told_of("is-home") == [{"who": -1, "car": 1}]
    assert made.due == 1


# TR-22
def test_a_car_moves_straight_or_diagonally_forward_along_the_board() -> None:
    made = racing(hand="white 5", at="white b20").do("play white 5")
    assert made.may() == ["go a21", "go b21", "go c21"]
    made.do("go a21")
    assert made.may() == ["go a22", "go b22"]


# TR-22
def test_a_car_never_enters_an_occupied_square() -> None:
    made = racing(hand="white 5", at="white b20, red b21, blue a22").do("play white 5")
    assert made.may() == ["go a21", "go c21"]
    assert made.refusals(0)["square:b21"].key == "why-occupied"
    made.do("go a21")
    assert made.at("white") == "b22"  # the only square that follows a21 and is free
    assert made.may() == ["go a23", "go b23", "go c23"]


# TR-22
def test_it_must_go_its_full_number_if_any_way_allows_it() -> None:
    at = "red b24, blue a26, white b26"
    made = racing(hand="red 5", at=at).do("play red 5")
    # Only c26 is free in column 26, and only over b25 or c25 one comes there.
    assert made.may() == ["go b25", "go c25"]
    assert made.refusals(0)["square:a25"].key == "why-dead-end"


# TR-22
def test_otherwise_it_goes_as_far_as_possible_and_the_rest_is_lost() -> None:
    made = racing(hand="red 5", at="red a28, green a31").do("play red 5")
    assert made.at("red") == "a30"
    assert made.told_of("moves") == [
        {"who": -1, "car": 0, "from": SQUARE.index("a28"), "to": SQUARE.index("a30")}
    ]
    assert made.told_of("loses") == [{"who": -1, "car": 0, "squares": 3}]


# TR-22
def test_as_far_as_possible_counts_squares_not_columns() -> None:
    # A wall stands in column 58: by the outside lane there are three squares, inside only one.
    made = racing(hand="red 5", at="red b51, blue a58, white b58, green c58").do("play red 5")
    assert made.at("red") == "c56"
    assert made.told_of("loses")[0]["squares"] == 2


# TR-22
def test_a_way_off_the_board_counts_as_the_full_number() -> None:
    made = racing(hand="red 5", at="red a66, blue a20").do("play red 5")
    assert made.may() == ["go a67", "go b67"]
    made.do("go a67", "go b68")
    assert made.at("red") == "finish"
    assert made.told_of("loses") == []
    assert made.due == 1


# TR-22
def test_one_may_choose_between_leaving_the_board_and_another_full_way() -> None:
    # From column 58 the finish is six squares away by the inside, eight by the outside.
    deck = deck_file(*(f"{car} {n}" for car in ("red", "blue") for n in range(1, 9)))
    made = racing(hand="red 7", at="red b58", deck=[deck]).do("play red 7")
    assert sorted(made.may()) == ["go a59", "go b59", "go c59"]
    home, outside = made.copy(), made
    while home.phase is Phase.MOVE:
        home.do(home.may()[-1])
    assert home.at("red") == "finish"
    go_straight(outside, "c59", "c65", "c66", "c67", "c68")
    assert outside.at("red") == "c68"


# TR-22
def test_one_may_slip_through_diagonally_between_two_cars() -> None:
    made = racing(hand="red 5", at="red a21, blue a22, white b21, green c23, yellow a24")
    made.do("play red 5")
    assert made.at("red") == "b22"  # between Blue and White


# TR-22
def test_a_blocked_car_does_not_move_at_all() -> None:
    made = racing(hand="red 5", at="red a28, green a29").do("play red 5")
    assert made.at("red") == "a28"
    assert made.told_of("loses") == [{"who": -1, "car": 0, "squares": 5}]


# TR-23
@pytest.mark.parametrize(
    ("curves", "may"), [("lanes", ["go b55"]), ("free", ["go b55", "go c54", "go a52"])]
)
def test_lanes_in_the_curves(curves: str, may: list[str]) -> None:
    made = racing(hand="red 5", at="red b51", curves=curves).do("play red 5", "go b52")
    if curves == "lanes":
        assert made.at("red") != "b52"  # one way only, so it has gone on
    else:
        assert sorted(made.may()) == sorted(may)


# TR-24
def test_a_car_that_leaves_column_68_is_home_and_its_surplus_is_lost() -> None:
    made = racing(hand="red 10", at="red a68").do("play red 10")
    assert made.at("red") == "finish"
    assert made.told_of("finishes") == [{"who": -1, "car": 0, "place": 1}]
    assert made.told_of("loses") == []
    assert made.state.place[0, 0] == 1


# TR-24, TR-25
def test_cars_that_are_home_are_not_moved_but_a_joker_may_be_one_of_them() -> None:
    made = racing(hand="joker 5, red 2", home="red white").do("play joker 5, red 2")
    assert made.may() == [f"choose {car}" for car in ("blue", "yellow", "purple", "white", "green")]
    assert made.decision("choose white").warning is not None
    made.do("choose white")
    assert [event["car"] for event in made.told_of("is-home")] == [4, 0]
    assert made.due == 1


# TR-25
def test_a_joker_is_any_car_not_on_the_card_also_a_blocked_or_punctured_one() -> None:
    made = racing(hand="joker 5", at="red a28, green a29").do("play joker 5")
    assert len(made.may()) == 6
    made.do("choose red")
    assert made.told_of("loses") == [{"who": -1, "car": 0, "squares": 5}]
    made = racing(hand="joker 5")
    _puncture(made, "red", "blue")
    made.do("play joker 5", "choose red")
    assert made.told_of("cannot-move") == [{"who": -1, "car": 0}]


# TR-25
def test_the_jokers_line_comes_when_its_turn_comes() -> None:
    card = "blue 6, white 4, joker 2, yellow 1"
    made = racing(hand=card, at="blue a28, white a29").do(f"play {card}")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.may() == ["choose red", "choose purple", "choose green"]
    made.do("choose green")
    assert (made.state.mover, made.state.left) == (5, 2)


# TR-25
def test_with_five_colours_printed_the_joker_is_the_sixth() -> None:
    card = "red 1, blue 1, yellow 1, purple 1, white 1, joker 3"
    own = deck_file(card, *(f"green {n}" for n in range(1, 15)))
    at = "red a29, blue a30, yellow a31, purple a40, white a41, green a43"
    made = racing(deck=[own], hand=card, at=at).do(f"play {card}")
    assert made.told_of("joker-chosen") == [{"who": 0, "car": 5}]


def _puncture(made: Table, car: str, partner: str, number: int = 1) -> None:
    """A car stands beside its square and waits for another."""
    from paddock.games.top_race.tables import COLOURS

    index = COLOURS.index(car)
    made.state.punctured[index] = number
    made.state.partner[index] = COLOURS.index(partner)
    made.state.punctures = max(number, int(made.state.punctures))


# TR-26
def test_a_special_card_is_a_spurt_or_a_puncture() -> None:
    made = racing(hand="blue <> red", at="blue a30, red a20").do("play blue <> red")
    assert made.may() == ["spurt", "puncture"]
    assert made.decision("spurt").anchor == "car:red"
    assert made.decision("puncture").anchor == "car:blue"


# TR-26
def test_spurt_the_car_behind_drives_up_level_on_a_way_of_choice() -> None:
    made = racing(hand="blue <> red", at="blue b24, red b20").do("play blue <> red", "spurt")
    assert made.told_of("spurts") == [{"who": 0, "car": 0, "front": 1}]
    assert made.may() == ["go a21", "go b21", "go c21"]
    go_straight(made, "c21", "c22", "c23")
    assert made.at("red") == "c24"  # b24 is taken, and one does not go beyond
    assert made.due == 1


# TR-26
def test_spurt_goes_any_distance() -> None:
    made = racing(hand="blue <> red", at="blue a67, red b2").do("play blue <> red", "spurt")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.column("red") == 67
    assert made.due == 1


# TR-27
def test_spurt_blocked_it_goes_to_the_foremost_square_it_can_reach() -> None:
    made = racing(hand="blue <> red", at="blue a31, red a20, white a29").do("play blue <> red")
    made.do("spurt")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.at("red") == "a28"


# TR-27
def test_spurt_it_may_have_to_stay_where_it_is() -> None:
    made = racing(hand="blue <> red", at="blue a33, red a28, white a29")
    made.do("play blue <> red", "spurt")
    assert made.at("red") == "a28"
    assert made.due == 1


# TR-27
def test_spurt_the_player_chooses_among_equals() -> None:
    at = "blue b24, red b21, white a24, green c24"
    made = racing(hand="blue <> red", at=at).do("play blue <> red", "spurt")
    assert made.may() == ["go a22", "go b22", "go c22"]
    made.do("go b22")
    assert made.may() == ["go a23", "go b23", "go c23"]
    made.do("go c23")
    assert made.at("red") == "c23"


# TR-27
def test_level_counts_the_last_column_of_a_square() -> None:
    # a52 covers the columns 52 to 57: level with it are b55 and c56.
    made = racing(hand="blue <> red", at="blue a52, red c50").do("play blue <> red", "spurt")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.at("red") in ("b55", "c56")


# TR-27
@pytest.mark.parametrize(
    ("at", "home"),
    [("blue b20, red a20", ""), ("blue a52, red b55", ""), ("red a20", "blue"), ("", "blue red")],
)
def test_level_cars_or_a_front_car_at_home_make_the_card_idle(at: str, home: str) -> None:
    made = racing(hand="blue <> red", at=at, home=home)
    assert made.decision("play blue <> red").warning is not None
    made.do("play blue <> red")
    assert made.kinds_told()[:2] == ["card-played", "no-effect"]
    assert made.due == 1


# TR-26
def test_puncture_the_car_in_front_is_taken_off_and_its_square_is_free() -> None:
    made = racing(
        hand="blue <> red", hands={1: "white 5; blue 5"}, at="blue a29, red a20, white a28"
    )
    made.do("play blue <> red", "puncture")
    assert made.told_of("punctures") == [{"who": 0, "car": 1, "partner": 0}]
    assert made.due == 1
    made.do("play white 5")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.column("white") == 33  # through Blue's square
    assert made.at("blue") == "a29"
    assert made.state.punctured[1] == 1


# TR-26
def test_a_punctured_car_cannot_be_moved() -> None:
    made = racing(hand="blue 10", at="blue a29, red a20")
    _puncture(made, "blue", "red")
    made.do("play blue 10")
    assert made.told_of("cannot-move") == [{"who": -1, "car": 1}]
    assert made.at("blue") == "a29"


# TR-26, TR-27
def test_it_returns_the_instant_the_other_is_beyond_even_in_the_middle_of_a_card() -> None:
    card = "blue 6, red 5, green 4, purple 3, white 2, yellow 1"
    made = racing(hand=card, at="red a29, blue a28")
    _puncture(made, "red", "blue")
    made.do(f"play {card}")
    # Blue passes Red's place in the single lane; Red is back at once, and its line moves it.
    assert made.kinds_told() == ["card-played", "moves", "returns"]
    assert made.told_of("returns")[0]["car"] == 0
    assert made.phase is Phase.MOVE
    assert made.state.punctured[0] == 0
    while made.phase is Phase.MOVE and made.state.line < 2:
        made.do(made.may()[0])
    assert made.column("red") > 29


# TR-27
def test_level_is_not_beyond() -> None:
    made = racing(hand="red 5", at="blue a33, red a28, white b33")
    _puncture(made, "blue", "red")
    made.do("play red 5")
    assert made.column("red") == 33
    assert made.state.punctured[1] == 1


# TR-27
def test_finishing_is_passing() -> None:
    made = racing(hand="red 5", at="blue a68, red a67")
    _puncture(made, "blue", "red")
    made.do("play red 5")
    while made.phase is Phase.MOVE:
        made.do(made.may()[-1])
    assert made.at("red") == "finish"
    assert made.state.punctured[1] == 0
    assert made.at("blue") == "a68"


# TR-27
def test_if_its_square_is_taken_it_returns_beside_it_by_the_cards_players_choice() -> None:
    made = racing(hand="red 5", at="blue b21, red b20, white b21", seat=2)
    _puncture(made, "blue", "red")
    made.do("play red 5", "go a21")
    assert made.phase is Phase.MOVE  # level with Blue's place, not beyond
    made.do("go a22")
    assert made.phase is Phase.RETURN
    assert made.due == 2
    assert made.may() == ["return a21", "return c21"]
    assert made.refusals(0)["car:red"].rule == "TR-20"
    made.do("return c21")
    assert made.at("blue") == "c21"
    assert made.phase is Phase.MOVE  # and Red goes on
    assert made.state.left == 3


# TR-27
def test_if_no_square_is_free_it_waits_and_returns_as_soon_as_one_is() -> None:
    at = "blue a33, red a32, white a33, green b33, purple a10"
    made = racing(
        hand="red 5; white 5", hands={1: "green 5; purple 5", 2: "blue 5; purple 10"}, at=at
    )
    _puncture(made, "blue", "red")
    made.state.square[0] = made.box.next[made.state.square[4], 0]  # Red is beyond already
    made.do("play white 5")
    assert made.told_of("returns")[0]["car"] == 1  # White's first square has made room
    assert made.at("blue") == "a33"


# TR-27
def test_while_it_waits_it_cannot_be_moved_and_all_are_told() -> None:
    at = "blue a29, red a30, white a29, green a10"
    made = racing(hand="joker 5; blue 5", hands={1: "red 5; white 5"}, at=at)
    _puncture(made, "blue", "red")  # White stands on its square, and Red is beyond
    made.do("play blue 5")
    assert made.told_of("cannot-move") == [{"who": -1, "car": 1}]
    made.do("play red 5")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.told_of("waits") == [{"who": -1, "car": 1}]
    assert made.state.punctured[1] == 1


# TR-27
def test_of_several_that_wait_the_one_punctured_first_returns_first() -> None:
    at = "blue a28, green a28, white a28, red a30, yellow a31"
    made = racing(hand="white 5", at=at, hands={1: "red 5"})
    _puncture(made, "green", "red", 1)
    _puncture(made, "blue", "yellow", 2)
    made.do("play white 5")
    assert [event["car"] for event in made.told_of("returns")] == [5]
    assert made.state.punctured[1] == 2


# TR-27
def test_a_puncture_makes_room_for_a_car_that_waits() -> None:
    at = "blue a30, red a20, green a30, white a31"
    made = racing(hand="blue <> red", at=at)
    _puncture(made, "green", "white")
    made.do("play blue <> red", "puncture")
    assert made.kinds_told() == ["card-played", "punctures", "returns", *made.kinds_told()[3:]]
    assert made.at("green") == "a30"
    assert made.state.punctured[1] == 2


# TR-27
def test_a_punctured_car_can_neither_spurt_nor_have_another_puncture() -> None:
    for use, punctured in (("spurt", "red"), ("puncture", "blue")):
        made = racing(hand="blue <> red", at="blue a30, red a20")
        _puncture(made, punctured, "green")
        made.do("play blue <> red")
        assert made.decision(use).warning is not None
        made.do(use)
        assert len(made.told_of("cannot-move")) == 1
        assert made.state.punctures == 1


# TR-28
def test_a_player_whose_cars_are_all_home_is_out_after_the_card() -> None:
    card = "red 6, purple 4, white 2, green 1"
    deck = deck_file(card, *(f"{car} {n}" for car in ("red", "blue") for n in range(1, 9)))
    at = "red a68, purple a28, white a35, green a40, blue a59"
    made = racing(3, deck=[deck], hand=card, at=at, owners="012121").do(f"play {card}")
    assert made.at("red") == "finish"
    assert made.state.out == 0  # the card is not done
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.told_of("is-out") == [{"who": 0}]
    turns: list[int] = []
    while made.phase is not Phase.OVER:
        if made.phase is Phase.PLAY:
            turns.append(made.due)
        made.do(*(f"{seat}: {made.may(seat)[0]}" for seat in made.seats_due[:1]))
    assert set(turns) <= {1, 2}
    assert made.state.held[0] == 3


# TR-28
def test_a_player_without_cards_is_passed_over() -> None:
    hands = {2: "green 5; blue 5"}
    made = racing(3, hand="red 5; red 10", hands=hands, at="red a28, green a40", bare=True)
    made.do("play red 5")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert made.due == 2


def test_asking_for_the_ways_changes_nothing() -> None:
    made = racing(hand="white 5", at="white b20").do("play white 5")
    before = made.state.tobytes()
    GAME.why_not(made.box, made.state, 0)
    made.decision("go b21")
    assert made.state.tobytes() == before


def test_who_is_not_due_can_do_nothing() -> None:
    made = racing(hand="white 5")
    assert made.may(1) == []
    assert opening(3).may(0) == []  # luck deals to this seat
