"""A table over a WebSocket: commands in, updates out.

This speaks ASGI itself: what a framework wraps around each message costs more than the message.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from paddock.core.errors import PaddockError
from paddock.server.errors import Away, Malformed, Refusal, SignedOut
from paddock.server.house import House
from paddock.server.people.visitor import Visitor
from paddock.server.tables.hub import Connection
from paddock.server.tables.service import may_look
from paddock.server.wire.commands import FromClient, Resync
from paddock.server.wire.refusals import in_words
from paddock.server.wire.updates import Done, Refused

MOST_BYTES = 16 * 1024  # of one message
REFUSED, GOING_AWAY = 4000, 1001  # why a socket is closed

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()
_ids = msgspec.json.Decoder(dict[str, Any])

Write = Callable[[str], Awaitable[None]]


def table_socket(house: House) -> ASGIRouteHandler:
    """Everything at one table, as it happens."""

    @asgi("/api/tables/{table:str}/socket", copy_scope=True)
    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
        if request.scope["type"] != "websocket":
            await _refuse_http(send)
            return
        await receive()  # websocket.connect
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        visitor = await house.people.visitor_of(request)
        await _at_table(house, visitor, request, receive, send)

    return handle


async def _refuse_http(send: Send) -> None:
    said = _encoder.encode(in_words(Malformed("websocket-wanted")))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 426, "headers": headers})
    await send({"type": "http.response.body", "body": said, "more_body": False})


async def _at_table(
    house: House,
    visitor: Visitor | None,
    request: ASGIConnection[Any, Any, Any, Any],
    receive: Receive,
    send: Send,
) -> None:
    table = str(request.path_params["table"])
    last = _last_in(request.scope["query_string"])
    person, session = (visitor.person, visitor.token) if visitor else ("", "")
    connection = Connection(table, person, last, session)
    try:
        async with house.keeper.at(table) as at_hand:
            may_look(at_hand, visitor)
            known = connection.last if connection.last <= at_hand.last else 0
            house.hub.catch_up(at_hand, connection, known)
            house.hub.join(connection, at_hand)
    except PaddockError as error:
        await _send_away(send, error)
        return
    await _converse(connection, house, visitor, receive, send)


async def _send_away(send: Send, error: PaddockError) -> None:
    """Say why, and close."""
    text = _encoder.encode(in_words(error)).decode()
    await send({"type": "websocket.send", "text": text, "bytes": None})
    await send({"type": "websocket.close", "code": REFUSED, "reason": error.kind})


def _last_in(query: bytes) -> int:
    """The last entry that the client knows; nonsense is nothing."""
    text = parse_qs(query.decode("latin-1")).get("last", ["0"])[0]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


async def _converse(
    connection: Connection, house: House, visitor: Visitor | None, receive: Receive, send: Send
) -> None:
    """Read and write until one of the two ends."""
    reading = asyncio.create_task(_read(receive, connection, house, visitor))
    writing = asyncio.create_task(_write(send, connection, house))
    connection.writer = writing
    try:
        await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        if house.hub.leave(connection):
            await house.keeper.tell_who_is_here(connection.table)
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        with contextlib.suppress(Exception):  # it may be closed already
            await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})


async def _write(send: Send, connection: Connection, house: House) -> None:
    now = asyncio.get_running_loop().time
    while True:
        try:
            message = await connection.next()
        except Refusal as error:
            await _send_away(send, error)
            return
        if message is None:
            async with house.keeper.at(connection.table) as at_hand:
                house.hub.catch_up(at_hand, connection)
            continue
        connection.sending_since = now()
        await send({"type": "websocket.send", "text": message, "bytes": None})
        connection.sending_since = None


async def _read(
    receive: Receive, connection: Connection, house: House, visitor: Visitor | None
) -> None:
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("text") or message.get("bytes") or b""
        answer = await _answer(data, connection, house, visitor)
        connection.put(_encoder.encode(answer).decode())


async def _answer(
    data: str | bytes, connection: Connection, house: House, visitor: Visitor | None
) -> Done | Refused:
    """What became of one message."""
    try:
        house.limits.take("message", str(id(connection)))
        house.limits.take("table", connection.table)
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
