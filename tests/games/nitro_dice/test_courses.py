"""Course files: read, checked, drawn, generated (ND-60)."""

import tomllib
from collections import Counter
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core import registry
from paddock.core.compiled import INTERPRETED
from paddock.core.contract import Message
from paddock.core.errors import BadCourse, BadOptions
from paddock.core.texts import LANGUAGES, Speaker
from paddock.games.nitro_dice.course import Course, built_in, drawing, generate, picture, read
from paddock.games.nitro_dice.course.grid import is_closed, overlaps
from paddock.games.nitro_dice.tables import LAID_NAMES
from tests.games.nitro_dice.table import GAME, NAME, opening

FILES = ("harbour", "sprint", "grand_tour", "eight_bends")
OWN = """
game = "nitro_dice"
title = { ja = "輪", en = "Ring" }
cards = [
  "start", "straight", "yellow", "straight:outside", "yellow:inner", "straight",
  "garage", "straight", "yellow", "straight", "yellow:outer", "straight",
]
"""


def names(course: Course) -> list[str]:
    return [LAID_NAMES[code].split(":")[0] for code in course.cards]


# ND-60
def test_the_built_in_courses_are_what_they_are_called() -> None:
    sizes = {word: Counter(names(built_in(word))) for word in FILES}
    assert sizes["harbour"].total() == 14
    assert sizes["sprint"].total() == 12
    assert sizes["eight_bends"]["red"] + sizes["eight_bends"]["yellow"] == 8
    assert sizes["grand_tour"].total() == 26
    for word in FILES:
        assert opening(6, courses=[word]).state.cards == sizes[word].total()


# ND-5, ND-60
def test_a_file_of_one_s_own_can_be_raced_on_with_its_hazards() -> None:
    made = opening(2, courses=[OWN])
    assert [made.laid(card) for card in (4, 5, 11)] == [
        "straight:outside",
        "yellow:inner",
        "yellow:outer",
    ]
    assert int(made.state.left) == 1  # to the right: the infield is on the right
    assert made.pool("pile")["straight-hazard"] == 23


def faults(text: str) -> dict[str, str]:
    """Where a file has which fault."""
    with pytest.raises(BadCourse) as caught:
        read(text)
    for language in LANGUAGES:  # each can be said
        says = Speaker(language, [registry.folder(NAME)])
        for fault in caught.value.faults:
            args = {"where": fault.where, **fault.data}
            assert says.say(Message(f"fault-{fault.kind}", args))  # type: ignore[arg-type]
    return {fault.where: fault.kind for fault in caught.value.faults}


def with_cards(*cards: str, **changes: str) -> str:
    head = {"game": '"nitro_dice"', "title": '{ ja = "輪", en = "Ring" }', **changes}
    lines = [f"{key} = {value}" for key, value in head.items()]
    return "\n".join([*lines, f"cards = {list(cards)}"]).replace("'", '"')


RING = tomllib.loads(OWN)["cards"]


# ND-60
def test_every_fault_of_a_file_is_named_at_once() -> None:
    text = with_cards(*RING[:-1], "stright", game='"gp"', title='{ ja = "輪" }', width="3")
    assert faults(text) == {
        "game": "wrong-game",
        "title.en": "wrong-type",
        "width": "unknown-key",
        "cards[11]": "not-a-choice",
    }


# ND-60
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[", {"file": "no-toml"}),
        ('game = "nitro_dice"', {"title.ja": "wrong-type", "title.en": "wrong-type",
                                 "cards": "wrong-type"}),
        (with_cards(*RING[:-1]), {"cards": "not-closed"}),
        (with_cards(*RING[1:], RING[0]), {"cards[0]": "start-first"}),
        (with_cards(*["straight" if c == "garage" else c for c in RING]), {"cards": "not-one"}),
        (with_cards(*["garage" if c == "straight" else c for c in RING]),
         {"cards": "too-many-cards"}),
        (with_cards(*[c.replace(":inner", ":middle") for c in RING]), {"cards[4]": "not-a-choice"}),
    ],
)  # fmt: skip
def test_what_is_no_course_is_refused(text: str, found: dict[str, str]) -> None:
    assert faults(text) == found


# ND-60
def test_cards_that_lie_on_one_another_are_named() -> None:
    circle = ["start", *["yellow"] * 4, "straight", "garage", *["straight"] * 5]
    found = faults(with_cards(*circle))
    assert found["cards[4]"] == "overlap"
    assert found["cards"] == "not-closed"


# ND-60
def test_too_few_cards_and_cards_that_the_box_does_not_have_are_named() -> None:
    small = ["start", "yellow", "yellow", "garage", "yellow", "yellow"]
    assert faults(with_cards(*small)) == {"cards": "too-many-cards"}
    hazards = [c.split(":")[0] for c in RING]
    hazards = [f"{c}:inner" if c == "yellow" else c for c in hazards]
    assert read(with_cards(*hazards))
    staircase = ["start", *["yellow:inner", "red"] * 6, "yellow:inner", "straight"]
    assert faults(with_cards(*staircase))["cards"]


