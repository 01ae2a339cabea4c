"""The cards (FMR-12 to FMR-18): chosen car, die, and what becomes of them."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing.apply.line import move_down, move_up, retire
from paddock.games.formula_motor_racing.apply.race import end_turn, take_from_hand
from paddock.games.formula_motor_racing.box import ENDS, Box
from paddock.games.formula_motor_racing.events import (
    CARD_PLAYED,
    CHARGE_STOPS,
    CHARGES,
    CRASHES,
    CRASHES_TOO,
    DIE_ROLLED,
    DROPS,
    ENGINE_BLOWS,
    KEEPS_ROLL,
    LOSES_GEAR,
    NO_CAR_THERE,
    NO_EFFECT,
    OVERTAKES,
    PITS,
    ROLLS_AGAIN,
    SLIPSTREAMS,
    SPINS_LAST,
    SPINS_OUT,
    STAYS_FIRST,
    STAYS_OUT,
    TURBO_GAINS,
)
from paddock.games.formula_motor_racing.legal import finds_a_car, is_own, needs_a_car, place_of
from paddock.games.formula_motor_racing.state import Phase, State
from paddock.games.formula_motor_racing.tables import (
    CHARGE_ENGINE,
    CHARGE_GEAR,
    CHARGE_HIGHEST,
    CRASH,
    DROP,
    EFFECT,
    OVERTAKE,
    PIT,
    PIT_HIGHEST,
    SPIN_OUT,
    STEPS,
    TURBO,
)


@rule
def play_card(box: Box, state: State, card: int, book: Book) -> None:
    """A card is laid open: its player chooses a car, or the die does (FMR-9)."""
    take_from_hand(state, state.seat, card)
    state.card = card
    tell(book, CARD_PLAYED, state.seat, card, 0, 0, 0)
    if not needs_a_car(card):
        state.phase = Phase.ROLL
    elif finds_a_car(state, card):
        state.phase = Phase.CHOOSE
    else:
        waste(box, state, book)


@rule
def waste(box: Box, state: State, book: Book) -> None:
    """A card without effect is a legal play (FMR-19)."""
    tell(book, NO_EFFECT, state.seat, state.card, 0, 0, 0)
    end_turn(box, state, book)


@rule
def choose_car(box: Box, state: State, car: int, book: Book) -> None:
    """The card meets its car, or the die is rolled for it."""
    state.car = car
    effect = EFFECT[state.card]
    if effect == PIT or effect == CHARGE_GEAR or effect == CHARGE_ENGINE:
        state.phase = Phase.ROLL
        return
    if effect == OVERTAKE:
        overtake(box, state, book)
    elif effect == DROP:
        drop(box, state, book)
    elif effect == TURBO:
        turbo(box, state, book)


@rule
def overtake(box: Box, state: State, book: Book) -> None:
    """The car and the one in its slipstream move up together (FMR-12)."""
    start = place_of(state, state.car)
    if start == 0:
        waste(box, state, book)
        return
    goal = move_up(state.line, start, STEPS[state.card])
    tell(book, OVERTAKES, NOBODY, state.car, start + 1, goal + 1, 0)
    behind = start + 1
    if behind < state.running:
        follower = state.line[behind]
        move_up(state.line, behind, start - goal)
        tell(book, SLIPSTREAMS, NOBODY, follower, behind + 1, goal + 2, 0)
    end_turn(box, state, book)


@rule
def drop(box: Box, state: State, book: Book) -> None:
    """The car loses one, two or three places (FMR-13)."""
    start = place_of(state, state.car)
    goal = move_down(state.line, state.running, start, STEPS[state.card])
    if goal == start:
        waste(box, state, book)
        return
    tell(book, DROPS, NOBODY, state.car, start + 1, goal + 1, 0)
    end_turn(box, state, book)


@rule
def turbo(box: Box, state: State, book: Book) -> None:
    """One of the last three gains three places, alone (FMR-14)."""
    start = place_of(state, state.car)
    goal = move_up(state.line, start, STEPS[state.card])
    tell(book, TURBO_GAINS, NOBODY, state.car, start + 1, goal + 1, 0)
    end_turn(box, state, book)


@rule
def face_came(box: Box, state: State, face: int, book: Book) -> None:
    """The die has answered (FMR-20)."""
    rolled_before = state.face != 0
    state.face = face
    state.rolled[state.seat] += 1
    tell(book, DIE_ROLLED, state.seat, face, 0, 0, 0)
    effect = EFFECT[state.card]
    if effect == PIT:
        pit(box, state, face, book)
    elif effect == CHARGE_GEAR or effect == CHARGE_ENGINE:
        charge(box, state, face, book)
    elif effect == CRASH:
        crash(box, state, face, book)
    elif rolled_before:
        spin(box, state, book)
    else:
        state.phase = Phase.AGAIN


@rule
def pit(box: Box, state: State, face: int, book: Book) -> None:
    """Low: so many places lost in the pit; high: it stays out (FMR-15)."""
    if face > PIT_HIGHEST:
        tell(book, STAYS_OUT, NOBODY, state.car, 0, 0, 0)
    else:
        start = place_of(state, state.car)
        goal = move_down(state.line, state.running, start, face)
        tell(book, PITS, NOBODY, state.car, start + 1, goal + 1, 0)
    end_turn(box, state, book)


@rule
def charge(box: Box, state: State, face: int, book: Book) -> None:
    """One place gained, or the gear or the engine lost (FMR-16)."""
    if face > CHARGE_HIGHEST:
        fail_charge(state, book)
        end_turn(box, state, book)
        return
    gain_one(state, book)
    if may_charge_on(box, state):
        state.phase = Phase.AGAIN
    else:
        end_turn(box, state, book)


@rule
def gain_one(state: State, book: Book) -> None:
    """The charge succeeds; a leader has nothing to gain."""
    start = place_of(state, state.car)
    if start == 0:
        tell(book, STAYS_FIRST, NOBODY, state.car, 0, 0, 0)
        return
    move_up(state.line, start, 1)
    tell(book, CHARGES, NOBODY, state.car, start + 1, start, 0)


@rule
def may_charge_on(box: Box, state: State) -> bool:
    """Only one's own car, and, unless the table says otherwise, not in front (FMR-16)."""
    if not is_own(state, state.seat, state.car):
        return False
    return state.line[0] != state.car or box.charge_at_front != ENDS


