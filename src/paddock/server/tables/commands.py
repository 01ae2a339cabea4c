"""What each command adds to a table, or why it can't be: asked first, then done.

Nothing is added before everything has been asked, so a refusal leaves the table as it was.
"""

from collections.abc import Callable
from typing import Any

from paddock.bots.levels import LEVELS
from paddock.core import registry
from paddock.core.luck import seat_commitment_of
from paddock.core.match import LABEL
from paddock.core.promises import PROMISE, room_of
from paddock.server.errors import NotNow, NotYours
from paddock.server.people import names
from paddock.server.people.visitor import Rests, Visitor
from paddock.server.tables import entries as log
from paddock.server.tables.asking import (
    BEFORE,
    OPEN,
    at_the_wheel,
    check_owner,
    check_warm,
    checked,
    mine,
    only,
    place_at,
)
from paddock.server.tables.consent import answer, propose
from paddock.server.tables.draft import Draft
from paddock.server.tables.talk import PHRASES
from paddock.server.wire import commands as wire


def carry_out(draft: Draft, by: Visitor, command: wire.AnyCommand) -> None:
    """Add to the draft what the command asks for."""
    _HANDLERS[type(command)](draft, by, command)


# Before the match


def rest(draft: Draft, seat: int, rests: Rests) -> None:
    """Whoever sits down brings their days of rest along, to a table with a clock in days."""
    if draft.table.clock.kind == "days":
        for since, until in rests:
            draft.add(log.Rested(seat, since, until))


def _sit(draft: Draft, by: Visitor, command: wire.Sit) -> None:
    table = draft.table
    only(table, *OPEN)
    place = place_at(table, command.seat)
    if by.person in table.barred:
        raise NotYours("barred")
    if place.kind == "person" or (place.kind == "bot" and not place.offered):
        raise NotNow("seat-taken", seat=command.seat)
    if table.seats_of(by.person) and not table.setup.hot_seat:
        raise NotNow("one-seat-each")
    if table.setup.public and by.shuns & table.people():
        raise NotYours("blocked")
    name = names.shown(command.name) if command.name.strip() else by.name
    draft.add(log.Sat(command.seat, by.person, name, command.colour))
    rest(draft, command.seat, by.rests)


def _stand(draft: Draft, by: Visitor, command: wire.Stand) -> None:
    only(draft.table, *OPEN)
    mine(draft.table, by, command.seat)
    draft.add(log.Stood(command.seat))


def _put_bot(draft: Draft, by: Visitor, command: wire.PutBot) -> None:
    table = draft.table
    only(table, *BEFORE)
    check_owner(table, by)
    place = place_at(table, command.seat)
    if command.level and command.level not in LEVELS:
        raise NotNow("no-level", came=command.level, wanted=", ".join(LEVELS))
    if place.kind == "person" or (not command.level and place.kind == "open"):
        raise NotNow("seat-taken", seat=command.seat)
    draft.add(log.BotSat(command.seat, command.level))
    deal_if_ready(draft)


def _remove(draft: Draft, by: Visitor, command: wire.Remove) -> None:
    table = draft.table
    only(table, *OPEN)
    check_owner(table, by)
    place = place_at(table, command.seat)
    if place.kind != "person":
        raise NotNow("nobody-there", seat=command.seat)
    if place.person == by.person:
        raise NotNow("yourself")
    person = place.person
    draft.add(log.Barred(command.seat, person))
    for seat in table.seats_of(person):
        draft.add(log.Stood(seat))


def _change(draft: Draft, by: Visitor, command: wire.Change) -> None:
    table = draft.table
    only(table, *BEFORE)
    check_owner(table, by)
    if any(place.kind == "person" for place in table.places[command.setup.seats :]):
        raise NotNow("somebody-sits-there")
    draft.add(log.Changed(checked(command.setup)))


def _ready(draft: Draft, by: Visitor, command: wire.Ready) -> None:
    table = draft.table
    only(table, "waiting")
    mine(table, by, command.seat)
    draft.add(log.Readied(command.seat, command.ready, command.commitment or ""))
    deal_if_ready(draft)


def _open(draft: Draft, by: Visitor, command: wire.Open) -> None:
    table = draft.table
    only(table, "opening")
    place = mine(table, by, command.seat)
    opened = seat_commitment_of(table.id, command.seat, bytes.fromhex(command.entropy))
    if not place.commitment or opened != place.commitment:
        raise NotNow("other-commitment", came=opened, wanted=place.commitment)
    draft.add(log.Opened(command.seat, command.entropy))
    deal_if_ready(draft)


