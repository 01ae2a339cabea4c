"""A slow, obvious twin of the game: lists of words, one race told from its deal to its flag.

It was written from the rulebook and shares nothing with the rules under test but the words for
actions. A season is a conversation: it asks who does what (`Ask`) and is sent the answer.
"""

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

LUCK = 8
COLOURS: Sequence[str] = ("blue", "green", "yellow", "orange", "red", "purple")
POINTS = (10, 6, 4, 3, 2, 1)
DROPS = {"wrong line": 1, "off circuit": 2, "lose control": 3}


@dataclass(frozen=True)
class Ask:
    """Who must answer, and what may be answered, with its weight."""

    who: int
    options: dict[str, int]


Talk = Generator[Ask, str, None]
Answer = Generator[Ask, str, str]


def deck() -> Counter[str]:
    """The 54 cards."""
    cards: Counter[str] = Counter()
    for colour in COLOURS:
        cards += Counter({f"overtake {colour} +2": 1, f"overtake {colour} +3": 2})
        cards += Counter({f"overtake {colour} +4": 1, f"pit {colour}": 1})
    cards += Counter(dict.fromkeys(DROPS, 3))
    cards += Counter({"turbo": 4, "pit beige": 2, "charge gear": 3, "charge engine": 3})
    return cards + Counter({"spin out": 1, "spin last": 1, "crash": 1})


def colour_of(car: str) -> str:
    return next(colour for colour in COLOURS if colour[0].upper() == car[0])


