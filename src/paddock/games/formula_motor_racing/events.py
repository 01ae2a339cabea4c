"""What can be told of a race: the kinds of event, each with its rule."""

from paddock.core.events import Kind, News

TEAM_PICKED = 0
TEAM_DRAWN = 1
GRID_DRAWN = 2
RACE_STARTS = 3
CARD_DEALT = 4
CARD_DEALT_UNSEEN = 5
FIRST_TURN = 6
CARD_PLAYED = 7
NO_EFFECT = 8
DIE_ROLLED = 9
OVERTAKES = 10
SLIPSTREAMS = 11
DROPS = 12
TURBO_GAINS = 13
STAYS_OUT = 14
PITS = 15
CHARGES = 16
STAYS_FIRST = 17
LOSES_GEAR = 18
ENGINE_BLOWS = 19
CHARGE_STOPS = 20
ROLLS_AGAIN = 21
KEEPS_ROLL = 22
NO_CAR_THERE = 23
SPINS_OUT = 24
SPINS_LAST = 25
CRASHES = 26
CRASHES_TOO = 27
CARD_DRAWN = 28
CARD_DRAWN_UNSEEN = 29
PILE_EMPTY = 30
RACE_ENDS = 31
CAR_SCORES = 32
SEASON_ENDS = 33
TEAM_WINS = 34
DRIVER_WINS = 35
PLAYER_WINS = 36
NOBODY_WINS = 37

_MOVE = ("car", "from", "to")

KINDS = {
    TEAM_PICKED: Kind("team-picked", "FMR-5", ("team",)),
    TEAM_DRAWN: Kind("team-drawn", "FMR-5", ("team",), News.ALL),
    GRID_DRAWN: Kind("grid-drawn", "FMR-6", ("team", "front", "back"), News.ALL),
    RACE_STARTS: Kind("race-starts", "FMR-24", ("race", "removed")),
    CARD_DEALT: Kind("card-dealt", "FMR-8", ("card",), News.ALL),
    CARD_DEALT_UNSEEN: Kind("card-dealt-unseen", "FMR-8"),
    FIRST_TURN: Kind("first-turn", "FMR-8"),
    CARD_PLAYED: Kind("card-played", "FMR-9", ("card",)),
    NO_EFFECT: Kind("no-effect", "FMR-19", ("card",)),
    DIE_ROLLED: Kind("die-rolled", "FMR-20", ("face",), News.ALL),
    OVERTAKES: Kind("overtakes", "FMR-12", _MOVE),
    SLIPSTREAMS: Kind("slipstreams", "FMR-12", _MOVE),
    DROPS: Kind("drops", "FMR-13", _MOVE),
    TURBO_GAINS: Kind("turbo-gains", "FMR-14", _MOVE),
    STAYS_OUT: Kind("stays-out", "FMR-15", ("car",)),
    PITS: Kind("pits", "FMR-15", _MOVE),
    CHARGES: Kind("charges", "FMR-16", _MOVE),
    STAYS_FIRST: Kind("stays-first", "FMR-16", ("car",)),
    LOSES_GEAR: Kind("loses-gear", "FMR-16", _MOVE),
    ENGINE_BLOWS: Kind("engine-blows", "FMR-16", ("car", "from")),
    CHARGE_STOPS: Kind("charge-stops", "FMR-16", ("car",)),
    ROLLS_AGAIN: Kind("rolls-again", "FMR-17"),
    KEEPS_ROLL: Kind("keeps-roll", "FMR-17", ("face",)),
    NO_CAR_THERE: Kind("no-car-there", "FMR-17", ("place",)),
    SPINS_OUT: Kind("spins-out", "FMR-17", ("car", "from")),
    SPINS_LAST: Kind("spins-last", "FMR-17", _MOVE),
    CRASHES: Kind("crashes", "FMR-18", ("car", "from")),
    CRASHES_TOO: Kind("crashes-too", "FMR-18", ("car", "from")),
    CARD_DRAWN: Kind("card-drawn", "FMR-9", ("card",), News.ALL),
    CARD_DRAWN_UNSEEN: Kind("card-drawn-unseen", "FMR-9"),
    PILE_EMPTY: Kind("pile-empty", "FMR-10"),
    RACE_ENDS: Kind("race-ends", "FMR-10", ("race",)),
    CAR_SCORES: Kind("car-scores", "FMR-23", ("car", "place", "points")),
    SEASON_ENDS: Kind("season-ends", "FMR-24", ("races",)),
    TEAM_WINS: Kind("team-wins", "FMR-25", ("team", "points")),
    DRIVER_WINS: Kind("driver-wins", "FMR-27", ("car", "points")),
    PLAYER_WINS: Kind("player-wins", "FMR-25", ("points",)),
    NOBODY_WINS: Kind("nobody-wins", "FMR-31", ("team",)),
}
