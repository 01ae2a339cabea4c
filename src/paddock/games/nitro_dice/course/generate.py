"""Lays a closed course of a wished length and curviness, by seed (ND-60).

A loop of cells is bent again and again where it happens to be: an edge moves sideways, which makes
the loop longer or shorter by two cells, or turns a corner over. What comes nearer to the wish is
kept, and now and then what does not.
"""

from collections.abc import Mapping
from typing import NamedTuple

from paddock.core.errors import BadCourse, Fault
from paddock.core.luck import below, new_stream
from paddock.core.record import Longs
from paddock.games.nitro_dice.course.grid import STEPS, Cell
from paddock.games.nitro_dice.tables import (
    COUNT,
    KIND_OF_LAID,
    LAID_NAMES,
    LEAST_OTHERS,
    MAX_CARDS,
    RED,
    STRAIGHT,
    TYPE_OF_KIND,
    TYPES,
    YELLOW,
)

DEFAULTS = {"cards": 14, "curves": 8, "hazards": 0}
LEAST_CURVES = 4
SPECIAL_CARDS = 2  # start and garage
BENDS = 6_000  # tried on one loop
LOOPS = 12  # tried with one seed
WORSE = 24  # one in so many bends that lead away from the wish is kept for each step away

Loop = list[Cell]


class Wish(NamedTuple):
    """What the course is to be like."""

    cards: int
    curves: int
    hazards: int


def generate(seed: int, wishes: Mapping[str, int]) -> str:
    """The text of a course's file; the same from the same seed and wishes."""
    wish = checked(wishes)
    random = new_stream(seed)
    for _ in range(LOOPS):
        loop = bent(wish, random)
        if loop is not None:
            return written(seed, cards_of(loop, wish, random))
    raise BadCourse([Fault("no-such-course", "wishes", cards=wish.cards, curves=wish.curves)])


def checked(wishes: Mapping[str, int]) -> Wish:
    """The wishes complete, or every fault in them."""
    known = ", ".join(DEFAULTS)
    faults = [Fault("unknown-key", name, known=known) for name in wishes if name not in DEFAULTS]
    wish = Wish(**{name: wishes.get(name, usual) for name, usual in DEFAULTS.items()})
    limits = {
        "cards": (LEAST_OTHERS + SPECIAL_CARDS, MAX_CARDS),
        "curves": (LEAST_CURVES, min(wish.cards - SPECIAL_CARDS, 2 * of_type(RED) - LEAST_CURVES)),
        "hazards": (0, wish.cards - SPECIAL_CARDS),
    }
    for name, (least, most) in limits.items():
        came = getattr(wish, name)
        if not least <= came <= most:
            faults.append(Fault("out-of-range", name, came=came, least=least, most=most))
    for name in ("cards", "curves"):  # a loop on a grid has no odd number of either
        if getattr(wish, name) % 2:
            faults.append(Fault("not-even", name, came=getattr(wish, name)))
    if faults:
        raise BadCourse(faults)
    return wish


def of_type(card: int) -> int:
    """How many cards of a type there are."""
    return sum(int(count) for kind, count in enumerate(COUNT) if TYPE_OF_KIND[kind] == card)


# The loop


def bent(wish: Wish, random: Longs) -> Loop | None:
    """A loop as wished, or None where none was found."""
    loop = ring(wish.cards, random)
    far = distance(loop, wish)
    for _ in range(BENDS):
        if far == 0:
            return loop
        other = bend(loop, int(below(random, len(loop))), int(below(random, 2)))
        if other is None:
            continue
        farther = distance(other, wish)
        if farther <= far or below(random, WORSE * (farther - far)) == 0:
            loop, far = other, farther
    return None


