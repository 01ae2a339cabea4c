"""Circuit files: the built-in ones, and every fault of others (GP-70, GP-71, GP-72)."""

import re
import tomllib
from typing import Any, cast

import pytest

from paddock.core import course as files
from paddock.core.errors import BadCourse, BadOptions
from paddock.core.messages import Message
from paddock.core.texts import LANGUAGES, Language, Speaker
from paddock.games.gp import tables
from paddock.games.gp.box import CIRCUITS, FOLDER
from paddock.games.gp.course import Circuit, drawing, picture, read
from paddock.games.gp.course.unpacking import circuits_in
from tests.games.gp.table import GAME


def text_of(word: str) -> str:
    return files.text_of(FOLDER, word)


def built_in(word: str) -> Circuit:
    return read(text_of(word))


# GP-70
@pytest.mark.parametrize(
    ("word", "squares", "on_plane", "corners", "loops"),
    [("bridge_town", 74, 73, 16, 1), ("triple_knot", 80, 77, 20, 3), ("lock_gates", 74, 74, 12, 0)],
)
def test_the_three_circuits_of_the_original_game(
    word: str, squares: int, on_plane: int, corners: int, loops: int
) -> None:
    circuit = built_in(word)
    assert (circuit.length, len(set(circuit.cells))) == (squares, on_plane)
    assert (len(circuit.corners), len(circuit.loops)) == (corners, loops)
    (x, y), (first_x, first_y) = circuit.cells[-1], circuit.cells[0]
    assert (first_x, first_y) == (x - 1, y) == (x - 1, 0)  # westward along the top edge


# GP-70
def test_what_each_has() -> None:
    town, gates = built_in("bridge_town"), built_in("lock_gates")
    assert (town.shortcut, town.gate, town.teleport) == ((8, 36), None, None)
    assert gates.gate is not None
    assert (gates.gate.start, gates.gate.via, gates.gate.end) == (22, (10, 6), 36)
    assert (gates.switches, gates.teleport) == ((17, 41), (54, 65))
    assert built_in("triple_knot").wet == (5, 6, 31, 59)


# GP-70
def test_four_circuits_are_ours() -> None:
    oval, funfair = built_in("meadow_oval"), built_in("funfair")
    assert (oval.shortcut, oval.gate, oval.teleport, oval.loops, oval.switches) == (
        *(None, None, None),
        *((), ()),
    )
    assert len(oval.corners) == 4
    assert all((funfair.shortcut, funfair.gate, funfair.teleport, funfair.loops, funfair.wet))
    long, twisty = built_in("old_airfield"), built_in("serpentine")
    assert len(long.corners) * 9 < long.length
    assert len(twisty.corners) * 5 > twisty.length


@pytest.mark.parametrize("word", CIRCUITS)
def test_a_circuit_in_a_box_is_the_one_in_its_file(word: str) -> None:
    assert circuits_in(GAME.box(2, {"circuits": [word]})) == [built_in(word)]


@pytest.mark.parametrize("word", CIRCUITS)
def test_titles_in_the_files_are_those_in_the_texts(word: str) -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, [FOLDER.parent])
        title = speaker.say(Message(f"switch-circuits-{word}"))
        assert built_in(word).title[language] == title


# GP-71
def test_a_circuit_of_ones_own_can_be_raced() -> None:
    own = text_of("meadow_oval").replace("草原オーバル", "うちの庭").replace("Meadow Oval", "Yard")
    box = GAME.box(2, {"circuits": [own, "bridge_town"]})
    assert circuits_in(box)[0].title == {"ja": "うちの庭", "en": "Yard"}
    assert box.built_in.tolist()[:2] == [-1, 0]


# Faults


def faults(text: str) -> list[tuple[str, str]]:
    """Kind and place of everything that is wrong."""
    with pytest.raises(BadCourse) as caught:
        read(text)
    for speaker in (Speaker(language, [FOLDER.parent]) for language in LANGUAGES):
        for fault in caught.value.faults:
            args: dict[str, Any] = {"where": fault.where, **fault.data}
            assert fault.where in speaker.say(Message(f"fault-{fault.kind}", args))
    return [(fault.kind, fault.where) for fault in caught.value.faults]


