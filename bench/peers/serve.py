"""Paddock's server with the benches' dice game: `python -m bench.peers.serve DATABASE PORT`."""

import asyncio
import sys

import uvicorn

from paddock.core import registry
from paddock.lab.warm import load, warm
from paddock.server.app import application
from paddock.server.house import House
from paddock.server.operation.circles import look_seldom
from paddock.server.settings import Settings
from paddock.store.schema import metadata


async def prepare(database: str) -> None:
    house = House(Settings(database=database))
    async with house.database.transaction() as connection:
        await connection.run_sync(metadata.create_all)
    await house.database.close()


def main() -> None:
    database, port = sys.argv[1], int(sys.argv[2])
    registry.add_package("bench.peers")
    warm("pig")
    load("pig")
    asyncio.run(prepare(database))
    print("ready", flush=True)
    app = application(House(Settings(database=database, limits=False)))
    look_seldom()  # as `paddock serve` does
    uvicorn.run(
        app,
        host="127.0.0.1", port=port, ws="websockets-sansio", log_level="warning", loop="uvloop",
        ws_per_message_deflate=False,
    )  # fmt: skip


if __name__ == "__main__":
    main()
