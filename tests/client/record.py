"""Records what a server says at a table, for the client's own tests.

python -m tests.client.record
"""

import contextlib
import json
import tempfile
from pathlib import Path

from paddock.core import registry
from paddock.lab.warm import load, warm
from tests.server.guests import Place, Refused, Socket, served

FOLDER = Path(__file__).parents[2] / "client" / "tests" / "recorded"
OPTIONS = {
    "formula_motor_racing": {"races": 1, "removed": [20]},
    "kerb_market": {},
}


def kind_of(page: Socket) -> str:
    """What one is asked now, by the key of the prompt."""
    return page.look_of(0)["prompt"]["key"]


async def record(place: Place, game: str) -> None:
    """Play a match, keep every update, and where which question came first."""
    anna = await place.guest("Anna")
    wanted = {"game": game, "seats": 3, "options": OPTIONS[game], "level": "rookie"}
    table = (await anna.post("/api/play", wanted))["id"]
    asked: dict[str, int] = {}
    async with anna.at(table) as page:
        await page.until(lambda: page.match)
        while page.info["status"] != "over":
            if 0 in page.match["due"] and page.look_of(0)["decisions"]:
                asked.setdefault(kind_of(page), len(page.updates) - 1)
                with contextlib.suppress(Refused):  # an outcry may have gone on meanwhile
                    await page.act(0, lambda decisions: decisions[-1])
            else:
                await page.next()
        updates = page.updates
        film = await anna.get(f"/api/tables/{table}/replay")
        file = (await anna.http.get(f"/api/tables/{table}/match")).text
    words = {
        language: (registry.folder(game) / f"words.{language}.ftl").read_text(encoding="utf-8")
        for language in ("ja", "en")
    }
    told = {"person": anna.person, "asked": asked, "updates": updates, "words": words}
    write(f"{game}.json", {**told, "replay": film, "file": json.loads(file)})


def write(name: str, data: object) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")


async def story(place: Place) -> None:
    for game in OPTIONS:
        await record(place, game)


if __name__ == "__main__":
    registry.add_package("tests.toys")
    for name in OPTIONS:
        warm(name)
        load(name)
    with tempfile.TemporaryDirectory() as folder:
        served(f"{folder}/paddock.db", story)
