"""The score sheet: of each race and player the place, the points, and the running total."""

from paddock.core.contract import Labels, seat_name
from paddock.core.messages import Message, Say
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.score import points_for
from paddock.games.nitro_dice.state import State

COLUMNS = ("race", "player", "place", "points", "total")


def sheet(box: Box, state: State, say: Say, labels: Labels) -> list[list[str]]:
    """The rows of the score sheet, its headings first."""
    rows = [[say(Message(f"sheet-{column}")) for column in COLUMNS]]
    totals = [0] * int(box.seats)
    for race in range(box.races):
        if state.place[race, 0] == 0:
            break
        for seat in range(box.seats):
            place = int(state.place[race, seat])
            points = int(points_for(box, place))
            totals[seat] += points
            name = labels.get(car_anchor(seat)) or say(seat_name(seat))
            rows.append([str(race + 1), name, str(place), str(points), str(totals[seat])])
    return rows


def car_anchor(seat: int) -> str:
    """The name of a player's car on the board."""
    return f"car:{seat + 1}"


LABELS = tuple(car_anchor(seat) for seat in range(6))
