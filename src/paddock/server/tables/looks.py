"""What a visitor may know of a table: the only way from a table to the wire."""

import functools
from collections.abc import Callable, Sequence

import msgspec

from paddock.core.events import Event
from paddock.core.match import Match
from paddock.core.messages import Message
from paddock.core.promises import Promise, may_see, room_of
from paddock.core.who import NOBODY
from paddock.server.tables.table import Happening, Table
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


class Telling:
    """What is to be told of a table as it stands; what several visitors share is made once."""

    def __init__(self, table: Table, now: int, present: Present) -> None:
        self._table = table
        self._now = now
        self._present = present
        self._looks: dict[tuple[int, int], SeatLook] = {}  # seat, since
        self._told: dict[int, Happened] = {}  # by the event's id: most seats see the same

    def update(self, seats: Sequence[int], since: int) -> Update:
        """All that has come past an entry, for somebody who has these seats (or none)."""
        table = self._table
        arranged = since == 0 or table.arranged > since
        talk = table.talk and table.talk[-1].entry > since
        return Update(
            since=since,
            last=table.last,
            now=self._now,
            table=self._info if arranged else None,
            match=self._match_info(tuple(seats) or (NOBODY,), since, arranged),
            talk=tuple(said for said in table.talk if said.entry > since) if talk else (),
        )

    @functools.cached_property
    def _info(self) -> TableInfo:
        return table_info(self._table, self._present)

    def _match_info(self, eyes: Sequence[int], since: int, arranged: bool) -> MatchInfo | None:
        table = self._table
        if table.match is None or not (arranged or table.turned > since):
            return None
        looks = tuple(self._look(table.match, eye, since) for eye in eyes)
        backs = [ply for entry, ply in table.backs if entry > since]
        return msgspec.structs.replace(self._frame, looks=looks, rewound=min(backs, default=None))

    @functools.cached_property
    def _frame(self) -> MatchInfo:
        """What everybody may know of the match."""
        table, match = self._table, self._table.match
        assert match is not None
        return MatchInfo(
            ply=match.ply,
            due=tuple(table.due),
            table_due=table.table_due_at(),
            clocks=tuple(
                SeatClock(place.bank, place.deadline(table.clock)) for place in table.places
            ),
            labels=match.labels(),
            score=tuple(match.score()),
            looks=(),
        )

    def _look(self, match: Match, eye: int, since: int) -> SeatLook:
        key = eye, since
        if key not in self._looks:
            self._looks[key] = self._made(match, eye, since)
        return self._looks[key]

    def _made(self, match: Match, eye: int, since: int) -> SeatLook:
        view = match.view(eye)
        prompt: Message = match.game.prompt(match.box, match.state, eye)
        events = self._happened(match, eye, since)
        room = room_of(match.game)
        known = tuple(one for one in self._promises if may_see(one, eye)) if room else ()
        if eye == NOBODY or self._table.status != "playing":
            return SeatLook(seat=eye, view=view, prompt=prompt, events=events, promises=known)
        return SeatLook(
            seat=eye,
            view=view,
            prompt=prompt,
            decisions=tuple(match.decisions(eye)),
            refusals=tuple(match.game.why_not(match.box, match.state, eye)),
            undo_to=match.undo_target(eye),
            events=events,
            promises=known,
            promising=tuple(room.form(match, eye)) if room else (),
        )

    @functools.cached_property
    def _promises(self) -> Sequence[Promise]:
        match = self._table.match
        room = room_of(match.game) if match else None
        return room.promises(match) if room else ()

    def _happened(self, match: Match, eye: int, since: int) -> tuple[Happened, ...]:
        """What one seat has seen happen since an entry."""
        told: list[Happened] = []
        for happening in reversed(self._table.happenings):
            if happening.entry <= since:
                break
            for event in reversed(happening.seen[eye]):  # NOBODY is -1: the last one
                if id(event) not in self._told:
                    self._told[id(event)] = _tell(match, happening, event)
                told.append(self._told[id(event)])
        return tuple(reversed(told))


def _tell(match: Match, happening: Happening, event: Event) -> Happened:
    kinds = match.game.KINDS
    kind = kinds[event.kind]
    args, message = event.named(kinds), match.game.tell(event)
    return Happened(happening.entry, happening.ply, kind.name, kind.rule, event.who, args, message)


def update(table: Table, seats: Sequence[int], since: int, now: int, present: Present) -> Update:
    """All that has come past an entry, for one visitor."""
    return Telling(table, now, present).update(seats, since)


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
    return tuple(
        place.info(present=bool(place.person) and present(place.person)) for place in table.places
    )


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
