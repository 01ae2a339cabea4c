"""What a choice would bring: totals on the card, odds of a roll."""

from paddock.core.contract import Message, seat_name
from paddock.core.messages import Args
from paddock.games.grands_tours import odds
from paddock.games.grands_tours.actions import PLACE, REPLACE, SWAP
from paddock.games.grands_tours.box import Box
from paddock.games.grands_tours.legal.dice import dice_out, is_target, seat_of
from paddock.games.grands_tours.score import total_on
from paddock.games.grands_tours.state import State


def facts_of_card(box: Box, state: State, card: int) -> tuple[Message, ...]:
    """Who would have the card as it stands, and who else is there."""
    stands = odds.standing(box, state, card)
    if stands.total == 0:
        return (Message("fact-nobody"),)
    if stands.level:
        facts = [Message("fact-level", {"total": stands.total})]
    else:
        args: Args = {
            "who": seat_name(stands.leader),
            "total": stands.total,
            "second": stands.second,
        }
        facts = [Message("fact-leads", args)]
    if card < state.car:
        facts.append(Message("fact-held"))
    return tuple(facts)


def facts_of_die(box: Box, state: State, seat: int, face: int) -> tuple[Message, ...]:
    """What the seat would have on the card with this die."""
    verb = int(state.verb)
    if verb == PLACE:
        return (_would_have(box, state, seat, int(state.card), face, -1, 0),)
    return ()


def facts_of_span(box: Box, state: State, seat: int, low: int, dice: int) -> tuple[Message, ...]:
    """What the seat would have on the card with this train."""
    added = sum(range(low, low + dice))
    return (_would_have(box, state, seat, int(state.card), added, -1, 0),)


def facts_of_target(box: Box, state: State, seat: int, face: int, die: int) -> tuple[Message, ...]:
    """How the totals would change when this die is replaced or removed."""
    verb, card = int(state.verb), int(state.card)
    if verb == SWAP:
        return ()
    whose = int(seat_of(state, die))
    added = face if verb == REPLACE else 0
    return (_would_have(box, state, seat, card, added, whose, face),)


def _would_have(
    box: Box, state: State, seat: int, card: int, added: int, whose: int, lost: int
) -> Message:
    """The seat's total on a card against the best of the others, after the action."""
    totals = [int(total_on(state, card, other)) for other in range(box.seats)]
    totals[seat] += added
    if whose >= 0:
        totals[whose] -= lost
    best = max(total for other, total in enumerate(totals) if other != seat)
    return Message("fact-would-have", {"own": totals[seat], "best": best})


def facts_of_roll(box: Box, state: State, seat: int) -> tuple[Message, ...]:
    """What a roll of the gruppetto would bring."""
    came = odds.roll(state, seat)
    tenths = round(10 * sum(came.expected))
    args: Args = {
        "mean": f"{tenths // 10}.{tenths % 10}",
        "dice": int(dice_out(state, seat)),
        "pair": round(100 * came.pair),
        "train": round(100 * came.train),
    }
    return (Message("odds-roll", args), *_capture_of_car(box, state, seat))


def _capture_of_car(box: Box, state: State, seat: int) -> tuple[Message, ...]:
    """The chance that the roll brings what takes the lead on the card with the car."""
    card = int(state.car)
    if not is_target(state, card):
        return ()
    taken = odds.capture(box, state, seat, card)
    args: Args = {"number": card + 1, "chance": round(100 * taken.after_roll)}
    return (Message("odds-capture", args),)