@dataclass
class Season:
    """A season at one table."""

    seats: int
    removed: Sequence[int]  # of each race
    lot: bool = False
    on_in_front: bool = False
    added: bool = False

    owner: dict[str, int] = field(default_factory=dict[str, int])  # colour -> seat
    running: list[str] = field(default_factory=list[str])
    retired: list[str] = field(default_factory=list[str])  # head of the row first
    hands: list[list[str]] = field(default_factory=list[list[str]])
    unseen: Counter[str] = field(default_factory=Counter[str])
    pile: int = 0
    finishes: list[list[str]] = field(default_factory=list[list[str]])

    # The season

    def play(self) -> Talk:
        self.hands = [[] for _ in range(self.seats)]
        yield from self.choose_teams()
        yield from self.draw_grid()
        for removed in self.removed:
            yield from self.race(removed)

    def choose_teams(self) -> Talk:
        order = [*range(self.seats)]
        if self.seats == 3:
            order += reversed(order)
        for seat in order:
            verb, who = ("get-team", LUCK) if self.lot else ("pick", seat)
            free = [colour for colour in COLOURS if colour not in self.owner]
            words = yield Ask(who, {f"{verb} {colour}": 1 for colour in free})
            self.owner[words.removeprefix(f"{verb} ")] = seat

    def draw_grid(self) -> Talk:
        left = list(COLOURS)
        front: list[str] = []
        back: list[str] = []
        while left:
            words = yield Ask(LUCK, {f"next-on-grid {colour}": 1 for colour in left})
            colour = words.removeprefix("next-on-grid ")
            left.remove(colour)
            front.append(colour[0].upper() + "1")
            back.insert(0, colour[0].upper() + "2")
        self.running = front + back

    def race(self, removed: int) -> Talk:
        self.unseen = deck()
        self.pile = 54 - removed
        self.hands = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            for _ in range(5):
                yield from self.take_card(seat)
        owners = [self.owner.get(colour_of(car)) for car in self.running]
        seat = next(owner for owner in owners if owner is not None)
        while self.pile > 0:
            yield from self.turn(seat)
            yield from self.take_card(seat)
            seat = (seat + 1) % self.seats
        for _ in range(self.seats):
            yield from self.turn(seat)
            seat = (seat + 1) % self.seats
        self.running += self.retired
        self.retired = []
        self.finishes.append(list(self.running))

    def take_card(self, seat: int) -> Talk:
        cards = {f"get-card {card}": n for card, n in self.unseen.items() if n > 0}
        words = yield Ask(LUCK, cards)
        card = words.removeprefix("get-card ")
        self.unseen[card] -= 1
        self.pile -= 1
        self.hands[seat].append(card)

    # A turn

    def turn(self, seat: int) -> Talk:
        words = yield Ask(seat, {f"play {card}": 1 for card in self.hands[seat]})
        card = words.removeprefix("play ")
        self.hands[seat].remove(card)
        name, _, rest = card.partition(" ")
        if name == "overtake":
            colour, steps = rest.split()
            yield from self.overtake(seat, colour, int(steps))
        elif name == "pit":
            yield from self.pit(seat, rest)
        elif name == "charge":
            yield from self.charge(seat, rest)
        elif name == "spin":
            yield from self.spin(seat, rest)
        elif name == "turbo":
            car = yield from self.choose(seat, self.running[-3:])
            self.move(car, -3)
        elif name == "crash":
            yield from self.crash(seat)
        else:
            car = yield from self.choose(seat, self.running)
            self.move(car, DROPS[card])

    def choose(self, seat: int, cars: Sequence[str]) -> Answer:
        words = yield Ask(seat, {f"choose {car}": 1 for car in cars})
        return words.removeprefix("choose ")

    def roll(self) -> Generator[Ask, str, int]:
        words = yield Ask(LUCK, {f"face {face}": 1 for face in range(1, 13)})
        return int(words.removeprefix("face "))

    def of_colour(self, colour: str) -> list[str]:
        return [car for car in self.running if colour in ("beige", colour_of(car))]

    def move(self, car: str, places: int) -> None:
        """One car up (less than nothing) or down the line, as far as it goes."""
        goal = self.running.index(car) + places
        self.running.remove(car)
        self.running.insert(max(0, goal), car)

    def retire(self, *cars: str) -> None:
        """To the head of the row, in this order."""
        for car in cars:
            self.running.remove(car)
        self.retired = [*cars, *self.retired]

    # The cards

    def overtake(self, seat: int, colour: str, steps: int) -> Talk:
        cars = self.of_colour(colour)
        if not cars:
            return
        car = yield from self.choose(seat, cars)
        place = self.running.index(car)
        pair = self.running[place : place + 2]
        rest = self.running[:place] + self.running[place + 2 :]
        goal = max(0, place - steps)
        self.running = rest[:goal] + pair + rest[goal:]

    def pit(self, seat: int, colour: str) -> Talk:
        cars = self.of_colour(colour)
        if not cars:
            return
        car = yield from self.choose(seat, cars)
        face = yield from self.roll()
        if face <= 6:
            self.move(car, face)

    def charge(self, seat: int, kind: str) -> Talk:
        car = yield from self.choose(seat, self.running)
        while True:
            face = yield from self.roll()
            if face >= 10:
                if kind == "engine":
                    self.retire(car)
                else:
                    self.move(car, 12)
                return
            self.move(car, -1)
            if self.owner.get(colour_of(car)) != seat:
                return
            if self.running[0] == car and not self.on_in_front:
                return
            if (yield Ask(seat, {"stop": 1, "again": 1})) == "stop":
                return

    def spin(self, seat: int, kind: str) -> Talk:
        face = yield from self.roll()
        if (yield Ask(seat, {"stop": 1, "again": 1})) == "again":
            face = yield from self.roll()
        if face > len(self.running):
            return
        car = self.running[face - 1]
        if kind == "out":
            self.retire(car)
        else:
            self.move(car, 12)

    def crash(self, seat: int) -> Talk:
        face = yield from self.roll()
        if face > len(self.running):
            return
        if face == 1:
            side = "behind"
        elif face == len(self.running):
            side = "ahead"
        else:
            side = yield Ask(seat, {"ahead": 1, "behind": 1})
        other = face - 1 if side == "ahead" else face + 1
        first, second = sorted((face, other))
        self.retire(self.running[first - 1], self.running[second - 1])

    # The count

    def points(self) -> Counter[str]:
        """What each car has scored."""
        points: Counter[str] = Counter()
        for finish in self.finishes:
            points.update(dict(zip(finish, POINTS, strict=False)))
        return points

    def team_points(self) -> Counter[str]:
        teams: Counter[str] = Counter()
        for car, points in self.points().items():
            teams[colour_of(car)] += points
        return teams

    def best_place(self, colours: Sequence[str]) -> int:
        """Where the best car of these teams finished in the last race."""
        return min(i for i, car in enumerate(self.finishes[-1]) if colour_of(car) in colours)

    def standings(self) -> list[tuple[int, int]]:
        """Rank and points of each seat at the end."""
        teams = self.team_points()
        rows: list[tuple[int, int, int]] = []  # the better, the smaller; and whose it is
        for colour in COLOURS:
            seat = self.owner.get(colour, -1)
            rows.append((-teams[colour], self.best_place([colour]), seat))
        if self.added:
            rows = [row for row in rows if row[2] < 0]
            for seat in range(self.seats):
                mine = [colour for colour in COLOURS if self.owner.get(colour) == seat]
                total = sum(teams[colour] for colour in mine)
                rows.append((-total, self.best_place(mine), seat))
        ranked: list[tuple[int, int, int]] = []
        for row in sorted(rows):
            if row[2] < 0 or row[2] not in [other[2] for other in ranked]:
                ranked.append(row)  # a player's second team has no rank of its own
        ranks = {row[2]: (place, -row[0]) for place, row in enumerate(ranked, 1)}
        return [ranks[seat] for seat in range(self.seats)]
