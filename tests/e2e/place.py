"""A whole Paddock as a process of its own, with the toy games: what browsers are sent to.

python -m tests.e2e.place DATABASE PORT
"""

import sys
from pathlib import Path
from typing import Any

import anyio
import uvicorn

from paddock.core import registry
from paddock.server.app import application
from paddock.server.house import House
from paddock.server.settings import Settings
from paddock.store.schema import metadata

STATIC = Path(__file__).parents[2] / "src" / "paddock" / "static"
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Pages:
    """The client's files around the application, every other address its index."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or path.startswith(("/api/", "/health", "/feed/", "/off/")):
            await self._app(scope, receive, send)
            return
        file = STATIC / path.lstrip("/")
        if not file.is_file():
            file = STATIC / "index.html"
        kind = KINDS.get(file.suffix, "text/html; charset=utf-8")
        policy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
        headers = [
            (b"content-type", kind.encode()),
            (b"content-security-policy", policy.encode()),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": file.read_bytes()})


async def serve(database: str, port: int) -> None:
    """Serve until a signal comes."""
    house = House(Settings(database=database, port=port, limits=False))
    async with house.database.transaction() as connection:
        await connection.run_sync(metadata.create_all)
    config = uvicorn.Config(
        Pages(application(house)), port=port, log_level="warning", ws="websockets-sansio",
        lifespan="on", timeout_graceful_shutdown=2,
    )  # fmt: skip
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    registry.add_package("tests.toys")
    anyio.run(serve, sys.argv[1], int(sys.argv[2]))
