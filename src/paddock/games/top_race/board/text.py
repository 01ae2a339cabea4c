"""The table in lines of text: the part of the track where the cars are, money, cards."""

import unicodedata

from paddock.core.contract import Message, Say, seat_name
from paddock.games.top_race.box import Box
from paddock.games.top_race.course.board import BOARD, Square
from paddock.games.top_race.sight import Card, View
from paddock.games.top_race.tables import CARS, COLOURS, FINISH, LANES, START_COLUMNS
from paddock.games.top_race.words.names import car_name, card_name, column_name, money

CELL = 4  # letters to a column
BANDS = (range(18), range(18, 36), range(36, 52), range(52, 69))


def picture(box: Box, view: View, say: Say) -> str:
    """The board in lines of text, as one seat sees the table."""
    lines = [_heading(view, say)]
    if any(car.square >= 0 for car in view.cars):
        lines += ["", *_track(view, say)]
    lines += ["", *_cars(box, view, say), "", *_players(view, say)]
    lines += _tips(view, say)
    if view.card is not None:
        lines += ["", f"{say(Message('board-card'))}: {say(card_name(view.card.lines))}"]
    if view.hand:
        lines += ["", f"{say(Message('board-hand'))}:"]
        lines += [f"  {_card(card, say)}" for card in view.hand]
    return "\n".join(lines)


def _heading(view: View, say: Say) -> str:
    parts = [say(Message("board-race", {"race": view.race + 1, "races": view.races}))]
    if view.lot >= 0:
        parts.append(say(Message("board-lot", {"car": car_name(view.lot)})))
    if view.lot >= 0 and view.leader >= 0:
        args = {"who": seat_name(view.leader), "money": money(view.bid)}
        parts.append(say(Message("board-bid", args)))
    if view.face_down + len(view.queue):
        parts.append(say(Message("board-lots-left", {"count": view.face_down + len(view.queue)})))
    return " / ".join(parts)


def wide(text: str) -> int:
    """How many letters of a terminal a text takes."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, width: int) -> str:
    """A text with blanks behind it."""
    return text + " " * (width - wide(text))


# The track


def _track(view: View, say: Say) -> list[str]:
    """The bands of columns from the last car to the first."""
    at = {car.square: i for i, car in enumerate(view.cars) if car.square >= 0 and not car.punctured}
    columns = [BOARD.squares[s].last for s in (c.square for c in view.cars) if 0 <= s < FINISH]
    near = [band for band in BANDS if columns and band[0] <= max(columns) + 2]
    near = [band for band in near if min(columns) <= band[-1]]
    lines: list[str] = []
    for band in near:
        lines += [*(_lane(lane, band, at, say) for lane in reversed(range(3))), _ruler(band)]
    return [line for line in lines if line.strip()]


def _lane(lane: int, band: range, at: dict[int, int], say: Say) -> str:
    """One lane of a band: a car's letter in its square."""
    cells: list[str] = []
    column = band[0]
    while column in band:
        number = _square_at(lane, column)
        if number is None:
            cells.append(" " * CELL)
            column += 1
        else:
            square = BOARD.squares[number]
            letter = _letter(number, square, at, say)
            cells.append(f"[{_centred(letter, CELL * (square.last + 1 - square.first) - 2)}]")
            column = square.last + 1
    return f"{LANES[lane]} {''.join(cells)}".rstrip() if "".join(cells).strip() else ""


def _letter(number: int, square: Square, at: dict[int, int], say: Say) -> str:
    if number in at:
        return say(Message(f"car-{COLOURS[at[number]]}-letter"))
    return ">" if square.last < START_COLUMNS else ""


def _centred(text: str, width: int) -> str:
    before = (width - wide(text)) // 2
    return " " * before + padded(text, width - before)


def _square_at(lane: int, column: int) -> int | None:
    for number, square in enumerate(BOARD.squares):
        if square.lane == lane and square.first <= column <= square.last:
            return number
    return None


def _ruler(band: range) -> str:
    """Column numbers; a line across the track stands where a column ends."""
    lines = {BOARD.start: "|"} | {column: f"|{tip}" for tip, column in enumerate(BOARD.tips, 1)}
    marks: list[str] = []
    for column in band:
        number = str(column) if column % 2 == 0 else ""
        mark = lines.get(column, "")
        marks.append(_centred(number, CELL - len(mark)) + mark)
    return f"  {''.join(marks)}".rstrip() + (" |" if band[-1] == BOARD.squares[-1].last else "")


# Cars, players, cards


def _cars(box: Box, view: View, say: Say) -> list[str]:
    """The cars by place."""
    order = sorted(range(CARS), key=lambda i: (view.cars[i].place or 9, -_column(view, i), i))
    return [f"  {_car(box, view, say, i)}" for i in order]


def _column(view: View, car: int) -> int:
    square = view.cars[car].square
    return BOARD.squares[square].last if 0 <= square < FINISH else -1


def _car(box: Box, view: View, say: Say, number: int) -> str:
    car = view.cars[number]
    own = "*" if car.owner >= 0 and car.owner == view.me else " "
    mark = " <" if number == view.mover else ""
    parts = [f"{own}{padded(say(car_name(number)), 7)}", padded(_where(box, view, say, number), 24)]
    if car.owner >= 0:
        parts.append(say(seat_name(car.owner)))
    return " ".join(parts).rstrip() + mark


def _where(box: Box, view: View, say: Say, number: int) -> str:
    """Where a car is, and how far it has to go."""
    car = view.cars[number]
    if car.place:
        return say(Message("board-place", {"place": car.place}))
    if car.square < 0:
        return "-"
    go = {"where": column_name(car.square), "squares": int(box.to_go[car.square])}
    key = "board-punctured" if car.punctured else "board-to-go"
    return say(Message(key, go))


def _players(view: View, say: Say) -> list[str]:
    lines: list[str] = []
    for seat, player in enumerate(view.players):
        args = {"money": money(player.cash), "cards": player.held}
        turn = ">" if seat == view.turn else " "
        text = f" {turn}{padded(say(seat_name(seat)), 12)} {say(Message('board-player', args))}"
        if player.out:
            text += f"  {say(Message('board-out'))}"
        if player.passed:
            text += f"  {say(Message('board-passed'))}"
        if player.chosen:
            text += f"  {say(Message('board-chosen'))}"
        lines.append(text)
    return lines


def _tips(view: View, say: Say) -> list[str]:
    """One's own tips of this race."""
    ticked = [f"{tip + 1}TIP {say(car_name(car))}" for tip, car in enumerate(view.tips) if car >= 0]
    return [f"  {say(Message('board-tips'))}: {', '.join(ticked)}"] if ticked else []


def _card(card: Card, say: Say) -> str:
    times = f" ×{card.count}" if card.count > 1 else ""
    return f"#{card.kind + 1} {say(card_name(card.lines))}{times}"
