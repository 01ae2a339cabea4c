"""Makes new decks: the values of the printed one, the colours dealt anew, every colour alike."""

from collections.abc import Mapping, Sequence

from paddock.core.errors import BadOptions, Fault
from paddock.core.luck import below, new_stream
from paddock.core.record import Longs
from paddock.games.top_race.course.deck import Card, written
from paddock.games.top_race.tables import CARS, JOKER, MAX_CARDS

# name -> (usual, least, most): how many cards of each sort
WISHES = {
    "long": (1, 0, 2),  # single lines of `length` squares for each colour
    "length": (10, 6, 20),
    "six": (1, 0, 2),  # rounds of six cards 6 5 4 3 2 1
    "four": (2, 0, 4),  # rounds of six cards 6 4 2 1
    "joker": (1, 0, 2),  # rounds of six cards 6 4 joker 2 1
}
SINGLE, WITH_JOKER = 5, 5  # squares of the other cards
ONLY_JOKERS = 3


def generate(seed: int, wishes: Mapping[str, int]) -> str:
    """The text of a new deck; the same seed and wishes make the same one."""
    wanted = _checked(wishes)
    random = new_stream(seed)
    cards = [*_long(wanted), *_short()]
    cards += _rounds(random, wanted["six"], (6, 5, 4, 3, 2, 1), None)
    cards += _rounds(random, wanted["joker"], (6, 4, 2, 1), 2)
    cards += _rounds(random, wanted["four"], (6, 4, 2, 1), None)
    cards += _pairs(random)
    if len(cards) > MAX_CARDS:
        raise BadOptions(
            [Fault("out-of-range", "cards", came=len(cards), least=12, most=MAX_CARDS)]
        )
    lines = "".join(f'    "{written(card)}",\n' for card in cards)
    title = f'ja = "カード {seed}"\nen = "Deck {seed}"'
    return f'game = "top_race"\n\n[title]\n{title}\n\n[deck]\ncards = [\n{lines}]\n'


def _checked(wishes: Mapping[str, int]) -> dict[str, int]:
    faults = [
        Fault("unknown-switch", name, known=", ".join(WISHES))
        for name in wishes
        if name not in WISHES
    ]
    for name, (_, least, most) in WISHES.items():
        if name in wishes and not least <= wishes[name] <= most:
            faults.append(Fault("out-of-range", name, came=wishes[name], least=least, most=most))
    if faults:
        raise BadOptions(faults)
    return {name: wishes.get(name, usual) for name, (usual, _, _) in WISHES.items()}


def _long(wanted: Mapping[str, int]) -> list[Card]:
    card = [Card(lines=((car, wanted["length"]),)) for car in range(CARS)]
    return card * wanted["long"]


def _short() -> list[Card]:
    single = [Card(lines=((car, SINGLE),)) for car in range(CARS)]
    helped = [Card(lines=((JOKER, WITH_JOKER), (car, 2))) for car in range(CARS)]
    return [*single, *helped, *[Card(lines=((JOKER, WITH_JOKER),))] * ONLY_JOKERS]


def _rounds(random: Longs, rounds: int, values: Sequence[int], joker: int | None) -> list[Card]:
    """Rounds of six cards, in each of which every colour has every value once."""
    return [card for _ in range(rounds) for card in _round(random, values, joker)]


def _round(random: Longs, values: Sequence[int], joker: int | None) -> list[Card]:
    """Colours and shifts in a random order: no card shows a colour twice."""
    order, shifts = _shuffled(random), _shuffled(random)
    cards: list[Card] = []
    for first in range(CARS):
        lines = [
            (order[(first + shift) % CARS], value)
            for value, shift in zip(values, shifts, strict=False)
        ]
        if joker is not None:
            lines.insert(len(lines) - 2, (JOKER, joker))
        cards.append(Card(lines=tuple(lines)))
    return cards


def _pairs(random: Longs) -> list[Card]:
    order = _shuffled(random)
    return [Card(pair=(order[i], order[i + 1])) for i in range(0, CARS, 2)]


def _shuffled(random: Longs) -> list[int]:
    left = list(range(CARS))
    return [left.pop(int(below(random, len(left)))) for _ in range(CARS)]
