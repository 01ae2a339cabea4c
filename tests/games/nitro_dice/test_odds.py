"""What a move costs, found by search, against counting all ways (ND-16 to ND-19, ND-36)."""

from collections.abc import Iterator

import pytest

from paddock.games.nitro_dice import odds
from paddock.games.nitro_dice.state import Phase
from tests.games.nitro_dice.table import ACTIONS, Table, moving, square, table, told_square

LEFT_OUT = ("brake", "nitro", "squeeze")
SPENT = ("card-laid", "steers", "hand-cut")


def every_way(made: Table, damage: int = 0, cards: int = 0) -> Iterator[tuple[str, int, int]]:
    """All ways to end the move of seat 0, by trying everything: square, damage, cards."""
    for words in made.may():
        if words.startswith(LEFT_OUT):
            continue
        if words == "end":
            yield made.where[0], damage, cards
            continue
        after = made.copy()
        after.told = []
        after.enter(ACTIONS[words])
        hurt = sum(e["who"] == 0 for e in after.told_of("takes-damage"))
        mended = sum(e["who"] == 0 for e in after.told_of("repairs"))
        spent = sum(
            e["who"] == 0 for k in ("card-laid", "steers", "hand-cut") for e in after.told_of(k)
        )
        now = damage + hurt - mended, cards + spent
        while after.phase in (Phase.DRAFT, Phase.CUT, Phase.STEER, Phase.PAY) and after.due != 0:
            after.enter(ACTIONS[after.may()[0]])
        if after.state.mover == 0:
            yield from every_way(after, *now)
        elif after.told_of("rear-ends"):
            yield made.where[0], *now
        else:
            yield "off", *now


def cheapest(found: Iterator[tuple[str, int, int]]) -> dict[str, int]:
    """For each square the least price, a damage being three cards."""
    prices: dict[str, int] = {}
    for where, damage, cards in found:
        prices[where] = min(prices.get(where, 10**6), 3 * damage + cards)
    return prices


# ND-16, ND-17, ND-18, ND-19
@pytest.mark.parametrize(
    ("cars", "more"),
    [
        (("5in1", "2in1"), {"speeds": "21", "hands": {0: "red, 2 yellow"}}),
        (("5in3", "2in1"), {"speeds": "21", "hands": {0: "red, 3 yellow"}}),
        (("5in2", "6in1", "5out3"), {"speeds": "311", "hands": {0: "2 red"}}),
        (("5in2", "5in1", "6in1"), {"speeds": "211", "hands": {0: "2 straight", 1: "red"}}),
        (("10pit2", "2in1"), {"speeds": "31", "conditions": "69", "hands": {0: "red"}}),
        (("10out1", "2in1"), {"speeds": "31", "conditions": "69", "hands": {0: "2 red"}}),
        (("4in2", "2in1"), {"speeds": "21", "conditions": "29", "hands": {0: "red, yellow"},
                            "course": {5: "straight:inside"}}),
    ],
)  # fmt: skip
def test_the_search_finds_the_cheapest_way_to_every_square(
    cars: tuple[str, ...], more: dict[str, str]
) -> None:
    made = moving(*cars, **more)  # type: ignore[arg-type]
    assert made.due == 0
    ways = odds.ways(made.box, made.state, 0)
    told = {told_square(where): 3 * way.damage + way.cards for where, way in ways.items()}
    assert told == cheapest(every_way(made))


# ND-16
def test_the_cheapest_way_hits_nobody_if_that_can_be() -> None:
    made = moving("5in1", "5in2", speeds="21", hands={0: "yellow, red"})
    way = odds.cheapest(made.box, made.state, 0)
    assert way is not None
    assert not way.hit
    assert (way.damage, way.cards) == (0, 1)  # around it, by a drift and a step
    made = moving("5in1", "5in2", speeds="21")
    way = odds.cheapest(made.box, made.state, 0)
    assert way is not None
    assert way.hit
    assert (way.square, way.damage, way.speed) == (square("5in1"), 1, 1)


# ND-47
def test_a_way_across_the_line_for_the_last_time_ends_off_the_course() -> None:
    made = moving("1in3", "5in1", speeds="20", crossings="22", hands={0: "straight"})
    ways = odds.ways(made.box, made.state, 0)
    assert ways[odds.OFF].damage == 0
    assert ways[odds.OFF].cards == 1


def test_asking_changes_nothing() -> None:
    made = table("5in1", "2in1", speeds="30", hands={0: "2 red, yellow"}).begin(Phase.NEXT_SPEED)
    before = made.state.tobytes()
    told = [made.decision(words).facts for words in made.may()]
    assert made.state.tobytes() == before
    keys = [[fact.key for fact in facts] for facts in told]
    assert keys[1] == ["fact-cheapest"]  # speed 2, changed by one
    assert keys[-1] == ["fact-costs-cards", "fact-cheapest"]  # speed 5


# ND-12: where no cheap way is found in reasonable time, nothing is claimed
def test_a_search_that_is_broken_off_claims_nothing() -> None:
    made = moving("5in1", "2in1", speeds="90", hands={0: "3 red, 3 yellow, 3 straight"})
    assert odds.cheapest(made.box, made.state, 0, most=3) is None
