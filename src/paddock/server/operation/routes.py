"""For those who look after a server: is it well, what does it do, whom to tell of a hole."""

import asyncio
import datetime
import hmac
import ipaddress
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from sqlalchemy import text

from paddock import __version__
from paddock.core import registry
from paddock.lab.warm import is_loaded
from paddock.server.asking import Here
from paddock.server.errors import Away, NoSuch, NotYours

PATIENCE = 3.0  # seconds that the database has for an answer
YEAR = datetime.timedelta(days=365)
Asked = Request[Any, Any, State]


class Health(msgspec.Struct, frozen=True):
    """All is well."""

    status: Literal["ok"]
    version: str
    games: dict[str, bool]  # which of them are ready


@get("/health", limit="free")
async def health(house: Here) -> Health:
    """Whether this process can work: its database answers. Otherwise 503."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house.database.rows(text("select 1"))
    except Exception as error:  # away for whatever reason
        raise Away("store") from error
    return Health("ok", __version__, {name: is_loaded(name) for name in registry.names()})


@get("/metrics", media_type=MediaType.TEXT, limit="free", include_in_schema=False)
async def metrics(request: Asked, house: Here) -> Response[bytes]:
    """Measures for Prometheus: for this machine itself, or for who has the token."""
    if not _may_measure(request, house.settings.metrics_token):
        raise NotYours("metrics")
    data = await asyncio.to_thread(house.measures.text)
    return Response(data, media_type="text/plain; version=0.0.4; charset=utf-8")


def _may_measure(request: Asked, token: str) -> bool:
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer" and hmac.compare_digest(bearer, token):
        return True
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return not forwarded and request.client is not None and _is_here(request.client.host)


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@get("/.well-known/security.txt", media_type=MediaType.TEXT, include_in_schema=False)
async def security_txt(house: Here) -> str:
    """Whom to tell of a hole in the security (RFC 9116)."""
    if not house.settings.contact:
        raise NoSuch("contact")
    until = datetime.datetime.now(datetime.UTC).replace(microsecond=0) + YEAR
    lines = [
        f"Contact: {house.settings.contact}",
        f"Expires: {until.isoformat().replace('+00:00', 'Z')}",
        "Preferred-Languages: ja, en",
    ]
    return "\n".join(lines) + "\n"


HANDLERS = [health, metrics, security_txt]
