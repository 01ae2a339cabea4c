"""A table over a WebSocket: commands in, updates out."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from paddock.core.errors import PaddockError
from paddock.server.asking import Count, Here, TableId
from paddock.server.errors import Away, Malformed, SignedOut
from paddock.server.house import House
from paddock.server.people.visitor import Visitor, visitor_of
from paddock.server.tables.hub import Connection
from paddock.server.tables.service import may_look
from paddock.server.wire.commands import FromClient, Resync
from paddock.server.wire.refusals import in_words
from paddock.server.wire.updates import Done, Refused

MOST_BYTES = 16 * 1024  # of one message
STALLED = 30  # seconds in which a client must take what is sent to it
REFUSED, GOING_AWAY, STUCK = 4000, 1001, 4008  # why a socket is closed

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()
_ids = msgspec.json.Decoder(dict[str, Any])


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, State], table: TableId, house: Here, last: Count = 0
) -> None:
    """Everything at one table, as it happens."""
    visitor = await visitor_of(socket, house.database)
    await socket.accept()
    connection = Connection(table, visitor.person if visitor else "", max(0, last))
    try:
        async with house.keeper.at(table) as at_hand:
            may_look(at_hand, visitor)
            known = connection.last if connection.last <= at_hand.last else 0
            house.hub.catch_up(at_hand, connection, known)
            house.hub.join(connection, at_hand)
    except PaddockError as error:
        await socket.send_bytes(_encoder.encode(in_words(error)))
        await socket.close(REFUSED, error.kind)
        return
    await _converse(socket, connection, house, visitor)


async def _converse(
    socket: WebSocket[Any, Any, State],
    connection: Connection,
    house: House,
    visitor: Visitor | None,
) -> None:
    """Read and write until one of the two ends."""
    reading = asyncio.create_task(_read(socket, connection, house, visitor))
    writing = asyncio.create_task(_write(socket, connection, house))
    try:
        await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        if house.hub.leave(connection):
            await house.keeper.tell_who_is_here(connection.table)
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        with contextlib.suppress(Exception):  # it may be closed already
            await socket.close(GOING_AWAY)


async def _write(socket: WebSocket[Any, Any, State], connection: Connection, house: House) -> None:
    while True:
        message = await connection.next()
        if message is None:
            async with house.keeper.at(connection.table) as at_hand:
                house.hub.catch_up(at_hand, connection)
            continue
        await asyncio.wait_for(socket.send_data(message, mode="text"), STALLED)


async def _read(
    socket: WebSocket[Any, Any, State],
    connection: Connection,
    house: House,
    visitor: Visitor | None,
) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_data(mode="text")
            connection.put(_encoder.encode(await _answer(data, connection, house, visitor)))


async def _answer(
    data: str | bytes, connection: Connection, house: House, visitor: Visitor | None
) -> Done | Refused:
    """What became of one message."""
    try:
        message = _decoded(data)
    except PaddockError as error:
        return in_words(error, _id_in(data))
    try:
        if isinstance(message, Resync):
            async with house.keeper.at(connection.table) as at_hand:
                house.hub.catch_up(at_hand, connection, min(message.last, at_hand.last))
                return Done(id="resync", entry=at_hand.last)
        if visitor is None:
            raise SignedOut("session")
        return await house.carry_out(connection.table, visitor, message)
    except PaddockError as error:
        return in_words(error, "" if isinstance(message, Resync) else message.id)
    except Exception:
        house.logger.exception("a command failed")
        broken = Away("broken")
        return in_words(broken, "" if isinstance(message, Resync) else message.id)


def _decoded(data: str | bytes) -> FromClient:
    if len(data) > MOST_BYTES:
        raise Malformed("too-large", came=len(data), most=MOST_BYTES)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("message", told=str(error)[:200]) from None


def _id_in(data: str | bytes) -> str:
    """The id of a message that is no command, if it has one: so that its sender finds it again."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return str(_ids.decode(data).get("id", ""))[:40]
    return ""