@rule
def fail_charge(state: State, book: Book) -> None:
    """LOSE GEAR: to last place. ENGINE BLOWS: out (FMR-16)."""
    start = place_of(state, state.car)
    if EFFECT[state.card] == CHARGE_ENGINE:
        state.running = retire(state.line, state.running, start)
        tell(book, ENGINE_BLOWS, NOBODY, state.car, start + 1, 0, 0)
    else:
        goal = move_down(state.line, state.running, start, state.running)
        tell(book, LOSES_GEAR, NOBODY, state.car, start + 1, goal + 1, 0)


@rule
def roll_again(state: State, book: Book) -> None:
    """Another charge, or the one second try of a spin (FMR-16, FMR-17)."""
    tell(book, ROLLS_AGAIN, state.seat, 0, 0, 0, 0)
    state.phase = Phase.ROLL


@rule
def stop_rolling(box: Box, state: State, book: Book) -> None:
    """Enough charged, or the first number of a spin is kept."""
    effect = EFFECT[state.card]
    if effect == CHARGE_GEAR or effect == CHARGE_ENGINE:
        tell(book, CHARGE_STOPS, state.seat, state.car, 0, 0, 0)
        end_turn(box, state, book)
    else:
        tell(book, KEEPS_ROLL, state.seat, state.face, 0, 0, 0)
        spin(box, state, book)


@rule
def spin(box: Box, state: State, book: Book) -> None:
    """The car in the place that the die names retires or falls to last place (FMR-17)."""
    place = state.face - 1
    if place >= state.running:
        tell(book, NO_CAR_THERE, state.seat, state.face, 0, 0, 0)
    elif EFFECT[state.card] == SPIN_OUT:
        tell(book, SPINS_OUT, NOBODY, state.line[place], place + 1, 0, 0)
        state.running = retire(state.line, state.running, place)
    else:
        tell(book, SPINS_LAST, NOBODY, state.line[place], place + 1, state.running, 0)
        move_down(state.line, state.running, place, state.running)
    end_turn(box, state, book)


@rule
def crash(box: Box, state: State, face: int, book: Book) -> None:
    """The car in the place that the die names, and a neighbour (FMR-18)."""
    place = face - 1
    if place >= state.running:
        tell(book, NO_CAR_THERE, state.seat, face, 0, 0, 0)
        end_turn(box, state, book)
    elif place == 0:
        crash_with(box, state, 1, book)
    elif place == state.running - 1:
        crash_with(box, state, -1, book)
    else:
        state.phase = Phase.ASIDE


@rule
def crash_with(box: Box, state: State, side: int, book: Book) -> None:
    """Both go to the head of the retired row, in their order (FMR-18, FMR-22)."""
    place = state.face - 1
    tell(book, CRASHES, NOBODY, state.line[place], place + 1, 0, 0)
    tell(book, CRASHES_TOO, NOBODY, state.line[place + side], place + side + 1, 0, 0)
    front = min(place, place + side)
    state.running = retire(state.line, state.running, front + 1)
    state.running = retire(state.line, state.running, front)
    end_turn(box, state, book)
