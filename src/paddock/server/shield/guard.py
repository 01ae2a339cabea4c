"""Before every route: whether the request may act in its visitor's name, and is not one too many.

A route names its limit: `@post(..., limit="secret")`; what that counts is told in RULES. Routes
without a name are counted by session and, where there is one, by table; "free" ones not at all.
Where the address itself is the key (`exclude_from_csrf`), a cookie means nothing.
"""

from collections.abc import Mapping

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from paddock.server.errors import NotYours
from paddock.server.house import House
from paddock.server.people.visitor import COOKIE, stored
from paddock.server.shield.gate import client_of, headers_of
from paddock.server.shield.origins import why_not

BY_ADDRESS = ("person", "secret", "code")


class Guard(ASGIMiddleware):
    """Stands before every route."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, house: House) -> None:
        self._limits = house.limits
        self._address = house.settings.address

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        opt = scope["route_handler"].opt
        limit = str(opt.get("limit", ""))
        if limit != "free":
            self._count(scope, limit)
        if scope["type"] == "http" and not opt.get("exclude_from_csrf"):
            self._check(scope["method"], headers_of(scope))
        await next_app(scope, receive, send)

    def _check(self, method: str, headers: Mapping[str, str]) -> None:
        cookie = f"{COOKIE}=" in headers.get("cookie", "")
        why = why_not(method, headers, self._address, cookie=cookie)
        if why:
            raise NotYours(why)

    def _count(self, scope: Scope, limit: str) -> None:
        whose = _session(scope) or client_of(scope)
        if limit in BY_ADDRESS:
            self._limits.take(limit, client_of(scope))
        elif limit:
            self._limits.take(limit, whose)
        self._limits.take("account", whose)
        table = scope["path_params"].get("table")
        if table and scope["type"] == "http" and scope["method"] == "POST":
            self._limits.take("table", str(table))


def _session(scope: Scope) -> str:
    """Whose session it is said to be; nobody has looked yet whether that is true."""
    headers = headers_of(scope)
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return stored(bearer)
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return stored(value)
    return ""
