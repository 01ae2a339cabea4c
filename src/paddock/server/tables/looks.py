"""What a visitor may know of a table: the only way from a table to the wire."""

from collections.abc import Callable, Sequence

from paddock.core.match import Match
from paddock.core.messages import Message
from paddock.core.who import NOBODY
from paddock.server.tables.table import Table
from paddock.server.wire.updates import (
    Happened,
    MatchInfo,
    Proposal,
    SeatClock,
    SeatInfo,
    SeatLook,
    TableInfo,
    Update,
)

Present = Callable[[str], bool]  # whether a person is looking at the table


def update(table: Table, seats: Sequence[int], since: int, now: int, present: Present) -> Update:
    """All that has come past an entry, for somebody who has these seats (or none)."""
    eyes = tuple(seats) or (NOBODY,)
    fresh = since == 0
    arranged = fresh or table.arranged > since
    has_match = table.match is not None and (arranged or table.turned > since)
    return Update(
        since=since,
        last=table.last,
        now=now,
        table=table_info(table, present) if arranged else None,
        match=_match_info(table, table.match, eyes, since) if has_match and table.match else None,
        talk=tuple(talk for talk in table.talk if talk.entry > since),
    )


def table_info(table: Table, present: Present) -> TableInfo:
    """The table without its match: the same for everybody."""
    return TableInfo(
        id=table.id,
        code=table.code,
        owner=table.owner,
        setup=table.setup,
        status=table.status,
        seats=seat_infos(table, present),
        commitment=table.commitment,
        proposal=_proposal(table),
        closes=table.closes,
        rematch=table.rematch,
        result=tuple(table.match.score()) if table.match and table.status == "over" else None,
        ended=table.ended,
    )


def seat_infos(table: Table, present: Present) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    return tuple(place.info(present=present(place.person)) for place in table.places)


def _proposal(table: Table) -> Proposal | None:
    question = table.question
    if question is None:
        return None
    return Proposal(
        seat=question.seat,
        what=question.what,
        ply=question.ply,
        clock=question.clock,
        yes=tuple(sorted(question.yes)),
        wanted=tuple(sorted(question.wanted)),
    )


def _match_info(table: Table, match: Match, eyes: Sequence[int], since: int) -> MatchInfo:
    backs = [ply for entry, ply in table.backs if entry > since]
    return MatchInfo(
        ply=match.ply,
        due=tuple(table.due),
        table_due=table.table_due_at(),
        clocks=tuple(SeatClock(place.bank, place.deadline(table.clock)) for place in table.places),
        labels=match.labels(),
        score=tuple(match.score()),
        looks=tuple(_seat_look(table, match, eye, since) for eye in eyes),
        rewound=min(backs, default=None),
    )


def _seat_look(table: Table, match: Match, eye: int, since: int) -> SeatLook:
    view = match.view(eye)
    events = tuple(happened(table, match, eye, since))
    if eye == NOBODY or table.status != "playing":
        return SeatLook(seat=eye, view=view, prompt=_prompt(match, eye), events=events)
    game, box, state = match.game, match.box, match.state
    return SeatLook(
        seat=eye,
        view=view,
        prompt=_prompt(match, eye),
        decisions=tuple(match.decisions(eye)),
        refusals=tuple(game.why_not(box, state, eye)),
        undo_to=match.undo_target(eye),
        events=events,
    )


def _prompt(match: Match, eye: int) -> Message:
    message: Message = match.game.prompt(match.box, match.state, eye)
    return message


def happened(table: Table, match: Match, eye: int, since: int) -> list[Happened]:
    """What one seat has seen happen since an entry."""
    kinds, tell = match.game.KINDS, match.game.tell
    told: list[Happened] = []
    for happening in table.happenings:
        if happening.entry <= since:
            continue
        for event in happening.seen[eye]:  # NOBODY is -1: the last one
            kind = kinds[event.kind]
            args = event.named(kinds)
            entry, ply = happening.entry, happening.ply
            told.append(Happened(entry, ply, kind.name, kind.rule, event.who, args, tell(event)))
    return told
