"""The client's pages over HTTP."""

from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.params import FromPath

from paddock.core.messages import Message
from paddock.core.texts import Language, Speaker
from paddock.server.asking import Here
from paddock.server.errors import NoSuch
from paddock.server.operation.site import ASK, HERE, File

NOT_PAGES = ("api", "schema", "health", "metrics", "feed", "off", ".well-known", "assets")
Asked = Request[Any, Any, State]


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False, sync_to_thread=False,
)  # fmt: skip
def page(request: Asked, house: Here, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its index for the addresses that it makes itself."""
    wanted = path.strip("/")
    file = house.site.file(wanted)
    if file is None:
        last = wanted.rpartition("/")[2]
        if wanted.split("/")[0] in NOT_PAGES or "." in last:
            raise NoSuch("page", came=wanted[:80])
        file = house.site.index or _bare_page(_language(request))
    return _sent(request, file)


def _sent(request: Asked, file: File) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.packed
    return Response(body, media_type=file.kind, headers=headers)


def _language(request: Asked) -> Language:
    wanted = request.headers.get("accept-language", "ja")
    return "ja" if wanted.strip().lower().startswith(("ja", "*")) else "en"


def _bare_page(language: Language) -> File:
    """Until the client has been built: that the server is there, and what programs can do."""
    speaker = Speaker(language, [HERE])
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Paddock</title>'
        f"<h1>Paddock</h1><p>{speaker.say(Message('bare-page'))}</p>"
        '<p><a href="/api/games">/api/games</a> <a href="/schema">/schema</a></p></html>'
    ).encode()
    return File(body, None, "text/html", '"bare"', ASK)


HANDLERS = [page]