# ND-60, ND-5
def test_nine_cards_must_remain_for_each_player() -> None:
    long = generate(3, {"cards": 50, "curves": 16, "hazards": 12})
    assert opening(5, courses=[long]).state.cards == 50
    with pytest.raises(BadOptions) as caught:
        opening(6, courses=["sprint", long])
    assert [(f.where, f.kind) for f in caught.value.faults] == [
        ("courses[1].cards", "too-long-for-seats")
    ]


# ND-60
def test_the_faults_of_several_files_are_told_with_all_others() -> None:
    broken = with_cards(*RING[:-1])
    with pytest.raises(BadOptions) as caught:
        GAME.box(4, {"courses": ["sprint", broken, "[\n"], "laps": 99})
    found = {fault.where for fault in caught.value.faults}
    assert found == {"laps", "courses[1].cards", "courses[2].file"}


@st.composite
def wishes(draw: st.DrawFn) -> dict[str, int]:
    cards = 2 * draw(st.integers(6, 18))
    curves = 2 * draw(st.integers(max(2, (cards - 24) // 2), min(10, cards // 4 + 2)))
    return {"cards": cards, "curves": curves, "hazards": draw(st.integers(0, 4))}


# ND-60
@settings(max_examples=4 if INTERPRETED else 12, deadline=None)
@given(st.integers(0, 2**40), wishes())
def test_a_generated_course_is_as_wished_and_has_no_fault(seed: int, wish: dict[str, int]) -> None:
    text = generate(seed, wish)
    course = read(text)
    kinds = Counter(names(course))
    assert len(course.cards) == wish["cards"]
    assert kinds["red"] + kinds["yellow"] == wish["curves"]
    assert sum(":" in LAID_NAMES[code] for code in course.cards) == wish["hazards"]
    assert generate(seed, wish) == text
    assert is_closed(course.walk)
    assert not overlaps(course.walk)


# ND-60
def test_other_seeds_lay_other_courses_and_both_directions() -> None:
    texts = [generate(seed, {}) for seed in range(8)]
    cards = [tuple(read(text).cards) for text in texts]
    assert len(set(cards)) == len(cards)
    assert {read(text).left for text in texts} == {0, 1}


# ND-60
@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ({"cards": 13}, {"cards": "not-even"}),
        ({"cards": 10, "curves": 2}, {"cards": "out-of-range", "curves": "out-of-range"}),
        ({"curves": 5, "hazards": -1}, {"curves": "not-even", "hazards": "out-of-range"}),
        ({"length": 3}, {"length": "unknown-key"}),
    ],
)
def test_wishes_that_cannot_be_met_are_named(wish: dict[str, int], found: dict[str, str]) -> None:
    with pytest.raises(BadCourse) as caught:
        generate(1, wish)
    assert {fault.where: fault.kind for fault in caught.value.faults} == found


# ND-3: the drawing has every square once
@pytest.mark.parametrize("word", FILES)
def test_the_drawing_names_every_square_and_card(word: str) -> None:
    course = built_in(word)
    root = ElementTree.fromstring(drawing(course))
    ids = [str(e.get("id")) for e in root.iter() if e.get("id")]
    squares = [name for name in ids if name.startswith("square:")]
    wanted = sum(6 if name in ("start", "straight") else 9 if name == "garage" else 5
                 for name in names(course))  # fmt: skip
    assert len(squares) == wanted == len(set(squares))
    assert sum(name.startswith("tile:") for name in ids) == len(course.cards)


# The anchors of decisions are in the board's drawing.
def test_squares_of_decisions_can_be_found_on_the_board() -> None:
    made = opening(2, courses=["harbour", "sprint"])
    root = ElementTree.fromstring(GAME.drawing(made.box))
    ids = {str(e.get("id")) for e in root.iter() if e.get("id")}
    assert {"race:1", "race:2", "square:1-10-pit-3", "square:2-7-pit-1", "tile:2-12"} <= ids
    assert "square:2-13-in-1" not in ids


def test_the_text_picture_shows_the_course_from_above_and_card_by_card() -> None:
    says = Speaker("en", [registry.folder(NAME)])
    told = picture(built_in("harbour"), says.say).splitlines()
    assert told[0] == "driven to the left (anticlockwise)"
    assert told[2:5] == ["   /--G-----------\\", "   \\--\\           |", "      \\--S--------/"]
    assert told[-14:][12] == "  13 |...|..     |  yellow"


# ND-60, ND-2: where the box has no more clean cards, hazards must lie on the course
def test_long_courses_take_the_hazards_that_the_box_forces_on_them() -> None:
    course = read(generate(5, {"cards": 60, "curves": 24, "hazards": 12}))
    assert len(course.cards) == 60
    with pytest.raises(BadCourse) as caught:
        generate(5, {"cards": 60, "curves": 24})
    assert [fault.where for fault in caught.value.faults] == ["curves"]
