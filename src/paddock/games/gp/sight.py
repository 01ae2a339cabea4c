"""What one seat may see: everything but the luck to come (GP-80)."""

import msgspec

from paddock.core.compiled import entry
from paddock.core.events import Event
from paddock.core.record import Longs
from paddock.games.gp.apply.race import next_item_to_lay
from paddock.games.gp.apply.turn import sum_of_dice
from paddock.games.gp.box import Box
from paddock.games.gp.events import as_told
from paddock.games.gp.legal.caution import no_way_at_all
from paddock.games.gp.legal.course import dice_left, is_racing
from paddock.games.gp.legal.progress import leader, place_now
from paddock.games.gp.score import halves_of, on_grid
from paddock.games.gp.state import OFF, Phase, State
from paddock.games.gp.tables import ITEM_NAMES, ITEMS, LYING, NOTHING, SPILT_OIL, TRAY

NOWHERE = -1


class Car(msgspec.Struct, frozen=True):
    """A seat's car, with what lies before its player."""

    square: int  # from 1; 0 the gate square; -1 off the track
    discs: int  # taken
    started: bool  # has crossed the line once
    flipped: bool
    dice: int  # that can be rolled, 0 .. 6
    cylinder: bool  # has used the shortcut
    items: tuple[int, ...]  # how many of each (tables.ITEM_NAMES)
    place: int  # 1 … once it has finished, else 0
    standing: int  # where it would be if the race ended now; 0 before the grid
    taking_part: bool
    result: int  # of qualifying, -1 = not yet
    contending: bool  # in qualifying
    halves: int  # points in the championship times two, a team's together
    wins: int


class Thing(msgspec.Struct, frozen=True):
    """Something on the course."""

    square: int
    what: str  # oil, bomb (armed), tray, item
    item: str  # on the tray, or lying there; "" otherwise


class Race(msgspec.Struct, frozen=True):
    """A race of the championship that is over."""

    circuit: int
    places: tuple[int, ...]  # of each seat, 0 = not in it
    fastest: int  # seat, or -1
    total: int


class View(msgspec.Struct, frozen=True):
    """The table as anybody sees it."""

    me: int  # whose view this is, or -1
    phase: str
    race: int  # from 0
    circuit: int  # which of the table's, from 0
    turn: int
    actor: int  # the seat that decides
    cars: tuple[Car, ...]
    things: tuple[Thing, ...]
    available: tuple[int, ...]  # of each item: neither owned nor on the course
    to_lay: str  # the item that is laid next (GP-50), or ""
    gate_open: bool
    dice: tuple[int, ...]  # shown, in order
    last_die: int  # the face that came last, 0 = none yet
    total: int  # of the dice shown, turbine included
    turbine: bool
    left: int  # squares left of a move that waits at a junction
    caution: int  # turns of the safety car still to come, the present one included
    slow: bool  # one die only
    held_back: bool  # a stop now would move nothing (GP-69)
    leader: int  # seat, or -1
    fastest: int  # total of the fastest turn in this race, 0 = none
    fastest_seat: int  # or -1
    target: int  # points that end the championship, 0 without one
    tie_break: bool
    races: tuple[Race, ...]
    champion: int  # seat, or -1


def view(box: Box, state: State, seat: int) -> View:  # long: one line a field
    """All that a seat may see; NOBODY is a spectator."""
    phase = Phase(int(state.phase))
    return View(
        me=seat,
        phase=phase.name.lower(),
        race=int(state.race),
        circuit=int(state.circuit),
        turn=int(state.turn),
        actor=int(state.actor),
        cars=tuple(_car(box, state, other) for other in range(box.seats)),
        things=_things(box, state),
        available=tuple(map(int, state.available)),
        to_lay=_to_lay(state, phase),
        gate_open=bool(state.gate_open),
        dice=tuple(map(int, state.face[: state.dice])),
        last_die=int(state.last_die),
        total=int(sum_of_dice(state)),
        turbine=bool(state.turbine),
        left=int(state.left),
        caution=int(state.caution),
        slow=bool(state.slow),
        held_back=phase is Phase.AGAIN
        and bool(no_way_at_all(box, state, state.actor, sum_of_dice(state))),
        leader=int(leader(box, state)) if on_grid(state) else NOWHERE,
        fastest=int(state.best),
        fastest_seat=int(state.best_seat),
        target=int(box.target) if box.championship else 0,
        tie_break=bool(state.tie_break),
        races=races_run(box, state),
        champion=int(state.champion),
    )


def _car(box: Box, state: State, seat: int) -> Car:
    at = int(state.at[seat])
    shown = on_grid(state) and (is_racing(state, seat) or state.place[seat] > 0)
    return Car(
        square=NOWHERE if at == OFF else int(as_told(box, state, at)),
        discs=max(0, int(state.crossings[seat]) - 1),
        started=bool(state.crossings[seat] > 0),
        flipped=bool(state.flipped[seat]),
        dice=int(dice_left(state, seat)),
        cylinder=bool(state.cylinder[seat]),
        items=tuple(map(int, state.owned[seat])),
        place=int(state.place[seat]),
        standing=int(place_now(box, state, seat)) if shown else 0,
        taking_part=bool(state.taking_part[seat]),
        result=int(state.result[seat]),
        contending=bool(state.contending[seat]),
        halves=int(halves_of(box, state, seat)),
        wins=int(state.wins[seat]),
    )


def _things(box: Box, state: State) -> tuple[Thing, ...]:
    found: list[Thing] = []
    for square in range(int(box.length[state.circuit])):
        lying = int(state.lying[square])
        if lying >= LYING:
            found.append(Thing(square + 1, "item", ITEM_NAMES[lying - LYING]))
        elif lying == TRAY:
            found.append(Thing(square + 1, "tray", ITEM_NAMES[int(state.tray_item)]))
        elif lying != NOTHING:
            found.append(Thing(square + 1, "oil" if lying == SPILT_OIL else "bomb", ""))
    return tuple(found)


def _to_lay(state: State, phase: Phase) -> str:
    if phase not in (Phase.PLACE, Phase.SCATTER):
        return ""
    item = int(next_item_to_lay(state))
    return ITEM_NAMES[item] if 0 <= item < ITEMS else ""


def races_run(box: Box, state: State) -> tuple[Race, ...]:
    """The races that are over, as they are written on the sheet."""
    run: list[Race] = []
    for race in range(int(state.race) + 1):
        places = tuple(map(int, state.finish[race, : box.seats]))
        if any(places):
            seat, total = map(int, state.fastest[race])
            run.append(Race(race % int(box.circuits), places, seat, total))
    return tuple(run)


def sees(box: Box, state: State, seat: int, event: Event) -> Event | None:
    """Everybody sees everything."""
    return event


@entry
def redeal(box: Box, state: State, seat: int, random: Longs) -> None:
    """Nothing is hidden, so nothing can be dealt anew."""
