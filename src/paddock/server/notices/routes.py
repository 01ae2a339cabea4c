"""Notices over HTTP."""

from typing import Any

import httpx
from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from paddock.server.asking import Here, Somebody
from paddock.server.errors import Away, NoSuch, NotNow
from paddock.server.house import House
from paddock.server.notices import feed, mail, pages
from paddock.server.notices.desk import shown, wishes_of
from paddock.server.notices.undelivered import Undelivered
from paddock.server.notices.wording import Words
from paddock.server.people.visitor import Visitor
from paddock.server.wire.notices import (
    ChangeChannel,
    Channel,
    NewChannel,
    Notice,
    Notifying,
    NotifyingInfo,
)
from paddock.store.database import Row

FEEDS = {
    "json": ("application/feed+json", feed.as_json),
    "atom": ("application/atom+xml", feed.as_atom),
}
MOST_LETTERS = 3  # asked for by hand, in a quarter of an hour, to one address
BY_TOKEN: dict[str, Any] = {
    "exclude_from_csrf": True,
    "limit": "code",
}  # the address itself is the key
Asked = Request[Any, Any, State]


@get("/api/me/notices")
async def my_notices(house: Here, visitor: Somebody) -> list[Notice]:
    """What waits for one, the latest first."""
    return await house.desk.latest(visitor.person)


@get("/api/me/notifying")
async def my_wishes(house: Here, visitor: Somebody) -> NotifyingInfo:
    """When one wants to be told, and of what."""
    wishes = await house.desk.wishes(visitor.person)
    return NotifyingInfo(notifying=wishes, mail=house.mail.is_there)


@put("/api/me/notifying")
async def wish(data: JSONBody[Notifying], house: Here, visitor: Somebody) -> NotifyingInfo:
    """From now on so."""
    await house.desk.wish(visitor.person, data)
    return NotifyingInfo(notifying=data, mail=house.mail.is_there)


# Channels


@get("/api/me/channels")
async def my_channels(house: Here, visitor: Somebody) -> list[Channel]:
    """The ways in which one is told."""
    return await house.desk.channels(visitor.person)


@post("/api/me/channels", status_code=201)
async def add_channel(data: JSONBody[NewChannel], house: Here, visitor: Somebody) -> Channel:
    """One more; the owner of a mailbox is asked first, by a mail."""
    if data.kind == "mail":
        house.letter_attempts.check(mail.checked(data.target), MOST_LETTERS)
    row = await house.desk.add(visitor.person, data)
    if data.kind == "mail":
        await _send(house, visitor, row)
    return shown(row)


@patch("/api/me/channels/{channel:str}")
async def turn_channel(
    channel: FromPath[str], data: JSONBody[ChangeChannel], house: Here, visitor: Somebody
) -> Channel:
    """Off, or on again."""
    return await house.desk.turn(visitor.person, channel, on=data.on)


@delete("/api/me/channels/{channel:str}")
async def remove_channel(channel: FromPath[str], house: Here, visitor: Somebody) -> None:
    """One less."""
    await house.desk.remove(visitor.person, channel)


@post("/api/me/channels/{channel:str}/try", status_code=204)
async def try_channel(channel: FromPath[str], house: Here, visitor: Somebody) -> None:
    """Send something now; to a mailbox that has not agreed yet, the question again."""
    row = await house.desk.row(visitor.person, channel)
    if row["kind"] == "feed":
        raise NotNow("feed")
    house.letter_attempts.check(row["target"], MOST_LETTERS)
    await _send(house, visitor, row)


async def _send(house: House, visitor: Visitor, channel: Row) -> None:
    """A letter at once, that its person waits for."""
    house.letter_attempts.failed(channel["target"])
    words = Words(visitor.language)
    try:
        if channel["kind"] == "webhook":
            body = house.letters.test_hook(channel, words, house.now())
            await house.webhooks.post(channel["target"], channel["secret"], body)
        elif channel["confirmed"] is None:
            letter = house.letters.consent(house.mail, channel, words, visitor.name)
            await house.mail.send(letter)
        else:
            at = house.now()
            letter = house.letters.test_mail(house.mail, channel, words, visitor.name, at)
            await house.mail.send(letter)
    except Undelivered as error:
        raise Away("undelivered", told=str(error)) from error


# By the token in the address


@get("/feed/{name:str}", opt=BY_TOKEN)
async def read_feed(name: FromPath[str], house: Here) -> Response[bytes]:
    """A person's notices as JSON Feed (.json) or Atom (.atom)."""
    token, _, kind = name.rpartition(".")
    channel = await house.desk.of_token(token)
    if kind not in FEEDS or channel is None or channel["kind"] != "feed" or channel["stopped"]:
        raise NoSuch("feed")
    media_type, made = FEEDS[kind]
    wishes = wishes_of(channel)
    rows = [row for row in await house.desk.rows(channel["person"]) if row["kind"] in wishes.kinds]
    words = Words(channel["language"], wishes.time_zone)
    headers = {"cache-control": "private, max-age=60"}
    return Response(
        made(house.letters, channel, rows, words), media_type=media_type, headers=headers
    )


def _page(text: str, status: int = 200) -> Response[str]:
    headers = {"cache-control": "no-store", "referrer-policy": "no-referrer"}
    return Response(text, media_type="text/html", status_code=status, headers=headers)


def _target(channel: Row, words: Words) -> str:
    """Where notices go, as far as whoever has the link may know: of a webhook its host."""
    match channel["kind"]:
        case "feed":
            return words.say("page-feed")
        case "webhook":
            return httpx.URL(channel["target"]).host
        case _:
            return str(channel["target"])


def _unknown(request: Asked) -> Response[str]:
    wanted = request.headers.get("accept-language", "")
    return _page(pages.answer(Words(wanted[:2]), "page-unknown"), 404)


@get("/off/{token:str}", opt=BY_TOKEN)
async def ask_off(token: FromPath[str], house: Here, request: Asked) -> Response[str]:
    """No more notices there?"""
    row = await house.desk.of_token(token)
    if row is None:
        return _unknown(request)
    words = Words(row["language"])
    return _page(pages.question(words, "page-off", _target(row, words)))


@post("/off/{token:str}", opt=BY_TOKEN, status_code=200)
async def turn_off(token: FromPath[str], house: Here, request: Asked) -> Response[str]:
    """No more notices there: the button, or the mail program's own (RFC 8058)."""
    row = await house.desk.off(token)
    if row is None:
        return _unknown(request)
    return _page(pages.answer(Words(row["language"]), "page-off-done"))


@get("/confirm/{token:str}", opt=BY_TOKEN)
async def ask_confirm(token: FromPath[str], house: Here, request: Asked) -> Response[str]:
    """Shall there be mails?"""
    row = await house.desk.of_token(token)
    if row is None or row["kind"] != "mail":
        return _unknown(request)
    return _page(pages.question(Words(row["language"]), "page-confirm", row["target"]))


@post("/confirm/{token:str}", opt=BY_TOKEN, status_code=200)
async def confirm(token: FromPath[str], house: Here, request: Asked) -> Response[str]:
    """Yes."""
    row = await house.desk.confirm(token)
    if row is None:
        return _unknown(request)
    words = Words(row["language"])
    return _page(pages.answer(words, "page-confirmed", target=row["target"]))


HANDLERS = [
    my_notices, my_wishes, wish, my_channels, add_channel, turn_channel, remove_channel,
    try_channel, read_feed, ask_off, turn_off, ask_confirm, confirm,
]  # fmt: skip
