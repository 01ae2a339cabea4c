"""How fast random games of one game are played on one core."""

import time
from typing import Any

from paddock.core import registry
from paddock.core.log import Seat
from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.lab import batch
from paddock.lab.warm import warm

CHUNK = 1000


def measure(name: str, seats: int | None = None, seconds: float = 3.0) -> dict[str, Any]:
    """Figures of random play: what is decided and answered by luck, forced steps left out."""
    began = time.perf_counter()
    warm(name)
    compiled = time.perf_counter() - began
    game = registry.game(name)
    seats = seats or min(4, game.META.seats[1])
    began = time.perf_counter()
    Match(name, [Seat(str(seat)) for seat in range(seats)], {}, Seeded(1))
    started = time.perf_counter() - began
    box = game.box(seats, {})
    lineup = [["random"] * seats]
    batch.play(game, box, lineup, 1, 1)
    games = decisions = answers = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        played = batch.play(game, box, lineup, 1, CHUNK, first=games)
        games += CHUNK
        decisions += played.decisions
        answers += played.answers
    return {
        "game": name,
        "seats": seats,
        "applied_per_second": round((decisions + answers) / passed),
        "decisions_per_second": round(decisions / passed),
        "games_per_second": round(games / passed, 1),
        "decisions_per_game": round(decisions / games, 1),
        "compile_seconds": round(compiled, 2),
        "start_seconds": round(started, 3),
    }
