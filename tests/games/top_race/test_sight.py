"""What a player may know (TR-50)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from paddock.core.events import Event
from paddock.core.luck import new_stream
from paddock.core.who import NOBODY
from paddock.games.top_race.events import CARD_DEALT, KINDS, LIMIT_SET, TIP_TICKED
from paddock.games.top_race.state import Phase
from paddock.games.top_race.tables import CARS
from tests.games.top_race.table import GAME, Table, opening, racing, selling, walk


def seen(made: Table, seat: int) -> Any:
    return GAME.view(made.box, made.state, seat)


def redealt(made: Table, seat: int, seed: int) -> Table:
    other = made.copy()
    GAME.redeal(other.box, other.state, seat, new_stream(seed))
    return other


# TR-50
def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    made = racing(hand="red 5", hands={1: "joker 5; joker 5"})
    own: dict[str, int] = {made.cards[card.kind]: card.count for card in seen(made, 1).hand}
    assert own == Counter(made.hand(1))
    assert own["joker 5"] == 2
    assert seen(made, NOBODY).hand == ()


# TR-50
def test_all_see_money_cars_played_cards_and_numbers_of_cards() -> None:
    made = racing(hand="red 5", hands={1: "joker 5; joker 5"}, bare=True, at="red a28, blue a40")
    made.do("play red 5")
    for seat in (0, 1, NOBODY):
        view = seen(made, seat)
        assert [made.cards[card.kind] for card in view.played if made.cards[card.kind] == "red 5"]
        assert [player.held for player in view.players] == [0, 2, 0]
        assert [player.cash for player in view.players] == made.cash()
        assert [car.owner for car in view.cars] == [0, 1, 2, 0, 1, 2]


# TR-50
def test_limits_are_sealed_and_never_opened() -> None:
    made = selling(3, auction="secret").do("0: limit 90", "1: limit 40")
    assert [player.chosen for player in seen(made, 2).players] == [True, True, False]
    assert (seen(made, 0).limit, seen(made, 2).limit, seen(made, NOBODY).limit) == (90, -1, -1)
    for seat in (2, NOBODY):
        before = msgspec.json.encode(seen(made, seat))
        assert msgspec.json.encode(seen(redealt(made, seat, 3), seat)) == before
    made.do("2: limit 0")
    assert made.state.limit.tolist() == [-1] * 6
    for event in made.told:
        if KINDS[event.kind].name != "limit-set":
            assert 90 not in (event.a, event.b, event.c) or KINDS[event.kind].name == "lot-sold"


# TR-50
def test_tips_are_ones_own_until_the_race_is_over() -> None:
    made = racing(3, hand="red 5", at="red a12").do("play red 5")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    made.do("0: tick blue", "1: tick red", "2: tick red")
    assert seen(made, 0).tips == (1, -1, -1)
    assert seen(made, NOBODY).tips == ()
    assert b'"tips":[0' not in msgspec.json.encode(seen(made, 0))
    assert seen(made, 1).finished == ()


# TR-50
@pytest.mark.parametrize(
    ("kind", "numbers", "left"),
    [(CARD_DEALT, (3, 4, 5), ()), (LIMIT_SET, (9,), ()), (TIP_TICKED, (1, 4), (1,))],
)
def test_cards_limits_and_tips_are_told_to_their_owner_only(
    kind: int, numbers: tuple[int, ...], left: tuple[int, ...]
) -> None:
    made = racing()
    event = Event(kind, 1, *numbers)
    assert GAME.sees(made.box, made.state, 1, event) == event
    for seat in (0, 2, NOBODY):
        told = GAME.sees(made.box, made.state, seat, event)
        assert KINDS[told.kind].name == f"{KINDS[kind].name}-unseen"
        assert told == Event(told.kind, 1, *left)


class Bounds:
    """A slow twin: what a seat can know of all cards and tips, out of the events that it sees."""

    def __init__(self, made: Table, seat: int) -> None:
        self.made, self.seat = made, seat
        self.left = Counter({k: int(made.box.copies[k]) for k in range(int(made.box.kinds))})
        self.own: Counter[int] = Counter()
        self.held = [0] * int(made.box.seats)
        self.owned: dict[int, set[int]] = {s: set() for s in range(int(made.box.seats))}
        self.ticked: dict[tuple[int, int], int | None] = {}

    def hear(self, event: Event) -> None:
        name = KINDS[event.kind].name
        if name == "race-starts":
            self.__init__(self.made, self.seat)
        elif name == "card-dealt":
            self.own[event.a] += 1
            self.left[event.a] -= 1
            self.held[event.who] += 1
        elif name == "card-dealt-unseen":
            self.held[event.who] += 1
        elif name == "card-played":
            self.held[event.who] -= 1
            (self.own if event.who == self.seat else self.left)[event.a] -= 1
        elif name in ("lot-sold", "last-car", "must-take"):
            self.owned[event.who].add(event.a)
        elif name == "tip-ticked":
            self.ticked[event.who, event.a] = event.b
        elif name == "tip-ticked-unseen":
            self.ticked[event.who, event.a] = None

    def allow(self, world: Table) -> None:
        """Every bound holds in a world that the seat could be in."""
        state = world.state
        assert Counter({k: int(n) for k, n in enumerate(state.hand[self.seat]) if n}) == +self.own
        hidden: Counter[int] = Counter()
        for seat, held in enumerate(self.held):
            assert int(state.hand[seat].sum()) == held == int(state.held[seat])
            if seat != self.seat:
                hidden.update({k: int(n) for k, n in enumerate(state.hand[seat]) if n})
        hidden.update({k: int(n) for k, n in enumerate(state.unseen) if n})
        assert hidden == +self.left
        for (seat, tip), car in self.ticked.items():
            given = int(state.tip[state.race, seat, tip])
            if car is not None:
                assert given == car
            else:
                assert given in set(range(CARS)) - self.owned[seat]


# TR-50, TR-5, TR-42
@pytest.mark.parametrize("seats", [2, 5])
def test_every_redealt_world_keeps_the_bounds_that_the_events_set(seats: int) -> None:
    made = opening(seats, races=1)
    twins = [Bounds(made, seat) for seat in range(seats)]
    for number, _ in enumerate(walk(made, seats)):
        if made.phase is Phase.OVER:
            break
        for twin in twins:
            for event in made.told:
                heard = GAME.sees(made.box, made.state, twin.seat, event)
                if heard is not None:
                    twin.hear(heard)
            if number % 9 == twin.seat:
                twin.allow(redealt(made, twin.seat, number))