def changed(word: str, **values: Any) -> str:
    """A circuit's file with other values at its top; None takes one away."""
    table: dict[str, Any] = {**tomllib.loads(text_of(word)), **values}
    return written({key: value for key, value in table.items() if value is not None})


def written(table: dict[str, Any]) -> str:
    """A table as TOML."""
    simple = [f"{k} = {_value(v)}" for k, v in table.items()]
    return "\n".join(simple) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        parts = cast("dict[str, Any]", value).items()
        return "{ " + ", ".join(f"{k} = {_value(v)}" for k, v in parts) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, cast("list[Any]", value))) + "]"
    return str(value)


def squares(word: str) -> list[list[int]]:
    return tomllib.loads(text_of(word))["squares"]


@pytest.mark.parametrize("word", CIRCUITS)
def test_the_examples_below_are_good_before_they_are_broken(word: str) -> None:
    assert read(changed(word)) == built_in(word)


# GP-71
@pytest.mark.parametrize("name", ["game", "title", "squares", "line", "corners", "pit"])
def test_a_missing_field_is_named(name: str) -> None:
    assert ("missing", name) in faults(changed("bridge_town", **{name: None}))


# GP-71
@pytest.mark.parametrize(
    "name", ["title", "squares", "line", "corners", "pit", "loops", "shortcut", "wet", "gate"]
)
@pytest.mark.parametrize("value", [7, "x", True, 1.5, ["x"], [1.5], {"x": 1}, [[1]]])
def test_a_field_of_a_wrong_type_is_named(name: str, value: Any) -> None:
    found = faults(changed("bridge_town", **{name: value}))
    assert {re.split(r"[\[.]", where)[0] for _, where in found} >= {name}


# GP-71
def test_a_doubled_field_is_no_toml() -> None:
    assert faults(text_of("bridge_town") + "\nto = 3\n") == [("no-toml", "file")]


# GP-71
def test_unknown_fields_are_named_with_what_may_stand_there() -> None:
    found = faults(changed("bridge_town", tunnel=[1], shortcut={"from": 8, "to": 36, "by": 1}))
    assert set(found) == {("unknown-key", "tunnel"), ("unknown-key", "shortcut.by")}


# GP-71
def test_a_file_of_another_game_is_refused() -> None:
    assert faults(changed("bridge_town", game="chess")) == [("other-game", "game")]


@pytest.mark.parametrize("title", ["", "x" * 25, "a\\nb"])
def test_a_title_is_one_line_of_some_letters(title: str) -> None:
    found = faults(changed("bridge_town", title={"ja": "橋", "en": title}))
    assert found == [("title", "title.en")]


# GP-71
def test_numbers_out_of_range_and_doubles_are_named() -> None:
    found = faults(changed("bridge_town", corners=[3, 3, 0, 75, True], wet=[1, 2, 23, -1]))
    assert ("twice", "corners") in found
    assert ("out-of-range", "corners[2]") in found
    assert ("out-of-range", "corners[3]") in found
    assert ("wrong-kind", "corners[4]") in found
    assert ("out-of-range", "wet[3]") in found


# GP-72
def test_a_square_that_can_not_be_reached_is_named() -> None:
    cells = squares("meadow_oval")
    cells[3] = [4, 1]
    found = faults(changed("meadow_oval", squares=cells))
    assert found == [("not-adjoining", "squares[3]"), ("not-adjoining", "squares[4]")]


# GP-72
def test_the_lap_must_close() -> None:
    cells = [[x, y + 1] for x, y in squares("meadow_oval")]
    cells[0] = [7, 0]
    assert ("not-adjoining", "squares[0]") in faults(changed("meadow_oval", squares=cells))


# GP-72
@pytest.mark.parametrize(
    "pit", [[*range(38, 45)], [*range(36, 44)], [*range(36, 45), 1], [*range(1, 9)], []]
)
def test_the_pit_lane_is_the_eight_squares_before_the_line(pit: list[int]) -> None:
    assert ("pit-elsewhere", "pit") in faults(changed("meadow_oval", pit=pit, wet=None))


