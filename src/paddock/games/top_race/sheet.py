"""The score sheet: what each seat bought, won and ticked in each race, and its money then."""

from paddock.core.contract import Labels, seat_name
from paddock.core.messages import Message, Say
from paddock.games.top_race.box import Box
from paddock.games.top_race.score import cars_level, prize_of, tip_value_of
from paddock.games.top_race.sight import races_over
from paddock.games.top_race.state import NO_ONE, State
from paddock.games.top_race.tables import CARS, PURSE, TIPS
from paddock.games.top_race.words import car_name, money

COLUMNS = (
    *("race", "seat", "cars", "paid", "places", "prizes"),
    *("tip-1", "tip-2", "tip-3", "cash"),
)


def sheet(box: Box, state: State, say: Say, labels: Labels) -> list[list[str]]:
    """The rows of the score sheet, its headings first: one row for each race and seat."""
    rows = [[say(Message(f"sheet-{column}")) for column in COLUMNS]]
    cash = [PURSE] * int(box.seats)
    for race in range(races_over(state)):
        for seat in range(int(box.seats)):
            own = [car for car in range(CARS) if state.owner[race, car] == seat]
            paid = sum(int(state.paid[race, car]) for car in own)
            prizes = sum(prize(state, race, car) for car in own)
            tips = [int(tip_value_of(state, race, seat, tip)) for tip in range(TIPS)]
            cash[seat] += prizes + sum(tips) - paid
            rows.append(
                [
                    str(race + 1),
                    say(seat_name(seat)),
                    " ".join(say(car_name(car)) for car in own),
                    say(money(-paid)),
                    " ".join(str(state.place[race, car]) for car in own),
                    say(money(prizes)),
                    *(_tip(state, race, seat, tip, say) for tip in range(TIPS)),
                    say(money(cash[seat])),
                ]
            )
    return rows


def prize(state: State, race: int, car: int) -> int:
    """The prize of a car in a race that is over."""
    place = int(state.place[race, car])
    return int(prize_of(place, cars_level(state, race, place)))


def _tip(state: State, race: int, seat: int, tip: int, say: Say) -> str:
    """The car ticked, and what it brought."""
    car = int(state.tip[race, seat, tip])
    if car == NO_ONE:
        return ""
    return f"{say(car_name(car))} {say(money(int(tip_value_of(state, race, seat, tip))))}"


LABELS: tuple[str, ...] = ()
