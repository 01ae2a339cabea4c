"""What is in the box: cars, money, board, deck (TR-1 to TR-6)."""

from collections import Counter
from typing import Any

import pytest

from paddock.core import registry
from paddock.core.course import text_of
from paddock.core.errors import BadCourse, BadOptions
from paddock.core.luck import new_stream
from paddock.games.top_race.box import NO_SQUARE
from paddock.games.top_race.course import BOARD, balance, generate, read
from paddock.games.top_race.tables import COLOURS, FINISH, SQUARES
from tests.games.top_race.table import GAME, NAME, SQUARE, deck_file, opening, parsed_card

PRINTED = text_of(registry.folder(NAME) / "decks", "printed")
PLAIN = ["red 5", "blue 5", "yellow 5", "purple 5", "white 5", "green 5"]


# TR-1
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_200_000_dollars_and_no_car(seats: int) -> None:
    made = opening(seats)
    assert made.cash() == [200] * seats
    assert all(made.owner(car) == -1 for car in COLOURS)
    assert sorted(COLOURS) == sorted(["red", "blue", "yellow", "purple", "white", "green"])


# TR-1
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="seats"):
        GAME.box(seats, {})


# TR-2
def test_the_printed_deck_has_the_48_cards_that_the_rules_list() -> None:
    deck = read(PRINTED)
    assert deck.size == 48
    shapes: Counter[str] = Counter()
    for card, count in deck.cards:
        words = ["joker" if car == 6 else "car" for car, _ in card.lines]
        numbers = [str(squares) for _, squares in card.lines]
        shape = (
            "pair"
            if card.pair
            else " ".join(f"{w}{n}" for w, n in zip(words, numbers, strict=True))
        )
        shapes[shape] += count
    assert shapes == {
        "car10": 6,
        "car5": 6,
        "joker5": 3,
        "joker5 car2": 6,
        "car6 car4 joker2 car1": 6,
        "car6 car4 car2 car1": 12,
        "car6 car5 car4 car3 car2 car1": 6,
        "pair": 3,
    }


# TR-2
def test_each_colour_has_75_squares_and_may_get_46_of_the_57_of_the_jokers() -> None:
    counted = balance(read(PRINTED))
    assert counted.jokers == 57
    assert counted.even
    for share in counted.shares:
        assert (share.squares, share.jokers, share.linked) == (75, 46, 1)


# TR-2
def test_single_tens_and_fives_come_once_in_each_colour_and_pairs_link_as_the_rules_say() -> None:
    cards = [card for card, _ in read(PRINTED).cards]
    for number in (10, 5):
        cars = [
            card.lines[0][0]
            for card in cards
            if card.lines == ((card.lines[0][0] if card.lines else 9, number),)
        ]
        assert sorted(car for car in cars if car < 6) == list(range(6))
    pairs = {frozenset(COLOURS[car] for car in card.pair) for card in cards if card.pair}
    wanted = [{"blue", "red"}, {"yellow", "purple"}, {"white", "green"}]
    assert pairs == set(map(frozenset, wanted))


# TR-2
def test_the_rulebooks_example_card_is_not_in_the_deck() -> None:
    example = parsed_card("blue 6, white 4, joker 2, red 1")
    assert example not in [card for card, _ in read(PRINTED).cards]


# TR-2
def test_the_deck_lies_in_the_box_as_its_file_says() -> None:
    made = opening()
    again = read(
        deck_file(*(c for k, c in enumerate(made.cards) for _ in range(made.box.copies[k])))
    )
    assert again.cards == read(PRINTED).cards


# TR-2
def test_a_table_may_bring_its_own_deck() -> None:
    own = deck_file(*PLAIN, *PLAIN, "joker 3, red 2, joker 1", "red <> white")
    box = GAME.box(3, {"deck": [own]})
    assert int(box.copies.sum()) == 14
    assert box.kinds == 8
    assert box.hand == 4


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("red", "no-line"),
        ("red -1", "no-line"),
        ("", "no-line"),
        ("red 0", "out-of-range"),
        ("red 21", "out-of-range"),
        ("pink 3", "not-a-choice"),
        ("red 3, blue 2, red 1", "twice"),
        ("red <> red", "twice"),
        ("red <> joker", "not-a-choice"),
        ("red 1, blue 1, joker 1, joker 1, joker 1, joker 1, joker 1", "wrong-length"),
    ],
)
def test_a_card_that_makes_no_sense_is_refused_and_named(card: str, kind: str) -> None:
    with pytest.raises(BadCourse) as caught:
        read(deck_file(*PLAIN, card, *PLAIN))
    assert [(f.where, f.kind) for f in caught.value.faults] == [("deck.cards[6]", kind)]


def test_all_faults_of_a_deck_are_named_at_once_under_the_switch() -> None:
    own = deck_file("pink 3", "red", "blue <> blue") + "wheels = 4\n"
    own = own.replace('ja = "x"\n', "")
    with pytest.raises(BadOptions) as caught:
        GAME.box(9, {"deck": [own], "races": 0})
    found = {(fault.where, fault.kind) for fault in caught.value.faults}
    assert found == {
        ("seats", "out-of-range"),
        ("races", "out-of-range"),
        ("deck[0].title.ja", "wrong-type"),
        ("deck[0].deck.cards", "wrong-length"),
        ("deck[0].deck.cards[0]", "not-a-choice"),
        ("deck[0].deck.cards[1]", "no-line"),
        ("deck[0].deck.cards[2]", "twice"),
    }


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("game = 3\n[", [("file", "no-toml")]),
        (
            "wheels = 4\n",
            [
                ("wheels", "not-a-choice"),
                ("game", "not-a-choice"),
                ("title", "wrong-type"),
                ("deck.cards", "wrong-type"),
            ],
        ),
    ],
)
def test_a_file_that_is_no_deck_is_refused(text: str, found: list[tuple[str, str]]) -> None:
    with pytest.raises(BadCourse) as caught:
        read(text)
    assert [(fault.where, fault.kind) for fault in caught.value.faults] == found