def deal_if_ready(draft: Draft) -> None:
    """Nobody has anything left to open: no need to wait."""
    if draft.table.status == "opening" and draft.table.all_opened():
        deal(draft)


def deal(draft: Draft) -> None:
    """The match begins."""
    check_warm(draft.table.setup.game)
    version = registry.meta(draft.table.setup.game).rules_version
    draft.add(log.Dealt(version))
    draft.settle()


def _close(draft: Draft, by: Visitor, _: wire.Close) -> None:
    only(draft.table, *BEFORE)
    check_owner(draft.table, by)
    draft.add(log.Ended("closed"))


# The match


def _act(draft: Draft, by: Visitor, command: wire.Act) -> None:
    table = draft.table
    only(table, "playing")
    place = at_the_wheel(table, by, command.seat)
    if place.acted > command.last:
        raise NotNow("overtaken", last=command.last, acted=place.acted)
    draft.act(command.seat, command.action)


def _undo(draft: Draft, by: Visitor, command: wire.Undo) -> None:
    only(draft.table, "playing")
    at_the_wheel(draft.table, by, command.seat)
    draft.undo(command.seat)


def _note(draft: Draft, by: Visitor, command: wire.Note) -> None:
    table = draft.table
    only(table, "playing")
    mine(table, by, command.seat)
    if command.anchor not in getattr(registry.game(table.setup.game), "LABELS", ()):
        raise NotNow("no-such-label", came=command.anchor)
    text = command.text.strip()
    draft.note(command.seat, LABEL, {"anchor": command.anchor, "text": text})


def _promise(draft: Draft, by: Visitor, command: wire.Bargain) -> None:
    table = draft.table
    only(table, "playing")
    at_the_wheel(table, by, command.seat)
    room = room_of(draft.match.game)
    if room is None:
        raise NotNow("no-promises", game=table.setup.game)
    draft.note(command.seat, PROMISE, room.checked(draft.match, command.seat, command.data))


def _resign(draft: Draft, by: Visitor, command: wire.Resign) -> None:
    only(draft.table, "playing")
    if mine(draft.table, by, command.seat).resigned:
        raise NotNow("resigned", seat=command.seat)
    draft.add(log.Steered(command.seat, "resigned"))


def _return(draft: Draft, by: Visitor, command: wire.Return) -> None:
    only(draft.table, "playing")
    place = mine(draft.table, by, command.seat)
    if place.resigned:
        raise NotNow("resigned", seat=command.seat)
    if not place.steered:
        raise NotNow("not-steered", seat=command.seat)
    draft.add(log.Returned(command.seat))


def _offer(draft: Draft, by: Visitor, command: wire.Offer) -> None:
    table = draft.table
    only(table, "playing")
    check_owner(table, by)
    if place_at(table, command.seat).kind != "bot":
        raise NotNow("seat-taken", seat=command.seat)
    draft.add(log.Offered(command.seat))


# Talk


def _say(draft: Draft, by: Visitor, command: wire.Say) -> None:
    table = draft.table
    text = command.text.strip()
    if table.status == "closed":
        raise NotNow("status", came=table.status)
    if by.person not in table.people() and by.person != table.owner:
        raise NotYours("players-talk")
    if text and not table.setup.free_text:
        raise NotNow("phrases-only")
    if bool(text) == bool(command.phrase) or (command.phrase and command.phrase not in PHRASES):
        raise NotNow("phrase-or-text", wanted=", ".join(PHRASES))
    draft.add(log.Said(by.person, by.name, command.phrase, text))


_HANDLERS: dict[type, Callable[[Draft, Visitor, Any], None]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.PutBot: _put_bot,
    wire.Remove: _remove,
    wire.Change: _change,
    wire.Ready: _ready,
    wire.Open: _open,
    wire.Act: _act,
    wire.Undo: _undo,
    wire.Propose: propose,
    wire.Answer: answer,
    wire.Say: _say,
    wire.Note: _note,
    wire.Bargain: _promise,
    wire.Resign: _resign,
    wire.Return: _return,
    wire.Offer: _offer,
    wire.Close: _close,
}
