"""The numbers shown before a choice are exact (FMR-15 to FMR-18)."""

from collections.abc import Sequence
from fractions import Fraction
from math import isclose, sqrt

import pytest

from paddock.core import registry
from paddock.core.luck import seeded_value
from paddock.core.texts import Speaker
from paddock.games.formula_motor_racing import odds
from tests.games.formula_motor_racing.table import CAR, GRID, NAME, Table, table

ENGLISH = Speaker("en", [registry.folder(NAME)])
ROLLS = 1200
LINES = ["", "B2", "B2 G2", "P2 R2 O2 Y2 G2 B2"]  # retired: twelve to six cars run
FACES = [f"face {face}" for face in range(1, 13)]


def place(made: Table, car: str) -> int:
    return made.running.split().index(car) + 1


def rolled(seed: int, number: int) -> str:
    return FACES[int(seeded_value(seed, number, 12))]


def assert_near(counted: int, chance: float, rolls: int = ROLLS) -> None:
    """Within four standard errors, and exact where the chance is none or all."""
    error = 4 * sqrt(chance * (1 - chance) / rolls)
    assert abs(counted / rolls - chance) <= error


def after_each_face(made: Table) -> list[Table]:
    return [made.copy().do(face) for face in FACES]


# FMR-15
@pytest.mark.parametrize("retired", LINES)
def test_pit_odds_are_the_mean_over_all_faces(retired: str) -> None:
    cars = [car for car in GRID.split() if car not in retired.split()]
    for car in cars:
        made = table(retired=retired, hand="pit beige").do("play pit beige", f"choose {car}")
        before = place(made, car)
        after = [place(outcome, car) for outcome in after_each_face(made)]
        pit = odds.pit(made.state, CAR.index(car))
        falls = sum(now == len(cars) for now in after) if before < len(cars) else 0
        assert isclose(pit.expected_loss, Fraction(sum(after) - 12 * before, 12))
        assert isclose(pit.falls_to_last, Fraction(falls, 12), abs_tol=1e-12)
        assert pit.stays_out == 0.5


# FMR-15
def test_pit_odds_agree_with_rolls() -> None:
    made = table(retired="B2 G2", hand="pit green").do("play pit green", "choose G1")
    made.state.line[[1, 6]] = made.state.line[[6, 1]]  # seventh of ten
    pit = odds.pit(made.state, CAR.index("G1"))
    after = [place(made.copy().do(rolled(seed, 0)), "G1") for seed in range(ROLLS)]
    assert_near(after.count(7), pit.stays_out)
    assert_near(after.count(10), pit.falls_to_last)
    assert abs(sum(after) / ROLLS - 7 - pit.expected_loss) < 0.15


# FMR-16
@pytest.mark.parametrize("car", ["B1", "G1", "B2", "R1", "Y2"])
def test_charge_odds_of_the_next_roll_are_the_mean_over_all_faces(car: str) -> None:
    made = table(hand="charge engine").do("play charge engine", f"choose {car}")
    after = after_each_face(made)
    charge = odds.charge(made.state, 0, CAR.index(car))
    assert charge.fails == sum(bool(outcome.retired) for outcome in after) / 12 == 0.25
    assert charge.gains == sum(not outcome.retired for outcome in after) / 12 == 0.75
    assert charge.rolls_to_front == place(made, car) - 1


def reaches_front(made: Table, car: str, seed: int) -> bool:
    """Roll on and on: does the car come first?"""
    trial = made.copy().do(rolled(seed, 0))
    number = 0
    while place(trial, car) > 1 and trial.may() == ["stop", "again"]:
        number += 1
        trial.do("again", rolled(seed, number))
    return place(trial, car) == 1


# FMR-16
@pytest.mark.parametrize(
    ("car", "line"), [("B2", "G1 B2"), ("B2", "G1 Y1 O1 B2"), ("G1", "Y1 G1"), ("G1", "Y1 O1 G1")]
)
def test_the_chance_to_charge_all_the_way_agrees_with_rolls(car: str, line: str) -> None:
    made = table(line=line, hand="charge gear").do("play charge gear", f"choose {car}")
    chance = odds.charge(made.state, 0, CAR.index(car)).to_the_front
    count = sum(reaches_front(made, car, seed) for seed in range(ROLLS))
    assert_near(count, chance)


# FMR-16
def test_anothers_car_comes_to_the_front_only_from_second_place() -> None:
    made = table(line="Y1 G1 O1 B1")
    reach = [odds.charge(made.state, 0, CAR.index(c)).to_the_front for c in ("Y1", "G1", "O1")]
    assert reach == [1, 0.75, 0]
    assert odds.charge(made.state, 0, CAR.index("B1")).to_the_front == 0.75**3


# FMR-17
@pytest.mark.parametrize("retired", LINES)
@pytest.mark.parametrize("seats", [3, 4])
def test_spin_odds_are_the_mean_over_all_faces(retired: str, seats: int) -> None:
    own = {3: "BP", 4: "B"}[seats]
    made = table(seats, retired=retired, hand="spin out").do("play spin out")
    hit: list[str] = []
    for outcome in after_each_face(made):
        outcome.do("stop")
        hit += set(outcome.retired.split()) - set(retired.split())
    spin = odds.spin(made.state, 0)
    assert isclose(spin.own, sum(car[0] in own for car in hit) / 12)
    assert isclose(spin.nothing, (12 - len(hit)) / 12)
    assert spin.each == 1 / 12
    assert len(set(hit)) == len(hit)


