"""The long run of tests/server/test_faults.py: the server is killed hundreds of times under load.

`python bench/faults.py [--kills N] [--tables N] [--seed N] [--database postgresql://…]`
Without a database: SQLite in a file of its own. Nothing acknowledged may be lost, nothing applied
twice, nothing secret told early; whatever breaks that ends the run with an error.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server import kills


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="paddock-faults-") as folder:
        database = chosen.database or f"{folder}/paddock.db"
        found = asyncio.run(
            kills.run(database, Path(folder), chosen.kills, chosen.tables, chosen.seed)
        )
    print(json.dumps(found))


if __name__ == "__main__":
    main()
