"""The golden vectors of docs/fair-dice.md, made by Paddock itself.

`python -m tests.fair.vectors` writes them into the pages anew. They are golden: a difference means
that matches which are over no longer verify, so read it before you commit it.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from paddock.core import log, storage
from paddock.core.log import Seat
from paddock.core.luck import (
    Committed,
    Opened,
    commitment_of,
    committed_value,
    key_of,
    seat_commitment_of,
    seeded_value,
)
from paddock.core.match import Match

DOCS = Path(__file__).parents[2] / "docs"
PAGES = (DOCS / "fair-dice.md", DOCS / "fair-dice.ja.md")
FENCE = "```json\n"
WIDTH = 96

TOTALS = (2, 6, 12, 34, 54, 2**31 - 1)
NUMBERS = [*range(1, 13), 255, 256, 65536, 2**32]
LABELS = [*range(8), 515, 65536, 2**31, 2**32, 2**40]
HALF = 2**63 + 1  # nearly every second word is rejected

Vectors = dict[str, Any]


def luck_of(table: str, secret: bytes, entropies: Sequence[bytes]) -> Committed:
    """Committed luck with everything opened."""
    seats = tuple(
        Opened(seat_commitment_of(table, seat, entropy), entropy.hex())
        for seat, entropy in enumerate(entropies)
    )
    return Committed(table, commitment_of(table, secret), seats, secret.hex())


def vectors() -> Vectors:
    """All of them."""
    pattern = bytes(range(32))
    return {
        "scheme": 1,
        "committed": [
            committed("paddock", pattern, ()),
            committed("table-2", b"\xff" * 32, (b"\x00" * 16, b"", b"red")),
            committed(
                "卓3", hashlib.sha256(b"3").digest(), [b"%d" % seat * 32 for seat in range(6)]
            ),
        ],
        "rejected": rejected("paddock", pattern),
        "seeded": seeded(),
        "match": json.loads(log.write(storage.file_of(tiny_match()))),
    }


def committed(table: str, secret: bytes, entropies: Sequence[bytes]) -> Vectors:
    """One table: what is published, the key, and the values for some numbers and totals."""
    luck = luck_of(table, secret, entropies)
    values = {str(total): [luck.value(number, 0, total) for number in NUMBERS] for total in TOTALS}
    return {
        "table": table,
        "secret": luck.secret,
        "commitment": luck.commitment,
        "seats": [{"entropy": s.entropy, "commitment": s.commitment} for s in luck.seats],
        "key": luck.key.hex(),
        "numbers": NUMBERS,
        "values": values,
    }


def rejected(table: str, secret: bytes) -> Vectors:
    """A total so large that words are thrown away, whole blocks of four at times."""
    key = key_of(table, secret, ())
    return {
        "table": table,
        "key": key.hex(),
        "total": str(HALF),
        "values": [str(committed_value(key, table, number, HALF)) for number in range(1, 25)],
    }


def seeded() -> list[Vectors]:
    """Values of seeded luck; a seed may be negative."""
    return [
        {
            "seed": str(seed),
            "labels": LABELS,
            "values": {
                str(total): [seeded_value(seed, label, total) for label in LABELS]
                for total in TOTALS
            },
        }
        for seed in (0, 1, 2026, -1, 2**63 - 1, -(2**63))
    ]


def tiny_match() -> Match:
    """As short a match as there is, with one action taken back and luck numbers therefore spent."""
    entropies = [bytes([16 * seat + 1]) * 4 for seat in range(6)]
    luck = luck_of("tiny", hashlib.sha256(b"tiny").digest(), entropies)
    seats = [Seat(name) for name in ("Aoi", "Ben", "Chie", "Dan")] + [
        Seat("Emi", "club"),
        Seat("Finn", "rookie"),
    ]
    match = Match("formula_motor_racing", seats, {"races": 1, "removed": [23]}, luck)
    match.note(0, "talk", {"text": "よろしく"})
    play(match, 44)
    match.back_to(40)
    play(match, 1000)
    return match


def play(match: Match, until: int) -> None:
    """Anything legal, the same in every version of Python."""
    while match.ply < until and not match.over:
        if match.luck_is_due:
            match.draw()
        else:
            seat = match.due_seats()[0]
            legal = match.legal(seat)
            match.play(seat, legal[seeded_value(5, len(match.entries), len(legal))])


def written(value: Any, indent: str = "") -> str:
    """JSON with short things on one line: a row of numbers, an entry, a seat."""
    flat = json.dumps(value, ensure_ascii=False)
    parts: list[tuple[str, Any]] = []
    if isinstance(value, Mapping):
        parts = [(f"{json.dumps(name)}: ", part) for name, part in cast(Vectors, value).items()]
    elif isinstance(value, list):
        parts = [("", part) for part in cast(list[Any], value)]
    is_row = all(isinstance(part, int) for _, part in parts) and flat.startswith("[")
    if not parts or is_row or len(indent + flat) <= WIDTH:
        return flat
    deeper = indent + "  "
    lines = ",\n".join(deeper + name + written(part, deeper) for name, part in parts)
    return f"{flat[0]}\n{lines}\n{indent}{flat[-1]}"


def block_of(page: str) -> str:
    """The JSON in a page."""
    return page.partition(FENCE)[2].partition("```")[0]


def renewed(page: str, block: str) -> str:
    """The page with another block."""
    before, fence, rest = page.partition(FENCE)
    return before + fence + block + rest[rest.index("```") :]


if __name__ == "__main__":
    for path in PAGES:
        text = renewed(path.read_text(encoding="utf-8"), written(vectors()) + "\n")
        path.write_text(text, encoding="utf-8")
