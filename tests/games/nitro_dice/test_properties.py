"""What holds in every position that random play can reach."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.compiled import INTERPRETED
from paddock.core.who import LUCK
from paddock.games.nitro_dice.state import Phase
from paddock.games.nitro_dice.tables import COUNT, KIND_NAMES, KIND_OF_LAID, NO_KIND
from tests.games.nitro_dice.table import GAME, Table, opening, walk

FILES = ("harbour", "sprint", "grand_tour", "eight_bends")
WATCHED = 150 if INTERPRETED else 600  # actions of each match

seeds = st.integers(0, 2**32)
few = settings(max_examples=4 if INTERPRETED else 10, deadline=None)


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """A number of seats and options of a table."""
    options: dict[str, Any] = {
        "courses": [draw(st.sampled_from(FILES))],
        "laps": 1,
        "finish": draw(st.sampled_from(["crossing", "beyond"])),
        "refill": draw(st.sampled_from(["cut", "limit"])),
        "wreck": draw(st.booleans()),
        "nitro": draw(st.integers(0, 4)),
        "condition": draw(st.integers(4, 9)),
        "hazards": draw(st.integers(0, 6)),
    }
    return draw(st.integers(2, 6)), options


Setup = tuple[int, dict[str, Any]]


def watched(setup: Setup, seed: int) -> Any:
    """The positions of a match played at random."""
    made = opening(setup[0], **setup[1])
    for i, words in enumerate(walk(made, seed)):
        yield made, words
        if i == WATCHED:
            return


def all_cards(made: Table) -> Counter[str]:
    """Every card, wherever it lies: hands, pile, discards, laid in this move, on the course."""
    lying = (int(KIND_OF_LAID[code]) for code in made.state.course[: made.state.cards])
    cards = Counter(KIND_NAMES[kind] for kind in lying if kind != NO_KIND)
    for pool in ("pile", "discards", "laid"):
        cards += made.pool(pool)
    for seat in range(made.seats):
        cards += made.hand(seat)
    return cards


# ND-2, ND-5, ND-16, ND-40, ND-42
@few
@given(setups(), seeds)
def test_no_card_is_ever_lost_or_doubled(setup: Setup, seed: int) -> None:
    box = Counter(dict(zip(KIND_NAMES, COUNT.tolist(), strict=True)))
    for made, _ in watched(setup, seed):
        assert all_cards(made) == box
        held = [made.hand(seat).total() for seat in range(made.seats)]
        assert held == made.of("held")
        assert made.pool("pile").total() == made.state.stock
        assert (made.state.old <= made.state.hand).all()


# ND-25
@few
@given(setups(), seeds)
def test_there_is_never_more_than_one_die_on_a_square(setup: Setup, seed: int) -> None:
    for made, _ in watched(setup, seed):
        lanes = [where for where in made.where if where != "off" and "pit" not in where]
        assert len(set(lanes)) == len(lanes)


# ND-1, ND-12, ND-30, ND-32
@few
@given(setups(), seeds)
def test_condition_speed_tokens_and_hands_stay_in_range(setup: Setup, seed: int) -> None:
    for made, _ in watched(setup, seed):
        asked = made.phase in (Phase.SPEED, Phase.MOVE, Phase.HAZARD)
        for seat, condition in enumerate(made.of("condition")):
            assert 1 <= condition <= 9
            assert 0 <= made.of("speed")[seat] <= condition
            assert 0 <= made.of("tokens")[seat] <= setup[1]["nitro"]
            if asked and made.where[seat] != "off":
                assert made.of("held")[seat] <= condition


def progress(made: Table, seat: int) -> tuple[int, int]:
    """Crossings and card, as far as a car has come; the start card is the last of a lap."""
    card = int(made.where[seat].split("in")[0].split("out")[0].split("pit")[0])
    return made.of("crossings")[seat], card if card > 1 else int(made.state.cards) + 1


# ND-10, ND-45
@few
@given(setups(), seeds)
def test_no_car_loses_a_lap_or_a_card(setup: Setup, seed: int) -> None:
    before: dict[int, tuple[int, int]] = {}
    for made, _ in watched(setup, seed):
        for seat, where in enumerate(made.where):
            if where == "off":
                before.pop(seat, None)
            else:
                now = progress(made, seat)
                assert now >= before.get(seat, now)
                before[seat] = now


# ND-45, ND-46, ND-47
@few
@given(setups(), seeds)
def test_ranks_are_all_different_once_the_grid_is_known(setup: Setup, seed: int) -> None:
    for made, _ in watched(setup, seed):
        if made.phase not in (Phase.ROLL,):
            assert sorted(rank for rank, _ in made.scores()) == list(range(1, made.seats + 1))
        if made.phase == Phase.OVER:
            assert sorted(p for _, p in made.scores()) == list(range(1, made.seats + 1))


@few
@given(setups(), seeds)
def test_somebody_always_can_do_something_until_the_match_is_over(setup: Setup, seed: int) -> None:
    luck_words = ("roll", "lot", "card ")
    for made, _ in watched(setup, seed):
        options = made.options()
        assert (made.phase == Phase.OVER) == (not options)
        assert all(words.startswith(luck_words) == (made.due == LUCK) for words in options)
        assert made.phase < Phase.NEXT_SPEED


@few
@given(setups(), seeds)
def test_no_two_chances_of_a_match_have_the_same_name(setup: Setup, seed: int) -> None:
    made = opening(setup[0], **setup[1])
    names: list[int] = []
    for _ in walk(made, seed):
        if made.due == LUCK:
            names.append(int(GAME.label(made.box, made.state)))
        if len(names) > WATCHED:
            break
    assert len(set(names)) == len(names)
