"""How long the rules of each game take to compile, cold: functions, lines, seconds by game.

`python bench/compile.py [GAME …]`; every game is compiled in a process and a cache of its own.
"""

import inspect
import json
import os
import subprocess
import sys
import tempfile
import time

from paddock.core import registry


def measure(name: str) -> dict[str, float | int | str]:
    """Compile a game in this process."""
    from paddock.core import compiled
    from paddock.lab.warm import warm

    registry.game(name)
    began = time.perf_counter()
    warm(name)
    seconds = time.perf_counter() - began
    ready = [rule for rule in compiled.ALL_RULES if rule.overloads]
    own = [rule for rule in ready if rule.py_func.__module__.startswith("paddock.games")]
    lines = sum(len(inspect.getsource(rule.py_func).splitlines()) for rule in own)
    return {
        "game": name,
        "functions": len(ready),
        "functions_of_the_game": len(own),
        "lines_of_the_game": lines,
        "seconds": round(seconds, 1),
        "seconds_per_100_lines": round(100 * seconds / lines, 2),
    }


def in_a_fresh_cache(name: str) -> str:
    """The same in a process that finds nothing compiled."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "PADDOCK_CACHE": cache}
        command = [sys.executable, __file__, "--here", name]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def main() -> None:
    """Measure the games named, or all."""
    if sys.argv[1:2] == ["--here"]:
        print(json.dumps(measure(sys.argv[2])))
        return
    for name in sys.argv[1:] or registry.names():
        print(in_a_fresh_cache(name), flush=True)


if __name__ == "__main__":
    main()
