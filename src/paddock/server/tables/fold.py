"""How each entry changes a table. The same entries give the same table in every process."""

from collections.abc import Callable

import msgspec

from paddock.core import storage
from paddock.core.log import Act, Back, Drawn, Note
from paddock.server.people.names import GONE
from paddock.server.tables import entries as log
from paddock.server.tables.entries import AroundASeat, BeforeTheDeal, Consent, Entry
from paddock.server.tables.seats import SECOND, Place
from paddock.server.tables.table import Question, Table
from paddock.server.wire.updates import Talk

SUBSTITUTE = "club"  # the bot that drives on for somebody who has left


def fold(table: Table, number: int, at: int, command: str, entry: Entry) -> None:
    """Take an entry that stands in the log."""
    table.begin(number, at, command)
    match entry:
        case Act() | Drawn() | Back() | Note():
            if table.match is None:
                raise ValueError(f"table {table.id}, entry {number}: no match is there yet")
            table.happened(entry, storage.take_entry(table.match, entry))
        case log.Said():
            said = Talk(number, at, entry.person, entry.name, entry.phrase, entry.text)
            table.talk.append(said)
        case _:
            table.arranged = number
            _arrange(table, entry)


def _arrange(table: Table, entry: Entry) -> None:
    """What happens around the match."""
    match entry:
        case log.Laid():
            table.owner, table.setup, table.commitment = entry.owner, entry.setup, entry.commitment
            table.places = [Place() for _ in range(entry.setup.seats)]
        case log.Changed() | log.Readied() | log.Opened() | log.Dealt():
            _towards_the_deal(table, entry)
        case log.Proposed() | log.Answered() | log.Clocked():
            _consent(table, entry)
        case log.Ended():
            table.end("over" if entry.how == "agreed" else "closed", entry.how)
        case log.Rematched():
            table.rematch = entry.table
        case log.Barred():
            table.barred.add(entry.person)
        case log.Gone():
            _gone(table, entry.person)
        case log.Became():
            _became(table, entry.person, entry.account)
        case log.Warned(seat=-1):
            table.closes = entry.until
        case (
            log.Sat() | log.Stood() | log.BotSat() | log.Steered() | log.Returned()
            | log.Offered() | log.Warned() | log.Rested() | log.Resumed()
        ):  # fmt: skip
            _seat(table, table.places[entry.seat], entry)
        case _:
            raise TypeError(f"table {table.id}: {entry!r} is no entry of the table's")


# Before the deal


def _towards_the_deal(table: Table, entry: BeforeTheDeal) -> None:
    match entry:
        case log.Changed():
            table.setup = entry.setup
            kept = table.places[: entry.setup.seats]
            table.places = kept + [Place() for _ in range(entry.setup.seats - len(kept))]
            for place in table.places:
                place.unready()
        case log.Readied():
            place = table.places[entry.seat]
            place.unready()
            place.ready, place.commitment = entry.ready, entry.commitment
            table.closes = None
            _see_who_is_ready(table)
        case log.Opened():
            table.places[entry.seat].entropy = entry.entropy
        case log.Dealt():
            table.deal(entry.rules_version, entry.sources, entry.fresh_from)


# Seats


def _seat(table: Table, place: Place, entry: AroundASeat) -> None:
    playing = table.status == "playing"
    match entry:
        case log.Sat():
            _sit(table, place, entry)
        case log.Stood() if playing:
            _drive_on(table, place)
        case log.Stood():
            _free(table, entry.seat)
        case log.BotSat(level=""):
            _free(table, entry.seat)
        case log.BotSat():
            table.places[entry.seat] = Place(kind="bot", level=entry.level)
            _see_who_is_ready(table)
        case log.Steered():
            table.question = None
            place.steered = True
            place.resigned = place.resigned or entry.why == "resigned"
            place.warned = None
        case log.Returned():
            place.steered, place.warned = False, None
            place.due_since = table.at if place.due_since is not None else None
        case log.Offered():
            place.offered = True
        case log.Warned():
            place.warned = entry.until
        case log.Rested():
            place.rests.append((entry.since, entry.until))
        case log.Resumed():
            begun = [span for span in place.rests if span[0] < table.at]
            place.rests = [(since, min(until, table.at)) for since, until in begun]
        case _:
            raise TypeError(f"table {table.id}: {entry!r} is about no seat")


def _sit(table: Table, place: Place, entry: log.Sat) -> None:
    """A free seat; in the middle of a match one that a bot has driven so far."""
    place.kind, place.person, place.name = "person", entry.person, entry.name
    place.colour, place.level, place.left = entry.colour, "", ""
    place.steered = place.offered = place.resigned = False
    place.rests = []
    place.acted = table.last
    place.unready()
    table.closes = None
    if place.due_since is not None:
        place.begins(table.at)
    _see_who_is_ready(table)


def _drive_on(table: Table, place: Place) -> None:
    """Whoever sat here has left in the middle of the match; nobody waits for their answer."""
    table.question = None
    place.left = place.person
    place.kind, place.person, place.level = "bot", "", SUBSTITUTE
    place.steered, place.offered = False, True


def _free(table: Table, seat: int) -> None:
    table.places[seat] = Place()
    _see_who_is_ready(table)


def _see_who_is_ready(table: Table) -> None:
    if table.status in ("waiting", "opening"):
        table.status = "opening" if table.all_ready() else "waiting"


# People


def _gone(table: Table, person: str) -> None:
    """They stand up, and what they did here is nobody's."""
    for seat, place in enumerate(table.places):
        if person not in (place.person, place.left):
            continue
        if table.status in ("waiting", "opening"):
            _free(table, seat)
            continue
        if place.person == person and table.status == "playing":
            _drive_on(table, place)
        place.person = place.left = ""
        place.name = GONE
        table.rename(seat, GONE)
    if table.owner == person:
        table.owner = next(iter(sorted(table.people())), person)
    _retell(
        table, person, lambda said: msgspec.structs.replace(said, name=GONE, text="", person="")
    )


def _became(table: Table, person: str, account: str) -> None:
    """The same hands under another name."""
    for place in table.places:
        place.person = account if place.person == person else place.person
        place.left = account if place.left == person else place.left
    table.owner = account if table.owner == person else table.owner
    if person in table.barred:
        table.barred.add(account)
    _retell(table, person, lambda said: msgspec.structs.replace(said, person=account))


def _retell(table: Table, person: str, told: Callable[[Talk], Talk]) -> None:
    talk = [told(said) if said.person == person else said for said in table.talk]
    table.talk.clear()
    table.talk.extend(talk)


# What everybody must agree to


def _consent(table: Table, entry: Consent) -> None:
    match entry:
        case log.Proposed():
            others = frozenset(s for s, p in enumerate(table.places) if p.by_person)
            table.question = Question(
                entry.seat, entry.what, entry.ply, entry.clock, others, {entry.seat}
            )
        case log.Answered(yes=True) if table.question is not None:
            table.question.yes.add(entry.seat)
        case log.Answered():
            table.question = None
        case log.Clocked():
            table.setup = msgspec.structs.replace(table.setup, clock=entry.clock)
            table.question = None
            for place in table.places:
                place.bank, place.warned = entry.clock.bank * SECOND, None
                place.due_since = table.at if place.due_since is not None else None
