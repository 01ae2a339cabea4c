"""What a client needs to put a game into words and pictures: its texts, rules and sheets."""

import csv
import io
from typing import Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from paddock.core import registry
from paddock.core.match import Match
from paddock.core.texts import Language
from paddock.core.who import NOBODY
from paddock.server.asking import Anybody, Eye, Here, TableId
from paddock.server.errors import NotNow, NotYours
from paddock.server.tables import service
from paddock.server.tables.speaking import speaker_of

GameName = FromPath[str]
Tongue = FromPath[Language]
Spoken = FromQuery[Language]
AN_HOUR = {"cache-control": "public, max-age=3600"}


@get("/api/games/{game:str}/words/{language:str}", sync_to_thread=True)
def words(game: GameName, language: Tongue) -> Response[str]:
    """A game's texts, as a Fluent file."""
    path = registry.folder(game) / f"words.{language}.ftl"
    return Response(path.read_text(encoding="utf-8"), media_type="text/plain", headers=AN_HOUR)


@get("/api/games/{game:str}/rules/{language:str}", sync_to_thread=True)
def rules(game: GameName, language: Tongue) -> Response[str]:
    """A game's rules, as Markdown."""
    path = registry.folder(game) / f"rules.{language}.md"
    return Response(path.read_text(encoding="utf-8"), media_type="text/plain", headers=AN_HOUR)


@get("/api/games/{game:str}/drawing", sync_to_thread=True)
def drawing(game: GameName) -> Response[bytes]:
    """The static board of a game whose table has all switches as they are."""
    module = registry.game(game)
    svg: str = module.drawing(module.box(module.META.seats[1], {}))
    return Response(svg.encode(), media_type="image/svg+xml", headers=AN_HOUR)


@get("/api/tables/{table:str}/picture")
async def picture(
    table: TableId, house: Here, anybody: Anybody, language: Spoken, seat: Eye = NOBODY
) -> Response[str]:
    """The board in words, from one of one's own seats or as a spectator."""
    async with house.keeper.at(table) as at_hand:
        service.may_look(at_hand, anybody)
        mine = () if anybody is None else at_hand.seats_of(anybody.person)
        if seat != NOBODY and seat not in mine:
            raise NotYours("seat", seat=seat)
        match = _dealt(at_hand.match)
        say = speaker_of(match, language).say
        text: str = match.game.picture(match.box, match.view(seat), say)
    return Response(text, media_type="text/plain")


@get("/api/tables/{table:str}/sheet")
async def sheet(
    table: TableId,
    house: Here,
    anybody: Anybody,
    language: Spoken,
    form: FromQuery[Literal["json", "csv"]] = "json",
) -> Response[list[list[str]]] | Response[bytes]:
    """The score sheet: rows of texts, the headings first; as JSON or as CSV."""
    async with house.keeper.at(table) as at_hand:
        service.may_look(at_hand, anybody)
        match = _dealt(at_hand.match)
        say = speaker_of(match, language).say
        rows: list[list[str]] = match.game.sheet(match.box, match.state, say, match.labels())
    if form == "json":
        return Response(rows)
    # The mark at the beginning tells spreadsheets that this is UTF-8.
    written = io.StringIO("\ufeff")
    written.seek(0, io.SEEK_END)
    csv.writer(written).writerows(rows)
    headers = {"content-disposition": f'attachment; filename="paddock-{table}.csv"'}
    return Response(written.getvalue().encode(), media_type="text/csv", headers=headers)


def _dealt(match: Match | None) -> Match:
    if match is None:
        raise NotNow("not-dealt")
    return match


HANDLERS = [words, rules, drawing, picture, sheet]
