"""What happens at a table by itself: time is up, a lot ends, a forgotten table is closed."""

from paddock.core.who import TABLE
from paddock.server.tables import entries as log
from paddock.server.tables.commands import deal
from paddock.server.tables.draft import Draft
from paddock.server.tables.seats import SECOND
from paddock.server.tables.table import CLOSING_SECONDS, GRACE


def tick(draft: Draft) -> None:
    """Add whatever must have happened by now."""
    wake = draft.table.wake()
    if wake is None or wake > draft.at:
        return
    match draft.table.status:
        case "waiting":
            _warn_or_close(draft)
        case "opening":
            deal(draft)
        case _:
            _look_at_the_clocks(draft)


def _warn_or_close(draft: Draft) -> None:
    table = draft.table
    if table.closes is None:
        draft.add(log.Warned(-1, draft.at + CLOSING_SECONDS[table.clock.kind] * SECOND))
    else:
        draft.add(log.Ended("closed"))


def _look_at_the_clocks(draft: Draft) -> None:
    table = draft.table
    for seat in table.due:
        limit = table.limit(seat)
        if limit is not None and limit <= draft.at:
            _time_is_up(draft, seat)
    ends = table.table_due_at()
    if ends is not None and ends <= draft.at:
        draft.act(TABLE, draft.match.legal(TABLE)[0])


def _time_is_up(draft: Draft, seat: int) -> None:
    grace = GRACE[draft.table.clock.kind] * SECOND
    if draft.table.places[seat].warned is None and grace:
        draft.add(log.Warned(seat, draft.at + grace))
    else:
        draft.add(log.Steered(seat, "late"))
