"""The season, its titles, its sheet, and taking it up again (FMR-24 to FMR-29, FMR-31)."""

from pathlib import Path
from random import Random

import pytest

from paddock.core import registry, storage
from paddock.core.log import Seat
from paddock.core.luck import Seeded
from paddock.core.match import LABEL, Match
from paddock.core.texts import LANGUAGES, Language, Speaker
from paddock.games.formula_motor_racing.state import Phase
from paddock.games.formula_motor_racing.tables import COUNT
from tests.games.formula_motor_racing.table import (
    CAR,
    CARD,
    GAME,
    NAME,
    Table,
    last_turn,
    opening,
    played_out,
    season,
    walk,
)

ENGLISH = Speaker("en", [registry.folder(NAME)])
TEAM = ["blue", "green", "yellow", "orange", "red", "purple"]


def champion(made: Table) -> str:
    """The team that was told to have won."""
    (told,) = made.told_of("team-wins")
    return TEAM[told["team"]]


def ranks(made: Table) -> list[int]:
    return [rank for rank, _ in made.scores()]


# FMR-24
@pytest.mark.parametrize("races", [1, 2, 5])
def test_a_season_has_the_chosen_number_of_races(races: int) -> None:
    made = opening(6, races=races, removed=(23,))
    seen = [int(made.state.race) for _ in walk(made, seed=races)]
    assert set(seen) == set(range(races))
    assert [bool(row.any()) for row in made.state.finish] == [True] * races + [False] * (17 - races)


# FMR-24
def test_between_races_all_54_cards_are_shuffled_and_no_hand_is_kept() -> None:
    made = last_turn(retired="O1", removed=(0, 6, 0))
    assert made.phase == Phase.DEAL
    assert [made.hand(seat) for seat in range(4)] == [[], [], [], []]
    all_cards = {f"get-card {card}": int(n) for card, n in zip(CARD, COUNT, strict=True)}
    assert made.options() == all_cards
    assert made.state.pile == 54 - 6
    assert [told["removed"] for told in made.told_of("race-starts")] == [6]


# FMR-24, FMR-8
def test_the_next_race_is_dealt_five_cards_each_and_begun_by_the_leaders_player() -> None:
    made = last_turn(line="Y2")
    while made.phase == Phase.DEAL:
        made.draw()
    assert [len(made.hand(seat)) for seat in range(4)] == [5] * 4
    assert (made.state.race, made.state.pile, made.due) == (1, 34, 2)


# FMR-24
def test_after_the_last_race_nothing_more_can_happen() -> None:
    made = season()
    assert made.phase == Phase.OVER
    assert GAME.due(made.box, made.state) == 0
    assert made.told_of("season-ends") == [{"who": -1, "races": 1}]


# FMR-25
def test_the_team_with_the_most_points_of_all_races_wins() -> None:
    made = season(finish=["G1 G2", "B1 B2"], line="Y1 G1 B1")
    assert champion(made) == "green"
    assert made.scores() == [(2, 4 + 16 + 4), (1, 16 + 4 + 6), (3, 3 + 3 + 10), (4, 2 + 2 + 3)]


# FMR-25
@pytest.mark.parametrize(
    ("first", "last", "winner"), [("B1 R1", "R1 B1", "red"), ("R2 B1", "B2 R1", "blue")]
)
def test_a_tie_goes_to_the_team_with_the_better_car_in_the_last_race(
    first: str, last: str, winner: str
) -> None:
    made = season(6, finish=[f"{first} G1 Y1 O1 P1"], line=f"{last} G1 Y1 O1 P1")
    assert [made.scores()[seat][1] for seat in (0, 4)] == [16, 16]
    assert champion(made) == winner
    assert [ranks(made)[seat] for seat in (0, 4)] == ([1, 2] if winner == "blue" else [2, 1])


LEVEL = ["B1 R1 G1 Y1 O1 P1", "R1 B1 Y1 G1 P1 O1"] * 2  # blue and red have 32 points each


