"""What a player may know (ND-70)."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from paddock.core.events import Event
from paddock.core.luck import new_stream
from paddock.core.who import NOBODY
from paddock.games.nitro_dice.events import CARD_DEALT, CARD_DRAWN
from paddock.games.nitro_dice.tables import KIND_NAMES
from tests.games.nitro_dice.table import GAME, Table, opening, table, walk


def seen(made: Table, seat: int) -> Any:
    return GAME.view(made.box, made.state, seat)


def redealt(made: Table, seat: int, seed: int) -> Table:
    other = made.copy()
    GAME.redeal(other.box, other.state, seat, new_stream(seed))
    return other


# ND-70
def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    made = table("5in1", "2in1", hands={0: "2 red, straight", 1: "yellow"})
    assert dict(zip(KIND_NAMES, seen(made, 0).hand, strict=True))["red"] == 2
    assert sum(seen(made, 1).hand) == 1
    assert seen(made, NOBODY).hand == ()


# ND-70
def test_all_see_numbers_of_cards_condition_tokens_discards_and_the_size_of_the_pile() -> None:
    made = table("5in1", "2in1", hands={0: "2 red"}, tokens="31", conditions="74", stock="5 yellow")
    for seat in (0, 1, NOBODY):
        view = seen(made, seat)
        assert [car.held for car in view.cars] == [2, 0]
        assert [car.condition for car in view.cars] == [7, 4]
        assert [car.tokens for car in view.cars] == [3, 1]
        assert sum(view.discards) == 96 - 12 - 2 - 5
        assert view.pile == 5


# ND-70
def test_no_view_tells_other_hands_or_what_is_in_the_pile() -> None:
    made = table("5in1", "2in1", "3in1", hands={0: "red", 1: "3 yellow", 2: "2 straight"})
    for seat in (0, NOBODY):
        view = msgspec.json.encode(seen(made, seat))
        hands = set[str]()
        for seed in range(5):
            other = redealt(made, seat, seed)
            assert msgspec.json.encode(seen(other, seat)) == view
            hands.add(str(sorted(other.hand(1).items())))
        assert len(hands) > 1


# ND-70
@pytest.mark.parametrize("kind", [CARD_DEALT, CARD_DRAWN])
def test_a_card_that_comes_is_named_to_its_owner_only(kind: int) -> None:
    made = table("5in1", "2in1")
    event = Event(kind, 1, KIND_NAMES.index("red"))
    assert GAME.sees(made.box, made.state, 1, event) == event
    for seat in (0, NOBODY):
        told = GAME.sees(made.box, made.state, seat, event)
        assert (told.who, told.a, told.b) == (1, 0, 0)
        assert GAME.KINDS[told.kind].name.endswith("unseen")


# ND-70: old and young cards are kept apart
def test_after_a_shuffle_old_cards_of_the_hands_never_come_into_the_pile() -> None:
    made = table("5in1", "2in1", "3in1", hands={0: "red", 1: "3 red-inner", 2: "2 red-outer"},
                 stock="yellow")  # fmt: skip
    made.state.old[:] = made.state.hand
    made.state.pile[:] = 0
    made.state.pile[KIND_NAMES.index("straight")] = 9
    made.state.stock = 9
    made.state.hand[1, KIND_NAMES.index("straight")] = 2  # drawn since
    made.state.held[1] = 5
    for seed in range(20):
        other = redealt(made, 0, seed)
        assert set(other.pool("pile")) == {"straight"}
        assert other.of("held") == [1, 5, 2]
        assert other.hand(1)["straight"] == 2
        olds = Counter(other.hand(1)) + Counter(other.hand(2))
        assert olds == {"red-inner": 3, "red-outer": 2, "straight": 2}


class Watcher:
    """A slow twin of what a seat can know of the cards, from what it is told alone.

    `young` are the cards that were in the pile at the last shuffle, less those that it has drawn
    itself since; `others` the cards that others can hold: all that it has not seen elsewhere.
    """

    def __init__(self, made: Table, seat: int) -> None:
        self.seat = seat
        self.unseen = made.pool("pile")  # before the deal everything is in the pile
        self.young = Counter(self.unseen)
        self.mine = Counter[str]()

    def told(self, made: Table, event: Event) -> None:
        kind = GAME.KINDS[event.kind]
        if kind.name in ("card-dealt", "card-drawn"):
            card = KIND_NAMES[event.a]
            self.mine[card] += 1
            self.young[card] -= 1
            self.unseen[card] -= 1
        elif kind.name in ("card-laid", "steers", "hand-cut"):
            self.loses(event.who, KIND_NAMES[event.a])
        elif kind.name == "replaces":
            by = {"straight": "straight", "straight:inside": "straight-hazard"}
            from paddock.games.nitro_dice.tables import LAID_NAMES

            laid = LAID_NAMES[event.b]
            card = by.get(laid) or ("straight-hazard" if laid == "straight:outside"
                                    else laid.replace(":", "-"))  # fmt: skip
            self.loses(event.who, card)
        elif kind.name == "shuffles":
            self.young = self.before_shuffle
            self.unseen = self.unseen + self.before_shuffle

    def loses(self, who: int, card: str) -> None:
        if who == self.seat:
            self.mine[card] -= 1
        else:
            self.unseen[card] -= 1

    before_shuffle: Counter[str]

    def allows(self, world: Table) -> None:
        """The world has this seat's hand, all the cards, and no old card in the pile."""
        assert world.hand(self.seat) == +self.mine
        hidden = world.pool("pile")
        for other in range(world.seats):
            if other != self.seat:
                hidden += world.hand(other)
        assert hidden == +self.unseen
        assert not world.pool("pile") - self.young


# ND-70
@pytest.mark.parametrize("seed", range(4))
def test_every_redealt_world_is_within_what_was_public(seed: int) -> None:
    made = opening(3, courses=["sprint"], refill=("cut", "limit")[seed % 2])
    watchers = [Watcher(made, seat) for seat in range(3)]
    random = Random(seed)
    shuffles = 0
    for _ in walk(made, seed):
        for event in made.told:
            for watcher in watchers:
                if GAME.KINDS[event.kind].name == "shuffles":
                    shuffles += 1
                    watcher.before_shuffle = (
                        made.pool("pile")
                        if event.a == made.state.stock
                        else (watcher.before_shuffle)
                    )
                known = GAME.sees(made.box, made.state, watcher.seat, event)
                watcher.told(made, known)
        if random.random() < 0.05 and made.state.turn < 25:
            for watcher in watchers:
                watcher.allows(made)
                watcher.allows(redealt(made, watcher.seat, random.randrange(2**30)))
        if made.state.turn == 25:
            break
    assert shuffles
