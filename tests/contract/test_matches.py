"""Random matches of every game in every set-up."""

import numpy as np
import pytest

from paddock.core import log, registry
from paddock.core.log import Drawn
from paddock.core.luck import Entered, Seeded
from paddock.core.match import Match
from paddock.core.storage import file_of, restored, verify
from paddock.core.who import LUCK, TABLE, is_sealed
from tests.contract.places import finished, places
from tests.matches import (
    Chooser,
    committed_luck,
    due_actors,
    every_game,
    every_setup,
    new_match,
    play_on,
    random_match,
    retraced,
    short_match,
    short_setup,
)

UNTOUCHED = -77


def again(match: Match) -> Match:
    """The match as its file's bytes tell it."""
    return restored(log.read(log.write(file_of(match))))


def assert_same(match: Match, other: Match) -> None:
    """Both stand at the same place, by the same way."""
    assert other.digest() == match.digest()
    assert other.line == match.line
    assert other.entries == match.entries
    assert other.score() == match.score()


@every_game
def test_a_random_match_in_every_setup_reaches_an_end_and_replays_to_the_same_bytes(
    game: str,
) -> None:
    for match in finished(game):
        assert match.over
        assert_same(match, again(match))


@every_game
def test_matches_of_the_same_seed_are_the_same_and_of_others_are_not(game: str) -> None:
    first, second, other = (short_match(game, seed) for seed in (1, 1, 2))
    assert_same(first, second)
    assert other.line != first.line


@pytest.mark.slow
@pytest.mark.compiled_only
@every_game
def test_many_random_matches_reach_an_end_and_replay(game: str) -> None:
    for i, (seats, options) in enumerate(every_setup(game)):
        for k in range(3):
            match = random_match(game, seats, 1000 * k + i, options)
            assert_same(match, again(match))


@every_game
def test_a_match_broken_off_goes_on_from_its_file_as_if_nothing_had_been(game: str) -> None:
    whole = short_match(game, 3)
    for ply in {0, 1, whole.ply // 2, whole.ply - 1}:
        resumed = again(whole.at(ply))
        for entry in whole.line[ply:]:
            if isinstance(entry, Drawn):
                resumed.draw()
            else:
                resumed.play(entry.who, entry.action)
        assert_same(whole, resumed)


@every_game
def test_every_source_of_luck_can_serve_a_match(game: str) -> None:
    for luck in (Seeded(5), committed_luck()):
        match = short_match(game, 5, luck)
        assert_same(match, again(match))
        assert all(not check.open for check in verify(file_of(match)))


@every_game
def test_luck_from_a_real_table_can_serve_a_match(game: str) -> None:
    told = short_match(game, 5)
    match = new_match(game, short_setup(game), Entered())
    for entry in told.line:
        if isinstance(entry, Drawn):
            match.enter(entry.action)
        else:
            match.play(entry.who, entry.action)
    assert match.digest() == told.digest()
    assert_same(match, again(match))


@every_game
def test_what_is_legal_is_sorted_without_doubles_and_never_nothing(game: str) -> None:
    for p in places(game):
        for who in p.choosers:
            legal = p.legal(who)
            assert legal, f"{p}: actor {who} is due and can do nothing"
            assert legal == sorted(set(legal)), str(p)
            assert legal[0] >= 0, str(p)


@every_game
def test_those_who_are_not_due_can_do_nothing_but_change_a_sealed_choice(game: str) -> None:
    for match in finished(game)[:3]:
        for twin in retraced(match):
            idle = {*range(len(twin.seats)), TABLE} - set(due_actors(twin.due))
            allowed = {who for who in idle if twin.legal(who)}
            assert not allowed or is_sealed(twin.due), f"{game}, ply {twin.ply}: {allowed}"


@every_game
def test_a_choice_has_at_least_two_alternatives(game: str) -> None:
    for match in finished(game):
        for twin in retraced(match):
            if twin.luck_is_due:
                count = len(twin.chances()[0])
            else:
                count = sum(len(twin.legal(who)) for who in due_actors(twin.due))
            assert twin.over or is_sealed(twin.due) or count > 1, f"{game}, ply {twin.ply}"


@every_game
def test_no_list_is_longer_than_the_game_says(game: str) -> None:
    module = registry.game(game)
    for p in places(game):
        for who in p.choosers:
            out = np.full(4 * module.WIDTH, UNTOUCHED, np.int32)
            count = module.legal(p.box, p.state, who, out)
            assert count <= module.WIDTH, str(p)
            assert (out[module.WIDTH :] == UNTOUCHED).all(), str(p)
        if p.due == 1 << LUCK:
            out = np.full((2, 4 * module.WIDTH), UNTOUCHED, np.int32)
            assert module.chances(p.box, p.state, out[0], out[1]) <= module.WIDTH, str(p)
            assert (out[:, module.WIDTH :] == UNTOUCHED).all(), str(p)


@every_game
def test_every_action_has_a_verb_with_its_parts_named(game: str) -> None:
    module = registry.game(game)
    fields = {verb.name: verb.fields for verb in module.VERBS.values()}
    assert len(fields) == len(module.VERBS), "two verbs of one name"
    for match in finished(game):
        for action in {entry.action for entry in match.line}:
            act = module.named(action)
            assert tuple(act.args) == fields[act.verb], f"{game}: {action} is {act}"


@every_game
def test_different_actions_have_different_names(game: str) -> None:
    module = registry.game(game)
    actions = {entry.action for match in finished(game) for entry in match.line}
    acts = [module.named(action) for action in actions]
    assert len({(act.verb, *act.args.items()) for act in acts}) == len(actions)


@every_game
def test_ranks_begin_at_one_and_leave_room_for_those_before(game: str) -> None:
    for match in [*finished(game), *(p.match for p in places(game)[::10])]:
        ranks = [rank for rank, _ in match.score()]
        for rank in ranks:
            assert 1 <= rank <= 2 * len(ranks) + 1
            assert rank > sum(1 for other in ranks if other < rank)


@every_game
def test_a_state_in_play_can_be_taken_up_by_any_chooser(game: str) -> None:
    for i, p in enumerate(places(game)[::25]):
        match = p.match.at(p.ply)
        play_on(match, Chooser(i))
        assert match.over
