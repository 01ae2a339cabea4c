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
    KIND_NAMES,
    KIND_OF_LAID,
    LAID_NAMES,
    LEAST_OTHERS,
    MAX_CARDS,
    RED,
    STRAIGHT,
    TYPE_OF_KIND,
    TYPE_OF_LAID,
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
        "curves": (least_curves(wish), min(wish.cards - SPECIAL_CARDS, of_curves())),
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


def least_curves(wish: Wish) -> int:
    """Four, or as many more as there are straights too few."""
    straights = wish.cards - SPECIAL_CARDS - wish.curves
    most = min(of_type(STRAIGHT), clean(STRAIGHT) + max(0, wish.hazards))
    short = max(0, straights - most)
    return max(LEAST_CURVES, wish.curves + short + short % 2)


def of_curves() -> int:
    """The most curves of a closed course: of one colour there are four fewer than of the other."""
    return 2 * of_type(RED) - LEAST_CURVES


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
    wrong = abs(len(loop) - wish.cards) + abs(curves - wish.curves)
    needed = [types.count(STRAIGHT) - SPECIAL_CARDS, types.count(RED), types.count(YELLOW)]
    soiled = sum(max(0, n - clean(t)) for t, n in enumerate(needed))  # the box has no more clean
    missing = sum(max(0, n - of_type(t)) for t, n in enumerate(needed))
    return wrong + missing + max(0, soiled - wish.hazards)


def clean(card: int) -> int:
    """How many cards of a type have no hazard."""
    return int(COUNT[KIND_NAMES.index(TYPES[card])])


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
    """So many cards get a hazard, on either lane: first where the box has no more clean ones."""
    left = {kind: int(count) for kind, count in enumerate(COUNT)}
    for _ in range(hazards):
        short = [t for t, name in enumerate(TYPES) if cards.count(name) > clean(t)]
        free = [
            (i, code)
            for i, card in enumerate(cards)
            for code, name in enumerate(LAID_NAMES)
            if name.startswith(f"{card}:") and left[int(KIND_OF_LAID[code])] > 0
            if not short or TYPE_OF_LAID[code] in short
        ]
        if not free:
            raise BadCourse([Fault("too-many-hazards", "hazards", came=hazards)])
        i, code = free[int(below(random, len(free)))]
        cards[i] = LAID_NAMES[code]
        left[int(KIND_OF_LAID[code])] -= 1


def written(seed: int, cards: list[str]) -> str:
    """The file."""
    lines = [", ".join(f'"{card}"' for card in cards[i : i + 6]) for i in range(0, len(cards), 6)]
    body = "".join(f"  {line},\n" for line in lines)
    return (
        'game = "nitro_dice"\n'
        f'title = {{ ja = "コース{seed}", en = "Course {seed}" }}\n'
        f"cards = [\n{body}]\n"
    )
