"""What goes wrong with machines: nothing acknowledged is lost, nothing applied twice."""

import asyncio
import contextlib
import socket as sockets
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from paddock.server.tables.hub import STALLED, Connection
from tests.server import kills
from tests.server.guests import Place, Refused, served
from tests.server.test_play import begin

KILLS = 10


@pytest.mark.slow
def test_killed_at_random_points_it_keeps_its_word(database_url: str, tmp_path: Path) -> None:
    """The long run, of hundreds, is `bench/faults.py`."""
    several = KILLS if "postgresql" not in database_url else KILLS // 3
    result = asyncio.run(kills.run(database_url, tmp_path, several))
    assert result["moves"] > 10 * several
    assert result["cuts"] >= several


@contextlib.contextmanager
def small_disk(folder: Path) -> Generator[None]:
    """A file system of one megabyte."""
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)],
        capture_output=True, check=False,
    )  # fmt: skip
    if made.returncode:
        pytest.skip("a small file system can't be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="a small file system can't be mounted here")
def test_a_full_disk_is_said_and_forgotten_once_there_is_room(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()

    async def story(place: Place) -> None:
        table, (anna, bob, _) = await begin(place, "Anna", "Bob", "Chie")
        filler = disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)
        said: list[str] = []

        async def talk_on() -> None:
            for number in range(2000):
                await anna.do(table, "say", text=f"{number} " + 400 * "x")
                said.append(str(number))

        with pytest.raises(Refused) as full:
            await talk_on()
        assert (full.value.kind, full.value.why) == ("away", "store")
        before = await bob.look(table)
        assert [talk["text"].split()[0] for talk in before["talk"]] == said[-200:]
        filler.unlink()
        await anna.do(table, "say", text="room again")
        assert (await bob.look(table))["talk"][-1]["text"] == "room again"

    with small_disk(disk):
        served(str(disk / "db"), story)


def test_who_reads_nothing_holds_nobody_up(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, _) = await begin(place, "Anna", "Bob", "Chie")
        host, port = place.address.split(":")
        with sockets.create_connection((host, int(port))) as deaf:
            deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
            deaf.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {place.address}\r\n"
                f"Authorization: Bearer {bob.token}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            async with anna.at(table) as page:
                await page.until(lambda: bob.person in page.here["people"])
                for number in range(600):
                    await anna.do(table, "say", text=f"{number} " + 480 * "x")
                await page.until(lambda: page.talk and page.talk[-1]["text"].startswith("599 "))

    served(str(tmp_path / "db"), story)


def test_who_takes_nothing_for_long_is_let_go(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        table, (anna, bob, _) = await begin(place, "Anna", "Bob", "Chie")
        hub = place.house.hub
        async with anna.at(table) as page:
            await page.until(lambda: page.info)
            stuck = Connection(table, bob.person, 0)
            stuck.writer = asyncio.create_task(asyncio.sleep(60))
            async with place.house.keeper.at(table) as at_hand:
                hub.join(stuck, at_hand)
            now = asyncio.get_running_loop().time()
            stuck.sending_since = now
            assert hub.drop_stalled(now + STALLED - 1) == 0
            assert hub.drop_stalled(now + STALLED + 1) == 1
            with pytest.raises(asyncio.CancelledError):
                await stuck.writer
            hub.leave(stuck)

    served(str(tmp_path / "db"), story)


def test_whoever_comes_back_after_a_graceful_stop_finds_everything(tmp_path: Path) -> None:
    async def story() -> None:
        process = kills.Process(str(tmp_path / "db"), tmp_path)
        await process.start()
        player = await kills.sat_down(process.address, 1)
        async with player.guest.at(player.table) as page:
            await page.until(lambda: page.match)
            await page.act(page.match["due"][0])
            assert await process.stop() == 0
            with pytest.raises(kills.LOST):
                await page.until(lambda: False)
            assert page.connection.close_code == 1012
        await process.start()
        known = await player.guest.look(player.table)
        assert known["last"] >= page.last
        await player.guest.http.aclose()
        await process.stop()

    asyncio.run(story())
