"""Where chance comes from: seeded (by a chance's label) or committed (by its number).

Rules never roll. They say which outcomes there are and how much each weighs; here a value below
the total weight is drawn, and the outcome whose share of the weights it falls into is applied.
"""

import functools
import hashlib
import hmac
from collections.abc import Sequence
from typing import Annotated, Protocol

import msgspec
import numpy as np

from paddock.core.compiled import rule
from paddock.core.errors import IllegalAction
from paddock.core.record import Ints, Longs
from paddock.core.who import LUCK

WORD = 0xFFFFFFFF

# What a stored match may hold; one spelling only, so that no changed letter goes unnoticed.
Seed = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Table = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Commitment = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Secret = Annotated[str, msgspec.Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
Entropy = Annotated[str, msgspec.Meta(pattern=r"\A([0-9a-f]{2}){0,64}\Z")]


@rule
def stirred(x: int) -> int:
    """A 32-bit number well mixed (a bijection found by search; both factors fit 31 bits)."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & WORD
    x ^= x >> 15
    x = (x * 0x735A2D97) & WORD
    return x ^ (x >> 15)


@rule
def seed_key(seed: int) -> int:
    """What a seed contributes to every value; a loop works it out once."""
    x = stirred((seed & WORD) ^ 0x9E3779B9)
    return stirred(x ^ ((seed >> 32) & WORD))


@rule
def keyed_value(key: int, label: int, total: int) -> int:
    """The value of a label under the key of a seed (bias below total / 2**32)."""
    label = int(label)  # interpreted it may come as 32 bits
    x = stirred((key + 0x7F4A7C15 + (label & WORD)) & WORD)
    x = stirred(x ^ ((label >> 32) & WORD))
    return (x * total) >> 32


@rule
def seeded_value(seed: int, label: int, total: int) -> int:
    """A value below `total` that depends on seed and label alone."""
    return keyed_value(seed_key(seed), label, total)


def new_stream(seed: int) -> Longs:
    """A stream of luck of one's own: its key, and how far it has come."""
    return np.array([seed_key(seed), 0], np.int64)


@rule
def below(random: Longs, n: int) -> int:
    """The next value below `n` of a stream."""
    random[1] += 1
    return (stirred((random[0] + random[1]) & WORD) * n) >> 32


@rule
def total_of(weights: Ints, n: int) -> int:
    """The sum of the first `n` weights."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    return total


@rule
def pick(weights: Ints | Sequence[int], n: int, value: int) -> int:
    """The index into whose share of the weights a value falls."""
    shares = 0  # of the outcomes so far
    at = 0
    for i in range(n - 1):  # to the end: quicker than leaving at a moment nobody can foretell
        shares += int(weights[i])
        if shares <= value:
            at += 1
    return at


class Luck(Protocol):
    """Answers chances: the value for number `n`, or for the label of a chance."""

    def value(self, number: int, label: int, total: int) -> int: ...


class Seeded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seeded"):
    """The same seed and the same label give the same value, whatever was decided in between."""

    seed: Seed

    def value(self, number: int, label: int, total: int) -> int:
        return int(seeded_value(self.seed, int(label), int(total)))


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="entered"):
    """Dice and cards lie on a real table; people say what came, and nothing can be checked."""

    def value(self, number: int, label: int, total: int) -> int:
        raise NotImplementedError("entered luck is told by people, never drawn")


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat added to the key: first only its commitment, then the bytes themselves."""

    commitment: Commitment
    entropy: Entropy = ""


class Committed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="committed"):
    """Dice that everybody can check: see docs/fair-dice.md. Hexadecimal throughout."""

    table: Table
    commitment: Commitment
    seats: tuple[Opened, ...] = ()
    secret: Secret = ""  # empty until the match is over

    @property
    def key(self) -> bytes:
        entropy = tuple(bytes.fromhex(seat.entropy) for seat in self.seats)
        return key_of(self.table, bytes.fromhex(self.secret), entropy)

    def value(self, number: int, label: int, total: int) -> int:
        if not self.secret:
            sentence = f"luck number {number}: the secret of table {self.table!r} is not here"
            raise IllegalAction(sentence, who=LUCK)
        return committed_value(self.key, self.table, number, total)


def commitment_of(table: str, secret: bytes) -> str:
    """What a table publishes before anybody sits down."""
    return _sha256("paddock/commitment/1", table.encode(), secret).hex()


def seat_commitment_of(table: str, seat: int, entropy: bytes) -> str:
    """What a seat publishes before the entropy of any seat is opened."""
    return _sha256("paddock/seat/1", table.encode(), bytes([seat]), entropy).hex()


@functools.lru_cache(4096)  # asked for at every draw
def key_of(table: str, secret: bytes, entropy: tuple[bytes, ...]) -> bytes:
    """The key of a match's luck: nobody alone has chosen it."""
    return _sha256("paddock/key/1", table.encode(), secret, *entropy)


def _sha256(domain: str, *parts: bytes) -> bytes:
    """A hash of parts, each behind its length, so that no two lists of parts read alike."""
    digest = hashlib.sha256()
    for part in (domain.encode(), *parts):
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()


def committed_value(key: bytes, table: str, number: int, total: int) -> int:
    """The value below `total` for a luck number: rejection sampling, so without any bias."""
    limit = (1 << 64) // total * total
    block = 0
    while True:
        message = table.encode() + number.to_bytes(8, "big") + block.to_bytes(4, "big")
        stream = hmac.digest(key, message, "sha256")
        for at in range(0, 32, 8):
            drawn = int.from_bytes(stream[at : at + 8], "big")
            if drawn < limit:
                return drawn % total
        block += 1
