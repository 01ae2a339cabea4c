"""The application: the house, its routes, and the gate before them."""

import contextlib
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide

from paddock.server import answers, document
from paddock.server.asking import Anybody, Here
from paddock.server.errors import SignedOut
from paddock.server.house import House
from paddock.server.lobby.routes import HANDLERS as LOBBY
from paddock.server.lobby.texts import HANDLERS as TEXTS
from paddock.server.notices.routes import HANDLERS as NOTICES
from paddock.server.operation.pages import HANDLERS as PAGES
from paddock.server.operation.routes import HANDLERS as OPERATION
from paddock.server.people.routes import HANDLERS as PEOPLE
from paddock.server.people.visitor import Visitor
from paddock.server.shield.gate import Gate
from paddock.server.shield.guard import Guard
from paddock.server.tables.routes import HANDLERS as TABLES
from paddock.server.tables.socket import table_socket
from paddock.server.wire import sizes


async def anybody(request: Request[Any, Any, State], house: Here) -> Visitor | None:
    """Who asks, if that is known."""
    return await house.people.visitor_of(request)


async def visitor(anybody: Anybody) -> Visitor:
    """Who asks; it must be known."""
    if anybody is None:
        raise SignedOut("session")
    return anybody


def routes(house: House) -> Litestar:
    """All routes of a house."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        async with house.open():
            yield

    return Litestar(
        route_handlers=[
            *OPERATION,
            *LOBBY,
            *TEXTS,
            *PEOPLE,
            *NOTICES,
            *TABLES,
            table_socket(house),
            *PAGES,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
            "anybody": Provide(anybody),
            "visitor": Provide(visitor),
        },
        middleware=[Guard(house)],
        exception_handlers=answers.HANDLERS,
        request_max_body_size=sizes.USUAL,
        openapi_config=document.config(),
        lifespan=[lifespan],
        logging_config=None,  # whoever serves decides
    )


def application(house: House) -> Gate:
    """The whole application of a house."""
    return Gate(routes(house), house)
