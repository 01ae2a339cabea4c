"""What holds in every position that random play can reach."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.compiled import INTERPRETED
from paddock.core.who import LUCK
from paddock.games.formula_motor_racing.state import Phase
from paddock.games.formula_motor_racing.tables import COUNT, DEALT
from tests.games.formula_motor_racing.table import CARD, GAME, Table, opening, walk

PHASES_OF_A_RACE = {Phase.PLAY, Phase.CHOOSE, Phase.ROLL, Phase.AGAIN, Phase.ASIDE, Phase.DRAW}

seeds = st.integers(0, 2**32)


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """A number of seats and options of a table for one or two races."""
    seats = draw(st.integers(3, 6))
    races = draw(st.integers(1, 2))
    most = 23 if seats == 6 else 24
    removed = draw(st.lists(st.integers(0, most), min_size=races, max_size=races))
    options: dict[str, Any] = {"races": races, "removed": removed}
    options["colours"] = draw(st.sampled_from(["pick", "lot"]))
    options["charge_at_front"] = draw(st.sampled_from(["ends", "goes_on"]))
    return seats, options


few = settings(max_examples=10 if INTERPRETED else 25, deadline=None)


def cards_in_sight(made: Table, played: Counter[str]) -> Counter[str]:
    """Every card that is in a hand, was played, or has not been seen in this race."""
    cards = Counter(played)
    for seat in range(int(made.box.seats)):
        cards.update(made.hand(seat))
    cards.update({CARD[kind]: n for kind, n in enumerate(made.state.unseen.tolist())})
    return +cards


# FMR-2, FMR-9, FMR-24
@few
@given(setups(), seeds)
def test_unseen_held_and_played_cards_are_always_the_54(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = opening(setup[0], **setup[1])
    deck = Counter(dict(zip(CARD, COUNT.tolist(), strict=True)))
    played: Counter[str] = Counter()
    race = 0
    for words in walk(made, seed):
        if words.startswith("play "):
            played[words.removeprefix("play ")] += 1
        if made.state.race != race:  # all cards are shuffled anew
            race, played = int(made.state.race), Counter[str]()
        if made.phase not in (Phase.PICK, Phase.LOT, Phase.GRID):
            assert cards_in_sight(made, played) == deck


# FMR-9, FMR-10
@few
@given(setups(), seeds)
def test_hands_are_sorted_and_as_full_as_the_turn_wants(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    seats, options = setup
    made = opening(seats, **options)
    for _ in walk(made, seed):
        state = made.state
        for seat in range(seats):
            held = int(state.held[seat])
            hand: list[int] = state.hand[seat].tolist()
            assert hand[:held] == sorted(hand[:held])
            assert hand[held:] == [-1] * (DEALT - held)
            if made.phase in PHASES_OF_A_RACE:
                playing = seat == state.seat and made.phase != Phase.PLAY
                to_come = (seat - int(state.seat)) % seats
                had = state.last_turns >= 0 and to_come >= state.last_turns
                assert held == DEALT - (playing or had)


# FMR-1, FMR-11, FMR-23
@few
@given(setups(), seeds)
def test_the_line_always_has_every_car_once_and_six_to_twelve_run(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = opening(setup[0], **setup[1])
    for _ in walk(made, seed):
        if made.phase in PHASES_OF_A_RACE:
            assert sorted(made.state.line.tolist()) == list(range(12))
            assert 6 <= made.state.running <= 12


# FMR-22, FMR-23
@few
@given(setups(), seeds)
def test_every_race_gives_26_points_and_none_to_a_retired_car(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = opening(setup[0], **setup[1])
    retired: list[str] = []
    finished = 0
    for _ in walk(made, seed):
        if made.state.finish[finished].any():
            order = made.order_of(finished).split()
            assert order[len(order) - len(retired) :] == retired
            assert len(retired) <= 6
            finished += 1
            assert sum(made.points.values()) == 26 * finished
        retired = made.retired.split()
    assert finished == setup[1]["races"]


# FMR-10
@few
@given(setups(), seeds)
def test_a_race_has_as_many_turns_as_cards_are_left_to_draw_and_players(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    seats, options = setup
    made = opening(seats, **options)
    turns = sum(words.startswith("play ") for words in walk(made, seed))
    wanted = [54 - 5 * seats - removed + seats for removed in options["removed"]]
    assert turns == sum(wanted)
    assert made.state.held[:seats].tolist() == [4] * seats


# FMR-20
@few
@given(setups(), seeds)
def test_somebody_always_can_do_something_until_the_season_is_over(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = opening(setup[0], **setup[1])
    luck_words = ("get-", "next-", "face")
    for _ in walk(made, seed):
        options = made.options()
        assert (made.phase == Phase.OVER) == (GAME.due(made.box, made.state) == 0)
        assert options or made.phase == Phase.OVER
        assert all(words.startswith(luck_words) == (made.due == LUCK) for words in options)


@few
@given(setups(), seeds)
def test_no_two_chances_of_a_season_have_the_same_name(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = opening(setup[0], **setup[1])
    names: list[int] = []
    for _ in walk(made, seed):
        if made.due == LUCK:
            names.append(int(GAME.label(made.box, made.state)))
    assert len(set(names)) == len(names)


# FMR-25, FMR-31
@few
@given(setups(), seeds, st.sampled_from(["better", "added"]))
def test_at_the_end_all_ranks_differ_and_follow_the_points(
    setup: tuple[int, dict[str, Any]], seed: int, reading: str
) -> None:
    made = opening(setup[0], **setup[1], two_teams=reading)
    for _ in walk(made, seed):
        pass
    scores = sorted(made.scores())
    ranks = [rank for rank, _ in scores]
    assert ranks == sorted(set(ranks))
    assert [points for _, points in scores] == sorted((p for _, p in scores), reverse=True)
    assert len(made.told_of("player-wins")) == (ranks[0] == 1)
    assert len(made.told_of("nobody-wins")) == (ranks[0] > 1)
