"""The deal, the turn, the last turns (FMR-8 to FMR-11)."""

import numpy as np
import pytest

from paddock.core.who import LUCK
from paddock.games.formula_motor_racing.state import Phase
from tests.games.formula_motor_racing.table import CARD, GAME, GRID, Table, opening, table, walk


def dealt(seats: int, **options: object) -> Table:
    """A table that has just been dealt its first hands."""
    made = opening(seats, **options)
    next(words for words in walk(made, seed=seats) if made.phase == Phase.PLAY)
    return made


# FMR-8
@pytest.mark.parametrize(("seats", "pile"), [(3, 39), (4, 34), (5, 29), (6, 24)])
def test_everybody_is_dealt_five_cards_and_the_rest_are_the_pile(seats: int, pile: int) -> None:
    made = dealt(seats)
    assert [len(made.hand(seat)) for seat in range(seats)] == [5] * seats
    assert made.state.pile == pile == made.state.unseen.sum()


# FMR-8
def test_each_card_left_in_the_deck_is_as_likely_to_be_dealt() -> None:
    made = opening(4)
    next(words for words in walk(made, seed=1) if made.phase == Phase.DEAL)
    assert made.options()["get-card overtake red +3"] == 2
    assert made.options()["get-card turbo"] == 4
    made.do("get-card turbo", "get-card crash")
    assert made.options()["get-card turbo"] == 3
    assert "get-card crash" not in made.options()
    assert sum(made.options().values()) == 52


def first_seat(line: str, seats: int, teams: list[str], retired: str = "") -> int:
    """Who begins the race after one that ends so."""
    made = table(seats, line=line, retired=retired, teams=teams, last_turns=1, hand="pit beige")
    made.do("play pit beige", f"choose {line.split()[0]}", "face 12")
    assert made.phase == Phase.DEAL
    while made.phase == Phase.DEAL:
        made.draw()
    return made.due


# FMR-8
def test_the_player_who_commands_the_car_in_first_place_has_the_first_turn() -> None:
    teams = ["B", "G", "Y", "O"]
    assert first_seat("G2 B1", 4, teams) == 1
    assert first_seat("O1 B1", 4, teams) == 3


# FMR-8
def test_three_players_have_the_first_turn_by_either_of_their_teams() -> None:
    assert first_seat("P2 G1", 3, ["BP", "GR", "YO"]) == 0
    assert first_seat("O2 G1", 3, ["BP", "GR", "YO"]) == 2


# FMR-8
def test_if_nobody_commands_the_leader_the_best_placed_commanded_car_begins() -> None:
    teams = ["B", "G", "Y", "O"]
    assert first_seat("R1 P2 R2 P1 Y2 B1", 4, teams) == 2
    assert first_seat("P1 P2 O2", 5, ["B", "G", "Y", "O", "R"]) == 3


# FMR-8
def test_the_first_race_too_is_begun_by_the_leaders_player() -> None:
    made = opening(4).do("pick blue", "pick green", "pick yellow", "pick orange")
    made.do(*(f"next-on-grid {c}" for c in ("red", "yellow", "blue", "green", "orange", "purple")))
    while made.phase == Phase.DEAL:
        made.draw()
    assert made.due == 2
    assert made.kinds_told()[-1] == "first-turn"


# FMR-8
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_after_each_turn_it_is_the_next_seats_clockwise(seats: int) -> None:
    made = table(seats, to_move=seats - 2)
    order: list[int] = []
    for _ in range(seats + 1):
        order.append(made.due)
        made.do(made.may()[0])
        while made.phase != Phase.PLAY:
            made.do(made.may()[0])
    assert order == [(seats - 2 + i) % seats for i in range(seats + 1)]


# FMR-9
def test_a_turn_is_one_card_its_effect_and_one_card_drawn() -> None:
    made = table(hand="wrong line, crash, turbo")
    made.do("play wrong line", "choose R1")
    assert made.hand(0).count("wrong line") == 0
    assert len(made.hand(0)) == 4
    assert made.due == LUCK
    assert all(words.startswith("get-card") for words in made.may())
    made.do("get-card spin out")
    assert len(made.hand(0)) == 5
    assert "spin out" in made.hand(0)
    assert made.due == 1


