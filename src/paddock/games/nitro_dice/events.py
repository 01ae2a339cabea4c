"""What can be told of a race: the kinds of event, each with its rule.

`who` is the seat that it is about. A square is told as one number, a speed as the die shows it.
"""

from paddock.core.events import Kind, News

RACE_STARTS = 0
DIE_ROLLED = 1
ROLL_AGAIN = 2
GRID_TAKEN = 3
HAZARD_BY_LOT = 4
CARD_DEALT = 5
CARD_DEALT_UNSEEN = 6
ROUND_STARTS = 7
SPEED_SET = 8
CARD_LAID = 9
MOVE_STARTS = 10
STEPS = 11
CROSSES = 12
CHANGES_LANE = 13
DRIFTS = 14
BRAKES = 15
BURNS_NITRO = 16
SQUEEZES = 17
STEERS = 18
STEERS_WITH_THREE = 19
STEERS_WITH_DAMAGE = 20
HITS_HAZARD = 21
REAR_ENDS = 22
TAKES_SPEED = 23
SIDESWIPES = 24
PUSHES = 25
HOLDS = 26
TAKES_DAMAGE = 27
FEELS_NOTHING = 28
DIE_LOWERED = 29
HAND_CUT = 30
PULLED = 31
REFUSES = 32
ENTERS_GARAGE = 33
LEAVES_GARAGE = 34
REPAIRS = 35
REPLACES = 36
LEAVES_COURSE = 37
CARD_DRAWN = 38
CARD_DRAWN_UNSEEN = 39
SHUFFLES = 40
NO_CARDS_LEFT = 41
FINISHES = 42
IS_WRECKED = 43
RACE_ENDS = 44
SCORES = 45
MATCH_ENDS = 46
WINS = 47

_MOVE = ("from", "to")

KINDS = {
    RACE_STARTS: Kind("race-starts", "ND-5", ("race", "tiles")),
    DIE_ROLLED: Kind("die-rolled", "ND-6", ("face",), News.ALL),
    ROLL_AGAIN: Kind("roll-again", "ND-6", ("face", "tied")),
    GRID_TAKEN: Kind("grid-taken", "ND-6", ("place", "square")),
    HAZARD_BY_LOT: Kind("hazard-by-lot", "ND-61", ("tile", "laid"), News.ALL),
    CARD_DEALT: Kind("card-dealt", "ND-5", ("card",), News.ALL),
    CARD_DEALT_UNSEEN: Kind("card-dealt-unseen", "ND-5"),
    ROUND_STARTS: Kind("round-starts", "ND-8", ("round",)),
    SPEED_SET: Kind("speed-set", "ND-12", ("before", "speed")),
    CARD_LAID: Kind("card-laid", "ND-16", ("card",)),
    MOVE_STARTS: Kind("move-starts", "ND-15", ("speed",)),
    STEPS: Kind("steps", "ND-17", _MOVE),
    CROSSES: Kind("crosses", "ND-6", ("lap",)),
    CHANGES_LANE: Kind("changes-lane", "ND-18", _MOVE),
    DRIFTS: Kind("drifts", "ND-19", _MOVE),
    BRAKES: Kind("brakes", "ND-20", ("speed",)),
    BURNS_NITRO: Kind("burns-nitro", "ND-21", ("tokens",)),
    SQUEEZES: Kind("squeezes", "ND-23", _MOVE),
    STEERS: Kind("steers", "ND-17", ("card",)),
    STEERS_WITH_THREE: Kind("steers-with-three", "ND-17"),
    STEERS_WITH_DAMAGE: Kind("steers-with-damage", "ND-17"),
    HITS_HAZARD: Kind("hits-hazard", "ND-31", ("square",)),
    REAR_ENDS: Kind("rear-ends", "ND-26", ("other",)),
    TAKES_SPEED: Kind("takes-speed", "ND-26", ("speed",)),
    SIDESWIPES: Kind("sideswipes", "ND-27", ("other",)),
    PUSHES: Kind("pushes", "ND-27", ("other", "to")),
    HOLDS: Kind("holds", "ND-27", ("other",)),
    TAKES_DAMAGE: Kind("takes-damage", "ND-30", ("condition",)),
    FEELS_NOTHING: Kind("feels-nothing", "ND-30"),
    DIE_LOWERED: Kind("die-lowered", "ND-30", ("speed",)),
    HAND_CUT: Kind("hand-cut", "ND-32", ("card",)),
    PULLED: Kind("pulled", "ND-22", _MOVE),
    REFUSES: Kind("refuses", "ND-22"),
    ENTERS_GARAGE: Kind("enters-garage", "ND-35"),
    LEAVES_GARAGE: Kind("leaves-garage", "ND-35"),
    REPAIRS: Kind("repairs", "ND-36", ("condition",)),
    REPLACES: Kind("replaces", "ND-40", ("tile", "laid", "before")),
    LEAVES_COURSE: Kind("leaves-course", "ND-40"),
    CARD_DRAWN: Kind("card-drawn", "ND-42", ("card",), News.ALL),
    CARD_DRAWN_UNSEEN: Kind("card-drawn-unseen", "ND-42"),
    SHUFFLES: Kind("shuffles", "ND-42", ("cards",)),
    NO_CARDS_LEFT: Kind("no-cards-left", "ND-42"),
    FINISHES: Kind("finishes", "ND-47", ("place",)),
    IS_WRECKED: Kind("is-wrecked", "ND-30"),
    RACE_ENDS: Kind("race-ends", "ND-45", ("race",)),
    SCORES: Kind("scores", "ND-45", ("place", "points")),
    MATCH_ENDS: Kind("match-ends", "ND-46", ("races",)),
    WINS: Kind("wins", "ND-46", ("points",)),
}
