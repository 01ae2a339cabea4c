"""The board as text and as SVG: the circuit with its cars, and who stands where."""

from paddock.core.contract import Message, Say, seat_name
from paddock.games.gp.box import Box
from paddock.games.gp.course.circuit import Circuit
from paddock.games.gp.course.drawing import drawing_of
from paddock.games.gp.course.pictures import key, plan
from paddock.games.gp.course.unpacking import circuit_in, circuits_in
from paddock.games.gp.sight import NOWHERE, Car, Thing, View
from paddock.games.gp.tables import DICE, ITEMS
from paddock.games.gp.words import circuit_name, item_name, square_name
from paddock.games.gp.words.names import points_name

THING_SIGNS = {"oil": "o", "bomb": "!", "tray": "$", "item": "*"}
FLIPPED = "x"


def drawing(box: Box) -> str:
    """The static board of each circuit of the table."""
    return drawing_of(circuits_in(box))


def picture(box: Box, view: View, say: Say) -> str:
    """The circuit in lines of text, then the cars by their places."""
    circuit = circuit_in(box, view.circuit)
    lines = [_heading(box, view, say), *_flags(box, view, say), ""]
    lines += plan(circuit, _cars(view), _things(view))
    lines += ["", *key(circuit, say), *_signs(view, say), ""]
    lines += _standings(box, circuit, view, say)
    if view.target:
        lines += ["", *_championship(box, view, say)]
    return "\n".join(lines)


def _heading(box: Box, view: View, say: Say) -> str:
    args = {"race": view.race + 1, "circuit": circuit_name(box, view.circuit)}
    return say(Message("board-race", {**args, "discs": int(box.discs)}))


def _flags(box: Box, view: View, say: Say) -> list[str]:
    """What holds for everybody: the safety car, the gate, the tray, the fastest turn."""
    told: list[Message] = []
    if view.tie_break:
        told.append(Message("board-tie-break"))
    if view.caution:
        told.append(Message("board-caution", {"turns": view.caution}))
    if box.gate[view.circuit, 0] >= 0:
        told.append(Message("board-gate-open" if view.gate_open else "board-gate-closed"))
    if view.fastest_seat >= 0:
        best = {"who": seat_name(view.fastest_seat), "total": view.fastest}
        told.append(Message("board-fastest", best))
    return [" / ".join(map(say, told))] if told else []


def _cars(view: View) -> dict[int, str]:
    """The cars by their squares: their seats' numbers, with a mark when on the roof."""
    at: dict[int, str] = {}
    for seat, car in enumerate(view.cars):
        if car.square != NOWHERE:
            sign = f"{seat + 1}{FLIPPED if car.flipped else ''}"
            at[car.square] = at.get(car.square, "") + sign
    return at


def _things(view: View) -> dict[int, str]:
    return {thing.square: THING_SIGNS[thing.what] for thing in view.things}


def _signs(view: View, say: Say) -> list[str]:
    """What the signs on top of the squares mean, and where things lie."""
    lines = [say(Message("board-cars", {"flipped": FLIPPED}))]
    kinds: dict[str, list[Thing]] = {}
    for thing in view.things:
        kinds.setdefault(thing.what, []).append(thing)
    for what, things in kinds.items():
        where = ", ".join(_thing(thing, say) for thing in things)
        lines.append(f"{THING_SIGNS[what]} {say(Message(f'thing-{what}'))}: {where}")
    return lines


def _thing(thing: Thing, say: Say) -> str:
    square = say(square_name(thing.square))
    return f"{square} ({say(Message(f'item-{thing.item}'))})" if thing.item else square


def _standings(box: Box, circuit: Circuit, view: View, say: Say) -> list[str]:
    order = sorted(range(len(view.cars)), key=lambda seat: (view.cars[seat].standing or 99, seat))
    return [_line(box, circuit, view, say, seat) for seat in order if view.cars[seat].taking_part]


def _line(box: Box, circuit: Circuit, view: View, say: Say, seat: int) -> str:
    """One car: place, who, where, laps, dice, items."""
    car = view.cars[seat]
    mark = "*" if seat == view.me else " "
    place = f"{car.standing}." if car.standing else "–"
    told = [f"{mark}{place:>3} [{seat + 1}] {say(seat_name(seat))}", _where(circuit, car, say)]
    if car.square != NOWHERE:
        told.append(say(Message("board-discs", {"discs": car.discs, "of": int(box.discs)})))
        told.append(say(Message("board-dice", {"dice": car.dice, "of": DICE})))
        if circuit.shortcut is not None:
            told.append(say(Message("board-cylinder" if car.cylinder else "board-no-cylinder")))
    elif car.result >= 0 and not car.place:
        told.append(say(Message("board-result", {"result": car.result})))
    told += [_item(car, say, item) for item in range(ITEMS) if car.items[item]]
    return "  ".join(filter(None, told))


def _where(circuit: Circuit, car: Car, say: Say) -> str:
    if car.place:
        return say(Message("board-finished"))
    if car.square == NOWHERE:
        return ""
    where = say(square_name(car.square))
    if car.square in circuit.corners:
        where = say(Message("board-in-corner", {"square": square_name(car.square)}))
    return f"{where}, {say(Message('board-flipped'))}" if car.flipped else where


def _item(car: Car, say: Say, item: int) -> str:
    count = car.items[item]
    return say(item_name(item)) + (f" ×{count}" if count > 1 else "")


def _championship(box: Box, view: View, say: Say) -> list[str]:
    """Points so far, best first."""
    lines = [say(Message("board-championship", {"target": view.target}))]
    order = sorted(range(len(view.cars)), key=lambda seat: (-view.cars[seat].halves, seat))
    for seat in order:
        car = view.cars[seat]
        points = say(points_name(car.halves))
        name = say(seat_name(seat))
        lines.append("  " + say(Message("board-total", {"who": name, "points": points})))
    return lines
