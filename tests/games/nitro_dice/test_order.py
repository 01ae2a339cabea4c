"""Who is ahead and whose turn that makes it: hand-made positions, and a slow, obvious twin."""

from random import Random

import pytest

from paddock.games.nitro_dice.course import built_in
from paddock.games.nitro_dice.legal.order import is_ahead, moves_before, next_to_move
from paddock.games.nitro_dice.meta import META
from paddock.games.nitro_dice.state import NO_ONE, Phase
from paddock.games.nitro_dice.tables import LAID_NAMES
from tests.games.nitro_dice.table import Table, moving, square, table, told_square

# The harbour goes round to the left: 1 start, 2 3 5 7 8 9 straight, 4 6 11 12 14 red, 10 garage,
# 13 yellow. A red curve's inside lane has two squares, a yellow one's three.


def leader_first(made: Table) -> list[int]:
    """The seats in order, each asked about each other."""
    ahead = [sum(bool(is_ahead(made.state, o, s)) for o in range(made.seats) if o != s)
             for s in range(made.seats)]  # fmt: skip
    assert sorted(ahead) == list(range(made.seats)), "the order is no order"
    return sorted(range(made.seats), key=lambda seat: ahead[seat])


# ND-10
@pytest.mark.parametrize(
    ("cars", "crossings", "order"),
    [
        # More crossings come first, whatever the card.
        (["2in1", "1in3"], "21", [0, 1]),
        (["14in2", "2out1"], "12", [1, 0]),
        # Just across the line is ahead of the start card; behind it, the start card is nearest.
        (["1in3", "2in1"], "12", [1, 0]),
        (["14out3", "1out1"], "11", [1, 0]),
        (["2in3", "14in1"], "11", [1, 0]),
        # The card nearer to the finish.
        (["4out1", "3in3"], "11", [0, 1]),
        (["9in1", "10in1", "8out3"], "111", [1, 0, 2]),
        # On one card, the fewer squares to the next: on a straight the farther row.
        (["5in1", "5out2", "5in3"], "111", [2, 1, 0]),
        # Red curve, inside lane of two: its first square is level with the outer's second.
        (["4in1", "4out1"], "11", [0, 1]),
        (["4in1", "4out2"], "11", [0, 1]),
        (["4in1", "4out3"], "11", [1, 0]),
        (["4in2", "4out3"], "11", [0, 1]),
        # Yellow curve: the inside lane of the circuit is the long one.
        (["13in2", "13out1"], "11", [0, 1]),
        (["13in1", "13out1"], "11", [1, 0]),
        (["13in3", "13out2"], "11", [0, 1]),
        # Side by side: the inside lane.
        (["5out2", "5in2"], "11", [1, 0]),
        # The garage is behind the others on its card, but before the card behind it.
        (["10pit3", "10out1"], "11", [1, 0]),
        (["10pit1", "9in3"], "11", [0, 1]),
        (["10pit1", "10pit3", "10pit2"], "111", [1, 2, 0]),
        # On one square of the garage the one that came first (the seats came in their order).
        (["10pit2", "10pit2", "10in1"], "111", [2, 0, 1]),
    ],
)
def test_who_is_ahead(cars: list[str], crossings: str, order: list[int]) -> None:
    assert leader_first(table(*cars, crossings=crossings)) == order


# ND-10
def test_in_a_circuit_to_the_right_the_inside_lane_is_the_short_one_of_yellow_curves() -> None:
    made = table("3in1", "3out2", courses=["sprint"])
    assert leader_first(made) == [0, 1]
    made = table("3in1", "3out3", courses=["sprint"])
    assert leader_first(made) == [1, 0]


# ND-10: the garage in the order of arrival, not of seats
def test_on_one_square_of_the_garage_the_earlier_arrival_is_ahead() -> None:
    made = table("10pit2", "10pit2", "10pit2")
    made.state.arrival[:3] = [7, 3, 5]
    assert leader_first(made) == [1, 2, 0]


# The slow twin: every square of the course by name, written in the order of ND-10 by hand.


