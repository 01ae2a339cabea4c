"""The Club player: what it likes, and that it plays much better than chance."""

from random import Random

import numpy as np
import pytest

from paddock.core.compiled import INTERPRETED
from paddock.core.desk import new_desk
from paddock.core.who import LUCK
from paddock.games.top_race.hints import worth
from paddock.games.top_race.hints.auction import price_for, squares_for, worth_of
from paddock.games.top_race.state import Phase
from paddock.games.top_race.tables import COLOURS
from paddock.lab import batch
from tests.games.top_race.table import GAME, Table, advance, opening, racing, selling


def likes(made: Table, who: int | None = None) -> dict[str, int]:
    """The weights of what somebody may do, by its words."""
    who = made.due if who is None else who
    legal = np.array([made.action(words) for words in made.may(who)], np.int32)
    weights = np.zeros(len(legal), np.int32)
    GAME.lean(made.box, made.state, who, legal, len(legal), weights)
    return dict(zip(made.may(who), weights.tolist(), strict=True))


def favourite(made: Table, who: int | None = None) -> str:
    liked = likes(made, who)
    return max(liked, key=lambda words: liked[words])


# TR-10
def test_a_car_is_worth_more_to_a_hand_that_can_move_it() -> None:
    hands = {0: "red 10; red 5; red 6, purple 4, joker 2, green 1", 1: "blue 10; blue 5"}
    made = selling(3, hands=hands)
    assert squares_for(made.box, made.state, 0, 0) == 10 + 5 + 6
    assert worth_of(made.box, made.state, 0, 0) > worth_of(made.box, made.state, 1, 0)
    assert price_for(made.box, made.state, 0) > price_for(made.box, made.state, 1)


# TR-10, TR-11
def test_it_bids_by_small_steps_up_to_its_price_and_then_passes() -> None:
    made = selling(3, hands={0: "red 10; red 5; joker 5; joker 5; blue <> red"})
    price = 10 * int(price_for(made.box, made.state, 0))
    assert favourite(made) == "bid 10"
    made = selling(3, opener=1, hands={0: "red 10; red 5; joker 5"})
    made.do(f"bid {price}", "pass")
    assert favourite(made) == "pass"
    sealed = selling(3, auction="secret", hands={0: "red 10; red 5; joker 5"})
    limit = 10 * int(price_for(sealed.box, sealed.state, 0))
    assert favourite(sealed, 0) == f"limit {limit}"
    cry = selling(3, auction="outcry").do("1: bid 190")
    assert favourite(cry, 0) == "content"


# TR-12, TR-14: a last chance is worth the forced price
def test_who_needs_a_car_pays_at_least_30_000() -> None:
    sold = {"blue": 0, "yellow": 0, "purple": 0, "white": 1}
    made = selling(3, sold=sold, hands={2: "blue 5; blue 10"}, opener=2)
    assert price_for(made.box, made.state, 2) >= 3
    assert price_for(opening(3).box, opening(3).state, 0) == 0


# TR-15, TR-22: the short way is for one's own cars, the long one for the others'
def test_it_takes_the_inside_with_its_own_car_and_sends_others_outside() -> None:
    at = "red b51, blue b20, yellow a30, purple a31, white a35, green a40"
    own = racing(hand="red 5", at=at, owners="012012").do("play red 5")
    assert favourite(own) == "go a52"
    other = racing(hand="red 5", at=at, owners="201012").do("play red 5")
    assert favourite(other) == "go c52"


# TR-21
def test_it_plays_what_moves_its_own_car() -> None:
    at = "red b20, blue b24, yellow a22, purple a23, white a25, green c24"
    made = racing(hand="red 5; blue 5", at=at, owners="012121", bare=True)
    liked = likes(made)
    assert liked["play red 5"] > liked["play blue 5"]


# TR-25
def test_its_joker_is_its_own_car() -> None:
    at = "red b20, blue b24, yellow a22, purple a23, white a25, green c24"
    made = racing(hand="joker 5", at=at, owners="012121").do("play joker 5")
    assert favourite(made) == "choose red"


# TR-26
@pytest.mark.parametrize(("owners", "use"), [("012121", "spurt"), ("121201", "puncture")])
def test_it_spurts_with_its_own_car_behind_and_punctures_anothers_in_front(
    owners: str, use: str
) -> None:
    at = "red b20, blue b34, yellow a22, purple a23, white a25, green c24"
    made = racing(hand="blue <> red", at=at, owners=owners).do("play blue <> red")
    assert favourite(made) == use


# TR-40
def test_it_ticks_the_car_that_is_ahead() -> None:
    made = racing(3, hand="red 5", at="red a12, blue c14, white b5", owners="012012")
    made.do("play red 5")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert favourite(made, 1) == "tick red"
    assert favourite(made, 0) == "tick blue"


def test_it_thinks_about_punctured_and_blocked_cars_too() -> None:
    at = "red a29, blue a28, yellow a30, purple b20, white b21, green b22"
    hand = "red 5; yellow <> purple; joker 5; blue <> red; yellow 5"
    made = racing(hand=hand, at=at, home="")
    made.state.punctured[0], made.state.partner[0], made.state.punctures = 1, 1, 1
    assert min(likes(made).values()) >= 1
    made.do("play yellow <> purple")
    assert min(likes(made).values()) >= 1


def test_more_money_and_better_cars_are_worth_more() -> None:
    at = "red a67, blue b20, yellow a22, purple a23, white a25, green c24"
    made = racing(3, at=at, owners="012012")
    values = [worth(made.box, made.state, seat) for seat in range(3)]
    assert values[0] > 0.5 > max(values[1:])
    made.state.cash[1] += 500
    assert worth(made.box, made.state, 1) > 0.9


def races(seats: int, driver: str, count: int) -> float:
    """The mean prize money of seat 0 when all bid alike, but seat 0 drives so."""
    random, desk, won = Random(5), new_desk(0), 0
    out, weights = np.zeros((2, GAME.WIDTH), np.int32)
    for _ in range(count):
        made = opening(seats, races=1, tips=False)
        while made.phase is not Phase.OVER:
            who = made.due
            if who == LUCK:
                n = GAME.chances(made.box, made.state, out, weights)
            else:
                n = GAME.legal(made.box, made.state, who, out)
                if who == 0 and driver == "random" and made.phase >= Phase.PLAY:
                    weights[:n] = 1
                else:
                    GAME.lean(made.box, made.state, who, out, n, weights)
            action = random.choices(out[:n].tolist(), weights[:n].tolist())[0]
            GAME.apply(made.box, made.state, who, action, desk.book)
            advance(made.box, made.state, desk)
        places = made.places()
        prizes = (200, 150, 100, 60, 30, 10)
        won += sum(prizes[places[c] - 1] for c in COLOURS if made.owner(c) == 0)
    return won / count


@pytest.mark.skipif(INTERPRETED, reason="many matches")
def test_it_drives_better_than_chance_with_the_same_cars() -> None:
    assert races(3, "club", 60) > 1.2 * races(3, "random", 60)


@pytest.mark.skipif(INTERPRETED, reason="many matches")
@pytest.mark.parametrize(("seats", "share"), [(3, 0.9), (4, 0.9), (6, 0.85)])
def test_it_beats_random_players_clearly(seats: int, share: float) -> None:
    box = GAME.box(seats, {})
    lineups = [["club" if i == s else "random" for i in range(seats)] for s in range(seats)]
    played = batch.play(GAME, box, lineups, 3, 40 * seats)
    won = sum(int(played.ranks[g, g % seats] == 1) for g in range(40 * seats))
    assert won > share * 40 * seats
