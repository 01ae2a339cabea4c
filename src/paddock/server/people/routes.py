"""People over HTTP."""

from typing import Annotated, Literal

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody
from msgspec import Meta

from paddock.server.asking import Here
from paddock.server.people.visitor import COOKIE


class NewGuest(msgspec.Struct, frozen=True):
    """A name is enough."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Literal["ja", "en"] = "ja"


class Me(msgspec.Struct, frozen=True):
    """The person who asks."""

    person: str
    name: str
    token: str = ""  # for programs; a browser has its cookie


@post("/api/guest", status_code=201)
async def new_guest(
    data: JSONBody[NewGuest], house: Here, request: Request[None, None, State]
) -> Response[Me]:
    """Come in: one tap, no account."""
    device = request.headers.get("user-agent", "")[:200]
    person, token = await house.people.new_guest(data.name, data.language, device)
    cookie = Cookie(COOKIE, value=token, httponly=True, samesite="lax", path="/")
    return Response(Me(person, data.name, token), cookies=[cookie])


HANDLERS = [new_guest]