def squares_in_order(word: str) -> list[str]:
    """All squares of a course's lanes, from the one nearest to the finish line back."""
    course = built_in(word)
    words = [LAID_NAMES[code].split(":")[0] for code in course.cards]
    to_the_left = words.count("red") > words.count("yellow")
    short_lane = {"red": "in" if to_the_left else "out", "yellow": "out" if to_the_left else "in"}
    found: list[str] = []
    for number in [1, *range(len(words), 1, -1)]:
        kind = words[number - 1]
        lanes = {"in": ["3", "2", "1"], "out": ["3", "2", "1"]}  # last square first
        if kind in short_lane:
            lanes[short_lane[kind]] = ["2", "1"]
        for i in range(3):  # i squares before the next card
            for lane in ("in", "out"):
                if i < len(lanes[lane]):
                    found.append(f"{number}{lane}{lanes[lane][i]}")
        if kind == "garage":
            found += [f"{number}pit{row}" for row in "321"]
    return found


def slow_order(word: str, cars: list[tuple[int, str, int]]) -> list[int]:
    """The seats in order; a car is its crossings, its square and when it came there."""
    squares = squares_in_order(word)
    return sorted(
        range(len(cars)),
        key=lambda seat: (-cars[seat][0], squares.index(cars[seat][1]), cars[seat][2]),
    )


# ND-10
@pytest.mark.parametrize("word", ["harbour", "sprint", "grand_tour", "eight_bends"])
def test_the_order_is_that_of_the_slow_twin_wherever_the_cars_are(word: str) -> None:
    random = Random(word)
    squares = squares_in_order(word)
    assert len(set(squares)) == len(squares)
    for _ in range(150):
        seats = random.randint(2, 6)
        # close together, so that cards, lanes and rows decide
        begin = random.randrange(len(squares))
        near = [squares[(begin + i) % len(squares)] for i in range(9)]
        lanes = random.sample(near, seats)
        pit = [name for name in squares if "pit" in name]
        where = [random.choice(pit) if random.random() < 0.2 else name for name in lanes]
        crossings = [random.choice([1, 1, 1, 2]) for _ in range(seats)]
        arrivals = random.sample(range(1, 20), seats)
        made = table(*where, crossings="".join(map(str, crossings)), courses=[word])
        made.state.arrival[:seats] = arrivals
        cars = list(zip(crossings, where, arrivals, strict=True))
        assert leader_first(made) == slow_order(word, cars), cars


# ND-15
def slow_next(made: Table) -> int:
    """Of those who have not moved the fastest, of these the first in order."""
    waiting = [
        (-speed, leader_first(made).index(seat), seat)
        for seat, speed in enumerate(made.of("speed"))
        if speed > 0 and not made.state.done[seat]
    ]
    return min(waiting)[2] if waiting else NO_ONE


# ND-15
def test_next_to_move_is_the_fastest_then_the_one_ahead() -> None:
    random = Random(15)
    squares = [name for name in squares_in_order("harbour") if "pit" not in name]
    for _ in range(300):
        seats = random.randint(2, 6)
        cars = random.sample(squares, seats)
        speeds = "".join(str(random.choice([0, 2, 3, 3, 4])) for _ in range(seats))
        made = table(*cars, speeds=speeds)
        made.state.done[:seats] = [random.random() < 0.3 for _ in range(seats)]
        assert next_to_move(made.box, made.state) == slow_next(made)


# ND-15
def test_the_faster_moves_before_the_one_ahead_and_level_ones_by_order() -> None:
    made = table("5in1", "9in1", "5out1", speeds="433")
    assert moves_before(made.state, 0, 1)
    assert moves_before(made.state, 1, 2)
    assert not moves_before(made.state, 2, 1)


# ND-15, ND-26: it is decided anew after every move
def test_a_die_that_was_lowered_by_another_s_move_moves_later() -> None:
    made = moving("5in1", "5in2", "9in1", speeds="543", conditions="949")
    assert made.due == 0
    made.do("step")  # into the back of seat 1, whose marker goes from 4 to 3
    assert made.of("speed") == [3, 3, 3]
    assert made.due == 2  # level now, and ahead; the first one has moved


# ND-12, ND-15: order of the two phases
def test_speeds_are_set_by_order_and_moves_made_by_speed() -> None:
    made = table("3in1", "5in1", "4in1", speeds="555").begin(Phase.NEXT_SPEED)
    told: list[int] = []
    for words in ("speed 5", "speed 5", "speed 6"):
        told.append(made.due)
        made.do(words)
    assert told == [1, 2, 0]
    assert made.due == 0
    assert made.phase == Phase.MOVE


def test_the_names_of_squares_are_those_of_the_rules() -> None:
    for name in squares_in_order("harbour"):
        assert told_square(square(name)) == name
    assert META.rule_prefix == "ND"