def ring(cards: int, random: Longs) -> Loop:
    """A rectangle of about that length, driven clockwise."""
    half = cards // 2 - 2  # columns and rows beyond the first ones, together
    wide = 1 + int(below(random, max(1, half)))
    high = max(1, half + 2 - wide)
    top = [(x, 0) for x in range(wide)]
    right = [(wide, y) for y in range(high)]
    bottom = [(x, high) for x in range(wide, 0, -1)]
    left = [(0, y) for y in range(high, 0, -1)]
    return top + right + bottom + left


def bend(loop: Loop, at: int, side: int) -> Loop | None:
    """The loop with the edge behind a cell moved sideways, or None where it is in the way."""
    n = len(loop)
    turned = loop[at:] + loop[:at]
    p, q, before, behind = turned[0], turned[1], turned[-1], turned[2 % n]
    dx, dy = q[0] - p[0], q[1] - p[1]
    normal = (dy, -dx) if side else (-dy, dx)
    p2, q2 = (p[0] + normal[0], p[1] + normal[1]), (q[0] + normal[0], q[1] + normal[1])
    if before == p2 and behind == q2:
        return turned[2:] if n > 2 * LEAST_CURVES else None
    taken = set(loop)
    if before == p2:
        return None if q2 in taken else [q2, *turned[1:]]
    if behind == q2:
        return None if p2 in taken else [p, p2, *turned[2:]]
    return None if {p2, q2} & taken else [p, p2, q2, *turned[1:]]


def turns(loop: Loop) -> list[int]:
    """The type of the card on each cell of a loop."""
    found: list[int] = []
    for i, cell in enumerate(loop):
        before, behind = loop[i - 1], loop[(i + 1) % len(loop)]
        came = STEPS.index((cell[0] - before[0], cell[1] - before[1]))
        goes = STEPS.index((behind[0] - cell[0], behind[1] - cell[1]))
        found.append({0: STRAIGHT, 1: YELLOW, 3: RED}[(goes - came) % 4])
    return found


def distance(loop: Loop, wish: Wish) -> int:
    """How far a loop is from the wish, in cards that are wrong."""
    types = turns(loop)
    curves = len(types) - types.count(STRAIGHT)
    missing = sum(max(0, types.count(t) - of_type(t)) for t in range(len(TYPES)))
    return abs(len(loop) - wish.cards) + abs(curves - wish.curves) + missing


# The cards


def cards_of(loop: Loop, wish: Wish, random: Longs) -> list[str]:
    """The loop as cards: driven in one direction or the other, start and garage on straights."""
    if below(random, 2):
        loop = loop[::-1]
    types = turns(loop)
    straights = [i for i, t in enumerate(types) if t == STRAIGHT]
    start = straights[int(below(random, len(straights)))]
    types = types[start:] + types[:start]
    cards = [TYPES[t] for t in types]
    places = [i for i, t in enumerate(types) if t == STRAIGHT and i > 0]
    cards[0], cards[places[int(below(random, len(places)))]] = "start", "garage"
    with_hazards(cards, wish.hazards, random)
    return cards


def with_hazards(cards: list[str], hazards: int, random: Longs) -> None:
    """So many cards get a hazard, on either lane, as long as the box has such cards."""
    left = {name: int(COUNT[KIND_OF_LAID[code]]) for code, name in enumerate(LAID_NAMES)}
    for _ in range(hazards):
        free = [
            (i, name)
            for i, card in enumerate(cards)
            for name in LAID_NAMES
            if left.get(name, 0) > 0 and name.startswith(f"{card}:")
        ]
        if not free:
            raise BadCourse([Fault("too-many-hazards", "hazards", came=hazards)])
        i, name = free[int(below(random, len(free)))]
        cards[i] = name
        left[name] -= 1


def written(seed: int, cards: list[str]) -> str:
    """The file."""
    lines = [", ".join(f'"{card}"' for card in cards[i : i + 6]) for i in range(0, len(cards), 6)]
    body = "".join(f"  {line},\n" for line in lines)
    return (
        'game = "nitro_dice"\n'
        f'title = {{ ja = "コース{seed}", en = "Course {seed}" }}\n'
        f"cards = [\n{body}]\n"
    )
