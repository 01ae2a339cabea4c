"""The rules against a slow twin that was written from the rules page: step by step the same."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from paddock.core.compiled import INTERPRETED
from paddock.games.nitro_dice.course import built_in
from paddock.games.nitro_dice.state import Phase
from paddock.games.nitro_dice.tables import LAID_NAMES
from tests.games.nitro_dice.slow import Race
from tests.games.nitro_dice.table import ACTIONS, Table, opening

SETTINGS: list[dict[str, Any]] = [
    {"courses": ["sprint"], "laps": 1},
    {"courses": ["harbour"], "laps": 1, "refill": "limit", "hazards": 6, "wreck": True},
    {"courses": ["eight_bends"], "laps": 1, "finish": "beyond", "nitro": 4, "condition": 6},
    {"courses": ["grand_tour"], "laps": 1, "wreck": True, "nitro": 1, "hazards": 3},
]
MOST = 250 if INTERPRETED else 4000  # actions of a match


def twin_of(made: Table, settings: dict[str, Any]) -> Race:
    word = settings["courses"][0]
    return Race(
        seats=made.seats,
        word=word,
        course=[LAID_NAMES[code] for code in built_in(word).cards],
        laps=settings["laps"],
        beyond=settings.get("finish") == "beyond",
        limit=settings.get("refill") == "limit",
        wrecks=settings.get("wreck", False),
        nitro=settings.get("nitro", 2),
        condition0=settings.get("condition", 9),
        lots=settings.get("hazards", 0),
    )


def any_of(options: dict[str, int], random: Random) -> str:
    """Any of the options by their weights; quick and clean driving more often than by chance.

    Otherwise all cars would soon crawl at condition 1, where little can happen.
    """
    words = list(options)
    liked = [w for w in words if w.split()[0] in ("match", "repair", "squeeze", "pulled")]
    speeds = [w for w in words if w.startswith("speed")]
    if speeds and random.random() < 0.7:
        return max(speeds)
    pits = [w for w in words if w.endswith(" pit")]
    if pits and random.random() < 0.5:
        return random.choice(pits)
    if liked and random.random() < 0.75:
        return random.choice(liked)
    if "step" in words and random.random() < 0.5:
        return "step"
    return random.choices(words, [options[w] for w in words])[0]


def assert_same(made: Table, twin: Race) -> None:
    """Everything that both know of."""
    assert made.where == [where or "off" for where in twin.where]
    assert made.of("speed") == twin.speed
    assert made.of("condition") == twin.condition
    assert made.of("tokens") == twin.tokens
    assert made.of("crossings") == twin.crossed
    for seat in range(made.seats):
        assert made.hand(seat) == Counter(twin.hands[seat])
    assert made.pool("pile") == +twin.pile
    assert made.pool("discards") == +twin.discards
    assert made.pool("laid") == Counter(twin.laid)
    assert [made.laid(card) for card in range(1, len(twin.course) + 1)] == twin.course


# ND-8, ND-10, ND-12, ND-15 to ND-47
@pytest.mark.parametrize("settings", SETTINGS, ids=lambda s: s["courses"][0])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_rules_and_twin_agree_after_every_step(
    seats: int, settings: dict[str, Any], seed: int
) -> None:
    made = opening(seats, **settings)
    twin = twin_of(made, settings)
    random = Random(f"{seats} {settings} {seed}")
    talk = twin.play()
    ask = next(talk)
    for _ in range(MOST):
        options = made.options()
        assert (made.due, options) == (ask.who, ask.options), made.told
        words = any_of(options, random)
        made.enter(ACTIONS[words])
        try:
            ask = talk.send(words)
        except StopIteration:
            break
        assert_same(made, twin)
    if not INTERPRETED:
        assert made.phase == Phase.OVER
        ranks = [rank for rank, _ in made.scores()]
        assert [ranks.index(place + 1) for place in range(seats)] == twin.ranking()