# GP-72
def test_the_line_lies_between_the_last_square_and_the_first() -> None:
    assert faults(changed("meadow_oval", line=[3, 4])) == [("line-elsewhere", "line")]


# GP-72
def test_a_circuit_needs_a_corner() -> None:
    assert faults(changed("meadow_oval", corners=[])) == [("no-corner", "corners")]


# GP-72
@pytest.mark.parametrize(
    ("word", "square", "where"),
    [
        *(("meadow_oval", 40, "pit"), ("lock_gates", 54, "teleport"), ("meadow_oval", 5, "wet")),
        *(("lock_gates", 17, "switches"), ("lock_gates", 22, "gate"), ("bridge_town", 47, "loops")),
    ],
)
def test_no_element_lies_in_a_corner(word: str, square: int, where: str) -> None:
    corners = [*tomllib.loads(text_of(word))["corners"], square]
    assert faults(changed(word, corners=corners)) == [("corner-there", where)]


# GP-72
def test_a_run_of_corners_that_a_single_die_can_not_leap_over_is_named() -> None:
    corners = [1, 2, 3, 4, 5, 8, 14, 30, 40]
    found = faults(changed("meadow_oval", corners=[2, 3, 4, 5, 6, 7, 8], wet=None))
    assert found == [("long-corner", "corners")]
    assert ("corner-there", "pit") in faults(changed("meadow_oval", corners=corners, wet=None))


# GP-72
def test_two_elements_on_one_square_are_named() -> None:
    assert faults(changed("lock_gates", wet=[2, 27, 42, 54])) == [("crowded", "wet")]
    shortcut = {"from": 17, "to": 30}
    assert faults(changed("lock_gates", shortcut=shortcut)) == [("crowded", "shortcut")]


# GP-72
@pytest.mark.parametrize("ends", [(36, 8), (8, 8), (8, 9)])
def test_a_shortcut_leads_forward_within_the_lap(ends: tuple[int, int]) -> None:
    shortcut = {"from": ends[0], "to": ends[1]}
    assert ("leads-back", "shortcut") in faults(changed("bridge_town", shortcut=shortcut))


# GP-72
def test_a_gate_that_leads_back_or_hangs_in_the_air_is_named() -> None:
    back = {"from": 36, "via": [10, 6], "to": 22}
    assert faults(changed("lock_gates", gate=back)) == [("leads-back", "gate")]
    far = {"from": 22, "via": [10, 2], "to": 36}
    expected = [("gate-unreachable", "gate.via")] * 2
    assert faults(changed("lock_gates", gate=far)) == expected
    on = {"from": 22, "via": [11, 7], "to": 36}
    assert ("gate-on-course", "gate.via") in faults(changed("lock_gates", gate=on))


# GP-72
def test_switch_and_gate_need_each_other() -> None:
    assert faults(changed("lock_gates", gate=None)) == [("switch-without-gate", "switches")]
    assert faults(changed("lock_gates", switches=None)) == [("gate-without-switch", "gate")]


# GP-72
@pytest.mark.parametrize("squares_of_t", [[54], [], [54, 65, 66]])
def test_a_t_needs_exactly_one_partner(squares_of_t: list[int]) -> None:
    assert faults(changed("lock_gates", teleport=squares_of_t)) == [("lonely-t", "teleport")]


# GP-72
def test_a_loop_is_two_strands_on_one_place_that_cross_straight() -> None:
    assert faults(changed("bridge_town", loops=None)) == [("no-loop-there", "loops")]
    found = faults(changed("bridge_town", loops=[[47, 57], [20, 40]]))
    assert ("loop-apart", "loops[1]") in found
    assert ("wrong-length", "loops[0]") in faults(changed("bridge_town", loops=[[47]]))


