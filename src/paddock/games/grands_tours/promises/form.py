"""What can be promised now, and whether a note keeps to it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from paddock.core.contract import Message, seat_name
from paddock.core.errors import BadOptions, Fault
from paddock.core.match import Match
from paddock.core.promises import OFFERED, Choice, Field
from paddock.core.who import NOBODY
from paddock.games.grands_tours.course.naming import card_name
from paddock.games.grands_tours.legal.dice import is_target
from paddock.games.grands_tours.promises.reading import promises
from paddock.games.grands_tours.promises.terms import ANY_FACE, VERBS
from paddock.games.grands_tours.tables import TOP_FACE

ON_CARDS = VERBS[:-1]  # the actions that are done to a card
KEYS = {
    "answer": ("do", "promise", "yes"),
    "withdraw": ("do", "promise"),
}


def form(match: Match, seat: int) -> Sequence[Field]:
    """The questions by which a seat puts a promise together."""
    if match.over or not cards_to_promise(match):
        return ()
    whom = [Choice(other, seat_name(other)) for other in range(len(match.seats)) if other != seat]
    alone: dict[str, tuple[int | str, ...]] = {"to": tuple(choice.value for choice in whom)}
    everybody = Choice(NOBODY, Message("promise-everybody"))
    rounds = range(int(match.state.car), int(match.box.cards))
    until = tuple(Choice(r + 1, Message("promise-round", {"number": r + 1})) for r in rounds)
    return (
        Field("to", Message("promise-field-to"), (*whom, everybody)),
        Field("public", _asks("public"), _yes_no("promise-public", "promise-private"), alone),
        *_deed_fields(match, "", {}),
        Field("until", _asks("until"), until),
        Field("if", _asks("if"), _yes_no("promise-if", "promise-if-not"), alone),
        *_deed_fields(match, "if_", {**alone, "if": (1,)}),
    )


def _asks(name: str) -> Message:
    return Message(f"promise-field-{name}")


def _yes_no(yes: str, no: str) -> tuple[Choice, ...]:
    return Choice(1, Message(yes)), Choice(0, Message(no))


def _deed_fields(
    match: Match, prefix: str, when: Mapping[str, tuple[int | str, ...]]
) -> Iterator[Field]:
    """Will or will not, which action, which face, which card."""
    mine = "promise-you-will" if prefix else "promise-will"
    yield Field(f"{prefix}will", _asks(f"{prefix}will"), _yes_no(mine, f"{mine}-not"), when)
    verbs = tuple(Choice(verb, Message(f"promise-verb-{verb}")) for verb in VERBS)
    yield Field(f"{prefix}verb", _asks(f"{prefix}verb"), verbs, when)
    on_card = {**when, f"{prefix}verb": ON_CARDS}
    faces = [Choice(face, Message("face", {"face": face})) for face in range(1, TOP_FACE + 1)]
    whole = (*faces, Choice(ANY_FACE, Message("promise-any-face")))
    yield Field(f"{prefix}face", _asks(f"{prefix}face"), whole, on_card)
    kinds = match.state.kind
    cards = [Choice(c + 1, card_name(c, int(kinds[c]))) for c in cards_to_promise(match)]
    yield Field(f"{prefix}card", _asks(f"{prefix}card"), tuple(cards), on_card)


def cards_to_promise(match: Match) -> list[int]:
    """The cards that dice may still go onto."""
    return [card for card in range(match.state.opened) if is_target(match.state, card)]


# Checking


def checked(match: Match, who: int, data: Mapping[str, Any]) -> dict[str, int | str]:
    """An offer, answer or withdrawal as it is written down, or every fault in it."""
    do = data.get("do")
    if do == "offer":
        faults, made = _offer(match, who, data)
    elif do in KEYS:
        faults, made = _reply(match, who, str(do), data)
    else:
        raise BadOptions(
            [Fault("not-a-choice", "do", came=str(do), wanted="offer, answer, withdraw")]
        )
    if faults:
        raise BadOptions(faults)
    return made


def _offer(
    match: Match, who: int, data: Mapping[str, Any]
) -> tuple[list[Fault], dict[str, int | str]]:
    """Every question that is asked has one of its answers, and nothing else is there."""
    fields = form(match, who)
    if not fields:
        return [Fault("missing", "card", wanted="…")], {}
    faults: list[Fault] = []
    made: dict[str, int | str] = {"do": "offer"}
    for field in fields:
        if not asked(field, made):
            continue
        wanted = [choice.value for choice in field.choices]
        came = data.get(field.name)
        if came is None:
            faults.append(Fault("missing", field.name, wanted=", ".join(map(str, wanted))))
        elif isinstance(came, bool) or came not in wanted:
            told = ", ".join(map(str, wanted))
            faults.append(Fault("not-a-choice", field.name, came=str(came), wanted=told))
        else:
            made[field.name] = came
    known = ["do", *(field.name for field in fields)]
    faults += [
        Fault("unknown-key", str(key), known=", ".join(known)) for key in data if key not in known
    ]
    if made.get("to") == NOBODY:
        made |= {"public": 1, "if": 0}
    return faults, made


def asked(field: Field, answers: Mapping[str, int | str]) -> bool:
    """Whether a question is asked, after these answers."""
    return all(answers.get(name) in wanted for name, wanted in field.when.items())


def _reply(
    match: Match, who: int, do: str, data: Mapping[str, Any]
) -> tuple[list[Fault], dict[str, int | str]]:
    """Only who was asked answers, only who offered withdraws, and only once."""
    faults = [
        Fault("unknown-key", str(key), known=", ".join(KEYS[do]))
        for key in data
        if key not in KEYS[do]
    ]
    open_to = [
        promise.number
        for promise in promises(match)
        if promise.standing == OFFERED and who == (promise.to if do == "answer" else promise.who)
    ]
    came = data.get("promise")
    if isinstance(came, bool) or came not in open_to:
        told = ", ".join(map(str, open_to)) or "–"
        faults.append(Fault("not-a-choice", "promise", came=str(came), wanted=told))
    yes = data.get("yes")
    if do == "answer" and (isinstance(yes, bool) or yes not in (0, 1)):
        faults.append(Fault("not-a-choice", "yes", came=str(yes), wanted="0, 1"))
    return faults, {key: data[key] for key in KEYS[do] if key in data}
