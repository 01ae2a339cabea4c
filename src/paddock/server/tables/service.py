"""What people do with tables beside sitting at them: lay, fork, play again, look again."""

import msgspec

from paddock.bots.levels import LEVELS
from paddock.core import contract, registry
from paddock.core.match import Match
from paddock.server.errors import NotNow, NotYours
from paddock.server.people.service import People
from paddock.server.people.visitor import Visitor
from paddock.server.tables import entries as log
from paddock.server.tables.asking import check_warm, checked
from paddock.server.tables.commands import deal, deal_if_ready, rest
from paddock.server.tables.draft import Draft
from paddock.server.tables.keeper import Keeper
from paddock.server.tables.table import Table
from paddock.server.wire.commands import Rematch
from paddock.server.wire.setup import Setup
from paddock.server.wire.tables import Fairness, Fork, NewTable, Play
from paddock.server.wire.updates import Done

USUAL_SEATS = 4


def _sat(by: Visitor, seat: int) -> log.Sat:
    return log.Sat(seat, by.person, by.name, by.colour)


def may_look(table: Table, by: Visitor | None) -> None:
    """Refuse whoever may not see what happens here."""
    if not table.may_watch("" if by is None else by.person):
        raise NotYours("watching")


def may_replay(table: Table, by: Visitor | None) -> Match:
    """The match, for those who may see it again."""
    if table.match is None or table.status != "over":
        raise NotNow("still-running")
    person = "" if by is None else by.person
    if table.setup.replay == "players" and person not in table.people() | {table.owner}:
        raise NotYours("replay")
    return table.match


async def lay(keeper: Keeper, by: Visitor, wanted: NewTable) -> Table:
    """A new table, with bots and perhaps oneself at it."""
    checked(wanted.setup)

    def further(draft: Draft) -> None:
        if wanted.sit is not None:
            draft.add(_sat(by, _seat(wanted.setup, wanted.sit)))
            rest(draft, wanted.sit, by.rests)
        for text, level in wanted.bots.items():
            seat = _seat(wanted.setup, int(text) if text.isdecimal() else -1)
            if level not in LEVELS:
                raise NotNow("no-level", came=level, wanted=", ".join(LEVELS))
            if seat == wanted.sit:
                raise NotNow("seat-taken", seat=seat)
            draft.add(log.BotSat(seat, level))
        deal_if_ready(draft)

    return await keeper.lay(by.person, wanted.setup, further)


def _seat(setup: Setup, seat: int) -> int:
    if not 0 <= seat < setup.seats:
        raise NotNow("no-seat", came=seat, most=setup.seats - 1)
    return seat


async def play(keeper: Keeper, by: Visitor, wanted: Play) -> Table:
    """A race against bots that begins at once."""
    least, most = registry.meta(wanted.game).seats
    seats = wanted.seats or max(least, min(USUAL_SEATS, most))
    setup = checked(Setup(game=wanted.game, seats=seats, options=wanted.options, watching=False))
    check_warm(wanted.game)
    if wanted.level not in LEVELS:
        raise NotNow("no-level", came=wanted.level, wanted=", ".join(LEVELS))

    def further(draft: Draft) -> None:
        draft.add(_sat(by, 0))
        for seat in range(1, seats):
            draft.add(log.BotSat(seat, wanted.level))
        draft.add(log.Readied(0, ready=True, commitment=""))
        deal(draft)

    return await keeper.lay(by.person, setup, further)


def _next_setup(table: Table) -> Setup:
    """The same again, with what a finished match leaves to the next."""
    if table.match is None or not table.match.over:
        return table.setup
    options = {**table.setup.options, **contract.rematch(table.match)}
    return msgspec.structs.replace(table.setup, options=options)


async def rematch(
    keeper: Keeper, people: People, table: str, by: Visitor, command: Rematch
) -> Done:
    """The same people and set-up at another table; who asks second is led to the same one."""
    async with keeper.at(table) as old:
        if old.status != "over":
            raise NotNow("still-running")
        if by.person not in old.people():
            raise NotYours("players")
        setup, places, there = _next_setup(old), list(old.places), old.rematch
    if not there:
        shuns = (await people.about_to_sit(by)).shuns if setup.public else frozenset[str]()
        rests = await people.rests_of({place.person for place in places})

        def further(draft: Draft) -> None:
            for seat, place in enumerate(places):
                if place.kind == "person" and place.person and place.person not in shuns:
                    draft.add(log.Sat(seat, place.person, place.name, place.colour))
                    rest(draft, seat, rests.get(place.person, ()))
                elif place.kind == "bot":
                    draft.add(log.BotSat(seat, place.level))

        laid = await keeper.lay(by.person, setup, further)
        there = await _agreed_on(keeper, table, laid.id)
    return Done(id=command.id, entry=0, data={"table": there})


async def _agreed_on(keeper: Keeper, table: str, there: str) -> str:
    """The table of the rematch: of two that were laid at the same moment, the first."""

    def note(draft: Draft) -> None:
        if not draft.table.rematch:
            draft.add(log.Rematched(there))

    return (await keeper.change(table, note)).rematch


async def fork(keeper: Keeper, match: Match, by: Visitor, wanted: Fork) -> Table:
    """A hot-seat table that goes on from a ply, with the same luck or with its own."""
    if not match.over and wanted.luck == "same":
        raise NotNow("secret-live")
    check_warm(match.name)
    twin = match.fork(wanted.ply)
    seats = len(match.seats)
    setup = Setup(game=match.name, seats=seats, options=match.options, hot_seat=True)

    def further(draft: Draft) -> None:
        for seat in range(seats):
            draft.add(log.Sat(seat, by.person, match.seats[seat].name, ""))
            draft.add(log.Readied(seat, ready=True, commitment=""))
        since = twin.next_luck_number
        kept = tuple(s for s in twin.lucks if wanted.luck == "same" or s.since < since)
        fresh = since if wanted.luck == "fresh" else 0
        draft.add(log.Dealt(match.rules_version, kept, fresh))
        for entry in twin.entries:
            draft.add(entry)
        if draft.table.match is not None and not draft.table.match.over:
            draft.settle()

    return await keeper.lay(by.person, setup, further)


def fairness(table: Table) -> Fairness:
    """What was promised for the dice, and what of it is open."""
    match = table.match
    return Fairness(
        table=table.id,
        commitment=table.commitment,
        seats=tuple(
            {"commitment": place.commitment, "entropy": place.entropy or ""}
            for place in table.places
        ),
        secret=table.secret.hex() if match is not None and match.over else "",
        draws=0 if match is None else match.next_luck_number - 1,
    )
