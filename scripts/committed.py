"""The files of the project, as a commit would take them."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOT_OURS = {"node_modules", "__pycache__", "build", "dist"}


def committed(root: Path = ROOT) -> list[str]:
    """Paths of all files that git has or would add; without git, of all that lie about."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    command += ["--cached", "--others", "--exclude-standard"]
    try:
        answer = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return sorted(_lying_about(root))
    return sorted(path for path in set(answer.stdout.split("\0")) if (root / path).is_file())


def _lying_about(root: Path) -> Iterator[str]:
    for path in root.rglob("*"):
        parts = path.relative_to(root).parts
        hidden = any(part.startswith(".") and part != ".ci" for part in parts[:-1])
        if path.is_file() and not hidden and not NOT_OURS & set(parts):
            yield "/".join(parts)


def texts(root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Path and text of each of them, pictures and the like left out."""
    for path in committed(root):
        data = (root / path).read_bytes()
        if b"\0" not in data:
            yield path, data.decode(errors="replace")
