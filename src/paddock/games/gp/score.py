"""Ranks and points: of a race, of teams, of a championship (GP-26, GP-55, GP-60)."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.games.gp.box import Box
from paddock.games.gp.legal.course import cars_taking_part
from paddock.games.gp.legal.progress import place_now
from paddock.games.gp.state import Phase, State


@rule
def partner(box: Box, seat: int) -> int:
    """The other car of the team (GP-60)."""
    half = box.seats // 2
    return seat + half if seat < half else seat - half


@rule
def halves_of(box: Box, state: State, seat: int) -> int:
    """Points in the championship times two: a seat's, or its team's."""
    if box.teams == 1:
        return state.halves[seat] + state.halves[partner(box, seat)]
    return state.halves[seat]


@rule
def wins_of(box: Box, state: State, seat: int) -> int:
    """Races won by a seat, or by its team's cars."""
    if box.teams == 1:
        return state.wins[seat] + state.wins[partner(box, seat)]
    return state.wins[seat]


@rule
def last_place_of(box: Box, state: State, seat: int) -> int:
    """The better place of a team's cars in the last race (GP-60)."""
    mine = state.finish[state.race, seat]
    return min(mine, state.finish[state.race, partner(box, seat)])


@rule
def most_halves(box: Box, state: State) -> int:
    """The highest total."""
    most = 0
    for seat in range(box.seats):
        most = max(most, halves_of(box, state, seat))
    return most


@rule
def is_ahead_overall(box: Box, state: State, seat: int, other: int) -> bool:
    """More points, then more wins; of teams then the better car in the last race (GP-55, GP-60)."""
    mine, theirs = halves_of(box, state, seat), halves_of(box, state, other)
    if mine != theirs:
        return mine > theirs
    mine, theirs = wins_of(box, state, seat), wins_of(box, state, other)
    if mine != theirs:
        return mine > theirs
    if box.teams == 1 and state.champion >= 0:
        return last_place_of(box, state, seat) < last_place_of(box, state, other)
    return False


@rule
def best_of_all(box: Box, state: State) -> int:
    """Whoever is ahead when the target is reached; of several the first (GP-55, GP-60)."""
    best = 0
    for seat in range(1, box.seats):
        if is_ahead_overall(box, state, seat, best):
            best = seat
        elif box.teams == 1 and is_tied_with(box, state, seat, best):
            if last_place_of(box, state, seat) < last_place_of(box, state, best):
                best = seat
    return best


@rule
def is_tied_with(box: Box, state: State, seat: int, best: int) -> bool:
    """Whether neither has more points nor more wins."""
    if halves_of(box, state, seat) != halves_of(box, state, best):
        return False
    return wins_of(box, state, seat) == wins_of(box, state, best)


@rule
def on_grid(state: State) -> bool:
    """Whether the cars of this race have places at all yet."""
    return state.phase > Phase.QUALIFY


@rule
def race_points(box: Box, state: State, seat: int) -> int:
    """What a seat's place in this race is worth; nothing before it is settled (GP-55)."""
    if state.place[seat] == 0:
        return 0
    return cars_taking_part(box, state) + 1 - state.place[seat]


@rule
def team_worth(box: Box, state: State, seat: int) -> int:
    """What both cars' places would bring if the race ended now (GP-60)."""
    return (
        2 * (box.seats + 1)
        - place_now(box, state, seat)
        - place_now(box, state, partner(box, seat))
    )


@rule
def is_ahead_in_race(box: Box, state: State, seat: int, other: int) -> bool:
    """By place; teams by their points, then by the better car (GP-60)."""
    if not on_grid(state):
        return False
    if box.teams == 0:
        return place_now(box, state, seat) < place_now(box, state, other)
    mine, theirs = team_worth(box, state, seat), team_worth(box, state, other)
    if mine != theirs:
        return mine > theirs
    return better_car(box, state, seat) < better_car(box, state, other)


@rule
def better_car(box: Box, state: State, seat: int) -> int:
    """The place of the better car of a team."""
    return min(place_now(box, state, seat), place_now(box, state, partner(box, seat)))


@rule
def is_ahead(box: Box, state: State, seat: int, other: int) -> bool:
    """Whether a seat stands above another, in a single race or in the championship."""
    if box.championship == 0:
        return is_ahead_in_race(box, state, seat, other)
    if is_ahead_overall(box, state, seat, other):
        return True
    if state.tie_break == 0 or not on_grid(state):
        return False
    both = state.taking_part[seat] == 1 and state.taking_part[other] == 1
    return both and place_now(box, state, seat) < place_now(box, state, other)


@entry
def score(box: Box, state: State, out: Ints) -> None:
    """Rank and whole points of each seat, as they stand; a rank of 1 has won."""
    for seat in range(box.seats):
        rank = 1
        for other in range(box.seats):
            if is_ahead(box, state, other, seat):
                rank += 1
        out[seat, 0] = rank
        out[seat, 1] = points_of(box, state, seat)


@rule
def points_of(box: Box, state: State, seat: int) -> int:
    """Whole points; a half stays on the sheet (GP-56)."""
    if box.championship == 1:
        return halves_of(box, state, seat) // 2
    points = race_points(box, state, seat)
    if box.teams == 1:
        points += race_points(box, state, partner(box, seat))
    return points
