"""Finds what no committed file may hold: addresses of package registries, settings for one."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.committed import texts

# In parts, so that this file itself holds none of them.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("npmmirror", "com"),
        ("yarnpkg", "com"),
        ("jsdelivr", "net"),
        ("unpkg", "com"),
        ("crates", "io"),
        ("conda", "anaconda", "org"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("archive", "ubuntu", "com"),
        ("deb", "nodesource", "com"),
        ("ghcr", "io"),
        ("docker", "io"),
    )
]
HOST = re.compile("|".join(rf"(?<![\w-]){re.escape(host)}\b" for host in HOSTS), re.IGNORECASE)
SETTING = re.compile(
    r"index[-_]url|find[-_]links|extra[-_]index|\[\[(?:tool\.uv\.)?index\]\]"
    r"|^\s*(?:@[\w-]+:)?registry\s*=|\"resolved\"\s*:",
    re.IGNORECASE,
)
FORBIDDEN_FILES = ("uv.lock", "pylock.toml", "yarn.lock", "pnpm-lock.yaml")


def addresses(path: str, text: str) -> list[str]:
    """What is wrong in one file, each with its place."""
    name = path.rsplit("/", 1)[-1]
    found = [f"{path}: records addresses by its nature"] if name in FORBIDDEN_FILES else []
    for number, line in enumerate(text.splitlines(), 1):
        hit = HOST.search(line) or SETTING.search(line)
        if hit:
            found.append(f"{path}:{number}: {hit[0].strip()}")
        elif name.endswith(".lock") and "://" in line:
            found.append(f"{path}:{number}: an address in a lock file")
    return found


if __name__ == "__main__":
    problems = [problem for path, text in texts() for problem in addresses(path, text)]
    sys.exit("\n".join(problems) if problems else 0)
