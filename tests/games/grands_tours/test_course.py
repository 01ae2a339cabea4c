"""Box, courses and their files, assist cards in the weeks, the first leader."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from paddock.core.errors import BadCourse, BadOptions
from paddock.games.grands_tours import course
from paddock.games.grands_tours.course.reading import HERE, built_in, read, word_of
from paddock.games.grands_tours.meta import ASSIST_WORDS, META
from paddock.games.grands_tours.state import Phase
from paddock.games.grands_tours.tables import MINUTES, ODD_FACE, POINT, TEAM_DICE
from tests.games.grands_tours.table import GAME, KIND, SEATS, Table, course_text, opening, table

WEEKS = (
    "1S 2S 2M 3S 4S 4M 6",
    "2S 3S 3S 3M 3M 4M 5M",
    "1S 2S 3M 4M summitM 5M trialM 6M 7S",
)


# GT-1
def test_nine_dice_a_team_and_three_jersey_dice_with_odd_faces() -> None:
    assert TEAM_DICE == 9
    assert ODD_FACE.tolist() == [7, 4, 4]
    for seats in (4, 5, 6):
        made = opening(seats)
        assert made.state.gruppetto[:seats].tolist() == [9] * seats
    for seats in (3, 7):
        with pytest.raises(BadOptions, match="seats"):
            GAME.box(seats, {})


# GT-1
def test_the_faces_of_the_jersey_dice() -> None:
    made = table(jerseys="ABC", first="B").do("roll")
    made.roll("2 2 2 2 2 2 2 2")
    assert made.options() == {"face 2": 1, "face 3": 1, "face 4": 2, "face 5": 1, "face 6": 1}
    general = table(jerseys="A--").do("roll").roll("2 2 2 2 2 2 2 2")
    assert general.may() == ["face 2", "face 3", "face 4", "face 5", "face 6", "face 7"]
    mountain = table(jerseys="ABC", first="C").do("roll").roll("2 2 2 2 2 2 2 2")
    assert mountain.options()["face 4"] == 2


# GT-2
def test_the_grand_tour_has_three_weeks_and_an_assist_card_for_each_player() -> None:
    for seats in (4, 5, 6):
        box = GAME.box(seats, {})
        assert int(box.assists) == seats
        assert int(box.cards) == 26 + seats
    parts = built_in("grand_tour").parts
    assert [part.shuffled for part in parts] == [False, True, False, True, False, True]
    weeks = [" ".join(word_of(k).replace(" ", "") for k in p.cards) for p in parts if p.shuffled]
    assert weeks == list(WEEKS)
    assert [KIND[k] for p in parts if not p.shuffled for k in p.cards] == ["camp", "rest", "rest"]


# GT-2
def test_the_stage_race_has_eight_stages_in_fixed_order() -> None:
    made = opening(4, course=["stage_race"]).advance()
    assert made.course() == "camp, 1S, 1S, 2M, 2S, 3M, 3M, 3M, 2S"
    assert int(made.box.assists) == 0


# GT-2
def test_the_plain_tour_has_seven_stages_a_week_and_nothing_special() -> None:
    parts = [part for part in built_in("plain_tour").parts if part.shuffled]
    assert [len(part.cards) for part in parts] == [7, 7, 7]
    words = [word_of(kind) for part in parts for kind in part.cards]
    assert not [word for word in words if "summit" in word or "trial" in word]
    minutes = [int(MINUTES[kind]) for part in parts for kind in part.cards]
    assert sum(minutes) == 85
    assert not built_in("plain_tour").assist_cards


# GT-2
def test_the_minutes_and_points_of_the_stage_cards() -> None:
    kinds = [kind for kind in built_in("grand_tour").cards if kind >= 8]
    assert len(kinds) == 23
    assert sum(int(MINUTES[kind]) for kind in kinds) == 22 + 23 + 28
    assert Counter(int(POINT[kind]) for kind in kinds) == {0: 1, 1: 10, 2: 12}


# GT-2, GT-8
def test_the_course_opens_up_to_the_first_rest_day() -> None:
    made = opening(4, assist=["removal", "swap", "same_dice", "second_action"])
    while made.phase in (Phase.HOLDS, Phase.OPEN):
        made.do(made.may()[-1])
    cards = made.course().split(", ")
    assert cards[0] == "camp"
    assert cards[-1] == "rest"
    assert cards.count("rest") == 1
    assert made.phase == Phase.LEADER


# GT-2
def test_a_week_s_stages_come_by_lot() -> None:
    made = opening(4, course=["plain_tour"]).advance()
    weights = made.options()
    assert weights.keys() == {f"card {w}" for w in ("1S", "2S", "2M", "3S", "3M", "4M", "6S")}
    assert len(set(weights.values())) == 1
    made.do("card 3S")
    assert "card 3S" not in made.may()


# GT-4
def test_how_many_assist_cards_a_week_holds_is_decided_when_it_opens() -> None:
    made = opening(4).advance()
    assert made.phase == Phase.HOLDS
    assert made.options() == {"holds 0": 1, "holds 1": 8, "holds 2": 6}  # of 15 ways, two by two
    six = opening(6).advance()
    assert six.phase == Phase.OPEN  # six cards, two to each week: nothing to decide


# GT-4
def test_every_assist_card_is_as_likely_as_every_other_to_come_next() -> None:
    made = opening(4).advance().do("holds 2")
    weights = made.options()
    total = sum(weights.values())
    for word in ASSIST_WORDS:
        assert Fraction(weights[f"card {word}"], total) == Fraction(2, 9) / 6
    for stage in WEEKS[0].split():
        assert Fraction(weights[f"card {stage}"], total) == Fraction(1, 9)


# GT-4
def test_chosen_assist_cards_are_certain_and_the_others_are_drawn() -> None:
    made = opening(4, assist=["swap", "removal"]).advance().do("holds 2")
    weights = made.options()
    total = sum(weights.values())
    assert Fraction(weights["card swap"], total) == Fraction(2, 9) / 4
    assert Fraction(weights["card same_dice"], total) == Fraction(2, 9) / 4 * Fraction(2, 4)
    whole = opening(4, assist=["swap", "removal", "same_dice", "short_train"]).advance()
    whole.do("holds 1")
    assert [w for w in whole.may() if w.removeprefix("card ") in ASSIST_WORDS] == [
        f"card {word}" for word in ("removal", "swap", "same_dice", "short_train")
    ]


# GT-4
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_all_assist_cards_of_a_course_come_by_its_end(seats: int) -> None:
    for seed in range(3):
        made = opening(seats)
        lay_out(made, seed)
        cards = made.course().split(", ")
        assert len(cards) == int(made.box.cards)
        assert len([card for card in cards if card in ASSIST_WORDS]) == seats
        for week in week_cards(cards):
            assert len([card for card in week if card in ASSIST_WORDS]) <= 2


def lay_out(made: Table, seed: int) -> None:
    """Open all cards, by hand."""
    state = made.state
    while state.opened < made.box.cards:
        if made.phase not in (Phase.HOLDS, Phase.OPEN):
            waits = made.box.shuffled[state.opening] == 1 and made.box.assists > 0
            state.phase = Phase.HOLDS if waits else Phase.OPEN
            state.jersey_owner[0] = -1
        may = made.may()
        made.do(may[seed * 7 % len(may)])


def week_cards(cards: list[str]) -> list[list[str]]:
    weeks: list[list[str]] = [[]]
    for card in cards[1:]:
        if card == "rest":
            weeks.append([])
        else:
            weeks[-1].append(card)
    return weeks


# GT-8
def test_the_leader_is_drawn_by_lot_and_parks_a_die_for_the_general_die() -> None:
    made = opening(5, course=["stage_race"]).advance()
    assert made.options() == {f"leader {seat}": 1 for seat in "ABCDE"}
    made.do("leader C")
    assert made.owners == "C--"
    assert made.state.parked[:5].tolist() == [0, 0, 1, 0, 0]
    assert made.turn == "luck"
    assert int(made.state.seat) == SEATS.index("C")
    assert made.told_of("leader-drawn") == [{"who": "C"}]


# GT-8
def test_in_a_rematch_the_leader_is_named_or_drawn_among_the_tied() -> None:
    made = opening(4, course=["stage_race"], leader=[3]).advance()
    assert made.owners == "C--"
    assert "leader-named" in made.kinds_told()
    tied = opening(4, course=["stage_race"], leader=[2, 4]).advance()
    assert tied.may() == ["leader B", "leader D"]


# GT-8
def test_a_rematch_is_led_by_whoever_had_the_most_lead_time() -> None:
    made = table(time=[3, 8, 8, 0])
    assert GAME.rematch(made.box, made.state) == {"leader": (2, 3)}
    again = opening(4, course=["stage_race"], **GAME.rematch(made.box, made.state)).advance()
    assert again.may() == ["leader B", "leader C"]


# The files


@pytest.mark.parametrize("word", META.switches[0].kind.words)  # type: ignore[union-attr]
def test_every_course_of_the_switch_has_its_file(word: str) -> None:
    assert read((HERE / f"{word}.toml").read_text(encoding="utf-8")) == built_in(word)
    assert {path.stem for path in HERE.glob("*.toml")} == {"grand_tour", "stage_race", "plain_tour"}


FAULTY: list[tuple[str, list[tuple[str, str]]]] = [
    ("x = ", [("file", "no-toml")]),
    ("parts = 3", [("game", "other-game"), ("title", "missing"), ("parts", "wrong-type")]),
    (
        'game = "gp"\ntitle = 3\nlaps = 2\nminutes = "x"\nassist_cards = 1\n',
        [
            ("laps", "unknown-key"),
            ("game", "other-game"),
            ("title", "wrong-type"),
            ("minutes", "wrong-type"),
            ("assist_cards", "wrong-type"),
            ("parts", "missing"),
        ],
    ),
    (
        course_text("3X, 99S, rest").replace('title.en = "Course"', f'title.en = "{"x" * 99}"'),
        [
            ("title.en", "too-long"),
            ("parts[0].cards[1]", "not-a-choice"),
            ("parts[0].cards[2]", "out-of-range"),
        ],
    ),
    (
        course_text("3S") + "[[parts]]\nshuffled = true\ncards = ['rest', 4]\n[[parts]]\nx = 1\n",
        [
            ("parts[1].cards[0]", "not-a-choice"),
            ("parts[1].cards[1]", "wrong-type"),
            ("parts[2].x", "unknown-key"),
            ("parts[2].cards", "missing"),
        ],
    ),
    (course_text("3S").replace('"camp", ', ""), [("parts[0].cards[0]", "missing")]),
    (course_text("rest"), [("parts", "missing")]),
    ("assist_cards = true\n" + course_text("3S"), [("parts", "missing")]),
    (course_text("3S").replace('["camp", "3S"]', "[]"), [("parts[0].cards", "wrong-length")]),
    (course_text("3S").replace('["camp", "3S"]', "3"), [("parts[0].cards", "wrong-type")]),
    (
        course_text(", ".join(["3S"] * 20)) * 1 + "[[parts]]\ncards = " + str(["1S"] * 20),
        [("parts", "wrong-length")],
    ),
    (
        "minutes = 9999\n" + course_text("3S").replace('title.ja = "コース"', "title.ja = 3"),
        [("title.ja", "wrong-type"), ("minutes", "out-of-range")],
    ),
    (course_text("3S").replace('title.en = "Course"\n', ""), [("title.en", "missing")]),
    (course_text("3S") + "[[parts]]\ncards = ['1S']\n" * 12, [("parts", "wrong-length")]),
]


# GT-2
@pytest.mark.parametrize(("text", "found"), FAULTY)
def test_every_fault_of_a_course_file_is_named(text: str, found: list[tuple[str, str]]) -> None:
    with pytest.raises(BadCourse) as caught:
        read(text)
    assert [(fault.where, fault.kind) for fault in caught.value.faults] == found


# GT-2
def test_a_table_may_bring_its_own_course_and_its_faults_are_named_with_the_others() -> None:
    made = opening(4, course=[course_text("summit M, camp, rest, trial, 12M")]).advance()
    assert made.course() == "camp, summit M, camp, rest"
    with pytest.raises(BadOptions) as caught:
        GAME.box(4, {"course": [course_text("9X")], "assist": ["x"], "leader": [5]})
    assert {fault.where for fault in caught.value.faults} == {
        "course[0].parts[0].cards[1]",
        "assist[0]",
        "leader[0]",
    }


# GT-2, GT-4
@pytest.mark.parametrize(
    ("seats", "options", "where"),
    [
        (4, {"assist": list(ASSIST_WORDS)[:5]}, "assist"),
        (6, {"assist": ["swap"], "course": ["stage_race"]}, "assist"),
        (
            6,
            {
                "course": [
                    "assist_cards = true\n" + course_text("3S") + "[[parts]]\nshuffled = true\n"
                    "cards = " + str(["1S"] * 35)
                ]
            },
            "course[0].parts",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(
    seats: int, options: dict[str, Any], where: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.box(seats, options)
    assert [fault.where for fault in caught.value.faults] == [where]


# GT-2
@pytest.mark.parametrize("seed", range(8))
def test_a_course_that_is_made_can_be_read_and_is_the_same_from_the_same_seed(seed: int) -> None:
    wishes = {"weeks": 1 + seed % 3, "stages": 3 + seed % 7, "assist": seed % 2}
    text = course.generate(seed, wishes)
    assert text == course.generate(seed, wishes)
    made = read(text)
    assert len([part for part in made.parts if part.shuffled]) == wishes["weeks"]
    assert opening(4, course=[text]).advance().course().startswith("camp")
    for wrong in ({"weeks": 4}, {"hills": 1}):
        with pytest.raises(BadOptions):
            course.generate(seed, wrong)
