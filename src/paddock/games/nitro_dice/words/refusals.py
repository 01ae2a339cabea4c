"""Why something on the board can't be chosen now."""

from paddock.core.contract import Message, Refusal, seat_name
from paddock.core.who import NOBODY
from paddock.games.nitro_dice.box import Box
from paddock.games.nitro_dice.legal import luck_is_due
from paddock.games.nitro_dice.legal.cards import may_replace
from paddock.games.nitro_dice.legal.moves import (
    boost_goal,
    may_burn_nitro,
    may_change_to,
    movement_left,
)
from paddock.games.nitro_dice.legal.track import (
    ahead,
    beside,
    card_of,
    has_die,
    in_garage,
    type_of,
)
from paddock.games.nitro_dice.state import Phase, State
from paddock.games.nitro_dice.tables import (
    FACES,
    GARAGE,
    KINDS,
    LANES,
    NO_SQUARE,
    PIT,
    TYPE_OF_KIND,
)
from paddock.games.nitro_dice.words.names import (
    card_anchor,
    square_anchor,
    tile_anchor,
    type_name,
)


def why_not(box: Box, state: State, seat: int) -> list[Refusal]:
    """Why anchors that are no decision now can't be chosen."""
    phase = Phase(int(state.phase))
    if phase is Phase.OVER or luck_is_due(phase) or seat == NOBODY:
        return []
    if seat != state.seat:
        whose = Message("why-not-your-turn", {"who": seat_name(int(state.seat))}, "ND-15")
        return [Refusal(card_anchor(kind), whose) for kind in _held(state, seat)]
    if phase is Phase.SPEED:
        return _hand(state, seat, "why-speed-first", "ND-12") + _speeds(state, seat)
    if phase is Phase.MOVE:
        return _hand(state, seat, "why-move-first", "ND-16") + _moves(state, seat)
    if phase is Phase.STEER:
        return _other_types(state, seat)
    if phase is Phase.DRAFT:
        return _hand(state, seat, "why-draft-first", "ND-22")
    if phase is Phase.PUT:
        return _tiles(state)
    if phase is Phase.HAZARD:
        return _cards_without_place(state, seat)
    return []


def _held(state: State, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) if state.hand[seat, kind] > 0]


def _hand(state: State, seat: int, key: str, rule: str) -> list[Refusal]:
    return [Refusal(card_anchor(kind), Message(key, {}, rule)) for kind in _held(state, seat)]


def _speeds(state: State, seat: int) -> list[Refusal]:
    now, most = int(state.speed[seat]), int(state.condition[seat])
    reach = 2 if state.held[seat] > 0 else 1
    found: list[Refusal] = []
    for speed in range(FACES):
        if speed > most:
            why = Message("why-condition", {"most": most}, "ND-12")
        elif abs(speed - now) > reach:
            why = Message("why-too-far", {"reach": reach}, "ND-12")
        else:
            continue
        found.append(Refusal(f"speed:{speed}", why))
    return found


def _moves(state: State, seat: int) -> list[Refusal]:
    """The squares around the die that can't be reached now, and the pit."""
    race, square = int(state.race), int(state.square[seat])
    left = int(movement_left(state))
    found: list[Refusal] = []
    goal = int(ahead(state, square))
    if goal != NO_SQUARE and left == 0 and not _boosted(state):
        found.append(Refusal(square_anchor(race, goal), Message("why-no-movement", {}, "ND-16")))
    for lane in range(LANES):
        side = int(beside(state, square, lane))
        if side == NO_SQUARE:
            continue
        if state.held[seat] == 0:
            found.append(Refusal(square_anchor(race, side), Message("why-no-card", {}, "ND-18")))
        elif lane == PIT and not may_change_to(state, lane):
            found.append(Refusal(square_anchor(race, side), Message("why-no-pit", {}, "ND-35")))
    if left > 0 and not in_garage(state, seat):
        found.append(Refusal("end", Message("why-movement-left", {"left": left}, "ND-16")))
    return found


def _boosted(state: State) -> bool:
    return bool(may_burn_nitro(state)) and boost_goal(state) != NO_SQUARE


def _other_types(state: State, seat: int) -> list[Refusal]:
    wanted = int(type_of(state, int(card_of(state.square[seat]))))
    why = Message("why-other-type", {"type": type_name(wanted)}, "ND-17")
    kinds = [kind for kind in _held(state, seat) if TYPE_OF_KIND[kind] != wanted]
    return [Refusal(card_anchor(kind), why) for kind in kinds]


def _cards_without_place(state: State, seat: int) -> list[Refusal]:
    why = Message("why-no-place", {}, "ND-40")
    found: list[Refusal] = []
    for kind in _held(state, seat):
        if not any(may_replace(state, card, kind) for card in range(int(state.cards))):
            found.append(Refusal(card_anchor(kind), why))
    return found


def _tiles(state: State) -> list[Refusal]:
    kind, race = int(state.wanted), int(state.race)
    found: list[Refusal] = []
    for card in range(int(state.cards)):
        if may_replace(state, card, kind):
            continue
        if card == 0 or state.course[card] == GARAGE:
            why = Message("why-start-or-garage", {}, "ND-40")
        elif type_of(state, card) != TYPE_OF_KIND[kind]:
            wanted = type_name(int(TYPE_OF_KIND[kind]))
            why = Message("why-other-type-there", {"type": wanted}, "ND-40")
        else:
            assert has_die(state, card)
            why = Message("why-die-there", {}, "ND-40")
        found.append(Refusal(tile_anchor(race, card), why))
    return found