# FMR-25
@pytest.mark.parametrize(
    ("behind", "winner"),
    [("R2 B2 B1 R1", "red"), ("B1 R2 R1 B2", "blue"), ("O2 P2 R1 B1 B2 R2", "red")],
)
def test_places_without_points_break_a_tie_too(behind: str, winner: str) -> None:
    made = season(6, finish=LEVEL, line=f"G1 Y1 O1 P1 G2 Y2 {behind}")
    assert [made.scores()[seat][1] for seat in (0, 4)] == [32, 32]
    assert champion(made) == winner


# FMR-25
@pytest.mark.parametrize(("row", "winner"), [("R1 B2 B1 R2", "red"), ("B2 R1 R2 B1", "blue")])
def test_the_places_of_the_retired_break_a_tie_too(row: str, winner: str) -> None:
    made = season(6, finish=LEVEL, retired=row, line="G1 Y1 O1 P1 G2 Y2")
    assert champion(made) == winner


# FMR-25, FMR-31
def test_the_player_who_commands_the_champions_has_won() -> None:
    made = season(4, line="Y1 Y2")
    assert made.told_of("player-wins") == [{"who": 2, "points": 16}]
    assert made.told_of("nobody-wins") == []
    assert ranks(made) == [2, 3, 1, 4]


# FMR-25, FMR-31
def test_a_team_that_nobody_commands_can_win_and_then_no_player_has() -> None:
    made = season(4, line="P2 B1 G1 Y1 O1")
    assert champion(made) == "purple"
    assert made.told_of("nobody-wins") == [{"who": -1, "team": 5}]
    assert made.told_of("player-wins") == []
    assert ranks(made) == [2, 3, 4, 5]


# FMR-31
def test_a_team_that_nobody_commands_keeps_its_place_among_the_others() -> None:
    made = season(4, line="B1 P1 G1 R1 Y1 O1")
    assert ranks(made) == [1, 3, 5, 6]
    made = season(5, line="P1 P2 B1 G1 Y1 O1")
    assert ranks(made) == [2, 3, 4, 5, 6]


# FMR-31
def test_with_both_uncommanded_teams_in_front_the_best_player_is_third() -> None:
    made = season(4, line="P1 R1 O1 G1 B1 Y1")
    assert ranks(made) == [5, 4, 6, 3]
    assert made.told_of("nobody-wins") == [{"who": -1, "team": 5}]


# FMR-31
def test_a_tie_with_an_uncommanded_team_is_broken_in_the_same_way() -> None:
    made = season(4, finish=["P1 B1"], line="B1 P1")
    assert ranks(made)[0] == 1
    made = season(4, finish=["B1 P1"], line="P1 B1")
    assert ranks(made)[0] == 2
    assert made.told_of("nobody-wins") == [{"who": -1, "team": 5}]


# FMR-31
def test_before_the_first_race_all_are_level() -> None:
    made = opening(3)
    assert made.scores() == [(1, 0)] * 3
    assert made.do("pick blue").scores() == [(1, 0)] * 3


# FMR-31
def test_every_tie_on_the_way_down_is_broken_and_all_ranks_differ() -> None:
    made = season(6, line="R1 R2 P1 P2 O1 O2")  # blue, green and yellow have nothing
    assert made.scores() == [(4, 0), (5, 0), (6, 0), (3, 3), (1, 16), (2, 7)]


BY_EACH = "G1 B1 P1 P2 Y1 O1"  # seat 0 commands blue and purple, seat 1 green and red


# FMR-25
def test_three_players_are_ranked_each_by_the_better_of_two_teams() -> None:
    made = season(3, line=BY_EACH)
    assert made.scores() == [(2, 4 + 3), (1, 10), (3, 2)]
    assert made.told_of("player-wins") == [{"who": 1, "points": 10}]


# FMR-25
def test_by_the_other_reading_the_points_of_both_teams_are_added() -> None:
    made = season(3, line=BY_EACH, two_teams="added")
    assert made.scores() == [(1, 6 + 4 + 3), (2, 10), (3, 2 + 1)]
    assert made.told_of("player-wins") == [{"who": 0, "points": 13}]
    assert champion(made) == "green"


# FMR-25
def test_three_players_level_by_their_better_teams_are_parted_by_these_teams() -> None:
    made = season(3, finish=["B1 G1 Y1 O1 R1 P1"], line="G1 B1 Y1 O1 R1 P1")
    assert made.scores()[:2] == [(2, 16), (1, 16)]


