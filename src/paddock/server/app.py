"""The application: the house, its routes, and how errors go out."""

import contextlib
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide

from paddock.core.errors import PaddockError
from paddock.server.asking import Anybody, Here
from paddock.server.errors import SignedOut
from paddock.server.house import House
from paddock.server.lobby.routes import HANDLERS as LOBBY
from paddock.server.lobby.texts import HANDLERS as TEXTS
from paddock.server.notices.routes import HANDLERS as NOTICES
from paddock.server.people.routes import HANDLERS as PEOPLE
from paddock.server.people.visitor import Visitor
from paddock.server.tables.routes import HANDLERS as TABLES
from paddock.server.tables.socket import table_socket
from paddock.server.wire.refusals import in_words
from paddock.server.wire.updates import Refused


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


def refuse(_: Request[Any, Any, State], error: PaddockError) -> Response[Refused]:
    """An error as an answer of HTTP."""
    return Response(in_words(error), status_code=error.status)


async def anybody(request: Request[Any, Any, State], house: Here) -> Visitor | None:
    """Who asks, if that is known."""
    return await house.people.visitor_of(request)


async def visitor(anybody: Anybody) -> Visitor:
    """Who asks; it must be known."""
    if anybody is None:
        raise SignedOut("session")
    return anybody


def application(house: House) -> Litestar:
    """The whole application of a house."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        async with house.open():
            yield

    return Litestar(
        route_handlers=[health, *LOBBY, *TEXTS, *PEOPLE, *NOTICES, *TABLES, table_socket(house)],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
            "anybody": Provide(anybody),
            "visitor": Provide(visitor),
        },
        exception_handlers={PaddockError: refuse},  # pyright: ignore[reportArgumentType]
        lifespan=[lifespan],
        logging_config=None,  # whoever serves decides
    )
