"""The gate: everything comes in through it, and nothing goes out without its headers."""

import logging
import time
from typing import Any

import msgspec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from paddock.core.errors import PaddockError
from paddock.server.errors import NotYours, TooMany
from paddock.server.house import House
from paddock.server.shield.origins import is_strange
from paddock.server.wire.refusals import in_words

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
UNCOUNTED = ("/health", "/metrics")
STRICT = "max-age=31536000"
logger = logging.getLogger("paddock.http")
_encoder = msgspec.json.Encoder()


class Gate:
    """An application of ASGI around another one."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self._house = house
        headers = dict(HEADERS)
        if house.settings.address.startswith("https://"):
            headers["strict-transport-security"] = STRICT
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._with_headers(scope["path"], list(message["headers"]))
            await send(message)

        try:
            if scope["path"] not in UNCOUNTED:
                self._house.limits.take("address", client_of(scope))
        except PaddockError as error:
            await _refuse(error, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)
        finally:
            self._tell(scope, status, time.perf_counter() - began)

    def _with_headers(self, path: str, headers: list[Any]) -> list[Any]:
        there = {name.lower() for name, _ in headers}
        more = [pair for pair in self._headers if pair[0] not in there]
        if path.startswith("/api/") and b"cache-control" not in there:
            more.append((b"cache-control", b"no-store"))
        return headers + more

    def _tell(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """Count it; in the log stands which route, not which address: that may be a secret."""
        known: Any = scope
        route = str(known.get("path_template") or "none")
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._house.measures.requests.labels(method, route, status).observe(seconds)
        if logger.isEnabledFor(logging.DEBUG):
            told = {"method": method, "route": route, "status": status}
            logger.debug("answered", extra={**told, "ms": round(1000 * seconds, 1)})

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """A socket from a strange page would act by its visitor's cookie: it is not accepted."""
        headers = headers_of(scope)
        bearer = headers.get("authorization", "").lower().startswith("bearer ")
        try:
            self._house.limits.take("socket", client_of(scope))
            if not bearer and is_strange(headers, self._house.settings.address):
                raise NotYours("origin")
        except PaddockError as error:
            self._house.measures.refusals.labels(error.kind).inc()
            await send({"type": "websocket.close", "code": 4000, "reason": error.kind})
            return
        await self.app(scope, receive, send)


def headers_of(scope: Scope) -> dict[str, str]:
    """Headers by their names in small letters."""
    pairs: Any = scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in pairs}


def client_of(scope: Scope) -> str:
    """The address that somebody comes from."""
    known: Any = scope
    client = known.get("client")
    return str(client[0]) if client else ""


async def _refuse(error: PaddockError, send: Send) -> None:
    body = _encoder.encode(in_words(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.data["seconds"]).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
