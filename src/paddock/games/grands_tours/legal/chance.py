"""What luck may answer: cards of the course, the first leader, dice."""

from paddock.core.compiled import entry, rule
from paddock.core.record import Ints
from paddock.games.grands_tours.actions import CARD, FACE, HOLDS, LEADER, pack
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.state import IN_HAND, Phase, State
from paddock.games.grands_tours.tables import (
    ASSISTS,
    FIRST_ASSIST,
    FIRST_STAGE,
    JERSEYS,
    KINDS,
    ODD_FACE,
    TOP_FACE,
)

LABEL_DIE, LABEL_CARD, LABEL_HOLDS, LABEL_LEADER = range(4)


@entry
def chances(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """What luck may answer, and how much each answer weighs."""
    phase = state.phase
    if phase == Phase.ROLL:
        return faces_of_die(state, out, weights)
    if phase == Phase.OPEN:
        return next_cards(box, state, out, weights)
    if phase == Phase.HOLDS:
        return assists_in_week(box, state, out, weights)
    return possible_leaders(box, out, weights)


@rule
def jersey_in_hand(state: State) -> int:
    """The jersey die to be rolled after all team dice."""
    found = JERSEYS
    for jersey in range(JERSEYS - 1, -1, -1):
        if state.jersey_place[jersey] == IN_HAND:
            found = jersey
    return found


@rule
def faces_of_die(state: State, out: Ints, weights: Ints) -> int:
    """The six faces of the next die; a jersey die has an odd one instead of its 1 (GT-1)."""
    if state.in_hand > 0:
        for face in range(1, TOP_FACE):
            out[face - 1] = pack(FACE, face)
            weights[face - 1] = 1
        return TOP_FACE - 1
    odd = ODD_FACE[jersey_in_hand(state)]
    count = 0
    for face in range(2, TOP_FACE + 1):
        weight = 1 if face < TOP_FACE else 0
        if face == odd:
            weight += 1
        if weight > 0:
            out[count] = pack(FACE, face)
            weights[count] = weight
            count += 1
    return count


@rule
def next_cards(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """The card that stands next in the file; in a week any of those to come."""
    part = state.opening
    if box.shuffled[part] == 0:
        out[0] = pack(CARD, int(box.listed[box.first[part] + state.of_part]))
        weights[0] = 1
        return 1
    return cards_of_week(box, state, out, weights)


@rule
def certain_to_come(box: Box, state: State) -> int:
    """Assist cards that the table has chosen and nobody has seen yet."""
    count = 0
    for assist in range(ASSISTS):
        if box.certain[assist] == 1 and state.assist_seen[assist] == 0:
            count += 1
    return count


@rule
def others_unseen(box: Box, state: State) -> int:
    """Assist cards that may or may not be on the course."""
    count = 0
    for assist in range(ASSISTS):
        if box.certain[assist] == 0 and state.assist_seen[assist] == 0:
            count += 1
    return count


@rule
def cards_of_week(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """Stages by their number; each assist card by its chance to be here and next (GT-4).

    Of `ahead` assist cards to come, `here` in this week, each that is certain is next with a weight
    of here / ahead; the drawn ones among them are any of the others, all alike. The weights are
    brought to one denominator: ahead * others.
    """
    ahead, here = max(1, state.assists_ahead), state.assists_here
    certain = certain_to_come(box, state)
    others = others_unseen(box, state)
    drawn = state.assists_ahead - certain
    shares = max(1, others)
    count = 0
    for assist in range(ASSISTS):
        if here > 0 and state.assist_seen[assist] == 0:
            weight = here * shares if box.certain[assist] == 1 else here * drawn
            if weight > 0:
                out[count] = pack(CARD, FIRST_ASSIST + assist)
                weights[count] = weight
                count += 1
    for kind in range(FIRST_STAGE, KINDS):
        if state.left[kind] > 0:
            out[count] = pack(CARD, kind)
            weights[count] = state.left[kind] * ahead * shares
            count += 1
    return count


@rule
def weeks_ahead(box: Box, state: State) -> int:
    """Weeks still to be opened, the one that is due included."""
    count = 0
    for part in range(state.opening, box.parts):
        count += box.shuffled[part]
    return count


@rule
def ways(among: int, taken: int) -> int:
    """In how many ways so many of them can be taken."""
    made = 1
    for i in range(taken):
        made = made * (among - i) // (i + 1)
    return made


@rule
def assists_in_week(box: Box, state: State, out: Ints, weights: Ints) -> int:
    """How many of the assist cards to come fall into the room that this week has (GT-4)."""
    later = (weeks_ahead(box, state) - 1) * box.room
    ahead = state.assists_ahead
    count = 0
    for here in range(min(box.room, ahead) + 1):
        if ahead - here <= later:
            out[count] = pack(HOLDS, here)
            weights[count] = ways(box.room, here) * ways(later, ahead - here)
            count += 1
    return count


@rule
def possible_leaders(box: Box, out: Ints, weights: Ints) -> int:
    """Everybody, or in a rematch those with the most lead time (GT-8)."""
    count = 0
    for seat in range(box.seats):
        if box.leaders[seat] == 1:
            out[count] = pack(LEADER, seat)
            weights[count] = 1
            count += 1
    return count


@entry
def label(box: Box, state: State) -> int:
    """The name of the chance: its kind, whose it is, how many of that kind came before."""
    phase = state.phase
    if phase == Phase.ROLL:
        return label_of(LABEL_DIE, state.seat, state.thrown[state.seat])
    if phase == Phase.OPEN:
        return label_of(LABEL_CARD, 0, state.opened)
    if phase == Phase.HOLDS:
        return label_of(LABEL_HOLDS, 0, state.opening)
    return label_of(LABEL_LEADER, 0, 0)


@rule
def label_of(kind: int, owner: int, number: int) -> int:
    """Kind, owner and number side by side."""
    return kind + 4 * (owner + 8 * number)
