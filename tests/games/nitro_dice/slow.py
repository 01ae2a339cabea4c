"""A slow, obvious twin of the whole game, written from the rules page, card by card.

Squares are names (`5in2`), hands are lists of words, and a move is read from top to bottom: whoever
has to say something is asked with `yield`, and the answer comes back as the words chosen.
"""

from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from paddock.core.who import LUCK
from tests.games.nitro_dice.test_order import squares_in_order


class Ask(NamedTuple):
    """Who has to say something, and what can be said, each with its weight."""

    who: int
    options: dict[str, int]


Talk = Generator[Ask, str, None]

KINDS = {
    "straight": 24,
    "straight-hazard": 24,
    "red": 12,
    "red-inner": 6,
    "red-outer": 6,
    "yellow": 12,
    "yellow-inner": 6,
    "yellow-outer": 6,
}
HAND_OF = {"straight:inside": "straight-hazard", "straight:outside": "straight-hazard"}
TYPES = ("straight", "red", "yellow")
LANES = ("in", "out", "pit")


def type_of(card: str) -> str:
    """What steering asks for: start and garage count as straights."""
    word = card.split(":")[0].split("-")[0]
    return word if word in TYPES else "straight"


def in_hand(laid: str) -> str:
    """A card of the course as one would hold it."""
    return HAND_OF.get(laid, laid.replace(":", "-"))


class MoveOver(Exception):
    """The mover's move has ended by itself."""


