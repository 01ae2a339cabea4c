"""A slow, obvious judge: follows a race by what is told of it, and says what must be judged.

It was written from the rulebook, keeps dice as pairs of face and seat, and shares nothing with the
rules under test but the names of events.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

Die = tuple[int, int]  # face and seat
Told = Mapping[str, int]


@dataclass
class Judge:
    """All that counts for who wins what."""

    seats: int
    kinds: dict[int, str] = field(default_factory=dict[int, str])  # card -> as in a course file
    special: bool = True
    cards: dict[int, Counter[Die]] = field(default_factory=dict[int, Counter[Die]])
    time: Counter[int] = field(default_factory=Counter[int])
    sprints: Counter[int] = field(default_factory=Counter[int])
    mountains: Counter[int] = field(default_factory=Counter[int])
    owners: list[int] = field(default_factory=lambda: [-1, -1, -1])
    leader: int = -1  # began the round

    def hear(self, kind: str, who: int, told: Told) -> None:
        """One event: dice move, or something is judged and must be right."""
        getattr(self, kind.replace("-", "_"), self.nothing)(who, told)

    def nothing(self, who: int, told: Told) -> None:
        """What does not matter here."""

    def on(self, card: int) -> Counter[Die]:
        return self.cards.setdefault(card, Counter())

    def take(self, card: int, die: Die) -> None:
        assert self.on(card)[die] > 0, (card, die)
        self.on(card)[die] -= 1

    # Dice

    def placed(self, who: int, told: Told) -> None:
        self.on(told["card"])[told["face"], who] += 1

    def train_sent(self, who: int, told: Told) -> None:
        for face in range(told["low"], told["high"] + 1):
            self.on(told["card"])[face, who] += 1

    def replaced(self, who: int, told: Told) -> None:
        self.take(told["card"], (told["face"], told["whose"]))
        self.on(told["card"])[told["face"], who] += 1

    def removed(self, who: int, told: Told) -> None:
        self.take(told["card"], (told["face"], told["whose"]))

    def swapped(self, who: int, told: Told) -> None:
        face, whose = told["face"], told["whose"]
        self.take(told["card"], (face, who))
        self.take(told["other"], (face, whose))
        self.on(told["card"])[face, whose] += 1
        self.on(told["other"])[face, who] += 1

    def die_returns(self, who: int, told: Told) -> None:
        card, face = told["place"] - 2, told["face"]
        if card >= 0 and not self.on(card)[face, who]:  # it was a 7
            self.take(card, (7, who))
            self.on(card)[face, who] += 1

    def seven_out(self, who: int, told: Told) -> None:
        self.take(told["card"], (7, who))

    def jersey_rides(self, who: int, told: Told) -> None:
        self.owners[told["jersey"]] = who
        card, face = told["place"] - 2, told["face"]
        if card >= 0 and not self.on(card)[face, who]:  # it was a 1
            self.take(card, (1, who))
            self.on(card)[face, who] += 1

    # Cards

    def totals(self, card: int) -> list[int]:
        dice = self.on(card)
        return [sum(f * n for (f, s), n in dice.items() if s == seat) for seat in range(self.seats)]

    def hand(self, card: int, seat: int) -> list[int]:
        """A seat's dice on a card, the highest first."""
        dice = [f for (f, s), n in self.on(card).items() if s == seat for _ in range(n)]
        return sorted(dice, reverse=True)

    def best(self, card: int) -> list[int]:
        """Who is in front; several are level."""
        trial = self.special and self.kinds[card].startswith("trial")
        strength: list[list[int]] = [
            self.hand(card, seat) if trial else [total]
            for seat, total in enumerate(self.totals(card))
        ]
        most = max(strength)
        return [seat for seat, mine in enumerate(strength) if mine == most]

    def minutes(self, card: int, winner: int) -> int:
        kind, totals = self.kinds[card], self.totals(card)
        if kind[0].isdigit():
            return int("".join(c for c in kind if c.isdigit()))
        if not self.special or not kind.startswith(("summit", "trial")):
            return 0
        if kind.startswith("trial"):
            return self.hand(card, winner)[0]
        second = max(total for seat, total in enumerate(totals) if seat != winner)
        return 6 if second == 0 else min(6, totals[winner] - second)

    def won(self, who: int, told: Told) -> None:
        card = told["card"]
        assert any(self.totals(card))
        assert self.best(card) == [who]
        minutes = self.minutes(card, who)
        assert told.get("minutes", 0) == minutes
        self.time[who] += minutes
        point = self.kinds[card][-1]
        self.sprints[who] += point == "S"
        self.mountains[who] += point == "M"
        self.cards[card] = Counter()

    card_won = summit_won = trial_won = assist_won = won

    def card_held(self, who: int, told: Told) -> None:
        assert len(self.best(told["card"])) > 1
        assert any(self.totals(told["card"]))

    def card_home(self, who: int, told: Told) -> None:
        assert not any(self.totals(told["card"]))

    # Jerseys

    def round_starts(self, who: int, told: Told) -> None:
        assert self.may_claim() == [None, None, None]
        self.leader = self.owners[0]

    def leader_drawn(self, who: int, told: Told) -> None:
        self.owners[0] = who

    leader_named = leader_drawn

    def may_claim(self) -> list[int | None]:
        """Who has more than each jersey's holder, as the rules choose among them."""
        claims: list[int | None] = []
        for owner, counts in zip(
            self.owners, (self.time, self.sprints, self.mountains), strict=True
        ):
            order = [(self.leader + i) % self.seats for i in range(self.seats)]
            most = max(order, key=lambda seat: counts[seat])  # the first of several
            held = counts[owner] if owner >= 0 else 0
            claims.append(most if counts[most] > held else None)
        return claims

    def jersey_won(self, who: int, told: Told) -> None:
        assert self.owners[told["jersey"]] == -1
        self.claimed(who, told)

    def jersey_taken(self, who: int, told: Told) -> None:
        assert self.owners[told["jersey"]] == told["whose"]
        self.claimed(who, told)

    def claimed(self, who: int, told: Told) -> None:
        assert self.may_claim()[told["jersey"]] == who
        self.owners[told["jersey"]] = who
