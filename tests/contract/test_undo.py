"""Taking back, going back, and going another way."""

from collections.abc import Sequence

import pytest

from paddock.core import log
from paddock.core.errors import NotUndoable
from paddock.core.events import Event, News
from paddock.core.log import Act, Drawn
from paddock.core.luck import Seeded
from paddock.core.match import Match, Step
from paddock.core.storage import file_of, restored, verify
from paddock.core.who import LUCK, NOBODY
from tests.contract.places import finished
from tests.matches import (
    Chooser,
    committed_luck,
    every_game,
    play_on,
    retraced,
    short_match,
    standing,
    whole,
)

UNDONE = 6  # places at which taking back is tried


def assert_file_is_good(match: Match) -> None:
    """Its file replays, and all that it claims is true."""
    file = log.read(log.write(file_of(match)))
    assert standing(restored(file)) == standing(match)
    assert verify(file)


# Undo


def learnt(match: Match, seat: int, step: Step) -> bool:
    """Whether a seat can't take back what stands before a step: it, or another, has moved on."""
    return step.who not in (seat, LUCK) or any(is_news(match, seat, e) for e in step.events)


def is_news(match: Match, seat: int, event: Event) -> bool:
    """Whether an event tells a seat something that it could not know before."""
    seen = match.game.sees(match.box, match.state, seat, event)
    if seen is None:
        return False
    news = match.game.KINDS[seen.kind].news
    return news is News.ALL or (news is News.OTHERS and seen.who not in (seat, NOBODY))


@every_game
def test_the_horizon_is_the_last_ply_at_which_a_seat_learnt_something_or_another_acted(
    game: str,
) -> None:
    for match in finished(game)[:4]:
        steps = match.steps()
        expected = [0] * len(match.seats)
        for twin in retraced(match):
            for seat in range(len(match.seats)):
                if twin.ply and learnt(twin, seat, steps[twin.ply - 1]):
                    expected[seat] = twin.ply
            assert [twin.horizon(seat) for seat in range(len(match.seats))] == expected


