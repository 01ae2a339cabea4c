"""How errors go out over HTTP: whatever went wrong, as a `Refused`."""

import logging
from collections.abc import Mapping
from typing import Any, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from paddock.core.errors import PaddockError
from paddock.server.errors import (
    Away,
    Malformed,
    NoSuch,
    NotYours,
    Refusal,
    SignedOut,
    TooMany,
)
from paddock.server.wire.refusals import in_words
from paddock.server.wire.updates import Refused
from paddock.store.entries import LOST

Asked = Request[Any, Any, State]
logger = logging.getLogger("paddock.http")

KINDS: Mapping[int, tuple[type[Refusal], str]] = {
    400: (Malformed, "request"),
    401: (SignedOut, "session"),
    403: (NotYours, "request"),
    404: (NoSuch, "page"),
    405: (Malformed, "method"),
    413: (Malformed, "too-large"),
    415: (Malformed, "media-type"),
}
MOST_TOLD = 500  # characters of what Litestar says


def refuse(_: Asked, error: PaddockError) -> Response[Refused]:
    """What we refuse ourselves."""
    headers: dict[str, str] = {}
    if isinstance(error, TooMany):
        headers["retry-after"] = str(error.data["seconds"])
    if error.status == 500:
        logger.error("refused as broken", exc_info=error)
    return Response(in_words(error), status_code=error.status, headers=headers)


def refuse_of_http(_: Asked, error: HTTPException) -> Response[Refused]:
    """What Litestar refuses: no such route, a body that can't be read."""
    kind, why = KINDS.get(error.status_code, (Malformed, "request"))
    if error.status_code >= 500:
        logger.error("failed", exc_info=error)
        kind, why = Away, "broken"
    told = {"told": _told(error)} if error.status_code == 400 else {}
    headers = {
        name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"
    }
    refused = in_words(kind(why, **told))
    return Response(refused, status_code=error.status_code, headers=headers)


def _told(error: HTTPException) -> str:
    """Every fault that was found, with the place where it is."""
    faults = cast("list[Mapping[str, Any]]", error.extra)
    if not isinstance(error.extra, list):
        return error.detail[:MOST_TOLD]
    return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in faults)[
        :MOST_TOLD
    ]


def lost(_: Asked, error: Exception) -> Response[Refused]:
    """The database is away."""
    logger.warning("the database is away", exc_info=error)
    away = Away("store")
    return Response(in_words(away), status_code=away.status, headers={"retry-after": "2"})


def broken(_: Asked, error: Exception) -> Response[Refused]:
    """A fault of ours."""
    logger.error("failed", exc_info=error)
    return Response(in_words(Away("broken")), status_code=500)


HANDLERS: dict[Any, Any] = {
    PaddockError: refuse,
    HTTPException: refuse_of_http,
    **dict.fromkeys(LOST, lost),
    Exception: broken,
}
