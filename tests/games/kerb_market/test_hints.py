"""The Club player: what it likes, and how it thinks it stands."""

import numpy as np
import pytest

from paddock.core import registry
from paddock.core.match import Match
from paddock.lab.batch import play
from tests.games.kerb_market.market import ALL_DIFFERENT, NAME, bid, lot, market
from tests.toys.kerb_market.actions import BID, CHOOSE, CONTENT, pack
from tests.toys.kerb_market.tables import WARES


def favourite(match: Match, seat: int) -> int:
    """The action that weighs most."""
    legal = match.legal(seat)
    weights = np.zeros(len(legal), np.int32)
    out = np.array(legal, np.int32)
    match.game.lean(match.box, match.state, seat, out, len(legal), weights)
    assert (weights > 0).all()
    return legal[int(weights.argmax())]


def worth(match: Match, seat: int) -> float:
    return float(match.game.worth(match.box, match.state, seat))


def test_it_brings_what_earns_most_on_average() -> None:
    match = market("sticker mug wheel-nut", *ALL_DIFFERENT[1:])
    assert favourite(match, 0) == pack(CHOOSE, WARES.index("mug"))


@pytest.mark.parametrize(("race", "wanted"), [(True, pack(BID, 5)), (False, pack(CONTENT, 0))])
def test_it_spreads_its_coins_over_the_stones_it_wants(race: bool, wanted: int) -> None:
    """6 coins and about 4 on each of the four days to come, for three stones or for five."""
    match = lot(race=race)
    bid(match, 1, 4)
    assert favourite(match, 0) == wanted


def test_it_raises_by_no_more_than_it_must() -> None:
    match = lot(purse=20)
    assert favourite(match, 0) == pack(BID, 2)


def test_it_spends_everything_on_the_last_day() -> None:
    match = lot(days=1)
    bid(match, 1, 4)
    assert favourite(match, 0) == pack(BID, 5)


def test_it_spends_everything_to_keep_a_third_stone_from_the_leader() -> None:
    """KM-12"""
    match = lot(purse=20)
    bid(match, 1, 4)
    bid(match, 2, 7)
    bid(match, 1, 10)
    bid(match, 2, 13)
    assert favourite(match, 0) == pack(CONTENT, 0)
    match.state.stones[2] = 2
    assert favourite(match, 0) == pack(BID, 14)


def test_it_beats_those_who_play_at_random() -> None:
    game = registry.game(NAME)
    lineups = [["club", "random", "random"], ["random", "club", "random"]]
    ranks = play(game, game.box(3, {}), lineups, seed=1, games=200).ranks
    wins = sum(int(ranks[g, g % 2] == 1) for g in range(200))
    assert wins > 90  # a third of 200 would be no better than the others


def test_stones_count_for_more_than_a_few_coins() -> None:
    match = lot()
    assert worth(match, 0) == 0.5
    match.state.stones[0] = 1
    match.state.purse[1] += 3
    assert worth(match, 0) > 0.5 > worth(match, 1)
