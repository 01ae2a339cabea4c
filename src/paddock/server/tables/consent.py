"""What everybody at the table must agree to: going back, ending here, another clock."""

from paddock.server.errors import NotNow
from paddock.server.people.visitor import Visitor
from paddock.server.tables import entries as log
from paddock.server.tables.asking import at_the_wheel, only
from paddock.server.tables.draft import Draft
from paddock.server.wire import commands as wire


def propose(draft: Draft, by: Visitor, command: wire.Propose) -> None:
    table = draft.table
    only(table, "playing")
    at_the_wheel(table, by, command.seat)
    if table.question is not None:
        raise NotNow("already-asked", seat=table.question.seat)
    if command.what == "back" and not 0 <= command.ply < draft.match.ply:
        raise NotNow("no-ply", came=command.ply, most=draft.match.ply - 1)
    if command.what == "clock" and command.clock is None:
        raise NotNow("no-clock")
    draft.add(log.Proposed(command.seat, command.what, command.ply, command.clock))
    _agree(draft, by)


def answer(draft: Draft, by: Visitor, command: wire.Answer) -> None:
    table = draft.table
    only(table, "playing")
    at_the_wheel(table, by, command.seat)
    if table.question is None:
        raise NotNow("nothing-asked")
    draft.add(log.Answered(command.seat, command.yes))
    if command.yes:
        _agree(draft, by)


def _agree(draft: Draft, by: Visitor) -> None:
    """Other seats of the same person agree too; what all have agreed to, is done."""
    question = draft.table.question
    if question is None:
        return
    for seat in draft.table.seats_of(by.person):
        if seat in question.wanted - question.yes:
            draft.add(log.Answered(seat, yes=True))
    if not question.is_agreed:
        return
    if question.what == "back":
        draft.back(min(question.ply, draft.match.ply))
        draft.settle()
    elif question.what == "end":
        draft.add(log.Ended("agreed"))
    elif question.clock is not None:
        draft.add(log.Clocked(question.clock))