# FMR-17
def test_spin_odds_agree_with_rolls() -> None:
    made = table(3, retired="B2 G2", hand="spin out").do("play spin out")
    spin = odds.spin(made.state, 0)
    outcomes = [made.copy().do(rolled(seed, 0), "stop").retired for seed in range(ROLLS)]
    assert_near(sum(row[0] in "BP" and row != "B2 G2" for row in outcomes), spin.own)
    assert_near(outcomes.count("B2 G2"), spin.nothing)


def can_be_spared(made: Table, own: str, retired: Sequence[str]) -> bool:
    """Whether some choice after this roll loses none of the own cars."""
    ways = [made.copy().do(words) for words in made.may()] if made.due == 0 else [made]
    lost = [[car for car in way.retired.split() if car not in retired] for way in ways]
    return any(all(car[0] not in own for car in cars) for cars in lost)


# FMR-18
@pytest.mark.parametrize("retired", LINES[:3])
@pytest.mark.parametrize("line", ["", "G1 B1 Y1 B2", "G1 P1 Y1 B1 O1", "B1 B2"])
@pytest.mark.parametrize("seats", [3, 4])
def test_crash_odds_are_the_mean_over_all_faces(seats: int, line: str, retired: str) -> None:
    if set(line.split()) & set(retired.split()):
        return
    own = {3: "BP", 4: "B"}[seats]
    made = table(seats, line=line, retired=retired, hand="crash").do("play crash")
    row = retired.split()
    outcomes = after_each_face(made)
    crash = odds.crash(made.state, 0)
    assert isclose(crash.own, sum(not can_be_spared(o, own, row) for o in outcomes) / 12)
    nothing = sum(o.due != 0 and o.retired == retired for o in outcomes)
    assert isclose(crash.nothing, nothing / 12, abs_tol=1e-12)


def shown(made: Table, words: str) -> dict[str, str]:
    """The facts shown with a decision, in English, by their keys."""
    return {fact.key: ENGLISH.say(fact) for fact in made.decision(words).facts}


# FMR-15
@pytest.mark.parametrize(
    ("car", "text"),
    [
        ("Y1", "drives past 50%, falls to last 0%; 1.8 places lost on average"),
        ("R2", "drives past 50%, falls to last 25%; 1.5 places lost on average"),
        ("G2", "drives past 50%, falls to last 50%; 0.5 places lost on average"),
        ("B2", "drives past 50%, falls to last 0%; 0.0 places lost on average"),
    ],
)
def test_pit_odds_are_shown(car: str, text: str) -> None:
    made = table(hand="pit beige").do("play pit beige")
    assert shown(made, f"choose {car}") == {"odds-pit": text}


# FMR-16
def test_charge_odds_are_shown() -> None:
    made = table(line="G1 Y1 O1 B1", hand="charge gear").do("play charge gear")
    assert shown(made, "choose B1") == {
        "odds-charge": "next roll gains 75%, fails 25%; all the way to P1 42% (3 rolls)"
    }
    assert shown(made, "choose Y1") == {
        "odds-charge-once": "gains 75%, fails 25%; one roll only, as it is not your car"
    }
    leader = {"odds-charge-leader": "already P1: nothing to gain, fails 25%"}
    assert shown(made, "choose G1") == leader
    made.do("choose B1", "face 1", "again", "face 1")
    assert shown(made, "again") == {
        "odds-charge": "next roll gains 75%, fails 25%; all the way to P1 75% (1 roll)"
    }
    assert shown(made, "stop") == {}
    own = table(hand="charge gear").do("play charge gear")
    assert shown(own, "choose B1") == leader


# FMR-17
def test_spin_odds_are_shown() -> None:
    made = table(retired="R1 R2", hand="spin out, spin last")
    odds_shown = {"odds-spin": "one roll: a car of yours 17%, nobody 17%"}
    for card in ("spin out", "spin last"):
        assert shown(made, f"play {card}").items() > odds_shown.items()
    made.do("play spin out", "face 11")
    assert shown(made, "again") == odds_shown
    assert shown(made, "stop") == {"fact-no-car-there": "no car runs in P11"}
    hit = table(hand="spin last").do("play spin last", "face 2")
    assert shown(hit, "stop") == {"fact-hits": "hits Green 1 (P2)"}


# FMR-18
def test_crash_odds_are_shown() -> None:
    made = table(line="G1 B1", retired="R1", hand="crash")
    text = "a car of yours for certain 25%, nobody 8%"
    assert shown(made, "play crash").items() > {"odds-crash": text}.items()


# FMR-12, FMR-13, FMR-14
@pytest.mark.parametrize(
    ("card", "car", "facts"),
    [
        ("overtake red +3", "R1", ["P5 → P2", "Purple 1 comes along to P3"]),
        ("overtake green +4", "G1", ["P2 → P1", "Yellow 1 comes along to P2"]),
        ("overtake blue +2", "B2", ["P12 → P10"]),
        ("overtake blue +2", "B1", ["stays where it is"]),
        ("lose control", "R1", ["P5 → P8"]),
        ("lose control", "G2", ["P11 → P12"]),
        ("wrong line", "B2", ["stays where it is"]),
        ("turbo", "Y2", ["P10 → P7"]),
    ],
)
def test_where_a_car_would_go_is_shown_and_there_it_goes(
    card: str, car: str, facts: list[str]
) -> None:
    made = table(hand=card).do(f"play {card}")
    assert list(shown(made, f"choose {car}").values()) == facts
    made.do(f"choose {car}")
    if "→" in facts[0]:
        assert f"P{place(made, car)}" == facts[0].split()[-1]
    if len(facts) == 2:
        assert made.running.split()[place(made, car)] == {"R1": "P1", "G1": "Y1"}[car]
