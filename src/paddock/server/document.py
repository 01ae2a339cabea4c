"""The OpenAPI document at /schema: what Litestar knows of the routes, and what it does not."""

from typing import Any, cast

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from paddock import __version__
from paddock.core.log import MatchFile
from paddock.server.people.visitor import COOKIE
from paddock.server.shield.origins import OURS
from paddock.server.wire.commands import AnyCommand
from paddock.server.wire.updates import Refused

Json = dict[str, Any]
ABOUT = f"""Everything that a browser does, a program can do too.

`POST /api/guest` gives a token, which goes into `Authorization: Bearer …`. Whoever uses the cookie
instead sends a header `{OURS}` (any value) with all that changes something. A table is looked at
with `GET /api/tables/{{table}}`, waited for with `…/updates`, played at with `…/commands`; or all
of it over the WebSocket `/api/tables/{{table}}/socket?last=0`: commands in, updates out.

Whatever is refused is answered by a `Refused`: its kind, why, and what was wanted.
"""
STATUSES = {
    "400": "What came can't be read.",
    "401": "Nobody is known by this session.",
    "403": "Somebody else's to do.",
    "404": "There is no such thing.",
    "409": "As things stand it can't be done.",
    "413": "Too much came.",
    "422": "What came has faults; each is named.",
    "429": "Too much in too little time; `Retry-After` says when to come back.",
    "503": "For a while it can't be done.",
}
BODIES: dict[str, Any] = {
    "tables-command": AnyCommand,
    "tables-replay_file": MatchFile,
    "tables-fork_file": MatchFile,
}
REFERENCE = "#/components/schemas/{name}"


def operation_id(handler: HTTPRouteHandler, _method: Any, _path: Any) -> str:
    """The room and the name of the function that answers: tables-look."""
    room = handler.fn.__module__.removeprefix("paddock.server.").partition(".")[0]
    return f"{room}-{handler.handler_name}"


class Document(JsonRenderPlugin):
    """The document, made whole."""

    def render(self, request: Request[Any, Any, State], openapi_schema: Json) -> bytes:
        return msgspec.json.encode(whole(openapi_schema))


def config() -> OpenAPIConfig:
    """What is served at /schema."""
    return OpenAPIConfig(
        title="Paddock",
        version=__version__,
        description=ABOUT,
        path="/schema",
        operation_id_creator=operation_id,
        use_handler_docstrings=True,
        render_plugins=[Document(path=["/openapi.json", "/"])],
    )


def whole(document: Json) -> Json:
    """With errors, ways to say who one is, and bodies that are read by hand."""
    document = msgspec.json.decode(msgspec.json.encode(document))
    components: Json = document.setdefault("components", {})
    schemas: Json = components.setdefault("schemas", {})
    bodies, more = msgspec.json.schema_components(
        [Refused, *BODIES.values()], ref_template=REFERENCE
    )
    schemas.update({name: schema for name, schema in more.items() if name not in schemas})
    schemas["Refused"] = more["Refused"]
    for operation in _operations(document):
        _add_errors(operation)
        if operation["operationId"] in BODIES:
            schema = bodies[1 + list(BODIES).index(operation["operationId"])]
            operation["requestBody"] = {"required": True, "content": _json(schema)}
    components["securitySchemes"] = {
        "token": {"type": "http", "scheme": "bearer"},
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    }
    document["security"] = [{"token": []}, {"cookie": []}, {}]
    return _mended(document)


def _operations(document: Json) -> list[Json]:
    return [operation for item in document["paths"].values() for operation in item.values()]


def _mended(said: Any) -> Any:
    """Tuples of one kind as arrays of that length: more readers of the document understand it."""
    if isinstance(said, list):
        return [_mended(one) for one in cast("list[Any]", said)]
    if not isinstance(said, dict):
        return said
    made: Json = {name: _mended(one) for name, one in cast("Json", said).items()}
    parts: list[Any] = made.get("prefixItems", [])
    if parts and all(part == parts[0] for part in parts):
        del made["prefixItems"]
        made |= {"items": parts[0], "minItems": len(parts), "maxItems": len(parts)}
    return made


def _add_errors(operation: Json) -> None:
    responses: Json = operation["responses"]
    responses.get("204", {}).pop("content", None)
    reference = {"$ref": REFERENCE.format(name="Refused")}
    for status, told in STATUSES.items():
        responses[status] = {"description": told, "content": _json(reference)}
    responses["429"]["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}


def _json(schema: Any) -> Json:
    return {"application/json": {"schema": schema}}
