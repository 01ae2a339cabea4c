"""Checks Paddock's fair dice with nothing but docs/fair-dice.md: knows no rules of any game.

python stranger.py match.json        check a match file
python stranger.py fair-dice.md      check the golden vectors in the page
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

HEX = set("0123456789abcdef")
LARGEST_TOTAL = 2**31 - 1


class Lie(Exception):
    """The first thing that is not as the page says."""


UNFIT = (Lie, ValueError, LookupError, TypeError, RecursionError)


# The arithmetic


def joined_hash(*parts: bytes) -> bytes:
    """SHA-256 over parts, each behind its length."""
    return hashlib.sha256(b"".join(len(p).to_bytes(4, "big") + p for p in parts)).digest()


def table_commitment(table: str, secret: bytes) -> str:
    return joined_hash(b"paddock/commitment/1", table.encode(), secret).hex()


def seat_commitment(table: str, seat: int, entropy: bytes) -> str:
    return joined_hash(b"paddock/seat/1", table.encode(), bytes([seat]), entropy).hex()


def key_from(table: str, secret: bytes, entropies: list[bytes]) -> bytes:
    return joined_hash(b"paddock/key/1", table.encode(), secret, *entropies)


def value_for(key: bytes, table: str, number: int, total: int) -> tuple[int, int]:
    """The value, and how many words had to be looked at for it."""
    limit = 2**64 - 2**64 % total
    words = 0
    while True:
        message = table.encode() + number.to_bytes(8, "big") + (words // 4).to_bytes(4, "big")
        row = hmac.digest(key, message, "sha256")
        at = 8 * (words % 4)
        word = int.from_bytes(row[at : at + 8], "big")
        words += 1
        if word < limit:
            return word % total, words


def stir(x: int) -> int:
    x = (x ^ x >> 16) * 0x21F0AAAD % 2**32
    x = (x ^ x >> 15) * 0x735A2D97 % 2**32
    return x ^ x >> 15


def seeded_value_for(seed: int, label: int, total: int) -> int:
    x = stir(seed % 2**32 ^ 0x9E3779B9)
    x = stir(x ^ (seed >> 32) % 2**32)
    x = stir((x + 0x7F4A7C15 + label) % 2**32)
    x = stir(x ^ (label >> 32) % 2**32)
    return x * total // 2**32


# A match


def first_lie(match: Any) -> str:
    """What is wrong in a match file first, or ""."""
    try:
        check_match(match)
    except UNFIT as lie:
        return str(lie) or type(lie).__name__
    return ""


def check_match(match: Any) -> list[str]:
    """What has been checked, and what has not; raises a Lie."""
    sources = part(match, "luck", list)
    done = [check_source(i, source) for i, source in enumerate(sources)]
    since = [part(source, "since", int) for source in sources]
    if not since or since[0] != 1 or sorted(set(since)) != since:
        raise Lie(f"luck: since is {since}, wanted 1 and then ascending numbers")
    last = 0
    entries: list[Any] = part(match, "entries", list)
    if any(type(entry) is not list or not entry for entry in entries):
        raise Lie("entries: each must be a list that begins with its kind")
    for entry in entries:
        if entry[0] == "luck":
            last += 1
            check_entry(entry, last, sources)
    if since[-1] > last + 1:
        raise Lie(f"luck: a source begins with number {since[-1]}, but only {last} were drawn")
    return [*done, f"{last} luck numbers without gaps", "not checked: totals and outcomes (rules)"]


def check_source(i: int, source: Any) -> str:
    luck = part(source, "luck", dict)
    if luck.get("type") != "committed":
        return f"not checked: source {i} is not committed"
    table, secret = part(luck, "table", str), part(luck, "secret", str)
    for seat, opened in enumerate(part(luck, "seats", list)):
        entropy = from_hex(part(opened, "entropy", str), f"entropy of seat {seat}")
        if seat_commitment(table, seat, entropy) != part(opened, "commitment", str):
            raise Lie(f"source {i}: the commitment of seat {seat} does not fit its entropy")
    if not secret:
        return f"not checked: source {i} keeps its secret"
    if len(from_hex(secret, "secret")) != 32:
        raise Lie(f"source {i}: the secret has not 32 bytes")
    if table_commitment(table, from_hex(secret, "secret")) != part(luck, "commitment", str):
        raise Lie(f"source {i}: the commitment does not fit the secret")
    return f"source {i}: commitment of the table and of {len(luck['seats'])} seats"


def check_entry(entry: list[Any], wanted: int, sources: list[Any]) -> None:
    if len(entry) != 5 or any(type(number) is not int for number in entry[1:]):
        raise Lie(f"luck number {wanted}: {entry} is no luck entry")
    number, total, value = entry[1:4]
    if number != wanted:
        raise Lie(f"luck number {number} came, wanted {wanted}")
    luck = [source["luck"] for source in sources if source["since"] <= number][-1]
    if luck.get("type") != "committed" or not luck["secret"]:
        return
    if not (1 <= total <= LARGEST_TOTAL and 0 <= value < total):
        raise Lie(f"luck number {number}: value {value} of total {total}")
    entropies = [bytes.fromhex(seat["entropy"]) for seat in luck["seats"]]
    key = key_from(luck["table"], bytes.fromhex(luck["secret"]), entropies)
    right, _ = value_for(key, luck["table"], number, total)
    if value != right:
        raise Lie(f"luck number {number}: value {value} came, the key gives {right}")


def part(whole: dict[str, Any], name: str, kind: type) -> Any:
    if type(whole) is not dict or name not in whole or type(whole[name]) is not kind:
        raise Lie(f"{name}: missing, or of another type than {kind.__name__}")
    return whole[name]


def from_hex(text: str, where: str) -> bytes:
    if len(text) % 2 or set(text) - HEX:
        raise Lie(f"{where}: {text!r} is not hexadecimal in small letters")
    return bytes.fromhex(text)


# The golden vectors


def check_vectors(golden: Any) -> list[str]:
    """What has been checked; raises a Lie."""
    for case in golden["committed"]:
        check_case(case)
    rejected = golden["rejected"]
    key, total = bytes.fromhex(rejected["key"]), int(rejected["total"])
    for number, value in enumerate(rejected["values"], 1):
        same(value_for(key, rejected["table"], number, total)[0], int(value), "rejected", number)
    for case in golden["seeded"]:
        for total, values in case["values"].items():
            for label, value in zip(case["labels"], values, strict=True):
                right = seeded_value_for(int(case["seed"]), label, int(total))
                same(right, value, "seeded", case["seed"], total, label)
    return [
        f"{len(golden['committed'])} tables",
        "rejected",
        "seeded",
        *check_match(golden["match"]),
    ]


def check_case(case: Any) -> None:
    table, secret = case["table"], bytes.fromhex(case["secret"])
    entropies = [bytes.fromhex(seat["entropy"]) for seat in case["seats"]]
    same(table_commitment(table, secret), case["commitment"], table, "commitment")
    for i, seat in enumerate(case["seats"]):
        same(seat_commitment(table, i, entropies[i]), seat["commitment"], table, "seat", i)
    key = key_from(table, secret, entropies)
    same(key.hex(), case["key"], table, "key")
    for total, values in case["values"].items():
        for number, value in zip(case["numbers"], values, strict=True):
            same(value_for(key, table, number, int(total))[0], value, table, total, number)


def same(right: object, came: object, *where: object) -> None:
    if right != came:
        raise Lie(f"{where}: {came} came, wanted {right}")


# The command


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which no name comes twice."""
    if len(dict(pairs)) != len(pairs):
        raise Lie(f"a name comes twice among {[name for name, _ in pairs]}")
    return dict(pairs)


def main(path: str) -> int:
    text = Path(path).read_text(encoding="utf-8")
    is_page = path.endswith(".md")
    block = text.split("```json\n")[1].split("```")[0] if is_page else text
    try:
        data = json.loads(block, object_pairs_hook=once_each)
        done = check_vectors(data) if is_page else check_match(data)
    except UNFIT as lie:
        print(f"WRONG: {lie}")
        return 1
    print("\n".join(done))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
