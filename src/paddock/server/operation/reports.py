"""`paddock reports`: what people have reported, for the operator to read."""

import dataclasses
import datetime
from collections.abc import Sequence

from sqlalchemy import select

from paddock.server.people.names import GONE
from paddock.store.database import Database
from paddock.store.schema import people, reports, tables


@dataclasses.dataclass(frozen=True)
class Reported:
    """One report, with the names that its people have now."""

    when: str
    by: str
    about: str
    person: str  # who it is about, as the log knows them
    table: str
    game: str
    text: str


async def reported(database: Database) -> Sequence[Reported]:
    """All of them, the oldest first."""
    by, about = people.alias("by_person"), people.alias("about_person")
    query = (
        select(reports, tables.c.game, by.c.name.label("by"), about.c.name.label("who"))
        .outerjoin(by, by.c.id == reports.c.person)
        .outerjoin(about, about.c.id == reports.c.about)
        .outerjoin(tables, tables.c.id == reports.c.table)
        .order_by(reports.c.id)
    )
    return [
        Reported(
            when=_time(row["at"]),
            by=row["by"] or GONE,
            about=row["who"] or GONE,
            person=row["about"],
            table=row["table"],
            game=row["game"] or GONE,
            text=_harmless(row["text"]),
        )
        for row in await database.rows(query)
    ]


def _harmless(text: str) -> str:
    """What a terminal would take for a command is not printed."""
    return "".join(one if one.isprintable() or one == "\n" else "?" for one in text)


def _time(at: int) -> str:
    here = datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).astimezone()
    return here.strftime("%Y-%m-%d %H:%M")
