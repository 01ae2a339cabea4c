"""The score sheet (FMR-29): of each race and car the place and points, and the running totals."""

from paddock.core.contract import Labels
from paddock.core.messages import Message, Say
from paddock.games.formula_motor_racing.actions import car_anchor
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.state import State
from paddock.games.formula_motor_racing.tables import CARS, COLOURS, POINTS
from paddock.games.formula_motor_racing.words import circuit_name, team_name

COLUMNS = (
    *("race", "circuit", "team", "car", "number", "driver"),
    *("place", "points", "total", "team-points", "team-total"),
)


def sheet(box: Box, state: State, say: Say, labels: Labels) -> list[list[str]]:
    """The rows of the score sheet, its headings first."""
    rows = [[say(Message(f"sheet-{column}")) for column in COLUMNS]]
    totals = [0] * CARS
    for race in range(box.races):
        if state.finish[race, 0] == 0:
            break
        points = [int(POINTS[state.finish[race, car] - 1]) for car in range(CARS)]
        totals = [before + now for before, now in zip(totals, points, strict=True)]
        for car in range(CARS):
            beside = car ^ 1  # the other car of the team
            numbers = [
                *(int(state.finish[race, car]), points[car], totals[car]),
                *(points[car] + points[beside], totals[car] + totals[beside]),
            ]
            name = _names(box, race, car, say, labels)
            rows.append([str(race + 1), *name, *map(str, numbers)])
    return rows


def _names(box: Box, race: int, car: int, say: Say, labels: Labels) -> list[str]:
    return [
        say(circuit_name(int(box.removed[race]))),
        say(team_name(car // 2)),
        str(car % 2 + 1),
        labels.get(number_anchor(car), str(car + 1)),
        labels.get(car_anchor(car)) or say(driver_name(car)),
    ]


def number_anchor(car: int) -> str:
    """Where the number painted on a car may be written (FMR-27)."""
    return f"number:{car_anchor(car).removeprefix('car:')}"


def driver_name(car: int) -> Message:
    """The driver of a car until the table names another; the names are ours (FMR-27)."""
    return Message(f"driver-{COLOURS[car // 2]}-{car % 2 + 1}")


LABELS = (*(car_anchor(car) for car in range(CARS)), *(number_anchor(car) for car in range(CARS)))
