"""Before the first race: who commands which team, and the draw for the grid."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing.apply.race import start_race
from paddock.games.formula_motor_racing.box import Box
from paddock.games.formula_motor_racing.events import GRID_DRAWN
from paddock.games.formula_motor_racing.legal import teams_commanded, teams_on_grid
from paddock.games.formula_motor_racing.state import Phase, State
from paddock.games.formula_motor_racing.tables import CARS, TEAMS

TWO_TEAM_SEATS = 3  # FMR-4


@rule
def take_team(box: Box, state: State, team: int) -> None:
    """A seat commands a team from now on; then the next seat, or the grid (FMR-5)."""
    state.owner[team] = state.seat
    taken = teams_commanded(state)
    if taken == teams_wanted(box):
        state.phase = Phase.GRID
    else:
        state.seat = seat_picking(box, taken)


@rule
def teams_wanted(box: Box) -> int:
    """How many teams get a commander (FMR-4)."""
    if box.seats == TWO_TEAM_SEATS:
        return TEAMS
    return box.seats


@rule
def seat_picking(box: Box, taken: int) -> int:
    """Whose pick is next: seat order, then back again for second teams (FMR-5)."""
    if taken < box.seats:
        return taken
    return 2 * box.seats - 1 - taken


@rule
def draw_for_grid(box: Box, state: State, team: int, book: Book) -> None:
    """The next team drawn takes the foremost and the hindmost free place (FMR-6)."""
    front = teams_on_grid(state)
    back = CARS - 1 - front
    state.line[front] = 2 * team
    state.line[back] = 2 * team + 1
    tell(book, GRID_DRAWN, NOBODY, team, front + 1, back + 1, 0)
    if front + 1 == TEAMS:
        start_race(box, state, book)
