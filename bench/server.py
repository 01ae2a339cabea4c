"""The play server under load, beside boardgame.io's (from npm), in one run.

Four players at each table, each with a WebSocket of their own, in a second process (Node, the same
client for both sides). The game is the same small dice game; both keep every move in files: ours in
SQLite with synchronous=FULL, theirs by its FlatFile storage.

`python bench/server.py [--seconds S] [--tables N] [--rounds R] [--only flood,pace,idle,full]`
"""

import argparse
import contextlib
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEERS = HERE / "peers"
NODE = shutil.which("node") or "node"
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Server:
    """One of the two, running."""

    def __init__(self, kind: str, address: str, process: subprocess.Popen[bytes]) -> None:
        self.kind = kind
        self.address = address
        self.process = process

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def running(kind: str) -> Generator[Server]:
    """A fresh server with empty storage."""
    with tempfile.TemporaryDirectory(prefix="paddock-bench-") as folder:
        port = free_port()
        if kind == "paddock":
            command = [sys.executable, "-m", "bench.peers.serve", f"{folder}/db", str(port)]
        else:
            command = [NODE, str(PEERS / "boardgame.cjs"), f"{folder}/files", str(port)]
        with Path(folder, "log").open("wb") as log:
            process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=HERE.parent, start_new_session=True
            )
        try:
            address = f"127.0.0.1:{port}"
            _wait_for(address, process)
            yield Server(kind, address, process)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise SystemExit(f"the server ended with {process.returncode}")
        try:
            urllib.request.urlopen(f"http://{address}/", timeout=2).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit(f"no answer within {PATIENCE} s")


def load(server: Server, tables: int, seconds: float, pace: float) -> Any:
    """What the client has measured, and how much processor time a move has taken."""
    client = [NODE, str(PEERS / "load.mjs"), server.kind, server.address]
    numbers = [str(tables), str(seconds), str(pace)]
    with subprocess.Popen(client + numbers, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while (line := process.stdout.readline()) and line.strip() != "measuring":
            pass
        before = server.cpu()
        found: Any = json.loads(process.stdout.readline())
        spent = server.cpu() - before
        found["server_cpu"] = spent / found["seconds"]
        found["microseconds_a_move"] = 1e6 * spent / max(1, found["moves"])
        found["megabytes"] = server.memory() / 2**20
    return found


def flood(chosen: argparse.Namespace) -> None:
    """As fast as they go, in turn, the ratios of the medians."""
    rounds: dict[str, list[Any]] = {"paddock": [], "boardgame": []}
    for _ in range(chosen.rounds):
        for kind, found in rounds.items():
            with running(kind) as server:
                found.append(load(server, chosen.tables, chosen.seconds, 0))
                print(json.dumps(found[-1]), flush=True)
    middle = {
        name: {kind: statistics.median(one[name] for one in rounds[kind]) for kind in rounds}
        for name in ("moves_per_second", "p99_ms", "microseconds_a_move")
    }
    ratios = {name: value["paddock"] / value["boardgame"] for name, value in middle.items()}
    print(json.dumps({"flood": middle, "paddock_over_boardgame": ratios}), flush=True)


def pace(chosen: argparse.Namespace) -> None:
    """One move a second on each table."""
    with running("paddock") as server:
        print(json.dumps({"pace": load(server, chosen.tables, chosen.seconds, 1)}), flush=True)


def full(chosen: argparse.Namespace) -> None:
    """2,000 live tables with 8,000 sockets."""
    with running("paddock") as server:
        found = load(server, chosen.many, chosen.seconds, 0.1)
        print(json.dumps({"full": found}), flush=True)


def idle(chosen: argparse.Namespace) -> None:
    """What a table costs at which nobody does anything, with nobody looking."""
    with running("paddock") as server:
        few = load(server, 50, 1, -1)["megabytes"]
        many = load(server, chosen.many, 1, -1)["megabytes"]
        before = server.cpu()
        time.sleep(10)
        busy = (server.cpu() - before) / 10
        kilobytes = 1024 * (many - few) / chosen.many
        told = {"kilobytes_a_table": kilobytes, "cpu_share": busy, "tables": 50 + chosen.many}
        print(json.dumps({"idle": told}), flush=True)


WHAT = {"flood": flood, "pace": pace, "full": full, "idle": idle}


def main() -> None:
    """Measure what is wanted, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--many", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default=",".join(WHAT))
    chosen = parser.parse_args()
    if not (PEERS / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PEERS, check=True)
    for name in chosen.only.split(","):
        WHAT[name](chosen)


if __name__ == "__main__":
    main()
