"""The application: the house, its routes, and how errors go out."""

import contextlib
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide

from paddock.core.errors import Faults, PaddockError
from paddock.server.house import House
from paddock.server.people.routes import HANDLERS as PEOPLE
from paddock.server.wire.updates import Fault, Refused


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


def in_words(error: PaddockError, command: str = "") -> Refused:
    """An error as it goes over the wire: a kind with its data."""
    faults = error.faults if isinstance(error, Faults) else ()
    return Refused(
        id=command,
        kind=error.kind,
        data=error.data,
        faults=tuple(Fault(fault.kind, fault.where, fault.data) for fault in faults),
    )


def refuse(_: Request[Any, Any, State], error: PaddockError) -> Response[Refused]:
    """The same as an answer of HTTP."""
    return Response(in_words(error), status_code=error.status)


def application(house: House) -> Litestar:
    """The whole application of a house."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        async with house.open():
            yield

    return Litestar(
        route_handlers=[health, *PEOPLE],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False, use_cache=True)},
        exception_handlers={PaddockError: refuse},  # pyright: ignore[reportArgumentType]
        lifespan=[lifespan],
    )
