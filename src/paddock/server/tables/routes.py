"""Tables over HTTP; what a program needs to play is all here."""

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter

from paddock.core import log as match_log
from paddock.core import registry, storage
from paddock.core.log import MatchFile
from paddock.core.texts import Language
from paddock.server.asking import Anybody, Count, Eye, Here, Somebody, TableId
from paddock.server.errors import Malformed
from paddock.server.house import House
from paddock.server.people.visitor import Visitor
from paddock.server.tables import service
from paddock.server.tables.looks import table_info, update
from paddock.server.tables.replays import replay
from paddock.server.tables.table import Table
from paddock.server.wire import sizes
from paddock.server.wire.commands import AnyCommand
from paddock.server.wire.tables import Fairness, Fork, NewTable, Play, Replay
from paddock.server.wire.updates import Done, TableInfo, Update

MOST_WAIT = 25  # seconds of a long poll
Asked = Request[Any, Any, State]
Luck = Annotated[str, QueryParameter(pattern=r"\A(same|fresh)\Z")]

_commands = msgspec.json.Decoder(AnyCommand)


def _info(house: House, table: Table) -> TableInfo:
    return table_info(table, lambda person: house.hub.is_here(table.id, person))


@post("/api/tables", status_code=201, limit="lay", request_max_body_size=sizes.SETUP)
async def lay(data: JSONBody[NewTable], house: Here, visitor: Somebody) -> TableInfo:
    """Lay a table."""
    sitter = await house.people.about_to_sit(visitor)
    return _info(house, await service.lay(house.keeper, sitter, data))


@post("/api/play", status_code=201, limit="lay", request_max_body_size=sizes.SETUP)
async def play(data: JSONBody[Play], house: Here, visitor: Somebody) -> TableInfo:
    """A race against bots, at once."""
    return _info(house, await service.play(house.keeper, visitor, data))


@get("/api/tables/{table:str}")
async def look(table: TableId, house: Here, anybody: Anybody, since: Count = 0) -> Update:
    """The table and its match, as this visitor may know them."""
    async with house.keeper.at(table) as at_hand:
        return _update(house, at_hand, anybody, since)


def _update(house: House, table: Table, by: Visitor | None, since: int) -> Update:
    service.may_look(table, by)
    seats = () if by is None else table.seats_of(by.person)
    return update(table, seats, since, house.now(), lambda p: house.hub.is_here(table.id, p))


@get("/api/tables/{table:str}/updates")
async def updates(
    table: TableId, house: Here, anybody: Anybody, since: Count, wait: Count = 0
) -> Update:
    """Wait up to so many seconds until something has come past an entry."""
    until = asyncio.get_running_loop().time() + min(wait, MOST_WAIT)
    while True:
        async with house.keeper.at(table) as at_hand:
            left = until - asyncio.get_running_loop().time()
            if at_hand.last > since or left <= 0 or house.closing:
                return _update(house, at_hand, anybody, since)
            service.may_look(at_hand, anybody)
            changed = house.hub.change_of(table)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):
                await changed.wait()


@post("/api/tables/{table:str}/commands", status_code=200, request_max_body_size=sizes.SETUP)
async def command(table: TableId, request: Asked, house: Here, visitor: Somebody) -> Done:
    """Carry a command out; the same id is carried out once, however often it comes."""
    try:
        wanted = _commands.decode(await request.body())
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise Malformed("command", told=str(error)) from None
    return await house.carry_out(table, visitor, wanted)


@get("/api/tables/{table:str}/drawing")
async def drawing(table: TableId, house: Here, anybody: Anybody) -> Response[bytes]:
    """The static board as SVG; its ids are the anchors."""
    async with house.keeper.at(table) as at_hand:
        setup = at_hand.setup
    game = registry.game(setup.game)
    svg: str = game.drawing(game.box(setup.seats, setup.options))
    return Response(svg.encode(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/match")
async def match_file(table: TableId, house: Here, anybody: Anybody) -> Response[bytes]:
    """The file of a finished match."""
    async with house.keeper.at(table) as at_hand:
        data = match_log.write(storage.file_of(service.may_replay(at_hand, anybody)))
    name = f"paddock-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/fairness")
async def fairness(table: TableId, house: Here) -> Fairness:
    """What was promised for the dice, and once the match is over the secret."""
    async with house.keeper.at(table) as at_hand:
        return service.fairness(at_hand)


@get("/api/tables/{table:str}/replay", limit="heavy")
async def replay_table(
    table: TableId,
    house: Here,
    anybody: Anybody,
    seat: Eye = -1,
    since: Count = 0,
    language: FromQuery[Language | None] = None,
) -> Replay:
    """A finished match, step by step."""
    async with house.keeper.at(table) as at_hand:
        match = service.may_replay(at_hand, anybody)
    return await asyncio.to_thread(replay, match, seat, since, language)


@post("/api/replay", status_code=200, limit="heavy", request_max_body_size=sizes.MATCH)
async def replay_file(
    request: Asked,
    visitor: Somebody,
    seat: Eye = -1,
    since: Count = 0,
    language: FromQuery[Language | None] = None,
) -> Replay:
    """The same of a match file that somebody has."""
    file = match_log.read(await request.body())
    return await asyncio.to_thread(_replay_of, file, seat, since, language)


def _replay_of(file: MatchFile, seat: int, since: int, language: Language | None) -> Replay:
    return replay(storage.restored(file), seat, since, language)


@post("/api/tables/{table:str}/fork", status_code=201, limit="heavy")
async def fork(table: TableId, data: JSONBody[Fork], house: Here, visitor: Somebody) -> TableInfo:
    """Go on from a ply of a finished match, at a table of one's own."""
    async with house.keeper.at(table) as at_hand:
        match = service.may_replay(at_hand, visitor)
    return _info(house, await service.fork(house.keeper, match, visitor, data))


@post("/api/fork", status_code=201, limit="heavy", request_max_body_size=sizes.MATCH)
async def fork_file(
    request: Asked, house: Here, visitor: Somebody, ply: Count, luck: Luck = "fresh"
) -> TableInfo:
    """The same from a match file."""
    wanted = msgspec.convert({"ply": ply, "luck": luck}, Fork)
    match = await asyncio.to_thread(storage.restored, match_log.read(await request.body()))
    return _info(house, await service.fork(house.keeper, match, visitor, wanted))


HANDLERS = [
    lay, play, look, updates, command, drawing, match_file, fairness, replay_table, replay_file,
    fork, fork_file,
]  # fmt: skip
