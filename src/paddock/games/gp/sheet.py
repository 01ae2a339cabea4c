"""The score sheet: of each race and car the place, points, fastest turn, and the totals (GP-55)."""

from paddock.core.contract import Labels, seat_name
from paddock.core.messages import Message, Say
from paddock.games.gp.box import Box
from paddock.games.gp.score import partner
from paddock.games.gp.sight import Race, races_run
from paddock.games.gp.state import State
from paddock.games.gp.tables import MAX_SEATS
from paddock.games.gp.words.names import car_anchor, circuit_name, points_name

COLUMNS = ("race", "circuit", "car", "driver", "place", "points", "fastest", "total", "team-total")


def sheet(box: Box, state: State, say: Say, labels: Labels) -> list[list[str]]:
    """The rows of the score sheet, its headings first."""
    rows = [[say(Message(f"sheet-{column}")) for column in COLUMNS]]
    totals = [0] * int(box.seats)
    for number, race in enumerate(races_run(box, state), 1):
        gained = [
            _halves(box, race, seat, breaks_tie(box, state, number)) for seat in range(box.seats)
        ]
        totals = [before + now for before, now in zip(totals, gained, strict=True)]
        for seat in range(box.seats):
            if race.places[seat]:
                team = totals[seat] + (totals[int(partner(box, seat))] if box.teams else 0)
                rows.append(
                    [
                        *(str(number), say(circuit_name(box, race.circuit)), str(seat + 1)),
                        labels.get(car_anchor(seat)) or say(seat_name(seat)),
                        *(str(race.places[seat]), say(points_name(gained[seat]))),
                        str(race.total) if race.fastest == seat else "",
                        *(say(points_name(totals[seat])), say(points_name(team))),
                    ]
                )
    return rows


def breaks_tie(box: Box, state: State, number: int) -> bool:
    """Whether the race of this number, from 1, was only run to break a tie."""
    return bool(state.tie_break) and number == int(state.race) + 1


def _halves(box: Box, race: Race, seat: int, tie_break: bool) -> int:
    """Points of one race times two."""
    if race.places[seat] == 0 or tie_break:
        return 0
    bonus = int(race.fastest == seat and bool(box.fastest) and bool(box.championship))
    return 2 * (int(box.seats) + 1 - race.places[seat]) + bonus


LABELS = tuple(car_anchor(seat) for seat in range(MAX_SEATS))