def undoable(match: Match) -> list[tuple[int, int]]:
    """The plies at which a seat may take something back, each with the seat; a sample of them."""
    seats = range(len(match.seats))
    found = [
        (twin.ply, seat)
        for twin in retraced(match)
        for seat in seats
        if twin.undo_target(seat) is not None
    ]
    return found[:: len(found) // UNDONE + 1]


@every_game
def test_undo_brings_back_exactly_what_was(game: str) -> None:
    match = short_match(game, 11)
    before = [standing(twin) for twin in retraced(match)]
    places = undoable(match)
    assert places
    for ply, seat in places:
        fork = match.fork(ply)
        while (target := fork.undo_target(seat)) is not None:
            entry = fork.line[target]
            assert isinstance(entry, Act)
            assert entry.who == seat
            fork.undo(seat)
            assert standing(fork) == before[target]
        assert fork.ply < ply
        assert fork.ply >= fork.horizon(seat)
        assert_file_is_good(fork)


@every_game
def test_beyond_the_horizon_nothing_is_taken_back(game: str) -> None:
    match = short_match(game, 11)
    for ply in range(0, match.ply + 1, match.ply // UNDONE + 1):
        twin = match.at(ply)
        for seat in range(len(match.seats)):
            if twin.undo_target(seat) is None:
                before = whole(twin)
                with pytest.raises(NotUndoable, match=f"seat {seat}"):
                    twin.undo(seat)
                assert whole(twin) == before


@every_game
def test_all_together_can_go_back_to_any_ply(game: str) -> None:
    match = short_match(game, 11)
    before = [standing(twin) for twin in retraced(match)]
    for ply in range(match.ply - 1, -1, -(match.ply // UNDONE) - 1):
        match.back_to(ply)
        assert standing(match) == before[ply]
        play_on(match, Chooser(ply), 5)
        assert_file_is_good(match)
        match.back_to(ply)


@every_game
def test_there_is_no_ply_before_the_first_or_after_the_last(game: str) -> None:
    match = short_match(game, 11)
    before = whole(match)
    for ply in (-1, match.ply + 1, 10**20):
        for go in (match.back_to, match.fork):
            with pytest.raises(NotUndoable, match=f"no ply {ply} "):
                go(ply)
        assert whole(match) == before


def luck_entries(match: Match) -> Sequence[Drawn]:
    """All luck ever written, undone or not."""
    return [entry for entry in match.entries if isinstance(entry, Drawn)]


@every_game
def test_the_number_of_undone_luck_is_never_used_again(game: str) -> None:
    for luck in (Seeded(4), committed_luck()):
        match = short_match(game, 11, luck)
        for ply in (match.ply // 2, match.ply // 3, 0):
            match.back_to(ply)
            play_on(match, Chooser(ply))
        drawn = luck_entries(match)
        assert len(drawn) > sum(1 for entry in match.line if isinstance(entry, Drawn))
        assert [entry.number for entry in drawn] == list(range(1, len(drawn) + 1))
        assert_file_is_good(match)


@every_game
def test_seeded_luck_says_the_same_after_an_undo_and_committed_luck_does_not(game: str) -> None:
    for luck, same in ((Seeded(4), True), (committed_luck(), False)):
        match = short_match(game, 11, luck)
        line = list(match.line)
        match.back_to(0)
        again = follow(match, line)
        once = [entry.value for entry in line if isinstance(entry, Drawn)]
        assert (again == once[: len(again)]) is same


# Fork


def follow(match: Match, line: Sequence[Act | Drawn]) -> list[int]:
    """The same decisions as far as possible, luck from the match's own source: what it said."""
    said: list[int] = []
    for entry in line:
        if isinstance(entry, Act) and entry.action in match.legal(entry.who):
            match.play(entry.who, entry.action)
        elif isinstance(entry, Drawn) and match.luck_is_due:
            match.draw()
            said.append(luck_entries(match)[-1].value)
        else:
            break
    return said


@every_game
def test_a_fork_with_the_same_luck_can_go_the_same_way(game: str) -> None:
    for luck in (Seeded(4), committed_luck()):
        match = short_match(game, 11, luck)
        before = whole(match)
        for ply in range(0, match.ply + 1, match.ply // 3):
            fork = match.fork(ply)
            assert fork.ply == ply
            follow(fork, match.line[ply:])
            assert standing(fork) == standing(match)
            assert_file_is_good(fork)
        assert whole(match) == before


@every_game
def test_a_fork_of_a_match_with_undone_luck_goes_the_same_way_too(game: str) -> None:
    for luck in (Seeded(4), committed_luck()):
        match = short_match(game, 11, luck)
        undone = match.ply // 3
        match.back_to(undone)
        play_on(match, Chooser(5))
        for ply in range(undone, match.ply + 1, match.ply // 3):
            fork = match.fork(ply)
            assert_file_is_good(fork)
            follow(fork, match.line[ply:])
            assert standing(fork) == standing(match)
            assert_file_is_good(fork)


@every_game
def test_a_fork_before_undone_luck_is_a_good_match(game: str) -> None:
    match = short_match(game, 11, committed_luck())
    undone = match.ply // 3
    match.back_to(undone)
    play_on(match, Chooser(5))
    for ply in (0, undone - 1):
        fork = match.fork(ply)
        play_on(fork, Chooser(6))
        assert_file_is_good(fork)


@every_game
def test_a_fork_with_fresh_luck_goes_another_way(game: str) -> None:
    match = short_match(game, 11, Seeded(4))
    before = whole(match)
    ends: set[str] = set()
    for ply in range(0, match.ply, match.ply // 3):
        fork = match.fork(ply, Seeded(99 + ply))
        assert fork.line == match.line[:ply]
        play_on(fork, Chooser(5))
        assert fork.over
        ends.add(fork.digest())
        assert_file_is_good(fork)
    assert len(ends) > 1
    assert whole(match) == before


@every_game
def test_a_fork_of_a_fork_draws_from_the_luck_that_its_numbers_belong_to(game: str) -> None:
    match = short_match(game, 11, Seeded(4))
    late = match.fork(2 * match.ply // 3, Seeded(5))
    play_on(late, Chooser(1))
    early = late.fork(match.ply // 3)
    play_on(early, Chooser(2))
    assert_file_is_good(early)
