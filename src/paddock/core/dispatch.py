"""The contract's functions for code that serves every game: the state's record tells which game.

Search, batch and perft call these. Interpreted they look the game up; compiled, Numba puts the
right game's function in while it compiles, once for each record. (Functions passed as arguments
or closed over would never be found in the cache again.)
"""

from collections.abc import Callable
from typing import Any

import numba
from numba.extending import overload

from paddock.core.events import Book
from paddock.core.record import Ints, Longs

GAMES: dict[Any, Any] = {}  # record of a state -> its game
_TYPES: dict[Any, Any] = {}  # Numba's type of that record -> its game


def know(game: Any) -> None:
    """From now on records of this game's state are answered by it."""
    GAMES[game.STATE] = game
    _TYPES[numba.from_dtype(game.STATE)] = game


def _asks(stub: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`stub` compiles into what the decorated function makes of the game's function."""

    def with_maker(maker: Callable[..., Any]) -> Callable[..., Any]:
        def made_for(box: Any, state: Any, *rest: Any) -> Any:
            game = _TYPES.get(state)
            return None if game is None else maker(getattr(game, stub.__name__))

        overload(stub, strict=False)(made_for)
        return maker

    return with_maker


def start(box: Any, state: Any) -> None:
    """Set the table up."""
    GAMES[state.dtype].start(box, state)


@_asks(start)
def _start(f: Any) -> Any:
    def chosen(box: Any, state: Any) -> Any:
        return f(box, state)

    return chosen


def due(box: Any, state: Any) -> int:
    """The set of those who may act."""
    return GAMES[state.dtype].due(box, state)


@_asks(due)
def _due(f: Any) -> Any:
    def chosen(box: Any, state: Any) -> Any:
        return f(box, state)

    return chosen


def legal(box: Any, state: Any, seat: int, out: Ints) -> int:
    """What a seat (or the table) may do: sorted numbers in `out`, how many as the answer."""
    return GAMES[state.dtype].legal(box, state, seat, out)


@_asks(legal)
def _legal(f: Any) -> Any:
    def chosen(box: Any, state: Any, seat: Any, out: Any) -> Any:
        return f(box, state, seat, out)

    return chosen


def chances(box: Any, state: Any, out: Ints, weights: Ints) -> int:
    """What luck may answer, and how much each answer weighs."""
    return GAMES[state.dtype].chances(box, state, out, weights)


@_asks(chances)
def _chances(f: Any) -> Any:
    def chosen(box: Any, state: Any, out: Any, weights: Any) -> Any:
        return f(box, state, out, weights)

    return chosen


def label(box: Any, state: Any) -> int:
    """The name of the chance that is due."""
    return GAMES[state.dtype].label(box, state)


@_asks(label)
def _label(f: Any) -> Any:
    def chosen(box: Any, state: Any) -> Any:
        return f(box, state)

    return chosen


def apply(box: Any, state: Any, who: int, action: int, book: Book) -> None:
    """Do it."""
    GAMES[state.dtype].apply(box, state, who, action, book)


@_asks(apply)
def _apply(f: Any) -> Any:
    def chosen(box: Any, state: Any, who: Any, action: Any, book: Any) -> Any:
        return f(box, state, who, action, book)

    return chosen


def score(box: Any, state: Any, out: Ints) -> None:
    """Rank and points of each seat."""
    GAMES[state.dtype].score(box, state, out)


@_asks(score)
def _score(f: Any) -> Any:
    def chosen(box: Any, state: Any, out: Any) -> Any:
        return f(box, state, out)

    return chosen


def redeal(box: Any, state: Any, seat: int, random: Longs) -> None:
    """Change the state into another one that the seat could be in."""
    GAMES[state.dtype].redeal(box, state, seat, random)


@_asks(redeal)
def _redeal(f: Any) -> Any:
    def chosen(box: Any, state: Any, seat: Any, random: Any) -> Any:
        return f(box, state, seat, random)

    return chosen


def lean(box: Any, state: Any, seat: int, out: Ints, n: int, weights: Ints) -> None:
    """How much the game's own heuristic likes each legal action."""
    GAMES[state.dtype].lean(box, state, seat, out, n, weights)


@_asks(lean)
def _lean(f: Any) -> Any:
    def chosen(box: Any, state: Any, seat: Any, out: Any, n: Any, weights: Any) -> Any:
        return f(box, state, seat, out, n, weights)

    return chosen


def worth(box: Any, state: Any, seat: int) -> float:
    """How well a seat stands, from 0 to 1."""
    return GAMES[state.dtype].worth(box, state, seat)


@_asks(worth)
def _worth(f: Any) -> Any:
    def chosen(box: Any, state: Any, seat: Any) -> Any:
        return f(box, state, seat)

    return chosen