def eight(corner: int) -> str:
    """A figure of eight; its loop square is 15 and 23, and `corner` the only corner."""
    way = [(7, 0), (0, 0), (0, 4), (5, 4), (5, 2), (3, 2), (3, 6), (16, 6), (16, 0), (8, 0)]
    cells = [list(way[0])]
    for x, y in way[1:]:
        while cells[-1] != [x, y]:
            dx, dy = (
                (x > cells[-1][0]) - (x < cells[-1][0]),
                (y > cells[-1][1]) - (y < cells[-1][1]),
            )
            cells.append([cells[-1][0] + dx, cells[-1][1] + dy])
    n, cross = len(cells), [i + 1 for i, cell in enumerate(cells) if cell == [3, 4]]
    return written(
        {
            "game": "gp",
            "title": {"ja": "八の字", "en": "Eight"},
            "squares": cells,
            "line": [n, 1],
            "corners": [corner, n - 8] if corner != n - 8 else [corner],
            "pit": [*range(n - 7, n + 1)],
            "loops": [cross],
        }
    )


# GP-72
def test_between_the_strands_of_a_loop_there_is_a_corner_either_way() -> None:
    assert read(eight(17)).loops == ((15, 23),)
    assert faults(eight(8)) == [("loop-without-corner", "loops[0]")]


# GP-72
def test_a_loop_that_turns_or_lies_side_by_side_is_named() -> None:
    # There and back over the same three squares.
    way = [*((x, 0) for x in range(7, -1, -1)), (0, 1), (1, 1), (2, 1), (2, 2), (2, 1), (3, 1)]
    cells = [list(cell) for cell in way]
    text = changed("meadow_oval", squares=[*cells, *squares("meadow_oval")[14:]], loops=[[11, 13]])
    kinds = {kind for kind, _ in faults(text)}
    assert "loop-turns" in kinds
    there_and_back = [[7, 0], [6, 0], [5, 0], [6, 0], [7, 0]]
    text = changed(
        "meadow_oval", squares=[*there_and_back, *squares("meadow_oval")], loops=[[2, 4]]
    )
    found = faults(text)
    assert {"three-on-one", "loop-side-by-side"} <= {kind for kind, _ in found}


# GP-72
def test_there_are_four_wet_squares_or_none() -> None:
    assert faults(changed("meadow_oval", wet=[4, 5, 6])) == [("wet-squares", "wet")]
    assert read(changed("meadow_oval", wet=None)).wet == ()


# GP-72
def test_a_circuit_has_its_size() -> None:
    short = squares("meadow_oval")[:19]
    assert ("wrong-length", "squares") in faults(changed("meadow_oval", squares=short))
    long = squares("meadow_oval") * 3
    assert ("wrong-length", "squares") in faults(changed("meadow_oval", squares=long))


# GP-72
def test_all_faults_come_at_once() -> None:
    text = changed("lock_gates", pit=[1], line=[1, 2], wet=[2], switches=None, corners=[54, 66])
    assert {kind for kind, _ in faults(text)} == {
        *("pit-elsewhere", "line-elsewhere", "wet-squares", "gate-without-switch"),
        "corner-there",
    }


# Drawing


@pytest.mark.parametrize("word", CIRCUITS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_circuit_is_drawn_and_pictured_with_every_square(word: str, language: Language) -> None:
    circuit = built_in(word)
    svg = drawing(circuit)
    for number in range(1, circuit.length + 1):
        assert f'id="square:1-{number}"' in svg
    assert ('id="square:1-0"' in svg) is (circuit.gate is not None)
    text = picture(circuit, Speaker(language, [FOLDER.parent]).say)
    assert text.count("[ ]") == len(circuit.corners) + 1  # and once in the key
    assert circuit.title[language] in text
    plan = text.split("\n\n")[1]
    assert plan.count("=") == tables.BAYS
    assert plan.count("+") == len(circuit.loops)
    assert "|" in plan


def test_a_table_of_several_circuits_has_a_drawing_of_each() -> None:
    svg = GAME.drawing(GAME.box(2, {"circuits": ["lock_gates", "funfair"]}))
    assert 'id="circuit:1"' in svg
    assert 'id="square:2-72"' in svg


def test_faults_of_an_own_circuit_name_the_switch() -> None:
    own = changed("meadow_oval", wet=[4, 5, 6])
    with pytest.raises(BadOptions) as caught:
        GAME.box(2, {"circuits": ["funfair", own], "discs": 0})
    assert {fault.where for fault in caught.value.faults} == {"circuits[1].wet", "discs"}