# FMR-25
@pytest.mark.parametrize(
    ("first", "last", "scores"),
    [
        ("B1 G1 R1 Y1 O1 G2", "P1 G1", [(2, 12), (3, 12), (1, 28)]),
        ("B1 G1 Y1 R1 O1 Y2", "G1 P1", [(3, 11), (2, 11), (1, 30)]),
    ],
)
def test_a_tie_of_added_points_goes_to_the_best_car_of_either_team_in_the_last_race(
    first: str, last: str, scores: list[tuple[int, int]]
) -> None:
    made = season(3, finish=[first], line=f"Y1 Y2 O1 O2 {last}", two_teams="added")
    assert made.scores() == scores


# FMR-25
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_one_team_each_both_readings_are_the_same(seats: int) -> None:
    for seed in range(5):
        better, added = (
            played_out(opening(seats, two_teams=reading, races=2, removed=(20,)), seed)
            for reading in ("better", "added")
        )
        assert better.scores() == added.scores()


# FMR-27
def test_the_drivers_title_goes_to_the_car_with_the_most_points() -> None:
    made = season(finish=["R2 B1 B2", "B2 B1 R2"], line="R2 B1", drivers=True)
    assert champion(made) == "blue"
    assert made.points["R2"] == 24
    assert made.told_of("driver-wins") == [{"who": -1, "car": CAR.index("R2"), "points": 24}]


# FMR-27
@pytest.mark.parametrize(
    ("first", "last", "winner"), [("B1 R1", "R1 B1", 8), ("R1 B1", "B1 R1", 0)]
)
def test_a_tie_of_drivers_goes_to_the_better_place_in_the_last_race(
    first: str, last: str, winner: int
) -> None:
    made = season(finish=[first], line=last, drivers=True)
    assert made.points["B1"] == made.points["R1"] == 16
    assert made.told_of("driver-wins") == [{"who": -1, "car": winner, "points": 16}]


# FMR-27
def test_drivers_of_one_team_are_apart() -> None:
    made = season(finish=["B1 B2"], line="B2 B1", drivers=True)
    assert made.told_of("driver-wins") == [{"who": -1, "car": CAR.index("B2"), "points": 16}]


# FMR-27
def test_without_the_switch_there_is_no_drivers_title() -> None:
    assert season(drivers=False).told_of("driver-wins") == []
    assert season().told_of("driver-wins") == []


# FMR-27
def test_names_and_numbers_are_the_tables_to_edit_and_change_nothing_of_the_race() -> None:
    match = some_match(1, races=1, removed=(24,), drivers=True)
    play_on(match, 10_000, Random(1))
    before = match.digest()
    match.note(0, LABEL, {"anchor": "car:red-2", "text": "A. Prost"})
    match.note(0, LABEL, {"anchor": "number:red-2", "text": "27"})
    match.note(0, LABEL, {"anchor": "car:red-2", "text": "A. Senna"})
    rows = GAME.sheet(match.box, match.state, ENGLISH.say, match.labels())
    assert [row[4:6] for row in rows if row[2:4] == ["Red", "2"]] == [["27", "A. Senna"]]
    assert match.digest() == before
    assert storage.restored(storage.file_of(match)).labels() == match.labels()


# FMR-27
@pytest.mark.parametrize("language", LANGUAGES)
def test_until_then_every_car_has_a_number_and_a_drivers_name_of_its_own(
    language: Language,
) -> None:
    made = last_turn(races=1, drivers=True)
    say = Speaker(language, [registry.folder(NAME)]).say
    rows = GAME.sheet(made.box, made.state, say, {})[1:]
    assert [row[4] for row in rows] == [str(number) for number in range(1, 13)]
    assert len({row[5] for row in rows}) == 12


# FMR-26
def test_the_removed_cards_stay_unseen_to_the_end_of_the_race() -> None:
    made = opening(5, races=2, removed=(6, 24))
    for words in walk(made, seed=5):
        if made.phase not in (Phase.PICK, Phase.GRID):
            removed = (6, 24)[int(made.state.race)]
            assert made.state.unseen.sum() == made.state.pile + removed, words
    assert made.state.unseen.sum() == 24