# FMR-9
def test_nobody_may_pass_and_any_card_of_the_hand_may_be_played() -> None:
    made = table(hand="crash, wrong line, wrong line, turbo, pit red")
    cards = ["wrong line", "turbo", "pit red", "crash"]
    assert made.may() == [f"play {card}" for card in cards]


# FMR-9
def test_a_card_may_be_played_on_anybodys_car() -> None:
    made = table(hand="wrong line").do("play wrong line")
    assert {words.split()[1] for words in made.may()} == set(GRID.split())


# FMR-9
def test_a_player_whose_cars_have_all_retired_still_plays_and_draws() -> None:
    made = table(retired="B1 B2", hand="turbo")
    assert made.may()[-1] == "play turbo"
    made.do("play turbo", "choose G2").draw()
    assert len(made.hand(0)) == 5
    assert made.due == 1


# FMR-9
def test_only_the_seat_whose_turn_it_is_may_do_anything() -> None:
    made = table(to_move=2)
    out = np.zeros(GAME.WIDTH, np.int32)
    assert [GAME.legal(made.box, made.state, seat, out) for seat in (0, 1, 3)] == [0, 0, 0]


# FMR-9, FMR-20
def test_while_luck_is_due_nobody_may_do_anything() -> None:
    made = table(hand="crash").do("play crash")
    out = np.zeros(GAME.WIDTH, np.int32)
    assert [GAME.legal(made.box, made.state, seat, out) for seat in range(4)] == [0, 0, 0, 0]


# FMR-9
def test_each_card_that_nobody_has_seen_is_as_likely_to_be_drawn() -> None:
    made = table(hand="wrong line", removed=(6,)).do("play wrong line", "choose R1")
    weights = {f"get-card {card}": int(n) for card, n in zip(CARD, made.state.unseen, strict=True)}
    assert made.options() == {words: n for words, n in weights.items() if n}
    assert sum(made.options().values()) == made.state.pile + 6


# FMR-10
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_after_the_last_card_everybody_has_one_more_turn_its_drawer_the_last(seats: int) -> None:
    made = table(seats, to_move=1, pile=1, races=1)
    order = [made.due]
    drawn = 0
    for words in walk(made, seed=seats):
        drawn += words.startswith("get-card")
        if made.phase == Phase.PLAY:
            order.append(made.due)
    assert drawn == 1
    assert order == [1, *((2 + i) % seats for i in range(seats))]
    assert order[-1] == 1
    assert [len(made.hand(seat)) for seat in range(seats)] == [4] * seats


# FMR-10
def test_the_end_of_the_pile_is_told_once() -> None:
    made = table(pile=2, hand="wrong line", hands={1: "wrong line"})
    made.do("play wrong line", "choose R1").draw()
    assert "pile-empty" not in made.kinds_told()
    assert made.state.last_turns == -1
    made.do("play wrong line", "choose R1").draw()
    assert "pile-empty" in made.kinds_told()
    assert made.state.last_turns == 4


# FMR-10, FMR-26
@pytest.mark.parametrize(("seats", "turns"), [(3, 42), (4, 38), (5, 34), (6, 30)])
@pytest.mark.parametrize("removed", [0, 1, 6, 23, 24])
def test_a_race_has_a_turn_for_each_card_not_dealt_nor_removed_and_one_for_each_player(
    seats: int, turns: int, removed: int
) -> None:
    if (seats, removed) == (6, 24):
        return  # not even one card would be left
    made = opening(seats, races=1, removed=(removed,))
    played = [words for words in walk(made, seed=removed) if words.startswith("play ")]
    assert len(played) == turns - removed


# FMR-11
def test_gaps_close_when_cars_move() -> None:
    made = table(hand="lose control").do("play lose control", "choose G1")
    assert made.running == "B1 Y1 O1 R1 G1 P1 P2 R2 O2 Y2 G2 B2"


# FMR-11
def test_gaps_close_when_cars_retire_and_places_run_from_first_to_last() -> None:
    made = table(hand="charge engine").do("play charge engine", "choose Y1", "face 12")
    assert made.running == "B1 G1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"
    assert made.retired == "Y1"


# FMR-11
def test_last_place_is_that_of_the_last_running_car() -> None:
    made = table(retired="B2 G2", hand="charge gear").do("play charge gear", "choose G1", "face 11")
    assert made.running.split()[-1] == "G1"
    assert made.retired == "B2 G2"
