"""When a notice may go out: not in quiet hours, and mail not too often."""

import datetime

from paddock.server.people.days import zone_of
from paddock.server.wire.notices import Notifying

SECOND = 1000
HOUR = 3600 * SECOND
SETTLING = {"webhook": 0, "mail": 120 * SECOND}  # a turn that is taken meanwhile needs no mail


def not_before(kind: str, wishes: Notifying, told: int | None, at: int) -> int:
    """When a notice that came at this time may be sent on a channel that told something then."""
    earliest = at + SETTLING[kind]
    if kind == "mail" and told is not None:
        earliest = max(earliest, told + wishes.digest * HOUR)
    return after_quiet(wishes, earliest)


def after_quiet(wishes: Notifying, at: int) -> int:
    """This time, or the end of the quiet hours that it falls into."""
    if not wishes.quiet_from or wishes.quiet_from == wishes.quiet_until:
        return at
    local = datetime.datetime.fromtimestamp(at / 1000, zone_of(wishes.time_zone))
    now = local.strftime("%H:%M")
    if not _is_between(now, wishes.quiet_from, wishes.quiet_until):
        return at
    end = datetime.time.fromisoformat(wishes.quiet_until)
    day = local.date() if now < wishes.quiet_until else local.date() + datetime.timedelta(days=1)
    return int(datetime.datetime.combine(day, end, local.tzinfo).timestamp()) * SECOND


def _is_between(now: str, since: str, until: str) -> bool:
    """Hours of the day; quiet hours may go over midnight."""
    if since < until:
        return since <= now < until
    return now >= since or now < until
