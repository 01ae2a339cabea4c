"""Pig: roll as long as you dare; a 1 loses what the turn has brought."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any

import msgspec

from bench.peers.pig.meta import META
from paddock.core import meta as switches
from paddock.core.compiled import entry
from paddock.core.contract import Act, Decision, Message, Refusal, Say, Verb
from paddock.core.events import Book, Event, Kind, News
from paddock.core.events import tell as report
from paddock.core.record import I32, Ints, Longs, blank, record_of
from paddock.core.who import LUCK, OVER, only

ROLL, HOLD, FACE = 0, 1, 2  # FACE + 1 .. FACE + 6: what luck shows
ROLLED, HELD, WON = 0, 1, 2
WIDTH = 8
VERBS = {ROLL: Verb("roll"), HOLD: Verb("hold"), FACE: Verb("face", ("face",))}
KINDS = {
    ROLLED: Kind("rolled", "PIG-2", ("face",), News.ALL),
    HELD: Kind("held", "PIG-3", ("points",)),
    WON: Kind("won", "PIG-4", ("points",)),
}
LABELS = ()


class Phase(IntEnum):
    CHOOSE = 0
    ROLL = 1
    OVER = 2


class Box:
    rules_version: I32
    seats: I32
    target: I32


class State:
    phase: I32  # Phase
    seat: I32  # whose turn it is
    turn: I32  # points of this turn
    rolls: I32  # so far
    points: Annotated[Ints, "i4", (8,)]


BOX, STATE = record_of(Box), record_of(State)


def box(seats: int, options: Mapping[str, Any]) -> Box:
    chosen: Any = switches.checked(META, seats, options)
    made: Box = blank(BOX)
    made.rules_version, made.seats, made.target = 1, seats, chosen["target"]
    return made


@entry
def start(box: Box, state: State) -> None:
    state.phase = Phase.CHOOSE


@entry
def due(box: Box, state: State) -> int:
    if state.phase == Phase.OVER:
        return OVER
    return only(LUCK) if state.phase == Phase.ROLL else only(state.seat)


@entry
def legal(box: Box, state: State, seat: int, out: Ints) -> int:
    if state.phase != Phase.CHOOSE or seat != state.seat:
        return 0
    out[0], out[1] = ROLL, HOLD
    return 2


@entry
def chances(box: Box, state: State, out: Ints, weights: Ints) -> int:
    for face in range(6):
        out[face], weights[face] = FACE + 1 + face, 1
    return 6


@entry
def label(box: Box, state: State) -> int:
    return state.rolls


@entry
def apply(box: Box, state: State, who: int, action: int, book: Book) -> None:
    if action == ROLL:
        state.phase = Phase.ROLL
        state.rolls += 1
        return
    state.phase = Phase.CHOOSE
    face = action - FACE
    if action == HOLD:
        state.points[who] += state.turn
        report(book, HELD, who, state.points[who], 0, 0, 0)
    else:
        report(book, ROLLED, state.seat, face, 0, 0, 0)
    if action == HOLD or face == 1:
        state.turn = 0
        if state.points[state.seat] >= box.target:
            state.phase = Phase.OVER
        state.seat = (state.seat + 1) % box.seats
    else:
        state.turn += face


@entry
def score(box: Box, state: State, out: Ints) -> None:
    for seat in range(box.seats):
        rank = 1
        for other in range(box.seats):
            if state.points[other] > state.points[seat]:
                rank += 1
        out[seat, 0], out[seat, 1] = rank, state.points[seat]


@entry
def redeal(box: Box, state: State, seat: int, random: Longs) -> None:
    pass


@entry
def lean(box: Box, state: State, seat: int, out: Ints, n: int, weights: Ints) -> None:
    weights[0] = 1 if state.turn < 20 else 0
    weights[1] = 1 - weights[0]


@entry
def worth(box: Box, state: State, seat: int) -> float:
    return state.points[seat] / box.target


class View(msgspec.Struct, frozen=True):
    phase: int
    seat: int
    turn: int
    points: tuple[int, ...]


def named(action: int) -> Act:
    return Act(VERBS[min(action, FACE)].name, {"face": action - FACE} if action > FACE else {})


def view(box: Box, state: State, seat: int) -> View:
    points = tuple(state.points[: box.seats].tolist())
    return View(int(state.phase), int(state.seat), int(state.turn), points)


def sees(box: Box, state: State, seat: int, event: Event) -> Event | None:
    return event


def prompt(box: Box, state: State, seat: int) -> Message:
    return Message("prompt-yours" if seat == state.seat else "prompt-wait", {})


def decision(box: Box, state: State, seat: int, action: int) -> Decision:
    verb = VERBS[action].name
    return Decision(action, verb, "", Message(f"do-{verb}", {"turn": int(state.turn)}, "PIG-2"))


def why_not(box: Box, state: State, seat: int) -> list[Refusal]:
    return []


def tell(event: Event) -> Message:
    kind = KINDS[event.kind]
    return Message(f"event-{kind.name}", {**event.named(KINDS)}, kind.rule)


def picture(box: Box, view: View, say: Say) -> str:
    return " ".join(map(str, view.points))


def drawing(box: Box) -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'


def sheet(box: Box, state: State, say: Say, labels: Any) -> list[list[str]]:
    return []