# FMR-26
def test_each_race_may_have_another_number_of_cards_taken_out() -> None:
    made = opening(6, races=3, removed=(0, 23, 6))
    turns = [0, 0, 0]
    for words in walk(made, seed=2):
        race = int(made.state.race)
        if words.startswith("play"):
            turns[race] += 1
    assert sum(turns) == 30 + 7 + 24


def some_match(seed: int, **options: object) -> Match:
    return Match(NAME, [Seat(f"Seat {i}") for i in range(4)], options, Seeded(seed))


def play_on(match: Match, plies: int, random: Random) -> None:
    for _ in range(plies):
        if match.over:
            return
        if match.luck_is_due:
            match.draw()
        else:
            seat = match.due_seats()[0]
            match.play(seat, random.choice(match.legal(seat)))


# FMR-28
def test_a_season_can_be_broken_off_after_any_move_and_taken_up_again(tmp_path: Path) -> None:
    match = some_match(3, races=2, removed=(20,))
    random = Random(3)
    while not match.over:
        play_on(match, 13, random)
        storage.save(match, tmp_path / "season.json")
        again = storage.load(tmp_path / "season.json")
        assert again.digest() == match.digest()
        assert again.due == match.due
        match = again
    assert match.score() == storage.load(tmp_path / "season.json").score()


# FMR-28
def test_a_season_taken_up_again_goes_on_as_if_it_had_not_been_broken_off(tmp_path: Path) -> None:
    through, broken = (some_match(8, races=2, removed=(20,)) for _ in range(2))
    play_on(through, 10_000, Random(8))
    choices = Random(8)
    while not broken.over:
        play_on(broken, 7, choices)
        storage.save(broken, tmp_path / "season.json")
        broken = storage.load(tmp_path / "season.json")
    assert broken.digest() == through.digest()


# FMR-28
def test_a_full_season_of_17_races_is_one_match() -> None:
    made = played_out(opening(6, races=17, removed=(23,)), seed=17)
    assert made.state.finish.all()
    assert sum(points for _, points in made.scores()) == 17 * 26


# FMR-29
def test_the_sheet_has_place_points_and_running_totals_of_every_car_and_team() -> None:
    made = season(finish=["R1 R2 B1 G1", "B1 R2"], line="Y1 R1", removed=(20, 6, 0))
    rows = GAME.sheet(made.box, made.state, ENGLISH.say, {})
    assert rows[0][:4] == ["Race", "Circuit", "Team", "Car"]
    assert [len(row) for row in rows] == [11] * (1 + 3 * 12)
    told = {(row[0], row[2], row[3]): [int(number) for number in row[6:]] for row in rows[1:]}
    #                             place, points, total, of the team: points, total
    assert told["1", "Red", "1"] == [1, 10, 10, 16, 16]
    assert told["1", "Red", "2"] == [2, 6, 6, 16, 16]
    assert told["2", "Red", "1"] == [6, 1, 11, 7, 23]
    assert told["2", "Red", "2"] == [2, 6, 12, 7, 23]
    assert told["3", "Red", "1"] == [2, 6, 17, 6, 29]
    assert told["3", "Red", "2"] == [8, 0, 12, 6, 29]
    assert {(row[0], row[1]) for row in rows[1:]} == {
        *(("1", "Old Town"), ("2", "Harbour Streets"), ("3", "Long Straights")),
    }


# FMR-29
def test_the_sheet_can_be_seen_all_season_and_agrees_with_the_points_on_the_board() -> None:
    made = opening(4, races=2, removed=(20,))
    races_run: set[int] = set()
    for _ in walk(made, seed=4):
        view = GAME.view(made.box, made.state, 0)
        rows = GAME.sheet(made.box, made.state, ENGLISH.say, {})
        assert len(rows) == 1 + 12 * len(view.finish)
        races_run.add(len(view.finish))
        if view.finish:
            assert [int(row[8]) for row in rows[-12:]] == list(view.drivers)
            assert [int(row[10]) for row in rows[-12::2]] == [team.points for team in view.teams]
    assert races_run == {0, 1, 2}
