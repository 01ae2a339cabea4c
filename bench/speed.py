"""Random play on one core: ours against OpenSpiel, in one run, round by round.

The machine's speed changes from second to second, so every round measures all sides one after
the other, a second each, and the ratios are those of the rounds' medians.

OpenSpiel's C++ is reached in two ways: `evaluate_bots` with uniform bots, and random rollouts
inside MCTSBot (its rollouts begin behind the deal, so they hold decisions only). The faster counts.
Both sides count decisions (a forced one as well) and answers of luck. `GAME`, `--rounds N`,
`--seconds S`; `--clock cpu` counts this process's time alone, for a machine that is busy.
"""

import argparse
import importlib
import json
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from paddock.core import registry
from paddock.lab import batch
from paddock.lab.warm import warm

# Each game of ours, and the games of OpenSpiel that it is held against.
PEERS = {
    "grands_tours": ("yacht(players=4)", "hearts"),
    "formula_motor_racing": ("oh_hell(players=4)", "hearts"),
    "gp": ("pig(players=4)",),
    "nitro_dice": ("backgammon", "oh_hell(players=4)"),
    "top_race": ("oh_hell(players=4)",),
}
ROLLOUTS = 500
CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
clock = CLOCKS["wall"]
CHUNK = 1000  # games of ours between two looks at the clock

spiel: Any = importlib.import_module("pyspiel")


@dataclass
class Count:
    """What has been played within some seconds."""

    decisions: float = 0.0
    answers: float = 0.0
    games: float = 0.0
    seconds: float = 0.0

    def rate(self, what: str) -> float:
        amount = {
            "applied": self.decisions + self.answers,
            "decisions": self.decisions,
            "games": self.games,
        }[what]
        return amount / self.seconds


def ours(name: str, seconds: float) -> Count:
    """Random matches in compiled code."""
    game = registry.game(name)
    box = game.box(4, {})
    count = Count()
    began = clock()
    while clock() - began < seconds:
        played = batch.play(game, box, [["random"] * 4], 1, CHUNK, first=int(count.games))
        count.decisions += played.decisions + played.forced
        count.answers += played.answers
        count.games += CHUNK
    count.seconds = clock() - began
    return count


def python_api(name: str, seconds: float) -> Count:
    """OpenSpiel's states driven from Python."""
    game, luck = spiel.load_game(name), random.Random(1)
    count = Count()
    began = clock()
    while clock() - began < seconds:
        play_by_api(game.new_initial_state(), luck, count)
        count.games += 1
    count.seconds = clock() - began
    return count


def play_by_api(state: Any, luck: random.Random, count: Count) -> None:
    """One game to its end, every step counted."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[luck.randrange(len(outcomes))][0])
            count.answers += 1
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            count.decisions += 1


def evaluate_bots(name: str, seconds: float, mean: Count) -> Count:
    """C++: uniform bots play whole games (their length is that of the games by API)."""
    game = spiel.load_game(name)
    bots = [spiel.make_uniform_random_bot(i, i + 1) for i in range(game.num_players())]
    count = Count()
    began = clock()
    while clock() - began < seconds:
        spiel.evaluate_bots(game.new_initial_state(), bots, int(count.games))
        count.games += 1
    count.seconds = clock() - began
    count.decisions = count.games * mean.decisions / mean.games
    count.answers = count.games * mean.answers / mean.games
    return count


def rollouts(name: str, seconds: float) -> Count:
    """C++: random rollouts inside MCTSBot, from freshly dealt games."""
    game, luck = spiel.load_game(name), random.Random(2)
    count = Count()
    while count.seconds < seconds:
        state = dealt(game, luck)
        length = statistics.mean(decisions_from(state.clone(), luck) for _ in range(10))
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, luck.randrange(2**31))
        bot = spiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, 1, False)
        began = clock()
        bot.step(state)
        count.seconds += clock() - began
        count.games += 2 * ROLLOUTS
        count.decisions += 2 * ROLLOUTS * length
    return count


def dealt(game: Any, luck: random.Random) -> Any:
    """A game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(actions, weights)[0])
    return state


def decisions_from(state: Any, luck: random.Random) -> float:
    """How many decisions one random game has from here."""
    count = Count()
    play_by_api(state, luck, count)
    return count.decisions


def measure(game: str, rounds: int, seconds: float) -> dict[str, list[Count]]:
    """Every side, round by round."""
    seen: dict[str, list[Count]] = {}

    def take(side: str, play: Callable[[], Count]) -> None:
        seen.setdefault(side, []).append(play())

    for _ in range(rounds):
        take("ours", lambda: ours(game, seconds))
        for name in PEERS[game]:
            take(f"{name}: API", lambda name=name: python_api(name, seconds))
            mean = seen[f"{name}: API"][-1]
            take(
                f"{name}: evaluate_bots",
                lambda name=name, mean=mean: evaluate_bots(name, seconds, mean),
            )
            take(f"{name}: rollouts", lambda name=name: rollouts(name, seconds))
    return seen


def report(game: str, seen: dict[str, list[Count]]) -> dict[str, Any]:
    """Rates in millions a second, and our rate over the peer's."""
    medians = {
        side: {
            what: statistics.median(count.rate(what) for count in counts)
            for what in ("applied", "decisions", "games")
        }
        for side, counts in seen.items()
    }
    own = medians["ours"]
    ratios: dict[str, float] = {}
    for name in PEERS[game]:
        compiled = [medians[f"{name}: evaluate_bots"], medians[f"{name}: rollouts"]]
        for what in ("applied", "decisions"):
            fastest = max(side[what] for side in compiled)
            ratios[f"{what} / C++ of {name}"] = round(own[what] / fastest, 2)
        api = medians[f"{name}: API"]["applied"]
        ratios[f"applied / API of {name}"] = round(own["applied"] / api, 1)
    rates = {side: {k: round(v) for k, v in found.items()} for side, found in medians.items()}
    return {"per_second": rates, "ratios": ratios}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=PEERS, default="formula_motor_racing")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--clock", choices=CLOCKS, default="wall")
    chosen = parser.parse_args()
    global clock
    clock = CLOCKS[chosen.clock]
    warm(chosen.game)
    ours(chosen.game, 0.1)
    seen = measure(chosen.game, chosen.rounds, chosen.seconds)
    print(json.dumps(report(chosen.game, seen), indent=2))


if __name__ == "__main__":
    main()
