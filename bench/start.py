"""How long one waits: `paddock --help`, and a match's first question, each in a new process.

`python bench/start.py [GAME …]`; everything is compiled beforehand. Medians of several starts. Also
says how many bytes a game's box and state take.
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from paddock.core import registry
from paddock.lab.warm import warm

ROUNDS = 9
PADDOCK = (sys.executable, "-P", "-m", "paddock")


def seconds_of(*arguments: str) -> float:
    """From the call to the end of the process; it is told nothing, so a match ends at once."""

    def once() -> float:
        began = time.perf_counter()
        subprocess.run(
            (*PADDOCK, *arguments), stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        return time.perf_counter() - began

    return round(statistics.median(once() for _ in range(ROUNDS)), 2)


def main() -> None:
    """Measure the games named, or all."""
    print(json.dumps({"help_seconds": seconds_of("--help")}))
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[1:] or registry.names():
            warm(name)
            save = str(Path(folder, "match.json"))
            game = registry.game(name)
            found = {
                "game": name,
                "match_seconds": seconds_of("play", name, "--save", save),
                "box_bytes": game.BOX.itemsize,
                "state_bytes": game.STATE.itemsize,
            }
            print(json.dumps(found))


if __name__ == "__main__":
    main()
