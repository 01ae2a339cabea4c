"""What one seat may see: everything but the luck to come and cards not yet opened (GT-50)."""

import msgspec

from paddock.core.compiled import entry
from paddock.core.events import Event
from paddock.core.record import Longs
from paddock.games.grands_tours.actions import VERBS
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal.dice import own_code, seat_of
from paddock.games.grands_tours.score import standing_of, total_on
from paddock.games.grands_tours.state import (
    GRUPPETTO,
    IN_HAND,
    NO_DIE,
    PELOTON,
    ROLLED,
    Fate,
    Phase,
    State,
    Why,
)
from paddock.games.grands_tours.tables import (
    ASSISTS,
    CAMP,
    FIRST_ASSIST,
    FIRST_STAGE,
    JERSEYS,
    JUDGED,
    JUDGED_NAMES,
    MINUTES,
    MOUNTAIN,
    POINT,
    POINT_NAMES,
    SPRINT,
    TOP_FACE,
)


class Die(msgspec.Struct, frozen=True):
    """One die that shows a face."""

    face: int
    seat: int  # whose it is
    own: int  # 0 a team die, 1 .. 3 the general, sprint, mountain die


class Card(msgspec.Struct, frozen=True):
    """A card of the course, opened."""

    kind: int
    sort: str  # camp, rest, assist, stage
    printed: int  # minutes on a stage card; 0 on a special one
    point: str  # none, sprint, mountain
    judged: str  # plain, summit, trial
    part: int  # of the course
    fate: str  # open, held, won, home, event
    winner: int  # or -1
    minutes: int  # that it has brought
    dice: tuple[Die, ...]  # lowest face first
    totals: tuple[int, ...]  # of each seat's dice on it


class Team(msgspec.Struct, frozen=True):
    """A team as everybody sees it."""

    peloton: tuple[Die, ...]  # lowest face first
    gruppetto: int  # team dice
    jerseys_out: tuple[int, ...]  # jersey dice in the gruppetto
    in_hand: int  # dice about to be rolled
    rolled: tuple[Die, ...]  # dice just rolled, while the seat may still re-adjust
    parked: int
    jerseys: tuple[int, ...]  # owned
    assists: tuple[int, ...]  # kinds of its assist cards
    time: int  # minutes of lead time
    sprints: int
    mountains: int
    place: int  # as it stands (GT-40)


class Building(msgspec.Struct, frozen=True):
    """The action that is being put together."""

    verb: str  # or ""
    card: int  # or -1
    face: int  # or 0
    target: int  # a die on the card, or 0
    other: int  # card, or -1
    second: bool  # a second action of the turn


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a spectator) sees it."""

    me: int  # whose view this is, or -1
    phase: str
    rolling: str  # what dice are rolled for
    turn: int  # the seat that acts or rolls
    first: int  # began the round
    car: int  # the card with the director's car
    cards: int  # of the whole course
    course: tuple[Card, ...]  # cards opened
    teams: tuple[Team, ...]
    owners: tuple[int, ...]  # of the general, sprint and mountain die, or -1
    building: Building
    jersey: int  # being exchanged, or -1


def view(box: Box, state: State, seat: int) -> View:
    """All that a seat may see; NOBODY is a spectator."""
    phase = Phase(int(state.phase))
    return View(
        me=seat,
        phase=phase.name.lower(),
        rolling=Why(int(state.rolling)).name.lower(),
        turn=int(state.seat),
        first=int(state.first),
        car=min(int(state.car), int(box.cards) - 1),
        cards=int(box.cards),
        course=tuple(_card(box, state, card) for card in range(state.opened)),
        teams=tuple(_team(box, state, team) for team in range(box.seats)),
        owners=tuple(map(int, state.jersey_owner)),
        building=_building(state),
        jersey=int(state.jersey) if phase in (Phase.FACE, Phase.EXCHANGE) else -1,
    )


def _card(box: Box, state: State, card: int) -> Card:
    kind = int(state.kind[card])
    return Card(
        kind=kind,
        sort=sort_of(kind),
        printed=int(MINUTES[kind]),
        point=POINT_NAMES[int(POINT[kind])],
        judged=JUDGED_NAMES[int(JUDGED[kind])],
        part=int(state.part[card]),
        fate=Fate(int(state.fate[card])).name.lower(),
        winner=int(state.winner[card]),
        minutes=int(state.minutes[card]),
        dice=dice_on_card(state, card),
        totals=tuple(int(total_on(state, card, seat)) for seat in range(box.seats)),
    )


def sort_of(kind: int) -> str:
    """What kind of card it is."""
    if kind < FIRST_ASSIST:
        return "camp" if kind == CAMP else "rest"
    return "assist" if kind < FIRST_STAGE else "stage"


def dice_on_card(state: State, card: int) -> tuple[Die, ...]:
    """The dice of a card, the lowest face first."""
    found: list[Die] = []
    for face in range(1, TOP_FACE + 1):
        for code in map(int, state.on[card, face]):
            if code != NO_DIE:
                found.append(Die(face, int(seat_of(state, code)), int(own_code(code))))
    return tuple(found)


def dice_shown(state: State, seat: int, pool: str, place: int) -> tuple[Die, ...]:
    """A seat's dice in one place: team dice out of a pool by face, and jersey dice."""
    counts: list[int] = getattr(state, pool)[seat].tolist()
    dice = [Die(face, seat, 0) for face in range(1, TOP_FACE) for _ in range(counts[face])]
    dice += [Die(int(state.jersey_face[j]), seat, 1 + j) for j in jerseys_in(state, seat, place)]
    return tuple(sorted(dice, key=lambda die: (die.face, die.own)))


def jerseys_in(state: State, seat: int, place: int) -> list[int]:
    """The jersey dice of a seat in a place."""
    owners, places = state.jersey_owner.tolist(), state.jersey_place.tolist()
    return [j for j in range(JERSEYS) if (owners[j], places[j]) == (seat, place)]


def _team(box: Box, state: State, seat: int) -> Team:
    here = seat == int(state.seat)
    waits = state.phase == Phase.ROLL and here  # some dice still roll: none is looked at yet
    in_hand = (int(state.in_hand) if here else 0) + len(jerseys_in(state, seat, IN_HAND))
    rolled = dice_shown(state, seat, "rolled", ROLLED)
    return Team(
        peloton=dice_shown(state, seat, "peloton", PELOTON),
        gruppetto=int(state.gruppetto[seat]),
        jerseys_out=tuple(jerseys_in(state, seat, GRUPPETTO)),
        in_hand=in_hand + (len(rolled) if waits else 0),
        rolled=() if waits else rolled,
        parked=int(state.parked[seat]),
        jerseys=tuple(j for j in range(JERSEYS) if state.jersey_owner[j] == seat),
        assists=tuple(FIRST_ASSIST + a for a in range(ASSISTS) if state.assist[a] == seat),
        time=int(state.time[seat]),
        sprints=int(state.points[SPRINT, seat]),
        mountains=int(state.points[MOUNTAIN, seat]),
        place=int(standing_of(box, state, seat)),
    )


def _building(state: State) -> Building:
    verb = int(state.verb)
    return Building(
        verb=VERBS[verb].name if verb else "",
        card=int(state.card),
        face=int(state.face),
        target=int(state.target),
        other=int(state.other),
        second=bool(state.extra),
    )


def sees(box: Box, state: State, seat: int, event: Event) -> Event | None:
    """An event as a seat may see it: nothing is hidden."""
    return event


@entry
def redeal(box: Box, state: State, seat: int, random: Longs) -> None:
    """There is nothing to deal anew: what is not known has not been decided yet."""
