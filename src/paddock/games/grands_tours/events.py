"""What can be told of a match: the kinds of event, each with its rule.

Dice are told by what they show: `faces` has a digit for each face, 6 first, that says how many team
dice show it; `jerseys` a digit for the general, sprint and mountain die, 0 for one not rolled.
"""

from paddock.core.events import Kind, News

WEEK_HOLDS = 0
CARD_OPENED = 1
LEADER_DRAWN = 2
LEADER_NAMED = 3
ROUND_STARTS = 4
CAMP_ROLLED = 5
GIVES_UP = 6
READJUSTED = 7
RIDES_OUT = 8
REST_ROLLED = 9
RESTS = 10
PLACED = 11
REPLACED = 12
TRAIN_SENT = 13
ACTION_ROLLED = 14
PASSED = 15
SAT_OUT = 16
REMOVED = 17
SWAPPED = 18
CARD_WON = 19
SUMMIT_WON = 20
TRIAL_WON = 21
ASSIST_WON = 22
CARD_HELD = 23
CARD_HOME = 24
JERSEY_WON = 25
JERSEY_TAKEN = 26
DIE_RETURNS = 27
SEVEN_BECOMES = 28
SEVEN_OUT = 29
JERSEY_RIDES = 30
COURSE_ENDS = 31
CARD_UNWON = 32
PLAYER_WINS = 33
ACTS_AGAIN = 34
LEAVES_IT = 35

_ROLLED = ("dice", "faces", "jerseys", "ones")

KINDS = {
    WEEK_HOLDS: Kind("week-holds", "GT-4", ("week", "count"), News.ALL),
    CARD_OPENED: Kind("card-opened", "GT-8", ("card", "kind"), News.ALL),
    LEADER_DRAWN: Kind("leader-drawn", "GT-8", (), News.ALL),
    LEADER_NAMED: Kind("leader-named", "GT-8"),
    ROUND_STARTS: Kind("round-starts", "GT-9", ("card", "kind")),
    CAMP_ROLLED: Kind("camp-rolled", "GT-10", _ROLLED, News.ALL),
    GIVES_UP: Kind("gives-up", "GT-10", ("own", "left")),
    READJUSTED: Kind("readjusted", "GT-10", _ROLLED, News.ALL),
    RIDES_OUT: Kind("rides-out", "GT-10", ("dice",)),
    REST_ROLLED: Kind("rest-rolled", "GT-11", _ROLLED, News.ALL),
    RESTS: Kind("rests", "GT-11"),
    PLACED: Kind("placed", "GT-17", ("card", "face", "own")),
    REPLACED: Kind("replaced", "GT-18", ("card", "face", "whose", "own")),
    TRAIN_SENT: Kind("train-sent", "GT-19", ("card", "low", "high")),
    ACTION_ROLLED: Kind("action-rolled", "GT-20", _ROLLED, News.ALL),
    PASSED: Kind("passed", "GT-21", ("face", "count")),
    SAT_OUT: Kind("sat-out", "GT-21"),
    REMOVED: Kind("removed", "GT-25", ("card", "face", "whose")),
    SWAPPED: Kind("swapped", "GT-26", ("card", "face", "whose", "other")),
    CARD_WON: Kind("card-won", "GT-30", ("card", "total", "minutes", "kind")),
    SUMMIT_WON: Kind("summit-won", "GT-3", ("card", "total", "minutes")),
    TRIAL_WON: Kind("trial-won", "GT-3", ("card", "face", "minutes")),
    ASSIST_WON: Kind("assist-won", "GT-4", ("card", "total", "kind")),
    CARD_HELD: Kind("card-held", "GT-30", ("card", "total")),
    CARD_HOME: Kind("card-home", "GT-30", ("card",)),
    JERSEY_WON: Kind("jersey-won", "GT-31", ("jersey", "amount")),
    JERSEY_TAKEN: Kind("jersey-taken", "GT-31", ("jersey", "amount", "whose")),
    DIE_RETURNS: Kind("die-returns", "GT-32", ("jersey", "place", "face")),
    SEVEN_BECOMES: Kind("seven-becomes", "GT-33", ("face",)),
    SEVEN_OUT: Kind("seven-out", "GT-33", ("card",)),
    JERSEY_RIDES: Kind("jersey-rides", "GT-32", ("jersey", "place", "face")),
    COURSE_ENDS: Kind("course-ends", "GT-40"),
    CARD_UNWON: Kind("card-unwon", "GT-30", ("card",)),
    PLAYER_WINS: Kind("player-wins", "GT-40", ("jersey", "amount")),
    ACTS_AGAIN: Kind("acts-again", "GT-4"),
    LEAVES_IT: Kind("leaves-it", "GT-4"),
}
