"""How much is too much: buckets that fill by and by, and that every request takes a drop out of."""

import math
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from paddock.server.clock import Now
from paddock.server.errors import TooMany

MOST_BUCKETS = 50_000  # of one kind; the one that was used longest ago is forgotten


@dataclass(frozen=True)
class Rule:
    """`burst` at once, then one every `seconds`."""

    burst: int
    seconds: float


RULES: dict[str, Rule] = {
    "address": Rule(400, 1 / 40),  # all requests from one address: a club may sit behind it
    "account": Rule(200, 1 / 20),  # all requests of one session
    "table": Rule(150, 1 / 20),  # commands at one table, of everybody there
    "socket": Rule(120, 1 / 10),  # sockets opened from one address
    "message": Rule(60, 1 / 20),  # messages over one socket
    "person": Rule(60, 5),  # persons made from one address
    "secret": Rule(30, 5),  # passwords and long codes tried from one address
    "code": Rule(60, 2),  # codes of tables tried from one address
    "lay": Rule(30, 10),  # tables laid in one session
    "heavy": Rule(40, 1),  # what costs much computing, in one session
}


class Limits:
    """All buckets of this process; with several processes each has its own."""

    def __init__(self, now: Now, rules: Mapping[str, Rule] = RULES, *, on: bool = True) -> None:
        self._now = now
        self._rules = rules
        self._on = on
        self._full_at: dict[str, OrderedDict[str, float]] = {name: OrderedDict() for name in rules}

    def take(self, what: str, whose: str) -> None:
        """One of something; an error that says when to come back, if that was too much."""
        if not self._on:
            return
        rule, buckets, now = self._rules[what], self._full_at[what], self._now() / 1000
        full_at = max(now, buckets.pop(whose, now))  # when the bucket will be full again
        wait = full_at + rule.seconds - now - rule.burst * rule.seconds
        if wait > 0:
            buckets[whose] = full_at
            raise TooMany(what, seconds=math.ceil(wait))
        buckets[whose] = full_at + rule.seconds
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

    def count(self, what: str) -> int:
        """How many buckets of a kind there are."""
        return len(self._full_at[what])
