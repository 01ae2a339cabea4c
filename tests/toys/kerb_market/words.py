"""Decisions, events and reasons as message keys and arguments. Decides nothing."""

from paddock.core.contract import Decision, Message, Refusal, seat_name
from paddock.core.events import Event
from paddock.core.who import NOBODY
from tests.toys.kerb_market import odds
from tests.toys.kerb_market.actions import BID, CHOOSE, VERBS, argument_of, verb_of
from tests.toys.kerb_market.box import Box
from tests.toys.kerb_market.events import KINDS
from tests.toys.kerb_market.legal import is_interested
from tests.toys.kerb_market.state import NO_ONE, NO_WARE, Phase, State
from tests.toys.kerb_market.tables import KINDS as WARE_KINDS
from tests.toys.kerb_market.tables import PRICE, WARES

STONE = "stone"  # the anchor of what is up for sale


def ware_anchor(kind: int) -> str:
    """The name of a ware in the hand."""
    return f"ware:{WARES[kind]}"


def ware_name(kind: int) -> Message:
    """A ware and its price."""
    return Message(f"ware-{WARES[kind]}", {"price": int(PRICE[kind])})


def tell(event: Event) -> Message:
    """An event as the crier tells it."""
    kind = KINDS[event.kind]
    args: dict[str, int | str | Message] = {**event.named(KINDS)}
    if "ware" in args:
        args["ware"] = ware_name(event.a)
    if "day" in args:
        args["day"] = event.a + 1
    if event.who != NOBODY:
        args["who"] = seat_name(event.who)
    return Message(f"event-{kind.name}", args, kind.rule)


def prompt(box: Box, state: State, seat: int) -> Message:
    """What is going on and what may be done, in one sentence."""
    phase = Phase(int(state.phase))
    if phase is Phase.CHOOSE:
        return Message(_choice_prompt(state, seat))
    if phase is Phase.LOT:
        return _lot_prompt(state, seat)
    return Message(f"prompt-{phase.name.lower()}")


def _choice_prompt(state: State, seat: int) -> str:
    if seat == NOBODY:
        return "prompt-watch"
    return "prompt-choose" if state.chosen[seat] == NO_WARE else "prompt-chosen"


def _lot_prompt(state: State, seat: int) -> Message:
    key = "prompt-bid" if seat != NOBODY and is_interested(state, seat) else "prompt-lot"
    if state.leader == NO_ONE:
        return Message(f"{key}-first", {"reserve": int(state.bid) + 1})
    who = seat_name(int(state.leader))
    return Message(key, {"who": who, "coins": int(state.bid)})


def decision(box: Box, state: State, seat: int, action: int) -> Decision:
    """One legal action, put so that any client can offer it."""
    verb, argument = int(verb_of(action)), int(argument_of(action))
    if verb == CHOOSE:
        return _choose(state, seat, action, argument)
    if verb == BID:
        return _bid(state, seat, action, argument)
    return Decision(action, VERBS[verb].name, "", Message(f"do-{VERBS[verb].name}", {}, "KM-9"))


def _choose(state: State, seat: int, action: int, kind: int) -> Decision:
    text = Message("do-choose", {"ware": ware_name(kind)}, "KM-4")
    facts = [Message("odds-sells", {"percent": round(100 * odds.chance_to_sell(kind))}, "KM-5")]
    if state.chosen[seat] == kind:
        facts.append(Message("fact-chosen", {}, "KM-4"))
    return Decision(action, "choose", ware_anchor(kind), text, tuple(facts))


def _bid(state: State, seat: int, action: int, coins: int) -> Decision:
    left = int(state.purse[seat]) - coins
    text = Message("do-bid", {"coins": coins}, "KM-8")
    warning = Message("warn-last-coin") if left == 0 else None
    return Decision(action, "bid", STONE, text, (Message("fact-left", {"coins": left}),), warning)


def why_not(box: Box, state: State, seat: int) -> list[Refusal]:
    """Why anchors that are no decision now can't be chosen."""
    phase = Phase(int(state.phase))
    if phase is Phase.OVER or seat == NOBODY:
        return []
    refusals = [] if phase is Phase.CHOOSE else _ware_refusals(state, seat)
    if phase is Phase.LOT and is_interested(state, seat):
        return refusals
    return [*refusals, Refusal(STONE, _why_no_bid(state, seat, phase))]


def _ware_refusals(state: State, seat: int) -> list[Refusal]:
    why = Message("why-not-choosing", {}, "KM-4")
    held = [kind for kind in range(WARE_KINDS) if state.hand[seat, kind] > 0]
    return [Refusal(ware_anchor(kind), why) for kind in held]


def _why_no_bid(state: State, seat: int, phase: Phase) -> Message:
    if phase is not Phase.LOT:
        return Message("why-no-stone", {}, "KM-8")
    if state.leader == seat:
        return Message("why-leading", {}, "KM-8")
    if state.content[seat] == 1:
        return Message("why-content", {}, "KM-9")
    return Message("why-too-poor", {"coins": int(state.bid) + 1}, "KM-8")