def test_cards_that_are_no_words_and_too_many_alike_are_refused() -> None:
    text = deck_file(*PLAIN, *["red 3"] * 5).replace('"blue 5"', "5")
    with pytest.raises(BadCourse) as caught:
        read(text)
    assert [(f.where, f.kind) for f in caught.value.faults] == [
        ("deck.cards", "wrong-length"),
        ("deck.cards[1]", "wrong-type"),
        ("deck.cards", "alike"),
    ]


@pytest.mark.parametrize("seed", range(8))
def test_a_made_deck_is_fair_and_the_same_from_the_same_seed(seed: int) -> None:
    text = generate(seed, {"four": 1, "length": 12})
    deck = read(text)
    assert text == generate(seed, {"four": 1, "length": 12})
    assert balance(deck).even
    assert deck.size == 42
    assert GAME.box(4, {"deck": [text]}).hand == 10


def test_made_decks_differ_and_wrong_wishes_are_named() -> None:
    assert generate(1, {}) != generate(2, {})
    assert read(generate(1, {})).size == 48
    with pytest.raises(BadOptions) as caught:
        generate(1, {"wheels": 4, "six": 9})
    assert [f.where for f in caught.value.faults] == ["wheels", "six"]
    with pytest.raises(BadOptions, match="cards"):
        generate(1, {"long": 2, "six": 2, "four": 4, "joker": 2})


# TR-3
def test_the_board_has_143_squares_in_columns_0_to_68_on_one_to_three_lanes() -> None:
    squares = BOARD.squares
    assert len(squares) == SQUARES == 143
    covered: Counter[int] = Counter(c for s in squares for c in range(s.first, s.last + 1))
    assert sorted(covered) == list(range(69))
    assert set(covered.values()) == {1, 2, 3}
    assert [c for c in covered if covered[c] == 1] == [*range(28, 33), *range(40, 45)]
    assert sorted(s.name for s in squares if s.last <= 1) == ["a0", "a1", "b0", "b1", "c0", "c1"]


# TR-3
def test_the_lines_lie_where_the_rules_say_and_no_square_lies_across_one() -> None:
    assert (BOARD.start, BOARD.tips) == (1, (14, 26, 38))
    for line in (BOARD.start, *BOARD.tips):
        assert not [s for s in BOARD.squares if s.first <= line < s.last]


# TR-3
def test_the_inside_of_a_curve_is_shorter() -> None:
    spans = {s.name: s.last + 1 - s.first for s in BOARD.squares if s.last > s.first}
    assert spans == {
        "a8": 2,
        "a16": 2,
        "a52": 6,
        "b52": 3,
        "c52": 2,
        "c54": 2,
        "b55": 3,
        "c56": 2,
        "a59": 6,
        "b59": 3,
        "c59": 2,
        "c61": 2,
        "b62": 3,
        "c63": 2,
    }


# TR-3, TR-23
@pytest.mark.parametrize("curves", ["lanes", "free"])
def test_every_square_leads_on_to_later_squares_and_at_last_to_the_finish(curves: str) -> None:
    box = GAME.box(2, {"curves": curves})
    followed: set[int] = set()
    for number in range(SQUARES):
        after = [int(s) for s in box.next[number] if s != NO_SQUARE]
        assert after == sorted(set(after))
        assert all(s > number for s in after)
        assert all(box.last[s] > box.last[number] for s in after)
        assert box.to_go[number] == 1 + min(int(box.to_go[s]) for s in after)
        followed |= set(after)
    assert followed == {*range(6 - 3, SQUARES + 1)}  # all but the rear row
    assert box.to_go[FINISH] == 0


# TR-23
def test_lanes_can_be_changed_in_curves_only_where_a_square_begins_or_anywhere() -> None:
    lanes, free = (GAME.box(2, {"curves": curves}) for curves in ("lanes", "free"))
    differ: dict[str, list[str]] = {
        SQUARE[n]: [SQUARE[s] for s in free.next[n] if s not in lanes.next[n]]
        for n in range(SQUARES)
        if free.next[n].tolist() != lanes.next[n].tolist()
    }
    assert differ == {
        "b8": ["a8"],
        "b16": ["a16"],
        "c52": ["b52"],
        "b52": ["c54", "a52"],
        "c54": ["b55"],
        "c59": ["b59"],
        "b59": ["c61", "a59"],
        "c61": ["b62"],
    }


# TR-5
@pytest.mark.parametrize(
    ("seats", "each", "left"), [(2, 24, 0), (3, 16, 0), (4, 12, 0), (5, 9, 3), (6, 8, 0)]
)
def test_all_cards_are_dealt_evenly_and_with_five_three_are_left(
    seats: int, each: int, left: int
) -> None:
    made = opening(seats)
    random = new_stream(5)
    del random
    while made.phase.name == "DEAL":
        made.do(made.may()[0])
    assert [int(n) for n in made.state.held[:seats]] == [each] * seats
    assert int(made.state.unseen.sum()) == left
    assert [len(made.hand(seat)) for seat in range(seats)] == [each] * seats


# TR-6
@pytest.mark.parametrize(("options", "races"), [({}, 3), ({"races": 1}, 1), ({"races": 9}, 9)])
def test_a_match_has_three_races_or_as_many_as_wanted(options: dict[str, Any], races: int) -> None:
    assert GAME.box(3, options).races == races
