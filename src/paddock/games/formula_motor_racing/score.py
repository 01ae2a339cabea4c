"""Points, ranks, who has won (FMR-23 to FMR-27, FMR-31)."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.games.formula_motor_racing.box import ADDED, Box
from paddock.games.formula_motor_racing.legal import place_of
from paddock.games.formula_motor_racing.state import NO_ONE, State
from paddock.games.formula_motor_racing.tables import CARS, POINTS, TEAMS


@rule
def driver_points(state: State, car: int) -> int:
    """What a car has scored in the races run so far (FMR-23)."""
    points = 0
    for race in range(state.race + 1):
        place = state.finish[race, car]
        if place > 0:
            points += int(POINTS[place - 1])
    return points


@rule
def team_points(state: State, team: int) -> int:
    """What both cars of a team have scored."""
    return driver_points(state, 2 * team) + driver_points(state, 2 * team + 1)


@rule
def better_place(state: State, team: int) -> int:
    """Where the team's better car stands: after the season, its place in the last race."""
    return min(place_of(state, 2 * team), place_of(state, 2 * team + 1))


@rule
def team_is_ahead(state: State, team: int, other: int) -> bool:
    """More points; level on points, the better-placed car in the last race (FMR-25)."""
    mine, theirs = team_points(state, team), team_points(state, other)
    if mine != theirs:
        return mine > theirs
    return better_place(state, team) < better_place(state, other)


@rule
def best_team(state: State) -> int:
    """The winner of the constructors' title (FMR-25)."""
    best = 0
    for team in range(1, TEAMS):
        if team_is_ahead(state, team, best):
            best = team
    return best


@rule
def driver_is_ahead(state: State, car: int, other: int) -> bool:
    """More points; level on points, the better place in the last race (FMR-27)."""
    mine, theirs = driver_points(state, car), driver_points(state, other)
    if mine != theirs:
        return mine > theirs
    return place_of(state, car) < place_of(state, other)


@rule
def best_driver(state: State) -> int:
    """The winner of the drivers' title (FMR-27)."""
    best = 0
    for car in range(1, CARS):
        if driver_is_ahead(state, car, best):
            best = car
    return best


@rule
def best_team_of(state: State, seat: int) -> int:
    """The better of a player's teams (FMR-25)."""
    best = NO_ONE
    for team in range(TEAMS):
        if state.owner[team] == seat and (best == NO_ONE or team_is_ahead(state, team, best)):
            best = team
    return best


@rule
def seat_points(box: Box, state: State, seat: int) -> int:
    """A player's points: those of the better team, or of both (FMR-25)."""
    if box.two_teams == ADDED:
        points = 0
        for team in range(TEAMS):
            if state.owner[team] == seat:
                points += team_points(state, team)
        return points
    team = best_team_of(state, seat)
    return 0 if team == NO_ONE else team_points(state, team)


@rule
def foremost_place(state: State, seat: int) -> int:
    """The best place that a car of any of the player's teams holds."""
    best = CARS
    for team in range(TEAMS):
        if state.owner[team] == seat:
            best = min(best, better_place(state, team))
    return best


@rule
def seat_is_ahead(box: Box, state: State, seat: int, other: int) -> bool:
    """Whether a player stands above another (FMR-25)."""
    if box.two_teams == ADDED:
        mine, theirs = seat_points(box, state, seat), seat_points(box, state, other)
        if mine != theirs:
            return mine > theirs
        return foremost_place(state, seat) < foremost_place(state, other)
    team, rival = best_team_of(state, seat), best_team_of(state, other)
    if team == NO_ONE or rival == NO_ONE:
        return False
    return team_is_ahead(state, team, rival)


@rule
def free_teams_ahead(state: State, seat: int) -> int:
    """How many teams without a commander stand above a player (FMR-31)."""
    own = best_team_of(state, seat)
    count = 0
    for team in range(TEAMS):
        if own != NO_ONE and state.owner[team] == NO_ONE and team_is_ahead(state, team, own):
            count += 1
    return count


@rule
def rank_of(box: Box, state: State, seat: int) -> int:
    """How a player stands among all players and the teams without one (FMR-31)."""
    rank = 1 + free_teams_ahead(state, seat)
    for other in range(box.seats):
        if other != seat and seat_is_ahead(box, state, other, seat):
            rank += 1
    return rank


@rule
def winner(box: Box, state: State) -> int:
    """The player who has won, or NO_ONE (FMR-31)."""
    for seat in range(box.seats):
        if rank_of(box, state, seat) == 1:
            return seat
    return NO_ONE


@entry
def score(box: Box, state: State, out: Ints) -> None:
    """Rank and points of each seat, as they stand; a rank of 1 has won (FMR-31)."""
    for seat in range(box.seats):
        out[seat, 0] = rank_of(box, state, seat)
        out[seat, 1] = seat_points(box, state, seat)
