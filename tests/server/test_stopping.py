"""What goes on by itself stops when it is told to, even if something arrives at that moment."""

import asyncio
from pathlib import Path

import pytest

from paddock.server.house import House
from paddock.server.settings import Settings

STEPS = range(5)  # of the loop, between the arrival and the end


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("which", ["courier", "doorkeeper", "scheduler"])
def test_an_arrival_does_not_keep_it_going(which: str, steps: int, tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(database=str(tmp_path / "db")))
        house.courier.round = house.scheduler.wake_all = house.doorkeeper.look = nothing
        arrive = {
            "courier": house.courier.nudge,
            "doorkeeper": house.people.ended,
            "scheduler": house.scheduler._sooner.set,  # pyright: ignore[reportPrivateUsage]
        }[which]
        going = asyncio.create_task(getattr(house, which).run())
        await asyncio.sleep(0.6)
        arrive()
        for _ in range(steps):
            await asyncio.sleep(0)
        going.cancel()
        _, left = await asyncio.wait([going], timeout=2)
        assert not left
        await house.database.close()

    asyncio.run(story())


async def nothing() -> None:
    """No work."""