@dataclass
class Race:
    """One race."""

    seats: int
    word: str  # the course's file
    course: list[str]  # how its cards lie, the start first
    laps: int = 2
    beyond: bool = False
    limit: bool = False
    wrecks: bool = False
    nitro: int = 2
    condition0: int = 9
    lots: int = 0
    finishers: list[int] = field(default_factory=list[int])
    wrecked: list[int] = field(default_factory=list[int])  # the first one first

    def __post_init__(self) -> None:
        seats = range(self.seats)
        self.where: list[str | None] = [None for _ in seats]
        self.crossed = [0 for _ in seats]
        self.arrived = [0 for _ in seats]
        self.arrivals = 0
        self.speed = [0 for _ in seats]
        self.condition = [self.condition0 for _ in seats]
        self.tokens = [self.nitro for _ in seats]
        self.hands: list[list[str]] = [[] for _ in seats]
        self.pile = Counter(KINDS)
        self.pile.subtract(in_hand(c) for c in self.course if c not in ("start", "garage"))
        self.discards = Counter[str]()
        self.laid: list[str] = []
        self.doomed: list[int] = []  # wrecks that are still on the course
        self.order_of_squares = squares_in_order(self.word)
        reds, yellows = (sum(type_of(c) == t for c in self.course) for t in ("red", "yellow"))
        self.short = {"red": "in", "yellow": "out"} if reds > yellows else {
            "red": "out", "yellow": "in"}  # fmt: skip

    # The course

    def rows(self, card: int, lane: str) -> int:
        return 2 if self.short.get(type_of(self.course[card - 1])) == lane else 3

    @staticmethod
    def parts(square: str) -> tuple[int, str, int]:
        lane = next(lane for lane in LANES if lane in square)
        card, row = square.split(lane)
        return int(card), lane, int(row)

    def ahead(self, square: str) -> str | None:
        card, lane, row = self.parts(square)
        if row < self.rows(card, lane):
            return f"{card}{lane}{row + 1}"
        return None if lane == "pit" else f"{card % len(self.course) + 1}{lane}1"

    def behind(self, square: str) -> str:
        return next(s for s in self.order_of_squares if "pit" not in s and self.ahead(s) == square)

    def beside(self, square: str, lane: str) -> str | None:
        card, mine, row = self.parts(square)
        if {mine, lane} == {"out", "pit"}:
            return f"{card}{lane}{row}" if self.course[card - 1] == "garage" else None
        if {mine, lane} != {"in", "out"}:
            return None
        if type_of(self.course[card - 1]) == "straight":
            return f"{card}{lane}{row}"
        if self.rows(card, mine) == 2:
            return f"{card}{lane}{ {1: 1, 2: 3}[row] }"
        return f"{card}{lane}{ {1: 1, 2: 1, 3: 2}[row] }"

    def drift_goal(self, square: str, lane: str) -> str | None:
        side = self.beside(square, lane)
        return None if side is None else self.ahead(side)

    def straight(self, square: str | None) -> bool:
        if square is None or "pit" in square:
            return False
        return type_of(self.course[self.parts(square)[0] - 1]) == "straight"

    def hazard(self, square: str) -> bool:
        card, lane, row = self.parts(square)
        _, _, where = self.course[card - 1].partition(":")
        inner = self.rows(card, lane) == 2
        return {
            "": False,
            "inside": (lane, row) == ("in", 2),
            "outside": (lane, row) == ("out", 2),
            "inner": inner and row == 1,
            "outer": not inner and row == 2,
        }[where]

    def on(self, square: str) -> int | None:
        return self.where.index(square) if square in self.where else None

    def order(self) -> list[int]:
        there = [s for s in range(self.seats) if self.where[s] is not None]
        squares = self.order_of_squares
        return sorted(there, key=lambda s: (
            -self.crossed[s], squares.index(str(self.where[s])), self.arrived[s]))  # fmt: skip

    # The race

    def play(self) -> Talk:
        yield from self.line_up()
        yield from self.lay_lots()
        for seat in range(self.seats):
            for _ in range(min(9, self.condition0)):
                yield from self.draw(seat)
        while True:
            yield from self.set_speeds()
            yield from self.movement()
            crossed = [s for s in range(self.seats) if self.crossed[s] > self.laps]
            if not self.order() or self.finishers or (self.beyond and crossed):
                return
            yield from self.place_hazards()
            yield from self.refill()

    def line_up(self) -> Talk:
        grid: list[int] = []
        yield from self.roll_off(list(range(self.seats)), grid)
        for place, seat in enumerate(grid):
            self.where[seat] = f"1{LANES[place % 2]}{3 - place // 2}"

    def roll_off(self, group: Sequence[int], grid: list[int]) -> Talk:
        if len(group) == 1:
            grid.extend(group)
            return
        faces: dict[int, int] = {}
        for seat in group:
            words = yield Ask(LUCK, {f"roll {face}": 1 for face in range(10)})
            faces[seat] = int(words.split()[1])
        for face in sorted(set(faces.values()), reverse=True):
            yield from self.roll_off([s for s in group if faces[s] == face], grid)

    def lay_lots(self) -> Talk:
        for _ in range(self.lots):
            options: dict[str, int] = {}
            for number, card in enumerate(self.course, 1):
                if card not in TYPES:
                    continue
                ends = ("inside", "outside") if card == "straight" else ("inner", "outer")
                free = [e for e in ends if self.pile[in_hand(f"{card}:{e}")]]
                for end in free:
                    way = "inside" if end in ("inside", "inner") else "outside"
                    options[f"lot {number} {way}"] = 2 // len(free)
            if not options:
                return
            words = yield from self.only_choice(LUCK, options)
            _, number, way = words.split()
            card = self.course[int(number) - 1]
            end = way if card == "straight" else {"inside": "inner", "outside": "outer"}[way]
            self.course[int(number) - 1] = f"{card}:{end}"
            self.pile[card] += 1
            self.pile[in_hand(f"{card}:{end}")] -= 1

    def only_choice(self, who: int, options: dict[str, int]) -> Generator[Ask, str, str]:
        return (yield Ask(who, options))

    def draw(self, seat: int) -> Talk:
        words = yield Ask(LUCK, {f"card {kind}": n for kind, n in self.pile.items() if n})
        kind = words.split()[1]
        self.pile[kind] -= 1
        self.hands[seat].append(kind)

    # Cards

    def kinds(self, seat: int, verb: str) -> dict[str, int]:
        return {f"{verb} {kind}": 1 for kind in KINDS if kind in self.hands[seat]}

    def pay(self, seat: int, number: int = 1) -> Talk:
        for _ in range(number):
            words = yield Ask(seat, self.kinds(seat, "pay"))
            self.hands[seat].remove(words.split()[1])
            self.laid.append(words.split()[1])

    def cut(self, seats: Sequence[int]) -> Talk:
        for seat in seats:
            while self.where[seat] and len(self.hands[seat]) > self.condition[seat]:
                words = yield Ask(seat, self.kinds(seat, "cut"))
                self.hands[seat].remove(words.split()[1])
                self.discards[words.split()[1]] += 1

    # Speeds

    def set_speeds(self) -> Talk:
        for seat in self.order():
            now, reach = self.speed[seat], 2 if self.hands[seat] else 1
            can = [s for s in range(now - reach, now + reach + 1) if 0 <= s <= self.condition[seat]]
            words = yield Ask(seat, {f"speed {s}": 1 for s in can})
            speed = int(words.split()[1])
            if abs(speed - now) == 2:
                yield from self.pay(seat)
                self.discard_laid()
            self.speed[seat] = speed

    def discard_laid(self) -> None:
        self.discards.update(self.laid)
        self.laid = []

    # Moves

    def movement(self) -> Talk:
        waiting = set(range(self.seats))
        while True:
            order = [s for s in self.order() if s in waiting and self.speed[s] > 0]
            if not order:
                return
            seat = max(order, key=lambda s: (self.speed[s], -order.index(s)))
            waiting.remove(seat)
            self.used, self.first = 0, True
            with suppress(MoveOver):
                yield from self.move(seat)
            self.discard_laid()

    def move(self, seat: int) -> Talk:
        while True:
            words = yield Ask(seat, self.moves(seat))
            verb, _, lane = words.partition(" ")
            if verb == "end":
                return
            if verb == "step":
                self.used += 1
                yield from self.step(seat)
            elif verb == "lane":
                yield from self.pay(seat)
                yield from self.sideways(seat, self.beside(str(self.where[seat]), lane))
            elif verb == "drift":
                yield from self.pay(seat)
                self.used += 1
                pulled = self.behind_me(seat)
                goal = self.drift_goal(str(self.where[seat]), lane)
                yield from self.sideways(seat, goal, pulled)
            elif verb == "brake":
                yield from self.pay(seat)
                self.speed[seat] -= 1
            elif verb == "repair":
                self.used += 1
                self.condition[seat] += 1
            elif verb == "nitro":
                self.tokens[seat] -= 1
                for _ in range(2):
                    here = str(self.where[seat])
                    if self.straight(here) and self.straight(self.ahead(here)):
                        yield from self.step(seat)
            elif verb == "squeeze":
                yield from self.pay(seat)
                yield from self.squeeze(seat, lane)

    def moves(self, seat: int) -> dict[str, int]:
        here, left = str(self.where[seat]), max(0, self.speed[seat] - self.used)
        hand, garage = bool(self.hands[seat]), "pit" in here
        if self.speed[seat] == 0:
            return {"end": 1}
        pit = self.condition[seat] <= 8 and self.speed[seat] <= 5
        lanes = [lane for lane in LANES if lane != "pit" or pit]
        can = {
            "step": left > 0 and self.ahead(here) is not None,
            **{f"lane {lane}": hand and self.beside(here, lane) is not None for lane in lanes},
            **{
                f"drift {lane}": hand and left > 0 and self.drift_goal(here, lane) is not None
                for lane in lanes
            },
            "brake": hand and left > 0,
            "nitro": self.tokens[seat] > 0 and self.boosted(here),
            **{
                f"squeeze {lane}": hand and self.tokens[seat] > 0 and self.gap(here, lane)
                for lane in ("in", "out")
            },
            "repair": garage and left > 0 and self.condition[seat] < 9,
            "end": left == 0 or garage,
        }
        return {words: 1 for words, possible in can.items() if possible}

    def boosted(self, here: str) -> bool:
        return self.straight(here) and self.straight(self.ahead(here))

    def gap(self, here: str, lane: str) -> bool:
        if not self.boosted(here):
            return False
        card, _, row = self.parts(str(self.ahead(here)))
        beyond = str(self.ahead(f"{card}{lane}{row}"))
        pair = [self.on(f"{card}in{row}"), self.on(f"{card}out{row}")]
        return None not in pair and self.straight(beyond) and self.on(beyond) is None

    def behind_me(self, seat: int) -> tuple[int, str] | None:
        """Whom the first square of the move pulls, and whereto."""
        here, first = str(self.where[seat]), self.first
        self.first = False
        if not first or "pit" in here:
            return None
        other = self.on(self.behind(here))
        if other is None or self.speed[other] > self.speed[seat]:
            return None
        return other, here

    def step(self, seat: int) -> Talk:
        pulled = self.behind_me(seat)
        goal = str(self.ahead(str(self.where[seat])))
        other = None if "pit" in goal else self.on(goal)
        if other is None:
            yield from self.come_onto(seat, goal, pulled)
            return
        self.hurt(seat)
        self.hurt(other)
        self.speed[seat] = min(self.speed[seat], self.speed[other])
        yield from self.settle(seat)
        raise MoveOver

    def sideways(self, seat: int, goal: str | None, pulled: tuple[int, str] | None = None) -> Talk:
        goal = str(goal)
        other = None if "pit" in goal else self.on(goal)
        if other is not None:
            onto = self.beside(goal, "in") if "pit" in str(self.where[seat]) else None
            self.hurt(seat)
            self.hurt(other)
            if onto is None or self.on(onto) is not None:
                yield from self.stay(seat)
                return
            self.where[other] = onto
            if other not in self.doomed and self.hazard(onto):
                self.hurt(other)
            if seat in self.doomed:
                yield from self.stay(seat)
                return
        yield from self.come_onto(seat, goal, pulled)

    def stay(self, seat: int) -> Talk:
        yield from self.settle(seat)
        if self.where[seat] is None:  # wrecked
            raise MoveOver

    def squeeze(self, seat: int, lane: str) -> Talk:
        pulled = self.behind_me(seat)
        card, _, row = self.parts(str(self.ahead(str(self.where[seat]))))
        pair = [self.on(f"{card}{side}{row}") for side in ("in", "out")]
        self.tokens[seat] -= 1
        beyond = str(self.ahead(f"{card}{lane}{row}"))
        yield from self.come_onto(seat, beyond, pulled, [s for s in pair if s is not None])

    def come_onto(
        self,
        seat: int,
        goal: str,
        pulled: tuple[int, str] | None = None,
        pair: Sequence[int] = (),
    ) -> Talk:
        """Enter, steer, hazard, damage, cuts; then the flag, and the draft."""
        yield from self.enter(seat, goal)
        if pair:
            for hit in (seat, *pair):
                self.hurt(hit)
        yield from self.settle(seat)
        self.flag(seat)
        if pulled:
            other, square = pulled
            can_refuse = {"refuse": 1} if self.hands[other] else {}
            if (yield Ask(other, {"pulled": 1, **can_refuse})) == "refuse":
                yield from self.pay(other)
            else:
                yield from self.enter(other, square)
                yield from self.settle(seat)
                self.flag(other)
        if self.where[seat] is None:
            raise MoveOver

    def enter(self, seat: int, goal: str) -> Talk:
        old, new = self.parts(str(self.where[seat])), self.parts(goal)
        self.where[seat] = goal
        if new[1] == "pit":
            self.arrivals += 1
            self.arrived[seat] = self.arrivals
        if old[0] != new[0]:
            self.crossed[seat] += old[0] == 1
            yield from self.steer(seat, type_of(self.course[new[0] - 1]))
        if self.hazard(goal) and seat not in self.doomed:
            self.hurt(seat)

    def steer(self, seat: int, wanted: str) -> Talk:
        fitting = [k for k in KINDS if k in self.hands[seat] and type_of(k) == wanted]
        three = {"three": 1} if len(self.hands[seat]) >= 3 else {}
        words = yield Ask(seat, {f"match {k}": 1 for k in fitting} | three | {"damage": 1})
        if words == "three":
            yield from self.pay(seat, 3)
        elif words == "damage":
            self.hurt(seat)
        else:
            self.hands[seat].remove(words.split()[1])
            self.laid.append(words.split()[1])

    def flag(self, seat: int) -> None:
        if not self.beyond and self.where[seat] and self.crossed[seat] > self.laps:
            self.finishers.append(seat)
            self.where[seat] = None

    # Damage

    def hurt(self, seat: int) -> None:
        if self.condition[seat] > 1:
            self.condition[seat] -= 1
            self.speed[seat] = min(self.speed[seat], self.condition[seat])
        elif self.wrecks and seat not in self.doomed:
            self.doomed.append(seat)

    def settle(self, mover: int) -> Talk:
        """Wrecks leave, the one behind first; then hands are cut, the mover's first."""
        for seat in [s for s in reversed(self.order()) if s in self.doomed]:
            self.wrecked.append(seat)
            self.where[seat] = None
        self.doomed = []
        order = self.order()
        yield from self.cut([s for s in order if s == mover] + [s for s in order if s != mover])

    # After the moves

    def place_hazards(self) -> Talk:
        for seat in self.order():
            free = {
                number: card
                for number, card in enumerate(self.course, 1)
                if card not in ("start", "garage")
                and not any(w and self.parts(w)[0] == number for w in self.where)
            }
            fits = {
                kind: [n for n, card in free.items() if type_of(card) == type_of(kind)]
                for kind in KINDS
                if kind in self.hands[seat]
            }
            offers = {f"offer {kind}": 1 for kind, places in fits.items() if places}
            words = yield Ask(seat, {**offers, "pass": 1})
            if words == "pass":
                continue
            kind = words.split()[1]
            ways = ("inside", "outside") if kind == "straight-hazard" else ("inside",)
            words = yield Ask(seat, {f"put {n} {way}": 1 for n in fits[kind] for way in ways})
            _, number, way = words.split()
            self.discards[in_hand(self.course[int(number) - 1])] += 1
            self.hands[seat].remove(kind)
            laid = f"straight:{way}" if kind == "straight-hazard" else kind.replace("-", ":")
            self.course[int(number) - 1] = laid

    def refill(self) -> Talk:
        order = self.order()
        for place, seat in enumerate(order):
            due = 3 if place == 0 else 5 if place == len(order) - 1 else 4
            due += "pit" in str(self.where[seat])
            if self.limit:
                due = min(due, max(0, self.condition[seat] - len(self.hands[seat])))
            for _ in range(due):
                if not self.pile.total():
                    self.pile, self.discards = self.discards, Counter[str]()
                if self.pile.total():
                    yield from self.draw(seat)
            yield from self.cut([seat])

    def ranking(self) -> list[int]:
        """The seats by place."""
        return [*self.finishers, *self.order(), *reversed(self.wrecked)]
