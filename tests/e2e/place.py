"""A whole Paddock as a process of its own, with the toy games: what browsers are sent to.

python -m tests.e2e.place DATABASE PORT
"""

import sys

import anyio
import uvicorn

from paddock.core import registry
from paddock.server.app import application
from paddock.server.house import House
from paddock.server.settings import Settings
from paddock.store.schema import metadata


async def serve(database: str, port: int) -> None:
    """Serve until a signal comes."""
    house = House(Settings(database=database, port=port, limits=False))
    async with house.database.transaction() as connection:
        await connection.run_sync(metadata.create_all)
    config = uvicorn.Config(
        application(house), port=port, log_level="warning", ws="websockets-sansio",
        lifespan="on", timeout_graceful_shutdown=2,
    )  # fmt: skip
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    registry.add_package("tests.toys")
    anyio.run(serve, sys.argv[1], int(sys.argv[2]))
