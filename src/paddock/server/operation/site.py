"""The pages: what the client's build has put into `static`, kept in memory.

Files under `assets/` bear a hash in their name and never change; everything else is asked for anew
each time, and answered "not modified" as long as it is the same. Every other address is one of the
client's own, and gets its index.
"""

import dataclasses
import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
HERE = Path(__file__).parent
FOR_EVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
SMALL = 500  # bytes below which compressing is not worth it
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclasses.dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # with gzip, where that is shorter
    kind: str
    tag: str
    cache: str


class Site:
    """All files of the client."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._made: float | None = None
        self._files: Mapping[str, File] = {}

    def file(self, path: str) -> File | None:
        """A file, as it stands on the disk now: a new build is noticed by its index."""
        made = self._stamp()
        if made != self._made:
            self._made = made
            self._files = _read(self._folder) if made is not None else {}
        return self._files.get(path)

    @property
    def index(self) -> File | None:
        """The client's page."""
        return self.file("index.html")

    def _stamp(self) -> float | None:
        try:
            return (self._folder / "index.html").stat().st_mtime
        except OSError:
            return None


def _read(folder: Path) -> dict[str, File]:
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): _file(folder, path) for path in paths}


def _file(folder: Path, path: Path) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    if kind.endswith(("json", "xml")):  # of texts it is said anyway
        kind += "; charset=utf-8"
    packed = gzip.compress(body, mtime=0) if len(body) > SMALL else None
    if packed is not None and len(packed) > 0.9 * len(body):
        packed = None
    named = path.relative_to(folder).parts[0] == "assets"
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, packed, kind, tag, FOR_EVER if named else ASK)
