"""What a player may know (FMR-30)."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest

from paddock.core.events import Event
from paddock.core.luck import new_stream
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing.events import CARD_DEALT, CARD_DRAWN
from paddock.games.formula_motor_racing.state import Phase
from paddock.games.formula_motor_racing.tables import COUNT
from tests.games.formula_motor_racing.table import CARD, GAME, Table, opening, table, walk


def seen(made: Table, seat: int) -> Any:
    return GAME.view(made.box, made.state, seat)


def redealt(made: Table, seat: int, seed: int) -> Table:
    other = made.copy()
    GAME.redeal(other.box, other.state, seat, new_stream(seed))
    return other


# FMR-30
def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    made = table(hands={2: "crash, turbo, turbo"})
    kinds: list[int] = list(seen(made, 2).hand)
    hand = [CARD[kind] for kind in kinds]
    assert hand == made.hand(2)
    assert {"crash", "turbo"} <= set(hand)
    assert seen(made, NOBODY).hand == ()


# FMR-30
def test_all_see_positions_the_row_of_the_retired_and_the_sizes_of_hands_and_pile() -> None:
    made = table(line="R1 B1", retired="O1 G2", pile=7, last_turns=None)
    for seat in (0, 3, NOBODY):
        view = seen(made, seat)
        assert [view.running[:2], view.retired] == [(8, 0), (6, 3)]
        assert view.pile == 7
        assert view.held == (5, 5, 5, 5)


# FMR-30
def test_all_see_the_discard_pile_every_card_played_and_nothing_else() -> None:
    made = opening(4, races=1, removed=(6,))
    played: Counter[str] = Counter()
    for words in walk(made, seed=6):
        if words.startswith("play "):
            played[words.removeprefix("play ")] += 1
        counts = {card: n for card, n in zip(CARD, seen(made, NOBODY).played, strict=True) if n}
        assert counts == played


# FMR-30, FMR-26
def test_no_view_tells_other_hands_the_decks_order_or_the_removed_cards() -> None:
    made = table(hand="crash", hands={1: "turbo, turbo, turbo, turbo"}, removed=(6,))
    for seat in (0, 2, NOBODY):
        view = msgspec.json.encode(seen(made, seat))
        for seed in range(5):
            other = redealt(made, seat, seed)
            assert msgspec.json.encode(seen(other, seat)) == view
            assert other.hand(1) != made.hand(1)


# FMR-30
def test_a_world_that_a_seat_could_be_in_keeps_its_hand_all_sizes_and_the_54_cards() -> None:
    made = table(pile=9, hand="crash, spin out", removed=(4,))
    for seat in range(4):
        other = redealt(made, seat, seed=seat)
        assert other.hand(seat) == made.hand(seat)
        assert other.state.held.tolist() == made.state.held.tolist()
        assert other.state.unseen.sum() == 9 + 4
        assert seen(other, seat).played == seen(made, seat).played
        assert all(other.hand(s) == sorted(other.hand(s), key=CARD.index) for s in range(4))


# FMR-30
def test_every_unseen_card_is_as_likely_in_every_place_of_a_redealt_world() -> None:
    made = table(hand="crash")
    unknown = COUNT.copy()
    for card in made.hand(0):
        unknown[CARD.index(card)] -= 1
    worlds = 500
    held = np.zeros(len(CARD))
    for seed in range(worlds):
        other = redealt(made, 0, seed)
        for card in other.hand(3):
            held[CARD.index(card)] += 1
    wanted = 5 * worlds * unknown / unknown.sum()
    error = 4.5 * np.sqrt(np.maximum(wanted, 1))
    assert (np.abs(held - wanted) <= error).all()
    assert held[CARD.index("crash")] == 0


# FMR-30
@pytest.mark.parametrize("kind", [CARD_DEALT, CARD_DRAWN])
def test_a_card_that_comes_is_named_to_its_owner_only(kind: int) -> None:
    made = table()
    event = Event(kind, 2, CARD.index("crash"))
    assert GAME.sees(made.box, made.state, 2, event) == event
    for seat in (0, 1, 3, NOBODY):
        told = GAME.sees(made.box, made.state, seat, event)
        assert told.who == 2
        assert (told.a, told.b, told.c, told.d) == (0, 0, 0, 0)
        assert GAME.KINDS[told.kind].name.endswith("unseen")


# FMR-30
def test_everything_else_is_told_to_everybody() -> None:
    made = opening(3, races=1, removed=(20,))
    for _ in walk(made, seed=3):
        for event in made.told:
            if event.kind not in (CARD_DEALT, CARD_DRAWN):
                assert GAME.sees(made.box, made.state, NOBODY, event) == event


def test_while_the_grid_is_drawn_its_places_are_seen_and_no_race_yet() -> None:
    made = opening(4).do("pick blue", "pick green", "pick yellow", "pick orange")
    made.do("next-on-grid red")
    assert made.phase == Phase.GRID
    view = seen(made, 0)
    assert view.on_grid == (8, *[-1] * 10, 9)
    assert (view.running, view.retired, sum(view.played)) == ((), (), 0)
