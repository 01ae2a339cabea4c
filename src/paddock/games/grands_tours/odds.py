"""Exact numbers before a choice: what a roll brings, who has a card as it stands (GT-20, GT-30)."""

import functools
from collections.abc import Sequence
from typing import NamedTuple

from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal.dice import (
    count_of,
    faces_of,
    free_faces,
    has_face,
    jerseys_at,
    owns,
    seat_of,
    shortest_train,
    trains,
)
from paddock.games.grands_tours.score import leader_on, total_on
from paddock.games.grands_tours.state import GRUPPETTO, NO_ONE, State
from paddock.games.grands_tours.tables import (
    JERSEYS,
    JUDGED,
    ODD_FACE,
    ONES_RIDE_ON,
    TOP_FACE,
    TRIAL,
)

SIDES = 6
Counts = tuple[int, ...]  # how many dice show each face; [0] unused


class Roll(NamedTuple):
    """What rolling the gruppetto would bring into the peloton (GT-20)."""

    dice: int
    expected: tuple[float, ...]  # dice of each face that come into the peloton; [0] unused
    joins: tuple[float, ...]  # [n]: chance that just n dice join the peloton
    pair: float  # chance of two of a face in the peloton afterwards
    train: float  # chance of a train's faces in the peloton afterwards


def roll(state: State, seat: int) -> Roll:
    """The roll of everything that a seat has in its gruppetto."""
    jerseys = _jerseys_out(state, seat)
    dice = int(state.gruppetto[seat]) + len(jerseys)
    spread = rolls(int(state.gruppetto[seat]), jerseys)
    total = sum(spread.values())
    had = [0, *(int(count_of(state, seat, face)) for face in range(1, TOP_FACE + 1))]
    shortest = int(shortest_train(state, seat))
    lowest = 1 if owns(state, seat, ONES_RIDE_ON) else 2  # the lowest face that rides on
    expected = [0.0] * (TOP_FACE + 1)
    joins = [0.0] * (dice + 1)
    pair = train = 0.0
    for counts, weight in spread.items():
        chance = weight / total
        gained = [n if face >= lowest else 0 for face, n in enumerate(counts)]
        after = [a + b for a, b in zip(had, gained, strict=True)]
        joins[sum(gained)] += chance
        pair += chance * (max(after) > 1)
        train += chance * (trains(_set_of(after), shortest) != 0)
        for face, n in enumerate(gained):
            expected[face] += chance * n
    return Roll(dice, tuple(expected), tuple(joins), pair, train)


def _jerseys_out(state: State, seat: int) -> tuple[int, ...]:
    """The jersey dice in a gruppetto."""
    if jerseys_at(state, seat, GRUPPETTO) == 0:
        return ()
    owners, places = state.jersey_owner.tolist(), state.jersey_place.tolist()
    return tuple(j for j in range(JERSEYS) if (owners[j], places[j]) == (seat, GRUPPETTO))


def _set_of(counts: Sequence[int]) -> int:
    """The set of the faces that are there."""
    return sum(1 << face for face, n in enumerate(counts) if n > 0)


@functools.lru_cache(64)
def rolls(team_dice: int, jerseys: tuple[int, ...]) -> dict[Counts, int]:
    """Every result of a roll as counts of faces, with its weight out of 6 to the dice."""
    spread: dict[Counts, int] = {(0,) * (TOP_FACE + 1): 1}
    for die in (*[NO_ONE] * team_dice, *jerseys):
        further: dict[Counts, int] = {}
        for counts, weight in spread.items():
            for face in faces_of_die(die):
                more = (*counts[:face], counts[face] + 1, *counts[face + 1 :])
                further[more] = further.get(more, 0) + weight
        spread = further
    return spread


def faces_of_die(jersey: int) -> list[int]:
    """The six sides of a team die (NO_ONE) or a jersey die."""
    first = 1 if jersey == NO_ONE else int(ODD_FACE[jersey])
    return [first, *range(2, SIDES + 1)]


class Standing(NamedTuple):
    """A card as it stands (GT-30)."""

    leader: int  # who would win it now, or -1
    level: bool  # several are level: it would be held
    total: int  # of the leader, or of those who are level
    second: int  # the next total


def standing(box: Box, state: State, card: int) -> Standing:
    """Who would have the card if it were judged now."""
    totals = sorted((int(total_on(state, card, seat)) for seat in range(box.seats)), reverse=True)
    leader = int(leader_on(box, state, card))
    return Standing(leader, leader == NO_ONE and totals[0] > 0, totals[0], totals[1])


class Capture(NamedTuple):
    """Taking the lead on a card as it stands, by placing a die or a train."""

    now: bool  # with the peloton as it is
    after_roll: float  # chance that it can be done after rolling the gruppetto


def capture(box: Box, state: State, seat: int, card: int) -> Capture:
    """Whether a seat can take the lead on a card with its next action, and after a roll."""
    mine = int(faces_of(state, seat))
    free = int(free_faces(state, seat, card))
    shortest = int(shortest_train(state, seat))
    lowest = 1 if owns(state, seat, ONES_RIDE_ON) else 2
    spread = rolls(int(state.gruppetto[seat]), _jerseys_out(state, seat))
    total = sum(spread.values())
    won: dict[int, bool] = {}
    chance = 0.0
    for counts, weight in spread.items():
        faces = mine | _set_of([n if face >= lowest else 0 for face, n in enumerate(counts)])
        if faces not in won:
            won[faces] = _leads(box, state, seat, card, faces & free, shortest)
        chance += weight / total * won[faces]
    return Capture(_leads(box, state, seat, card, mine & free, shortest), chance)


def _leads(box: Box, state: State, seat: int, card: int, fitting: int, shortest: int) -> bool:
    """Whether one of these faces, or a train of them, brings the lead."""
    options = [(face,) for face in range(1, TOP_FACE + 1) if has_face(fitting, face)]
    for dice in range(shortest, 4):
        lowest = trains(fitting, dice)
        options += [
            tuple(range(low, low + dice)) for low in range(1, TOP_FACE) if has_face(lowest, low)
        ]
    return any(leads_with(box, state, seat, card, added) for added in options)


def leads_with(box: Box, state: State, seat: int, card: int, added: Sequence[int]) -> bool:
    """Whether a seat would lead alone on a card with these dice added."""
    others = [other for other in range(box.seats) if other != seat]
    if box.special_stages and JUDGED[state.kind[card]] == TRIAL:
        own = sorted([*_faces_on(state, card, seat), *added], reverse=True)
        return all(own > sorted(_faces_on(state, card, o), reverse=True) for o in others)
    total = int(total_on(state, card, seat)) + sum(added)
    return all(total > total_on(state, card, other) for other in others)


def _faces_on(state: State, card: int, seat: int) -> list[int]:
    """The faces of a seat's dice on a card."""
    return [
        face
        for face in range(1, TOP_FACE + 1)
        for die in map(int, state.on[card, face])
        if die and seat_of(state, die) == seat
    ]
