"""One server process: the application on a socket that is bound already."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import types
from collections.abc import Generator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import uvicorn

from paddock.server.app import application
from paddock.server.house import House
from paddock.server.operation import logs
from paddock.server.operation.circles import look_seldom
from paddock.server.operation.parent import end_with_parent
from paddock.server.settings import Settings, from_environment

MOST_BYTES = 64 * 1024  # of a message over a socket; beyond that the connection is closed
GRACE = 8  # seconds that answers have when the server stops


class Server(uvicorn.Server):
    """Stops as uvicorn does, but then goes on, so that whoever started it can tidy up."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        before = {one: signal.signal(one, self.handle_exit) for one in _SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def handle_exit(self, sig: int, frame: types.FrameType | None) -> None:
        self._house.close_soon()
        super().handle_exit(sig, frame)


_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def options(settings: Settings, house: House) -> uvicorn.Config:
    """How uvicorn serves."""
    more: dict[str, Any] = {"forwarded_allow_ips": settings.proxies} if settings.proxies else {}
    return uvicorn.Config(
        application(house),
        lifespan="on",
        loop="uvloop" if _has_uvloop() else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # messages are small, memory for thousands of sockets is not
        proxy_headers=bool(settings.proxies),
        server_header=False,
        log_config=None,
        access_log=False,  # it would write addresses that are secrets
        timeout_graceful_shutdown=GRACE,
        **more,
    )


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError:
        return False
    return True


def serve_on(
    listening: socket.socket, settings: Settings, beside: AbstractAsyncContextManager[None]
) -> None:
    """Serve until a signal says that it is enough; meanwhile something else goes on beside."""
    logs.set_up(settings)
    house = House(settings)
    config = options(settings, house)
    look_seldom()

    async def serve() -> None:
        async with beside:
            await Server(config, house).serve([listening])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


def main() -> None:
    """A process of several: the socket is inherited, the settings stand in the environment."""
    end_with_parent(signal.SIGTERM)
    settings = from_environment(os.environ, Path.home())
    listening = socket.socket(fileno=int(sys.argv[1]))
    serve_on(listening, settings, contextlib.nullcontext())


if __name__ == "__main__":
    main()
