"""Exact numbers against counting: hands, others' hands, tips (TR-2, TR-41, TR-50)."""

from itertools import combinations

import pytest

from paddock.games.top_race import odds
from paddock.games.top_race.tables import COLOURS
from tests.games.top_race.table import GAME, Table, deck_file, opening, racing, selling


def counted(made: Table, cards: list[str], car: str) -> tuple[int, int, int]:
    """Fixed squares, joker squares, special cards, read off the cards' words."""
    fixed = jokers = linked = 0
    for card in cards:
        if "<>" in card:
            linked += car in card.split(" <> ")
            continue
        lines = [line.split(" ") for line in card.split(", ")]
        mine = [int(n) for word, n in lines if word == car]
        fixed += sum(mine)
        if not mine:
            jokers += sum(int(n) for word, n in lines if word == "joker")
    return fixed, jokers, linked


# TR-2
@pytest.mark.parametrize("seed", range(4))
def test_what_a_hand_gives_to_a_car_is_what_stands_on_its_cards(seed: int) -> None:
    made = opening(4)
    while made.phase.name == "DEAL":
        made.do(made.may()[(seed * 7 + int(made.state.unseen.sum())) % len(made.may())])
    for seat in range(4):
        for car in range(6):
            found = odds.in_hand(made.box, made.state, seat, car)
            assert tuple(found) == counted(made, made.hand(seat), COLOURS[car])


# TR-50
def test_what_others_may_hold_is_counted_over_all_hands_that_are_possible() -> None:
    deck = deck_file("red <> blue", "red <> white", *(f"red {n}" for n in range(1, 11)))
    made = opening(3, deck=[deck])
    while made.phase.name == "DEAL":
        made.do(made.may()[0])
    hidden = [card for seat in (1, 2) for card in made.hand(seat)]
    hands = list(combinations(hidden, 4))
    found = odds.in_others_hand(made.box, made.state, 0, 2, 0)
    squares = [counted(made, list(hand), "red")[0] for hand in hands]
    linked = [counted(made, list(hand), "red")[2] > 0 for hand in hands]
    assert found.squares == pytest.approx(sum(squares) / len(hands))
    assert found.linked == pytest.approx(sum(linked) / len(hands))


# TR-5, TR-50
def test_with_five_players_what_nobody_got_may_be_anything_too() -> None:
    made = opening(5)
    while made.phase.name == "DEAL":
        made.do(made.may()[0])
    hidden = odds.hidden_from(made.box, made.state, 1)
    assert int(hidden.sum()) == 4 * 9 + 3
    own = made.hand(1)
    assert ("blue <> red" in own) or odds.in_others_hand(
        made.box, made.state, 1, 0, COLOURS.index("red")
    ).linked == pytest.approx(9 / 39)


def test_an_empty_hand_holds_nothing() -> None:
    made = racing(hand="red 5", bare=True)
    assert odds.in_others_hand(made.box, made.state, 0, 1, 0) == (0.0, 0.0)


# TR-41
def test_the_odds_of_a_tip_are_the_table() -> None:
    assert odds.tip_values(0) == (90, 60, 30, 0, -10, -30)
    assert odds.tip_values(2) == (30, 20, 10, -20, -60, -90)


# TR-10
def test_who_may_bid_is_told_what_the_own_hand_gives_to_the_car() -> None:
    hands = {0: "red 10; joker 5, red 2; joker 5; blue <> red"}
    made = selling(3, hands=hands)
    prompt = GAME.prompt(made.box, made.state, 0)
    assert prompt.key == "prompt-bid-first"
    assert [prompt.args[name] for name in ("squares", "jokers", "linked")] == [12, 5, 1]
    assert "squares" not in GAME.prompt(made.box, made.state, 1).args
