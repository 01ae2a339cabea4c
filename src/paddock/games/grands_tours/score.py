"""Who leads on a card, who may claim a jersey, who has won (GT-3, GT-30, GT-31, GT-40)."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal.dice import seat_of
from paddock.games.grands_tours.state import NO_DIE, NO_ONE, State
from paddock.games.grands_tours.tables import (
    GENERAL,
    JERSEYS,
    JUDGED,
    MINUTES,
    MOST_SUMMIT_MINUTES,
    MOUNTAIN,
    PLAIN,
    SPRINT,
    SUMMIT,
    TOP_FACE,
    TRIAL,
)

# On a card


@rule
def total_on(state: State, card: int, seat: int) -> int:
    """The sum of a seat's dice on a card."""
    total = 0
    for face in range(1, TOP_FACE + 1):
        total += face * dice_on(state, card, face, seat)
    return total


@rule
def dice_on(state: State, card: int, face: int, seat: int) -> int:
    """How many dice of a face a seat has on a card."""
    count = 0
    for i in range(2):
        die = int(state.on[card, face, i])
        if die != NO_DIE and seat_of(state, die) == seat:
            count += 1
    return count


@rule
def top_face_of(state: State, card: int, seat: int) -> int:
    """The highest die that a seat has on a card, or 0."""
    top = 0
    for face in range(1, TOP_FACE + 1):
        if dice_on(state, card, face, seat) > 0:
            top = face
    return top


@rule
def is_special(box: Box, kind: int) -> bool:
    """Whether a stage has a condition of its own (GT-3)."""
    return box.special_stages == 1 and JUDGED[kind] != PLAIN


@rule
def compared(box: Box, state: State, card: int, seat: int, other: int) -> int:
    """Above 0: the seat is ahead of the other on a card; 0: they are level."""
    kind = state.kind[card]
    if box.special_stages == 0 or JUDGED[kind] != TRIAL:
        return total_on(state, card, seat) - total_on(state, card, other)
    # GT-3: the highest die, then the next, a missing one counting 0: who has more of the highest
    # face of which they don't have equally many.
    for face in range(TOP_FACE, 0, -1):
        more = dice_on(state, card, face, seat) - dice_on(state, card, face, other)
        if more != 0:
            return more
    return 0


@rule
def leader_on(box: Box, state: State, card: int) -> int:
    """Who would win the card as it stands; NO_ONE: nobody is there, or several are level."""
    best, level = NO_ONE, False
    for seat in range(box.seats):
        if total_on(state, card, seat) == 0:
            continue
        if best == NO_ONE:
            best = seat
            continue
        more = compared(box, state, card, seat, best)
        if more > 0:
            best = seat
            level = False
        elif more == 0:
            level = True
    return NO_ONE if level else best


@rule
def second_total(box: Box, state: State, card: int, winner: int) -> int:
    """The highest total of the others, 0 if there is nobody else."""
    second = 0
    for seat in range(box.seats):
        if seat != winner:
            second = max(second, total_on(state, card, seat))
    return second


@rule
def minutes_for(box: Box, state: State, card: int, winner: int) -> int:
    """The lead time that a card brings its winner (GT-3, GT-30)."""
    kind = state.kind[card]
    if not is_special(box, kind):
        return int(MINUTES[kind])
    if JUDGED[kind] == SUMMIT:
        return summit_minutes(box, state, card, winner)
    return top_face_of(state, card, winner)


@rule
def summit_minutes(box: Box, state: State, card: int, winner: int) -> int:
    """The winner's total less the second's, 1 to 6; alone: 6 (GT-3)."""
    second = second_total(box, state, card, winner)
    if second == 0:
        return MOST_SUMMIT_MINUTES
    return min(MOST_SUMMIT_MINUTES, total_on(state, card, winner) - second)


# Jerseys


@rule
def amount_of(state: State, jersey: int, seat: int) -> int:
    """What counts for a jersey: lead time, sprint points or mountain points."""
    if jersey == GENERAL:
        return int(state.time[seat])
    return int(state.points[jersey, seat])


@rule
def claimant(box: Box, state: State, jersey: int) -> int:
    """Who takes a jersey from its holder now, or NO_ONE (GT-31).

    More than the holder is needed; of several the one with the most, level on that the one who had
    the earlier turn in this round (FAQ).
    """
    holder = int(state.jersey_owner[jersey])
    most = 0 if holder == NO_ONE else amount_of(state, jersey, holder)
    best = NO_ONE
    for i in range(box.seats):
        seat = in_turn(box, state, i)
        if amount_of(state, jersey, seat) > most:
            best = seat
            most = amount_of(state, jersey, seat)
    return best


@rule
def in_turn(box: Box, state: State, number: int) -> int:
    """The seat that had this turn of the round, from 0 (GT-15)."""
    seat = state.first + number
    return seat - box.seats if seat >= box.seats else seat


@rule
def jerseys_of(state: State, seat: int) -> int:
    """How many jersey dice a seat owns."""
    count = 0
    for jersey in range(JERSEYS):
        if state.jersey_owner[jersey] == seat:
            count += 1
    return count


@rule
def points_of(state: State, seat: int) -> int:
    """Sprint and mountain points together."""
    return int(state.points[SPRINT, seat] + state.points[MOUNTAIN, seat])


# The end


@rule
def stands_above(state: State, seat: int, other: int) -> bool:
    """More jerseys, then more lead time, then more points (GT-40)."""
    mine, theirs = jerseys_of(state, seat), jerseys_of(state, other)
    if mine != theirs:
        return mine > theirs
    if state.time[seat] != state.time[other]:
        return state.time[seat] > state.time[other]
    return points_of(state, seat) > points_of(state, other)


@rule
def standing_of(box: Box, state: State, seat: int) -> int:
    """The place of a seat among all, for tables and championships (GT-40)."""
    place = 1
    for other in range(box.seats):
        if stands_above(state, other, seat):
            place += 1
    return place


@entry
def score(box: Box, state: State, out: Ints) -> None:
    """Rank and lead time of each seat, as they stand; everybody with a jersey has won (GT-40)."""
    for seat in range(box.seats):
        won = jerseys_of(state, seat) > 0
        out[seat, 0] = 1 if won else standing_of(box, state, seat)
        out[seat, 1] = state.time[seat]
