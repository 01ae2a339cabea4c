"""Coming in and going out."""

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from paddock.server.asking import Anybody, Here, Somebody
from paddock.server.house import House
from paddock.server.people.service import SECOND, YEAR
from paddock.server.people.visitor import COOKIE, Visitor
from paddock.server.settings import Settings
from paddock.server.wire.people import (
    Me,
    Move,
    MoveCode,
    NewAccount,
    NewGuest,
    NewPassword,
    Proof,
    Recover,
    Recovery,
    SignIn,
)

Asked = Request[Any, Any, State]


def cookie(settings: Settings, request: Asked, token: str, seconds: int) -> Cookie:
    """The session's cookie: for this server alone, and for no script."""
    secure = settings.address.startswith("https:") or request.url.scheme == "https"
    return Cookie(
        COOKIE, value=token, path="/", httponly=True, samesite="lax", secure=secure, max_age=seconds
    )


def device_of(request: Asked) -> str:
    """What a browser calls itself."""
    return request.headers.get("user-agent", "")[:200]


def address_of(request: Asked) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def _welcome(
    house: House, request: Asked, person: str, token: str, recovery: str = ""
) -> Response[Me]:
    me = await house.people.me(person)
    answer = msgspec.structs.replace(me, token=token, recovery=recovery)
    return Response(answer, cookies=[cookie(house.settings, request, token, YEAR // SECOND)])


async def _enter(
    house: House, request: Asked, person: str, before: Visitor | None, keep: bool
) -> str:
    """Come in as a person; a guest who was here before may be taken along. The session's token."""
    if keep and before is not None and not before.login and before.person != person:
        await house.everywhere.become(before.person, person)
    return await house.people.come_in(
        person, device_of(request), instead="" if before is None else before.token
    )


@post("/api/guest", status_code=201, limit="person")
async def new_guest(data: JSONBody[NewGuest], house: Here, request: Asked) -> Response[Me]:
    """Come in: one tap, no account."""
    person, token = await house.people.new_guest(data, device_of(request))
    return await _welcome(house, request, person, token)


@post("/api/account", status_code=201, limit="secret")
async def new_account(data: JSONBody[NewAccount], house: Here, visitor: Somebody) -> Recovery:
    """A guest becomes an account, and keeps everything. The recovery code is shown this once."""
    login, code = await house.accounts.make(visitor.person, data.login, data.password)
    return Recovery(login=login, recovery=code)


@post("/api/sign-in", status_code=200, limit="secret")
async def sign_in(
    data: JSONBody[SignIn], house: Here, request: Asked, anybody: Anybody
) -> Response[Me]:
    """Come in by name and password."""
    person = await house.accounts.enter(data.login, data.password, address_of(request))
    token = await _enter(house, request, person, anybody, data.keep)
    return await _welcome(house, request, person, token)


@post("/api/sign-out", status_code=204)
async def sign_out(house: Here, request: Asked, visitor: Somebody) -> Response[None]:
    """Leave this device. A guest without an account does not come back."""
    await house.people.sign_out(visitor)
    return Response(None, cookies=[cookie(house.settings, request, "", 0)])


@post("/api/recover", status_code=200, limit="secret")
async def recover(data: JSONBody[Recover], house: Here, request: Asked) -> Response[Me]:
    """A new password by the recovery code; every other session ends. The next code is shown."""
    person, code = await house.accounts.recover(
        data.login, data.code, data.password, address_of(request)
    )
    await house.people.end_others(person, but="")
    token = await house.people.come_in(person, device_of(request))
    return await _welcome(house, request, person, token, code)


@post("/api/me/password", status_code=204, limit="secret")
async def new_password(
    data: JSONBody[NewPassword], house: Here, request: Asked, visitor: Somebody
) -> None:
    """Another password; every other session ends."""
    await house.accounts.change_password(visitor.person, data.old, data.new, address_of(request))
    await house.people.end_others(visitor.person, but=visitor.token)


@post("/api/me/recovery", status_code=200, limit="secret")
async def new_recovery(
    data: JSONBody[Proof], house: Here, request: Asked, visitor: Somebody
) -> Recovery:
    """Another recovery code, for the password."""
    code = await house.accounts.new_recovery(visitor.person, data.password, address_of(request))
    return Recovery(login=visitor.login, recovery=code)


@post("/api/me/move-code", status_code=201)
async def move_code(house: Here, visitor: Somebody) -> MoveCode:
    """A code with which the same person goes on on another device."""
    return await house.people.move_code(visitor.person)


@post("/api/move", status_code=200, limit="secret")
async def move(data: JSONBody[Move], house: Here, request: Asked, anybody: Anybody) -> Response[Me]:
    """Go on here as the person who was given the code elsewhere."""
    person = await house.people.moved(data.code, address_of(request))
    token = await _enter(house, request, person, anybody, data.keep)
    return await _welcome(house, request, person, token)


HANDLERS = [
    new_guest, new_account, sign_in, sign_out, recover, new_password, new_recovery, move_code, move,
]  # fmt: skip
