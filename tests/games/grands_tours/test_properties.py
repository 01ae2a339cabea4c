"""What holds in every position that random play can reach."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.compiled import INTERPRETED
from paddock.core.who import LUCK
from paddock.games.grands_tours.legal.dice import seat_of
from paddock.games.grands_tours.meta import ASSIST_WORDS
from paddock.games.grands_tours.state import FIRST_JERSEY_DIE, FIRST_ON_CARD, Fate, Phase
from paddock.games.grands_tours.tables import (
    FIRST_ASSIST,
    JERSEYS,
    JUDGED,
    MINUTES,
    PLAIN,
    SAME_DICE,
    SUMMIT,
    TEAM_DICE,
)
from tests.games.grands_tours.table import GAME, Table, all_dice, opening, walk

seeds = st.integers(0, 2**32)


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """A number of seats and options of a table; the long course more often than not."""
    seats = draw(st.integers(4, 6))
    course = draw(st.sampled_from(["grand_tour", "grand_tour", "stage_race", "plain_tour"]))
    options: dict[str, Any] = {"course": [course], "special_stages": draw(st.booleans())}
    if course == "grand_tour":
        options["assist"] = draw(
            st.lists(st.sampled_from(ASSIST_WORDS), unique=True, max_size=seats)
        )
    return seats, options


few = settings(max_examples=6 if INTERPRETED else 20, deadline=None)


def start(setup: tuple[int, dict[str, Any]]) -> Table:
    return opening(setup[0], **setup[1])


# GT-1, GT-32
@few
@given(setups(), seeds)
def test_nine_dice_of_each_colour_are_always_accounted_for(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = start(setup)
    for _ in walk(made, seed):
        assert [all_dice(made, seat) for seat in range(setup[0])] == [TEAM_DICE] * setup[0]


# GT-32, GT-35
@few
@given(setups(), seeds)
def test_each_jersey_die_is_in_one_place_and_has_a_face_it_can_show(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = start(setup)
    for _ in walk(made, seed):
        state = made.state
        for jersey in range(JERSEYS):
            code = FIRST_JERSEY_DIE + jersey
            spots = [
                (card, face) for card, face, _ in zip(*(state.on == code).nonzero(), strict=True)
            ]
            place, face = int(state.jersey_place[jersey]), int(state.jersey_face[jersey])
            if place >= FIRST_ON_CARD:
                assert spots == [(place - FIRST_ON_CARD, face)]
                assert 2 <= face <= (7 if jersey == 0 else 6)
            else:
                assert spots == []
            if state.jersey_owner[jersey] < 0:
                assert place == 0


# GT-17, GT-27
@few
@given(setups(), seeds)
def test_a_card_never_holds_a_face_twice_unless_same_dice_allows_it(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = start(setup)
    for number, _ in enumerate(walk(made, seed)):
        if number % 7 == 0:
            for card in range(int(made.state.opened)):
                assert_faces(made, card)
                assert_lawful(made, card)


def assert_lawful(made: Table, card: int) -> None:
    """Of two dice with one face, one belongs to the owner of the assist card."""
    state = made.state
    owner = int(state.assist[SAME_DICE - FIRST_ASSIST])
    for pair in state.on[card].tolist():
        dice = [int(die) for die in pair if die]
        assert len(dice) < 2 or owner in [int(seat_of(state, die)) for die in dice]


def assert_faces(made: Table, card: int) -> None:
    """The sets of faces say what lies there."""
    dice: list[list[int]] = made.state.on[card].tolist()
    once = sum(1 << face for face, pair in enumerate(dice) if any(pair))
    twice = sum(1 << face for face, pair in enumerate(dice) if all(pair))
    assert (int(made.state.faces[card]), int(made.state.twice[card])) == (once, twice)
    assert all(pair[0] <= pair[1] or pair[1] == 0 for pair in dice)


# GT-30, GT-3
@few
@given(setups(), seeds)
def test_lead_time_and_points_are_those_of_the_cards_won_and_never_more_than_the_course_has(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = start(setup)
    for _ in walk(made, seed):
        pass
    state, box = made.state, made.box
    kinds: list[int] = state.kind[: box.cards].tolist()
    most = sum(
        int(MINUTES[k]) if JUDGED[k] == PLAIN else 6 if JUDGED[k] == SUMMIT else 7 for k in kinds
    )
    assert int(state.time.sum()) <= most
    won = [card for card in range(box.cards) if state.fate[card] == Fate.WON]
    assert int(state.time.sum()) == sum(int(state.minutes[card]) for card in won)
    assert int(state.points.sum()) <= len(won)


# GT-9, GT-30, GT-40
@few
@given(setups(), seeds)
def test_at_the_end_every_card_is_settled_and_the_owners_have_won(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = start(setup)
    for _ in walk(made, seed):
        pass
    state = made.state
    assert int(state.opened) == int(state.car) == int(made.box.cards)
    fates = {Fate(int(fate)) for fate in state.fate[: made.box.cards]}
    assert Fate.OPEN not in fates
    assert Fate.UNSEEN not in fates
    owners = {int(owner) for owner in state.jersey_owner if owner >= 0}
    assert 1 <= len(owners) <= 3
    assert {seat for seat, (rank, _) in enumerate(made.scores()) if rank == 1} == owners
    general = int(state.jersey_owner[0])
    assert int(state.time[general]) == int(state.time.max())


# GT-15, GT-31
@few
@given(setups(), seeds)
def test_no_two_chances_of_a_match_have_the_same_name(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    made = start(setup)
    names: list[int] = []
    if made.due == LUCK:
        names.append(int(GAME.label(made.box, made.state)))
    for _ in walk(made, seed):
        if made.phase != Phase.OVER and made.due == LUCK:
            names.append(int(GAME.label(made.box, made.state)))
    assert len(set(names)) == len(names)
