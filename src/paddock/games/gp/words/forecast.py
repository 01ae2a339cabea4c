"""What a die may bring and what a move would meet, as facts beside a choice."""

from collections.abc import Iterator

from paddock.core.contract import Message, seat_name
from paddock.games.gp import odds
from paddock.games.gp.box import Box
from paddock.games.gp.events import as_told
from paddock.games.gp.state import State
from paddock.games.gp.tables import (
    ARMED_BOMB,
    LYING,
    NO_SQUARE,
    SPILT_OIL,
    SWITCH,
    TELEPORT,
    TRAY,
)
from paddock.games.gp.words.names import item_name, square_name


def percent(chance: float) -> int:
    """A chance in whole hundredths."""
    return round(100 * chance)


def next_die_facts(box: Box, state: State, seat: int) -> tuple[Message, ...]:
    """The odds of one more die: repeat, squares, who and what would be met."""
    die = odds.next_die(box, state, seat)
    key = "odds-next-crash" if die.crashes > 0 else "odds-next"
    args: dict[str, int | str | Message] = {
        "repeats": percent(die.repeats),
        "mean": f"{die.mean:.1f}",
    }
    facts = [Message(key, args, "GP-9")]
    for car in range(box.seats):
        if die.hits(car) > 0:
            hit: dict[str, int | str | Message] = {
                "car": seat_name(car),
                "chance": percent(die.hits(car)),
            }
            facts.append(Message("odds-hits", hit, "GP-11"))
    if die.items > 0:
        facts.append(Message("odds-item", {"chance": percent(die.items)}, "GP-36"))
    if die.corners > 0:
        facts.append(Message("odds-corner", {"chance": percent(die.corners)}, "GP-9"))
    return tuple(facts)


def turn_facts(box: Box, state: State, seat: int) -> tuple[Message, ...]:
    """Before the first die: what a turn brings on average."""
    dice = 1 if state.slow else 6 - int(state.lost[seat])
    mean = odds.best_mean(odds.NO_FACES, dice, bool(state.turbine))
    return (Message("odds-turn", {"dice": dice, "mean": f"{mean:.1f}"}, "GP-8"),)


def ending_facts(box: Box, state: State, end: odds.Ending) -> Iterator[Message]:
    """What a move would meet."""
    if end.junction != NO_SQUARE:
        where = square_name(int(as_told(box, state, end.junction)))
        yield Message("fact-junction", {"square": where}, "GP-30")
    if end.finishes:
        yield Message("fact-finishes", {}, "GP-25")
        return
    yield Message("fact-ends", {"square": square_name(int(as_told(box, state, end.square)))})
    if end.corner:
        cars = len(end.cars)
        yield (
            Message("fact-corner-hit", {"cars": cars}, "GP-12")
            if cars
            else Message("fact-corner", {}, "GP-9")
        )
    elif end.cars:
        yield Message("fact-pushes", {"car": seat_name(end.cars[0])}, "GP-11")
    yield from _thing_facts(box, state, end)


def _thing_facts(box: Box, state: State, end: odds.Ending) -> Iterator[Message]:
    kind = int(box.kind[state.circuit, end.square])
    goal = square_name(int(as_told(box, state, end.goal)))
    if kind == TELEPORT:
        yield Message("fact-t", {"square": goal}, "GP-32")
    elif kind == SWITCH:
        yield Message("fact-closes" if state.gate_open else "fact-opens", {}, "GP-31")
    if end.thing == TRAY:
        yield Message("fact-item", {"item": item_name(int(state.tray_item))}, "GP-36")
    elif end.thing >= LYING:
        yield Message("fact-item", {"item": item_name(end.thing - LYING)}, "GP-50")
    elif end.thing == ARMED_BOMB:
        yield Message("fact-bomb", {}, "GP-42")
    elif end.thing == SPILT_OIL:
        yield Message("fact-oil-corner" if end.corner else "fact-oil", {"square": goal}, "GP-44")


def ending_warning(end: odds.Ending) -> Message | None:
    """What would hurt oneself."""
    if end.thing == ARMED_BOMB:
        return Message("warn-bomb", {}, "GP-42")
    if end.thing == SPILT_OIL:
        return Message("warn-oil", {}, "GP-44")
    if end.corner and end.cars:
        return Message("warn-corner", {}, "GP-12")
    return None
