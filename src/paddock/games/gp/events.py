"""What can be told of a race: the kinds of event, each with its rule.

Squares are told as people count them: from 1, the gate square as 0.
"""

from paddock.core.compiled import rule
from paddock.core.events import Kind, News
from paddock.games.gp.box import Box
from paddock.games.gp.state import State

RACE_STARTS = 0
QUALIFYING_BEGINS = 1
DIE_ROLLED = 2
NOTHING_QUALIFIED = 3
QUALIFIED = 4
QUALIFYING_TIED = 5
POLE = 6
WET_OIL = 7
ITEM_LAID = 8
ITEM_SCATTERED = 9
TRAY_OUT = 10
TRAY_ASIDE = 11
ITEM_BACK = 12
TAKES_TRAY = 13
TAKES_ITEM = 14
USES = 15
LAYS = 16
ROCKET_HITS = 17
ROCKET_MISSES = 18
UPRIGHT = 19
REPAIRED = 20
REPEATED = 21
SPINS_OFF = 22
MOVES = 23
GOES_STRAIGHT = 24
TAKES_SHORTCUT = 25
GOES_THROUGH_GATE = 26
PUSHED = 27
CRASHES = 28
BIG_ACCIDENT = 29
CAUTION_ENDS = 30
HELD_BACK = 31
EXPLODES = 32
SLIDES = 33
TELEPORTS = 34
GATE_OPENS = 35
GATE_CLOSES = 36
GATE_BLOCKED = 37
STARTS_FIRST_LAP = 38
DISC_TAKEN = 39
FINISHES = 40
FASTEST_TURN = 41
RACE_ENDS = 42
PLACED = 43
HALF_POINT = 44
TIE_BREAK = 45
CHAMPION = 46

_MOVE = ("from", "to")

KINDS = {
    RACE_STARTS: Kind("race-starts", "GP-55", ("race", "circuit")),
    QUALIFYING_BEGINS: Kind("qualifying-begins", "GP-3", (), News.ALL),
    DIE_ROLLED: Kind("die-rolled", "GP-8", ("face",), News.ALL),
    NOTHING_QUALIFIED: Kind("nothing-qualified", "GP-3", ("face",)),
    QUALIFIED: Kind("qualified", "GP-3", ("result",)),
    QUALIFYING_TIED: Kind("qualifying-tied", "GP-4", ("result",)),
    POLE: Kind("pole", "GP-4", ("result",)),
    WET_OIL: Kind("wet-oil", "GP-68", ("square",)),
    ITEM_LAID: Kind("item-laid", "GP-50", ("item", "square")),
    ITEM_SCATTERED: Kind("item-scattered", "GP-50", ("item", "square"), News.ALL),
    TRAY_OUT: Kind("tray-out", "GP-36", ("item", "square")),
    TRAY_ASIDE: Kind("tray-aside", "GP-36"),
    ITEM_BACK: Kind("item-back", "GP-51", ("item", "square")),
    TAKES_TRAY: Kind("takes-tray", "GP-36", ("item",)),
    TAKES_ITEM: Kind("takes-item", "GP-50", ("item",)),
    USES: Kind("uses", "GP-40", ("item",)),
    LAYS: Kind("lays", "GP-46", ("item", "square")),
    ROCKET_HITS: Kind("rocket-hits", "GP-41", ("square", "distance")),
    ROCKET_MISSES: Kind("rocket-misses", "GP-41", ("square", "distance")),
    UPRIGHT: Kind("upright", "GP-7"),
    REPAIRED: Kind("repaired", "GP-7", ("dice",)),
    REPEATED: Kind("repeated", "GP-9", ("face",)),
    SPINS_OFF: Kind("spins-off", "GP-9", ("face",)),
    MOVES: Kind("moves", "GP-10", ("total", "from")),
    GOES_STRAIGHT: Kind("goes-straight", "GP-30", ("square",)),
    TAKES_SHORTCUT: Kind("takes-shortcut", "GP-30", _MOVE),
    GOES_THROUGH_GATE: Kind("goes-through-gate", "GP-31", ("from",)),
    PUSHED: Kind("pushed", "GP-11", _MOVE),
    CRASHES: Kind("crashes", "GP-20", ("square", "dice")),
    BIG_ACCIDENT: Kind("big-accident", "GP-67", ("turns",)),
    CAUTION_ENDS: Kind("caution-ends", "GP-67"),
    HELD_BACK: Kind("held-back", "GP-69", ("total",)),
    EXPLODES: Kind("explodes", "GP-42", ("square",)),
    SLIDES: Kind("slides", "GP-44", _MOVE),
    TELEPORTS: Kind("teleports", "GP-32", _MOVE),
    GATE_OPENS: Kind("gate-opens", "GP-31", ("square",)),
    GATE_CLOSES: Kind("gate-closes", "GP-31", ("square",)),
    GATE_BLOCKED: Kind("gate-blocked", "GP-31", ("square",)),
    STARTS_FIRST_LAP: Kind("starts-first-lap", "GP-5"),
    DISC_TAKEN: Kind("disc-taken", "GP-25", ("discs", "of")),
    FINISHES: Kind("finishes", "GP-25", ("place",)),
    FASTEST_TURN: Kind("fastest-turn", "GP-56", ("total",)),
    RACE_ENDS: Kind("race-ends", "GP-26", ("race",)),
    PLACED: Kind("placed", "GP-55", ("place", "halves")),
    HALF_POINT: Kind("half-point", "GP-56", ("total",)),
    TIE_BREAK: Kind("tie-break", "GP-55", ("cars",)),
    CHAMPION: Kind("champion", "GP-55", ("halves",)),
}


@rule
def as_told(box: Box, state: State, square: int) -> int:
    """A position as people count squares."""
    return 0 if square == box.length[state.circuit] else square + 1
