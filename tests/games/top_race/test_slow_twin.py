"""The ways of the rules against a slow twin that tries every path, on random crowded boards."""

from random import Random

import pytest

from paddock.core.compiled import INTERPRETED
from paddock.games.top_race import odds
from paddock.games.top_race.state import Phase
from paddock.games.top_race.tables import COLOURS
from tests.games.top_race.slow import (
    FINISH,
    Path_,
    board,
    column,
    legal_paths,
    may_return,
    spurt_paths,
)
from tests.games.top_race.table import SQUARE, Table, deck_file, opening, racing

BOARDS = 30 if INTERPRETED else 200
DECK = deck_file(
    *(f"red {steps}" for steps in range(1, 11)),
    *(f"{car} 5" for car in ("blue", "yellow", "purple", "white", "green")),
    "blue <> red",
)


def crowded(random: Random) -> dict[str, str]:
    """Six cars within a few columns, Red behind most of them."""
    squares = list(board())
    first = random.randrange(len(squares) - 10)
    near = squares[first : first + random.randint(8, 22)]
    chosen = random.sample(near, 6)
    chosen.sort(key=lambda square: (column(square), random.random()))
    return dict(zip(COLOURS, chosen, strict=True))


def paths_of(made: Table) -> set[Path_]:
    """Every path that the rules allow, square by square."""
    red = made.state.square[0]
    if made.phase is not Phase.MOVE or made.state.mover != 0:
        return {()}
    found: set[Path_] = set()
    for words in made.may():
        after = made.copy()
        square = words.removeprefix("go ")
        after.state.square[0] = red
        _one_square(after, words)
        found |= {(square, *rest) for rest in paths_of(after)}
    return found


def _one_square(made: Table, words: str) -> None:
    """An action without the forced ones behind it."""
    from paddock.core.events import new_book
    from tests.games.top_race.table import GAME

    GAME.apply(made.box, made.state, made.due, made.action(words), new_book(0))


def placed(at: dict[str, str], curves: str) -> Table:
    where = ", ".join(f"{car} {square}" for car, square in at.items())
    return racing(2, at=where, deck=[DECK], curves=curves, tips=False, hand="")


def start_of(made: Table, words: str) -> None:
    """Play a card without the forced steps behind it."""
    kind = made.cards.index(words)
    if not made.state.hand[0, kind]:
        made.state.hand[0, kind] += 1
        made.state.held[0] += 1
    _one_square(made, f"play {words}")


# TR-22, TR-23
@pytest.mark.parametrize("curves", ["lanes", "free"])
@pytest.mark.parametrize("steps", [1, 3, 5, 7])
def test_the_legal_paths_are_exactly_those_of_the_longest_possible_length(
    curves: str, steps: int
) -> None:
    random = Random(f"{curves} {steps}")
    blocked = 0
    for _ in range(BOARDS):
        at = crowded(random)
        made = placed(at, curves)
        taken = frozenset(square for car, square in at.items() if car != "red")
        wanted = legal_paths(at["red"], steps, taken, curves == "free")
        start_of(made, f"red {steps}")
        assert paths_of(made) == wanted, f"{at}, red {steps}"
        blocked += max(map(len, wanted)) < steps
    assert blocked


# TR-22
def test_the_squares_on_which_a_move_can_end_are_those_of_the_paths() -> None:
    random = Random(5)
    for _ in range(BOARDS):
        at = crowded(random)
        made = placed(at, "lanes")
        taken = frozenset(square for car, square in at.items() if car != "red")
        paths = legal_paths(at["red"], 5, taken, False)
        wanted = {path[-1] if path else at["red"] for path in paths}
        found = odds.ends_of_line(made.box, made.state, 0, 5)
        assert {SQUARE[square] for square in found} == wanted
        start_of(made, "red 5")
        if made.phase is Phase.MOVE and made.state.mover == 0:
            for words in made.may():
                square = words.removeprefix("go ")
                through = {path[-1] for path in paths if path[0] == square}
                ends = odds.ends(made.box, made.state, SQUARE.index(square))
                assert {SQUARE[end] for end in ends} == through


# TR-26, TR-27
@pytest.mark.parametrize("curves", ["lanes", "free"])
def test_a_spurt_may_take_exactly_the_paths_to_the_foremost_column_up_to_the_front_car(
    curves: str,
) -> None:
    random = Random(curves)
    for _ in range(BOARDS):
        at = crowded(random)
        goal = column(at["blue"])
        if column(at["red"]) == goal:
            continue
        made = placed(at, curves)
        taken = frozenset(square for car, square in at.items() if car != "red")
        wanted = spurt_paths(at["red"], goal, taken, curves == "free")
        start_of(made, "blue <> red")
        _one_square(made, "spurt")
        assert paths_of(made) == wanted, f"{at}"


# TR-27
@pytest.mark.parametrize("seed", range(8))
def test_cars_return_when_the_twin_says_so(seed: int) -> None:
    pairs = [("red", "blue"), ("yellow", "purple"), ("white", "green"), ("red", "green")]
    cards = [f"{one} <> {other}" for one, other in pairs] * 3
    plain = [f"{car} {n}" for car in COLOURS for n in (2, 5, 9)]
    made = opening(3, deck=[deck_file(*cards, *plain, *plain)], races=1, tips=False)
    random, returned = Random(seed), 0
    while made.phase is not Phase.OVER:
        options = made.options()
        words = random.choice(list(options))
        if "puncture" in options and random.random() < 0.8:
            words = "puncture"
        if made.phase is Phase.BID:
            words = "pass"
        _one_square(made, words) if made.due < 6 else made.enter(made.action(words))
        if made.phase not in (Phase.MOVE, Phase.PLAY, Phase.CHOOSE, Phase.USE, Phase.RETURN):
            continue
        stored, on_track = standing(made)
        due = may_return(stored, on_track)
        assert (due != "") == (made.phase is Phase.RETURN), f"{stored} {on_track}"
        if due:
            returned += 1
            assert COLOURS[int(made.state.returning)] == due
            assert stored[due][0] in on_track.values()  # or it would be back already


def standing(made: Table) -> tuple[dict[str, tuple[str, str, int]], dict[str, str]]:
    """The punctured cars (place, partner, order), and where the others are."""
    stored: dict[str, tuple[str, str, int]] = {}
    on_track: dict[str, str] = {}
    for number, car in enumerate(COLOURS):
        order = int(made.state.punctured[number])
        if order:
            partner = COLOURS[int(made.state.partner[number])]
            stored[car] = (made.at(car), partner, order)
        else:
            on_track[car] = made.at(car) or FINISH
    return stored, on_track
